"""What the table tells whoever asks: what can be done, what has happened, where everything is."""

import re
from dataclasses import replace

import pytest

from engine.core.game import CHANCE, NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from tests import golden
from tests.web.person import Person, first, taps
from web.app.sitting import counted
from web.boards import tables
from web.boards.table import AnyView, Twin, View
from web.words import LANGUAGES, Words

ASKED = {"now": "w", "since": "l", "where": "b"}
"""What is asked, and its key."""


def begun(game: str, *kinds: str) -> str:
    """A match in which the first decision is to come."""
    players = [Player(kind, name) for kind, name in zip(kinds, ("Ana", "Rui"), strict=True)]
    match = Match(load(game), players, {}, "fog")
    while match.state.to_act == CHANCE:
        match.roll()
    return str(match)


def at_table(line: str, **options: str) -> Person:
    """Somebody who opens this match."""
    return Person({"serao.match.one": line}, route="#/games", **options).visit("#/table/one")  # type: ignore[arg-type]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("what", ASKED)
def test_an_answer_is_shown_and_said(game: str, what: str) -> None:
    person = at_table(begun(game, HUMAN, "random")).wait_for_bots()
    (keys,) = re.findall(
        f'data-do="{what}" class="ask" id="ask-{what}" data-key="(.*?)"', person.html
    )
    assert ASKED[what] in keys.split()
    person.do(what)
    title = Words("en")(f"app.tells.{what}")
    assert person.said == [person.text_of_prompt]
    assert person.text_of_prompt.startswith(f"{title}: ")


@pytest.mark.parametrize("game", NAMES)
def test_behind_a_curtain_nothing_is_told(game: str) -> None:
    person = at_table(begun(game, HUMAN, HUMAN))
    assert 'id="lift"' in person.html
    for what in ASKED:
        assert person.do(what).said == []
    assert person.do("lift").do("where").said != []


def test_an_answer_gives_way_to_the_next_decision() -> None:
    """What was asked while others act does not hide that it is one's turn."""
    person = at_table(begun("bullfrogs", HUMAN, "random"))
    assert person.state.to_act == 1
    asked = person.do("where").text_of_prompt
    person.wait_for_bots()
    assert person.state.to_act == 0
    assert person.text_of_prompt != asked
    assert f"{Words('en')('app.table.own-turn')} {person.text_of_prompt}" in person.announcer


def test_a_move_of_the_others_is_told_until_ones_own_turn_is_over() -> None:
    person = at_table(begun("bullfrogs", HUMAN, HUMAN)).do("lift")
    while 'id="lift"' not in person.html:
        person.make("bullfrogs", first(person.state))
    person.do("lift").do("since")
    assert "Rui plays a card" in person.said[0]
    person.make("bullfrogs", first(person.state)).do("since")
    assert "Rui plays a card" in person.said[0]
    assert "Ana plays a card" in person.said[0]
    while 'id="lift"' not in person.html:
        person.make("bullfrogs", first(person.state))
    person.do("lift").do("since")
    assert "Rui plays a card" not in person.said[0]
    assert "Ana plays a card" in person.said[0]


def views(game: str) -> list[AnyView]:
    """What whoever is to act sees at each decision of a golden game, before anything is tapped."""
    text = golden.path(game, 2).read_text(encoding="utf-8")
    match, table, found = golden.replayed(text), tables.load(game), []
    state = match.game.start(len(match.players), match.options)
    for move in match.log:
        if state.to_act not in (CHANCE, NOBODY):
            seen = match.game.observe(state, state.to_act)
            scene = table.follow(None, (), seen)
            found.append(View(seen, list(state.moves()), (), scene, ("Ana", "Rui"), Words("en")))
        state.play(move)
    return found


@pytest.mark.parametrize("game", NAMES)
def test_whatever_can_be_done_has_its_words(game: str) -> None:
    table = tables.load(game)
    for view in views(game):
        told = list(table.now(view))
        assert told or table.buttons(view), view.seen
        for kind, name in told:
            assert name
            for language in LANGUAGES:
                assert Words(language).many(f"{game}.now.{kind}", 2, list=name)


@pytest.mark.parametrize("game", NAMES)
def test_whatever_may_be_tapped_first_is_named(game: str) -> None:
    """By how what its place is called begins or ends, whatever is picked up by itself."""
    table = tables.load(game)
    for plain in views(game):
        view = replace(plain, picked=table.ready(plain), words=Words("en").spoken())
        names = [name for _, name in table.now(view)]
        by_button = {button.what for button in table.buttons(view)}
        called = called_in(table.twin(view))
        for what in first_taps(game, view) - by_button:
            said = called[what]
            assert any(said.startswith(name) or said.endswith(name) for name in names), what


def first_taps(game: str, view: AnyView) -> set[str]:
    """With what a legal move goes on, or begins anew where something else is picked up."""
    found = set()
    for move in view.moves:
        whole = taps(game, move, view.seen)
        rest = [what for what in whole if what not in view.picked]
        found.add(rest[0] if view.picked[:1] == tuple(whole[:1]) else whole[0])
    return found


def called_in(twin: Twin) -> dict[str, str]:
    """What everything that can be tapped is called for ears."""
    places = [(cell.thing, cell.said) for cell in twin.cells.values()]
    beside = [(each.thing, each.said) for each in twin.things]
    return {str(thing): said for thing, said in (*places, *beside, *twin.buttons)}


def test_a_puzzle_is_said_with_what_it_asks_when_it_begins_and_whenever_one_asks() -> None:
    person = Person(route="#/").visit("#/learn/violet/p01")
    assert person.app.model.sitting is not None
    course = person.app.model.sitting.course
    assert course is not None
    said = [effect["text"] for effect in person.effects if effect["op"] == "announce"]
    assert any(course.says() in text for text in said)
    (told,) = [text for text in person.do("now").said if course.says() in text]
    assert told.index(course.says()) < len(told) / 2


def test_what_follows_its_like_is_told_with_its_number() -> None:
    told = counted(["A.", "B.", "B.", "A."], Words("en"))
    assert list(told) == ["A.", "B, 2 times.", "A."]


@pytest.mark.parametrize("game", NAMES)
def test_the_end_is_said_with_the_score_of_everybody(game: str) -> None:
    whole = golden.replayed(golden.path(game, 2).read_text(encoding="utf-8"))
    players = [Player(HUMAN, "Ana"), Player("random", "Rui")]
    match = Match(whole.game, players, whole.options, whole.deal)
    for move in whole.log:
        match.play(move)
    outcome = match.state.outcome()
    assert outcome is not None
    said = next(text for text in at_table(str(match)).announcer if "won" in text or "wins" in text)
    if game in ("bullfrogs", "ratland"):
        assert f"You: {outcome.scores[0]} points." in said
        assert f"Rui: {outcome.scores[1]} points." in said
    if game == "violet":
        assert "Fuel left: " in said
