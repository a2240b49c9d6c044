"""Whole games under a magnifying glass: what must hold after every single move."""

from collections import Counter
from dataclasses import replace
from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.core.game import CHANCE, NOBODY, Event
from engine.ratland import GAME
from engine.ratland.components import BAG_SIZE, FOOD_CARDS, PIECES, RATS
from engine.ratland.events import (
    Bred,
    Drew,
    Fed,
    Filled,
    Foraged,
    Gained,
    Starved,
    Stole,
    ThrewBack,
    Unveiled,
)
from engine.ratland.moves import Move
from engine.ratland.placement import Placements
from engine.ratland.play import State
from engine.ratland.state import Step


class Sewer(RuleBasedStateMachine):
    """Plays on from one position; events keep the accounts a second time."""

    state: State
    cheese: list[int]
    graves: list[int]
    out_of_the_bag: Counter[int]

    @initialize(seats=st.sampled_from(GAME.seats), food=st.sampled_from(["shuffled", "first-game"]))
    def start(self, seats: int, food: str) -> None:
        self.state = GAME.start(seats, {"food": food})
        self.cheese = [clan.cheese for clan in self.state.clans]
        self.graves = [0] * seats
        self.out_of_the_bag = Counter()

    def hear(self, event: Event) -> None:
        if isinstance(event, Gained | Foraged):
            self.cheese[event.seat] += event.cheese
        elif isinstance(event, Stole):
            assert 0 < event.cheese <= min(event.due, self.cheese[event.victim])
            self.cheese[event.seat] += event.cheese
            self.cheese[event.victim] -= event.cheese
        elif isinstance(event, Fed):
            assert event.paid <= event.needed
            self.cheese[event.seat] -= event.paid
        elif isinstance(event, Starved):
            self.graves[event.seat] += event.healthy + event.poisoned
        elif isinstance(event, Bred):
            assert event.born <= event.parents
        elif isinstance(event, Filled):
            assert sum(event.bag) == BAG_SIZE
            assert event.bag == FOOD_CARDS[self.state.food[-1]][event.area]
            self.out_of_the_bag.clear()
        elif isinstance(event, Drew):
            self.out_of_the_bag[event.piece] += 1
        elif isinstance(event, ThrewBack):
            self.out_of_the_bag[event.piece] -= 1
        elif isinstance(event, Unveiled):
            healthy = [clan.healthy for clan in self.state.clans]
            assert [sum(places) for places in event.places] == healthy

    def play(self, move: Move) -> None:
        assert self.state.refusal(move) is None
        grave_before = [clan.graveyard for clan in self.state.clans]
        self.state.play(move, self.hear)
        if str(move) == "release":
            for seat, clan in enumerate(self.state.clans):
                self.graves[seat] -= clan.graveyard < grave_before[seat]

    @precondition(lambda self: self.state.to_act == CHANCE)
    @rule(data=st.data())
    def let_chance_decide(self, data: st.DataObject) -> None:
        while self.state.to_act == CHANCE:
            self.play(data.draw(st.sampled_from([move for move, _ in self.state.chance()])))

    @precondition(lambda self: self.state.to_act >= 0)
    @rule(seed=st.integers(0, 1000))
    def decide_anything(self, seed: int) -> None:
        moves, random = self.state.moves(), Random(seed)
        if isinstance(moves, Placements):
            self.play(moves.choose(random))
        else:
            self.play(random.choice(list(moves)))

    @precondition(lambda self: self.state.step is Step.PLACE)
    @rule(seed=st.integers(0, 1000))
    def breed_a_lot(self, seed: int) -> None:
        """Half of the rats in the nursery, so that the pile runs short and many starve."""
        while self.state.step is Step.PLACE:
            placements = self.state.placements(self.state.to_act)
            half = placements.rats // 2
            move = Placements(half, placements.pantry).choose(Random(seed))
            self.play(replace(move, nursery=move.nursery + placements.rats - half))

    @precondition(lambda self: self.state.to_act == NOBODY)
    @rule()
    def look_at_the_result(self) -> None:
        outcome = self.state.outcome()
        assert outcome is not None
        assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
        assert 5 <= len(self.state.food) <= 9

    @invariant()
    def all_eighty_rats_are_somewhere(self) -> None:
        clans = self.state.clans
        assert self.state.pile + sum(clan.rats + clan.graveyard for clan in clans) == RATS
        assert self.state.pile >= 0
        for clan in clans:
            assert min(*clan.places, clan.poisoned, clan.lost, clan.graveyard) >= 0

    @invariant()
    def no_cheese_comes_or_goes_untold(self) -> None:
        assert [clan.cheese for clan in self.state.clans] == self.cheese
        assert min(self.cheese) >= 0
        assert [clan.graveyard for clan in self.state.clans] == self.graves

    @invariant()
    def the_bag_and_what_came_out_of_it_are_twelve_pieces(self) -> None:
        if self.state.area is not None:
            full = FOOD_CARDS[self.state.food[-1]][self.state.area]
            for piece in PIECES:
                assert self.state.bag[piece] + self.out_of_the_bag[piece] == full[piece]

    @invariant()
    def a_position_is_a_line_of_text(self) -> None:
        again = GAME.position(str(self.state))
        assert str(again) == str(self.state)
        assert again.pile == self.state.pile

    @invariant()
    def whoever_is_asked_has_something_to_choose(self) -> None:
        if self.state.to_act >= 0:
            assert len(self.state.moves()) > 1


TestSewer = Sewer.TestCase
