"""What has just happened, as marks on the board: who arrived where, and along which way."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.bullfrogs import events
from engine.bullfrogs.components import FROG, Card, Colour, Piece
from engine.bullfrogs.grid import Cell
from engine.bullfrogs.observe import Observation
from engine.bullfrogs.score import final_scores, own_colour_bonus


@dataclass(frozen=True, slots=True)
class Arrival:
    """A piece came here: from the reserve, or from the cell `source`."""

    cell: Cell
    colour: Colour
    piece: Piece
    source: Cell | None = None


@dataclass(frozen=True, slots=True)
class Drift:
    """A card came here: from a hand, or from the cell `source`."""

    cell: Cell
    source: Cell | None = None


@dataclass(slots=True)
class Marks:
    """What to mark, where everything lies now."""

    arrivals: list[Arrival] = field(default_factory=list)
    drifts: list[Drift] = field(default_factory=list)
    walks: list[tuple[Cell, Cell]] = field(default_factory=list)
    """From where to where Isaac went."""
    claims: list[tuple[Cell, Colour | None, Card]] = field(default_factory=list)
    """Cards that sank, and who took them."""

    def fresh(self) -> Counter[tuple[Cell, Colour, Piece]]:
        """How many pieces of a kind came to a card."""
        return Counter((one.cell, one.colour, one.piece) for one in self.arrivals)


def arrival(event: events.Event) -> Arrival | None:
    """Which piece came to a card with this event, if one did."""
    match event:
        case events.Deployed(colour, piece, cell):
            return Arrival(cell, colour, piece)
        case events.Relocated(colour, source, target):
            return Arrival(target, colour, FROG, source)
        case events.Sabotaged(_, victim, source, target):
            return Arrival(target, victim, FROG, source)
        case events.Hopped(colour, piece, source, target):
            return Arrival(target, colour, piece, source)
        case events.Recruited(colour, cell, source):
            return Arrival(cell, colour, FROG, source)
    return None


def points(seen: Observation) -> list[dict[str, int]]:
    """Everybody's points: for cards, for who sits on the Log, and for being the strongest there."""
    return [
        {
            "cards": each.cards + each.own_colour,
            "log": each.log,
            "log-bonus": each.log_bonus,
        }
        for each in final_scores(seen)
    ]


_POINTS = (events.Claimed, events.Lost)


def moves_points(event: events.Event) -> bool:
    """Whether it is with this that points change: a card is won, or a piece comes.

    What Isaac does is summed up by itself (`sentences.recap`).
    """
    if isinstance(event, events.Recruited):
        return False
    return isinstance(event, _POINTS) or arrival(event) is not None


def term(event: events.Event, seen: Observation) -> tuple[int, str, int] | None:
    """Whose points for cards grew with this, and by how many."""
    if not isinstance(event, events.Claimed):
        return None
    return seen.colours.index(event.colour), "cards", worth(event.card, event.colour, seen)


def worth(card: Card, colour: Colour, seen: Observation) -> int:
    """What a card is worth to whoever takes it: one of its own colour more."""
    return card.points + own_colour_bonus(card, colour, seen.isaac is not None)


def marks(recent: Sequence[events.Event]) -> Marks:
    """The marks of these events; what has gone under since is marked no more."""
    found = Marks()
    for event in recent:
        came = arrival(event)
        if came:
            found.arrivals.append(came)
        match event:
            case events.Played(cell=cell):
                found.drifts.append(Drift(cell))
            case events.Walked(source, target) if source != target:
                found.walks.append((source, target))
            case events.Claimed(_, cell, card) | events.Lost(cell, card):
                found.arrivals = [one for one in found.arrivals if one.cell != cell]
                found.drifts = [one for one in found.drifts if one.cell != cell]
                taker = event.colour if isinstance(event, events.Claimed) else None
                found.claims.append((cell, taker, card))
            case events.Slid(source, target):
                found.arrivals = [
                    replace(one, cell=target) if one.cell == source else one
                    for one in found.arrivals
                ]
                found.drifts = [one for one in found.drifts if one.cell != source]
                found.drifts.append(Drift(target, source))
    return found
