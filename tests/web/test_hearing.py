"""What is heard of others: shortly, once their turn is over, and no point or loss is left out."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from engine.bullfrogs import events as frogs
from engine.core.game import CHANCE, NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from engine.ratland import events as rats
from engine.search.levels import levels
from tests import golden
from tests.web.person import Person
from web.app.since import scores_at
from web.boards import tables
from web.boards.table import AnyView, View
from web.words import Words

PEOPLE = ("Ana", "Rui", "Moth")
OWN_TURN = Words("en")("app.table.own-turn")
CHOICES = '{"explain": false, "guide": "short"}'


def at_table(match: Match, preferences: str = CHOICES) -> Person:
    """Somebody who opens this match."""
    kept = {"serao.match.one": str(match), "serao.preferences": preferences}
    return Person(kept, route="#/games").visit("#/table/one")


def begun(game: str, seats: int) -> Match:
    """A match against bots."""
    bots = [Player("greedy", name) for name in PEOPLE[1:seats]]
    return Match(load(game), [Player(HUMAN, "Ana"), *bots], {}, "fog")


def decided(person: Person, game: str) -> list[str]:
    """What is heard after a move that a bot would make, until it is the person's turn again."""
    match = person.app.model.sitting.match  # type: ignore[union-attr]
    seen = match.game.observe(match.state, match.state.to_act)
    move = levels(game)["greedy"](match.game, seen, Random(1))
    *start, last = person.press("Escape").still_to_tap(game, move)
    known = len(person.tap(*start).effects)
    person.tap(last)
    if 'id="confirm"' in person.html:
        person.do("confirm")
    person.wait()
    return [effect["text"] for effect in person.effects[known:] if effect["op"] == "announce"]


@pytest.mark.parametrize("game", NAMES)
def test_a_turn_of_ones_own_begins_by_saying_so_once(game: str) -> None:
    person = at_table(begun(game, 2)).wait()
    sitting = person.app.model.sitting
    assert sitting is not None
    assert any(text.startswith(OWN_TURN) for text in person.announcer)
    turns = 0
    for _ in range(20):
        known = len(sitting.match.log)
        told = decided(person, game)
        sitting = person.app.model.sitting
        assert sitting is not None
        if sitting.match.state.to_act == NOBODY:
            break
        others = any(by > 0 for by, _ in sitting.match.decided[known:])
        said = [text for text in told if OWN_TURN in text]
        assert len(said) <= 1
        assert bool(said) == others or (game == "ratland" and said)  # a night is chance's
        assert all(text.startswith(OWN_TURN) for text in said)
        turns += others
    assert turns > 1


@pytest.mark.parametrize(("game", "most"), [("bullfrogs", 4), ("ratland", 3)])
def test_a_turn_of_another_is_one_message(game: str, most: int) -> None:
    """Heard are one's own, those of two others, or a night of both, and the prompt."""
    person = at_table(begun(game, 3)).wait()
    for _ in range(15):
        told = decided(person, game)
        if person.state.to_act == NOBODY:
            break
        if OWN_TURN in told[-1]:
            assert len(told) <= most, told


def test_step_by_step_each_step_is_heard() -> None:
    person = at_table(begun("bullfrogs", 3), '{"pace": "step", "explain": false}')
    heard = []
    while person.state.to_act != 0:
        person.do("next")
        heard.append(bool(person.said))
    assert len(heard) > 4
    assert all(heard)


Turn = tuple[list[Any], AnyView, list[Sequence[Mapping[str, int]]]]
"""What happened, what the other seat saw of it at its end, and all points before and after."""


def turns(game: str) -> Iterator[Turn]:
    """Each turn of a golden game between two."""
    whole = golden.replayed(golden.path(game, 2).read_text(encoding="utf-8"))
    table, state = tables.load(game), whole.game.start(2, whole.options)
    found, by, before = list[Any](), state.to_act, state.copy()
    for move in whole.log:
        if state.to_act not in (CHANCE, by):
            other = 1 - max(by, 0)
            seen = whole.game.observe(state, other)
            scene, words = table.follow(None, (), seen), Words("en").spoken()
            points = [table.score(whole.game.observe(at, other)) for at in (before, state)]
            events = [event.seen_by(other) for event in found]
            yield events, View(seen, (), (), scene, PEOPLE[:2], words), points
            found, by, before = [], state.to_act, state.copy()
        state.play(move, found.append)


