"""Playing alone: Isaac is watched, results are kept, deals come again, hints are asked for."""

import json
import re
from typing import Any

import pytest

from engine.bullfrogs.state import Stage
from engine.core.match import Match, read_match
from engine.games import load
from tests.web.person import EVENING, Person, first, greedily
from tests.web.plain import lay
from web.app.effects import After, Ponder
from web.app.messages import Do, Moved
from web.app.update import update

pytestmark = pytest.mark.usefixtures("table")

RESULTS = "serao.results"

NEXT = re.compile('<section id="controls"[^>]* data-next>')
"""What can be done, as what the keys go on at when the button is gone."""


def alone(pace: str = "calm", **changes: Any) -> Person:
    """Somebody who has just sat down with Isaac."""
    return Person(**changes).fill_in("settings", pace=pace, forced="yes").do("alone bullfrogs")


def match_of(person: Person) -> Match:
    """The match on the table, read from what the browser keeps."""
    return read_match(person.line, load)


def finished(**changes: Any) -> Person:
    """A whole game, played without thinking."""
    return alone(**changes).play(first, 2000)


def moves(person: Person) -> int:
    """How many moves there have been."""
    return len(match_of(person).log)


def test_one_tap_on_the_home_page_is_enough() -> None:
    person = Person()
    assert "Play alone against Isaac" in person.text
    person.do("alone bullfrogs")
    assert len(match_of(person).players) == 1
    assert "Bullfrogs: You and Isaac" in person.text
    assert 'id="player-1" class="player" aria-current="true"' in person.html


def test_it_can_be_prepared_in_any_colour() -> None:
    person = Person().visit("#/new/bullfrogs")
    assert "you and the dice" not in person.text
    person.fill_in("new", seats="1")
    assert "you and the dice" in person.text
    assert person.html.count('class="chair"') == 1
    person.fill_in("new", name_0="Ana", colour_0="Y").do("start")
    assert person.line.startswith("serao/1 bullfrogs colours=YG deal=")
    assert " human:Ana" in person.line


def test_isaac_moves_one_step_at_a_time() -> None:
    person = alone()
    assert moves(person) == 0
    seen = []
    while person.state.to_act < 0:
        (timer,) = (timer for timer in person.timers if timer["what"] == "chance")
        assert timer["ms"] == 900
        person.timers.remove(timer)
        person.ring("chance", timer["number"])
        seen.append(moves(person))
    assert seen == list(range(1, len(seen) + 1))
    assert "your move, You" in person.text


def test_what_he_does_is_told_once_it_is_done() -> None:
    person = alone()
    while person.state.to_act < 0:
        assert not person.said
        timer = person.timers.pop()
        person.ring("chance", timer["number"])
    assert person.said[0].startswith("rolled")


def test_step_by_step_what_he_does_is_told_as_it_happens() -> None:
    assert alone("step").do("next").said[0].startswith("rolled")


def test_an_old_timer_does_not_hurry_him() -> None:
    person = alone()
    person.ring("chance", person.timers[-1]["number"] - 1)
    assert moves(person) == 0


def test_the_pace_is_the_persons() -> None:
    quick, slow = alone("quick").timers[-1], alone("slow").timers[-1]
    assert (quick["what"], slow["what"]) == ("chance", "chance")
    assert quick["ms"] < slow["ms"]


def test_step_by_step_he_waits_for_a_tap() -> None:
    person = alone("step")
    assert person.timers == []
    assert 'data-do="next"' in person.html
    person.do("next")
    assert moves(person) == 1
    while person.state.to_act < 0:
        assert person.timers == []
        person.do("next")
    assert 'data-do="next"' not in person.html
    assert NEXT.search(person.html)


def test_step_by_step_bots_wait_too() -> None:
    person = Person().fill_in("settings", pace="step").visit("#/new/bullfrogs")
    person.fill_in("new", first="2").do("start")
    before = person.line
    assert person.wait().line == before
    person.do("next")
    assert person.line.startswith(before + " | play")


def test_he_can_be_skipped_to_the_next_decision() -> None:
    person = alone()
    assert 'data-do="hurry"' in person.html
    person.do("hurry")
    assert person.state.to_act == 0
    assert 'data-do="hurry"' not in person.html
    assert "rolled" in person.said[0]
    assert NEXT.search(person.html)
    watched = alone().wait_for_bots()
    assert watched.line == person.line


