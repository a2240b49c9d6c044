"""Texts of positions, and what becomes of them when words, numbers and parts are changed."""

import re
from collections.abc import Callable
from functools import cache

from hypothesis import strategies as st

from tests.conformance.play import SETTINGS, playthrough

_HALVES = st.sampled_from(["\ud800", "\udbff", "\udc00", "\udfff"])
ANYTHING = st.lists(st.one_of(st.text(), st.text(), _HALVES), max_size=4).map("".join)
"""Any text, with half characters too, which JSON lets in."""

Draw = Callable[..., int]
"""Draws a whole number from 0 to one less than its argument."""

Parts = list[list[str]]
"""A position's text: its parts, and the words of each."""

_NUMBER = re.compile(r"[0-9]+")


@cache
def texts(name: str) -> tuple[str, ...]:
    """Every position of the random games of this game, each once, the rare steps first."""
    played = (playthrough(setting) for setting in SETTINGS if setting.game == name)
    return tuple(dict.fromkeys(text for game in played for text in game.texts))


def parts_of(text: str) -> Parts:
    """The words of each part."""
    return [part.split(" ") for part in text.split("; ")]


def joined(parts: Parts) -> str:
    """The text again."""
    return "; ".join(map(" ".join, parts))


def _kind(parts: Parts, at: int) -> str:
    """Parts of the same kind mean the same: by their first word, the first two by their place."""
    return str(at) if at < 2 else parts[at][0]


@cache
def parts_by_kind(name: str) -> dict[str, tuple[tuple[str, ...], ...]]:
    """All the parts of a kind that there are in the texts of a game."""
    found: dict[str, dict[tuple[str, ...], None]] = {}
    for text in texts(name):
        parts = parts_of(text)
        for at, words in enumerate(parts):
            found.setdefault(_kind(parts, at), {})[tuple(words)] = None
    return {kind: tuple(lots) for kind, lots in found.items()}


@cache
def words_by_kind(name: str) -> dict[str, tuple[str, ...]]:
    """All the words that stand in parts of a kind."""
    return {
        kind: tuple(dict.fromkeys(word for words in lots for word in words))
        for kind, lots in parts_by_kind(name).items()
    }


@cache
def letters(name: str) -> str:
    """Every letter there is in the texts of a game."""
    return "".join(sorted({letter for text in texts(name) for letter in text}))


def _another_part(name: str, parts: Parts, draw: Draw) -> None:
    at = draw(len(parts))
    kind = parts_by_kind(name).get(_kind(parts, at), ((),))
    parts[at] = list(kind[draw(len(kind))])


def _another_word(name: str, parts: Parts, draw: Draw) -> None:
    at = draw(len(parts))
    kind = words_by_kind(name).get(_kind(parts, at), ("",))
    parts[at][draw(len(parts[at]))] = kind[draw(len(kind))]


def _another_number(name: str, parts: Parts, draw: Draw) -> None:
    at = draw(len(parts))
    where = draw(len(parts[at]))
    word = parts[at][where]
    numbers = list(_NUMBER.finditer(word))
    if numbers:
        found = numbers[draw(len(numbers))]
        near = max(0, int(found[0]) - 2 + draw(5))
        number = near if draw(4) else (0, 7, 99, 10**30)[draw(4)]
        parts[at][where] = f"{word[: found.start()]}{number}{word[found.end() :]}"


def _another_letter(name: str, parts: Parts, draw: Draw) -> None:
    at = draw(len(parts))
    where = draw(len(parts[at]))
    word, letter = parts[at][where], draw(len(letters(name)))
    cut = draw(len(word) + 1)
    parts[at][where] = word[:cut] + letters(name)[letter] * draw(3) + word[cut + draw(2) :]


def _another_order(name: str, parts: Parts, draw: Draw) -> None:
    words = parts[draw(len(parts))]
    one, other = draw(len(words)), draw(len(words))
    words[one], words[other] = words[other], words[one]


def _a_word_more_or_less(name: str, parts: Parts, draw: Draw) -> None:
    words = parts[draw(len(parts))]
    at = draw(len(words))
    words[at : at + 1] = [words[at]] * (2 * draw(2))


def _a_part_more_or_less(name: str, parts: Parts, draw: Draw) -> None:
    at = draw(len(parts))
    kinds = [kind for kind in parts_by_kind(name) if not kind.isdigit()]
    if not kinds or draw(2):
        del parts[at]
        return
    lots = parts_by_kind(name)[kinds[draw(len(kinds))]]
    parts.insert(at + 1, list(lots[draw(len(lots))]))


_CHANGES = (
    _another_part,
    _another_part,
    _another_word,
    _another_word,
    _another_number,
    _another_number,
    _another_letter,
    _another_order,
    _a_word_more_or_less,
    _a_part_more_or_less,
)


def changed(name: str, draw: Draw) -> str:
    """A text of the game with one to four things changed."""
    known = texts(name)
    parts = parts_of(known[draw(len(known))])
    for _ in range(1 + draw(4)):
        _CHANGES[draw(len(_CHANGES))](name, parts, draw)
        parts = [words or [""] for words in parts] or [[""]]
    return joined(parts)


@st.composite
def changed_texts(draw: st.DrawFn, name: str) -> str:
    """Texts for Hypothesis."""
    return changed(name, lambda below: draw(st.integers(0, below - 1)))
