"""Helpers for text forms: what every game's notation has in common."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from .game import BadTextError

_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")


def number(text: str, what: str = "number") -> int:
    """A plain non-negative decimal number of at most six digits. Raises BadTextError.

    No sign and no leading zero: every number is written in one way.
    """
    if _NUMBER.fullmatch(text) is None:
        raise BadTextError(what, text)
    return int(text)


def parse_seat(text: str) -> int:
    """The seat of its number in the notation, 1 to 4. Raises BadTextError."""
    seat = number(text, "seat") - 1
    if seat not in range(4):
        raise BadTextError("seat", text)
    return seat


def is_writable(text: str) -> bool:
    """Whether the text can be kept and sent: half a surrogate pair alone is no character."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


P = TypeVar("P")

Demands = Sequence[tuple[Callable[[P], bool], str]]
"""What a position must meet, each with the name of the part that is wrong when it does not."""


@dataclass(frozen=True, slots=True)
class Part(Generic[P]):
    """One part of a position's text: its name, then its words.

    `write` gives the words in one text, or a list of such texts for a part that may stand more than
    once; None leaves the part out. `read` takes the position and each word; what it stumbles over
    is the fault of the whole part, unless it raises BadTextError itself.
    """

    name: str
    write: Callable[[P], str | list[str] | None]
    read: Callable[..., None]
    bare: bool = False
    """Whether it stands without its name, by its place: so do the first parts of a text."""
    needed: bool = False
    """Whether no text is without it, as none is without a bare one."""
    repeated: bool = False
    """Whether it may stand there more than once."""


class Layout(Generic[P]):
    """How a position is one line of text: its parts in order, and what they must be together."""

    def __init__(self, *parts: Part[P], demands: Demands[P]) -> None:
        self._parts = {part.name: part for part in parts}
        self._bare = [part.name for part in parts if part.bare]
        self._demands = demands

    def write(self, position: P) -> str:
        """The position as text."""
        found = []
        for part in self._parts.values():
            written = part.write(position)
            name = "" if part.bare else part.name
            for text in written if isinstance(written, list) else [written]:
                if text is not None:
                    found.append(f"{name} {text}".strip())
        return "; ".join(found)

    def read(self, text: str, position: P) -> None:
        """Read a text into a fresh position. Raises BadTextError with the part that is wrong."""
        parts = text.split("; ")
        head, sections = parts[0], self._sections(parts)
        for part in self._parts.values():
            if (part.needed or part.bare) and part.name not in sections:
                raise BadTextError(part.name, head)
            for section in sections.get(part.name, ()):
                self._read(part, position, section)
        for holds, name in self._demands:
            if not holds(position):
                raise BadTextError(name, sections.get(name, [head])[0])

    def _sections(self, parts: list[str]) -> dict[str, list[str]]:
        """The parts of a text by their names; most may stand there once."""
        sections = {name: [text] for name, text in zip(self._bare, parts, strict=False)}
        for text in parts[len(self._bare) :]:
            name = text.partition(" ")[0]
            part = self._parts.get(name)
            if part is None or part.bare or (name in sections and not part.repeated):
                raise BadTextError("part", text)
            sections.setdefault(name, []).append(text)
        return sections

    def _read(self, part: Part[P], position: P, text: str) -> None:
        words = text.split(" ")
        try:
            part.read(position, *(words if part.bare else words[1:]))
        except BadTextError:
            raise
        except (ValueError, TypeError, IndexError, KeyError):
            raise BadTextError(part.name, text) from None
