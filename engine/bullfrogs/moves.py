"""The kinds of move and their text form: `play 3 n1e1`, `sabotage B n1 n1e1`, `hop G frog log`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from engine.bullfrogs.components import (
    ACTION_FACES,
    KINDS,
    MOVEMENT_FACES,
    Colour,
    Piece,
    parse_colour,
    parse_piece,
)
from engine.bullfrogs.grid import Cell, cell_name, parse_cell
from engine.core.game import BadTextError
from engine.core.notation import Readers, number, words


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: this colour's player begins."""

    colour: Colour

    def __str__(self) -> str:
        return f"start {self.colour.letter}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the card with so many actions comes off the pile (bullfrogs.draw)."""

    actions: int

    def __str__(self) -> str:
        return f"draw {self.actions}"


@dataclass(frozen=True, slots=True)
class Play:
    """Place the hand card with so many actions (bullfrogs.play-card)."""

    actions: int
    cell: Cell

    def __str__(self) -> str:
        return f"play {self.actions} {cell_name(self.cell)}"


@dataclass(frozen=True, slots=True)
class Deploy:
    """An action: one piece from the reserve to a pad (bullfrogs.about.deploy)."""

    piece: Piece
    cell: Cell

    def __str__(self) -> str:
        return f"deploy {self.piece.word} {cell_name(self.cell)}"


@dataclass(frozen=True, slots=True)
class Relocate:
    """An action without a reserve: one's own frog from pad to pad (bullfrogs.deploy.relocate)."""

    source: Cell
    target: Cell

    def __str__(self) -> str:
        return f"relocate {cell_name(self.source)} {cell_name(self.target)}"


@dataclass(frozen=True, slots=True)
class Sabotage:
    """An action: an opponent's frog hops to a neighbouring card (bullfrogs.about.sabotage)."""

    victim: Colour
    source: Cell
    target: Cell

    def __str__(self) -> str:
        return f"sabotage {self.victim.letter} {cell_name(self.source)} {cell_name(self.target)}"


@dataclass(frozen=True, slots=True)
class Stop:
    """Leave the remaining actions unused (bullfrogs.actions)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Score:
    """Settle the battle on this full pad next (bullfrogs.score.order)."""

    cell: Cell

    def __str__(self) -> str:
        return f"score {cell_name(self.cell)}"


@dataclass(frozen=True, slots=True)
class Hop:
    """One piece leaves the sinking pad for a neighbouring card (bullfrogs.hop)."""

    colour: Colour
    piece: Piece
    target: Cell

    def __str__(self) -> str:
        return f"hop {self.colour.letter} {self.piece.word} {cell_name(self.target)}"


@dataclass(frozen=True, slots=True)
class Slide:
    """A cut-off pad drifts back to the Log's group (bullfrogs.slide)."""

    source: Cell
    target: Cell

    def __str__(self) -> str:
        return f"slide {cell_name(self.source)} {cell_name(self.target)}"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn and draw, while the pile lasts (bullfrogs.draw)."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: Isaac's two dice, where to and how many actions (bullfrogs.solo.dice)."""

    face: str
    actions: int

    def __str__(self) -> str:
        return f"roll {self.face} {self.actions}"


@dataclass(frozen=True, slots=True)
class Walk:
    """Isaac's marker goes to this card, or stays on it (bullfrogs.solo.move)."""

    target: Cell

    def __str__(self) -> str:
        return f"walk {cell_name(self.target)}"


@dataclass(frozen=True, slots=True)
class Expel:
    """Isaac sends one of your frogs home (bullfrogs.solo.act)."""

    def __str__(self) -> str:
        return "expel"


@dataclass(frozen=True, slots=True)
class Recruit:
    """Isaac puts one of his frogs onto his card (bullfrogs.solo.act)."""

    def __str__(self) -> str:
        return "recruit"


@dataclass(frozen=True, slots=True)
class Idle:
    """Isaac can do nothing with the actions he has left (bullfrogs.solo.act)."""

    def __str__(self) -> str:
        return "idle"


SoloMove = Roll | Walk | Expel | Recruit | Idle
Move = (
    Start | Draw | Play | Deploy | Relocate | Sabotage | Stop | Score | Hop | Slide | End | SoloMove
)

# Move lists are built in every node of a search: equal moves are made once.
play, deploy, relocate = cache(Play), cache(Deploy), cache(Relocate)
sabotage, hop, slide, score, draw = (
    cache(Sabotage),
    cache(Hop),
    cache(Slide),
    cache(Score),
    cache(Draw),
)
STOP, END = Stop(), End()
EXPEL, RECRUIT, IDLE = Expel(), Recruit(), Idle()


def _actions(text: str) -> int:
    actions = number(text, "number of actions")
    if actions not in KINDS:
        raise BadTextError("number of actions", text)
    return actions


def _face(text: str) -> str:
    if text not in MOVEMENT_FACES:
        raise BadTextError("die face", text)
    return text


def _action_face(text: str) -> int:
    actions = number(text, "die face")
    if actions not in ACTION_FACES:
        raise BadTextError("die face", text)
    return actions


_MAKERS: dict[str, Callable[..., Move]] = {
    "start": Start,
    "draw": Draw,
    "play": Play,
    "deploy": Deploy,
    "relocate": Relocate,
    "sabotage": Sabotage,
    "stop": Stop,
    "score": Score,
    "hop": Hop,
    "slide": Slide,
    "end": End,
    "roll": Roll,
    "walk": Walk,
    "expel": Expel,
    "recruit": Recruit,
    "idle": Idle,
}
_READERS: Readers = {
    "start": (parse_colour,),
    "draw": (_actions,),
    "play": (_actions, parse_cell),
    "deploy": (parse_piece, parse_cell),
    "relocate": (parse_cell, parse_cell),
    "sabotage": (parse_colour, parse_cell, parse_cell),
    "stop": (),
    "score": (parse_cell,),
    "hop": (parse_colour, parse_piece, parse_cell),
    "slide": (parse_cell, parse_cell),
    "end": (),
    "roll": (_face, _action_face),
    "walk": (parse_cell,),
    "expel": (),
    "recruit": (),
    "idle": (),
}


def parse_move(text: str) -> Move:
    """The move of a text form. Raises BadTextError."""
    verb, *arguments = words(text, "move", _READERS)
    return _MAKERS[str(verb)](*arguments)
