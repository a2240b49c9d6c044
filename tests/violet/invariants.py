"""What must hold after every single move."""

from engine.core.game import Event
from engine.violet.components import CARDS, HAND, TORECH, VIOLET
from engine.violet.play import State
from engine.violet.state import Stage


def every_card(state: State) -> list[int]:
    pairs = [card for pair in state.fear_discards if pair for card in pair]
    piles = (*state.hands, state.deck_top, state.deck_rest, state.discard)
    cards = [card for pile in piles for card in pile]
    return sorted([*cards, *state.market_cards(), *state.trick_cards, *pairs])


def look_at(state: State) -> None:
    assert every_card(state) == list(CARDS), "36 cards, each in one place"
    assert state.out_at <= state.fuel <= state.layout.lantern
    assert state.layout.fear <= state.fear <= state.violet
    assert 0 <= state.violet <= state.campfire
    events = (*state.offered, *state.refused, *state.chosen, *state.revealed)
    assert len({*events, *(card.event for card in state.ahead)}) == len(events) + len(state.ahead)
    if state.stage is Stage.LEAD:
        assert len(state.hands[VIOLET]) == HAND
        assert len(state.hands[TORECH]) in (HAND, HAND + 1)
        assert state.pending == ()
        assert not state.ingenious


class Ledger:
    """Where the fear and Violet stood before."""

    def __init__(self, state: State) -> None:
        self.fear, self.violet = state.fear, state.violet

    def hear(self, event: Event) -> None:
        """Nothing needs an event."""

    def look_at(self, state: State) -> None:
        """Everything that holds now; to be called after each move."""
        look_at(state)
        assert state.fear >= self.fear, "the fear only comes nearer"
        assert 0 <= state.violet - self.violet <= 1, "one space at a time, and never back"
        self.fear, self.violet = state.fear, state.violet
