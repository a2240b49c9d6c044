"""How cards go from pile to pile; each seat's memory is told of what everybody sees."""

from ..core.fields import less, put
from ..core.game import Tell
from . import events, memory
from .components import Card
from .knowledge import DECK, DISCARD, HANDS, OPEN
from .state import Position, Stage


def give(position: Position, card: Card) -> None:
    """A card goes to the hand of the seat whose turn it is."""
    seat = position.turn
    position.hands[seat] = tuple(sorted((*position.hands[seat], card)))


def play_from_hand(position: Position, card: Card) -> None:
    """A card of the seat whose turn it is goes open to the table or to the market."""
    seat = position.turn
    position.hands[seat] = less(position.hands[seat], card)
    position.memory.note(memory.moved, card, HANDS[seat], OPEN)


def take_from_market(position: Position, card: Card, left: Card | None) -> int:
    """An open card goes to the hand, and leaves another, or none, in its place, which is told."""
    place = position.market.index(card)
    position.market = put(position.market, place, left)
    give(position, card)
    position.memory.note(memory.moved, card, OPEN, HANDS[position.turn])
    return place


def fill_market(position: Position, tell: Tell | None) -> None:
    """The market waits for a card of the deck; an empty deck is made anew (violet.reshuffle)."""
    position.stage = Stage.DEAL
    if position.deck_size:
        return
    position.deck_rest, position.discard = position.discard, ()
    position.memory.note(memory.recycled)
    if tell:
        tell(events.Reshuffled(len(position.deck_rest)))


def deal_to_market(position: Position, card: Card, tell: Tell | None) -> None:
    """The top card of the deck goes to the first empty place of the market."""
    place = position.market.index(None)
    position.market = put(position.market, place, card)
    take_off_deck(position, card)
    position.memory.note(memory.moved, card, DECK, OPEN)
    if tell:
        tell(events.Dealt(card, place))


def take_off_deck(position: Position, card: Card) -> None:
    """A card of the deck is no longer in it; the order of the known ones stays."""
    if card in position.deck_top:
        position.deck_top = less(position.deck_top, card)
    else:
        position.deck_rest = less(position.deck_rest, card)


def discard(position: Position, cards: tuple[Card, ...], tell: Tell | None) -> None:
    """Open cards go to the discard."""
    position.discard = tuple(sorted((*position.discard, *cards)))
    for card in cards:
        position.memory.note(memory.moved, card, OPEN, DISCARD)
    if tell:
        tell(events.Discarded(cards))
