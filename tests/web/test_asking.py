"""Anything on the table can be asked about, and nothing is done by asking."""

import re
from collections.abc import Iterator
from html import escape, unescape
from itertools import islice
from random import Random

import pytest

from e2e.states import MATCHES
from engine.bullfrogs.grid import LOG
from engine.bullfrogs.score import final_scores, strongest
from engine.core.game import NOBODY
from engine.core.match import read_match
from engine.games import NAMES, load
from tests.conformance.play import step
from tests.saves.test_saves import VERSIONS, read
from tests.web.person import Person
from web.app.asking import by_rule
from web.app.sitting import view
from web.boards import tables
from web.boards.table import NOTHING
from web.boards.telling import listed
from web.words import LANGUAGES, Words
from web.words.rules import rule_text

DECISIONS = 21
"""So many of somebody's decisions in a game are passed through."""

ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')


def asker(game: str, language: str = "en") -> Person:
    """Somebody who is about to ask."""
    return Person(language=language).do(f"quick {game}").wait_for_bots().do("help").do("ask-about")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_whatever_can_be_tapped_can_be_asked_about(game: str, language: str) -> None:
    person, words = asker(game, language), Words(language)
    assert escape(words("app.asked.what")) in person.prompt
    sitting = person.app.model.sitting
    assert sitting is not None
    twin = tables.load(game).twin(view(sitting, words.spoken()))
    named: dict[str, list[str]] = {}
    for place in (*((cell.thing, cell.said) for cell in twin.cells.values()), *twin.things):
        named.setdefault(str(place[0]), []).append(place[1])
    before, kept = str(person.state), dict(person.storage or {})
    things = sorted(set(re.findall(r'data-do="tap ([^"]+)"', person.html)))
    assert len(things) > 3
    for thing in map(unescape, things):
        person.do("help").do("ask-about").tap(thing)
        assert words("app.asked.what") not in person.text_of_prompt
        names = named.get(thing, [])
        assert len(names) != 1 or names[0] in person.text_of_prompt
        assert person.said
        assert person.app.model.sitting.picked == sitting.picked  # type: ignore[union-attr]
    assert str(person.state) == before
    assert person.storage == kept


def test_why_a_place_is_not_offered_is_answered_with_its_rule() -> None:
    person = Person().do("quick bullfrogs").wait_for_bots().tap("card 3")
    person.do("help").do("ask-about").tap("cell n3e3")
    rule = rule_text("bullfrogs.adjacency", "en")
    assert escape(rule.first_sentence) in person.prompt
    assert "#/learn/bullfrogs/bullfrogs.adjacency" in person.prompt
    assert not person.app.model.curious


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_what_pieces_count_there_whatever_there_is_to_do(language: str) -> None:
    words, whole = Words(language)("bullfrogs.sign.log"), set()
    person = Person(language=language).do("quick bullfrogs").wait_for_bots().tap("card 3")
    for what in ("card 3", "cell n1e1", "reserve frog", "stop", "end"):
        person.do("about cell log")
        assert words in person.text_of_prompt
        assert {"1", "2", "3"} <= set(words)
        whole.add(person.text_of_prompt)
        person.tap(what)
    assert len(whole) > 2


def in_bullfrogs(language: str, over: bool) -> Person:
    """Somebody at a table of Bullfrogs, at the end of the game or in its middle."""
    line = MATCHES[2 * NAMES.index("bullfrogs") + over]
    return Person({"serao.match.one": line}, route="#/table/one", language=language)


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_log_who_is_strongest_comes_first_and_its_sums_answer_as_it_does(
    language: str, over: bool
) -> None:
    person, words = in_bullfrogs(language, over), Words(language)
    [what] = re.findall('id="armies"[^>]*data-about="([^"]+)"', person.html)
    ruler = strongest(person.state.cards[LOG].strengths())
    told = words("bullfrogs.ruler.none")
    if ruler is not None:
        sitting = person.app.model.sitting
        assert sitting is not None
        name = view(sitting, words).names[person.state.colours.index(ruler)]
        told = words.many("bullfrogs.ruler", 3, name=name)
    asked = person.do(f"about {what} @armies").text_of_prompt
    assert asked.startswith(f"{words('bullfrogs.cell.log')}: {told}; ")
    assert person.do("about cell log @log").text_of_prompt == asked


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_points_say_what_they_are_for(language: str, over: bool) -> None:
    person, words = in_bullfrogs(language, over), Words(language)
    labels = re.findall('class="item is-score" title="([^"]*)"', person.html)
    for label, score in zip(labels, final_scores(person.state), strict=True):
        points = (score.cards + score.own_colour, score.log, score.log_bonus)
        named = zip(points, ("cards", "log", "log-bonus"), strict=True)
        parts = [f"{by} {words(f'bullfrogs.gained.{part}')}" for by, part in named if by]
        end = f" ({listed(words, parts)})" if parts else ""
        assert unescape(label) == words.many("bullfrogs.badge.points", score.total) + end
    assert any("(" in label for label in labels)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_what_it_is_not_the_time_for_says_what_it_is_the_time_for(game: str, language: str) -> None:
    person = Person(language=language).do(f"quick {game}").wait_for_bots()
    notice, rule = by_rule(person.app.model, f"{game}.turn"), rule_text(f"{game}.turn", language)
    assert notice.text == Words(language)("app.asked.not-now", prompt=person.text_of_prompt)
    assert (notice.title, str(notice.route)) == (rule.title, f"#/rules/{game}/{game}.turn")