def test_a_reload_in_the_middle_of_his_turn_goes_on_where_it_was() -> None:
    person = alone()
    person.ring("chance", person.timers.pop()["number"])
    assert person.state.to_act < 0
    again = person.reload()
    assert again.line == person.line
    again.wait_for_bots()
    assert again.line == person.wait_for_bots().line
    assert again.state.to_act == 0


def test_he_waits_while_the_person_reads_something_else() -> None:
    person = alone()
    here = person.route
    person.visit("#/rules/bullfrogs/bullfrogs.solo.dice").wait()
    assert moves(person.visit(here)) == 0
    assert moves(person.wait_for_bots()) > 0


def test_a_turn_that_has_just_been_ended_can_be_had_back_until_he_rolls() -> None:
    person = alone().wait_for_bots()
    while person.state.stage != Stage.END or person.state.turn != 0:
        person.play(first, 1)
    before = person.line
    person.tap("end").do("undo")
    assert person.line == before
    person.tap("end")
    person.ring("chance", person.timers[-1]["number"])
    assert 'id="undo" class="tool" disabled' in person.html


def test_your_card_is_drawn_at_once() -> None:
    person = alone().wait_for_bots()
    while person.state.stage != Stage.END:
        person.play(first, 1)
    person.tap("end")
    assert person.state.stage is Stage.PLAY
    assert len(person.observe(0).hand) == 1


def test_a_game_ends_with_its_result_which_is_kept() -> None:
    person = finished()
    outcome = person.state.outcome()
    assert outcome is not None
    assert f"scores={outcome.scores}" in person.html
    assert person.storage is not None
    (kept,) = json.loads(person.storage[RESULTS])
    assert kept == {
        "game": "bullfrogs",
        "score": outcome.scores[0],
        "when": EVENING,
        "deal": match_of(person).deal,
    }
    person.visit("#/results")
    assert f"rank of {outcome.scores[0]}" in person.text
    assert f"rank of {outcome.scores[0]}" in person.reload().text


def test_looking_at_a_finished_game_again_adds_no_result() -> None:
    person = finished()
    again = person.reload()
    again.visit("#/games").visit(person.route)
    assert again.storage is not None
    assert len(json.loads(again.storage[RESULTS])) == 1


def test_games_against_others_and_of_bots_are_no_results() -> None:
    watched = Person().visit("#/new/bullfrogs").fill_in("new", seats="1", kind_0="random")
    watched.do("start").wait_for_bots()
    assert watched.state.outcome() is not None
    other = Person().visit("#/new/bullfrogs")
    other.fill_in("new", seats="2", kind_1="random", first="1").do("start")
    other.play(first, 2000)
    assert other.state.outcome() is not None
    for person in (watched, other):
        assert person.storage is not None
        assert RESULTS not in person.storage


def test_where_nothing_may_be_saved_results_last_as_long_as_the_page() -> None:
    person = alone(forbidden=True)
    for _ in range(500):
        if person.wait_for_bots().state.to_act < 0:
            break
        person.tap(str(first(person.state)))
    assert "rank of" in person.visit("#/results").text


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "{", "7", '{"game": "bullfrogs"}', "[null, 3, []]",
        '[{"game": "chess", "score": 1, "when": 1, "deal": ""}]',
        '[{"game": "bullfrogs", "score": "1", "when": 1, "deal": ""}]',
        '[{"game": "bullfrogs", "score": 1e9, "when": 1, "deal": ""}]',
        '[{"game": "bullfrogs", "score": 1, "when": 1e30, "deal": ""}]',
        '[{"game": "bullfrogs", "score": 1, "when": -1, "deal": ""}]',
        '[{"game": "bullfrogs", "score": 1, "when": 99999999999999999, "deal": ""}]',
        '[{"game": "bullfrogs", "score": 1, "when": 1, "deal": "<b>"}]',
    ],
)  # fmt: skip
def test_damaged_results_are_as_if_there_were_none(text: str) -> None:
    person = Person({RESULTS: text}, route="#/results")
    assert "No results yet" in person.text


def test_what_is_not_damaged_among_results_is_read_best_first_and_not_without_end() -> None:
    good = [
        {"game": "bullfrogs", "score": score, "when": 1000 * score, "deal": f"d{score}"}
        for score in range(40)
    ]
    person = Person({RESULTS: json.dumps([*good[:20], {"score": 4}, *good[20:]])})
    assert [one.score for one in person.app.model.results] == list(range(39, 19, -1))


