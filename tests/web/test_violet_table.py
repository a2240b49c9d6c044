"""The table of Violet: every move by taps, every refusal named, nothing hidden shown."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.core.game import CHANCE, NOBODY, throw
from engine.violet import GAME, events, moves
from engine.violet.components import (
    BOARD,
    CARDS,
    EVENT_CARDS,
    HOUSE_VALUES,
    SEATS,
    TORECH,
    VIOLET,
    EventCard,
    Suit,
    card_name,
    difference,
    parse_card,
    suit_of,
    value_of,
)
from engine.violet.game import Violet
from engine.violet.knowledge import DECK, HANDS
from engine.violet.play import State
from engine.violet.rulebook import FAERY_RING, PRECIPICE
from engine.violet.state import CHANCE_STAGES, Stage
from engine.violet.trick import decide
from tests.violet.forest import scene
from tests.violet.games import Moment, game
from tests.web.person import Person
from tests.web.test_pages import check
from web.boards import parts
from web.boards.table import AnyTable, View
from web.boards.twin import draw as draw_twin
from web.boards.violet import TABLE, places
from web.boards.violet.aid import notes, preview
from web.boards.violet.phrases import because
from web.boards.violet.places import HEIGHT, WIDTH
from web.boards.violet.things import taps
from web.words import LANGUAGES, Words, You
from web.words.rules import rule_text

NAMES = ("Ana & Co", "<Bruno>")
ENGLISH = Words("en")
GAMES = 30
"""So many of the engine's games are looked at."""

CARDS_OF = {
    "hands": "lake1,lake6,forest5,mine9 mountain1,mountain9,mine2,mine3",
    "market": "lake9 forest9 mountain8 mine7",
}
"""What Violet and Torech hold in the tables below, and what lies open."""


def laid(head: str = "lead violet violet", **sections: str) -> State:
    """A table with these cards, unless others are said."""
    return scene(head, **(CARDS_OF | sections))


def moments() -> Iterator[Moment]:
    """Moments of some games, those of a person's decision."""
    for seed in range(GAMES):
        yield from (moment for moment in game(seed) if moment[0].to_act >= 0)


def positions() -> Iterator[State]:
    """Some positions of every kind of step."""
    seen = Counter[tuple[Stage, bool, bool]]()
    for number, (state, *_) in enumerate(moments()):
        kind = state.stage, state.may_use_sleeve(), state.may_plan()
        seen[kind] += 1
        if seen[kind] <= 12 or number % 41 == 0:
            yield state


def view_of(state: State, viewer: int | None, language: str = "en", **more: Any) -> View:
    """What a seat sees, with the moves when it is to act."""
    seen = GAME.observe(state, viewer)
    legal = state.moves() if viewer is not None and viewer == state.to_act else ()
    return View(seen, legal, more.pop("picked", ()), None, NAMES, Words(language), **more)


def at(state: State, *picked: str) -> View:
    """The view of whoever is to act."""
    return view_of(state, state.to_act, picked=picked)


def tapped(view: View, *whats: str) -> Any:
    """The move that taps lead to."""
    move = None
    for what in whats:
        tap = TABLE.tap(view, what)
        view, move = replace(view, picked=tap.picked), tap.move
    return move


def shown(view: View) -> str:
    """The table and its twin."""
    return TABLE.draw(view) + draw_twin(TABLE, view)


def test_it_offers_what_the_app_asks_for() -> None:
    table: AnyTable = TABLE
    for language in LANGUAGES:
        words = Words(language)
        assert table.title(words) == "Violet and the Grumpy Nisse"
        assert table.about(words)
        assert "Pedro Pereira" in table.credit(words)
        assert "Torech" in table.seating(words, 2)
        assert [table.role(words, seat) for seat in SEATS] == ["Violet", "Torech"]
        assert 'role="img"' in table.poster(words)
    assert GAME.options(2) == ()


# moves


def test_a_card_is_tried_changed_put_down_and_played() -> None:
    view = at(laid())
    assert TABLE.tap(view, "card lake1").picked == ("card lake1",)
    tried = replace(view, picked=("card lake1",))
    assert TABLE.tap(tried, "card mine9").picked == ("card mine9",)
    assert str(tapped(tried, "card lake1")) == "lead lake1"
    assert str(tapped(tried, "go")) == "lead lake1"
    assert TABLE.tap(tried, "know").picked == ("know",)
    assert TABLE.tap(replace(view, picked=("know",)), "know").picked == ()
    assert TABLE.tap(view, "go").hint == ENGLISH("violet.hint.lead")


def test_with_the_sleeve_a_hand_card_and_an_open_one_are_swapped() -> None:
    state = laid("lead torech torech", revealed="sleeve", kept="sleeve")
    view = at(state)
    assert str(tapped(view, "card mine2", "card lake9", "go")) == "sleeve mine2 lake9"
    assert str(tapped(view, "card lake9", "card mine3", "go")) == "sleeve mine3 lake9"
    both = replace(view, picked=("card mine3", "card lake9"))
    assert TABLE.tap(both, "card forest9").picked == ("card mine3", "card forest9")
    assert TABLE.prompt(both) == "Mine 3 goes, Lake 9 comes."
    assert TABLE.prompt(replace(view, picked=("card lake9",))).startswith("Lake 9 comes:")


