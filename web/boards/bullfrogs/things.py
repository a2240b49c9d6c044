"""What can be tapped, and the taps that make each move.

A thing's text is what follows `tap ` in `data-do` and what `View.picked` holds: `card 3`,
`reserve frog`, `frog B n1` (a blue frog on the pad n1), `cell n1e1`, `stop`, `end`.
"""

from collections.abc import Collection
from typing import NamedTuple

from engine.bullfrogs import moves
from engine.bullfrogs.components import FROG, Colour, Piece, parse_colour, parse_piece
from engine.bullfrogs.grid import Cell, cell_name, parse_cell
from engine.bullfrogs.observe import Observation
from engine.core.game import BadTextError
from engine.core.notation import Readers, number, words
from web.boards import table
from web.boards.bullfrogs.scene import Scene

View = table.View[Observation, moves.Move, Scene]
"""All that the table of Bullfrogs is drawn from."""


class HandCard(NamedTuple):
    """A card of the hand, by its actions."""

    actions: int

    def __str__(self) -> str:
        return f"card {self.actions}"


class Reserve(NamedTuple):
    """A piece of the active player's reserve."""

    piece: Piece

    def __str__(self) -> str:
        return f"reserve {self.piece.word}"


class Standing(NamedTuple):
    """Any piece of this kind and colour on the card of this cell."""

    piece: Piece
    colour: Colour
    cell: Cell

    def __str__(self) -> str:
        return f"{self.piece.word} {self.colour.letter} {cell_name(self.cell)}"


class Place(NamedTuple):
    """A cell of the pond with or without a card."""

    cell: Cell

    def __str__(self) -> str:
        return f"cell {cell_name(self.cell)}"


class Command(NamedTuple):
    """A move that needs nothing else."""

    move: moves.Stop | moves.End

    def __str__(self) -> str:
        return str(self.move)


Thing = HandCard | Reserve | Standing | Place | Command

_READERS: Readers = {
    "card": (number,),
    "reserve": (parse_piece,),
    "frog": (parse_colour, parse_cell),
    "bullfrog": (parse_colour, parse_cell),
    "cell": (parse_cell,),
    "stop": (),
    "end": (),
}


def parse_thing(text: str) -> Thing:
    """The thing of a text. Raises BadTextError."""
    match words(text, "thing", _READERS):
        case ["card", int(actions)]:
            return HandCard(actions)
        case ["reserve", Piece() as piece]:
            return Reserve(piece)
        case ["frog" | "bullfrog" as word, Colour() as colour, int(cell)]:
            return Standing(parse_piece(str(word)), colour, cell)
        case ["cell", int(cell)]:
            return Place(cell)
        case ["stop"]:
            return Command(moves.STOP)
        case ["end"]:
            return Command(moves.END)
    raise BadTextError("thing", text)


def taps(move: moves.Move, observation: Observation) -> tuple[Thing, ...]:
    """The taps that make a move: what is picked up, then where it goes."""
    match move:
        case moves.Play(actions, cell):
            return (HandCard(actions), Place(cell))
        case moves.Deploy(piece, cell):
            return (Reserve(piece), Place(cell))
        case moves.Relocate(source, target):
            return (Standing(FROG, observation.active, source), Place(target))
        case moves.Sabotage(victim, source, target):
            return (Standing(FROG, victim, source), Place(target))
        case moves.Hop(colour, piece, target):
            assert observation.sinking is not None
            return (Standing(piece, colour, observation.sinking), Place(target))
        case moves.Slide(source, target):
            return (Place(source), Place(target))
        case moves.Score(cell) | moves.Walk(cell):
            return (Place(cell),)
        case moves.Stop() | moves.End():
            return (Command(move),)
    raise TypeError(move)


class Choices(NamedTuple):
    """What the legal moves leave to tap."""

    firsts: Collection[str]
    """What may be picked up, however the move goes on."""
    targets: Collection[str]
    """What completes a legal move with what is picked up now."""


def choices(
    legal: Collection[moves.Move], picked: tuple[str, ...], observation: Observation
) -> Choices:
    """What may be picked up, and where what is picked up may go."""
    firsts: dict[str, None] = {}
    targets: dict[str, None] = {}
    for move in legal:
        *start, end = map(str, taps(move, observation))
        if start:
            firsts[start[0]] = None
        if tuple(start) == picked:
            targets[end] = None
    return Choices(firsts.keys(), targets.keys())
