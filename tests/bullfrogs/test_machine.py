"""Whole games under a magnifying glass: what must hold after every single move."""

from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.bullfrogs.components import (
    BULLFROGS,
    FROGS,
    START_PAD,
    Card,
    Colour,
    deck,
    lily_pad,
)
from engine.bullfrogs.events import Event, Lost, Sank
from engine.bullfrogs.game import GAME
from engine.bullfrogs.grid import LOG
from engine.bullfrogs.moves import Deploy, Move
from engine.bullfrogs.play import State
from engine.bullfrogs.state import Step
from engine.core.game import CHANCE, NOBODY


class Pond(RuleBasedStateMachine):
    """Plays on from one position; events say what has left the game."""

    state: State
    box: Counter[Card]
    lost: Counter[Card]
    sunk: Counter[Colour]

    @initialize(seats=st.sampled_from([2, 3, 4]))
    def start(self, seats: int) -> None:
        self.state = GAME.start(seats, {})
        self.box = Counter({START_PAD: 4})
        for colour in self.state.colours:
            self.box.update(lily_pad(colour, actions) for actions in deck(seats))
        self.lost, self.sunk = Counter(), Counter()

    def hear(self, event: Event) -> None:
        if isinstance(event, Lost):
            self.lost[event.card] += 1
        if isinstance(event, Sank):
            self.sunk[event.colour] += event.count

    def play(self, move: Move) -> None:
        assert self.state.refusal(move) is None
        self.state.play(move, self.hear)

    @precondition(lambda self: self.state.to_act == CHANCE)
    @rule(data=st.data())
    def let_chance_decide(self, data: st.DataObject) -> None:
        while self.state.to_act == CHANCE:
            self.play(data.draw(st.sampled_from([move for move, _ in self.state.chance()])))

    @precondition(lambda self: self.state.to_act >= 0)
    @rule(data=st.data())
    def play_anything(self, data: st.DataObject) -> None:
        self.play(data.draw(st.sampled_from(self.state.moves())))

    @precondition(lambda self: self.state.step is Step.ACT)
    @rule(data=st.data())
    def fill_a_pad(self, data: st.DataObject) -> None:
        """Deploy where the fewest spaces are left, so that much sinks and slides."""
        deploys = [move for move in self.state.moves() if isinstance(move, Deploy)]
        if deploys:
            room = [self.state.cards[move.cell].free for move in deploys]
            fullest = [move for move, free in zip(deploys, room, strict=True) if free == min(room)]
            self.play(data.draw(st.sampled_from(fullest)))

    @precondition(lambda self: self.state.step in (Step.PLAY, Step.SCORE, Step.HOP, Step.SLIDE))
    @rule(data=st.data())
    def finish_the_turn(self, data: st.DataObject) -> None:
        turn = self.state.turn
        while self.state.to_act == turn:
            self.play(data.draw(st.sampled_from(self.state.moves())))

    @precondition(lambda self: self.state.to_act == NOBODY)
    @rule()
    def look_at_the_result(self) -> None:
        outcome = self.state.outcome()
        assert outcome is not None
        assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
        assert not any(self.state.hands + self.state.piles)

    @invariant()
    def no_piece_is_lost_or_made(self) -> None:
        for colour in self.state.colours:
            frogs = sum(pad.pieces[0][colour] for pad in self.state.cards.values())
            bullfrogs = sum(pad.pieces[1][colour] for pad in self.state.cards.values())
            assert self.state.frogs[colour] + frogs == FROGS
            assert self.state.bullfrogs[colour] + bullfrogs + self.sunk[colour] == BULLFROGS
            assert self.state.sunk(colour) == self.sunk[colour]
            assert self.state.frogs[colour] >= 0 <= self.state.bullfrogs[colour]

    @invariant()
    def no_card_and_no_point_is_lost_or_made(self) -> None:
        cards = Counter(pad.card for cell, pad in self.state.cards.items() if cell != LOG)
        for colour in self.state.colours:
            held = self.state.hands[colour] + self.state.piles[colour]
            cards.update(lily_pad(colour, actions) for actions in held)
            cards.update(self.state.scored[colour])
        assert cards + self.lost == self.box
        points = sum(card.points * count for card, count in (cards + self.lost).items())
        assert points == sum(card.points * count for card, count in self.box.items())

    @invariant()
    def no_pad_holds_more_than_its_spaces(self) -> None:
        for pad in self.state.cards.values():
            assert pad.free >= 0
            assert sum(map(sum, pad.pieces)) + pad.free == pad.card.spaces

    @invariant()
    def a_full_pad_waits_only_while_acting_or_scoring(self) -> None:
        if self.state.step not in (Step.ACT, Step.SCORE, Step.HOP):
            assert not self.state.full_pads()

    @invariant()
    def the_log_never_moves(self) -> None:
        assert LOG in self.state.cards
        assert str(self.state).split("; ")[1].startswith("log[")

    @invariant()
    def all_cards_are_one_group_once_slides_are_over(self) -> None:
        if self.state.step not in (Step.SCORE, Step.HOP, Step.SLIDE):
            assert self.state.log_group() == set(self.state.cards)

    @invariant()
    def hands_and_turn_details_fit_the_step(self) -> None:
        state = self.state
        assert all(len(hand) <= 3 for hand in state.hands)
        assert (state.played is not None) == (state.step is Step.ACT) == (state.actions > 0)
        assert (state.sinking is not None) == (state.step is Step.HOP) == bool(state.landings)
        assert (state.outcome() is not None) == (state.to_act == NOBODY)


TestPond = Pond.TestCase
TestPond.settings = settings(max_examples=25, stateful_step_count=120)