def test_what_beats_a_card_does_not_cover_the_market_that_the_sleeve_swaps_with() -> None:
    without = laid("lead torech torech")
    assert 'id="aid"' in TABLE.draw(at(without, "card mine2"))
    state = laid("lead torech torech", revealed="sleeve", kept="sleeve")
    assert 'id="aid"' not in TABLE.draw(at(state, "card mine2"))
    assert 'id="aid"' in TABLE.draw(at(state, "know"))


@pytest.mark.parametrize(
    ("head", "sections", "whats", "rule"),
    [
        ("lead violet violet", {}, ("card lake9",), "turn"),
        ("lead violet violet", {"discard": "mine8"}, ("card mine8",), "lead"),
        (
            "follow torech violet",
            {"led": "lake1", "hands": "lake6,forest5,mine9 mountain1,mountain9,mine2,mine3"},
            ("card lake1",),
            "follow",
        ),
        ("lead violet violet", {}, ("space 1",), "turn"),
    ],
)
def test_an_illegal_tap_is_a_move_that_the_rules_refuse(
    head: str, sections: dict[str, str], whats: tuple[str, ...], rule: str
) -> None:
    state = laid(head, **sections)
    move = tapped(at(state), *whats)
    refusal = state.refusal(move)
    assert refusal is not None
    assert refusal.id == f"violet.{rule}"


def test_an_event_is_refused_on_a_space_that_violet_has_reached() -> None:
    placing = (state for state in positions() if state.stage is Stage.PLACE)
    state = next(state for state in placing if state.pending[0] is not EventCard.AIR)
    move = tapped(at(state), "space 0")
    refusal = state.refusal(move)
    assert refusal is not None
    assert refusal.id == f"violet.event.{state.pending[0]}"


def test_nothing_is_given_up_by_itself() -> None:
    for state in positions():
        view = view_of(state, state.to_act)
        move = TABLE.obvious(view)
        assert move is None or list(state.moves()) == [move]
        assert not isinstance(move, moves.Pass)


def test_a_window_can_be_passed_by_one_button() -> None:
    """And none opens where nothing could be used. It stands out but where a swap is given up."""
    windows = 0
    for state in positions():
        if state.stage in (Stage.BEFORE, Stage.AFTER, Stage.SWAP):
            (passing,) = (b for b in TABLE.buttons(at(state)) if b.what == "pass")
            assert passing.strong == (state.stage is not Stage.SWAP)
            assert len(state.moves()) > 1
            windows += 1
    assert windows > 20


def test_giving_a_swap_up_does_not_stand_out_while_half_of_it_is_picked_up() -> None:
    halves = 0
    for state in positions():
        swaps = [move for move in state.moves() if isinstance(move, moves.Swap | moves.Sleeve)]
        if swaps and moves.PASS in state.moves():
            view = at(state)
            given, taken, _ = (str(thing) for thing in taps(swaps[0], view.seen))
            for half in (given, taken):
                assert not any(button.strong for button in TABLE.buttons(at(state, half)))
                halves += 1
            (strong,) = (b.what for b in TABLE.buttons(at(state, given, taken)) if b.strong)
            assert strong == "go"
    assert halves > 20


def test_what_is_turned_up_is_watched_and_what_is_dealt_comes_at_once() -> None:
    watched = Counter[tuple[Stage, bool]]()
    for seed in range(GAMES):
        for state, *_ in game(seed):
            watched[state.stage, TABLE.watched(GAME.observe(state, VIOLET))] += 1
    assert {stage for stage, is_so in watched if is_so} == {Stage.REVEAL, Stage.SHOW}
    assert not any((stage, False) in watched for stage in (Stage.REVEAL, Stage.SHOW))


# what would win


def test_the_preview_counts_what_the_rules_say() -> None:
    counted = Counter[bool | None]()
    for state in positions():
        if state.stage not in (Stage.LEAD, Stage.FOLLOW):
            continue
        seat = state.to_act
        for card in state.hands[seat]:
            found = preview(at(state, f"card {card_name(card)}"))
            assert found is not None
            counted[found.wins] += 1
            if state.stage is Stage.FOLLOW:
                assert state.lead is not None
                wins, rule = decide(state.lead, card, state.trump)
                assert (found.wins, found.rule) == (not wins, rule)
                continue
            possible = GAME.observe(state, seat).view.possibly(HANDS[1 - seat])
            assert set(state.hands[1 - seat]) <= set(possible)
            assert found.possible == len(possible)
            assert found.beaten_by.keys() == {
                other for other in possible if not decide(card, other, state.trump)[0]
            }
    assert min(counted[wins] for wins in (None, True, False)) > 10


def test_the_panel_names_the_rules_with_links() -> None:
    state = laid(path="...LLLFFFMMMGGG... 4")
    html = TABLE.draw(at(state, "card mine9"))
    panel = html[html.index('id="aid"') :]
    assert "s cards against Mine 9" in panel
    assert ENGLISH("violet.aid.legend.red") in panel
    legend, rules = ENGLISH("violet.aid.legend.sure"), 'href="#/rules/'
    assert panel.index(legend) < panel.index(rules), "what may have to be scrolled to comes last"
    assert ENGLISH("violet.aid.legend.maybe") not in panel, "all of that hand is known"
    assert 'href="#/rules/violet/violet.trick.one-beats-nine"' in panel
    assert len(re.findall(r"<td", panel)) == len(CARDS)
    assert 'id="aid"' not in TABLE.draw(at(state))


