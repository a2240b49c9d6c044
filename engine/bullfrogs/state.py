"""The position and its one-line text form."""

from collections import Counter
from enum import StrEnum
from typing import Self, TypeVar

from engine.bullfrogs.components import (
    BULLFROGS,
    COLOURS,
    DECK,
    FROGS,
    HAND,
    KINDS,
    LOG_CARD,
    START_PAD,
    START_PADS,
    Card,
    Colour,
    Pad,
    Piece,
    empty_pad,
    lily_pad,
    parse_card,
    parse_colour,
    parse_pieces,
)
from engine.bullfrogs.grid import LOG, REACH, Cell, cell_name, neighbours, parse_cell, x_of, y_of
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


_CHANCE_STEPS = frozenset({Step.START, Step.DEAL, Step.DRAW})


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
        parts = [f"{_letters(self.colours)} {self._turn_text()}", pond]
        for word, of in (("hands", self.hands), ("piles", self.piles)):
            if any(of):
                parts.append(" ".join([word, *(c.letter + _digits(of[c]) for c in self.colours)]))
        if any(self.scored):
            piles = (f"{c.letter}:{','.join(map(str, self.scored[c]))}" for c in self.colours)
            parts.append(" ".join(["scored", *piles]))
        sunk = {colour: self.sunk(colour) for colour in self.colours}
        if any(sunk.values()):
            parts.append(" ".join(["sunk", *(f"{c.letter}{n}" for c, n in sunk.items())]))
        return "; ".join(parts)

    def sunk(self, colour: Colour) -> int:
        """Bullfrogs of the colour that are out of the game."""
        in_play = sum(pad.pieces[Piece.BULLFROG][colour] for pad in self.cards.values())
        return BULLFROGS - self.bullfrogs[colour] - in_play

    def _turn_text(self) -> str:
        words = [self.active.letter, str(self.step)]
        if self.step is Step.ACT and self.played is not None:
            words += [cell_name(self.played), str(self.actions)]
            words += map(cell_name, self.deployed)
        if self.step is Step.HOP and self.sinking is not None:
            words += [cell_name(self.sinking), "-" if self.winner is None else self.winner.letter]
            words += map(cell_name, self.landings)
        return " ".join(words)


def _letters(colours: tuple[Colour, ...]) -> str:
    return "".join(colour.letter for colour in colours)


def _digits(actions: tuple[int, ...]) -> str:
    return "".join(map(str, actions))


P = TypeVar("P", bound=Position)


def read_position(text: str, kind: type[P]) -> P:
    """Read a position's text: reserves are whatever is neither in the pond nor sunk.

    Raises BadTextError for anything that is no possible position.
    """
    turn, separator, _ = text.partition("; ")
    if not separator:
        raise BadTextError("position", text)
    pond, *rest = text.split("; ")[1:]
    letters, _, phrase = turn.partition(" ")
    colours = tuple(parse_colour(letter) for letter in letters)
    if not colours or len(set(colours)) != len(colours):
        raise BadTextError("position", turn)
    position = kind(colours)
    _read_pond(position, pond)
    sections = {section.partition(" ")[0]: section.split(" ")[1:] for section in rest}
    if sections.keys() - {"hands", "piles", "scored", "sunk"} or len(sections) != len(rest):
        raise BadTextError("position", text)
    for word, of in (("hands", position.hands), ("piles", position.piles)):
        for entry in sections.get(word, ()):
            colour = _owner(position, entry[:1])
            of[colour] = _read_cards(colour, entry[1:])
    for entry in sections.get("scored", ()):
        owner, colon, cards = entry.partition(":")
        if not colon:
            raise BadTextError("position", entry)
        position.scored[_owner(position, owner)] = tuple(
            map(parse_card, cards.split(",") if cards else ())
        )
    for entry in sections.get("sunk", ()):
        position.bullfrogs[_owner(position, entry[:1])] -= number(entry[1:])
    if min(position.frogs + position.bullfrogs) < 0:
        raise BadTextError("position", text)
    _read_turn(position, phrase)
    if not (_fits_its_step(position) and _fits_the_box(position)):
        raise BadTextError("position", text)
    return position


def _owner(position: Position, letter: str) -> Colour:
    colour = parse_colour(letter)
    if colour not in position.colours:
        raise BadTextError("position", letter)
    return colour


def _read_cards(colour: Colour, digits: str) -> tuple[int, ...]:
    return tuple(sorted(parse_card(colour.letter + digit).actions for digit in digits))


def _read_pond(position: Position, text: str) -> None:
    position.cards.clear()
    for entry in text.split(" "):
        name, bracket, pieces = entry.removesuffix("]").partition("[")
        where, equals, card = name.partition("=")
        cell = parse_cell(where)
        well_formed = bracket and entry.endswith("]") and bool(equals) != (cell == LOG)
        inside = max(abs(x_of(cell)), abs(y_of(cell))) < REACH
        if not well_formed or not inside or cell in position.cards:
            raise BadTextError("position", entry)
        pad = parse_pieces(LOG_CARD if cell == LOG else parse_card(card), pieces)
        position.cards[cell] = pad
        for colour in COLOURS:
            position.frogs[colour] -= pad.pieces[Piece.FROG][colour]
            position.bullfrogs[colour] -= pad.pieces[Piece.BULLFROG][colour]
    if LOG not in position.cards:
        raise BadTextError("position", text)


def _read_turn(position: Position, phrase: str) -> None:
    active, _, rest = phrase.partition(" ")
    position.turn = position.colours.index(_owner(position, active))
    step, *details = rest.split(" ")
    try:
        position.step = Step(step)
    except ValueError:
        raise BadTextError("position", phrase) from None
    cards = position.cards
    if position.step is Step.ACT and len(details) >= 2:
        position.played = parse_cell(details[0])
        position.actions = number(details[1])
        position.deployed = tuple(map(parse_cell, details[2:]))
        card = cards[position.played].card if position.played in cards else LOG_CARD
        well_formed = card.colour == position.active and 0 < position.actions <= card.actions
    elif position.step is Step.HOP and len(details) >= 3:
        position.sinking = parse_cell(details[0])
        position.winner = None if details[1] == "-" else _owner(position, details[1])
        position.landings = tuple(map(parse_cell, details[2:]))
        around = set(neighbours(position.sinking)).intersection(cards)
        well_formed = (
            position.sinking in cards
            and position.sinking != LOG
            and around.issuperset(position.landings)
            and all(cards[cell].free for cell in position.landings)
        )
    else:
        well_formed = not details and position.step not in (Step.ACT, Step.HOP)
    if not well_formed:
        raise BadTextError("position", phrase)


def _fits_its_step(position: Position) -> bool:
    """Full pads wait only to be scored, and pads drift apart only until they have slid."""
    step = position.step
    may_be_full = step in (Step.ACT, Step.SCORE, Step.HOP)
    may_be_apart = step in (Step.SCORE, Step.HOP, Step.SLIDE)
    return (may_be_full or not position.full_pads()) and (
        may_be_apart or len(position.log_group()) == len(position.cards)
    )


def _fits_the_box(position: Position) -> bool:
    """No card is there more often than in the box, and no hand holds too many."""
    box = Counter({START_PAD: START_PADS})
    cards = Counter(pad.card for cell, pad in position.cards.items() if cell != LOG)
    for colour in position.colours:
        box.update({lily_pad(colour, actions): DECK.count(actions) for actions in KINDS})
        cards.update(position.scored[colour])
        held = position.hands[colour] + position.piles[colour]
        cards.update(lily_pad(colour, actions) for actions in held)
    return cards <= box and max(map(len, position.hands)) <= HAND
