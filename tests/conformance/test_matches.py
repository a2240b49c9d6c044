"""Matches: the log is the save, damage is noticed, and undo never takes back too much."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import CHANCE, NOBODY, BadTextError, IllegalMoveError
from engine.core.match import Match, read_match
from engine.games import NAMES, load
from tests.conformance.play import (
    LONGEST,
    SETTINGS,
    Playthrough,
    Setting,
    any_move,
    every_game,
    every_setting,
    playthrough,
    universe,
)
from tests.conformance.texts import ANYTHING


@every_setting
def test_a_match_reads_back_from_its_line(setting: Setting) -> None:
    played = playthrough(setting)
    text = str(played.match)
    again = read_match(text, load)
    assert "\n" not in text
    assert str(again) == text
    assert again.log == played.match.log
    assert again.players == played.match.players
    assert again.options == played.match.options
    assert str(again.state) == played.texts[-1]


@every_setting
def test_every_beginning_of_a_log_is_the_save_of_that_moment(setting: Setting) -> None:
    played = playthrough(setting)
    head, *log = str(played.match).split(" | ")
    for length in range(0, len(log) + 1, 13):
        match = read_match(" | ".join([head, *log[:length]]), load)
        assert str(match.state) == played.texts[length]


@every_setting
def test_a_match_tells_again_what_happened(setting: Setting) -> None:
    played = playthrough(setting)
    match = setting.match()
    told: list[list[object]] = []
    for move in played.match.log:
        told.append([])
        match.play(move, told[-1].append)
    assert played.match.events() == told


@every_setting
def test_an_illegal_move_changes_nothing(setting: Setting) -> None:
    played, tried = playthrough(setting), 0
    match = setting.match()
    for number, move in enumerate(played.match.log):
        illegal = (move for move in universe(setting.game) if match.state.refusal(move) is not None)
        wrong = next(illegal, None) if number % 9 == 0 or not tried else None
        if wrong is not None:
            tried += 1
            with pytest.raises(IllegalMoveError) as refused:
                match.play(wrong)
            assert refused.value.rule in played.game.rules
            assert refused.value.move == wrong
            assert str(match.state) == played.texts[number]
            assert len(match.log) == number
        match.play(move)
    assert tried


@every_setting
def test_undo_takes_back_only_ones_own_last_decision(setting: Setting) -> None:
    """Never chance, which would be unseeing; never another's decision, never another's turn.

    Only what is sealed is taken back although others have decided since.
    """
    played = playthrough(setting)
    match = setting.match()
    for number, move in enumerate(played.match.log):
        match.play(move)
        if number % 4:
            continue
        mover = played.states[number].to_act
        for seat in range(setting.seats):
            may = seat == mover and match.state.to_act in (seat, CHANCE)
            length = number if may else sealed_by(seat, played, number)
            assert match.undo_length(seat) == length
            may = length is not None
            if not may:
                with pytest.raises(ValueError, match="nothing to take back"):
                    match.undo(seat)
                assert len(match.log) == number + 1
        if mover != CHANCE and match.undo_length(mover) is not None:
            match.undo(mover)
            assert str(match.state) == played.texts[number]
            assert match.log == played.match.log[:number]
            match.play(move)
        assert str(match.state) == played.texts[number + 1]


def sealed_by(seat: int, played: Playthrough, number: int) -> int | None:
    """The last move up to this one that the seat made behind a screen that still stands."""
    while number >= 0 and played.states[number].sealed:
        if played.states[number].to_act == seat:
            return number
        number -= 1
    return None


@every_setting
def test_what_others_decided_behind_screens_stays_when_one_takes_back(setting: Setting) -> None:
    """However one decides anew, the others' sealed decisions are those they made."""
    played, random = playthrough(setting), Random(24)
    match = setting.match()
    for number, move in enumerate(played.match.log):
        match.play(move)
        for seat in range(setting.seats):
            length = sealed_by(seat, played, number)
            if length is None:
                continue
            other = read_match(str(match), load)
            other.undo(seat)
            assert str(other.state) == played.texts[length]
            assert other.state.to_act == seat
            other = read_match(str(other), load)
            anew = any_move(other.state, random)
            other.play(anew)
            log = played.match.log
            assert other.log == [*log[:length], anew, *log[length + 1 : number + 1]]
            assert not other.aside
            assert other.state.to_act == match.state.to_act


@every_setting
def test_nothing_is_taken_back_before_the_first_move(setting: Setting) -> None:
    match = setting.match()
    assert [match.undo_length(seat) for seat in range(setting.seats)] == [None] * setting.seats


