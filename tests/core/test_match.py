"""Matches and text helpers, on the smallest game there can be."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import CHANCE, NOBODY, BadTextError, IllegalMoveError, Option, Outcome
from engine.core.match import Match, Player, chosen, read_match
from engine.core.notation import number
from engine.core.rule import Rule
from engine.games import NAMES, load

TURN = Rule("coin.turn")


@dataclass
class Toss:
    """Chance tosses a coin, the guesser guesses, and that is all."""

    moves_made: tuple[str, ...] = ()
    sealed = False

    @property
    def to_act(self) -> int:
        return (CHANCE, 0, NOBODY)[len(self.moves_made)]

    def chance(self) -> list[tuple[str, int]]:
        return [("heads", 1), ("tails", 9)] if self.to_act == CHANCE else []

    def moves(self) -> list[str]:
        return ["heads", "tails"] if self.to_act == 0 else []

    def refusal(self, move: str) -> Rule | None:
        return None if self.to_act != NOBODY else TURN

    def play(self, move: str, tell: Any = None) -> None:
        self.moves_made += (move,)

    def outcome(self) -> Outcome | None:
        return Outcome((0,), (1, 0), TURN) if self.to_act == NOBODY else None


class Coin:
    """A game without options."""

    id = "coin"
    seats = (1, 2)
    rules = (TURN,)

    def options(self, seats: int) -> tuple[Option, ...]:
        return ()

    def start(self, seats: int, options: Mapping[str, str]) -> Toss:
        return Toss()

    def move(self, text: str) -> str:
        if text not in ("heads", "tails"):
            raise BadTextError("move", text)
        return text


class Marked(Coin):
    """The same with options."""

    def options(self, seats: int) -> tuple[Option, ...]:
        return (Option("metal", ("gold", "tin")), Option("size", ("small", "large")))


ANA = Player("human", "Ana")


def test_a_game_without_options_has_none_in_its_line() -> None:
    match = Match(Coin(), [ANA], {})
    match.play("heads")
    assert str(match) == "serao/1 coin human:Ana | heads"
    assert str(read_match(str(match), lambda name: Coin())) == str(match)


def test_options_are_written_with_their_defaults() -> None:
    match = Match(Marked(), [ANA], {"size": "large"})
    assert str(match) == "serao/1 coin metal=gold size=large human:Ana"
    assert read_match(str(match), lambda name: Marked()).options == match.options


@given(st.text(st.characters(exclude_categories=["Cs"])), st.sampled_from(["human", "greedy"]))
def test_any_name_survives_the_line(name: str, kind: str) -> None:
    match = Match(Coin(), [Player(kind, name), ANA], {})
    match.play("tails")
    again = read_match(str(match), lambda name: Coin())
    assert again.players == (Player(kind, name), ANA)
    assert again.log == ["tails"]


@pytest.mark.parametrize(
    "text",
    [
        "serao/1 coin human:Ana metal=gold",  # an option that the game does not offer
        "serao/1 coin human",  # no name
        "serao/1 coin 3:Ana",  # no kind
        "serao/1 coin",  # nobody sits down
        "serao/1 coin human:A human:B human:C",  # too many
        "serao/1 coin human:Ana | edge",  # no move
        "serao/1 coin human:Ana |heads",
        "serao/2 coin human:Ana | heads",
        "coin human:Ana",
        "",
    ],
)
def test_a_line_that_is_no_match_is_refused(text: str) -> None:
    with pytest.raises(BadTextError):
        read_match(text, lambda name: Coin())


def test_a_move_too_many_is_refused_by_its_rule() -> None:
    with pytest.raises(IllegalMoveError) as refused:
        read_match("serao/1 coin human:Ana | heads | tails | tails", lambda name: Coin())
    assert refused.value.rule is TURN
    assert str(refused.value) == "tails: forbidden by coin.turn"


def test_chosen_options_are_checked() -> None:
    assert chosen(Marked(), 2, {}) == {"metal": "gold", "size": "small"}
    for options in ({"metal": "lead"}, {"weight": "heavy"}):
        with pytest.raises(BadTextError, match="cannot read option"):
            chosen(Marked(), 2, options)
    with pytest.raises(BadTextError):
        chosen(Marked(), 5, {})


def test_chance_goes_by_its_weights() -> None:
    tosses = [Match(Coin(), [ANA], {}, deal=str(seed)).roll() for seed in range(300)]
    assert 240 < tosses.count("tails") < 300


def test_neither_chance_nor_the_end_is_undone() -> None:
    match = Match(Coin(), [ANA], {})
    match.roll()
    assert match.undo_length(0) is None
    match.play("heads")
    assert match.undo_length(0) is None
    with pytest.raises(ValueError, match="nothing"):
        match.undo(0)


@pytest.mark.parametrize(("text", "value"), [("0", 0), ("7", 7), ("120", 120), ("999999", 999_999)])
def test_a_number_is_written_one_way(text: str, value: int) -> None:
    assert number(text) == value


@pytest.mark.parametrize(
    "text", ["", "-1", "+1", "01", "00", "1.0", "1e3", " 1", "\u0661", "²", "1" * 7]
)
def test_other_writings_are_no_numbers(text: str) -> None:
    with pytest.raises(BadTextError):
        number(text)


def test_games_are_found_by_name_and_by_no_other() -> None:
    assert [load(name).id for name in NAMES] == list(NAMES)
    for name in ("", "core", "search", "bullfrogs.play", "Bullfrogs"):
        with pytest.raises(BadTextError):
            load(name)


@pytest.mark.parametrize("name", ["\ud800", "Ana\udfff", "\udc00\ud800"])
def test_half_a_character_is_no_name(name: str) -> None:
    """Such a name comes out of JSON, and no text could ever hold it."""
    with pytest.raises(BadTextError):
        Player("human", name)
    head = "serao/1 bullfrogs colours=GB first=1 human:Ana"
    with pytest.raises(BadTextError) as refused:
        read_match(f"{head} human:{name}", load)
    assert refused.value.text == name
    assert "\N{FROG FACE}" in read_match(f"{head} human:%F0%9F%90%B8", load).players[1].name