@pytest.mark.parametrize("end", ["Escape", "asked", "hint", "leave"])
def test_whoever_changes_their_mind_taps_as_before(end: str) -> None:
    person = asker("bullfrogs")
    if end == "Escape":
        person.press("Escape")
    elif end == "leave":
        person.visit("#/rules/bullfrogs").visit(f"#/table/{next(iter(person.app.model.shelf))}")
    else:
        person.do(end)
    assert not person.app.model.curious
    before = str(person.app.model.sitting.picked)  # type: ignore[union-attr]
    assert str(person.tap("card 3").app.model.sitting.picked) != before  # type: ignore[union-attr]


@pytest.mark.parametrize("game", NAMES)
def test_a_thing_that_is_held_says_what_it_is_and_nothing_is_done(game: str) -> None:
    person = Person().do(f"quick {game}").wait_for_bots()
    before, kept = str(person.state), dict(person.storage or {})
    things = sorted(set(re.findall(r'data-do="tap ([^"]+)"', person.html)))
    for thing in map(unescape, things):
        asked = person.do("help").do("ask-about").tap(thing).text_of_prompt
        assert person.do(f"about {thing}").text_of_prompt == asked
        assert person.said
    assert str(person.state) == before
    assert person.storage == kept


@pytest.mark.parametrize("game", NAMES)
def test_while_others_decide_the_table_can_be_asked_but_not_tapped(game: str) -> None:
    person, words = Person().do(f"quick {game}").wait_for_bots(), Words("en")
    while person.app.model.sitting.match.state.to_act in (0, -1):  # type: ignore[union-attr]
        move = next(iter(person.state.moves()))
        person.make(game, move)
        if person.state.to_act == -1:
            person.wait("chance")
    assert 'data-do="tap ' not in person.html
    things = sorted(set(re.findall(r'data-about="([^"]+)"', person.html)))
    assert len(things) > 3
    for thing in {*map(unescape, things)} - {NOTHING}:
        assert words(f"{game}.hint.wait") in person.do(f"about {thing}").text_of_prompt


def test_what_is_before_the_path_can_be_asked_about() -> None:
    line, words = read(VERSIONS[-1] / "violet-2-running.txt")[0], Words("en")
    person = Person().fill_in("bring", text=line).wait_for_bots()
    things = dict.fromkeys(re.findall(r'data-about="(lead-in \d+)"', person.html))
    fear, *events = (person.do(f"about {thing}").text_of_prompt for thing in things)
    assert [*things] == ["lead-in 16", "lead-in 12", "lead-in 7", "lead-in 2"]
    assert f"{words('violet.space.lead-in', n=16)}: {words('violet.fear')}" in fear
    for told in events:
        assert words("violet.twin.event") in told


def test_of_what_is_in_several_places_the_place_is_told() -> None:
    """Piles and the other hand all show what one knows: each says what it is."""
    line, words = read(VERSIONS[-1] / "violet-2-running.txt")[0], Words("en")
    person = Person().fill_in("bring", text=line).wait_for_bots()
    known = words("violet.asked.know")
    for place, said in (("pile-deck", "Deck"), ("pile-discard", "Discard"), ("feared-1", "Fear")):
        told = person.do(f"about know @{place}").text_of_prompt
        assert said in told
        assert known in told
    assert person.do("about know @nowhere").text_of_prompt.strip() == known
    assert person.do("about know").text_of_prompt.strip() == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lantern_and_the_places_of_pairs_say_what_they_are_by_which_rule(language: str) -> None:
    line, words = read(VERSIONS[-1] / "violet-2-running.txt")[0], Words(language)
    person = Person(language=language).fill_in("bring", text=line).wait_for_bots()
    drawn = dict(re.findall(r'id="(lantern-[a-z]+)"[^>]* data-about="([^"]+)"', person.html))
    assert drawn.keys() >= {"lantern-fuel", "lantern-cells", "lantern-gap"}
    for place, sign, rule in (
        ("fuel", "lamp", "win.torech-dark"),
        ("cells", "dim", "fear.move"),
        ("dim", "dim", "fear.move"),
        ("gap", "fear", "win.torech-fear"),
    ):
        told = person.do(f"about nothing @lantern-{place}")
        assert words(f"violet.sign.{sign}") in told.text_of_prompt
        assert f"#/rules/violet/violet.{rule}" in told.prompt
    assert "16" in person.do("about nothing @lantern-fuel").text_of_prompt, "and how much there is"
    for pile in (1, 2):
        assert words("violet.sign.pair") in person.do(f"about know @feared-{pile}").text_of_prompt


