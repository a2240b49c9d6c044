"""Where puzzles are looked for in each game, and what counts there: see `tools/puzzles.py`."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.bullfrogs.play import State as Pond
from engine.bullfrogs.state import Stage as PondStage
from engine.core.game import State
from engine.ratland.components import EventCard
from engine.ratland.state import Position as Sewer
from engine.ratland.state import Stage as SewerStage
from engine.trio.state import Position as Table
from engine.trio.state import Stage as TableStage
from engine.violet.state import Position as Forest
from engine.violet.state import Stage as ForestStage


def never(before: Any, after: Any) -> bool:
    """No turn is given up before its end."""
    return False


def all_moves(state: State[Any]) -> Iterable[Any]:
    """Whatever is legal."""
    return state.moves()


def all_lines(line: tuple[str, ...]) -> bool:
    """Whatever reaches the goal."""
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Hunt:
    """How puzzles of one game are looked for."""

    games: Mapping[int, int]
    """How many games of bots, by the number of seats."""
    is_fit: Callable[[Any], bool]
    """Whether a position is worth playing out all its turns."""
    fewest: Mapping[str, int]
    """For each goal, how much of it is worth asking for."""
    counted: frozenset[str]
    """The goals that have a number."""
    levels: tuple[str, ...] = ("greedy", "planner")
    """Of the bots."""
    aftermath: frozenset[str] = frozenset()
    """The first words of moves that only follow from what was decided before."""
    unordered: frozenset[str] = frozenset()
    """The fields of a state whose order says nothing."""
    ignored: frozenset[str] = frozenset()
    """The fields of a state that follow from the others, or matter to nobody here."""
    is_dead: Callable[[Any, Any], bool] = never
    """Whether no goal can be reached any more, from the states before the turn and now."""
    moves: Callable[[State[Any]], Iterable[Any]] = all_moves
    """The moves that are tried."""
    is_worth: Callable[[tuple[str, ...]], bool] = all_lines
    """Whether a solution is worth looking for."""
    determinizations: int = 2
    """In how many imagined states a puzzle is proven: in two, where a turn needs nothing hidden."""
    few: int = 40
    """Ways, of the smallest turn that is a puzzle."""
    most: int | None = None
    """Positions of a turn at most: beyond, it is too large for a puzzle."""


def _pond_is_fit(pond: Pond) -> bool:
    """A card is due, of not too many actions, and two pads may fill."""
    if pond.stage is not PondStage.PLAY or max(pond.hands[pond.active]) > 3:
        return False
    return sum(pad.free <= 2 for pad in pond.cards.values()) >= 2


def _moves_in_the_pond(pond: State[Any]) -> Iterable[Any]:
    """All but slides and the end of the turn, after which nothing is gained any more."""
    assert isinstance(pond, Pond)
    return () if pond.stage in (PondStage.SLIDE, PondStage.END) else pond.moves()


def _no_pad_can_fill(before: Pond, after: Pond) -> bool:
    """Without a pad that sinks nothing is gained."""
    if after.stage is PondStage.ACT:
        return all(pad.free > after.actions for pad in after.cards.values())
    return after.stage is PondStage.END and len(after.cards) > len(before.cards)


def _table_is_fit(table: Table) -> bool:
    """A tile is due, and there are some to meet."""
    return table.stage is TableStage.PLACE and len(table.tiles) > 3


def _forest_is_fit(forest: Forest) -> bool:
    """The other has led, or the seat is to use what a won trick gave it."""
    return forest.stage in (ForestStage.FOLLOW, ForestStage.RESULT, ForestStage.SWAP)


def _sewer_is_fit(sewer: Sewer) -> bool:
    """Rats are placed, the seat is the first to do so, and there are not too many of them."""
    return (
        sewer.stage is SewerStage.PLACE
        and len(sewer.waiting) == 2
        and sewer.event is not EventCard.HELMET
        and 3 <= sewer.clans[sewer.to_act].healthy <= 9
        and sewer.clans[1 - sewer.to_act].healthy <= 12
    )


def _placements(sewer: State[Any]) -> Iterable[Any]:
    """Both pipes lead to the same clan: of two placements that swap them, one is tried."""
    return (move for move in sewer.moves() if move.left >= move.right)


def _is_a_plan(line: tuple[str, ...]) -> bool:
    """Rats are sent to more than one place."""
    return sum(not word.endswith("=0") for word in line[0].split(" ")[1:]) > 1


HUNTS: Mapping[str, Hunt] = {
    "bullfrogs": Hunt(
        games={2: 4, 3: 3, 4: 2},
        is_fit=_pond_is_fit,
        fewest={"points": 4, "pads": 1, "log": 1, "drown": 1},
        counted=frozenset({"points", "pads", "drown"}),
        aftermath=frozenset({"score", "hop"}),
        unordered=frozenset({"deployed", "landings"}),
        is_dead=_no_pad_can_fill,
        moves=_moves_in_the_pond,
        most=16_000,
    ),
    "trio": Hunt(
        games={2: 7, 4: 4},
        is_fit=_table_is_fit,
        fewest={"points": 6, "cluster": 6, "home": 1, "trio": 1},
        counted=frozenset({"points", "cluster"}),
        aftermath=frozenset({"end"}),
        ignored=frozenset({"circles"}),
        most=6_000,
    ),
    "violet": Hunt(
        games={2: 60},
        is_fit=_forest_is_fit,
        fewest={"sure": 1, "onward": 1, "suits": 1, "value": 26},
        counted=frozenset({"sure", "onward", "value"}),
        ignored=frozenset({"memory"}),
        most=2_500,
        determinizations=12,
        few=16,
    ),
    "ratland": Hunt(
        games={2: 40},
        is_fit=_sewer_is_fit,
        fewest={"fed": 5, "cheese": 1, "rats": 5},
        counted=frozenset({"fed", "cheese", "rats"}),
        levels=("random", "greedy", "planner"),
        moves=_placements,
        is_worth=_is_a_plan,
    ),
}
