"""Styles: players of one strength who play for different things."""

from importlib import import_module
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.core.game import CHANCE, NOBODY, BadTextError, throw
from engine.games import NAMES, load
from engine.ratland.components import FOOD_CARDS
from engine.search.bots import Bot
from engine.search.levels import bot, is_kind, kind_of, level_of, levels, offered, style_of, styles
from engine.search.styles import PLAIN, styled, weighed
from tests.conformance.play import every_game
from tests.ratland.sewer import START, placing
from tests.search.terms import terms_of
from tests.search.test_levels import taken_back

KINDS = [(name, f"player-{style}") for name in NAMES for style in styles(name)]
every_style = pytest.mark.parametrize(("name", "kind"), KINDS)


@every_game
def test_every_game_has_styles_and_every_level_can_play_them(name: str) -> None:
    assert 2 <= len(styles(name)) <= 3
    for level in offered(name):
        for style in styles(name):
            kind = kind_of(level, style)
            assert is_kind(name, kind)
            assert (level_of(kind), style_of(kind)) == (level, style)
            assert bot(name, kind).deep == bot(name, level).deep
        assert bot(name, level) is levels(name)[level]


@pytest.mark.parametrize("kind", ["master-", "-raider", "master-nobody", "random-raider", "-", ""])
def test_an_unknown_style_is_nobody(kind: str) -> None:
    assert not is_kind("ratland", kind)
    with pytest.raises(BadTextError):
        bot("ratland", kind)


@every_game
def test_a_style_weighs_terms_that_there_are(name: str) -> None:
    """Another name would change nothing, and nobody would see it."""
    evaluation = import_module(f"engine.{name}.evaluation")
    named = import_module(f"engine.{name}.styles").STYLES
    assert {term for style in named.values() for term in style} <= terms_of(name)
    assert styled(evaluation, PLAIN) is evaluation.evaluate


def test_a_style_counts_some_terms_more_and_all_others_in_full() -> None:
    assert weighed({"raid": 10, "food": -7}, {"raid": 150}) == 8
    assert weighed({"raid": 10, "food": -7}, PLAIN) == 3


def decisions(name: str, kind: str, other: str, games: int, most: int) -> tuple[int, int]:
    """How many decisions of some games both would make, at most so many, and how many differ."""
    game, chooses, compared = load(name), bot(name, kind), bot(name, other)
    seats, made, different = 2 if 2 in game.seats else game.seats[0], 0, 0
    for seed in range(games):
        random, state = Random(seed), game.start(seats, {})
        while (seat := state.to_act) != NOBODY and made < most:
            if seat == CHANCE:
                state.play(throw(state, random))
                continue
            seen, luck = game.observe(state, seat), random.random()
            move = chooses(game, seen, Random(luck))
            assert state.refusal(move) is None
            made += 1
            different += move != compared(game, seen, Random(luck))
            state.play(move)
    return made, different


@every_style
def test_a_style_is_seen_in_what_is_played(name: str, kind: str, whole: bool) -> None:
    """In the first decisions of a game; with `--whole` in all of them."""
    made, different = decisions(name, kind, "player", 1, 10_000 if whole else 50)
    assert different > made // 200


@pytest.mark.parametrize("style", styles("trio"))
def test_no_style_takes_back_its_own_step(style: str) -> None:
    assert taken_back(bot("trio", f"player-{style}"), 3) == 0


def placed(bots: list[Bot], active: int, food: int) -> list[Any]:
    """What clans that stand alike place before the first turn, one after the other."""
    game = load("ratland")
    state: Any = game.position(placing([START] * len(bots), food=food, active=active))
    found = []
    while state.sealed:
        seat = state.to_act
        luck = Random(f"{active} {food} {len(found)}")
        found.append(bots[seat](game, game.observe(state, seat), luck))
        state.play(found[-1])
    return found


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("level", ["novice", "player", "expert"])
@pytest.mark.parametrize("mixed", [False, True], ids=["alike", "in styles"])
def test_no_bot_of_ratland_copies_anothers_plan(level: str, seats: int, mixed: bool) -> None:
    """Clans that stand alike mostly place otherwise, those in styles nearly always."""
    named = (*styles("ratland"), "")[:seats] if mixed else ("",) * seats
    bots = [bot("ratland", kind_of(level, style)) for style in named]
    turns = [placed(bots, 1 + food % seats, food) for food in FOOD_CARDS]
    pairs = [pair for turn in turns for pair in combinations(turn, 2)]
    assert sum(one == other for one, other in pairs) < len(pairs) // (5 if mixed else 2)
