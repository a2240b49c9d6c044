"""Before the first trick: Torech's event cards, the market, and the draft of the opening hands."""

from engine.core.game import Tell
from engine.violet import events, memory, moves
from engine.violet.components import HAND, OFFERED, OFFERS, SEATS, TORECH, VIOLET, Card
from engine.violet.knowledge import DECK, DISCARD, HANDS, OPEN
from engine.violet.state import Ahead, Position, Step


def offer(position: Position, move: moves.Offer, tell: Tell | None) -> None:
    """violet.setup.events: Torech is offered two event cards at a time."""
    position.offered += (move.event,)
    if len(position.offered) == OFFERED:
        position.step = Step.CHOOSE
    if tell:
        tell(events.EventOffered(move.event))


def choose(position: Position, move: moves.Choose, tell: Tell | None) -> None:
    """violet.setup.events: he keeps one of them; the other leaves the game."""
    position.chosen += (move.event,)
    position.refused += tuple(event for event in position.offered if event is not move.event)
    position.offered = ()
    position.step = Step.ARRANGE if len(position.chosen) == OFFERS else Step.OFFER
    if tell:
        tell(events.EventChosen(move.event))


def arrange(position: Position, move: moves.Arrange, tell: Tell | None) -> None:
    """violet.setup.events: face down before the fear, in his order."""
    position.ahead = tuple(map(Ahead, position.layout.event_spaces, move.events))
    position.chosen = ()
    position.step = Step.DEAL
    if tell:
        tell(events.EventsArranged(move.events))


def name_first(position: Position, move: moves.First, tell: Tell | None) -> None:
    """violet.setup.draft: Violet decides who picks first, each time."""
    position.leader = position.turn = move.seat
    position.step = Step.DRAFT
    if tell:
        tell(events.FirstChosen(move.seat))


def go_on_drafting(position: Position) -> None:
    """The market is full: the next pick of the draft, or the first trick, led by Violet."""
    sizes = [len(position.hands[seat]) for seat in SEATS]
    if sizes[VIOLET] != sizes[TORECH]:
        position.turn = 1 - position.leader
        position.step = Step.DRAFT
        return
    position.turn = VIOLET
    if sizes[VIOLET] < HAND:
        position.step = Step.FIRST
    else:
        position.leader = VIOLET
        position.step = Step.LEAD


def take_from_market(position: Position, card: Card, tell: Tell | None) -> None:
    """A card of the market goes to the hand of the seat whose turn it is."""
    seat, place = position.turn, position.market.index(card)
    market = list(position.market)
    market[place] = None
    position.market = tuple(market)
    position.hands[seat] = tuple(sorted((*position.hands[seat], card)))
    position.memory.note(memory.moved, card, OPEN, HANDS[seat])
    if tell:
        tell(events.Picked(seat, card, place))


def fill_market(position: Position, tell: Tell | None) -> None:
    """The market waits for a card of the deck; an empty deck is made anew (violet.reshuffle)."""
    position.step = Step.DEAL
    if position.deck_size:
        return
    position.deck_rest, position.discard = position.discard, ()
    position.memory.note(memory.recycled)
    if tell:
        tell(events.Reshuffled(len(position.deck_rest)))


def deal_to_market(position: Position, card: Card, tell: Tell | None) -> None:
    """The top card of the deck goes to the first empty place of the market."""
    place = position.market.index(None)
    market = list(position.market)
    market[place] = card
    position.market = tuple(market)
    take_off_deck(position, card)
    position.memory.note(memory.moved, card, DECK, OPEN)
    if tell:
        tell(events.Dealt(card, place))


def take_off_deck(position: Position, card: Card) -> None:
    """A card of the deck is no longer in it; the order of the known ones stays."""
    if card in position.deck_top:
        position.deck_top = tuple(other for other in position.deck_top if other != card)
    else:
        position.deck_rest = tuple(other for other in position.deck_rest if other != card)


def discard(position: Position, cards: tuple[Card, ...], tell: Tell | None) -> None:
    """Open cards go to the discard."""
    position.discard = tuple(sorted((*position.discard, *cards)))
    for card in cards:
        position.memory.note(memory.moved, card, OPEN, DISCARD)
    if tell:
        tell(events.Discarded(cards))