@pytest.mark.parametrize(
    ("room", "rule"),
    [("nursery", "breed"), ("left", "attack"), ("dump", "forage"), ("city", "forage")],
)
def test_a_room_of_the_sewer_says_what_rats_do_there(room: str, rule: str) -> None:
    person = Person().do("quick ratland").wait_for_bots()
    told = person.do(f"about more {room}").text_of_prompt
    assert rule_text(f"ratland.{rule}", "en").first_sentence in told
    assert Words("en")("app.asked.pick") not in told


def test_a_picture_that_is_no_thing_says_its_words() -> None:
    person = Person().do("quick trio").wait_for_bots()
    label = unescape(re.findall(r'<li class="item[^"]*" title="([^"]+)"', person.html)[0])
    assert person.do(f"say {label}").text_of_prompt.strip() == label
    assert person.said == [label]


def test_nobody_asks_behind_a_curtain_or_without_the_sheet() -> None:
    person = Person().do("quick trio").wait_for_bots().do("ask-about")
    assert not person.app.model.curious


def test_behind_a_curtain_nothing_answers() -> None:
    line = "serao/1 ratland food=shuffled first=1 deal=dark human:Ana human:Bruno"
    person = Person().fill_in("bring", text=line).wait_for_bots()
    assert 'id="lift"' in person.html
    assert person.do("about more dump").app.model.notice is None
    assert person.do("say 7 rats").app.model.notice is None
    assert person.do("lift").do("about more dump").app.model.notice is not None


def decisions(game: str) -> Iterator[Person]:
    """Ana at several of her decisions in a game, with what she holds by itself."""
    match, random = read_match(f"serao/1 {game} deal=fog human:Ana random:Rui", load), Random(5)
    decision = 0
    while match.state.to_act != NOBODY and decision < DECISIONS:
        if match.state.to_act == 0:
            if decision % 4 == 0:
                yield Person({"serao.match.one": str(match)}, route="#/table/one")
            decision += 1
        step(match, random)


@pytest.mark.parametrize("game", NAMES)
def test_every_place_says_its_name_and_something_of_it(game: str, whole: bool) -> None:
    """Also by key, also where there is nothing to tap, also with something picked up.

    At every other decision; with `--whole` at each.
    """
    for person in islice(decisions(game), 0, None, 1 if whole else 2):
        things = re.findall(r'data-do="tap ((?:card|tile|reserve|circle|frog) [^"]+)"', person.html)
        for held in ("", *things[:1]):
            if held:
                person.tap(unescape(held))
            twin = person.html.partition('id="twin"')[2].partition("</section>")[0]
            places = [tag for tag in re.findall(r"<button[^>]*>", twin) if "data-at=" in tag]
            assert len(places) > 3
            for place in places:
                found = {key: unescape(value) for key, value in ATTRIBUTE.findall(place)}
                what = found.get("data-about") or found["data-do"].removeprefix("tap ")
                (said,) = person.do(f"about {what} @{found['data-at']}").said
                name, told = found["aria-label"], said.removeprefix(found["aria-label"])
                assert name
                assert said.startswith(name)
                assert len(told) > len(": ")


@pytest.mark.parametrize(
    ("game", "tap", "told"),
    [
        ("bullfrogs", "card 4", "app.asked.held"),
        ("trio", "tile 1", "trio.asked.turn"),
        ("violet", "know", "violet.asked.know"),
    ],
)
def test_of_what_is_held_it_is_said_what_a_tap_does_with_it(game: str, tap: str, told: str) -> None:
    person = Person().do(f"quick {game}").wait_for_bots().tap(tap)
    assert person.do(f"about {tap}").text_of_prompt.endswith(Words("en")(told))