def read(text: str) -> Match | None:
    """The match, or None when the text is refused in one of the two ways it may be."""
    try:
        return read_match(text, load)
    except (BadTextError, IllegalMoveError):
        return None


def damaged(text: str, random: Random, times: int) -> Iterator[str]:
    """The text cut short, with bytes flipped, and with pieces lost, doubled and moved."""
    for _ in range(times):
        one, other = sorted(random.choices(range(len(text) + 1), k=2))
        flipped = bytearray(text.encode())
        for _ in range(random.randint(1, 3)):
            flipped[random.randrange(len(flipped))] ^= 1 << random.randrange(8)
        words = text.split(" ")
        first, second = random.choices(range(len(words)), k=2)
        words[first], words[second] = words[second], words[first]
        yield text[:one]
        yield text[:one] + text[other:]
        yield text[:other] + text[one:]
        yield text[:one] + random.choice("0aG-|%:=;[]* \t\0²\u0661é") + text[one + 1 :]
        yield flipped.decode(errors="replace")
        yield " ".join(words)


@every_setting
def test_a_damaged_match_is_refused_in_one_of_two_ways(setting: Setting) -> None:
    text, random = str(playthrough(setting).match), Random(21)
    short = " | ".join(text.split(" | ")[:12])
    for one in (text, short):
        for bad in damaged(one, random, 20):
            match = read(bad)
            if match is not None:  # the damage hit a name, or cut off whole moves
                assert str(read_match(str(match), load)) == str(match)


@every_game
@pytest.mark.parametrize("change", ["version", "later version", "game", "no game", "seats", "dots"])
def test_a_match_of_something_else_is_not_read(name: str, change: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.game == name)
    text = str(setting.match())
    head = f"serao/1 {name}"
    bad = {
        "version": text.replace("serao/1", "serao/0"),
        "later version": text.replace("serao/1", "serao/11"),
        "game": text.replace(head, "serao/1 checkers"),
        "no game": text.replace(head, "serao/1"),
        "seats": text + " human:one" * 20,
        "dots": text.replace(head, "serao/1 engine.games"),
    }[change]
    assert text.startswith(head)
    with pytest.raises(BadTextError):
        read_match(bad, load)


NASTY = (
    "",
    "=",
    ":",
    "\ud800",
    "%ED%A0%80",
    "9" * 10_000,
    "deal=\udfff",
    "first=\ud800",
    "[" * 999,
)
"""Words that no match has; each alone is to be refused, or read and written again."""


@every_game
def test_a_match_with_nasty_words_is_refused_or_can_be_written(name: str) -> None:
    """Options, deals, players and moves: no other error comes out, and what is read is text."""
    setting = next(setting for setting in SETTINGS if setting.game == name)
    words = " | ".join(str(playthrough(setting).match).split(" | ")[:3]).split(" ")
    for at, word in enumerate(words):
        for before in ("", word, word.partition("=")[0] + "=", word.partition(":")[0] + ":"):
            for nasty in NASTY:
                match = read(" ".join([*words[:at], before + nasty, *words[at + 1 :]]))
                if match is not None:
                    str(match).encode()
                    assert str(read_match(str(match), load)) == str(match)


@given(ANYTHING)
def test_garbage_is_no_match(text: str) -> None:
    with pytest.raises(BadTextError):
        read_match(text, load)
    with pytest.raises(BadTextError):
        read_match(f"serao/1 {text}", load)


@given(st.sampled_from(NAMES), st.one_of(ANYTHING, st.sampled_from(NASTY)))
def test_garbage_is_no_move_and_no_position(name: str, text: str) -> None:
    game = load(name)
    for reader in (game.move, game.position):
        try:
            found = reader(text)
        except BadTextError:
            continue
        assert str(reader(str(found))) == str(found)


@every_game
def test_a_damaged_move_is_refused_or_another_move(name: str) -> None:
    """What is read is in the one form that this move has."""
    game, random = load(name), Random(22)
    for move in random.choices(universe(name), k=300):
        for bad in damaged(str(move), random, 3):
            try:
                found = game.move(bad)
            except BadTextError:
                continue
            assert str(found) == bad


@every_setting
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(setting: Setting) -> None:
    played, random = playthrough(setting), Random(23)
    for text in random.choices(played.texts, k=15):
        for bad in damaged(text, random, 3):
            try:
                state = played.game.position(bad)
            except BadTextError:
                continue
            assert str(played.game.position(str(state))) == str(state)
            for _ in range(LONGEST):
                if state.to_act == NOBODY:
                    break
                state.play(any_move(state, random))
            assert state.outcome() is not None
