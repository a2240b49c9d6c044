"""The game knowledge bots use: how good a position is for a seat.

Prospects are counted in whole numbers, which are the same on every machine: in ten-thousandths of a
victory point, `POINT` of which are one.
"""

from .components import Card, Colour, Four, Pad
from .events import Claimed, Event, Hopped
from .grid import LOG, in_line, neighbours
from .score import FinalScore, final_scores, strongest
from .state import Position, Stage
from .weights import BULLFROG_IN_RESERVE, EARLY, HOP, LEAD, OPENING, RESERVE

POINT = 10_000
"""A victory point."""

PERCENT = POINT // 100


TERMS = ("cards", "log", "bonus", "lead", "chase", "hops", "frogs", "bullfrogs")
"""The terms of a colour: points as they stand; what the pads promise where it leads and where it
does not, and what hops promise; its reserve."""

Worths = tuple[int, ...]
"""What each of the terms is worth."""

FACTS = {"claimed": ("cards",), "landed": ("log",)}
"""What events tell better than a term, and the terms that each of them stands for."""


def evaluate(position: Position, seat: int) -> int:
    """The seat's prospects less those of its strongest opponent: the sum of the terms."""
    own, rivals = _worths(position, seat)
    return sum(own) + rivals + _openings(position, seat)


def terms(position: Position, seat: int) -> dict[str, int]:
    """What the position is worth to the seat, term by term; `rivals` counts against it."""
    own, rivals = _worths(position, seat)
    found = dict(zip(TERMS, own, strict=True))
    return found | {"rivals": rivals, "openings": _openings(position, seat)}


def _worths(position: Position, seat: int) -> tuple[Worths, int]:
    """The seat's own terms, and what all the others have."""
    prospects = [_prospects(position, score) for score in final_scores(position)]
    own = prospects.pop(seat)
    others = [sum(theirs) for theirs in prospects]
    best = max(others, default=0)
    return own, -best - (sum(others) - best) // 10


def fact(event: Event, position: Position, seat: int) -> tuple[str, int | None] | None:
    """What an event is to the seat, as one of `FACTS`, and its number: points won, or pieces."""
    own = position.colours[seat]
    match event:
        case Claimed(colour, card=card) if colour == own:
            return "claimed", card.points + _own_colour(position, card, own)
        case Hopped(colour, target=target) if colour == own and target == LOG:
            return "landed", 1
    return None


def _prospects(position: Position, score: FinalScore) -> Worths:
    colour = score.colour
    lead = chase = hops = 0
    for cell, pad in position.cards.items():
        if cell == LOG or pad.free == pad.card.spaces:
            continue
        strengths = pad.strengths()
        leader = strongest(strengths)
        worth = _promise(pad, strengths, leader, colour) * _points(position, pad, colour)
        if leader == colour:
            lead += worth
            continue
        chase += worth
        # losers hop first: a full pad beside the Log carries its losers there
        if not pad.free and strengths[colour] > 0 and LOG in neighbours(cell):
            hops += HOP
    return (
        POINT * (score.cards + score.own_colour),
        POINT * score.log,
        POINT * score.log_bonus,
        lead,
        chase,
        hops,
        RESERVE * position.frogs[colour],
        BULLFROG_IN_RESERVE * position.bullfrogs[colour],
    )


def _points(position: Position, pad: Pad, colour: Colour) -> int:
    return pad.card.points + _own_colour(position, pad.card, colour)


def _own_colour(position: Position, card: Card, colour: Colour) -> int:
    """The point for a card of one's own colour (bullfrogs.final, bullfrogs.solo.final)."""
    return int(card.colour == colour and position.isaac is None)


def _promise(pad: Pad, strengths: Four, leader: Colour | None, colour: Colour) -> int:
    """The chance, roughly, that this colour wins the pad: its lead, the surer the fuller.

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


def _openings(position: Position, seat: int) -> int:
    """How many of the actions left will find a battle worth joining, when it is the seat's turn."""
    if position.stage is not Stage.ACT or position.turn != seat:
        return 0
    played, colour = position.played, position.colours[seat]
    assert played is not None
    chances = sorted(
        (
            OPENING * _points(position, pad, colour) // (1 + abs(_lead(pad.strengths(), colour)))
            for cell, pad in position.cards.items()
            if cell not in (LOG, played) and pad.free and in_line(played, cell)
        ),
        reverse=True,
    )
    spread = [worth for worth in chances for _ in range(2)][: position.actions]
    return sum(spread)


def _lead(strengths: Four, colour: Colour) -> int:
    return strengths[colour] - max(
        strength for other, strength in enumerate(strengths) if other != colour
    )
