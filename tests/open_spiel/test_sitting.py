"""The games word by word: they are the games, and a seat is told what it may know and no more."""

import pickle
from collections import Counter
from copy import deepcopy
from fractions import Fraction
from hashlib import sha256
from itertools import pairwise
from random import Random

import pytest

from engine.core.game import CHANCE, NOBODY, Outcome
from engine.games import NAMES, load
from engine.ratland.placement import Placements
from extras.open_spiel.asking import Question, question
from extras.open_spiel.sitting import Sitting, written
from extras.open_spiel.vocabulary import number_of, vocabulary
from tests.conformance.play import Setting, every_setting, every_table, playthrough

PINNED = {
    "bullfrogs": "33d8af5931a44073",
    "ratland": "e6406c06bb5fdbe1",
    "trio": "179af846dfe7f831",
    "violet": "36f874a46eb91ba3",
}
"""For each game the beginning of the hash of its words in their order."""

MANY = 2_000
"""More moves than are spelt one by one."""


def words_of(asked: Question, text: str) -> list[str]:
    """What is to be said so that the question ends in the move of this text."""
    said = []
    while True:
        words = set(asked.words())
        word = next(word for word in text.split(" ") if word in words and fits(asked, word, text))
        said.append(word)
        then = asked.after(word)
        if isinstance(then, str):
            assert then == text
            return said
        asked = then


def fits(asked: Question, word: str, text: str) -> bool:
    """Whether the move of this text goes on with that word."""
    then = asked.after(word)
    return f"{text} ".startswith(f"{then if isinstance(then, str) else then.text()} ")


def spelt(asked: Question) -> list[tuple[str, Fraction]]:
    """Every move that can be spelt, with its probability when each word is chosen by its weight."""
    words = asked.words()
    whole, found = sum(words.values()), []
    for word, weight in words.items():
        then, chance = asked.after(word), Fraction(weight, whole)
        ends = [(then, Fraction(1))] if isinstance(then, str) else spelt(then)
        found += [(text, chance * each) for text, each in ends]
    return found


def sitting(setting: Setting) -> Sitting:
    return Sitting(setting.game, setting.seats, dict(setting.options))


@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_of_the_words_stay(name: str) -> None:
    words = vocabulary(name)
    assert sha256(" ".join(words).encode()).hexdigest()[:16] == PINNED[name]
    assert [number_of(name, word) for word in words] == list(range(len(words)))


@every_setting
def test_a_game_said_word_by_word_is_the_game(setting: Setting) -> None:
    played, sat = playthrough(setting), sitting(setting)
    for move, text in zip(played.match.log, played.texts, strict=False):
        assert str(sat.state) == text
        for word in words_of(sat.question, str(move)):
            assert set(sat.question.words()) <= set(vocabulary(setting.game))
            sat.say(word)
    assert str(sat.state) == played.texts[-1]
    assert sat.to_act == NOBODY


@every_table
def test_what_can_be_spelt_is_what_can_be_played(setting: Setting) -> None:
    """Each move once, and chance by its weights."""
    for state in playthrough(setting).sample(3):
        moves = state.moves()
        if len(moves) > MANY or state.to_act == NOBODY:
            continue
        found = spelt(question(state))
        if state.to_act == CHANCE:
            whole = sum(weight for _, weight in state.chance())
            expected = Counter(
                {str(move): Fraction(weight, whole) for move, weight in state.chance()}
            )
            assert Counter(dict(found)) == expected
        else:
            assert Counter(text for text, _ in found) == Counter(map(str, moves))


@pytest.mark.parametrize("pantry", [True, False])
@pytest.mark.parametrize("rats", [0, 1, 2, 5])
def test_every_placement_can_be_spelt(rats: int, pantry: bool) -> None:
    class Placing:
        to_act = 0

        def moves(self) -> Placements:
            return Placements(rats, pantry)

    found = [text for text, _ in spelt(question(Placing()))]  # type: ignore[arg-type]
    assert Counter(found) == Counter(map(str, Placements(rats, pantry)))


