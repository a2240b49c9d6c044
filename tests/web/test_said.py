"""Whole games as they are told, in every language: to whom, in what number, and in which order."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from engine.core.game import CHANCE, NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import load
from tests.web.person import Person
from tests.web.test_words import said_wrongly
from web.app.model import Sitting
from web.app.names import at_home, names
from web.app.sitting import eyes, played, prompt, rolled, seat_down, table_of, view
from web.pages import story
from web.words import LANGUAGES, Words

NAMES = ("Zoë", "Yara", "Xaver", "Wim")
GAMES = [("bullfrogs", 1), ("bullfrogs", 3), ("ratland", 2), ("ratland", 3), ("trio", 2)]
GAMES += [("trio", 4), ("violet", 2)]

NOTHING = re.compile(r"(?<![\d+=] )(?<![\d+])\b0\b(?! [+=])")
"""A zero that is none of a sum such as `0 + 1 + 0 + 0 = 1 point`."""


def sittings(game: str, seats: int, people: int) -> Iterator[Sitting]:
    """A game from its first move to its last, by chance; so many of the players are persons."""
    players = [
        Player(HUMAN if seat < people else "greedy", name)
        for seat, name in enumerate(NAMES[:seats])
    ]
    rng = Random(seats)
    sitting = seat_down("one", Match(load(game), players, {}, f"said-{seats}"))
    while sitting.match.state.to_act != NOBODY:
        yield sitting
        moves = () if sitting.match.state.to_act == CHANCE else sitting.match.state.moves()
        sitting = played(sitting, moves[rng.randrange(len(moves))]) if moves else rolled(sitting)
    yield sitting


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_told_of_a_turn_stays_so(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the game goes on, and whether it has been told before or is told anew."""
    words, before = Words("en"), dict[tuple[bool, int], list[story.Line]]()
    for at_the_table in played_out(game, seats)[::5]:
        for sitting in (at_the_table, replace(at_the_table, still=True)):
            seen = view(sitting, words)
            told = list(story.told(sitting, seen))
            with monkeypatch.context() as anew:
                anew.setattr(story, "_lines", lambda _, tell: tell())
                assert list(story.told(sitting, seen)) == told
            for turn in told[1:]:  # the first may not be over
                assert before.setdefault((sitting.still, turn[0].begun), turn) == turn


@cache
def told(game: str, seats: int, language: str) -> list[str]:
    """Every prompt of such a game, and its log, told to the one person among bots."""
    found, words = [], Words(language)
    *_, last = played_out(game, seats)
    for sitting in played_out(game, seats):
        found.append(prompt(sitting, view(sitting, words)))
    return [*dict.fromkeys(found), *log(last, words)]


@cache
def played_out(game: str, seats: int) -> list[Sitting]:
    """A game of one person among bots."""
    return list(sittings(game, seats, 1))


def log(sitting: Sitting, words: Words) -> list[str]:
    """What happened, oldest first."""
    table, seen = table_of(sitting), view(sitting, words)
    happened = (event for deed in sitting.story for event in deed.events)
    said = (table.say(event.seen_by(eyes(sitting)), seen) for event in happened)
    return [sentence for sentence in said if sentence]


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_only_person_at_the_device_is_spoken_to(game: str, seats: int, language: str) -> None:
    found = told(game, seats, language)
    assert [sentence for sentence in found if NAMES[0] in sentence] == []
    spoken = {"en": r"\b[Yy]ou", "pt": r"\b([Vv]ocê|[Ss]eus?|[Ss]uas?)\b", "de": r"\b[Dd](u|ein)"}
    assert any(re.search(spoken[language], sentence) for sentence in found)


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_the_right_number(game: str, seats: int, language: str) -> None:
    found = told(game, seats, language)
    assert [sentence for sentence in found if said_wrongly(language, sentence)] == []
    assert [sentence for sentence in found if NOTHING.search(sentence)] == []


@pytest.mark.parametrize(("game", "seats"), [("bullfrogs", 2), ("ratland", 2), ("violet", 2)])
def test_whoever_pass_the_device_round_have_names(game: str, seats: int) -> None:
    *_, last = sittings(game, seats, 2)
    found = " ".join(log(replace(last, viewer=0, curtain=None), Words("en")))
    assert NAMES[0] in found
    assert not re.search(r"(^|\. )Your? ", found)


def _won(seats: int, people: int) -> tuple[str, tuple[int, ...]]:
    *_, last = sittings("trio", seats, people)
    outcome = last.match.state.outcome()
    assert outcome is not None
    return prompt(last, view(last, Words("en"))), outcome.winners


def test_a_team_wins_by_its_name() -> None:
    said, winners = _won(4, 0)
    first, second = (NAMES[seat] for seat in winners)
    assert said == f"{('Yellow', 'Red')[winners[0] % 2]} wins: {first} and {second}."


def test_of_two_one_wins_without_a_team() -> None:
    said, winners = _won(2, 0)
    assert said == f"{NAMES[winners[0]]} wins."


# the order of cause and effect


def _before(cause: str, effect: str) -> Callable[[list[str]], bool]:
    """Whether, wherever both are told in one breath, the cause is told first."""

    def holds(found: list[str]) -> bool:
        pairs = pairwise(found)
        return not any(effect in first and cause in second for first, second in pairs)

    return holds


@pytest.mark.parametrize(
    ("cause", "effect"),
    [
        (" on: ", "You get the helper card"),
        ("Fear wakes: ", "To the discard: "),
        ("Fear wakes: ", "Fear comes "),
    ],
)
def test_violets_log_tells_the_cause_first(cause: str, effect: str) -> None:
    *_, last = played_out("violet", 2)
    found = log(last, Words("en"))
    assert any(cause in sentence for sentence in found)
    assert any(effect in sentence for sentence in found)
    assert _before(cause, effect)(found)


# names


def test_names_that_nobody_typed_follow_the_language() -> None:
    person = Person().do("quick bullfrogs").wait_for_bots()
    assert "You and Moth" in person.text
    assert "Person: You " in person.text
    german = person.fill_in("language", language="de")
    assert "Du und Motte" in german.text
    assert "Mensch: Du " in german.text
    assert "Moth " not in german.text
    assert "Du und Motte" in german.visit("#/games").text


def test_the_only_person_here_is_you_to_themselves_and_a_guest_to_others() -> None:
    words, two = Words("en"), load("violet")
    match = Match(two, [Player(HUMAN, "Guest"), Player("greedy", "Owl")], {}, "names")
    assert at_home(match, words) == ("You", "Owl")
    assert names(match, words) == ("Guest", "Owl")
    both = Match(two, [Player(HUMAN, "Guest"), Player(HUMAN, "Ana")], {}, "names")
    assert at_home(both, words) == names(both, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_is_called_by_whom_it_plays(language: str) -> None:
    """One who reads the rules should not have to find out that the Moth is Torech."""
    person = Person(language=language).do("quick violet").wait_for_bots()
    assert re.search(r"<strong>Torech</strong>", person.html)
    assert 'class="visually-hidden">Torech<' not in person.html
    assert Words(language)("violet.button.first", name="Torech") in person.text
    assert Words(language)("app.name.bot.2") not in person.text
    new = person.visit("#/new/violet").html
    assert 'placeholder="Torech"' in new


def test_names_that_somebody_typed_stay() -> None:
    match = Match(load("trio"), [Player(HUMAN, "Eule"), Player("greedy", "Moth")], {}, "names")
    assert names(match, Words("pt")) == ("Eule", "Mariposa"), "a guest is no owl of the house"
