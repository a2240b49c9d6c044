"""What every game's table promises, at every number of seats and in three languages."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import cycle, product
from typing import Any
from xml.etree import ElementTree

import pytest

from engine.core.game import NOBODY, BadTextError, Seat
from engine.games import load
from engine.ratland.components import cheese_needed
from engine.search import hints
from engine.search.hints import ALIKE, ONLY, Reason
from tests.conformance.play import (
    SETTINGS,
    Setting,
    accepted,
    every_game,
    every_table,
    playthrough,
)
from tests.conformance.twins import twins, viewers
from tests.web.person import taps
from web.boards import parts, tables
from web.boards.table import AnyTable, AnyView, Guide, Tap, View
from web.boards.telling import because
from web.boards.twin import draw as draw_twin
from web.pages import sheet
from web.words import LANGUAGES, Words
from web.words.rules import rule_text

PEOPLE = ("Ana & Co", "Bruno", "<Carla>", "Dieter")
"""Names that a page must escape."""

THING = re.compile(r'data-do="tap ([^"]+)"')

MANY = 100
"""More moves of one decision than are made by taps."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def seen_by(
    setting: Setting, state: Any, viewer: Seat | None, language: str = "en", **more: Any
) -> AnyView:
    """What the table is drawn from for these eyes."""
    table, seen = tables.load(setting.game), setting.observe(state, viewer)
    legal = state.moves() if viewer is not None and viewer == state.to_act else ()
    words = Words(language)
    names = (*PEOPLE[: setting.seats], *table.opponents(words, setting.seats))
    scene = table.follow(None, (), seen)
    view: AnyView = View(seen, legal, (), scene, names, words, **more)
    return replace(view, picked=table.ready(view)) if legal else view


def page(table: AnyTable, view: AnyView) -> str:
    """All that a table brings to a page, the end of the game apart."""
    seats = range(len(view.names))
    badges = "".join(parts.badge(table.badge(view, seat)) for seat in seats)
    return f"{table.draw(view)}{draw_twin(table, view)}{badges}"


def tappable(table: AnyTable, view: AnyView) -> set[str]:
    """Everything that can be tapped on the table, and by keys too."""
    buttons = {button.what for button in table.buttons(view)}
    html = table.draw(view)
    return ({*THING.findall(html)} | buttons) & (by_keys(table, view, html) | buttons)


def by_keys(table: AnyTable, view: AnyView, html: str) -> set[str]:
    """What the Tab key and the arrows reach of it, which is drawn as `html`."""
    drawn = re.findall("<button[^>]*>", html)
    return {*THING.findall(draw_twin(table, view)), *THING.findall("".join(drawn))}


@cache
def decisions(setting: Setting, every: int) -> list[Any]:
    """Every so many-th state in which a seat decides, of each step at least one."""
    states = [state for state in playthrough(setting).states if state.to_act >= 0]
    of_each_step = {getattr(state, "stage", ""): state for state in states}
    return [*states[::every], *of_each_step.values()]


def made(setting: Setting, view: AnyView, move: Any, offered: dict[Any, set[str]]) -> Any:
    """The move that its taps lead to, each of them on something that is there to be tapped."""
    table, found = tables.load(setting.game), None
    for what in taps(setting.game, move, view.seen):
        things = offered.setdefault(view.picked, set()) or tappable(table, view)
        offered[view.picked] = things
        tap = table.tap(view, what) if what in things else Tap(hint=what)
        view, found = replace(view, picked=tap.picked), tap.move
        if tap.hint or (found is None and not table.fits(view)):
            return None
    return found


