"""All games of the device in one page, whatever became of their matches."""

import json
import re

from engine.games import NAMES
from tests.web.person import EVENING, Person
from web.app.days import run
from web.app.model import Played
from web.app.preparing import daily
from web.app.saves import write_played
from web.app.when import DAILY, DAY
from web.rooms.statistics.record import days, standing
from web.words import LANGUAGES, Words

ENGLISH = Words("en")


def played(outcome: str, kind: str = "player", game: str = "trio") -> Played:
    """A game that ended so."""
    return Played(game, kind, outcome, 1, EVENING, "", 2)


def on_day(back: int, game: str = "bullfrogs", score: int = 12) -> Played:
    """The deal of the day, so many days ago."""
    when = EVENING - back * DAY
    return Played(game, "alone", "", score, when, daily(when), 1)


def looking(record: list[Played], language: str = "en", **storage: str) -> Person:
    """Somebody at the page."""
    kept = {"serao.played": write_played(record)}
    kept |= {f"serao.{key}": text for key, text in storage.items()}
    return Person(kept, route="#/statistics", language=language)


def test_games_are_counted_by_how_they_ended_and_in_a_row() -> None:
    found = standing(map(played, ["won", "won", "lost", "won", "shared", "won", "won", "won"]))
    assert (found.played, found.won, found.lost, found.shared) == (8, 6, 1, 1)
    assert (found.longest, found.row) == (3, 3)
    assert standing(map(played, ["won", "lost", "lost"])).row == -2
    assert standing(map(played, ["won", "shared"])).row == 0
    assert standing([]) == type(found)(0, 0, 0, 0, 0, 0)


def on(*back: int) -> set[str]:
    """The deals of days, so many days ago."""
    return {on_day(each).deal for each in back}


def test_days_are_counted_up_to_today_or_yesterday() -> None:
    assert run(on(0, 1, 2, 4), EVENING) == 3
    assert run(on(1, 2), EVENING) == 2
    assert run(on(2, 3), EVENING) == 0
    assert run((), EVENING) == 0


def test_of_a_day_the_first_game_counts_and_what_is_no_day_does_not() -> None:
    later = on_day(0, score=99)
    strange = Played("bullfrogs", "alone", "", 5, EVENING, f"{DAILY}-soon", 1)
    found = days([on_day(1), on_day(0), later, strange])
    assert list(found.values()) == [on_day(0), on_day(1)]


def test_every_game_has_its_rows_in_every_language() -> None:
    record = [
        played(outcome, kind, game)
        for game in NAMES
        for kind in ("novice", "player", "expert", "master", "mixed")
        for outcome in ("won", "lost", "shared")
    ]
    record += [Played(game, "people", "", 0, EVENING, "", 2) for game in NAMES]
    record += [played("lost", "player", "trio")] * 4
    for language in LANGUAGES:
        person = looking([*record, on_day(0)], language)
        words = Words(language)
        assert person.html.count('<tr><th scope="row">') == 6 * len(NAMES) + 1
        assert words.many("statistics.streak.lost", 4) in person.text
        assert words("app.home.daily") in person.text
        assert "{" not in person.text


def against(html: str) -> list[str]:
    """The heads of all columns and rows."""
    return re.findall(r'<th scope="\w+">([^<]*)', html)


def test_of_games_in_which_nobody_wins_no_columns_stand_empty() -> None:
    alone, people = on_day(0), Played("bullfrogs", "people", "", 0, EVENING, "", 2)
    assert against(looking([alone]).html) == []
    assert ENGLISH.many("statistics.count", 1) in looking([alone]).text
    both = looking([alone, people]).html
    assert against(both) == ["Against", "Played", "People here", "Isaac"]
    assert "<td></td>" not in both
    mixed = looking([alone, played("won", game="bullfrogs")]).html
    assert against(mixed)[:2] == ["Against", "Played"]
    assert against(mixed)[-1] == "Isaac"
    assert len(against(mixed)) == 7
    assert "<td></td>" not in mixed


def test_the_signs_of_the_latest_games_have_words() -> None:
    once = looking([played("lost")]).html
    assert re.search(r"The latest game:</p><p [^>]*>.*?</svg></span>Lost</span></p>", once)
    assert "<ol" not in once.partition("The latest game:")[2].partition("</section>")[0]
    html = looking([played("lost"), played("won"), played("lost")]).html
    assert html.count("</svg></li>") == 3
    assert re.findall(r"</svg></span>(\w+)<", html) == ["Won", "Lost"]


def test_the_best_results_have_the_most_points_of_each_game_that_has_points() -> None:
    record = [
        Played("ratland", "novice", "won", 21, 1_790_000_000_000, "", 2),
        Played("ratland", "mixed", "lost", 17, 1_790_000_100_000, "", 3),
        Played("ratland", "people", "", 0, 1_790_000_200_000, "", 3),
        Played("violet", "novice", "won", 1, 1_790_000_300_000, "", 2),
    ]
    person = Person({"serao.played": write_played(record)}, route="#/results")
    others = person.html.partition('id="results-others"')[2].partition("</section>")[0]
    assert others.count('class="best"') == 1
    assert '<strong class="best-score">21</strong><div><strong>Ratland</strong>' in others
    assert "Against: " in others
    assert 'id="results-others"' not in Person(route="#/results").html


def test_the_most_points_against_others_are_told_where_there_are_points() -> None:
    record = [
        Played("ratland", "novice", "lost", 31, EVENING, "", 3),
        Played("ratland", "expert", "won", 44, EVENING - DAY, "", 2),
        Played("ratland", "far", "won", 44, EVENING, "", 2),
        Played("trio", "novice", "won", 7, EVENING, "", 2),
        Played("violet", "novice", "won", 1, EVENING, "", 2),
        Played("bullfrogs", "alone", "", 90, EVENING, "", 1),
    ]
    text = looking(record).text
    assert "Most points: 44, on 2026-09-20. Against: Computer, strong." in text
    assert text.count("Most points") == 1


def test_where_nothing_was_played_the_page_leads_on() -> None:
    person = looking([])
    assert ENGLISH("statistics.none") in person.text
    assert 'href="#/"' in person.html


def test_games_that_were_counted_before_there_was_a_record_count() -> None:
    person = looking([played("won")], finished=json.dumps({"trio": 7, "violet": 2}))
    assert ENGLISH.many("statistics.count", 7) in person.text
    assert ENGLISH.many("statistics.count", 2) in person.text


def test_kinds_that_nobody_knows_are_no_rows_and_break_nothing() -> None:
    person = looking([played("won", "wizard"), played("won")])
    assert ENGLISH.many("statistics.count", 2) in person.text
    assert person.html.count('<tr><th scope="row">') == 1


def test_the_lists_of_games_and_of_results_lead_there() -> None:
    for route in ("#/games", "#/results"):
        assert 'href="#/statistics"' in Person(route=route).html
