"""The game knowledge bots use: how good a position is for a seat.

Prospects are counted in whole numbers, which are the same on every machine: in ten-thousandths of a
victory point, `POINT` of which are one.
"""

from engine.bullfrogs.components import Colour, Four, Pad
from engine.bullfrogs.grid import LOG, in_line, neighbours
from engine.bullfrogs.score import final_scores, strongest
from engine.bullfrogs.state import Position, Stage

POINT = 10_000
"""A victory point."""

PERCENT = POINT // 100

EARLY = 50
"""How much of a pad's points its strengths are worth while it is empty, in percent."""

LEAD = 8
"""How much of them each step of a lead is worth when it is full, in percent."""

HOP = 15 * PERCENT
"""For a losing piece that will hop to the Log."""

RESERVE = 12 * PERCENT
"""For each frog in reserve: without them nothing can be deployed."""

BULLFROG_IN_RESERVE = 50 * PERCENT
"""For each bullfrog in reserve: they cannot be sabotaged and rarely come home."""

OPENING = 25 * PERCENT
"""For each action of the played card that will find a point worth fighting for."""


def evaluate(position: Position, seat: int) -> int:
    """The seat's prospects less those of its strongest opponent."""
    prospects = [
        POINT * score.total
        + _pads(position, score.colour)
        + RESERVE * position.frogs[score.colour]
        + BULLFROG_IN_RESERVE * position.bullfrogs[score.colour]
        for score in final_scores(position)
    ]
    own = prospects[seat]
    others = [worth for other, worth in enumerate(prospects) if other != seat]
    best = max(others, default=0)
    value = own - best - (sum(others) - best) // 10
    if position.stage is Stage.ACT and position.turn == seat:
        value += _openings(position, position.colours[seat])
    return value


def _pads(position: Position, colour: Colour) -> int:
    """What the pads still afloat promise this colour."""
    worth = 0
    for cell, pad in position.cards.items():
        if cell == LOG or pad.free == pad.card.spaces:
            continue
        worth += _promise(pad, colour) * _points(position, pad, colour)
        if _will_hop(cell, pad, colour):
            worth += HOP
    return worth


def _points(position: Position, pad: Pad, colour: Colour) -> int:
    own_colour = pad.card.colour == colour and position.isaac is None
    return pad.card.points + int(own_colour)


def _promise(pad: Pad, colour: Colour) -> int:
    """The chance, roughly, that this colour wins the pad: its lead, the surer the fuller.

    `POINT` when it is sure.
    """
    strengths = pad.strengths()
    leader = strongest(strengths)
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


def _will_hop(cell: int, pad: Pad, colour: Colour) -> bool:
    """Losers hop first: a full pad beside the Log carries its losers there."""
    if pad.free or LOG not in neighbours(cell):
        return False
    strengths = pad.strengths()
    return strengths[colour] > 0 and strongest(strengths) != colour


def _openings(position: Position, colour: Colour) -> int:
    """How many of the actions left will find a battle worth joining."""
    played = position.played
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
