"""Luck that no side can choose: a number of each side, of which one is sealed before it counts."""

import re
from collections.abc import Iterable

try:
    from hashlib import sha256
except ModuleNotFoundError:  # the site's Python has only what hashlib hands on
    from _sha2 import sha256  # type: ignore[import-not-found,no-redef]

DEAL = 40
"""Characters of a deal: 160 bits."""

_NUMBER = re.compile(r"[0-9a-f]{32}")
_SEAL = re.compile(r"[0-9a-f]{64}")


def _digest(*parts: str) -> str:
    return sha256("\n".join(parts).encode()).hexdigest()


def secret(entropy: str, *what: str) -> str:
    """A number of 128 bits that nobody else can know, another one for everything it is for."""
    return _digest("secret", entropy, *what)[:32]


def seal(table: str, number: str) -> str:
    """What is told of a number before it may be known: it fits no other."""
    return _digest("seal", table, number)


def deal(table: str, numbers: Iterable[str]) -> str:
    """The luck of a match, from the numbers of all sides."""
    return _digest("deal", table, *numbers)[:DEAL]


def is_number(text: str) -> bool:
    """Whether the text is such a number, or the name of a table."""
    return _NUMBER.fullmatch(text) is not None


def is_seal(text: str) -> bool:
    """Whether the text can be a seal."""
    return _SEAL.fullmatch(text) is not None
