"""What is kept in one text each, beside the matches: how it is read, joined and written."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from web.app.model import Learnt, Played, Preferences
from web.app.saves import (
    FINISHED,
    LESSONS,
    MET,
    PLAYED,
    PLAYED_KEPT,
    PREFERENCES,
    RESULTS,
    SOLVED,
    STREAKS,
    best,
    read_finished,
    read_learnt,
    read_met,
    read_played,
    read_preferences,
    read_results,
    read_solved,
    read_streaks,
    write_finished,
    write_learnt,
    write_met,
    write_played,
    write_preferences,
    write_results,
    write_solved,
    write_streaks,
)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One of them."""

    name: str
    """What it is in the model."""
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    together: Callable[[Any, Any], Any]
    """This device's and another's in one; where only one can stay, this device's."""
    framed: bool = True
    """Whether a frame in somebody's page asks for it, too: what the person likes and knows."""


def read_sheets(storage: Mapping[str, str], framed: bool) -> dict[str, Any]:
    """What the texts of a storage hold, by its name in the model; in a frame, what it asks for."""
    return {
        sheet.name: sheet.read(storage.get(key, ""))
        for key, sheet in SHEETS.items()
        if sheet.framed or not framed
    }


def _mine_first(mine: Mapping[str, int], theirs: Mapping[str, int]) -> dict[str, int]:
    return {**theirs, **mine}


def _most(mine: Mapping[str, int], theirs: Mapping[str, int]) -> dict[str, int]:
    return {key: max(mine.get(key, 0), theirs.get(key, 0)) for key in {**mine, **theirs}}


def _learnt(mine: Mapping[str, Learnt], theirs: Mapping[str, Learnt]) -> dict[str, Learnt]:
    """In each lesson as far as somebody came here or there; those of here count as the latest."""
    return {
        key: Learnt(max(here.at, there.at), here.done or there.done)
        for key in [*(key for key in theirs if key not in mine), *mine]
        for here, there in [(mine.get(key, Learnt()), theirs.get(key, Learnt()))]
    }


def _liked(mine: Preferences, theirs: Preferences) -> Preferences:
    """Those of here, unless nobody has chosen anything yet."""
    return theirs if mine == Preferences() else mine


def _played(mine: tuple[Played, ...], theirs: tuple[Played, ...]) -> tuple[Played, ...]:
    """The games of both, each once, in the order of their ends."""
    both = sorted(dict.fromkeys([*mine, *theirs]), key=lambda game: game.when)
    return tuple(both[-PLAYED_KEPT:])


SHEETS = {
    PREFERENCES: Sheet("preferences", read_preferences, write_preferences, _liked),
    LESSONS: Sheet("learnt", read_learnt, write_learnt, _learnt),
    FINISHED: Sheet("finished", read_finished, write_finished, _most),
    MET: Sheet("met", read_met, write_met, lambda mine, theirs: mine | theirs),
    SOLVED: Sheet("solved", read_solved, write_solved, _mine_first),
    RESULTS: Sheet(
        "results",
        read_results,
        write_results,
        lambda mine, theirs: best({*mine, *theirs}),
        framed=False,
    ),
    STREAKS: Sheet("streaks", read_streaks, write_streaks, _mine_first, framed=False),
    PLAYED: Sheet("record", read_played, write_played, _played, framed=False),
}
"""All of them, by their keys in the browser's storage."""
