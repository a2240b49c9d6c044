"""Which piece is which, and which card: a moved piece stays the same element of the page.

The rules know only how many frogs of a colour a pad holds. Here each has a number and a slot.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, product
from typing import NamedTuple

from engine.bullfrogs import events
from engine.bullfrogs.components import COLOURS, PIECES, Card, Colour, Pad, Piece
from engine.bullfrogs.grid import LOG, Cell
from engine.bullfrogs.observe import Observation
from web.boards.bullfrogs.marks import Arrival, arrival


class Token(NamedTuple):
    """One wooden piece of the box."""

    colour: Colour
    piece: Piece
    number: int

    @property
    def id(self) -> str:
        """The id of its element: `piece-G-3`, and `piece-G-b1` for a bullfrog."""
        return f"piece-{self.colour.letter}-{'b' if self.piece else ''}{self.number}"


Slots = tuple[Token | None, ...]


@dataclass(frozen=True, slots=True)
class Floating:
    """One card in the pond: the Log is number 0."""

    number: int
    card: Card
    slots: Slots
    """The piece in each space; on the Log, in the order of arrival."""

    @property
    def id(self) -> str:
        return f"card-{self.number}"

    @property
    def tokens(self) -> list[Token]:
        return [token for token in self.slots if token]

    def last(self, colour: Colour, piece: Piece) -> Token:
        """The piece that stands for all of its kind and colour here. Raises StopIteration."""
        alike = (token for token in reversed(self.tokens) if token[:2] == (colour, piece))
        return next(alike)

    def with_token(self, token: Token) -> "Floating":
        """The card with one piece more, in the first free slot."""
        if None not in self.slots:
            return replace(self, slots=(*self.slots, token))
        index = self.slots.index(None)
        return replace(self, slots=(*self.slots[:index], token, *self.slots[index + 1 :]))

    def without(self, token: Token) -> "Floating":
        return replace(self, slots=tuple(None if one == token else one for one in self.slots))


@dataclass(frozen=True, slots=True)
class Scene:
    """Every card in the pond with its pieces, what has just gone under, and Isaac's dice."""

    cards: Mapping[Cell, Floating] = field(default_factory=dict)
    sunk: Mapping[Cell, Floating] = field(default_factory=dict)
    """The pads that sank with the last events, by where they lay: drawn once more, going down."""
    dice: "Dice | None" = None
    """Isaac's dice as they lie since he rolled them last."""


class Dice(NamedTuple):
    """A roll of both dice."""

    number: int
    """Of the roll: another one is another element of the page."""
    face: str
    actions: int

    @property
    def id(self) -> str:
        return f"dice-{self.number}"


def _empty(number: int, cell: Cell, card: Card) -> Floating:
    return Floating(number, card, () if cell == LOG else (None,) * card.spaces)


def follow(scene: Scene | None, happened: Sequence[events.Event], seen: Observation) -> Scene:
    """The scene after these events; from None, a fresh one of the observation alone.

    When scene and events do not lead to what is seen, as after taking a move back, everything
    that still fits stays and the rest moves.
    """
    cards: dict[Cell, Floating] = {}
    sunk: dict[Cell, Floating] = {}
    if scene is not None:
        cards = dict(scene.cards)
        for event in happened:
            _follow_event(cards, sunk, event)
    dice = _on_the_table(seen) if scene is None else scene.dice
    for event in happened:
        if isinstance(event, events.Rolled):
            dice = Dice(dice.number + 1 if dice else 1, event.face, event.actions)
    return Scene(_fitted(cards, sunk, seen), sunk, dice)


def _on_the_table(seen: Observation) -> "Dice | None":
    """Isaac's dice until he has walked: then only what happened tells what they showed."""
    isaac = seen.isaac
    return Dice(0, isaac.face, isaac.rolled) if isaac is not None and isaac.face else None


def _follow_event(
    cards: dict[Cell, Floating], sunk: dict[Cell, Floating], event: events.Event
) -> None:
    came = arrival(event)
    if came:
        _arrive(cards, sunk, came)
    match event:
        case events.Played(_, card, cell):
            cards[cell] = _empty(next(_new_cards([*cards.values(), *sunk.values()])), cell, card)
        case events.Claimed(cell=cell) | events.Lost(cell=cell) if cell in cards:
            sunk[cell] = cards.pop(cell)
        case events.Slid(source, target) if source in cards:
            cards[target] = cards.pop(source)


