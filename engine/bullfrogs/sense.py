"""The game knowledge bots use: how good a position is for a seat."""

from engine.bullfrogs.components import Colour, Four, Pad
from engine.bullfrogs.grid import LOG, in_line, neighbours
from engine.bullfrogs.score import final_scores, solo_scores, strongest
from engine.bullfrogs.state import Position, Step

EARLY = 0.5
"""How much of a pad's points a lead is worth on a pad that has just begun to fill."""

RESERVE = 0.12
"""Points for each frog in reserve: without them nothing can be deployed."""

BULLFROG_IN_RESERVE = 0.5
"""Points for each bullfrog in reserve: they cannot be sabotaged and rarely come home."""

OPENING = 0.25
"""Points for each action of the played card that will find something worth doing."""


def evaluate(position: Position, seat: int) -> float:
    """The seat's prospects less those of its strongest opponent, in victory points."""
    scores = final_scores(position) if position.isaac is None else solo_scores(position)
    prospects = [
        score.total + _pads(position, score.colour) + _reserve(position, score.colour)
        for score in scores
    ]
    own = prospects[seat]
    others = [worth for other, worth in enumerate(prospects) if other != seat]
    best = max(others, default=0.0)
    value = own - best - 0.1 * (sum(others) - best)
    if position.step is Step.ACT and position.turn == seat:
        value += _openings(position, position.colours[seat])
    return value


def _pads(position: Position, colour: Colour) -> float:
    """What the pads still afloat promise this colour."""
    worth = 0.0
    for cell, pad in position.cards.items():
        if cell == LOG or pad.free == pad.card.spaces:
            continue
        worth += _promise(pad, colour) * _points(position, pad, colour)
        worth += 0.15 * _hop_value(position, cell, pad, colour)
    return worth


def _points(position: Position, pad: Pad, colour: Colour) -> int:
    own_colour = pad.card.colour == colour and position.isaac is None
    return pad.card.points + int(own_colour)


def _promise(pad: Pad, colour: Colour) -> float:
    """The chance, roughly, that this colour wins the pad: its lead, the surer the fuller."""
    strengths = pad.strengths()
    leader = strongest(strengths)
    if pad.free == 0:
        return 1.0 if leader == colour else 0.0
    filled = 1 - pad.free / pad.card.spaces
    own = strengths[colour]
    rival = max(strength for other, strength in enumerate(strengths) if other != colour)
    lead = own - rival
    if lead > 2 * pad.free:
        return 1.0
    if own + 2 * pad.free < rival:
        return 0.0
    share = own / (own + rival + pad.free)
    return (EARLY + (1 - EARLY) * filled) * share + 0.08 * lead * filled


def _hop_value(position: Position, cell: int, pad: Pad, colour: Colour) -> float:
    """Losers hop first: a full pad beside the Log carries its losers there."""
    if pad.free or LOG not in neighbours(cell):
        return 0.0
    strengths: Four = pad.strengths()
    return float(strengths[colour] > 0 and strongest(strengths) != colour)


def _reserve(position: Position, colour: Colour) -> float:
    return RESERVE * position.frogs[colour] + BULLFROG_IN_RESERVE * position.bullfrogs[colour]


def _openings(position: Position, colour: Colour) -> float:
    """How many of the actions left will find a battle worth joining."""
    played = position.played
    assert played is not None
    chances = sorted(
        (
            _points(position, pad, colour) / (1 + abs(_lead(pad, colour)))
            for cell, pad in position.cards.items()
            if cell not in (LOG, played) and pad.free and in_line(played, cell)
        ),
        reverse=True,
    )
    spread = [worth for worth in chances for _ in range(2)][: position.actions]
    return OPENING * sum(spread)


def _lead(pad: Pad, colour: Colour) -> int:
    strengths = pad.strengths()
    return strengths[colour] - max(
        strength for other, strength in enumerate(strengths) if other != colour
    )
