"""The position and its one-line text form."""

from enum import StrEnum
from typing import NamedTuple, Self, TypeVar

from engine.bullfrogs.components import (
    BULLFROGS,
    COLOURS,
    FROGS,
    HAND,
    LOG_CARD,
    Card,
    Colour,
    Pad,
    Piece,
    empty_pad,
    parse_colour,
)
from engine.bullfrogs.grid import LOG, Cell, cell_name, neighbours, parse_cell
from engine.core.game import CHANCE, NOBODY, BadTextError
from engine.core.notation import number


class Step(StrEnum):
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


_CHANCE_STEPS = frozenset({Step.START, Step.DEAL, Step.DRAW})


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


class Position:
    """Everything on and around the table. Whole values are immutable, so a copy is cheap."""

    __slots__ = (
        "actions",
        "bullfrogs",
        "cards",
        "colours",
        "deployed",
        "frogs",
        "hands",
        "isaac",
        "landings",
        "piles",
        "played",
        "scored",
        "sinking",
        "step",
        "turn",
        "winner",
    )

    def __init__(self, colours: tuple[Colour, ...]) -> None:
        self.colours = colours
        """The colour of each seat, in turn order."""
        self.step = Step.PLAY
        self.turn = 0
        """The seat whose turn it is."""
        self.cards: dict[Cell, Pad] = {LOG: empty_pad(LOG_CARD)}
        """Every card in the pond, the Log among them."""
        self.hands: list[tuple[int, ...]] = [()] * 4
        """By colour, the actions of each card in hand, sorted."""
        self.piles: list[tuple[int, ...]] = [()] * 4
        """By colour, the actions of each card in the draw pile, sorted: its order is unknown."""
        self.frogs = [FROGS if colour in colours else 0 for colour in COLOURS]
        """By colour, frogs in reserve."""
        self.bullfrogs = [BULLFROGS if colour in colours else 0 for colour in COLOURS]
        """By colour, bullfrogs in reserve."""
        self.scored: list[tuple[Card, ...]] = [()] * 4
        """By colour, the score pile, oldest first."""
        self.played: Cell | None = None
        """The card played this turn, while acting."""
        self.actions = 0
        """Actions left, while acting."""
        self.deployed: tuple[Cell, ...] = ()
        """Where pieces were deployed in this step, in order."""
        self.sinking: Cell | None = None
        """The pad that sinks, while hopping."""
        self.winner: Colour | None = None
        """Who won the battle on it."""
        self.landings: tuple[Cell, ...] = ()
        """The neighbours of the sinking pad that still get a piece."""
        self.isaac: Isaac | None = None
        """Isaac, in the solo game; his colour is the second one."""

    @property
    def to_act(self) -> int:
        """The seat to act, `CHANCE` or `NOBODY`."""
        if self.step in _CHANCE_STEPS:
            return CHANCE
        return NOBODY if self.step is Step.OVER else self.turn

    @property
    def active(self) -> Colour:
        """The colour whose turn it is."""
        return self.colours[self.turn]

    def copy(self) -> Self:
        """An independent position."""
        other = object.__new__(type(self))
        other.colours = self.colours
        other.step = self.step
        other.turn = self.turn
        other.cards = self.cards.copy()
        other.hands = self.hands.copy()
        other.piles = self.piles.copy()
        other.frogs = self.frogs.copy()
        other.bullfrogs = self.bullfrogs.copy()
        other.scored = self.scored.copy()
        other.played = self.played
        other.actions = self.actions
        other.deployed = self.deployed
        other.sinking = self.sinking
        other.winner = self.winner
        other.landings = self.landings
        other.isaac = self.isaac
        return other

    def to_be_dealt(self) -> Colour | None:
        """Whose opening hand gets the next card, in turn order; None when all are full."""
        for offset in range(len(self.colours)):
            colour = self.colours[(self.turn + offset) % len(self.colours)]
            if len(self.hands[colour]) < HAND and self.piles[colour]:
                return colour
        return None

    def drawing(self) -> Colour | None:
        """The colour chance draws a card for now, if any."""
        if self.step is Step.DEAL:
            return self.to_be_dealt()
        return self.active if self.step is Step.DRAW else None

    def has_reserve(self, colour: Colour) -> bool:
        """Whether any piece of the colour is left to deploy."""
        return self.frogs[colour] + self.bullfrogs[colour] > 0

    def frontier(self) -> set[Cell]:
        """The empty cells adjacent to any card in the pond."""
        cards = self.cards
        around = {cell for card in cards for cell in neighbours(card)}
        return around.difference(cards)

    def log_group(self) -> set[Cell]:
        """The cells of all cards connected with the Log."""
        cards = self.cards
        group = {LOG}
        edge = [LOG]
        while edge:
            for cell in neighbours(edge.pop()):
                if cell in cards and cell not in group:
                    group.add(cell)
                    edge.append(cell)
        return group

    def full_pads(self) -> list[Cell]:
        """The pads without a free space, in the order they came into the pond."""
        return [cell for cell, pad in self.cards.items() if not pad.free]

    def __str__(self) -> str:
        """The position in the notation of `docs/notation.md`."""
        pond = " ".join(
            f"log[{pad}]" if cell == LOG else f"{cell_name(cell)}={pad.card}[{pad}]"
            for cell, pad in self.cards.items()
        )
        turn = [_letters(self.colours), self.active.letter, str(self.step), *self.step_words()]
        parts = [" ".join(turn), pond]
        for word, of in (("hands", self.hands), ("piles", self.piles)):
            if any(of):
                parts.append(" ".join([word, *(c.letter + _digits(of[c]) for c in self.colours)]))
        if any(self.scored):
            piles = (f"{c.letter}:{','.join(map(str, self.scored[c]))}" for c in self.colours)
            parts.append(" ".join(["scored", *piles]))
        sunk = {colour: self.sunk(colour) for colour in self.colours}
        if any(sunk.values()):
            parts.append(" ".join(["sunk", *(f"{c.letter}{n}" for c, n in sunk.items())]))
        if self.isaac is not None:
            parts.append(f"isaac {cell_name(self.isaac.cell)}")
        return "; ".join(parts)

    def sunk(self, colour: Colour) -> int:
        """Bullfrogs of the colour that are out of the game."""
        if self.isaac is not None and colour == self.colours[1]:
            return 0  # his only bullfrog is the marker
        in_play = sum(pad.pieces[Piece.BULLFROG][colour] for pad in self.cards.values())
        return BULLFROGS - self.bullfrogs[colour] - in_play

    def owner(self, letter: str) -> Colour:
        """The colour of a letter, one of those at the table. Raises BadTextError."""
        colour = parse_colour(letter)
        if colour not in self.colours:
            raise BadTextError("colour", letter)
        return colour

    def step_words(self) -> list[str]:
        """What the step needs to be told of, in the notation."""
        if self.step is Step.ACT and self.played is not None:
            return [cell_name(self.played), str(self.actions), *map(cell_name, self.deployed)]
        if self.step is Step.HOP and self.sinking is not None:
            landings = map(cell_name, self.landings)
            return [cell_name(self.sinking), self.winner_word(), *landings]
        return []

    def read_step(self, words: list[str]) -> bool:
        """Take the step's words back; False when they do not fit the step."""
        if self.step is Step.ACT and len(words) >= 2:
            self.played = parse_cell(words[0])
            self.actions = number(words[1])
            self.deployed = tuple(map(parse_cell, words[2:]))
            return True
        if self.step is Step.HOP and len(words) >= 3:
            self.sinking = parse_cell(words[0])
            self.landings = tuple(map(parse_cell, words[2:]))
            around = self.cards.keys() & set(neighbours(self.sinking))
            return (
                self.read_winner(words[1])
                and around.issuperset(self.landings)
                and len(set(self.landings)) == len(self.landings)
                and all(self.cards[cell].free for cell in self.landings)
            )
        return not words and self.step not in (Step.ACT, Step.HOP)

    def winner_word(self) -> str:
        """Who won the sinking pad, in the notation."""
        return "-" if self.winner is None else self.winner.letter

    def read_winner(self, word: str) -> bool:
        """Take back who won; False when no pad sinks."""
        self.winner = None if word == "-" else self.owner(word)
        return self.sinking in self.cards and self.sinking != LOG


def _letters(colours: tuple[Colour, ...]) -> str:
    return "".join(colour.letter for colour in colours)


def _digits(actions: tuple[int, ...]) -> str:
    return "".join(map(str, actions))


P = TypeVar("P", bound=Position)
"""A kind of position: a state that is being read or imagined."""
