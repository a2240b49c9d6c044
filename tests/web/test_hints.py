"""Hints at the tables of all games: the move, the reason, and what marks them on the board."""

import re
from collections.abc import Generator
from html import unescape
from random import Random
from typing import Any

import pytest

from engine.core.game import CHANCE
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from engine.ratland.components import AREAS, PLACES
from engine.ratland.moves import PLACED, Place
from engine.search import levels
from engine.search.hints import Hint
from tests.web.person import Person
from web import loop
from web.app.sitting import prompt, table_of, view
from web.boards.violet.phrases import card
from web.pages.panel import LONG_HINT
from web.words import LANGUAGES, Words

STAGES = {
    "bullfrogs": ("play", "act"),
    "ratland": ("place",),
    "trio": ("place", "move"),
    "violet": ("draft", "lead", "result"),
}
"""Steps of each game in which there is much to choose from."""

KNOWN: dict[tuple[str, str], Hint] = {}
"""What was found, for whoever sees the same: in each language a hint is looked for once."""


@pytest.fixture(autouse=True)
def remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was looked for once is known."""

    def hint(game: str, observation: Any) -> Generator[None, bool | None, Hint]:
        seen = game, repr(observation)
        if seen not in KNOWN:
            KNOWN[seen] = yield from levels.hint(game, observation)
        yield
        return KNOWN[seen]

    monkeypatch.setattr(loop, "hint", hint)


STEPS = [(name, stage) for name in NAMES for stage in STAGES.get(name, ())]


def begun(name: str, stage: str, deal: str = "hints", least: int = 0) -> Match:
    """A match of some moves in which the first seat, a person, has a choice at this step."""
    game = load(name)
    seats = 2 if 2 in game.seats else game.seats[0]
    players = [Player(HUMAN, "Ana"), *(Player("random", f"{seat}") for seat in range(1, seats))]
    match = Match(game, players, {}, deal=deal)
    while (
        len(match.log) < least
        or match.state.to_act
        or str(match.state.stage) != stage
        or len(match.state.moves()) < 2
    ):
        if match.state.to_act == CHANCE:
            match.roll()
        else:
            match.play(match.state.moves()[len(match.log) % len(match.state.moves())])
    return match


def hinted(name: str, stage: str, language: str = "en") -> Person:
    """Somebody who asked for a hint there."""
    return asking(begun(name, stage), language)


def asking(match: Match, language: str = "en") -> Person:
    """Somebody who asks for a hint in this match."""
    storage = {"serao.match.one": str(match)}
    return Person(storage, language=language, route="#/table/one").do("hint")


def advice(person: Person) -> Any:
    """What the app advises."""
    sitting = person.app.model.sitting
    assert sitting is not None
    assert sitting.advice is not None
    return sitting.advice


@pytest.mark.parametrize(("name", "stage"), STEPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_tells_the_move_and_why(name: str, stage: str, language: str) -> None:
    person = hinted(name, stage, language)
    found = re.search(r'<p id="prompt"[^>]*>(.*?) <span class="why">(.*?)</span></p>', person.html)
    assert found is not None
    told, why = map(unescape, found.groups())
    assert told.startswith(Words(language)("app.table.hint", text="").strip())
    assert all(len(sentence.split()) <= 12 for sentence in why.split(". "))
    sitting = person.app.model.sitting
    assert sitting is not None
    spoken = prompt(sitting, view(sitting, Words(language).spoken()))
    assert person.said[0] == f"{spoken} {why}", "for ears places have their full names"


@pytest.mark.parametrize(("name", "stage"), sorted({*STEPS} - {("ratland", "place")}))
def test_the_board_leads_to_the_move_that_is_advised(name: str, stage: str) -> None:
    """Something is marked, and one tap on something makes the move."""
    person = hinted(name, stage)
    assert re.search(r'class="[^"]*\b(?:is-advised|is-picked|strong)\b', person.html)
    sitting, move = person.app.model.sitting, advice(person).move
    assert sitting is not None
    seen, table, before = view(sitting, Words("en")), table_of(sitting), len(sitting.match.log)
    offered = dict.fromkeys(re.findall(r'data-do="tap ([^"]+)"', person.html))
    what = next(what for what in offered if table.tap(seen, what).move == move)
    assert load_log(person.tap(what))[before] == move


def load_log(person: Person) -> list[Any]:
    """The moves of the match on the table."""
    sitting = person.app.model.sitting
    assert sitting is not None
    return sitting.match.log


def test_a_hint_of_ratland_leaves_the_rats_to_the_player_until_further_taps() -> None:
    """One tap plans what it says, to be looked at and changed; another sends the rats."""
    person = hinted("ratland", "place")
    sitting, move = person.app.model.sitting, advice(person).move
    assert sitting is not None
    assert isinstance(move, Place)
    assert sitting.picked == ()
    sent = {name: count for name, count in zip(PLACED, move.amounts, strict=True) if count}
    for name, count in sent.items():
        assert re.search(rf'id="own-advice-{name}".*?<text y="6">{count}</text>', person.html)
    assert set(re.findall(r'id="own-(\w+)" class="rl-room[^"]* is-advised', person.html)) == {*sent}
    assert 'data-do="tap follow" class="strong"' in person.html
    before = len(sitting.match.log)
    assert len(load_log(person.do("tap follow"))) == before, "it is planned, to be looked at"
    assert load_log(person.do("tap done"))[before] == move


def test_one_s_own_plan_stands_beside_the_hint_and_is_sent_as_it_is() -> None:
    person = Person({"serao.match.one": str(begun("ratland", "place"))}, route="#/table/one")
    person.tap("more dump").do("hint")
    sitting = person.app.model.sitting
    assert sitting is not None
    assert sitting.picked == ("dump=1",)
    assert "own-advice-" in person.html
    assert "own-advice-" not in person.tap("more dump").html
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.picked == ("dump=2",)


def test_where_a_piece_of_trio_goes_is_marked_and_no_other_place() -> None:
    words = set()
    for deal in "abcdefgh":
        person = asking(begun("trio", "move", deal, least=25))
        word, *_, end = str(advice(person).move).split(" ")
        marked = re.findall(r'id="spot-([^"]+)" class="tr-spot[^"]*is-advised', person.html)
        assert marked == ([end] if word in ("step", "enter") else [])
        if marked:
            assert person.html.count("tr-spot is-target") == 1
        words.add(word)
    assert "step" in words


def test_where_violet_goes_is_marked() -> None:
    person = hinted("violet", "result")
    sitting = person.app.model.sitting
    assert sitting is not None
    space = sitting.match.state.violet + (str(advice(person).move) == "advance")
    assert re.search(rf'id="space-{space}" class="vt-space[^"]*is-advised', person.html)
    assert person.html.count("is-advised") == 1


def test_a_hint_of_violet_tells_the_answer_that_it_fears() -> None:
    """A card that the other one may hold: none that is seen, and none of one's own."""
    person, words = hinted("violet", "lead"), Words("en")
    sitting = person.app.model.sitting
    assert sitting is not None
    expected = sitting.advice.expected if sitting.advice else {}
    ((reply,),) = expected.values()
    assert expected.keys() == {1}
    name = sitting.match.players[1].name
    told = words("violet.expected.card", card=card(words, reply.card), name=name)
    assert told in unescape(person.text)
    seen = sitting.match.observe(0)
    worlds = [sitting.match.game.determinize(seen, Random(seed)) for seed in range(60)]
    assert any(reply.card in world.hands[1] for world in worlds)
    assert reply.card not in seen.hand


def test_a_hint_of_ratland_tells_where_others_crowd() -> None:
    words, told = Words("en"), set[str]()
    for deal in ("hints", "places", "crowds"):
        person = asking(begun("ratland", "place", deal))
        guesses = advice(person).expected[1]
        crowds = {area: sum(move.amounts[area] for move in guesses) for area in AREAS}
        most = max(crowds, key=crowds.__getitem__)
        spots = {area: words(f"ratland.place.{PLACES[area]}") for area in AREAS}
        said = [words("ratland.expected.crowd", place=spots[area]) for area in AREAS]
        found = [sentence for sentence in said if sentence in unescape(person.text)]
        assert found == [said[most]] * (crowds[most] > 0)
        told.update(found)
    assert len(told) == 2, "of these others one is thought to raid, and finds no food"


def test_a_hint_that_may_have_to_be_scrolled_is_reached_by_keys() -> None:
    person = hinted("trio", "place", "de")
    assert len(person.text_of_prompt) > LONG_HINT
    assert '<p id="prompt" class="prompt advised" tabindex="0">' in person.html
