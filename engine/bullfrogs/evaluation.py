"""The game knowledge bots use: how good a position is for a seat.

Prospects are counted in whole numbers, which are the same on every machine: in ten-thousandths of a
victory point, `POINT` of which are one.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ..search.rivals import rivals
from .components import LOG_BONUS, MOST_DEPLOYED, START_PAD, Colour, Four, Pad
from .events import Claimed, Event, Hopped
from .grid import LOG, in_line, neighbours
from .moves import Move, Slide
from .play import State
from .score import card_points, own_colour_bonus, strongest
from .state import Position, Stage
from .weights import BULLFROG_IN_RESERVE, EARLY, HOP, LEAD, OPENING, RESERVE, TURN

POINT = 10_000
"""A victory point."""

PERCENT = POINT // 100

TIE_BREAK = PERCENT // 10
"""For each strength on a pad in the end: it decides between equals (bullfrogs.final.tie-break)."""

SLIDES = 3
"""About so many ways to slide a pad are tried; it matters little where it goes."""


TERMS = ("cards", "log", "bonus", "lead", "chase", "hops", "frogs", "bullfrogs", "tie")
"""The terms of a colour: points as they stand; what the pads promise where it leads and where it
does not, and what hops promise; its reserve while it has turns, then its strength on pads."""

Worths = tuple[int, ...]
"""What each of the terms is worth."""

FACTS = {"claimed": ("cards",), "landed": ("log",)}
"""What events tell better than a term, and the terms that each of them stands for."""


def evaluate(position: Position, seat: int) -> int:
    """The seat's prospects less those of its `rivals`: the sum of the terms."""
    own, others = _worths(position, seat)
    return sum(own) - rivals(others) + _openings(position, seat)


def terms(position: Position, seat: int) -> dict[str, int]:
    """What the position is worth to the seat, term by term; `rivals` counts against it."""
    own, others = _worths(position, seat)
    found = dict(zip(TERMS, own, strict=True))
    return found | {"rivals": -rivals(others), "openings": _openings(position, seat)}


def _worths(position: Position, seat: int) -> tuple[Worths, list[int]]:
    """The seat's own terms, and what each of the others has."""
    on_log = position.cards[LOG].strengths()
    ruler = strongest(on_log)
    pads = [
        (pad, LOG in neighbours(cell))
        for cell, pad in position.cards.items()
        if pad.free != pad.card.spaces and cell != LOG
    ]
    surely = _surely(_turns_left(position))
    prospects = [
        _prospects(position, colour, pads, on_log[colour], colour == ruler, surely)
        for colour in position.colours
    ]
    own = prospects.pop(seat)
    return own, [sum(theirs) for theirs in prospects]


def fact(event: Event, position: Position, seat: int) -> tuple[str, int | None] | None:
    """What an event is to the seat, as one of `FACTS`, and its number: points won, or pieces."""
    own = position.colours[seat]
    match event:
        case Claimed(colour, card=card) if colour == own:
            bonus = own_colour_bonus(card, own, position.isaac is not None)
            return "claimed", card.points + bonus
        case Hopped(colour, target=target) if colour == own and target == LOG:
            return "landed", 1
    return None


