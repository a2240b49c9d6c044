"""What has just happened, and what decided the game, as marks on the board."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.trio import events
from engine.trio.components import COLOURS, Colour
from engine.trio.geometry import START, Cell, Circle
from engine.trio.observe import Observation
from engine.trio.score import clusters, is_trio
from engine.trio.state import Stage


@dataclass(slots=True)
class Marks:
    """What to mark."""

    tiles: list[events.TilePlaced] = field(default_factory=list)
    """The tiles laid, with what each edge brought."""
    ways: list[tuple[Circle, Circle]] = field(default_factory=list)
    """The steps of pieces, from circle to circle."""
    arrived: set[Circle] = field(default_factory=set)
    """Where pieces that moved stand now."""


def marks(recent: Sequence[events.Event]) -> Marks:
    """The marks of these events."""
    found = Marks()
    for event in recent:
        match event:
            case events.TilePlaced():
                found.tiles.append(event)
            case events.Entered(_, circle):
                found.arrived.add(circle)
            case events.Stepped(_, source, target):
                found.arrived.discard(source)
                found.arrived.add(target)
                found.ways.append((source, target))
    return found


@dataclass(frozen=True, slots=True)
class Ending:
    """Why the game is over, and what to show of it."""

    reason: str
    """`trio`, `cluster` or `stuck`."""
    circles: tuple[tuple[Colour, tuple[Circle, ...]], ...] = ()
    """The winning line, or each team's largest cluster."""
    blocked: tuple[Cell, ...] = ()
    """All places for a tile of the team that is stuck, each of them taken."""


def ending(seen: Observation) -> Ending | None:
    """The end as it can be seen on the board; None while the game goes on."""
    if seen.stage is not Stage.OVER:
        return None
    for colour in COLOURS:
        pieces = seen.pieces[colour]
        if is_trio(seen.circles, pieces, colour, seen.line):
            return Ending("trio", ((colour, pieces),))
    if any(seen.hand_sizes):
        only_start = {START: seen.tiles[START]}
        places = replace(seen, tiles=only_start).open_cells(seen.active)
        return Ending("stuck", blocked=tuple(sorted(places)))
    return Ending("cluster", tuple((each.colour, each.largest) for each in clusters(seen.circles)))
