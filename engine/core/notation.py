"""Helpers for text forms: what every game's notation has in common."""

import re
from collections.abc import Callable, Mapping

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
