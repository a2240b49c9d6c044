"""What sentences name: what the fields of an event, a move or a thing are in words."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from engine.search.hints import AHEAD, ALIKE, ONLY, Reason
from web.boards.table import AnyTable, AnyView
from web.words import Words

V = TypeVar("V", bound=AnyView)

Naming = Mapping[str, Callable[[V, Any], Mapping[str, object]]]
"""For a field of this name, what it puts into the braces of a sentence.

A later one has the last word.
"""


_OF_THE_HOUSE = {
    ONLY: "app.reason.only",
    ALIKE: "app.reason.alike",
    AHEAD: "app.reason.ahead",
}


def listed(words: Words, parts: Sequence[str]) -> str:
    """Things or people in a row: `Ana`, `Ana and Bento`, `Ana, Bento and Carla`; "" for none."""
    if len(parts) < 2:
        return "".join(parts)
    first = words("app.list.and").join(parts[:-1])
    return words("app.list.two", first=first, last=parts[-1])


def facts(naming: Naming[V], view: V, told: object) -> dict[str, object]:
    """What an event, a move or a thing names, by the words in braces."""
    fields = ((field, getattr(told, field, None)) for field in naming)
    found = (naming[field](view, value) for field, value in fields if value is not None)
    return {word: value for each in found for word, value in each.items()}


_RIVALS = "rivals"
"""The reason that reads otherwise where there is only one opponent."""


def because(words: Words, game: str, reason: Reason, rivals: int = 1) -> str:
    """Why a move is advised against so many opponents, as a sentence."""
    key = _OF_THE_HOUSE.get(reason.name, f"{game}.reason.{reason.name}")
    number = rivals if reason.name == _RIVALS else reason.number
    return words(key) if number is None else words.many(key, number)


def why(table: AnyTable, view: AnyView, move: Any, reason: Reason) -> str:
    """Why this move is advised, as exactly as its table can say it."""
    rivals = max(1, len(view.names) - 1)
    said = table.because(view, move, reason.name)
    return said or because(view.words, table.game, reason, rivals)


def final_points(
    words: Words,
    names: Sequence[str],
    points: Sequence[int],
    also: Sequence[str] = (),
) -> str:
    """Everybody's points at the end, the most first, and what else counts for them, by seat."""
    told = []
    for seat in sorted(range(len(names)), key=lambda seat: -points[seat]):
        counts = (words.many("app.final.points", points[seat]), *also[seat : seat + 1])
        score = words("app.list.and").join(counts)
        told.append(words("app.final", name=names[seat], told=score))
    return " ".join(told)


_WAYS = {
    "north": "app.way.north",
    "south": "app.way.south",
    "east": "app.way.east",
    "west": "app.way.west",
}
_SPOKEN_WAYS = {
    "north": "app.way.spoken.north",
    "south": "app.way.spoken.south",
    "east": "app.way.spoken.east",
    "west": "app.way.spoken.west",
}


@lru_cache(maxsize=2_000)
def way(words: Words, game: str, x: int, y: int) -> str:
    """How many cells to the south and to the east of the middle; for ears, also of what."""
    vertical, horizontal = "south" if y > 0 else "north", "east" if x > 0 else "west"
    both = (vertical, abs(y)), (horizontal, abs(x))
    steps = [(side, number) for side, number in both if number]
    if not words.aloud:
        return words("app.list.and").join(words(_WAYS[side], n=number) for side, number in steps)
    told = (words.many(_SPOKEN_WAYS[side], number) for side, number in steps)
    return words(f"{game}.cell.from", steps=words("app.list.and").join(told))
