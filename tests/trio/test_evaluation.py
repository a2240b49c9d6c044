"""What bots see in a position."""

from random import Random

import pytest

from engine.core.game import CHANCE, NOBODY, Seat
from engine.search.bots import Bot, greedy_bot, random_bot
from engine.trio.components import RED, YELLOW, Colour
from engine.trio.evaluation import FAR, evaluate, ground_of, terms
from engine.trio.game import GAME
from engine.trio.state import Position
from engine.trio.weights import CIRCLE, CLUSTER
from tests.trio.games import best_first, strewn

ROW = "start=RYRY w1=RYRY e1=RYRY e2=RYRY"
HANDS = "hands RRYY RRYY,RRYY; pile 2RYYY"


def points_to_trio(position: Position, colour: Colour) -> int:
    return ground_of(position).points_to_trio(colour, position.pieces)


def test_points_to_a_trio_are_entries_and_steps_along_the_circles() -> None:
    def needs(pieces: str, tiles: str = ROW) -> int:
        return points_to_trio(GAME.position(f"YR 1 end; {tiles}{pieces}; {HANDS}"), YELLOW)

    assert needs("; Y start.w e1.e") == 1
    assert needs("; Y start.w start.e") == FAR  # e1.e touches no circle: no way leads there
    assert needs("; Y start.w start.e", f"{ROW} n1=RRRY n1e1=RRYY") == 4
    assert needs("; Y start.w start.e; R e1.e") == FAR


def test_without_two_circles_of_a_line_a_trio_is_far() -> None:
    position = GAME.position(f"YR 1 end; start=RYRY w1=RYRY; {HANDS}")
    assert points_to_trio(position, YELLOW) == FAR
    assert points_to_trio(position, RED) == FAR


def test_circles_count_from_the_first_tile_on_wherever_they_lie() -> None:
    def counted(tiles: str) -> tuple[int, int]:
        found = terms(GAME.position(f"YR 1 end; {tiles}; {HANDS}"), YELLOW)
        return found["cluster"] // CLUSTER, found["circles"] // CIRCLE

    assert counted("start=RYRY w1=RYRY") == (1, 1)
    assert counted("start=RYRY n1=RYRY") == (-1, -1)
    assert counted("start=RYRY w1=RYRY e1=RYRY") == (1, 2)  # they do not touch
    assert counted("start=RYRY w1=RYRY n1=RYRY") == (0, 0)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_good_for_one_team_is_bad_for_the_other(seed: int) -> None:
    state = strewn(seed)
    assert evaluate(state, 0) == -evaluate(state, 1)
    if state.seats == 4:
        assert evaluate(state, 0) == evaluate(state, 2)


def test_a_greedy_bot_makes_a_trio_when_it_can() -> None:
    state = GAME.position(f"YR 1 move 3; {ROW}; Y start.w e1.e; {HANDS}")
    move = greedy_bot(best_first)(GAME, GAME.observe(state, 0), Random(1))
    assert str(move) == "enter start.e"


def test_a_greedy_bot_wins_against_a_random_one() -> None:
    bots: tuple[Bot, Bot] = (greedy_bot(best_first), random_bot)
    won = sum(0 in winners(bots, seed) for seed in range(10))
    assert won >= 8


def winners(bots: tuple[Bot, Bot], seed: int) -> tuple[Seat, ...]:
    random, state = Random(seed), GAME.start(2, {"first": str(1 + seed % 2)})
    while (seat := state.to_act) != NOBODY:
        if seat == CHANCE:
            state.play(random.choice([move for move, _ in state.chance()]))
        else:
            state.play(bots[seat](GAME, GAME.observe(state, seat), random))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners
