"""Hints: a move, and a reason that is true of what the seat may know."""

from collections import Counter
from functools import cache
from importlib import import_module
from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.core.game import Event, Observation, Seat
from engine.games import load
from engine.search import hints, levels
from engine.search.bots import Bot, Plan, Planning
from engine.search.hints import ALIKE, MOST, ONLY, Hint, Reason, Terms, terms
from tests.conformance.play import SETTINGS, Setting, every_game, every_setting, playthrough
from tests.conformance.twins import alike
from tests.ratland.sewer import START, table
from tests.search.terms import terms_of
from tests.violet.forest import scene
from tests.whole import some
from tools.returned import returned

USUAL = [each for each in SETTINGS if not each.options and each.seats != 3]
usual = pytest.mark.parametrize("setting", USUAL, ids=str)
"""Alone, for two and for four, without options: a hint takes a while."""


def known(name: str) -> Terms | None:
    """What the evaluation of a game knows besides how good a state is."""
    return terms(import_module(f"engine.{name}.evaluation"))


def hint(name: str, observation: Observation) -> Hint:
    """The hint for whoever sees this."""
    found: Hint = returned(levels.hint(name, observation))
    return found


@pytest.fixture
def asked(setting: Setting, whole: bool) -> tuple[tuple[Any, Hint], ...]:
    """A state of every other step in which a seat decides, with `--whole` of each, and the hint."""
    return _asked(setting, 1 if whole else 2)


@cache
def _asked(setting: Setting, every: int) -> tuple[tuple[Any, Hint], ...]:
    states = [state for state in playthrough(setting).states if state.to_act >= 0]
    of_each_step = {getattr(state, "stage", ""): state for state in states}
    return tuple(
        (state, hint(setting.game, setting.observe(state, state.to_act)))
        for state in [*of_each_step.values()][::every]
    )


@every_setting
def test_the_terms_add_up_to_the_evaluation(setting: Setting) -> None:
    """In states of seats and of chance, and in the last one, for every seat."""
    terms = getattr(known(setting.game), "terms", None)
    if terms is None:
        pytest.skip("names no terms")
    evaluation = import_module(f"engine.{setting.game}.evaluation")
    for state in playthrough(setting).sample(2):
        for seat in range(setting.seats):
            assert sum(terms(state, seat).values()) == evaluation.evaluate(state, seat), state


@every_game
def test_a_term_has_one_name_wherever_it_is_counted(name: str) -> None:
    """No fact is called like a term, and each stands for terms that there are."""
    found = known(name)
    if found is None:
        pytest.skip("names no terms")
    terms = terms_of(name)
    assert not terms & found.FACTS.keys()
    assert terms >= {term for stands_for in found.FACTS.values() for term in stands_for}


@usual
def test_a_hint_is_a_legal_move_with_a_reason(
    setting: Setting, asked: tuple[tuple[Any, Hint], ...]
) -> None:
    names = Counter[str]()
    for state, found in asked:
        assert state.refusal(found.move) is None
        if len(state.moves()) == 1:
            assert found.reasons == (Reason(ONLY),)
        elif known(setting.game) is None:
            assert found.reasons == ()
        else:
            told = [reason.name for reason in found.reasons]
            assert len(set(told)) == len(told)
            assert 1 <= len(told) <= MOST
            names.update(told)
    assert ONLY not in names
    assert names.keys() - {ALIKE} or known(setting.game) is None


@pytest.mark.parametrize(
    "setting", some(USUAL, *(each for each in USUAL if each.seats < 4)), ids=str
)
def test_equal_observations_have_equal_hints(setting: Setting) -> None:
    """Whatever is hidden: two games that a seat cannot tell apart, move by move."""
    compared = 0
    for one, other in islice(alike(setting, 1), 1):
        assert hint(setting.game, one) == hint(setting.game, other)
        compared += 1
    assert compared or setting.seats == 1 or not load(setting.game).secret


def facts_of(name: str, state: Any, line: tuple[Any, ...]) -> dict[str, int]:
    """How much of each fact a line comes to in a state, as far as it is possible there."""
    found, seat, sizes = known(name), state.to_act, Counter[str]()
    assert found is not None

    def tell(event: Event) -> None:
        fact = found.fact(event.seen_by(seat), state, seat)
        if fact is not None:
            sizes[fact[0]] += 1 if fact[1] is None else fact[1]

    for move in line:
        if state.to_act == seat and state.refusal(move) is None:
            state.play(move, tell)
    return sizes


@usual
def test_a_fact_that_is_told_holds_whatever_is_hidden(
    setting: Setting, asked: tuple[tuple[Any, Hint], ...]
) -> None:
    """In the true state too, which nobody asked for a hint has seen."""
    name = setting.game
    if known(name) is None:
        pytest.skip("names no terms")
    best = levels.adviser(name)
    for state, found in asked:
        seen = setting.observe(state, state.to_act)
        facts = [each for each in found.reasons if each.name in getattr(known(name), "FACTS", ())]
        if not facts:
            continue
        line = returned(best.plan(load(name), seen, Random(0))).line
        assert line[0] == found.move
        worlds = [load(name).determinize(seen, Random(f"other {n}")) for n in range(5)]
        for world in [state.copy(), *worlds]:
            counted = facts_of(name, world, line)
            assert all(counted[fact.name] == (fact.number or 1) for fact in facts)


