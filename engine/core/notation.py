"""Helpers for text forms: what every game's notation has in common."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeVar

from engine.core.game import BadTextError

_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")


def number(text: str, what: str = "number") -> int:
    """A plain non-negative decimal number of at most six digits. Raises BadTextError.

    No sign and no leading zero: every number is written in one way.
    """
    if _NUMBER.fullmatch(text) is None:
        raise BadTextError(what, text)
    return int(text)


Readers = Mapping[str, tuple[Callable[[str], object], ...]]
"""For each verb, what reads each of its arguments."""


def words(text: str, what: str, verbs: Readers) -> list[object]:
    """Split `verb argument ...` and read each argument with its verb's readers.

    Returns the verb and then the arguments as read.
    Raises BadTextError for an unknown verb or a wrong number of arguments.
    """
    verb, *arguments = text.split(" ")
    readers = verbs.get(verb)
    if readers is None or len(readers) != len(arguments):
        raise BadTextError(what, text)
    return [verb, *(read(argument) for read, argument in zip(readers, arguments, strict=True))]


def is_writable(text: str) -> bool:
    """Whether the text can be kept and sent: half a surrogate pair alone is no character."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def read_sections(parts: Iterable[str], known: Collection[str]) -> dict[str, list[str]]:
    """The words of each part of a position, by its first. Raises BadTextError.

    Each is one of the known ones, and none stands twice.
    """
    sections: dict[str, list[str]] = {}
    for part in parts:
        name, *entries = part.split(" ")
        if name not in known or name in sections:
            raise BadTextError("part", part)
        sections[name] = entries
    return sections


P = TypeVar("P")

Demands = Sequence[tuple[Callable[[P], bool], str]]
"""What a position must meet, each with the name of the part that is wrong when it does not."""


def part_of(text: str, name: str, layout: Sequence[str]) -> str:
    """The part of a position's text that has this name.

    The first parts have their names by the `layout`, the others begin with theirs. When there is
    no such part the turn, which stands first, is what asks for it.
    """
    parts = text.split("; ")
    if name in layout[: len(parts)]:
        return parts[layout.index(name)]
    return next((part for part in parts if part.partition(" ")[0] == name), parts[0])


def check(position: P, text: str, demands: Demands[P], layout: Sequence[str]) -> None:
    """Raises BadTextError with the part of the text whose demand is the first that is unmet."""
    for holds, name in demands:
        if not holds(position):
            raise BadTextError(name, part_of(text, name, layout))