def test_the_last_trick_says_which_rule_decided_it() -> None:
    for _, _, told, state in islice(moments(), 0, 2000):
        won = [event for event in told if isinstance(event, events.TrickWon)]
        if won:
            html = TABLE.draw(view_of(state, VIOLET))
            why = because(ENGLISH, won[0].rule, (won[0].card, won[0].beaten), won[0].trump)
            assert f'href="#/rules/violet/{won[0].rule.id}">{why}</a>' in html


REASONS = {
    ("mountain8", "mine3", None): "neither card is trump, so the leader wins",
    ("mountain8", "mine3", Suit.MINE): "trump beats the other suits",
    ("mine5", "lake5", Suit.MINE): "of two 5s, the one that was led wins",
    ("mine8", "forest5", Suit.LAKE): "a 5 counts as Lake here",
    ("mine8", "forest5", None): "a 5 counts as Mine here",
    ("mine5", "forest8", None): "a 5 counts as Forest here",
}
"""What is led and answered, the suit of Violet's space, and why who wins does."""


@pytest.mark.parametrize(("lead", "follow", "trump"), REASONS)
def test_why_a_trick_is_won_is_no_title_but_goes_on_with_the_sentence(
    lead: str, follow: str, trump: Suit | None
) -> None:
    cards = parse_card(lead), parse_card(follow)
    _, rule = decide(*cards, trump)
    won = events.TrickWon(VIOLET, *cards, trump, rule)
    title, view = rule_text(rule.id, "en").title, view_of(laid(), VIOLET)
    reason = REASONS[lead, follow, trump]
    assert because(ENGLISH, rule, cards, trump) == reason
    assert f": {reason}." in TABLE.say(won, view)
    assert title not in TABLE.say(won, view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_that_decides_has_a_reason_of_its_own(language: str) -> None:
    words = Words(language)
    found = {decide(lead, follow, trump)[1] for lead in CARDS for follow in CARDS for trump in Suit}
    said = {because(words, rule) for rule in (*found, PRECIPICE, FAERY_RING)}
    assert len(said) == len(found) + 2
    assert not said & {rule_text(rule.id, language).title for rule in found}


def test_a_trump_that_loses_its_effect_is_told_of_with_the_trick() -> None:
    told_of = Counter[int]()
    for _, _, told, state in islice(moments(), 0, 3000):
        won = [event for event in told if isinstance(event, events.TrickWon)]
        if not won or state.trick is None or state.stage is Stage.LEAD:
            continue
        view = view_of(state, VIOLET)
        said, drawn = TABLE.say(won[0], view), TABLE.draw(view).partition('id="verdict"')[2]
        cards = {seat: state.trick.card_of(seat) for seat in SEATS if not state.trick.effect(seat)}
        silent = [card for card in cards.values() if value_of(card) in (2, 3, 4, 7)]
        assert ("trump, so no effect." in said) == bool(silent)
        assert ("trump, so no effect." in drawn.partition("</p>")[0]) == bool(silent)
        for card in silent:
            assert f"{suit_of(card).word.title()} {value_of(card)}" in drawn.partition("</p>")[0]
        told_of[len(silent)] += 1
    assert min(told_of[0], told_of[1], told_of[2]) > 0


def test_whoever_leads_sees_no_cards_of_the_trick_before() -> None:
    kept = 0
    for _, _, _, state in islice(moments(), 0, 2000):
        view = view_of(state, VIOLET)
        html = TABLE.draw(view)
        told = ENGLISH("violet.twin.followed") in draw_twin(TABLE, view)
        if state.stage is Stage.LEAD:
            assert "vt-ghost" not in html
            assert 'id="verdict"' not in html
            assert not told
        kept += "vt-ghost" in html and 'id="verdict"' in html and told
    assert kept > 100  # while hands are refilled they lie there


def test_while_hands_are_refilled_the_trick_before_is_summed_up() -> None:
    """Whoever gets the device then has not seen it happen."""
    driven = 0
    for seed in range(6):
        past: list[Any] = []
        for _, _, told, state in game(seed):
            past += told
            view = view_of(state, TORECH, past=past)
            said = TABLE.recap(view)
            assert TABLE.recap(replace(view, names=("Ana", You("You")))) == ""
            tricks = [at for at, event in enumerate(past) if isinstance(event, events.TrickWon)]
            if not tricks or state.stage in (Stage.LEAD, Stage.FOLLOW):
                assert said == ""
                continue
            since = past[tricks[-1] :]
            forced = any(isinstance(event, events.Advanced) and event.forced for event in since)
            assert ("is driven on" in said) == (forced and state.stage is not Stage.OVER)
            driven += "is driven on" in said
    assert driven > 20


# pictures


def test_what_has_come_true_is_shown_to_both() -> None:
    shown_events = set()
    for _, _, told, state in (moment for seed in range(GAMES) for moment in game(seed)):
        for event in told:
            if isinstance(event, events.EventHappened):
                for viewer in SEATS:
                    html = TABLE.draw(view_of(state, viewer, recent=[event]))
                    places = state.stage is Stage.PLACE and viewer == state.to_act
                    if 'id="omens"' not in html and not places:
                        name = ENGLISH(f"violet.event.{event.event}")
                        assert f"<strong>{name}</strong>" in html.partition('id="omen-')[2]
                        shown_events.add(event.event)
    assert {EventCard.GUST, EventCard.STORM, EventCard.HOWL} <= shown_events


def test_what_an_event_does_that_is_to_be_placed_stands_beside_the_spaces_to_tap() -> None:
    placing = [state for state in positions() if state.stage is Stage.PLACE]
    for state in placing:
        view = at(state)
        (space, *_) = (str(taps(move, view.seen)[0]) for move in state.moves())
        text = escape(rule_text(f"violet.event.{state.pending[0]}", "en").first_sentence)
        for html in (TABLE.draw(view), TABLE.draw(at(state, space))):
            forest, _, cards = html.partition('<div class="vt-cloth">')
            assert text in cards
            assert text not in forest
    assert len(placing) > 5


@pytest.mark.parametrize(
    ("names", "said"), [((), "Torech"), (NAMES, "Torech"), (("Violet", "Torech"), "")]
)
def test_a_badge_says_whom_somebody_plays_unless_the_name_does(
    names: tuple[str, ...], said: str
) -> None:
    view = replace(view_of(scene(), VIOLET), names=names)
    assert TABLE.badge(view, TORECH).name == said


def test_an_event_that_is_kept_says_what_it_does_to_whoever_asks() -> None:
    for name in ("sleeve", "planning", "ingenuity"):
        view = view_of(scene(revealed=name, kept=name), VIOLET)
        (kept,) = (item for item in TABLE.badge(view, TORECH).items if item.look == "is-kept")
        does = rule_text(f"violet.event.{name}", "en").first_sentence
        assert kept.meaning == f"{kept.label}: {does}"
        assert f'title="{escape(kept.meaning)}"' in parts.badge(TABLE.badge(view, TORECH))


def test_every_space_is_on_the_picture_and_can_be_touched() -> None:
    for spaces in (18, 19):
        spots = places.path_spots(spaces)
        assert len(spots) == spaces
        for number, one in enumerate(spots):
            assert places.STONE < one.x + places.STONE < places.WIDTH
            assert 0 < one.y < places.HEIGHT
            for other in spots[number + 1 :]:
                apart = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
                assert apart > 2 * places.STONE


def test_every_card_of_which_the_place_is_known_is_one_element() -> None:
    for state in positions():
        for viewer in SEATS:
            seen = GAME.observe(state, viewer)
            html = TABLE.draw(view_of(state, viewer))
            drawn = {parse_card(name) for name in re.findall(r'id="card-([a-z]+\d)"', html)}
            assert {*seen.hand, *seen.trick_cards, *state.market_cards()} <= drawn
            backs = html.count('id="back-')
            assert backs == sum(seen.hand_sizes) - sum(map(len, seen.known_hands))


def test_where_somebody_went_and_what_stayed_is_marked() -> None:
    kinds = set[type]()
    for before, _, told, after in moments():
        for event in told:
            match event:
                case events.Advanced(source, target) | events.FearMoved(source, target):
                    spaces = {source, target}
                case events.Held(space) | events.Rested(space):
                    spaces = {space}
                case _:
                    continue
            kinds.add(type(event))
            html = TABLE.draw(view_of(after, VIOLET, recent=[event]))
            marked = re.findall(r'id="space-(\d+)" class="[^"]* is-recent', html)
            assert {*map(int, marked)} == {
                space for space in spaces if 0 <= space < len(before.path)
            }
        if len(kinds) == 4:
            return
    raise AssertionError(kinds)


def test_what_is_known_can_always_be_put_away() -> None:
    """It lies over the cards, and is opened by a tap on any pile."""
    stages = set[Stage]()
    for state in positions():
        view = view_of(state, state.to_act)
        known = replace(view, picked=TABLE.tap(view, "know").picked)
        if 'id="aid"' in TABLE.draw(known):
            stages.add(state.stage)
            assert "know" in [button.what for button in TABLE.buttons(known)]
            assert TABLE.tap(known, "know").picked == ()
    assert stages >= {Stage.LEAD, Stage.FOLLOW, Stage.PICK, Stage.DRAFT}


def test_the_light_shrinks_with_the_fuel() -> None:
    sizes = []
    for fuel in (16, 9, 3):
        html = TABLE.draw(view_of(scene(fuel=f"{fuel} 0"), VIOLET))
        found = re.search(r'id="night"[^>]*scale\(([\d.]+)\)', html)
        assert found is not None
        sizes.append(float(found[1]))
        assert html.count("is-full") == fuel
    assert sizes == sorted(sizes, reverse=True)
    penalty = re.search(r'<b [^>]*class="vt-penalty"[^>]* title="([^"]*)">(.*?)</b>', html)
    assert penalty is not None
    assert penalty[1] == "So little light makes fear move 2 further."
    assert penalty[2] == "<span>Fear</span> +2"


def test_where_no_pair_waits_yet_the_place_can_be_tapped_and_asked_about() -> None:
    for feared, empty in (("- -", 2), ("lake7,mine8 -", 1)):
        html = TABLE.draw(at(laid(feared=feared)))
        assert len(re.findall(r'id="feared-\d"[^>]* data-do="tap know"', html)) == empty


@pytest.mark.parametrize("fuel", [0, 1, 16])
def test_it_is_dark_as_far_as_the_board_goes(fuel: int) -> None:
    state = scene()
    state.fuel = fuel
    html = TABLE.draw(view_of(state, VIOLET))
    found = re.search(r'id="night".*?scale\(([\d.]+)\)"><circle r="(\d+)"', html)
    assert found is not None
    assert float(found[1]) * int(found[2]) > WIDTH + HEIGHT


def test_another_layout_is_drawn_as_well() -> None:
    layout = BOARD._replace(path=BOARD.path[3:], lantern=9, fear=-8, event_spaces=(-6, -4, -1))
    state = Violet(layout).start(2, {})
    html = TABLE.draw(view_of(state, VIOLET))
    assert html.count('class="vt-space') == len(layout.path)
    assert html.count('<i class="vt-pip') == layout.lantern
    assert html.count('href="#vt-pebble"') == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_decides_is_called_by_name_from_the_beginning(language: str) -> None:
    """The curtain says so of one decision after the other."""
    stages = set[Stage]()
    for state, *_ in islice(moments(), 0, 40):
        view = replace(view_of(state, None), words=Words(language))
        assert view.names[state.to_act] in TABLE.prompt(view)
        stages.add(state.stage)
    assert {Stage.CHOOSE, Stage.ARRANGE, Stage.FIRST, Stage.DRAFT} <= stages


def test_a_deck_of_which_every_card_is_known_is_said_to_be_so() -> None:
    sure = unsure = 0
    for state in positions():
        if state.to_act < 0:
            continue
        seen, told = GAME.observe(state, state.to_act), " ".join(notes(at(state)))
        known = ENGLISH.many("violet.know.deck.all", seen.deck_size)
        if len(seen.view.possibly(DECK)) == seen.deck_size > 0:
            assert known in told
            sure += 1
        else:
            assert known not in told
            unsure += f"The deck has {seen.deck_size} cards of" in told
    assert sure > 5
    assert unsure > 5


def test_the_cards_of_the_other_player_bear_their_name() -> None:
    for viewer, name in (
        (VIOLET, "&lt;Bruno&gt;"),
        (TORECH, "Ana &amp; Co"),
        (None, "&lt;Bruno&gt;"),
    ):
        html = TABLE.draw(view_of(laid(), viewer))
        assert f'class="vt-whose">{name}&#x27;s cards</p>' in html


# what is hidden


def test_torechs_events_are_shown_to_him_alone() -> None:
    secrets = 0
    for state in positions():
        secret = {*state.offered, *state.chosen, *state.refused}
        secret |= {event for _, event in state.ahead}
        open_events = {*state.revealed, *state.pending, *state.kept}
        for viewer in (None, VIOLET):
            html = shown(view_of(state, viewer))
            for event in secret - open_events:
                assert f"event-{event}" not in html
                assert ENGLISH(f"violet.event.{event}") not in html
                secrets += 1
        if state.ahead:
            own = shown(view_of(state, TORECH))
            assert all(f"event-{event}" in own for _, event in state.ahead)
    assert secrets > 500


def test_events_tell_no_secrets() -> None:
    """What is said to one seat stays the same whatever the other has secretly seen or moved."""
    kinds = (events.Drew, events.Looked, events.Took, events.Swapped, events.Returned)
    told = Counter[type]()
    for _, _, happened, state in moments():
        for event in happened:
            if isinstance(event, kinds):
                other = 1 - event.seat
                sentence = TABLE.say(event.seen_by(other), view_of(state, other))
                assert not re.search(r"(Lake|Forest|Mountain|Mine) \d", sentence)
                told[type(event)] += 1
            elif isinstance(event, events.EventChosen):
                sentence = TABLE.say(event.seen_by(VIOLET), view_of(state, VIOLET))
                assert not any(ENGLISH(f"violet.event.{e}") in sentence for e in EVENT_CARDS)
    assert set(told) <= set(kinds)


# the twin


def test_the_twin_says_everything_about_a_place() -> None:
    state = laid(path="...LLLFFFMMMGGG... 4")
    twin = draw_twin(TABLE, at(state, "card lake6"))
    assert '"space 4, Lake; Violet"' in twin
    assert '"space 5, Lake; fireflies"' in twin
    assert "Lake 6; when led, no trump of another suit against it; hand of Ana &amp; Co; " in twin
    places = re.findall(
        r'card (\d) from the left[^"]*" data-at="card-\w+"[^>]* data-key="(\d)"', twin
    )
    assert places == [(str(n), str(n)) for n in range(1, len(state.hands[state.to_act]) + 1)]
    assert "possible cards would win against it; trump; picked up" in twin
    assert "Deck: " in twin
    assert "16 before the Path" in twin


def test_what_is_laid_out_comes_in_the_path_s_place_in_the_twin() -> None:
    found = set()
    for state in positions():
        twin = TABLE.twin(view_of(state, state.to_act))
        rows = {
            row: twin.cells[row, 0].place.partition("-")[0]
            for row in (0, 6)
            if (row, 0) in twin.cells
        }
        spread = state.stage in (Stage.SWAP, Stage.TAKE)
        assert rows == ({0: "card", 6: "space"} if spread else {0: "space"})
        assert twin.start == ((0, 0) if spread else (5, 0))
        found.add(state.stage)
    assert found >= {Stage.SWAP, Stage.TAKE, Stage.LEAD}


def test_the_twin_knows_what_answers_the_question() -> None:
    """A place that answers begins some legal move, and each card of a move answers."""
    for state in positions():
        view = view_of(state, state.to_act)
        twin = TABLE.twin(view)
        answers = {str(cell.thing) for cell in twin.places if cell.answers}
        plain = [move for move in view.moves if not isinstance(move, moves.Sleeve)]
        named = {str(thing) for move in plain for thing in taps(move, view.seen)}
        if state.stage is Stage.RESULT:  # a tap on a space makes that move at once
            assert (twin.asks, answers) == ("", set())
            continue
        assert twin.asks == state.stage
        if any(each.startswith("card") for each in named):
            assert answers == {each for each in named if each.startswith("card")}
        for what in answers:
            tapped_there = TABLE.tap(view, what)
            assert not tapped_there.hint
            assert tapped_there.move is None or tapped_there.move in view.moves


@pytest.mark.rule("violet.fear.move")
@pytest.mark.parametrize(("fuel", "moves"), [("11 0", 2), ("3 0", 4)])
def test_a_waiting_pair_is_told_with_what_the_lantern_adds(fuel: str, moves: int) -> None:
    twin = draw_twin(TABLE, at(laid(feared="forest2,lake4 -", fuel=fuel)))
    assert f"fear would move {moves} spaces" in twin


# words


def test_every_event_has_a_sentence_in_every_language() -> None:
    seen_types = set()
    for seed in range(0, GAMES, 2):
        for _, _, told, state in game(seed):
            seen_types.update(map(type, told))
            for viewer in (None, VIOLET) if seed % 5 else (None, *SEATS):
                for language in LANGUAGES if told else ():
                    view = view_of(state, viewer, language)
                    for event in told:
                        assert TABLE.say(event.seen_by(viewer), view)[-1] in ".!"
    assert seen_types >= set(events.Event.__subclasses__()) - {events.EventLost}
    for space, sentence in (
        (None, "Fear in the Air can no longer do anything and is discarded."),
        (17, "Fear in the Air does nothing there."),
    ):
        lost = events.EventLost(EventCard.AIR, space)
        for viewer in (VIOLET, TORECH, None):
            assert TABLE.say(lost.seen_by(viewer), view_of(scene(), viewer)) == sentence


def test_every_step_has_sentences_for_those_who_wait_and_those_who_go_astray() -> None:
    state = scene()
    for stage in Stage:
        for language in LANGUAGES:
            words = Words(language)
            assert words(f"violet.wait.{stage}", name="Ana")
            if stage not in CHANCE_STAGES | {Stage.OVER}:
                assert words(f"violet.hint.{stage}")
    assert TABLE.prompt(view_of(state, None))


def test_prompts_and_buttons_follow_what_is_picked_up() -> None:
    """On the way to every kind of move, in every language."""
    for number, state in enumerate(positions()):
        view = view_of(state, state.to_act, LANGUAGES[number % 3])
        for move in {type(move): move for move in state.moves()}.values():
            now = view
            for thing in taps(move, view.seen):
                assert TABLE.prompt(now)
                assert all(button.label for button in TABLE.buttons(now))
                assert sum(button.strong for button in TABLE.buttons(now)) <= 1
                now = replace(now, picked=TABLE.tap(now, str(thing)).picked)


def test_the_rulebook_tells_the_numbers_of_the_layout() -> None:
    """And every house value stands in a section that says so."""
    ids = {rule.id for rule in GAME.rules}
    for language, label in zip(
        LANGUAGES, ("House value", "Regra da casa", "Hausregel"), strict=True
    ):
        for id in HOUSE_VALUES:
            assert id in ids or ".about." in id
            assert label in rule_text(id, language).html
        told = set(re.findall(r"\d+", rule_text("violet.about.board", language).html))
        numbers = {BOARD.lantern, -BOARD.fear, *(-space for space in BOARD.event_spaces)}
        assert told == set(map(str, numbers))
        told = set(re.findall(r"\d+", rule_text("violet.fear.move", language).html))
        assert {str(BOARD.dim), str(BOARD.dark)} <= told


# the end


def test_each_ending_shows_why_it_came() -> None:
    endings = Counter[str]()
    for seed in range(GAMES):
        state = game(seed)[-1][3]
        outcome = state.outcome()
        assert outcome is not None
        how = outcome.rule.id.rpartition(".")[2]
        endings[how] += 1
        for language in LANGUAGES:
            html = TABLE.result(view_of(state, None, language), outcome)
            assert f"#/rules/violet/{outcome.rule}" in html
        drawn = TABLE.draw(view_of(state, None))
        assert f" is-{how}" in drawn
        assert "needs-forest" in drawn
        numbers = [int(n) for n in re.findall(r"<td>(\d+)</td>", html)]
        gap = max(0, state.violet - state.fear)
        assert numbers == [state.campfire - state.violet, state.fuel, gap]
    assert set(endings) == {"violet", "torech-dark", "torech-fear"}


# in the app


def test_the_page_for_a_new_game_says_who_is_who() -> None:
    person = Person().visit("#/new/violet")
    check(person.html)
    assert "Seat 1: Violet" in person.text
    assert "Seat 2: Torech" in person.text
    assert "How many at the table" not in person.text
    assert "2 players" in Person().text


def play_on(person: Person, decisions: int) -> None:
    """Let the person take the first thing there is, so many times."""
    for _ in range(decisions):
        person.wait("bot", "chance")
        if 'id="lift"' in person.html:
            check(person.do("lift").html)
        if person.state.to_act < 0:
            break
        legal = list(person.state.moves())
        move = legal[len(person.line) % len(legal)]
        for thing in taps(move, person.observe(person.state.to_act)):
            person.tap(str(thing))


def test_a_whole_game_as_torech_in_another_language() -> None:
    """As Violet, and as both, it is played in test_evening.py."""
    person = Person(language="de").visit("#/new/violet")
    person.fill_in("new", kind_0="random", kind_1="human").do("start")
    play_on(person, 400)
    check(person.html)
    assert 'class="result"' in person.html
    assert person.do("again").line.startswith("serao/1 violet deal=")


def test_every_step_survives_a_reload() -> None:
    """The save is read back after every decision of a game, and gives the same page."""
    person = Person().visit("#/new/violet")
    person.fill_in("new", kind_0="human", kind_1="human").do("start")
    steps = Counter[Stage]()
    for _ in range(120):
        if person.state.to_act < 0:
            break
        again = person.reload()
        assert again.line == person.line
        assert str(again.state) == str(person.state)
        state: Any = person.state
        steps[state.stage] += 1
        play_on(person, 1)
    assert len(steps) >= 8


def test_a_seat_at_the_screen_never_sees_the_other_hand() -> None:
    """The whole page with its log and its save buttons, at one device for two."""
    person = Person().visit("#/new/violet")
    person.fill_in("new", kind_0="human", kind_1="human").do("start")
    hidden = 0
    for _ in range(60):
        play_on(person, 1)
        sitting = person.app.model.sitting
        assert sitting is not None
        state: Any = person.state
        viewer = None if sitting.curtain is not None else sitting.viewer
        page = re.sub(r'<svg id="vt-art".*?</svg>', "", person.html)
        for seat in SEATS:
            known = GAME.observe(state, viewer).known_hands[seat]
            for card in set(state.hands[seat]) - set(known) if seat != viewer else ():
                assert f"card-{card_name(card)}" not in page
                hidden += 1
        if viewer != TORECH:
            for _, event in state.ahead:
                assert ENGLISH(f"violet.event.{event}") not in person.text
    assert hidden >= 0


def test_the_suits_differ_by_sign_and_by_colour() -> None:
    html = TABLE.drawings()
    drawings = {re.search(rf'<g id="vt-sign-{suit.word}">(.*?)</g>', html) for suit in Suit}
    assert None not in drawings
    assert len({found[1] for found in drawings if found}) == len(Suit)


# before an effect, and events that do nothing


BEFORE_A_3 = {
    "trick": "torech - mountain3 forest8",
    "hands": "lake1,lake2,lake3 mine1,mine2,mine3",
    "discard": "mountain3,forest8",
    "waiting": "",
    "bonuses": "t---",
    "revealed": "planning,sleeve",
    "kept": "planning,sleeve",
}


def test_before_the_effect_of_a_3_everything_held_can_be_used() -> None:
    state = scene("effect torech torech", **BEFORE_A_3)
    view = at(state)
    assert TABLE.prompt(view) == "Use a special card before the effect of your Mountain 3?"
    labels = {button.what: (button.label, button.strong) for button in TABLE.buttons(view)}
    assert labels["pass"] == ("On to the effect", True)
    assert labels.keys() == {"pass", "plan", "bonus lake"}
    assert str(tapped(view, "card mine2", "card lake9", "go")) == "sleeve mine2 lake9"
    assert TABLE.obvious(view) is None
    waiting = TABLE.prompt(view_of(state, VIOLET))
    assert waiting == "<Bruno> may use a special card before the effect of the card played."


def test_who_picks_first_is_asked_with_what_speaks_for_either() -> None:
    state = next(state for state, *_ in moments() if state.stage is Stage.FIRST)
    told = TABLE.prompt(view_of(state, VIOLET))
    assert told == "Who picks a hand card first? The other also sees the card that comes after."
    assert TABLE.guide is not None
    guide = TABLE.guide(view_of(state, VIOLET))
    assert guide is not None
    assert guide.text.startswith("Good cards speak for picking first")


BOTH = {"bonuses": "-tt-"}
ONE = {"bonuses": "-t--"}
SLEEVE = {"kept": "sleeve"}


@pytest.mark.parametrize(
    ("stage", "held", "said"),
    [
        ("effect", ONE, "First replace the whole market? This works once."),
        ("effect", BOTH, "First replace the whole market? Each of your cards does this once."),
        ("effect", BOTH | SLEEVE, "Use a special card before the effect of your Mountain 3?"),
        ("after", ONE, "Replace the whole market? This works once."),
        ("after", BOTH, "Replace the whole market? Each of your cards does this once."),
        ("after", {"kept": "planning"}, "Replace the whole market? This works once."),
        ("after", SLEEVE, "Up His Sleeve: tap a hand card and one in the market to swap them?"),
        (
            "after",
            {"kept": "ingenuity"},
            "Take a fifth card now, and none next turn? This works once.",
        ),
        ("after", BOTH | SLEEVE, "Use a special card, or leave it at that."),
    ],
)
def test_what_can_be_used_is_asked_by_what_it_does(
    stage: str, held: dict[str, str], said: str
) -> None:
    sections = BEFORE_A_3 | {"bonuses": "----", "kept": "-"} | held
    sections["revealed"] = sections["kept"]
    if stage == "after":
        sections["hands"] += ",mine4"
        del sections["waiting"]
    state = scene(f"{stage} torech torech", **sections)
    assert TABLE.prompt(at(state)) == said


@pytest.mark.parametrize(
    ("held", "labels"),
    [
        (ONE, {"New market (Forest)"}),
        (BOTH | {"kept": "planning"}, {"Forest", "Mountain", "Planning"}),
        (BOTH | SLEEVE, {"New market (Forest)", "New market (Mountain)"}),
    ],
)
def test_of_several_cards_that_do_what_is_asked_each_button_names_one(
    held: dict[str, str], labels: set[str]
) -> None:
    sections = BEFORE_A_3 | {"bonuses": "----", "kept": "-"} | held
    sections["revealed"] = sections["kept"]
    view = at(scene("effect torech torech", **sections))
    assert {button.label for button in TABLE.buttons(view)} - {"On to the effect"} == labels


def test_an_event_that_can_do_nothing_is_shown_with_that_to_both() -> None:
    state = scene(path="...LLLFFFMMMGGG... 15")
    told = [
        events.EventRevealed(-2, EventCard.FAERY_RING, kept=False),
        events.EventLost(EventCard.FAERY_RING, None),
    ]
    for viewer in SEATS:
        page = TABLE.draw(view_of(state, viewer, recent=told))
        assert "can no longer do anything and is discarded." in page.partition('id="omen-')[2]


def test_both_spaces_of_a_precipice_off_track_are_drawn_and_named_as_such() -> None:
    state = scene(path="...LLLFFFMMMGGG.... 4", precipices="2")
    page = TABLE.draw(at(state)).partition('id="forest-spaces"')[2]
    assert page.count("#vt-bridge") == 2
    assert page.count("#vt-camp") == 1
    twin = draw_twin(TABLE, at(state))
    assert twin.count('"the Precipice"') == 2
    assert twin.count('"the Campfire"') == 1


def test_an_improvised_precipice_shows_its_location() -> None:
    state = scene(path="...LLLFFFMMMGGG.G. 16")
    page = TABLE.draw(at(state)).partition('id="space-16"')[2].partition('id="space-17"')[0]
    assert 'href="#vt-stone-mine"' in page
    assert 'href="#vt-bridge"' in page
    assert '"the Precipice, Mine; Violet"' in draw_twin(TABLE, at(state))


def test_whoever_taps_an_event_twice_has_given_it_its_place() -> None:
    state = GAME.start(2, {})
    random = Random(4)
    while state.stage is not Stage.ARRANGE:
        state.play(throw(state, random) if state.to_act == CHANCE else next(iter(state.moves())))
    first, second, _ = (f"event {event}" for event in GAME.observe(state, TORECH).chosen)
    view = view_of(state, TORECH)
    once = TABLE.tap(view, first)
    again = TABLE.tap(replace(view, picked=once.picked), first)
    assert (again.picked, again.hint) == (once.picked, ENGLISH("violet.hint.arrange"))
    both = TABLE.tap(replace(view, picked=again.picked), second)
    assert TABLE.tap(replace(view, picked=both.picked), first).picked == (second,)


def test_whoever_follows_sees_how_far_the_pair_will_move_the_fear() -> None:
    told = Counter[bool]()
    for state, *_ in islice(moments(), 0, 600):
        if state.stage is not Stage.FOLLOW or state.lead is None:
            continue
        for card in state.hands[state.to_act]:
            prompt = TABLE.prompt(at(state, f"card {card_name(card)}"))
            torech_wins = decide(state.lead, card, state.trump)[0] == (state.to_act == VIOLET)
            apart = difference(state.lead, card)
            said = ENGLISH.many("violet.prompt.follow.pair", apart) in prompt
            lit = state.fuel - 2 > state.out_at
            assert said == (torech_wins and apart > 0 and lit)
            told[said] += 1
    assert min(told[True], told[False]) > 20


def test_whoever_follows_sees_that_the_lantern_will_go_out() -> None:
    told = Counter[bool]()
    for state, *_ in moments():
        if state.stage is not Stage.FOLLOW or state.lead is None or state.fuel > state.out_at + 3:
            continue
        for card in state.hands[state.to_act]:
            after = state.copy()
            after.play(GAME.move(f"follow {card_name(card)}"))
            while after.to_act == CHANCE:
                after.play(after.chance()[0][0])
            said = ENGLISH("violet.prompt.follow.dark")
            is_said = said in TABLE.prompt(at(state, f"card {card_name(card)}"))
            assert is_said == (after.to_act == NOBODY and after.fuel <= after.out_at)
            told[is_said] += 1
    assert min(told[True], told[False]) > 5


def test_a_task_does_not_tell_who_would_win() -> None:
    state = scene("lead violet violet", **CARDS_OF)
    state.play(GAME.move("lead lake6"))
    view = at(state, "card mountain9")
    verdict = ENGLISH("violet.prompt.follow")
    assert verdict not in TABLE.prompt(view)
    assert TABLE.prompt(replace(view, posed=True)) == verdict
