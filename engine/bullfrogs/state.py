"""The position: what everybody sees of it, and what is hidden."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from ..core.fields import Copied
from .components import BULLFROGS, COLOURS, FROG, FROGS, HAND, Card, Colour, Pad, Piece
from .grid import LOG, Cell, neighbours


class Stage(StrEnum):
    """Where in the turn the game stands; the value is its word in the notation."""

    START = "start"  # chance picks who begins
    DEAL = "deal"  # chance deals the opening hands
    PLAY = "play"
    ACT = "act"
    SCORE = "score"
    HOP = "hop"
    SLIDE = "slide"
    END = "end"
    DRAW = "draw"  # chance turns up the card drawn
    OVER = "over"
    ROLL = "roll"  # solo: Isaac's dice
    WALK = "walk"  # solo: where Isaac's marker goes
    ISAAC = "isaac"  # solo: what Isaac does there
    MARKER = "marker"  # solo: where the marker goes when its pad sinks


class Isaac(NamedTuple):
    """The opponent of the solo game: his marker and what his dice let him do."""

    cell: Cell = LOG
    """The card his marker stands on."""
    face: str = ""
    """What the movement die showed, until he has walked."""
    rolled: int = 0
    """What the action die showed."""
    left: int = 0
    """Actions left."""
    recruited: int = 0
    """Frogs recruited this turn."""


def _by_colour() -> list[int]:
    return [0] * len(COLOURS)


def _piles() -> list[tuple[int, ...]]:
    return [()] * len(COLOURS)


@dataclass(slots=True, kw_only=True)
class Public(Copied):
    """What everybody sees. Whole values are immutable, so a copy is cheap. Lists are by colour."""

    colours: tuple[Colour, ...] = ()
    """The colour of each seat, in turn order."""
    stage: Stage = Stage.PLAY
    turn: int = 0
    """The seat whose turn it is."""
    cards: dict[Cell, Pad] = field(default_factory=dict)
    """Every card in the pond, the Log among them."""
    frogs: list[int] = field(default_factory=_by_colour)
    """Frogs in reserve."""
    bullfrogs: list[int] = field(default_factory=_by_colour)
    """Bullfrogs in reserve."""
    sunk: list[int] = field(default_factory=_by_colour)
    """Bullfrogs out of the game."""
    scored: list[tuple[Card, ...]] = field(default_factory=lambda: [()] * len(COLOURS))
    """The score piles, oldest card first."""
    played: Cell | None = None
    """The card played this turn, while acting."""
    actions: int = 0
    """Actions left, while acting."""
    deployed: tuple[Cell, ...] = ()
    """Where pieces were deployed in this stage, in order."""
    sinking: Cell | None = None
    """The pad that sinks, while hopping."""
    winner: Colour | None = None
    """Who won the battle on it."""
    landings: tuple[Cell, ...] = ()
    """The neighbours of the sinking pad that still get a piece."""
    isaac: Isaac | None = None
    """Isaac, in the solo game; his colour is the second one."""

    @property
    def seats(self) -> int:
        """How many sit at the table; Isaac does not."""
        return len(self.colours) - (self.isaac is not None)

    @property
    def active(self) -> Colour:
        """The colour whose turn it is."""
        return self.colours[self.turn]

    def muster(self, colours: tuple[Colour, ...]) -> None:
        """Seat these colours in turn order, with all their pieces in reserve."""
        self.colours = colours
        for colour in colours:
            self.frogs[colour], self.bullfrogs[colour] = FROGS, BULLFROGS

    def reserve(self, piece: Piece) -> list[int]:
        """The pieces of this kind in reserve."""
        return self.frogs if piece is FROG else self.bullfrogs

    def has_reserve(self, colour: Colour) -> bool:
        """Whether any piece of the colour is left to deploy."""
        return self.frogs[colour] + self.bullfrogs[colour] > 0

    def put(self, colour: Colour, piece: Piece, cell: Cell, by: int = 1) -> None:
        """A piece more on the card of this cell, or one less when `by` is -1."""
        self.cards[cell] = self.cards[cell].with_piece(colour, piece, by)

    def has_room(self, cell: Cell) -> bool:
        """Whether a card lies there with a free space; the Log always has one."""
        return cell in self.cards and self.cards[cell].free > 0

    def around(self, cells: Iterable[Cell]) -> set[Cell]:
        """The empty cells adjacent to any of these."""
        return {cell for card in cells for cell in neighbours(card)}.difference(self.cards)

    def log_group(self) -> set[Cell]:
        """The cells of all cards connected with the Log."""
        cards, group, edge = self.cards, {LOG}, [LOG]
        for card in edge:
            for cell in neighbours(card):
                if cell in cards and cell not in group:
                    group.add(cell)
                    edge.append(cell)
        return group

    def full_pads(self) -> list[Cell]:
        """The pads without a free space, in the order they came into the pond."""
        return [cell for cell, pad in self.cards.items() if not pad.free]


@dataclass(slots=True, kw_only=True, eq=False)
class Position(Public):
    """Everything on and around the table."""

    hands: list[tuple[int, ...]] = field(default_factory=_piles)
    """By colour, the actions of each card in hand, sorted."""
    piles: list[tuple[int, ...]] = field(default_factory=_piles)
    """By colour, the actions of each card in the draw pile, sorted: its order is unknown."""

    def drawing(self) -> Colour | None:
        """The colour chance draws a card for now, if any; opening hands fill in turn order."""
        if self.stage is Stage.DRAW:
            return self.active
        if self.stage is Stage.DEAL:
            for colour in (*self.colours[self.turn :], *self.colours[: self.turn]):
                if len(self.hands[colour]) < HAND and self.piles[colour]:
                    return colour
        return None
