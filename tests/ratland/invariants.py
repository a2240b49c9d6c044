"""What must hold after every single move; events keep the accounts a second time."""

from collections import Counter

from engine.core.game import NOBODY, Event
from engine.ratland.components import BAG_SIZE, FOOD_CARDS, PIECES, RATS, Area, Piece
from engine.ratland.events import (
    Attacked,
    Bred,
    Drew,
    Fed,
    Filled,
    Foraged,
    Gained,
    Released,
    Starved,
    ThrewBack,
    Unveiled,
)
from engine.ratland.play import State


class Ledger:
    """Cheese, graves and the bag, as the events since tell of them."""

    def __init__(self, state: State) -> None:
        self.cheese = [clan.cheese for clan in state.clans]
        self.graves = [clan.graveyard for clan in state.clans]
        self.healthy = [clan.healthy for clan in state.clans]
        self.food = state.food
        self.out_of_the_bag: Counter[Piece] = Counter()
        if state.area is not None:
            full = full_bag(state.food, state.area)
            for piece in PIECES:
                self.out_of_the_bag[piece] = full[piece] - state.bag[piece]

    def hear(self, event: Event) -> None:
        """Enter what the event tells."""
        if isinstance(event, Gained | Foraged):
            self.cheese[event.seat] += event.cheese
        elif isinstance(event, Attacked):
            assert 0 <= event.cheese <= min(event.due, self.cheese[event.victim])
            self.cheese[event.seat] += event.cheese
            self.cheese[event.victim] -= event.cheese
        elif isinstance(event, Fed):
            assert event.paid <= event.needed
            self.cheese[event.seat] -= event.paid
        elif isinstance(event, Starved):
            self.graves[event.seat] += event.healthy + event.poisoned
        elif isinstance(event, Released):
            self.graves[event.seat] -= 1
        elif isinstance(event, Bred):
            assert event.born <= event.parents
        elif isinstance(event, Filled):
            assert sum(event.bag) == BAG_SIZE
            assert event.bag == full_bag(self.food, event.area)
            self.out_of_the_bag.clear()
        elif isinstance(event, Drew):
            self.out_of_the_bag[event.piece] += 1
        elif isinstance(event, ThrewBack):
            self.out_of_the_bag[event.piece] -= 1
        elif isinstance(event, Unveiled):
            assert [sum(places) for places in event.places] == self.healthy

    def look_at(self, state: State) -> None:
        """Everything that holds now; to be called after each move."""
        all_eighty_rats_are_somewhere(state)
        self.no_cheese_comes_or_goes_untold(state)
        self.the_bag_and_what_came_out_of_it_are_twelve_pieces(state)
        whoever_is_asked_has_something_to_choose(state)
        if state.to_act == NOBODY:
            the_richest_wins_after_five_to_nine_turns(state)
        self.healthy = [clan.healthy for clan in state.clans]
        self.food = state.food

    def no_cheese_comes_or_goes_untold(self, state: State) -> None:
        assert [clan.cheese for clan in state.clans] == self.cheese
        assert min(self.cheese) >= 0
        assert [clan.graveyard for clan in state.clans] == self.graves

    def the_bag_and_what_came_out_of_it_are_twelve_pieces(self, state: State) -> None:
        if state.area is not None:
            full = full_bag(state.food, state.area)
            for piece in PIECES:
                assert state.bag[piece] + self.out_of_the_bag[piece] == full[piece]


def full_bag(food: tuple[int, ...], area: Area) -> tuple[int, ...]:
    """What the food card in force puts into the bag for an area."""
    return FOOD_CARDS[food[-1]][area]


def all_eighty_rats_are_somewhere(state: State) -> None:
    clans = state.clans
    assert state.pile + sum(clan.rats + clan.graveyard for clan in clans) == RATS
    assert state.pile >= 0
    for clan in clans:
        assert min(*clan.places, clan.poisoned, clan.lost, clan.graveyard) >= 0


def whoever_is_asked_has_something_to_choose(state: State) -> None:
    if state.to_act >= 0:
        assert len(state.moves()) > 1


def the_richest_wins_after_five_to_nine_turns(state: State) -> None:
    outcome = state.outcome()
    assert outcome is not None
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
    assert 5 <= len(state.food) <= 9
