"""What can be tapped, what can be held, and the taps that make each move.

A thing's text is what follows `tap ` in `data-do`: `tile 1` (the first of the hand), `turn`,
`cell n1e1`, `circle start.n`, `reserve`, `partner`, `stop`, `end`. `View.picked` holds such texts
too: the tile with its quarter turns (`tile 1`, `turns 3`) and the cell it is to lie on, or a piece
by its circle, or `reserve`.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Annotated, NamedTuple

from engine.core.notation import number
from engine.core.verb import Verb, Word, one_of, reader
from engine.trio import moves
from engine.trio.components import HAND, PATTERN_OF, ROTATIONS, Face, Pattern
from engine.trio.geometry import Cell, Circle
from engine.trio.observe import Observation
from web.boards import table
from web.boards.trio.scene import Scene

View = table.View[Observation, moves.Move, Scene]
"""All that the table of Trio is drawn from."""


class HandTile(Verb, word="tile"):
    """A tile of the hand, by its place there."""

    index: Annotated[int, one_of("tile of the hand", range(HAND), lambda index: f"{index + 1}")]


class Turn(Verb, word="turn"):
    """A quarter turn of the tile that is held."""


class Turns(Verb, word="turns"):
    """So many quarter turns clockwise; they count on, so that a tile never spins back."""

    count: Annotated[int, Word(str, number)]


class Square(Verb, word="cell"):
    """A cell with or without a tile."""

    cell: moves.NamedCell


class Round(Verb, word="circle"):
    """A circle or a free half, and the piece on it."""

    circle: moves.NamedCircle


class Reserve(Verb, word="reserve"):
    """A piece that is off the board."""


Command = moves.Partner | moves.Stop | moves.End
"""Moves that need nothing else."""

Thing = HandTile | Turn | Turns | Square | Round | Reserve | Command
parse_thing: Callable[[str], Thing] = reader("thing", Thing)


@dataclass(frozen=True, slots=True)
class Held:
    """What is picked up, read from `View.picked`."""

    index: int | None = None
    """Which tile of the hand."""
    turns: int = 0
    cell: Cell | None = None
    """Where the tile is to lie."""
    mover: Round | Reserve | None = None
    """Which piece is to move."""

    @property
    def picked(self) -> tuple[str, ...]:
        """As `View.picked` holds it."""
        things: list[Thing] = []
        if self.index is not None:
            things += [HandTile(self.index), Turns(self.turns)]
        if self.cell is not None:
            things.append(Square(self.cell))
        if self.mover is not None:
            things.append(self.mover)
        return tuple(map(str, things))

    def pattern(self, seen: Observation) -> Pattern | None:
        """The tile that is held."""
        return None if self.index is None else seen.hand[self.index]

    def face(self, seen: Observation) -> Face | None:
        """The tile that is held, as it is turned."""
        pattern = self.pattern(seen)
        return None if pattern is None else turned(pattern, self.turns)


def turned(pattern: Pattern, turns: int) -> Face:
    """How a tile lies after so many quarter turns clockwise."""
    faces = ROTATIONS[pattern]
    return faces[turns % len(faces)]


def held(picked: tuple[str, ...]) -> Held:
    """What is picked up."""
    found = Held()
    for thing in map(parse_thing, picked):
        match thing:
            case HandTile(index):
                found = replace(found, index=index)
            case Turns(count):
                found = replace(found, turns=count)
            case Square(cell):
                found = replace(found, cell=cell)
            case Round() | Reserve():
                found = replace(found, mover=thing)
    return found


def taps(move: moves.Move, seen: Observation) -> tuple[Thing, ...]:
    """The taps that make a move, from nothing picked up."""
    match move:
        case moves.Place(face, cell):
            pattern = PATTERN_OF[face]
            turns = ROTATIONS[pattern].index(face)
            tile = HandTile(seen.hand.index(pattern))
            return (tile, *[Turn()] * turns, Square(cell), Square(cell))
        case moves.Step(source, target):
            return (Round(source), Round(target))
        case moves.Enter(circle):
            return (Reserve(), Round(circle))
        case moves.Partner() | moves.Stop() | moves.End():
            return (move,)
    raise TypeError(move)


class Choices(NamedTuple):
    """What the legal moves leave to tap."""

    cells: Collection[Cell]
    """Where a tile of the hand may lie."""
    movers: Collection[Round | Reserve]
    """Which pieces may move."""
    targets: dict[Circle, list[moves.Step | moves.Enter]]
    """Where they may go: with what is picked up, or if nothing is, all of them."""
    mover: Round | Reserve | None
    """Which piece is picked up."""


def choices(legal: Collection[moves.Move], picked: tuple[str, ...]) -> Choices:
    """What may be done now."""
    mover = held(picked).mover
    cells: dict[Cell, None] = {}
    movers: dict[Round | Reserve, None] = {}
    targets: dict[Circle, list[moves.Step | moves.Enter]] = {}
    for move in legal:
        match move:
            case moves.Place(cell=cell):
                cells[cell] = None
            case moves.Step(source, target):
                movers[Round(source)] = None
                if mover in (None, Round(source)):
                    targets.setdefault(target, []).append(move)
            case moves.Enter(target):
                movers[Reserve()] = None
                if mover in (None, Reserve()):
                    targets.setdefault(target, []).append(move)
    return Choices(cells.keys(), movers.keys(), targets, mover)
