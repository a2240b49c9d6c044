"""Values that know their own text: a verb, then one word for each field. Moves are such values."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from types import UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    TypeVar,
    dataclass_transform,
    get_args,
    get_type_hints,
)

from .game import BadTextError
from .notation import parse_seat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Word(Generic[T]):
    """How a value is written as one word, and read back. `read` raises BadTextError."""

    write: Callable[[T], str]
    read: Callable[[str], T]


def one_of(what: str, values: Iterable[T], write: Callable[[T], str] = str) -> Word[T]:
    """The word of a value that is one of these; reading anything else is an error in `what`."""
    by_text = {write(value): value for value in values}

    def read(text: str) -> T:
        if text not in by_text:
            raise BadTextError(what, text)
        return by_text[text]

    return Word(write, read)


def named(what: str, names: Sequence[str]) -> Word[int]:
    """The word for a place in a list of names. Reading raises BadTextError that names `what`."""
    return one_of(what, range(len(names)), names.__getitem__)


NumberedSeat = Annotated[int, Word(lambda seat: f"{seat + 1}", parse_seat)]
"""A seat; in the notation seats count from 1."""


@dataclass_transform(frozen_default=True)
class Verb:
    """A frozen dataclass by being one: `class Step(Verb, word="step")`.

    Each field is annotated by its `Word`. Its text is written once `reader` has been told of it.
    Only mypy sees to it that nobody changes one: at run time that would treble its cost.
    """

    word: ClassVar[str]

    def __init_subclass__(cls, word: str = "") -> None:
        cls.word = word
        dataclass(unsafe_hash=True)(cls)


def reader(what: str, kinds: Any) -> Callable[[str], Any]:
    """What reads the text of any of these kinds: one of them, a union, or all of a base's.

    What it returns raises BadTextError that names `what` for anything else.
    """
    of: dict[str, tuple[type[Verb], tuple[Word[Any], ...]]] = {}
    each = get_args(kinds) if isinstance(kinds, UnionType) else kinds.__subclasses__() or (kinds,)
    for kind in each:
        words = _words(kind)
        kind.__str__ = _writer(kind, words)
        of[kind.word] = kind, words

    def read(text: str) -> Any:
        verb, *arguments = text.split(" ")
        kind, words = of.get(verb, (None, ()))
        if kind is None or len(words) != len(arguments):
            raise BadTextError(what, text)
        return kind(*(word.read(each) for word, each in zip(words, arguments, strict=True)))

    return read


def _words(kind: type[Any]) -> tuple[Word[Any], ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(get_args(hints[field.name])[1] for field in fields(kind))


def _writer(kind: type[Any], words: tuple[Word[Any], ...]) -> Callable[[Any], str]:
    """One expression for the whole text, since search writes many moves."""
    parts, writers = [kind.word], dict[str, Callable[[Any], str]]()
    for number, (field, word) in enumerate(zip(fields(kind), words, strict=True)):
        writers[f"write{number}"] = word.write
        value = f"self.{field.name}"
        parts.append(f"{{{value}}}" if word.write is str else f"{{write{number}({value})}}")
    writer: Callable[[Any], str] = eval(f"lambda self: f{' '.join(parts)!r}", writers)
    return writer
