"""An evening with the app: from the home page to the end of a game."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from engine.bullfrogs.moves import STOP
from engine.games import load
from tests.web.person import Person, first, greedily
from tests.web.plain import lay
from web.boards.table import AnyView
from web.pages import story

pytestmark = pytest.mark.usefixtures("table")


def sits_down(**changes: object) -> Person:
    """You against one bot; you begin."""
    person = Person(**changes)  # type: ignore[arg-type]
    person.visit("#/new/bullfrogs").fill_in("new", first="1").do("start")
    assert person.state.to_act == 0
    return person


def two_people() -> Person:
    """Ana and Bento at one device; Ana begins."""
    person = Person().visit("#/new/bullfrogs")
    person.fill_in("new", kind_0="human", kind_1="human", name_0="Ana", name_1="Bento", first="1")
    return person.do("start")


def ends_turn(person: Person) -> Person:
    """Play a card, do nothing with it, and draw."""
    hand = person.observe(0).hand or person.observe(1).hand
    return person.tap(f"play {hand[0]} n2" if person.state.to_act == 0 else "", "stop", "end")


def test_the_shelf_says_whose_turn_it_is_and_when_it_is_ones_own() -> None:
    assert '<p class="turn">Your turn</p>' in sits_down().visit("#/").html
    assert '<p class="turn">Ana to move</p>' in two_people().visit("#/games").html


def test_the_home_page_is_there_at_once() -> None:
    person = Person()
    assert '<h1 id="title"' in person.html
    assert "Play now" in person.text
    assert person.page == {
        "op": "page",
        "language": "en",
        "theme": "auto",
        "contrast": "auto",
        "title": person.page["title"],
    }


def log(person: Person) -> list[list[str]]:
    """The turns of the log from above, and what each says from above."""
    (story,) = re.findall(r'<ol id="story".*</ol>', person.html)
    return [
        re.findall("<li[^>]*>(?:<[^>]*>)?([^<]+)", turn)
        for turn in re.findall("<li[^>]*><ol>(.*?)</ol></li>", story)
    ]


def test_what_stands_above_in_the_log_is_the_newest() -> None:
    person = ends_turn(two_people().do("lift"))
    turn, _ = log(person)  # and how the game began
    assert [told.split()[0] for told in turn[:3]] == ["passed.", "drew", "played."]
    person.do("lift").tap(str(greedily(person.state)))
    newest, before, _ = log(person)
    assert [told.split()[0] for told in newest] == ["played."]
    assert [told.split()[0] for told in before[:3]] == ["passed.", "drew", "played."]


def lines(person: Person) -> dict[str, str]:
    """What the lines of the log say, by their ids."""
    (story,) = re.findall(r'<ol id="story".*</ol>', person.html)
    found = re.findall('<li id="([^"]+)">(?:<a[^>]*>)?([^<]+)', story)
    assert len(dict(found)) == story.count("</li>") - story.count("</ol></li>")
    return {id: said.strip() for id, said in found}


def test_the_tab_key_reaches_the_line_of_the_log_that_stands_above_all() -> None:
    person = sits_down().play(greedily, 6)
    for _ in range(2):
        (story,) = re.findall(r'<ol id="story".*</ol>', person.html)
        ways = re.findall(r'<a [^>]*tabindex="(-?\d)"', story)
        assert ways == ["0", *["-1"] * (len(ways) - 1)]
        person.do("turn-log")


def test_a_line_of_the_log_is_the_same_element_as_long_as_it_is_shown() -> None:
    """Or a page would write all of them anew with each move, one place farther down."""
    person = sits_down().play(greedily, 1)
    begun = lines(person)
    for _ in range(12):
        before = lines(person)
        assert before.items() <= lines(person.play(greedily, 1)).items()
    assert len(lines(person)) > len(begun) + 4


def test_a_line_names_the_position_as_it_is_where_a_table_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def say(event: object, view: AnyView) -> str:
        return f"told after {view.seen.pile_sizes}"

    lay(monkeypatch, say=say, told_by=lambda seen: seen.pile_sizes)
    person = sits_down().play(greedily, 12)
    assert len(lines(person)) > 2
    assert set(lines(person).values()) == {f"told after {person.observe(0).pile_sizes}"}


@pytest.mark.parametrize(
    ("browser", "language"),
    [("pt-BR", "pt"), ("de", "de"), ("en-AU", "en"), ("fr-FR", "en"), ("", "en")],
)
def test_the_browser_says_which_language(browser: str, language: str) -> None:
    assert Person(language=browser).page["language"] == language


def test_one_tap_starts_a_game_against_one_bot() -> None:
    person = Person().do("quick bullfrogs")
    assert person.route.startswith("#/table/")
    assert person.app.model.route.name == person.match_id
    assert " human:Guest novice:Moth " in person.line
    assert person.focus == "title"


def test_chance_is_rolled_and_told() -> None:
    person = sits_down()
    assert len(person.observe(0).hand) == 3
    assert person.line.count("draw") == 6
    assert "drew" in person.text


def test_a_legal_move_is_played_saved_and_told() -> None:
    person = sits_down()
    card = person.observe(0).hand[0]
    person.tap(f"play {card} n2")
    assert person.line.endswith(f"play {card} n2")
    assert person.said[0].startswith("played")
    assert "recent=['played']" in person.html.replace("&#x27;", "'")


def test_picking_up_changes_nothing_but_the_picture() -> None:
    person = sits_down()
    before = person.line
    person.tap("pick this")
    assert "picked=('ready', 'this')" in person.html
    assert person.line == before
    person.press("Escape")
    assert "picked=('ready',)" in person.html


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    person = sits_down()
    before = person.line
    person.tap("deploy frog n1")
    assert person.line == before
    title, text = "Each step has its own moves", "It is not the time for that. your move"
    (said,) = person.said
    for told in (person.prompt, said):
        assert title in told
        assert text in told
    assert f'<a href="#/rules/bullfrogs/bullfrogs.turn">{title}' in person.prompt


@pytest.mark.parametrize(
    "act",
    [
        lambda person: person.tap("pick this"),
        lambda person: person.tap(f"play {person.observe(0).hand[0]} n2"),
        lambda person: person.do("undo"),
        lambda person: person.do("hint"),
        lambda person: person.press("Escape"),
        lambda person: person.fill_in("language", language="de"),
    ],
    ids=["pick", "move", "undo", "hint", "escape", "language"],
)
def test_a_refusal_stays_until_the_next_action(act: Callable[[Person], Person]) -> None:
    person = sits_down().tap("end")
    person.wait()
    assert "Each step has its own moves" in person.text
    assert "Each step has its own moves" not in act(person).text


def test_a_refusal_goes_when_the_only_move_is_played_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay(monkeypatch, obvious=lambda view: STOP if STOP in view.moves else None)
    person = sits_down()
    person.tap(f"play {person.observe(0).hand[0]} n2").do("about end")
    assert "Each step" in person.prompt
    person.wait("obvious")
    assert person.line.endswith("stop")
    assert "Each step" not in person.prompt


def test_a_sentence_stands_where_the_prompt_was_when_no_rule_is_to_blame() -> None:
    person = sits_down().tap("hint")
    assert person.prompt == "try something else"
    assert person.said == ["try something else"]


def test_the_link_of_a_refusal_opens_the_rule_and_leads_back() -> None:
    person = sits_down()
    here = person.route
    person.visit("#/rules/bullfrogs/bullfrogs.deploy.line")
    assert person.focus == "bullfrogs.deploy.line"
    assert 'class="rule asked"' in person.html
    assert f'href="{here}"' in person.html
    assert "your move, You" in person.visit(here).text


def test_bots_move_by_themselves_one_move_at_a_time() -> None:
    person = ends_turn(sits_down())
    assert person.state.to_act == 1
    assert "Moth is thinking" in person.text
    (timer,) = person.timers
    moves = person.line.count("|")
    person.ring("bot", timer["number"])
    assert person.line.count("|") == moves + 1
    person.wait_for_bots()
    assert person.state.to_act == 0
    assert "your move, You" in person.text
    assert "recent=['drew', 'passed', 'played'," in person.html  # since the own last decision


def test_a_bot_plays_the_same_for_the_same_match() -> None:
    first_time = ends_turn(sits_down(seed=3)).wait_for_bots()
    second_time = ends_turn(sits_down(seed=3)).wait_for_bots()
    assert first_time.line == second_time.line


def test_an_old_timer_does_not_move_a_bot() -> None:
    person = ends_turn(sits_down())
    before = person.line
    person.ring("bot", person.timers[0]["number"] - 1)
    assert person.line == before


def test_nobody_moves_for_the_others() -> None:
    person = ends_turn(sits_down())
    before = person.line
    person.tap("stop", "play 2 n2")
    assert person.line == before


def test_a_bot_waits_while_the_person_reads_something_else() -> None:
    person = ends_turn(sits_down())
    here, before = person.route, person.line
    person.visit("#/about").wait()
    assert person.storage is not None
    assert person.storage[f"serao.match.{here.rpartition('/')[2]}"] == before
    person.visit(here).wait_for_bots()
    assert person.line.startswith(before)
    assert person.state.to_act == 0


def test_a_closed_tab_comes_back_where_it_was() -> None:
    person = sits_down().play(greedily, 3)
    again = person.reload()
    assert again.line == person.line
    assert again.observe(0) == person.observe(0)
    assert "your move, You" in again.text


def test_a_tab_closed_while_a_bot_thinks_comes_back_and_it_goes_on() -> None:
    person = ends_turn(sits_down())
    again = person.reload(seed=77).wait_for_bots()
    assert again.state.to_act == 0
    assert again.line.startswith(person.line)


def test_a_decision_can_be_taken_back() -> None:
    person = sits_down()
    before, picture = person.line, person.html
    card = person.observe(0).hand[0]
    person.tap(f"play {card} n2")
    assert person.html != picture
    person.do("undo")
    assert (person.line, person.html) == (before, picture)


def test_nothing_is_taken_back_across_chance_or_another_turn() -> None:
    person = sits_down()
    off = 'data-do="undo" id="undo" class="tool" disabled'
    assert off in person.html
    ends_turn(person)
    assert off in person.html
    before = person.line
    assert person.do("undo").line == before
    person.wait_for_bots()
    assert 'id="undo"' not in person.html
    assert 'id="show-again"' in person.html
    assert 'id="show-again"' in person.do("hint").html, "a hint takes no button's place"


def test_forced_moves_play_themselves_and_are_taken_back_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay(monkeypatch, obvious=lambda view: STOP if STOP in view.moves else None)
    person = sits_down()
    before = person.line
    card = person.observe(0).hand[0]
    person.tap(f"play {card} n2")
    assert person.line.endswith(f"play {card} n2")
    person.wait("obvious")
    assert person.line.endswith("stop")
    person.do("undo")
    assert person.line == before
    person.wait()
    assert person.line == before


def test_forced_moves_wait_for_those_who_prefer_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay(monkeypatch, obvious=lambda view: STOP if STOP in view.moves else None)
    person = sits_down().fill_in("settings", pace="quick")
    card = person.observe(0).hand[0]
    person.tap(f"play {card} n2").wait()
    assert person.line.endswith(f"play {card} n2")


def test_a_curtain_falls_between_two_people() -> None:
    person = two_people()
    assert "Over to Ana" in person.text
    assert "viewer=None hand=()" in person.html
    person.do("lift")
    assert f"viewer=0 hand={person.observe(0).hand}" in person.html
    assert person.focus == "controls"
    ends_turn(person)
    assert "Over to Bento" in person.text
    assert "viewer=None hand=()" in person.html
    assert 'id="stage" class="stage"' in person.html
    assert person.focus == "lift"


def test_behind_the_curtain_nothing_can_be_done() -> None:
    person = two_people()
    before = person.line
    card = person.observe(0).hand[0]
    person.tap(f"play {card} n2").do("undo")
    assert person.line == before


def test_the_curtain_is_still_down_after_a_reload() -> None:
    person = two_people().do("lift")
    again = person.reload()
    assert "Over to Ana" in again.text
    assert "viewer=None hand=()" in again.html


def test_the_page_of_two_people_is_not_shown_again_to_whoever_opens_it_next() -> None:
    assert "data-again" not in two_people().do("lift").html
    assert "data-again" in sits_down().html


def test_what_the_other_drew_is_not_told() -> None:
    person = ends_turn(two_people().do("lift")).do("lift")
    drawn = person.observe(0).hand
    assert "viewer=1" in person.html
    story = person.html[person.html.index('id="story"') :]
    own_draws = sum(f"drew {card}." in story for card in (2, 3, 4))
    assert own_draws <= len(set(person.observe(1).hand))
    assert f"hand={drawn}" not in person.html


def test_no_curtain_falls_where_nothing_is_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(load("bullfrogs")), "secret", False)
    person = two_people()
    assert "viewer=0" in person.html
    assert "viewer=1" in ends_turn(person).html


def test_bots_can_be_watched() -> None:
    person = Person().visit("#/new/bullfrogs")
    person.fill_in("new", kind_0="greedy", kind_1="random").do("start").wait_for_bots()
    assert person.state.to_act < 0
    assert "viewer=None" in person.html


def test_a_game_ends_with_its_result_and_another_one() -> None:
    person = sits_down().play(first, 2000)
    outcome = person.state.outcome()
    assert outcome is not None
    assert f"scores={outcome.scores}" in person.html
    assert 'id="undo"' not in person.html
    assert person.focus == "result"
    assert [one["id"] for one in person.effects if one["op"] == "scroll"][-1] == "controls"
    won = re.search(r'id="prompt"[^>]*>([^<]+)<', person.html)
    assert won is not None
    assert won[1] in person.announcer
    old = person.route
    person.do("again")
    assert person.route != old
    assert " human:Guest novice:Moth " in person.line


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    person = ends_turn(sits_down())
    before = person.line
    person.fill_in("language", language="pt")
    assert person.page["language"] == "pt"
    assert "Mariposa está pensando" in person.text, "nobody typed her name"
    assert person.line == before
    assert person.reload().page["language"] == "pt"


def test_a_long_story_is_shown_in_full_on_demand() -> None:
    person = sits_down().play(greedily, 40)
    short = person.html.count("<li")
    assert 'data-do="whole-story"' in person.html
    person.do("whole-story")
    assert person.html.count("<li") > short
    assert 'data-do="whole-story"' not in person.html


def test_the_log_is_drawn_anew_only_when_it_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    person, draw = sits_down(), story.drawn
    drawn: list[str] = []

    def counted(*given: Any) -> str:
        drawn.append(draw(*given))
        return drawn[-1]

    monkeypatch.setattr(story, "drawn", counted)
    person.tap("pick this").press("Escape")
    assert not drawn, "what is picked up is not in the log"
    acts: tuple[Callable[[], object], ...] = (
        lambda: person.fill_in("language", language="de"),
        lambda: person.do("turn-log"),
        lambda: person.tap(f"play {person.observe(0).hand[0]} n2"),
        lambda: person.do("undo"),
    )
    for times, act in enumerate(acts, 1):
        act()
        assert len(drawn) == times
        assert drawn[-1] in person.html
