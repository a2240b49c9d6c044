"""The kinds of move and their text form: `play 3 n1e1`, `sabotage B n1 n1e1`, `hop G frog log`."""

from collections.abc import Callable
from functools import cache
from typing import Annotated

from ..core.verb import Verb, one_of, reader
from .components import ACTION_FACES, KINDS, MOVEMENT_FACES, NamedColour, NamedPiece
from .grid import NamedCell

NumberedCard = Annotated[int, one_of("number of actions", KINDS)]
"""A lily pad of one's own, by its actions."""

MOVEMENT, ACTION = one_of("die face", MOVEMENT_FACES), one_of("die face", ACTION_FACES)
"""The faces of Isaac's two dice."""


class Move(Verb):
    """Any of these."""


class Start(Move, word="start"):
    """Chance: this colour's player begins."""

    colour: NamedColour


class Draw(Move, word="draw"):
    """Chance: the card with so many actions comes off the pile (bullfrogs.draw)."""

    actions: NumberedCard


class Play(Move, word="play"):
    """Place the hand card with so many actions (bullfrogs.play-card)."""

    actions: NumberedCard
    cell: NamedCell


class Deploy(Move, word="deploy"):
    """An action: one piece from the reserve to a pad (bullfrogs.about.deploy)."""

    piece: NamedPiece
    target: NamedCell


class Relocate(Move, word="relocate"):
    """An action without a reserve: one's own frog from pad to pad (bullfrogs.deploy.relocate)."""

    source: NamedCell
    target: NamedCell


class Sabotage(Move, word="sabotage"):
    """An action: an opponent's frog hops to a neighbouring card (bullfrogs.about.sabotage)."""

    victim: NamedColour
    source: NamedCell
    target: NamedCell


class Stop(Move, word="stop"):
    """Leave the remaining actions unused (bullfrogs.actions)."""


class Score(Move, word="score"):
    """Settle the battle on this full pad next (bullfrogs.score.order)."""

    cell: NamedCell


class Hop(Move, word="hop"):
    """One piece leaves the sinking pad for a neighbouring card (bullfrogs.hop)."""

    colour: NamedColour
    piece: NamedPiece
    target: NamedCell


class Slide(Move, word="slide"):
    """A cut-off pad drifts back to the Log's group (bullfrogs.slide)."""

    source: NamedCell
    target: NamedCell


class End(Move, word="end"):
    """End the turn and draw, while the pile lasts (bullfrogs.draw)."""


class Roll(Move, word="roll"):
    """Chance: Isaac's two dice, where to and how many actions (bullfrogs.solo.dice)."""

    face: Annotated[str, MOVEMENT]
    actions: Annotated[int, ACTION]


class Walk(Move, word="walk"):
    """Isaac's marker goes to this card, or stays on it (bullfrogs.solo.move)."""

    target: NamedCell


class Expel(Move, word="expel"):
    """Isaac sends one of your frogs home (bullfrogs.solo.act)."""


class Recruit(Move, word="recruit"):
    """Isaac puts one of his frogs onto his card (bullfrogs.solo.act)."""


class Idle(Move, word="idle"):
    """Isaac can do nothing with the actions he has left (bullfrogs.solo.act)."""


Deed = Expel | Recruit | Idle
parse_move: Callable[[str], Move] = reader("move", Move)

# Move lists are built in every node of a search: equal moves are made once.
draw, play, deploy, relocate = cache(Draw), cache(Play), cache(Deploy), cache(Relocate)
sabotage, score, hop = cache(Sabotage), cache(Score), cache(Hop)
slide, walk = cache(Slide), cache(Walk)
STOP, END = Stop(), End()
EXPEL, RECRUIT, IDLE = Expel(), Recruit(), Idle()