def _arrive(cards: dict[Cell, Floating], sunk: dict[Cell, Floating], came: Arrival) -> None:
    """A piece out of the box, or the last of its kind where it comes from."""
    if came.cell not in cards:
        return
    if came.source is None:
        token = next(_new_tokens(_tokens(cards, sunk), came.colour, came.piece))
    else:
        there = cards[came.source].tokens if came.source in cards else []
        same = _alike(there, came.colour, came.piece)
        if not same:
            return
        token = same[-1]
        cards[came.source] = cards[came.source].without(token)
    cards[came.cell] = cards[came.cell].with_token(token)


def _alike(tokens: Iterable[Token], colour: Colour, piece: Piece) -> list[Token]:
    return [token for token in tokens if (token.colour, token.piece) == (colour, piece)]


def _new_cards(around: Iterable[Floating]) -> Iterator[int]:
    used = {floating.number for floating in around}
    return (number for number in count(1) if number not in used)


def _tokens(*places: Mapping[Cell, Floating]) -> set[Token]:
    return {token for cards in places for card in cards.values() for token in card.tokens}


def _new_tokens(used: Container[Token], colour: Colour, piece: Piece) -> Iterator[Token]:
    tokens = (Token(colour, piece, number) for number in count(1))
    return (token for token in tokens if token not in used)


Cards = Mapping[Cell, Floating]


def _fitted(cards: Cards, sunk: Cards, seen: Observation) -> dict[Cell, Floating]:
    """The cards as seen, each with the number and the pieces it had, as far as that goes."""
    if _fits(cards, seen):
        return {cell: cards[cell] for cell in sorted(cards)}
    fitted = _fitted_cards(cards, sunk, seen)
    spare = [token for floating in cards.values() for token in floating.tokens]
    wanted: list[tuple[Cell, Colour, Piece]] = []
    for cell, floating in fitted.items():
        tokens, pieces = floating.tokens, seen.cards[cell].pieces
        for colour, piece in product(COLOURS, PIECES):
            number = pieces[piece][colour]
            same = _alike(tokens, colour, piece)
            for token in same[number:]:
                fitted[cell] = fitted[cell].without(token)
            for token in same[:number]:
                spare.remove(token)
            wanted += [(cell, colour, piece)] * (number - len(same))
    used = _tokens(fitted, sunk)
    for cell, colour, piece in wanted:
        moved = _alike(spare, colour, piece)
        if moved:
            spare.remove(moved[0])
        token = moved[0] if moved else next(_new_tokens(used, colour, piece))
        used.add(token)
        fitted[cell] = fitted[cell].with_token(token)
    return fitted


def _fits(cards: Cards, seen: Observation) -> bool:
    """Whether they lie there as seen, so that nothing has to be looked for."""
    return cards.keys() == seen.cards.keys() and all(
        _is_as(floating, seen.cards[cell]) for cell, floating in cards.items()
    )


def _is_as(floating: Floating, pad: Pad) -> bool:
    there = [[0] * len(COLOURS) for _ in PIECES]
    for token in floating.tokens:
        there[token.piece][token.colour] += 1
    return floating.card == pad.card and tuple(map(tuple, there)) == pad.pieces


def _fitted_cards(cards: Cards, sunk: Cards, seen: Observation) -> dict[Cell, Floating]:
    fitted = {
        cell: cards[cell]
        for cell, pad in sorted(seen.cards.items())
        if cell in cards and cards[cell].card == pad.card
    }
    loose = [floating for cell, floating in cards.items() if cell not in fitted]
    for cell in sorted(seen.cards.keys() - fitted.keys()):
        card = seen.cards[cell].card
        same = [floating for floating in loose if floating.card == card]
        if same:
            loose.remove(same[0])
            fitted[cell] = same[0]
        else:
            around = [*cards.values(), *sunk.values(), *fitted.values()]
            number = 0 if cell == LOG else next(_new_cards(around))
            fitted[cell] = _empty(number, cell, card)
    return fitted
