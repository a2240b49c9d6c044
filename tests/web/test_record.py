"""What is remembered of games that have ended, whatever becomes of their matches."""

import json

import pytest

from engine.core.match import read_match
from engine.games import load
from tests.web.person import EVENING, Person
from tests.web.test_streaks import before_the_end, ended
from web.app.model import Played
from web.app.preparing import TRIED, daily
from web.app.saves import PLAYED_KEPT, read_played, write_played

ONE = Played("trio", "player", "won", 1, EVENING, "", 2)


def record_of(person: Person) -> tuple[Played, ...]:
    """As it is kept."""
    assert person.storage is not None
    return read_played(person.storage.get("serao.played", ""))


@pytest.mark.parametrize(("won", "outcome"), [(True, "won"), (False, "lost")])
def test_a_game_that_ends_is_remembered_when_its_match_is_gone(won: bool, outcome: str) -> None:
    person = ended("trio", won, 0, "player")
    score = person.state.outcome().scores[0]
    expected = Played("trio", "player", outcome, score, EVENING, "", 2)
    assert record_of(person) == (expected,)
    person.visit("#/games").do("ask-delete one").do("delete")
    assert record_of(person) == person.reload().app.model.record == (expected,)


def test_bots_of_several_levels_are_no_level() -> None:
    person = ended("ratland", True, 0, "novice", "player")
    (played,) = record_of(person)
    assert (played.kind, played.outcome, played.seats) == ("mixed", "won", 3)


def ended_alone(deal: str) -> Person:
    """Somebody who has just played Bullfrogs alone to its end."""
    person = Person({}).do("alone bullfrogs")
    head, *log = person.line.split(" | ")
    head = " ".join(w for w in head.split(" ") if not w.startswith("deal=")) + f" deal={deal}"
    match = read_match(" | ".join([head, *log]), load)
    while match.state.to_act != -2:
        before = str(match)
        if match.state.to_act == -1:
            match.roll()
        else:
            decided = before
            match.play(match.state.moves()[0])
    person = Person({"serao.match.one": decided}, route="#/table/one")
    person.make("bullfrogs", match.log[decided.count(" | ")]).wait("chance")
    assert person.state.to_act == -2
    return person


def test_a_deal_of_the_day_is_remembered_with_its_day() -> None:
    deal = daily(EVENING)
    person = ended_alone(deal)
    (played,) = record_of(person)
    assert played.kind == "alone"
    assert (played.deal, played.outcome, played.seats) == (deal, "", 1)
    assert played.score == person.state.outcome().scores[0]


def test_a_game_tried_again_counts_for_nothing() -> None:
    person = ended_alone(TRIED + daily(EVENING))
    assert person.storage is not None
    assert not {"serao.played", "serao.results", "serao.finished"} & person.storage.keys()
    assert person.app.model.record == person.app.model.results == ()
    person.do("redeal")
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.match.deal == daily(EVENING)


def test_damaged_entries_are_left_out_and_the_others_stay() -> None:
    good = json.loads(write_played([ONE]))[0]
    damaged = [
        [],
        good[:-1],
        ["chess", *good[1:]],
        [*good[:2], "drawn", *good[3:]],
        [*good[:3], "1", *good[4:]],
        [*good[:4], -1, *good[5:]],
        [*good[:5], "a b", *good[6:]],
        [*good[:6], 9],
        None,
        {"game": "trio"},
    ]
    assert read_played(json.dumps([good, *damaged, good])) == (ONE, ONE)
    for text in ("", "[", "{}", "null", "[" * 2000):
        assert read_played(text) == ()


def test_only_the_latest_are_kept_and_all_of_them_can_be_read() -> None:
    text, move = before_the_end("trio", ("human", "player"), True)
    old = write_played([ONE] * PLAYED_KEPT)
    person = Person({"serao.match.one": text, "serao.played": old}, route="#/table/one")
    person.make("trio", move) if person.state.to_act == 0 else person.think(move)
    record = record_of(person)
    assert len(record) == PLAYED_KEPT
    assert record[-1].score == person.state.outcome().scores[0]


def test_where_nothing_is_kept_it_is_known_until_the_page_goes() -> None:
    person = Person(forbidden=True, route="#/games")
    match, move = before_the_end("trio", ("human", "player"), True)
    person.fill_in("bring", text=match)
    person.make("trio", move) if person.state.to_act == 0 else person.think(move)
    assert [played.outcome for played in person.app.model.record] == ["won"]
    assert not [effect for effect in person.effects if effect["op"] == "save"]