def names_in(told: Iterable[str]) -> set[str]:
    """Who of the two is spoken of."""
    return {name for name in PEOPLE[:2] if re.search(rf"\b{name}\b", " ".join(told))}


@pytest.mark.parametrize("game", ["bullfrogs", "ratland"])
def test_no_change_of_points_is_left_out(game: str) -> None:
    """Whoever is named when all is told, and whose points have changed, is named in short."""
    table, changed = tables.load(game), 0
    assert table.brief is not None
    for events, view, (before, after) in turns(game):
        short, whole = [*table.brief(events, view)], [table.say(event, view) for event in events]
        for seat, name in enumerate(PEOPLE[:2]):
            if before[seat] != after[seat] and name in names_in(whole):
                changed += 1
                assert name in names_in(short), (whole, short)
    assert changed > 3


def test_who_is_the_strongest_on_the_log_after_others_turns_is_heard(whole: bool) -> None:
    """Twice; with `--whole` in a game to its end."""
    person, found = at_table(begun("bullfrogs", 3)).wait(), 0
    while person.state.to_act == 0 and (whole or found < 2):
        told = " ".join(decided(person, "bullfrogs"))
        sitting = person.app.model.sitting
        assert sitting is not None
        since = max(at for at, deed in enumerate(sitting.story, 1) if deed.by == 0)
        before, after = (scores_at(sitting, at) for at in (since, len(sitting.story)))
        moved = [
            name
            for name, then, now in zip(PEOPLE, before, after, strict=True)
            if then["log-bonus"] != now["log-bonus"]
        ]
        for name in moved:
            called = "You are" if name == PEOPLE[0] else f"{name} is"
            assert re.search(rf"{called} (now|no longer) the strongest on the Log", told)
            found += 1
    assert found > 0


def test_a_battle_is_told_by_its_points_and_every_loss_of_the_viewers() -> None:
    table, found = tables.load("bullfrogs"), 0
    assert table.brief is not None
    for events, view, _ in turns("bullfrogs"):
        short, own = " ".join(table.brief(events, view)), view.seen.colours[view.seen.viewer]
        for event in events:
            if isinstance(event, frogs.Claimed):
                assert f"{event.card.points} points" in short
            if isinstance(event, frogs.Returned | frogs.Sank) and event.colour == own:
                assert table.say(event, view) in short
            found += isinstance(event, frogs.Claimed | frogs.Returned | frogs.Sank)
    assert found > 3


def test_every_rat_that_a_night_takes_from_the_viewer_is_told() -> None:
    table, words, found = tables.load("ratland"), Words("en"), 0
    assert table.brief is not None
    for events, view, _ in turns("ratland"):
        short, taken = " ".join(table.brief(events, view)), Counter[str]()
        for event in events:
            if isinstance(event, rats.Foraged) and event.seat == view.seen.viewer:
                taken.update(poisoned=event.poisoned, lost=event.lost, gone=event.gone)
            if isinstance(event, rats.Starved) and event.seat == view.seen.viewer:
                taken.update(starved=event.healthy + event.poisoned)
        for what, count in (+taken).items():
            assert words.many(f"ratland.recap.{what}", count) in short
            found += 1
    assert found > 3


def test_what_others_stole_in_a_night_is_not_said_to_be_the_listeners() -> None:
    """Neither to another clan nor to somebody who looks on."""
    table, found = tables.load("ratland"), 0
    assert table.brief is not None
    for events, view, _ in turns("ratland"):
        own = PEOPLE[view.seen.viewer]
        told = " ".join(said for said in table.brief(events, view) if not said.startswith(own))
        assert "by you" not in told
        found += "stolen from others" in told
    assert found > 0
