"""Imagined worlds: every one of them fits what everybody has seen, and none is forgotten."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine.core.game import CHANCE
from engine.violet import GAME, moves
from engine.violet.components import CARDS, SEATS, value_of
from engine.violet.knowledge import (
    DECK,
    DISCARD,
    OPEN,
    PLACES,
    TORECHS_HAND,
    Bound,
    View,
)
from engine.violet.play import State
from tests.violet.games import game

CERTAIN = (OPEN, *PLACES)


def secretive_game(seed: int) -> Iterator[State]:
    """A game of players who love the cards that move others in secret: each state of it."""
    random, state = Random(seed), GAME.start(2, {})
    loved = set(random.sample([2, 3, 4, 4, 7], random.randrange(1, 4)))

    def is_loved(move: moves.Move) -> bool:
        match move:
            case moves.Lead(card) | moves.Follow(card) | moves.Pick(card) | moves.Take(card):
                return value_of(card) in loved
        return isinstance(move, moves.Swap | moves.Rest)

    while state.outcome() is None:
        state.memory.views()  # what is remembered once need not be worked out again in each copy
        yield state
        options = [move for move, _ in state.chance()] or list(state.moves())
        wanted = [move for move in options if is_loved(move)]
        state.play(random.choice(wanted if wanted and random.random() < 0.9 else options))


def look_into(state: State, random: Random) -> int:
    """Imagine the world of everybody who does not know it; how many worlds were imagined."""
    worlds = 0
    for viewer in (*SEATS, None):
        observation = GAME.observe(state, viewer)
        if all(places in CERTAIN for places in observation.view.where):
            continue
        for _ in range(2):
            world = GAME.determinize(observation, random)
            text = str(world)
            assert GAME.observe(world, viewer) == observation
            assert str(GAME.position(text)) == text, "it contradicts what somebody has seen"
            worlds += 1
    return worlds


TELLING = (97, 282)
"""Games in which one sure bound is needed beside another: found among the first 400."""


@pytest.mark.parametrize("seed", [*range(6), *TELLING])
def test_worlds_of_secretive_games_fit_what_everybody_has_seen(seed: int) -> None:
    random, every = Random(seed), 2 if seed in TELLING else 6
    worlds = 0
    for number, state in enumerate(secretive_game(seed)):
        if number % every == 0:
            worlds += look_into(state, random)
    assert worlds > 30


def test_worlds_of_thoughtful_games_fit_what_everybody_has_seen() -> None:
    worlds = 0
    for seed in range(6):
        random = Random(seed)
        for number, (before, *_) in enumerate(game(seed)):
            if number % 7 == seed % 7 and before.to_act != CHANCE:
                worlds += look_into(before.copy(), random)
    assert worlds > 100


# Four cards surely discarded, one of two others too; then one that nobody saw leaves the discard.

SURE, EITHER, FAR = CARDS[:4], CARDS[4:6], CARDS[6:9]


def at_the_discard() -> View:
    where = [OPEN] * len(CARDS)
    for card in SURE:
        where[card] = DISCARD
    for card in EITHER:
        where[card] = DISCARD | TORECHS_HAND
    for card in FAR:
        where[card] = TORECHS_HAND
    bounds = (Bound(frozenset(EITHER), DISCARD, 1),)
    return View(tuple(where), bounds, (), (0, 4, 0, 5))


def test_what_is_sure_of_some_cards_is_not_forgotten_for_what_is_sure_of_more() -> None:
    after = at_the_discard().unseen(DISCARD, TORECHS_HAND)
    left = set()
    for seed in range(300):
        dealt = after.dealt(Random(seed))[DISCARD]
        left.add((len(set(SURE) & set(dealt)), len(set(EITHER) & set(dealt))))
    assert left == {(3, 1), (4, 0)}, "one of the four has gone, or the one of the two"


def test_two_seats_with_different_knowledge_never_contradict_each_other() -> None:
    """Who knows more of the discard before an unseen swap knows no less of it after."""
    more = at_the_discard()
    less = View(
        tuple(
            DISCARD | TORECHS_HAND if card in (*EITHER, *FAR) else places
            for card, places in zip(CARDS, more.where, strict=True)
        ),
        (),
        (),
        more.sizes,
    )
    for source, target in ((TORECHS_HAND, DISCARD), (DISCARD, TORECHS_HAND)):
        more, less = more.unseen(source, target), less.unseen(source, target)
    assert more.joined(less) == more
    assert less.joined(more) != less


# Against every world there is: a few cards, two hidden places, all that can have happened.

FEW = 7
World = tuple[int, ...]


def every_world(view: View) -> set[World]:
    """All ways to lay the few cards that this view allows."""
    choices = [
        [place for place in CERTAIN if view.where[card] & place or view.where[card] == place]
        for card in range(FEW)
    ]
    return {
        world
        for world in product(*choices)
        if all(world.count(place) == view.size(place) for place in PLACES)
        and all(
            sum(world[card] == bound.place for card in bound.cards) >= bound.least
            for bound in view.bounds
        )
    }


@pytest.mark.parametrize(
    ("places", "exactly"), [((TORECHS_HAND, DISCARD), True), ((TORECHS_HAND, DISCARD, DECK), False)]
)
def test_a_view_allows_every_world_that_can_be(places: tuple[int, ...], exactly: bool) -> None:
    """And between two places no other; with three, what it says of each does not say all."""
    for seed in range(150):
        random = Random(seed)
        world = tuple(random.choice(places) for _ in range(FEW))
        where = (*world, *(OPEN,) * (len(CARDS) - FEW))
        view = View(where, (), (), tuple(world.count(place) for place in PLACES))
        worlds = {world}
        for _ in range(6):
            world = random.choice(sorted(worlds))
            source, target = random.sample(places, 2)
            happened = random.random()
            if happened < 0.6 and view.size(source):
                view = view.unseen(source, target)
                worlds = {
                    (*each[:card], target, *each[card + 1 :])
                    for each in worlds
                    for card in range(FEW)
                    if each[card] == source
                }
            elif happened < 0.9 and source in world:
                card = world.index(source)
                view = view.moved(card, source, OPEN)
                worlds = {
                    (*each[:card], OPEN, *each[card + 1 :])
                    for each in worlds
                    if each[card] == source
                }
            else:
                shown = {card for card in range(FEW) if world[card] == source}
                view = view.shown(source, shown)
                worlds = {
                    each
                    for each in worlds
                    if {card for card in range(FEW) if each[card] == source} == shown
                }
            allowed = every_world(view)
            assert allowed == worlds if exactly else allowed >= worlds
