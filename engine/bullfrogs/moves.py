"""The kinds of move and their text form: `play 3 n1e1`, `sabotage B n1 n1e1`, `hop G frog log`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from engine.bullfrogs.components import (
    ACTION_FACES,
    KINDS,
    MOVEMENT_FACES,
    NamedColour,
    NamedPiece,
)
from engine.bullfrogs.grid import NamedCell
from engine.core.verb import Verb, one_of, reader

NumberedCard = Annotated[int, one_of("number of actions", KINDS)]
"""A lily pad of one's own, by its actions."""

MOVEMENT, ACTION = one_of("die face", MOVEMENT_FACES), one_of("die face", ACTION_FACES)
"""The faces of Isaac's two dice."""


@dataclass(frozen=True, slots=True)
class Start(Verb, word="start"):
    """Chance: this colour's player begins."""

    colour: NamedColour


@dataclass(frozen=True, slots=True)
class Draw(Verb, word="draw"):
    """Chance: the card with so many actions comes off the pile (bullfrogs.draw)."""

    actions: NumberedCard


@dataclass(frozen=True, slots=True)
class Play(Verb, word="play"):
    """Place the hand card with so many actions (bullfrogs.play-card)."""

    actions: NumberedCard
    cell: NamedCell


@dataclass(frozen=True, slots=True)
class Deploy(Verb, word="deploy"):
    """An action: one piece from the reserve to a pad (bullfrogs.about.deploy)."""

    piece: NamedPiece
    target: NamedCell


@dataclass(frozen=True, slots=True)
class Relocate(Verb, word="relocate"):
    """An action without a reserve: one's own frog from pad to pad (bullfrogs.deploy.relocate)."""

    source: NamedCell
    target: NamedCell


@dataclass(frozen=True, slots=True)
class Sabotage(Verb, word="sabotage"):
    """An action: an opponent's frog hops to a neighbouring card (bullfrogs.about.sabotage)."""

    victim: NamedColour
    source: NamedCell
    target: NamedCell


@dataclass(frozen=True, slots=True)
class Stop(Verb, word="stop"):
    """Leave the remaining actions unused (bullfrogs.actions)."""


@dataclass(frozen=True, slots=True)
class Score(Verb, word="score"):
    """Settle the battle on this full pad next (bullfrogs.score.order)."""

    cell: NamedCell


@dataclass(frozen=True, slots=True)
class Hop(Verb, word="hop"):
    """One piece leaves the sinking pad for a neighbouring card (bullfrogs.hop)."""

    colour: NamedColour
    piece: NamedPiece
    target: NamedCell


@dataclass(frozen=True, slots=True)
class Slide(Verb, word="slide"):
    """A cut-off pad drifts back to the Log's group (bullfrogs.slide)."""

    source: NamedCell
    target: NamedCell


@dataclass(frozen=True, slots=True)
class End(Verb, word="end"):
    """End the turn and draw, while the pile lasts (bullfrogs.draw)."""


@dataclass(frozen=True, slots=True)
class Roll(Verb, word="roll"):
    """Chance: Isaac's two dice, where to and how many actions (bullfrogs.solo.dice)."""

    face: Annotated[str, MOVEMENT]
    actions: Annotated[int, ACTION]


@dataclass(frozen=True, slots=True)
class Walk(Verb, word="walk"):
    """Isaac's marker goes to this card, or stays on it (bullfrogs.solo.move)."""

    target: NamedCell


@dataclass(frozen=True, slots=True)
class Expel(Verb, word="expel"):
    """Isaac sends one of your frogs home (bullfrogs.solo.act)."""


@dataclass(frozen=True, slots=True)
class Recruit(Verb, word="recruit"):
    """Isaac puts one of his frogs onto his card (bullfrogs.solo.act)."""


@dataclass(frozen=True, slots=True)
class Idle(Verb, word="idle"):
    """Isaac can do nothing with the actions he has left (bullfrogs.solo.act)."""


Deed = Expel | Recruit | Idle
SoloMove = Roll | Walk | Deed
Move = (
    Start | Draw | Play | Deploy | Relocate | Sabotage | Stop | Score | Hop | Slide | End | SoloMove
)
parse_move: Callable[[str], Move] = reader("move", Move)

# Move lists are built in every node of a search: equal moves are made once.
draw, play, deploy, relocate = cache(Draw), cache(Play), cache(Deploy), cache(Relocate)
sabotage, score, hop = cache(Sabotage), cache(Score), cache(Hop)
slide, walk = cache(Slide), cache(Walk)
STOP, END = Stop(), End()
EXPEL, RECRUIT, IDLE = Expel(), Recruit(), Idle()