def test_of_two_million_placements_each_word_is_one_of_few() -> None:
    sat = Sitting("ratland", 3, {})
    sat.state = load("ratland").position(
        "place active 1 waiting 1 2 3; events cousin; food 3; "
        "clan pantry=30 cheese=9; clan pantry=8 cheese=1; clan pantry=9"
    )
    assert len(sat.state.moves()) > 1_900_000
    assert len(sat.question.words()) == 31
    sat.say("dump=12")
    assert len(sat.question.words()) == 19
    assert (
        sat.text_after("city=18") == "place dump=12 city=18 countryside=0 left=0 right=0 nursery=0"
    )


@every_table
def test_nothing_that_was_told_is_forgotten(setting: Setting) -> None:
    sat = sitting(setting)
    viewers = (*range(setting.seats), None)
    lines = {viewer: sat.told(viewer) for viewer in viewers}
    for move in playthrough(setting).match.log[:60]:
        for word in words_of(sat.question, str(move)):
            sat.say(word)
        for viewer in viewers:
            before, lines[viewer] = lines[viewer], sat.told(viewer)
            assert lines[viewer][: len(before)] == before
            assert len(lines[viewer]) == len(before) + 1
    made = Counter(by for by, _, _ in sat.log)
    for seat in range(setting.seats):
        assert sum(line.startswith("> ") for line in lines[seat]) == made[seat]
    assert not any(line.startswith("> ") for line in lines[None])


def test_nobody_is_told_behind_whose_screen_the_rats_went() -> None:
    def placed(dump: int, left: int) -> Sitting:
        sat = Sitting("ratland", 2, {"first": "1"})
        for word in ("abundance", "1", f"dump={dump}", "city=0", "countryside=0", f"left={left}"):
            sat.say(word)
        return sat

    one, other = placed(2, 5), placed(3, 4)
    assert one.to_act == other.to_act == 1
    for viewer in (1, None):
        assert one.told(viewer) == other.told(viewer)
        assert one.seen(viewer) == other.seen(viewer)
    assert one.told(0) != other.told(0)
    assert one.private(0) != other.private(0)
    assert not one.private(1)


def test_half_a_move_is_known_to_its_seat_only() -> None:
    sat = Sitting("ratland", 2, {"first": "1"})
    for word in ("abundance", "1"):
        sat.say(word)
    before = sat.seen(1), sat.told(1), sat.seen(None)
    sat.say("dump=4")
    assert (sat.seen(1), sat.told(1), sat.seen(None)) == before
    assert sat.seen(0)["said"] == "place dump=4"
    assert sat.told(0)[-1] == "> place dump=4"


@every_table
def test_a_copy_and_a_saved_game_go_their_own_way(setting: Setting) -> None:
    random, sat = Random(f"{setting}"), sitting(setting)
    while sat.to_act != NOBODY:
        copies = [deepcopy(sat), pickle.loads(pickle.dumps(sat))] if random.random() < 0.1 else []
        before = str(sat)
        sat.say(random.choice([*sat.question.words()]))
        for copy in copies:
            assert str(copy) == before
            assert copy.question.words()
            copy.say(random.choice([*copy.question.words()]))
    assert all(one != other for one, other in pairwise(map(str, (before, sat))))


@pytest.mark.parametrize(
    ("game", "seats", "winners", "worth"),
    [
        ("trio", 2, (0,), [1, -1]),
        ("trio", 2, (0, 1), [0, 0]),
        ("trio", 4, (1, 3), [-1, 1, -1, 1]),
        ("ratland", 3, (2,), [-1, -1, 2]),
        ("bullfrogs", 4, (0, 3), [1, -1, -1, 1]),
        ("bullfrogs", 1, (0,), [1]),
        ("bullfrogs", 1, (), [-1]),
    ],
)
def test_the_winners_share_what_the_losers_lose(
    game: str, seats: int, winners: tuple[int, ...], worth: list[float]
) -> None:
    sat = Sitting(game, seats, {})
    assert sat.returns() == [0] * seats

    class Over:
        def outcome(self) -> Outcome:
            return Outcome(winners, (0,) * seats, load(game).rules[0])

    sat.state = Over()  # type: ignore[assignment]
    assert sat.returns() == worth


def test_what_is_seen_is_one_line_without_hidden_order() -> None:
    line = written(Sitting("violet", 2, {}).seen(1))
    assert "\n" not in line
    assert "fireflies={5, 9, 13}" in line
