"""What can be tapped, and the taps that make each move.

A thing's text is what follows `tap ` in `data-do` and what `View.picked` holds: `card 3`,
`reserve frog`, `frog B n1` (a blue frog on the pad n1), `cell n1e1`, `stop`, `end`.
"""

from collections.abc import Callable, Collection
from typing import ClassVar, NamedTuple

from engine.bullfrogs import moves
from engine.bullfrogs.components import BULLFROG, FROG, Colour, NamedColour, NamedPiece, Piece
from engine.bullfrogs.grid import Cell, NamedCell
from engine.bullfrogs.moves import NumberedCard
from engine.bullfrogs.observe import Observation
from engine.core.verb import Verb, reader
from web.boards import table
from web.boards.bullfrogs.scene import Scene

View = table.View[Observation, moves.Move, Scene]
"""All that the table of Bullfrogs is drawn from."""


class HandCard(Verb, word="card"):
    """A card of the hand, by its actions."""

    actions: NumberedCard


class Reserve(Verb, word="reserve"):
    """A piece of the active player's reserve."""

    piece: NamedPiece


class Standing(Verb):
    """Any piece of this kind and colour on the card of this cell."""

    piece: ClassVar[Piece]
    colour: NamedColour
    cell: NamedCell


class Frog(Standing, word="frog"):
    """Any frog of this colour there."""

    piece = FROG


class Bullfrog(Standing, word="bullfrog"):
    """Any bullfrog of this colour there."""

    piece = BULLFROG


def standing(piece: Piece, colour: Colour, cell: Cell) -> Frog | Bullfrog:
    """A piece of this kind there."""
    return Frog(colour, cell) if piece is FROG else Bullfrog(colour, cell)


class PondCell(Verb, word="cell"):
    """A cell of the pond with or without a card."""

    cell: NamedCell


Whole = moves.Stop | moves.End
"""The moves that one tap makes."""

Thing = HandCard | Reserve | Frog | Bullfrog | PondCell | Whole
parse_thing: Callable[[str], Thing] = reader("thing", Thing)


def own_colour(view: View) -> Colour | None:
    """The viewer's; None for somebody who looks on."""
    seen = view.seen
    return None if seen.viewer is None else seen.colours[seen.viewer]


def held(view: View) -> Thing | None:
    """What is picked up."""
    return parse_thing(view.picked[0]) if view.picked else None


def taps(move: moves.Move, seen: Observation) -> tuple[Thing, ...]:
    """The taps that make a move: what is picked up, then where it goes."""
    match move:
        case moves.Play(actions, cell):
            return (HandCard(actions), PondCell(cell))
        case moves.Deploy(piece, cell):
            return (Reserve(piece), PondCell(cell))
        case moves.Relocate(source, target):
            return (Frog(seen.active, source), PondCell(target))
        case moves.Sabotage(victim, source, target):
            return (Frog(victim, source), PondCell(target))
        case moves.Hop(colour, piece, target):
            assert seen.sinking is not None
            return (standing(piece, colour, seen.sinking), PondCell(target))
        case moves.Slide(source, target):
            return (PondCell(source), PondCell(target))
        case moves.Score(cell) | moves.Walk(cell):
            return (PondCell(cell),)
        case moves.Stop() | moves.End():
            return (move,)
    raise TypeError(move)


class Choices(NamedTuple):
    """What the legal moves leave to tap."""

    firsts: Collection[str]
    """What may be picked up, however the move goes on."""
    targets: Collection[str]
    """What completes a legal move with what is picked up now."""


def choices(view: View) -> Choices:
    """What may be picked up, and where what is picked up may go."""
    firsts: dict[str, None] = {}
    targets: dict[str, None] = {}
    for move in view.moves:
        *start, end = map(str, taps(move, view.seen))
        if start:
            firsts[start[0]] = None
        if tuple(start) == view.picked:
            targets[end] = None
    return Choices(firsts.keys(), targets.keys())