ONE_LEFT = "GB G act n1e1 1; log[] n1=6[GGBBB] e1=6[] s1=6[] w1=6[] n1e1=G2[]"
ROW = "start=RYRY w1=RYRY e1=RYRY e2=RYRY; Y start.w e1.e; hands RRYY RRYY,RRYY; pile 2RYYY"
GRAVE = ["pantry=7 graveyard=1", START]
HURT = (
    "clan dump=1 countryside=3 left=6 pantry=1 cheese=4; "
    "clan city=1 left=2 right=2 nursery=2 pantry=1 cheese=1; "
    "bag countryside yellow=3 orange=2 blue=4; drawn yellow yellow blue"
)
POOR = ["pantry=6 cheese=1 poisoned=1", START]


@pytest.mark.parametrize(
    ("name", "position", "move", "reason"),
    [
        ("bullfrogs", ONE_LEFT, "deploy bullfrog n1", Reason("claimed", 6)),
        ("bullfrogs", f"{ONE_LEFT[:5]}end;{ONE_LEFT[16:]}", "end", Reason(ONLY)),
        ("trio", f"YR 1 move 3; {ROW}", "enter start.e", Reason("trio-made")),
        (
            "ratland",
            table("alarm", [START] * 2, event="alarm", waiting=[1, 2]),
            "hide",
            Reason("hid"),
        ),
        (
            "ratland",
            table("holy-rat", GRAVE, event="holy-rat", waiting=[1]),
            "release",
            Reason("freed"),
        ),
        (
            "ratland",
            f"helmet active 2 waiting 1; events cousin helmet; food 4 2; {HURT}",
            "throw blue",
            Reason("rats"),
        ),
        (
            "ratland",
            table("starve", POOR, waiting=[1, 2]),
            "starve healthy=1 poisoned=1",
            Reason("rats"),
        ),
    ],
)
def test_the_reason_is_what_the_move_brings(
    name: str, position: str, move: str, reason: Reason
) -> None:
    state = load(name).position(position)
    found = hint(name, load(name).observe(state, state.to_act))
    assert (str(found.move), found.reasons[0]) == (move, reason)


def test_the_higher_card_wins_the_trick() -> None:
    """Why somebody wins it who likes to; whether it is the best move is for the search to say."""
    state = scene(
        "follow torech violet", led="lake5", hands="lake1,lake2,lake3 mine1,mine2,mine3,lake8"
    )
    planner, violet = levels.levels("violet")["planner"], load("violet")
    seen = violet.observe(state, state.to_act)
    found = returned(hints.hint(planner, known("violet"), violet, seen))
    assert (str(found.move), found.reasons[0]) == ("follow lake8", Reason("trick"))


def test_what_any_other_move_does_as_well_is_no_reason() -> None:
    """Whoever has to lay a tile lays one; it would stand for every term."""
    evaluation = import_module("engine.trio.evaluation")
    laid = SimpleNamespace(
        terms=evaluation.terms,
        fact=lambda event, state, seat: ("laid", None) if event.name == "tile-placed" else None,
    )
    setting = next(setting for setting in SETTINGS if setting.game == "trio")
    best = levels.adviser("trio")
    for state in playthrough(setting).states:
        if str(getattr(state, "stage", "")) == "place" and len(state.moves()) > 1:
            laid.FACTS = {"laid": evaluation.terms(state, 0)}
            seen = setting.observe(state, state.to_act)
            found = returned(hints.hint(best, cast(Terms, laid), load("trio"), seen))
            assert "laid" not in {reason.name for reason in found.reasons}
            return
    raise AssertionError("no tile is laid")


@pytest.mark.parametrize(
    ("worths", "told"),
    [
        ({"one": 9, "two": 4, "three": 5}, ["one", "three"]),
        ({"one": 9, "two": 4}, ["one"]),
        ({"one": 5, "two": 7, "three": 6}, ["two", "three"]),
        ({"one": 5, "two": -5}, ["one"]),
    ],
)
def test_what_speaks_half_as_much_for_a_move_is_told_after_it(
    worths: dict[str, int], told: list[str]
) -> None:
    """By an evaluation to which only the move that is planned is worth anything."""
    trio = load("trio")
    state = trio.position(f"YR 1 move 3; {ROW}")
    move, before = trio.move("enter start.e"), state.pieces

    def planned(game: object, observation: object, random: object) -> Planning:
        yield
        return Plan((move,))

    def terms(state: Any, seat: Seat) -> dict[str, int]:
        is_liked = sum(map(len, state.pieces)) > sum(map(len, before))
        return worths if is_liked else dict.fromkeys(worths, 0)

    liked = SimpleNamespace(terms=terms, fact=lambda event, state, seat: None, FACTS={})
    seen = trio.observe(state, state.to_act)
    found = returned(hints.hint(Bot(planned), cast(Terms, liked), trio, seen))
    assert [reason.name for reason in found.reasons] == told


def test_points_that_come_in_any_case_are_no_reason() -> None:
    """Both hops lead to the same points for the pad."""
    state = load("bullfrogs").position(
        "GB G score; log[] n1=6[GGG*BBB] e1=6[] s1=6[] w1=6[] n2=B2[] n1e1=B2[] n1w1=B2[]"
    )
    state.play(load("bullfrogs").move("score n1"))
    found = hint("bullfrogs", load("bullfrogs").observe(state, state.to_act))
    assert found.reasons
    assert "claimed" not in {reason.name for reason in found.reasons}
