"""A match in a link: how long it is, that it comes back, and what becomes of a damaged one."""

from base64 import urlsafe_b64encode
from pathlib import Path
from random import Random
from zlib import compress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.core.game import NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from tools.deciders import deciders
from web.app import packed
from web.app.links import LONGEST, link_to, open_packed, pack_match, packed_in

BUDGET = 2000
"""Characters of a link that every program on the way carries."""

PLACE = "https://serao.example/a-folder-of-somebody/"

GIVEN_AWAY = Path(__file__).with_name("links")

NAMED = "Antônia Müller-Lüdenscheid"[:24]
"""As long as a name may be, and with letters that a text writes in three."""


def a_game(name: str, seats: int, seed: int) -> Match:
    """A whole game of moves at random."""
    game, random = load(name), Random(seed)
    match = Match(game, [Player(HUMAN, NAMED)] * seats, {}, f"daily-2026-11-{seed + 10}")
    for _ in deciders(match):
        moves = match.state.moves()
        match.play(moves[random.randrange(len(moves))])
    return match


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_link_of_a_whole_game_stays_within_its_budget_and_opens(name: str, seed: int) -> None:
    match = a_game(name, load(name).seats[-1], seed)
    part = pack_match(match)
    assert part is not None
    assert len(link_to(PLACE, part, len(match.log))) < BUDGET
    opened = open_packed(part)
    assert isinstance(opened, Match)
    assert str(opened) == str(match)


def test_the_budget_is_held_by_games_as_long_as_they_become() -> None:
    assert max(len(a_game("bullfrogs", 4, seed).log) for seed in range(3)) >= 230


@pytest.mark.parametrize("name", NAMES)
def test_links_that_were_given_away_open_for_ever(name: str) -> None:
    given_away = (GIVEN_AWAY / f"{name}.txt").read_text(encoding="utf-8").split()
    for link in given_away:
        part = packed_in(link).removeprefix("#/open/")
        match = open_packed(part)
        assert isinstance(match, Match), match
        assert (match.game.id, match.state.to_act) == (name, NOBODY)


def packed_line(line: str) -> str:
    """Any text as a link holds it."""
    return "1" + urlsafe_b64encode(compress(line.encode(), 9)).decode().rstrip("=")


LINE = "serao/1 bullfrogs colours=GB first=1 deal=tuesday human:Ana greedy:Bento | draw 3"


@pytest.mark.parametrize(
    ("part", "reason"),
    [
        ("", "damaged"),
        ("1", "damaged"),
        ("1AAAA", "damaged"),
        ("x" + packed_line(LINE)[1:], "damaged"),
        (packed_line(LINE)[:-2], "damaged"),
        (packed_line(LINE)[:30], "damaged"),
        (packed_line(LINE).swapcase(), "damaged"),
        ("2" + packed_line(LINE)[1:], "version"),
        (packed_line(LINE.replace("serao/1", "serao/2")), "version"),
        (packed_line(LINE.replace("bullfrogs", "chess")), "game"),
        (packed_line(LINE.replace("greedy", "oracle")), "level"),
        (packed_line(LINE + " | draw 3 | draw 3 | deploy frog n9"), "rule"),
        (packed_line("Come and play!"), "match"),
        (packed_line(LINE + " | draw 3" * 5000), "damaged"),
        (packed_line("0" * 3_000_000), "damaged"),
        ("1" + "A" * packed.LONGEST, "long"),
        ("1\N{SUPERSCRIPT TWO}€\0", "damaged"),
    ],
)
def test_what_is_no_link_of_ours_says_why(part: str, reason: str) -> None:
    assert open_packed(part) == reason


def test_a_match_too_long_for_a_link_gets_none() -> None:
    match = Match(load("trio"), [Player(HUMAN, "A" * LONGEST), Player(HUMAN, "")], {})
    assert pack_match(match) is None


WHOLE = packed_line(LINE)


@settings(max_examples=300, deadline=None)
@given(
    st.integers(0, len(WHOLE) - 1),
    st.integers(0, 3),
    st.text("ABCXYZabcxyz0189-_=%/ \0é", max_size=5),
)
@example(0, 1, "2")
def test_a_changed_link_is_refused_or_opens_what_the_rules_allow(
    at: int, cut: int, new: str
) -> None:
    found = open_packed(WHOLE[:at] + new + WHOLE[at + cut :])
    if isinstance(found, Match):  # letters that stand for nothing are passed over
        assert str(found) == LINE


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(LINE)), st.integers(0, 8), st.text(max_size=8))
def test_a_changed_match_is_refused_or_replayed_by_the_rules(at: int, cut: int, new: str) -> None:
    line = (LINE[:at] + new + LINE[at + cut :]).encode("utf-8", "replace").decode()
    found = open_packed(packed_line(line))
    if isinstance(found, Match):
        again = open_packed(packed_line(str(found)))
        assert isinstance(again, Match)
        assert str(again) == str(found)
    else:
        assert found  # the reason why


@pytest.mark.parametrize(
    ("place", "link"),
    [
        (PLACE, f"{PLACE}#/open/1abc_-/7"),
        ("file:///home/somebody/", "#/open/1abc_-/7"),
    ],
)
def test_a_link_is_found_in_what_was_pasted(place: str, link: str) -> None:
    assert link_to(place, "1abc_-", 7) == link
    assert packed_in(f"Look at this!\n{link}\nGood, isn't it?") == "#/open/1abc_-/7"
    assert packed_in("nothing #/open/ at all") == packed_in("#/open/") == packed_in("") == ""