@every_table
def test_taps_on_what_is_drawn_reach_every_legal_move(setting: Setting) -> None:
    """From nothing, or from what is picked up by itself; of very many moves, some all over."""
    for state in decisions(setting, 41):
        ready, offered = seen_by(setting, state, state.to_act), dict[Any, set[str]]()
        moves = accepted(state)
        for move in moves[:: 1 + len(moves) // MANY]:
            ways = (replace(ready, picked=()), ready)
            assert move in (made(setting, way, move, offered) for way in ways), f"{move} in {state}"


@every_table
def test_whatever_is_tapped_is_picked_up_played_refused_or_answered(setting: Setting) -> None:
    table, rules = tables.load(setting.game), set(load(setting.game).rules)
    for state in decisions(setting, 31):
        view, found = seen_by(setting, state, state.to_act), Counter[str]()
        for what in tappable(table, view):
            tap = table.tap(view, what)
            if tap.move is not None:
                rule = state.refusal(tap.move)
                assert rule is None or rule in rules
            found["move" if tap.move is not None else "hint" if tap.hint else "picked"] += 1
        assert found.total(), f"nothing can be tapped in {state}"


@every_table
def test_nobody_taps_out_of_turn(setting: Setting) -> None:
    table = tables.load(setting.game)
    for state in decisions(setting, 47):
        acting = seen_by(setting, state, state.to_act)
        things = tappable(table, acting)
        for viewer in viewers(setting):
            if viewer != state.to_act:
                view = seen_by(setting, state, viewer)
                assert 'data-do="tap ' not in page(table, view)
                assert not table.buttons(view)
                assert all(table.tap(view, what).move is None for what in things)


@every_game
def test_other_texts_are_no_things(name: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.game == name)
    view = seen_by(setting, decisions(setting, 31)[0], decisions(setting, 31)[0].to_act)
    for text in ("", "nonsense", "cell", "cell nonsense", "nonsense 1", "\ud800"):
        with pytest.raises(BadTextError):
            tables.load(name).tap(view, text)


@every_table
def test_every_moment_is_drawn_in_every_language_with_nothing_twice(setting: Setting) -> None:
    """Moments take turns with the languages; every kind of decision is drawn in each."""
    table, played = tables.load(setting.game), playthrough(setting)
    moments = [
        *zip(played.sample(29), cycle(LANGUAGES), strict=False),
        *product(decisions(setting, 1000), LANGUAGES),
    ]
    for state, language in moments:
        for viewer in viewers(setting):
            view = seen_by(setting, state, viewer, language)
            html = page(table, view)
            ids = re.findall(r'\bid="([^"]*)"', html)
            assert len(ids) == len(set(ids)), [id for id, n in Counter(ids).items() if n > 1]
            assert "<Carla>" not in html
            assert "Ana & Co" not in html
            assert table.prompt(view) or state.to_act == NOBODY


@every_table
@every_language
def test_the_sheet_tells_the_aim_and_a_turn(setting: Setting, language: str) -> None:
    table, first = tables.load(setting.game), playthrough(setting).states[0]
    html = sheet.draw(table, seen_by(setting, first, 0, language), letters=True)
    assert html.count("<li>") >= table.turn_lines
    assert "<Carla>" not in html
    assert "Ana & Co" not in html


@every_table
@every_language
def test_the_result_is_told_in_every_language(setting: Setting, language: str) -> None:
    table, last = tables.load(setting.game), playthrough(setting).states[-1]
    outcome = last.outcome()
    assert outcome is not None
    for viewer in viewers(setting):
        html = table.result(seen_by(setting, last, viewer, language), outcome)
        assert html
        assert "<Carla>" not in html
        assert "Ana & Co" not in html


@every_table
def test_every_event_that_happens_has_a_sentence_or_nothing_to_tell(setting: Setting) -> None:
    """The languages take turns, move by move."""
    table, played = tables.load(setting.game), playthrough(setting)
    told: dict[str, bool] = {}
    moves = zip(played.states[1:], played.match.events(), strict=True)
    for (state, happened), language in zip(moves, cycle(LANGUAGES), strict=False):
        for viewer in viewers(setting) if happened else ():
            view = seen_by(setting, state, viewer, language)
            for event in happened:
                said = table.say(event.seen_by(viewer), view)
                told[event.name] = told.get(event.name, False) or bool(said)
    silent = {name for name, said in told.items() if not said}
    assert len(silent) <= len(told) // 3, silent


@every_game
@every_language
def test_every_rule_that_refuses_has_a_sentence(name: str, language: str) -> None:
    for rule in load(name).rules:
        text = rule_text(rule.id, language)
        assert text.title
        assert text.first_sentence


@every_table
def test_every_move_can_be_told_as_a_hint_and_then_made_or_planned_by_one_tap(
    setting: Setting,
) -> None:
    """Something is marked for it: what is picked up, a place, or the button that makes it.

    What is many taps' plan is planned at once, and made by a tap like any plan.
    """
    table = tables.load(setting.game)
    for state in decisions(setting, 29):
        view = seen_by(setting, state, state.to_act)
        for move in accepted(state)[:40:4]:
            advice = table.advise(view, move)
            assert advice.text.endswith((".", "!"))
            ready = replace(view, picked=advice.picked, advised=move)
            taps = {what: table.tap(ready, what) for what in tappable(table, ready)}
            ways = [what for what, tap in taps.items() if tap.move == move]
            if plan := table.plan(move):
                ways += [what for what, tap in taps.items() if tap == Tap(plan)]
                planned = replace(view, picked=plan)
                made = [table.tap(planned, what).move for what in tappable(table, planned)]
                assert made.count(move) == 1, f"{move} in {state}"
            assert ways, f"{move} in {state}"
            marks = re.findall(r"<[^>]* is-advised\b[^>]*>", table.draw(ready))
            buttons = [button.what for button in table.buttons(ready) if button.what in ways]
            assert marks or advice.picked or buttons, f"{move} in {state}"
            for what in re.findall(r'data-do="tap ([^"]+)"', "".join(marks)):
                tap = table.tap(ready, what)
                assert not tap.hint
                assert tap.move in (None, move), f"{what} for {move} in {state}"


def guided(setting: Setting, state: Any, language: str) -> tuple[AnyView, Guide]:
    """What whoever is to act sees, and what a newcomer is told of it."""
    view = seen_by(setting, state, state.to_act, language)
    guide = tables.load(setting.game).guide
    if guide is None:
        pytest.skip("its prompts say it all")
    found = guide(view)
    assert found is not None, f"nothing is told in {state}"
    return view, found


@every_table
def test_a_newcomer_is_told_what_is_true_now_at_every_decision(setting: Setting) -> None:
    """What it says can be done has a legal move of that kind, and what cannot be done has none."""
    rules = set(load(setting.game).rules)
    decided = [state for state in playthrough(setting).states if state.to_act >= 0]
    for state, language in zip(decided, cycle(LANGUAGES), strict=False):
        _, found = guided(setting, state, language)
        kinds = {type(move) for move in accepted(state)}
        assert kinds.issuperset(found.can), f"{found} in {state}"
        assert kinds.isdisjoint(found.cannot), f"{found} in {state}"
        assert found.rule in rules
        assert found.number is None or re.search(rf"\b{found.number}\b", found.text), found


@every_table
@every_language
def test_a_guide_is_short_and_leaves_the_numbers_to_the_position(
    setting: Setting, language: str
) -> None:
    """With nothing picked up it is the same: it speaks of the position alone."""
    for state in decisions(setting, 23):
        view, found = guided(setting, state, language)
        assert len(found.text.split()) <= 25, found.text
        assert found.text.endswith("."), found.text
        guide = tables.load(setting.game).guide
        assert guide is not None
        assert guide(replace(view, picked=())) == found


COUNTED: dict[str, Any] = {
    "bullfrogs": lambda state: {"act": state.actions, "score": len(state.full_pads())},
    "trio": lambda state: {
        "move": state.points,
        "few": len(state.open_cells(state.active)),
    },
    "ratland": lambda state: {
        "place": cheese_needed(state.clans[state.to_act].rats),
        "starve": state.clans[state.to_act].missing,
    },
    "violet": lambda state: {},
}
"""By game, the number that a guide of a name that begins so has to tell."""


@every_table
def test_the_number_that_a_newcomer_is_told_is_the_one_of_the_position(setting: Setting) -> None:
    for state in playthrough(setting).states:
        if state.to_act < 0:
            continue
        _, found = guided(setting, state, "en")
        counts = COUNTED[setting.game](state)
        assert found.number == counts.get(found.name.partition(".")[0]), f"{found} in {state}"


@every_game
def test_every_reason_is_a_short_sentence_in_every_language(name: str) -> None:
    """Every term of the evaluation, and every fact of an event, with its number if it has one."""
    known = hints.terms(import_module(f"engine.{name}.evaluation"))
    if known is None:
        return
    reasons = {Reason(ONLY), Reason(ALIKE)}
    for setting in SETTINGS:
        if setting.game != name:
            continue
        played, seats = playthrough(setting), range(setting.seats)
        for state in played.sample(7):
            reasons |= {Reason(term) for seat in seats for term in known.terms(state, seat)}
        for state, happened in zip(played.states[1:], played.match.events(), strict=True):
            found = (known.fact(event, state, seat) for event in happened for seat in seats)
            reasons |= {Reason(*fact) for fact in found if fact is not None}
    said = {reason.name for reason in reasons}
    assert said >= {term for terms in known.FACTS.values() for term in terms}
    for language, reason in product(LANGUAGES, reasons):
        sentence = because(Words(language), name, reason)
        assert sentence.endswith((".", "!"))
        assert len(sentence.split()) <= 12
        assert reason.number is None or str(reason.number) in sentence


def hidden_pairs(setting: Setting) -> Iterator[tuple[Seat | None, Any, Any]]:
    """Two games that a seat cannot tell apart, move by move."""
    for viewer in viewers(setting):
        for stretch in twins(setting, viewer):
            for step in stretch:
                yield viewer, step.one, step.other


@every_table
def test_nothing_hidden_is_drawn_said_or_offered(setting: Setting) -> None:
    table = tables.load(setting.game)
    for number, (viewer, one, other) in enumerate(hidden_pairs(setting)):
        if number % 7:
            continue
        views = [seen_by(setting, fork.state, viewer) for fork in (one, other)]
        assert page(table, views[0]) == page(table, views[1])
        assert table.prompt(views[0]) == table.prompt(views[1])
        said = [
            [table.say(event, view) for event in fork.seen_by(viewer)]
            for fork, view in zip((one, other), views, strict=True)
        ]
        assert said[0] == said[1]


@every_table
def test_every_place_of_the_twin_is_drawn_and_nothing_stands_there_twice(setting: Setting) -> None:
    """For whoever decides, whoever waits, and whoever looks on."""
    table = tables.load(setting.game)
    for state in decisions(setting, 61):
        for viewer in viewers(setting):
            view = seen_by(setting, state, viewer)
            drawn, twin = table.draw(view), table.twin(view)
            places = [*twin.places, *twin.things]
            ids = set(re.findall(r'id="([^"]+)"', drawn))
            assert {place.place for place in places} <= ids, f"{viewer} in {state}"
            buttons = set(THING.findall("".join(re.findall("<button[^>]*>", drawn))))
            counted = {str(cell.thing) for cell in twin.places if cell.counts}
            assert not (buttons - counted) & {str(place.thing) for place in places}
            assert {str(thing) for thing, _ in twin.buttons} <= buttons
            keys = re.findall(r'data-key="(\d)"', f"{drawn}{draw_twin(table, view)}")
            assert keys == sorted(set(keys), key="1234567890".index)
            html = draw_twin(table, view)
            assert html.count('tabindex="0"') == 1 + bool(twin.things)


@every_game
def test_what_the_house_tells_of_a_game_differs_from_language_to_language(name: str) -> None:
    table = tables.load(name)
    for tell in (table.about, table.credit):
        assert len({tell(Words(language)) for language in LANGUAGES}) == len(LANGUAGES)


@every_game
@every_language
def test_the_poster_is_a_picture(name: str, language: str) -> None:
    poster = ElementTree.fromstring(tables.load(name).poster(Words(language)))
    assert poster.tag.rpartition("}")[2] == "svg"
    assert "viewBox" in poster.attrib
    assert len(list(poster.iter())) > 5
