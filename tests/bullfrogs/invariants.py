"""What must hold after every single move, at the table and alone."""

from collections import Counter

from engine.bullfrogs.components import (
    BULLFROG,
    BULLFROGS,
    FROG,
    FROGS,
    LOG_CARD,
    Card,
    Colour,
    lily_pad,
)
from engine.bullfrogs.events import Lost, Sank
from engine.bullfrogs.grid import LOG
from engine.bullfrogs.play import State
from engine.bullfrogs.state import Stage
from engine.core.game import NOBODY, Event


class Ledger:
    """What belonged to the game at first, and what events say has left it."""

    def __init__(self, state: State) -> None:
        self.box = every_card(state)
        self.lost: Counter[Card] = Counter()
        self.sunk = Counter({colour: state.sunk[colour] for colour in state.colours})

    def hear(self, event: Event) -> None:
        """Take down what leaves the game."""
        if isinstance(event, Lost):
            self.lost[event.card] += 1
        if isinstance(event, Sank):
            self.sunk[event.colour] += event.count

    def look_at(self, state: State) -> None:
        """Everything that holds now."""
        no_piece_is_lost_or_made(state, self.sunk)
        no_card_and_no_point_is_lost_or_made(state, self.box, self.lost)
        no_pad_holds_more_than_its_spaces(state)
        a_full_pad_waits_only_while_acting_or_scoring(state)
        the_log_never_moves(state)
        all_cards_are_one_group_once_slides_are_over(state)
        hands_and_turn_details_fit_the_step(state)
        if state.isaac is not None:
            isaac_stands_on_a_card_and_recruits_at_most_two(state)
        if state.to_act == NOBODY:
            every_card_was_played(state)


def every_card(state: State) -> Counter[Card]:
    """The cards in the pond, in hands and piles, and scored."""
    cards = Counter(pad.card for cell, pad in state.cards.items() if cell != LOG)
    for colour in state.colours:
        held = state.hands[colour] + state.piles[colour]
        cards.update(lily_pad(colour, actions) for actions in held)
        cards.update(state.scored[colour])
    return cards


def no_piece_is_lost_or_made(state: State, sunk: Counter[Colour]) -> None:
    for seat, colour in enumerate(state.colours):
        frogs = sum(pad.pieces[FROG][colour] for pad in state.cards.values())
        bullfrogs = sum(pad.pieces[BULLFROG][colour] for pad in state.cards.values())
        box = 0 if state.isaac is not None and seat else BULLFROGS
        assert state.frogs[colour] + frogs == FROGS
        assert state.bullfrogs[colour] + bullfrogs + sunk[colour] == box
        assert state.sunk[colour] == sunk[colour]
        assert state.frogs[colour] >= 0 <= state.bullfrogs[colour]


def no_card_and_no_point_is_lost_or_made(
    state: State, box: Counter[Card], lost: Counter[Card]
) -> None:
    cards = every_card(state)
    assert cards + lost == box
    points = sum(card.points * count for card, count in (cards + lost).items())
    assert points == sum(card.points * count for card, count in box.items())


def no_pad_holds_more_than_its_spaces(state: State) -> None:
    for pad in state.cards.values():
        assert pad.free >= 0
        assert sum(map(sum, pad.pieces)) + pad.free == pad.card.spaces


def a_full_pad_waits_only_while_acting_or_scoring(state: State) -> None:
    if state.stage not in (Stage.ACT, Stage.ISAAC, Stage.SCORE, Stage.HOP, Stage.MARKER):
        assert not state.full_pads()


def the_log_never_moves(state: State) -> None:
    assert [cell for cell, pad in state.cards.items() if pad.card == LOG_CARD] == [LOG]


def all_cards_are_one_group_once_slides_are_over(state: State) -> None:
    if state.stage not in (Stage.SCORE, Stage.HOP, Stage.MARKER, Stage.SLIDE):
        assert state.log_group() == set(state.cards)


def hands_and_turn_details_fit_the_step(state: State) -> None:
    assert all(len(hand) <= 3 for hand in state.hands)
    assert (state.played is not None) == (state.stage is Stage.ACT) == (state.actions > 0)
    assert (state.sinking is not None) == (state.stage in (Stage.HOP, Stage.MARKER))
    assert bool(state.landings) == (state.stage is Stage.HOP)
    assert (state.outcome() is not None) == (state.to_act == NOBODY)


def isaac_stands_on_a_card_and_recruits_at_most_two(state: State) -> None:
    assert state.isaac is not None
    assert state.isaac.cell in state.cards
    assert state.isaac.recruited <= 2
    assert (state.isaac.left > 0) == (state.stage in (Stage.WALK, Stage.ISAAC))
    assert (state.turn == 1) >= (state.stage in (Stage.ROLL, Stage.WALK, Stage.ISAAC))


def every_card_was_played(state: State) -> None:
    outcome = state.outcome()
    assert outcome is not None
    assert not any(state.hands + state.piles)
    if state.isaac is None:
        assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
