"""Puzzles: each is solved by its own line and by nothing else, and is asked for in words."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.core.game import CHANCE
from engine.core.puzzle import Puzzle, as_data, from_data, is_over, is_reached, key, led_to, settle
from engine.games import NAMES, goals, load, puzzles
from tools.hunts import HUNTS
from tools.paths import ROOT
from tools.puzzles import bot_solves, imagined, measured, solutions, source
from web.words import LANGUAGES, Words

GAMES = [game for game in NAMES if puzzles(game)]
PUZZLES = [(game, one) for game in GAMES for one in puzzles(game)]
EACH = pytest.mark.parametrize(
    ("game", "puzzle"), PUZZLES, ids=[f"{game}-{one.name}" for game, one in PUZZLES]
)

FEWEST = 10
"""Puzzles of a game that has any."""

MOST = 1_500
"""Positions of a turn that is played out whole here; `make puzzles` looks through all of them."""

TRIES = 60
"""Turns at random, where there are more."""

MOST_WORDS = 25


def test_a_game_with_puzzles_has_enough_of_them_and_of_several_goals() -> None:
    for game in GAMES:
        found = puzzles(game)
        assert len(found) >= FEWEST
        assert len({one.name for one in found}) == len(found)
        assert len({(one.position, one.goal) for one in found}) == len(found)
        assert len({one.word for one in found}) >= 3
        assert {one.word for one in found} == goals(game).keys()
        difficulties = [one.difficulty for one in found]
        assert difficulties == sorted(difficulties)
        assert set(difficulties) <= set(range(1, 6))
        assert len(set(difficulties)) > 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_is_what_the_tool_would_write(game: str) -> None:
    written = ROOT / f"engine/{game}/puzzles/found.py"
    assert source(game, puzzles(game)) == written.read_text(encoding="utf-8")


def test_where_chance_or_nobody_acts_is_no_puzzle() -> None:
    for game, puzzle in PUZZLES:
        state = load(game).position(puzzle.position)
        assert state.to_act >= 0
        assert len(state.moves()) > 1


@EACH
def test_its_position_is_read_and_written(game: str, puzzle: Puzzle) -> None:
    assert str(load(game).position(puzzle.position)) == puzzle.position


@EACH
def test_its_line_reaches_the_goal_and_not_before_its_end(game: str, puzzle: Puzzle) -> None:
    state = load(game).position(puzzle.position)
    before, seat = state.copy(), state.to_act
    for text in puzzle.line:
        assert not is_reached(puzzle, goals(game), before, state)
        assert not is_over(state, seat)
        move = load(game).move(text)
        assert state.refusal(move) is None
        assert move in state.moves()
        state.play(move)
        settle(state)
    assert is_reached(puzzle, goals(game), before, state)


@EACH
def test_the_solver_sees_enough_to_solve_it(game: str, puzzle: Puzzle) -> None:
    position = load(game).position(puzzle.position)
    for before in imagined(load(game), position, 10):
        after = led_to(puzzle, load(game), before)
        assert is_reached(puzzle, goals(game), before, after)


@EACH
def test_nothing_else_reaches_the_goal(game: str, puzzle: Puzzle) -> None:
    before = load(game).position(puzzle.position)
    found = solutions(puzzle, load(game), before, MOST)
    assert found is None or len(found) == 1
    if found is None:
        random = Random(puzzle.name)
        ways = {way_of(game, before, puzzle.line)}
        tried = (a_turn(game, puzzle, before, random) for _ in range(TRIES))
        ways.update(way_of(game, before, line) for line in tried if line)
        assert len(ways) == 1


def a_turn(game: str, puzzle: Puzzle, before: Any, random: Random) -> tuple[str, ...] | None:
    """A turn at random, up to the goal; None where it was not reached."""
    state, line = before.copy(), list[str]()
    while not is_over(state, before.to_act):
        move = random.choice(state.moves())
        state.play(move)
        settle(state)
        line.append(str(move))
        if is_reached(puzzle, goals(game), before, state):
            return tuple(line)
    return None


def way_of(game: str, before: Any, line: tuple[str, ...]) -> str:
    """Where a line led by its last decision, without what follows from it."""
    state = before.copy()
    way = ""
    for text in line:
        state.play(load(game).move(text))
        settle(state)
        if text.partition(" ")[0] not in HUNTS[game].aftermath:
            way = str(state)
    return way


@pytest.mark.parametrize("game", GAMES)
def test_the_hardest_are_not_solved_by_playing_well(game: str) -> None:
    most = puzzles(game)[-1].difficulty
    hardest = [one for one in puzzles(game) if one.difficulty == most]
    assert not any(bot_solves(one, load(game), "greedy") for one in hardest[:4])


def test_trios_are_as_difficult_as_they_say() -> None:
    assert measured(load("trio")) == list(puzzles("trio"))


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_line_and_an_easier_goal_are_noticed(game: str) -> None:
    counted = [one for one in puzzles(game) if one.number]
    assert counted
    for puzzle in counted:
        before = load(game).position(puzzle.position)
        after = led_to(puzzle, load(game), before)
        harder = replace(puzzle, goal=f"{puzzle.word} {puzzle.number + 1}")
        assert not is_reached(harder, goals(game), before, after)
        shorter = replace(puzzle, line=puzzle.line[:-1])
        assert not is_reached(puzzle, goals(game), before, led_to(shorter, load(game), before))


def test_a_second_way_is_noticed() -> None:
    puzzle = next(one for one in puzzles("trio") if one.word == "points")
    before = load("trio").position(puzzle.position)
    easier = replace(puzzle, goal=f"{puzzle.word} 2")
    assert len(solutions(easier, load("trio"), before) or ()) > 1


def test_chance_without_a_choice_is_no_luck() -> None:
    state = load("ratland").position(
        "place active 1 waiting 2; events cousin; food 9; clan pantry=8; clan pantry=8; "
        "chose 1 dump=8 city=0 countryside=0 left=0 right=0 nursery=0"
    )
    state.play(load("ratland").move("place dump=8 city=0 countryside=0 left=0 right=0 nursery=0"))
    settle(state)
    assert state.to_act == CHANCE
    assert len(state.chance()) > 1


@EACH
def test_it_is_the_same_as_data(game: str, puzzle: Puzzle) -> None:
    assert from_data(json.loads(json.dumps(as_data(puzzle)))) == puzzle


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_goal_is_said_in_few_words(game: str, language: str) -> None:
    words = Words(language)
    counts = {one.word: one.number for one in puzzles(game) if one.number}
    for word in goals(game):
        for number in (1, counts.get(word, 2)):
            name = key(game, word)
            told = words.many(name, number) if word in HUNTS[game].counted else words(name)
            assert len(told.split()) <= MOST_WORDS, told
            assert (str(number) in told) == (word in HUNTS[game].counted)
        for end in ("done", "missed"):
            assert len(words(key(game, f"{word}.{end}")).split()) <= MOST_WORDS
