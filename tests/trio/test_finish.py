"""Trios of this turn that are seen by whoever looks at all of them."""

from random import Random

import pytest

from engine.search.bots import PLAN_WIDTH, planning_bot
from engine.search.levels import bot
from engine.trio.evaluation import evaluate
from engine.trio.finish import sensible
from engine.trio.game import GAME
from engine.trio.moves import Enter, Step
from engine.trio.play import State
from engine.trio.state import Stage

FAR = (
    "YR 2 place; start=RYRY s1=RRYY w1=RYRY n1=YRRY n1w1=RYYR n1e1=YRYR e1=YYYY s1w1=RRRY"
    " s1e1=YRYR n2=YYRY s2w1=RRRR n1w2=RRYY n2e1=RYYY n1e2=YYYR n2w1=RYYR n2w2=RRRR s2=YRRR"
    " w2=YRRY n2e2=RYYY; Y n2.w n2.e n1e2.n; R w2.n w1.s s1.e; hands RYYY,YYYY RRRY,RYRY;"
    " pile 2RRRY"
)
"""A position in which red has a trio with a tile and three steps."""
NEAR = (
    "YR 1 place; start=RYRY e1=RRRY s1=RRYY w1=RYRY s1e1=RYYR s1w1=YYRY n1=RRRY s1w2=RYRY"
    " n1w1=RRRR w2=RYRR s2e1=RYRY s2w1=YRYY s1e2=RYYR s2w2=RYRR e2=YRRR; Y w1.n w2.s s2w1.w;"
    " R start.n e2.s s1.w; hands RRRR,RYYY RRYY,YYYY; pile 2RRYY 1RYRY 2RYYY 1YYYY"
)
"""One in which yellow has points to go a long way round."""


def finished(state: State) -> list[str]:
    """What is left of the turn, as long as only one move is worth trying."""
    made = []
    while state.stage in (Stage.PLACE, Stage.MOVE):
        (move,) = sensible(state, state.to_act)
        made.append(str(move))
        state.play(move)
    return made


@pytest.mark.parametrize(("position", "moves"), [(FAR, 4), (NEAR, 3)])
def test_a_trio_is_made_by_the_shortest_way(position: str, moves: int) -> None:
    state = GAME.position(position)
    seat = state.to_act
    assert len(finished(state)) == moves
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (seat,)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_strong_levels_win_where_a_beam_does_not_see_it(level: str) -> None:
    state = GAME.position(FAR)
    beam = planning_bot(evaluate, PLAN_WIDTH)
    seen = GAME.observe(state, 1)
    assert beam(GAME, seen, Random(1)) != bot("trio", level)(GAME, seen, Random(1))
    while state.to_act == 1:
        state.play(bot("trio", level)(GAME, GAME.observe(state, 1), Random(1)))
    assert state.stage is Stage.OVER


def test_without_a_trio_this_turn_every_move_is_worth_trying() -> None:
    state = GAME.position("YR 1 move 2; start=RYRY w1=RYRY e1=RYRY; Y start.w; hands RRYY RRYY")
    assert sensible(state, 0) == state.moves()


TO_AND_FRO = (
    "YR 2 place; start=RRYY w1=RYRY e1=YRYR s1=YYRY n1=YRRR s1w1=RYRY n1w1=YRRR s1e1=YRRY;"
    " Y w1.s start.s s1.e; R w1.n start.n start.e; hands RRYY,RYYY RRRR,RRRY;"
    " pile 1RRRR 2RRRY 4RRYY 1RYRY 3RYYY 2YYYY",
    "YR 1 place; start=RYRY s1=RYYY w1=RYYY n1=RYRY e1=RRRY n1e1=YYRR; Y start.w start.e;"
    " R n1.e start.n start.s; hands RRRR,RYRY RRYY,RYYY;"
    " pile 1RRRR 4RRRY 4RRYY 2RYRY 2RYYY 2YYYY",
    "YR 1 place; start=RRYY n1=YYRY w1=YYRY e1=YYRR n1w1=RYYR s1e1=RYYR; Y n1.w;"
    " R start.n start.w e1.s; hands RRRY,RYRY RRRR,RRYY;"
    " pile 1RRRR 4RRRY 2RRYY 3RYRY 3RYYY 2YYYY",
)
"""Positions in which points are left over."""


@pytest.mark.parametrize("position", TO_AND_FRO)
def test_the_strongest_does_not_walk_to_and_fro_to_use_up_its_points(position: str) -> None:
    for luck in range(3):
        state = GAME.position(position)
        seat, stood = state.to_act, list[object]()
        while state.to_act == seat:
            move = bot("trio", "master")(GAME, GAME.observe(state, seat), Random(str(luck)))
            if isinstance(move, Step | Enter):
                stood.append(state.pieces[seat])
            state.play(move)
        stood.append(state.pieces[seat])
        assert len(set(stood)) == len(stood)