def test_a_deal_can_be_played_again_and_falls_the_same() -> None:
    person = finished()
    before, deal = person.line, match_of(person).deal
    person.do("redeal")
    assert match_of(person).deal == deal
    assert person.line != before
    person.play(first, 2000)
    assert person.line == before
    person.do("again")
    assert match_of(person).deal != deal


def test_the_throws_of_a_deal_do_not_depend_on_what_is_done() -> None:
    def throws(person: Person) -> list[str]:
        return [str(move) for move in match_of(person).log if str(move).startswith(("roll", "dr"))]

    careless, eager = alone(seed=9).play(first, 2000), alone(seed=9).play(greedily, 2000)
    assert match_of(careless).log != match_of(eager).log
    assert throws(careless) == throws(eager)
    assert len(throws(eager)) == 20


def test_the_deal_of_the_day_is_everybodys_and_of_that_day() -> None:
    ana, bento = Person(seed=1).do("daily bullfrogs"), Person(seed=2).do("daily bullfrogs")
    assert match_of(ana).deal == match_of(bento).deal == "daily-2026-09-21"
    assert ana.wait_for_bots().line == bento.wait_for_bots().line
    ana.now += 86_400_000
    assert match_of(ana.do("daily bullfrogs")).deal == "daily-2026-09-22"


def test_the_deal_of_the_day_is_taken_up_where_it_was_left() -> None:
    person = Person().do("daily bullfrogs").wait_for_bots()
    here, line = person.route, person.line
    assert "Deal of 2026-09-21" in person.text
    person.visit("#/")
    assert "Deal of 2026-09-21" in person.text
    person.do("daily bullfrogs")
    assert (person.route, person.line) == (here, line)
    person.play(first, 2000).visit("#/").do("daily bullfrogs")
    assert person.route != here


def test_the_deal_of_the_day_can_be_prepared() -> None:
    person = Person().visit("#/new/bullfrogs").fill_in("new", seats="1", colour_0="R")
    person.do("start-daily")
    assert match_of(person).deal == "daily-2026-09-21"
    assert "colours=RG" in person.line


def test_a_deal_of_the_list_is_played_again() -> None:
    person = finished()
    deal = match_of(person).deal
    person.visit("#/results").do(f"deal bullfrogs {deal}")
    assert match_of(person).deal == deal
    assert person.state.outcome() is None


def test_a_hint_is_told_and_picked_up_and_never_played() -> None:
    person = alone().wait_for_bots()
    while person.state.stage != Stage.PLAY:
        person.play(first, 1)
    before = person.line
    person.do("hint")
    assert "Hint: try play" in person.text
    assert "picked=('advised',)" in person.html
    assert "advised=play" in person.html
    assert person.said[0].startswith("Hint: try play")
    assert person.wait().line == before


def test_a_hint_goes_with_the_next_touch_or_move() -> None:
    person = alone().wait_for_bots().do("hint")
    assert "Hint: try" in person.text
    assert "Hint: try" not in person.tap("pick this").text
    person.do("hint").play(first, 1)
    assert "Hint: try" not in person.text


def test_a_hint_is_there_against_others_too_and_only_for_whoever_is_to_act() -> None:
    person = Person().visit("#/new/bullfrogs").fill_in("new", first="1").do("start")
    assert "Hint: try play" in person.do("hint").text
    card = person.observe(0).hand[0]
    person.tap(f"play {card} n2", "stop", "end")
    assert person.state.to_act == 1
    assert 'id="hint"' not in person.html
    before = person.line
    assert "Hint: try" not in person.do("hint").text
    assert person.line == before


def test_a_forced_move_waits_for_whoever_asked_for_a_hint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay(monkeypatch, obvious=lambda view: next(iter(view.moves), None))
    person = alone()
    while person.state.to_act < 0:
        person.do("hurry")
    before = person.line
    person.do("hint").wait("obvious")
    assert person.line == before


def test_a_hint_that_was_left_before_it_came_can_be_asked_for_again() -> None:
    person = alone().wait_for_bots()
    model = person.app.model
    for message in (
        Do(EVENING, "hint"),
        Moved(EVENING, "#/settings"),
        Moved(EVENING, person.route),
    ):
        model, _ = update(model, message)
    _, effects = update(model, Do(EVENING, "hint"))
    assert [type(effect) for effect in effects] == [Ponder, After, After]


def test_games_in_the_list_name_isaac_and_say_when_it_is_his_turn() -> None:
    person = alone().visit("#/games")
    assert "You and Isaac Under way" in person.text