def sensible(state: State, seat: int) -> Iterable[Move]:
    """The moves worth trying: of the many ways to slide, a few for the first loose pad."""
    found = state.moves()
    slides = [move for move in found if isinstance(move, Slide)]
    if not slides:
        return found
    first = [move for move in slides if move.source == slides[0].source]
    by_the_log = [move for move in first if LOG in neighbours(move.target)]
    return dict.fromkeys([*by_the_log[:1], *first[:: 1 + len(first) // SLIDES]])


def _prospects(
    position: Position,
    colour: Colour,
    pads: Iterable[tuple[Pad, bool]],
    on_log: int,
    rules_log: bool,
    surely: Sequence[int],
) -> Worths:
    """The terms of a colour, with the pads that have pieces on them, and whether by the Log.

    `surely` tells for each number of free spaces how likely a pad will sink.
    """
    alone = position.isaac is not None
    cards, own_colour = card_points(position.scored[colour], colour, alone)
    plays_on = alone or position.hands[colour] or position.piles[colour]
    lead = chase = hops = tie = 0
    for pad, by_the_log in pads:
        leads, promised, loses = _battle(pad, colour, alone)
        worth = promised * surely[pad.free] // 100
        if leads:
            lead += worth
        else:
            chase += worth
            hops += HOP * (loses and by_the_log)
        if not plays_on:
            tie += TIE_BREAK * pad.strengths()[colour]
    return (
        POINT * (cards + own_colour),
        POINT * on_log,
        POINT * LOG_BONUS * rules_log,
        lead,
        chase,
        hops,
        RESERVE * position.frogs[colour] if plays_on else 0,
        BULLFROG_IN_RESERVE * position.bullfrogs[colour] if plays_on else 0,
        tie,
    )


@lru_cache(1 << 14)
def _battle(pad: Pad, colour: Colour, alone: bool) -> tuple[bool, int, bool]:
    """Whether the colour leads there, what the pad promises it, and whether it loses now.

    Losers hop first: a full pad beside the Log carries its losers there.
    """
    strengths = pad.strengths()
    leader = strongest(strengths)
    worth = _promise(pad, strengths, leader, colour) * _points(pad, colour, alone)
    return leader == colour, worth, not pad.free and strengths[colour] > 0


def _points(pad: Pad, colour: Colour, alone: bool) -> int:
    return pad.card.points + own_colour_bonus(pad.card, colour, alone)


def _promise(pad: Pad, strengths: Four, leader: Colour | None, colour: Colour) -> int:
    """The chance, roughly, that this colour wins the pad if it sinks: the surer the fuller.

    `POINT` when it is sure.
    """
    if pad.free == 0:
        return POINT if leader == colour else 0
    spaces = pad.card.spaces
    filled = spaces - pad.free
    own, lead = strengths[colour], _lead(strengths, colour)
    rival = own - lead
    if lead > 2 * pad.free:
        return POINT
    if own + 2 * pad.free < rival:
        return 0
    surer = EARLY * spaces + (100 - EARLY) * filled
    share = PERCENT * surer * own // (spaces * (own + rival + pad.free))
    return share + PERCENT * LEAD * lead * filled // spaces


def _turns_left(position: Position) -> int:
    """How many turns are still to come: a card each, and as many of Isaac's as of yours."""
    cards = sum(len(position.hands[colour] + position.piles[colour]) for colour in position.colours)
    return cards if position.isaac is None else 2 * cards


@lru_cache
def _surely(turns: int) -> Sequence[int]:
    """In percent, for each number of free spaces, how likely such a pad sinks before the end."""
    return [100, *(min(100, turns * TURN // free) for free in range(1, START_PAD.spaces + 1))]


def _openings(position: Position, seat: int) -> int:
    """How many of the actions left will find a battle worth joining, when it is the seat's turn."""
    if position.stage is not Stage.ACT or position.turn != seat:
        return 0
    played, colour = position.played, position.colours[seat]
    assert played is not None
    alone = position.isaac is not None
    chances = [
        _opening(pad, colour, alone)
        for cell, pad in position.cards.items()
        if pad.free and cell != played and cell != LOG and in_line(played, cell)
    ]
    chances.sort(reverse=True)
    spread = [worth for worth in chances for _ in range(MOST_DEPLOYED)][: position.actions]
    return sum(spread)


@lru_cache(1 << 12)
def _opening(pad: Pad, colour: Colour, alone: bool) -> int:
    return OPENING * _points(pad, colour, alone) // (1 + abs(_lead(pad.strengths(), colour)))


def _lead(strengths: Four, colour: Colour) -> int:
    return strengths[colour] - max(
        strength for other, strength in enumerate(strengths) if other != colour
    )
