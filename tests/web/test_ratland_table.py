"""The table of Ratland: every move by taps, every refusal named, every placement a secret."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.core.game import CHANCE, NOBODY, throw
from engine.ratland import GAME, events, rulebook
from engine.ratland.components import AREAS, FEEDING, PLACES, RATS, YELLOW, cheese_needed
from engine.ratland.moves import PLACED, Place, ThrowBack
from engine.ratland.placement import Placements
from engine.ratland.play import State
from engine.ratland.state import Stage
from tests.ratland.sewer import START, after, place, placed, placing, table
from tests.telling import only
from tests.web.person import Person
from tests.web.test_pages import check
from web.app.model import PACES
from web.boards.parts import badge as draw_badge
from web.boards.ratland import TABLE, phrases
from web.boards.ratland.chronicle import Phase, deeds, phase_now, turns
from web.boards.ratland.places import HEIGHT, ROOMS, WIDTH, stands
from web.boards.ratland.things import picked_for, repeated, taps
from web.boards.table import AnyTable, View
from web.boards.twin import draw as draw_twin
from web.words import LANGUAGES, Words

NAMES = ("Ana & Co", "Bruno", "<Carla>", "Dieter")
ENGLISH = Words("en")
GAMES = 9

THREE = ["pantry=5 cheese=3", "pantry=6 cheese=1 graveyard=1", "pantry=4 cheese=2 poisoned=1"]
PLACING = placing(THREE)
TWO = placing(["pantry=5 cheese=3", "pantry=6 cheese=1"])
HUNGRY = table("starve", ["pantry=9 cheese=2 poisoned=3", "pantry=3"], waiting=[1, 2])
ALARM = table("alarm", [START] * 3, event="alarm", waiting=[1, 2, 3])
HOLY = table("holy-rat", ["pantry=7 graveyard=1"] * 3, event="holy-rat", waiting=[1, 2, 3])
HELMET = table(
    "helmet",
    ["dump=2 pantry=5 cheese=2", "pantry=7"],
    "bag dump yellow=5 white=5",
    "drawn yellow white",
    event="helmet",
    waiting=[1],
)

Moment = tuple[State, Any, tuple[Any, ...], State]
"""The state before a move, the move, what it told, and the state after it."""


@cache
def game(seed: int) -> list[Moment]:
    """A whole random game, with 2 to 4 clans in turn."""
    random = Random(seed)
    state = GAME.start(GAME.seats[seed % 3], {"food": "first-game"} if seed % 2 else {})
    found: list[Moment] = []
    while state.to_act != NOBODY:
        move = throw(state, random) if state.to_act == CHANCE else random.choice(state.moves())
        before, told = state.copy(), list[Any]()
        state.play(move, told.append)
        found.append((before, move, tuple(told), state.copy()))
    return found


def view_of(
    state: State, viewer: int | None, past: Sequence[Any] = (), language: str = "en", **more: Any
) -> View:
    """What a seat sees, with the moves when it is to act."""
    seen = GAME.observe(state, viewer)
    legal = state.moves() if viewer is not None and viewer == state.to_act else ()
    view = View(
        seen,
        legal,
        (),
        None,
        NAMES[: len(state.clans)],
        Words(language),
        past=tuple(event.seen_by(viewer) for event in past),
        **more,
    )
    return replace(view, picked=TABLE.ready(view))


def position(text: str, *picked: str) -> View:
    """The view of whoever is to act in a position."""
    state = GAME.position(text)
    view = view_of(state, state.to_act)
    return replace(view, picked=picked) if picked else view


def moments() -> Iterator[tuple[State, list[Any]]]:
    """Positions of some games, with all that happened before."""
    for seed in range(GAMES):
        past: list[Any] = []
        for before, _, told, _ in game(seed):
            yield before, past
            past.extend(told)


def decisions() -> Iterator[View]:
    """Positions in which somebody decides, as they see them."""
    for number, (state, past) in enumerate(moments()):
        if state.to_act >= 0 and (state.stage is not Stage.PLACE or number % 3 == 0):
            yield view_of(state, state.to_act, tuple(past), LANGUAGES[number % 3])


def offered(view: View) -> tuple[set[str], set[str]]:
    """What can be tapped in the picture, and in the twin; buttons belong to both."""
    buttons = {button.what for button in TABLE.buttons(view)}
    both = (TABLE.draw(view), draw_twin(TABLE, view))
    pictured, listed = (set(re.findall(r'data-do="tap ([^"]+)"', html)) for html in both)
    return pictured | buttons, listed | buttons


def tapped(view: View, *whats: str) -> tuple[View, Any]:
    """What taps lead to: the view with what is planned then, and a move."""
    move = None
    for what in whats:
        tap = TABLE.tap(view, what)
        view, move = replace(view, picked=tap.picked), tap.move
    return view, move


def refusal(text: str, *whats: str) -> str:
    """The id of the rule that forbids what these taps mean."""
    _, move = tapped(position(text), *whats)
    assert move is not None, "the taps mean no move"
    rule = GAME.position(text).refusal(move)
    assert rule is not None, f"{move} is legal"
    return rule.id


def test_it_offers_what_the_app_asks_for() -> None:
    offering: AnyTable = TABLE
    for language in LANGUAGES:
        words = Words(language)
        assert offering.title(words) == "Ratland"
        assert "Eduardo García" in offering.credit(words)
        assert "Eclipse" in offering.credit(words)
        assert offering.about(words)
        assert offering.poster(words)
        assert [bool(offering.seating(words, seats)) for seats in GAME.seats] == [
            True,
            False,
            False,
        ]
        (food, _) = GAME.options(3)
        assert words("ratland.option.food.about")
        assert all(words(f"ratland.option.food.{choice}") for choice in food.choices)


# moves


def test_whatever_is_tapped_is_planned_refused_or_answered() -> None:
    answers = Counter[str]()
    for view in decisions():
        state = GAME.determinize(view.seen, Random(1))
        for what in set.union(*offered(view)):
            tap = TABLE.tap(view, what)
            if tap.move is not None:
                answers["refused" if state.refusal(tap.move) else "played"] += 1
            elif tap.hint:
                answers["hint"] += 1
            elif what != "clear":
                assert tap.picked != view.picked or what == "again"
                answers["planned"] += 1
    assert set(answers) == {"refused", "played", "hint", "planned"}


def test_rats_are_sent_called_back_and_carried() -> None:
    view, _ = tapped(position(PLACING), "more dump", "more dump", "more nursery", "fewer dump")
    assert view.picked == ("dump=1", "nursery=1")
    view, _ = tapped(view, "carry pantry city", "carry dump city", "carry nursery pantry")
    assert view.picked == ("city=2",)
    assert TABLE.tap(view, "carry dump city").hint == ENGLISH("ratland.hint.fewer")
    assert str(tapped(view, "more left", "done")[1]) == place("city=2 left=1")
    assert tapped(view, "clear")[0].picked == ()


def test_the_last_turn_can_be_repeated_as_far_as_there_are_rats() -> None:
    state, told = placed(THREE, ["dump=3 left=2", "city=6", "nursery=4"])
    assert TABLE.tap(position(PLACING), "again").hint
    again = GAME.position(PLACING.replace("pantry=5", "pantry=3"))
    view = view_of(again, 0, told)
    assert "again" in {button.what for button in TABLE.buttons(view)}
    assert TABLE.tap(view, "again").picked == ("dump=1", "left=2")
    assert repeated(Place(0, 6, 0, 0, 0, 0), 8) == Place(0, 6, 0, 0, 0, 0)
    assert state.stage is Stage.FORAGE


def test_thirty_rats_are_placed_without_ever_listing_the_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def never(self: Placements) -> Iterator[Place]:
        raise AssertionError("two million moves")

    monkeypatch.setattr(Placements, "__iter__", never)
    view = position(placing(["pantry=30 cheese=9", START, START]))
    assert len(view.moves) == 1_947_792
    for name in (*PLACED, *PLACED):
        view, _ = tapped(view, *[f"more {name}"] * 2)
        assert TABLE.draw(view)
        assert draw_twin(TABLE, view)
        assert TABLE.prompt(view)
    assert str(tapped(view, "done")[1]) == place(" ".join(f"{name}=4" for name in PLACED))


def test_who_starves_is_chosen_and_poisoned_rats_come_first() -> None:
    view = position(HUNGRY)
    assert view.picked == ("healthy=0", "poisoned=2")
    other, _ = tapped(view, "more pantry")
    assert other.picked == ("healthy=1", "poisoned=1")
    assert str(tapped(other, "done")[1]) == "starve healthy=1 poisoned=1"
    assert tapped(other, "more poisoned")[0].picked == view.picked
    assert 'id="starve-healthy">1<' in TABLE.draw(other)


def test_a_drawn_piece_goes_back_by_a_tap_on_it() -> None:
    view = position(HELMET)
    html = TABLE.draw(view)
    assert re.findall(r'<button id="drawn-dump-1-\d" [^>]*data-do="tap (throw \w+)"', html) == [
        "throw yellow",
        "throw white",
    ]
    assert str(tapped(view, "throw white")[1]) == "throw white"
    assert str(tapped(view, "pass")[1]) == "pass"


def test_events_are_answered_on_the_table_too() -> None:
    assert str(tapped(position(ALARM), "more nursery")[1]) == "hide"
    assert str(tapped(position(HOLY), "more graveyard")[1]) == "release"


@pytest.mark.parametrize(
    ("text", "whats", "rule"),
    [
        (PLACING, ["more dump"] * 6, "place"),
        (placing(THREE, active=3), ["more poisoned"], "place"),
        (placing(THREE, active=3), ["more dump", "carry poisoned city"], "place"),
        (PLACING, ["more graveyard"], "turn"),
        (PLACING, ["hide"], "turn"),
        (TWO, ["more dump", "done"], "attack.two-players"),
        (HUNGRY, ["more poisoned"], "feed.starve"),
        (HUNGRY, ["more pantry", "more pantry", "more pantry"], "feed.starve"),
        (ALARM, ["more dump"], "turn"),
        (HOLY, ["more nursery"], "turn"),
        (HELMET, ["more city"], "turn"),
        (HELMET, ["throw blue"], "event.helmet"),
    ],
)
def test_an_illegal_tap_is_a_move_that_the_rules_refuse(
    text: str, whats: list[str], rule: str
) -> None:
    assert refusal(text, *whats) == f"ratland.{rule}"


# pictures


def test_everything_touched_is_as_large_as_a_thumb_on_a_phone() -> None:
    html = TABLE.draw(position(PLACING))
    hits = re.findall(r'class="rl-hit" x="[^"]+" y="[^"]+" width="(\d+)" height="(\d+)"', html)
    assert len(hits) == 3 * len(PLACED)
    assert all(min(map(int, hit)) >= 44 for hit in hits)
    assert WIDTH <= 374
    for box in ROOMS.values():
        assert box.x + box.width <= WIDTH
        assert box.y + box.height <= HEIGHT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_no_clan_is_cut_above_a_pipe(language: str) -> None:
    for seat in range(1, 5):
        clan = Words(language)(f"ratland.clan.{seat}")
        view = replace(position(PLACING), names=(clan,) * 3)
        assert f"← {clan}<" in TABLE.draw(view)


def test_hidden_cheese_is_told_below_the_number_of_rats() -> None:
    clans = ["pantry=5 cheese=3 hidden=1", "pantry=6 cheese=1"]
    html = TABLE.draw(position(placing(clans, event="alarm")))
    (count,) = re.findall(
        r'translate\(\S+ (\S+)\)"[^>]*><circle r="15"/><text id="own-count-pantry"', html
    )
    (lock,) = re.findall(r'class="rl-note" x="\S+" y="(\S+)"', html)
    letters = 12
    assert float(count) + 15 <= float(lock) - letters
    assert float(lock) < ROOMS["pantry"].y + ROOMS["pantry"].height


def test_a_pipe_tells_what_can_be_stolen_and_counts_no_hidden_cheese() -> None:
    clans = ["pantry=5 cheese=3", "pantry=6 cheese=4 hidden=1"]
    html = TABLE.draw(position(placing(clans, event="alarm")))
    assert re.findall(r'class="rl-sum"[^>]*>(\d+)<', html) == ["3", "3"]


def test_whoever_has_no_rat_left_to_place_is_told_so() -> None:
    for picked, hint in (("dump=4", "place"), ("dump=5", "placed")):
        assert TABLE.tap(position(TWO, picked), "more pantry").hint == ENGLISH(
            f"ratland.hint.{hint}"
        )


@pytest.mark.parametrize("name", ROOMS)
def test_a_crowd_stays_in_its_room(name: str) -> None:
    box = ROOMS[name].inner(20, 44)
    for count in (1, 7, 18, 30):
        found = list(stands(count, box))
        assert len({(stand.x, stand.y) for stand in found}) == count
        assert all(box.x <= stand.x <= box.x + box.width for stand in found)
        assert all(box.y <= stand.y <= box.y + box.height for stand in found)


def test_every_rat_and_every_piece_of_the_card_is_there_to_see() -> None:
    view = position(PLACING, "dump=2", "left=1")
    html = TABLE.draw(view)
    own = html.partition('id="sewer-own"')[2].partition("</svg>")[0]
    shown = Counter(re.findall(r'id="own-(\w+)-\d+" class="rl-rat"', own))
    assert shown == {"dump": 2, "left": 1, "pantry": 2}
    assert own.count("rl-in-bag") == html.count("rl-in-bag") == 12 * len(AREAS), "bags are shared"
    assert own.count('data-drop="') == len(ROOMS)


@pytest.mark.parametrize(("language", "phase"), [("en", "Phase"), ("pt", "Fase"), ("de", "Phase")])
def test_the_number_behind_that_of_the_turn_is_called_a_phase(language: str, phase: str) -> None:
    person = Person(seed=3, language=language).do("quick ratland").wait_for_bots()
    steps = person.html.partition('id="phases"')[2].partition("</ol>")[0]
    (here,) = re.findall("<li [^>]*aria-current.*?</li>", steps)
    assert re.sub("<[^>]*>", " ", here).split()[:2] == [phase, "2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_without_sewer_covers(language: str) -> None:
    words = Words(language)
    end = [words("ratland.end.now"), words("ratland.said.ended")]
    assert not re.search("cover|tampa|Deckel", " ".join(end))
    assert words("ratland.event.end") in end[1]


def test_the_need_now_and_with_the_young_is_always_there() -> None:
    for young in (0, 2, 5):
        view = position(PLACING, *picked_for(Place(0, 0, 0, 0, 0, young)))
        html = TABLE.draw(view).partition('id="supper"')[2].partition("</summary>")[0]
        needs = [int(number) for number in re.findall(r"<strong>(\d+)</strong>", html)]
        assert needs == [cheese_needed(5), cheese_needed(5 + young)][: 2 if young else 1]
        assert html.count("<small>") == 1, "what is short, of the meal that will be"
        for seat, clan in enumerate(view.seen.clans):
            badge = draw_badge(TABLE.badge(view, seat))
            for count in (clan.rats, clan.cheese, cheese_needed(clan.sewer)):
                assert f'<span aria-hidden="true">{count}</span>' in badge


def test_the_table_of_what_rats_eat_is_the_engines() -> None:
    for rats in range(1, 40):
        least, _, most = phrases.eaters(rats).partition("\N{EN DASH}")
        same = [other for other in range(1, 60) if cheese_needed(other) == cheese_needed(rats)]
        assert [int(least), int(most or least)] == [same[0], same[-1]]


@pytest.mark.parametrize(("rats", "row"), [(7, "7-9: 3"), (21, "21-22: 8"), (24, "23-24: 9")])
def test_beside_hunger_stands_the_table_with_ones_own_row_marked(rats: int, row: str) -> None:
    html = TABLE.draw(position(placing([f"pantry={rats} cheese=3", START])))
    supper = html.partition('id="supper"')[2].partition("</div>")[0]
    rows = re.findall("<li.*?</li>", supper)
    assert len(rows) == len(FEEDING) + 1
    (own,) = [each for each in rows if "is-now" in each]
    assert re.sub("<[^>]*>", "", own) == row.replace("-", "\N{EN DASH}")


def test_whoever_has_placed_behind_a_screen_is_not_drawn_on_guard() -> None:
    state = GAME.position(PLACING)
    state.play(state.moves()[0])
    html = TABLE.draw(view_of(state, state.to_act))
    assert re.findall('id="clan-([0-9])-count-pantry"', html) == ["3"]
    assert html.count('class="rl-rats is-screened"') == 1
    (kept,) = re.findall(r'<g class="rl-rats is-screened".*?</g></g>', html)
    assert kept.count('class="rl-rat"') == 5


def test_what_is_said_of_supper_counts_the_young_that_are_planned() -> None:
    text = placing(["pantry=8 cheese=3", START])
    told = [TABLE.guide(position(text, *picked)) for picked in ((), ("nursery=5",))]
    eats = (f"{phrases.eaters(8)} rats eat 3", f"{phrases.eaters(13)} rats eat 5")
    assert [guide.text[: len(said)] for guide, said in zip(told, eats, strict=True)] == [*eats]
    html = TABLE.draw(position(text, "nursery=5"))
    assert re.findall('id="supper-([a-z]+)" class="rl-meal is-short"', html) == ["then"]
    html = TABLE.draw(position(placing(["pantry=8 cheese=2", START]), "nursery=5"))
    assert re.findall('id="supper-([a-z]+)" class="rl-meal is-short"', html) == ["then"]


def test_who_plans_more_young_than_are_surely_there_is_told_how_many_there_are() -> None:
    """All clans share the common pile."""
    text = placing([f"pantry=9 cheese=3 graveyard={RATS - 26}", "pantry=9 cheese=2"])
    told = [TABLE.prompt(position(text, f"nursery={young}")) for young in (4, 5)]
    assert told[0] == "Still to place: 5 of 9."
    assert told[1] == "Still to place: 4 of 9. 8 rats in the common pile."
    placed = TABLE.prompt(position(text, "nursery=9"))
    assert placed.endswith(". 8 rats in the common pile.")
    assert placed.startswith(ENGLISH("ratland.prompt.place.none"))


def test_at_supper_the_row_that_one_pays_by_is_told_and_there_is_time_to_read_it() -> None:
    person = Person(seed=3).do("quick ratland").wait_for_bots().tap("some dump 5", "done")
    person.do("confirm") if 'id="confirm"' in person.html else person.wait("bot")
    person.wait("bot")
    while person.state.stage is not Stage.EVENT:
        (timer,) = (timer for timer in person.timers if timer["what"] == "chance")
        person.timers.remove(timer)
        person.ring(timer["what"], timer["number"])
    now = person.html.partition('id="now"')[2].partition("</ol>")[0]
    rats = person.state.clans[0].sewer
    assert f"{phrases.eaters(rats)} rats eat {cheese_needed(rats)} cheese." in now
    (timer,) = (timer for timer in person.timers if timer["what"] == "chance")
    assert timer["ms"] == PACES["calm"] * (1 + now.count('id="now-7-'))


def test_the_signs_of_the_places_are_told_with_the_first_screens_and_can_be_opened_later() -> None:
    state, told = placed(THREE, ["left=4 nursery=1", "city=6", "dump=2"])
    view = view_of(state, 0, [events.Revealed(state.events[-1], 1), *told])
    now = TABLE.draw(view).partition('id="now"')[2].partition("</ol>")[0]
    (legend,) = re.findall('<span class="rl-legend".*?</span></span>', now)
    assert '<details class="rl-key" open>' in now
    drawn = re.findall("<svg.*?</svg>", legend)
    assert len(drawn) == len(PLACES)
    assert (
        re.sub("<[^>]*>", "", legend).split()
        == " ".join(ENGLISH(f"ratland.place.{name}") for name in PLACES).split()
    )
    pictures = {sign.name: sign.picture for sign in TABLE.signs(view)}
    assert [pictures[name] for name in PLACES] == drawn
    state, told = placed(THREE, ["left=4 nursery=1", "city=6", "dump=2"], event="just-in-time")
    assert state.turn_number > 1
    later = view_of(state, 0, [events.Revealed(state.events[-1], state.turn_number), *told])
    again = TABLE.draw(later).partition('id="now"')[2].partition("</ol>")[0]
    assert '<details class="rl-key">' in again
    assert legend in again


def test_the_odds_are_those_of_the_bag() -> None:
    html = TABLE.draw(position(HELMET)).partition('id="odds"')[2].partition("</table>")[0]
    rows = re.findall(r"<tr><th.*?</tr>", html)
    assert re.findall(r"<strong>(\d+)</strong><small>(\d+)%", rows[0]) == [("5", "50"), ("5", "50")]
    assert rows[0].endswith("<td>0.50</td></tr>")
    assert sum(map(int, re.findall(r"<strong>(\d+)</strong>", rows[1]))) == 12


@pytest.mark.parametrize(("language", "mean"), [("en", "0.50"), ("pt", "0,50"), ("de", "0,50")])
def test_parts_of_a_cheese_have_the_sign_of_the_language(language: str, mean: str) -> None:
    state = GAME.position(HELMET)
    html = TABLE.draw(view_of(state, state.to_act, language=language))
    assert f"<td>{mean}</td></tr>" in html


def test_a_hint_names_the_piece_that_goes_back() -> None:
    back = ThrowBack(YELLOW)
    assert TABLE.advise(position(HELMET), back).text == "Throw back into the bag: 1 yellow."


# secrets


def test_a_placement_is_told_only_to_its_owner() -> None:
    state = GAME.position(PLACING)
    told = events.Placed(0, Place(3, 0, 0, 0, 0, 2))
    own = TABLE.say(told.seen_by(0), view_of(state, 0))
    assert own == "Ana & Co is ready: Dump 3, Nursery 2."
    for viewer in (1, 2, None):
        assert TABLE.say(told.seen_by(viewer), view_of(state, viewer)) == "Ana & Co is ready."


def test_the_page_after_the_curtain_knows_nothing_of_the_first_placement() -> None:
    pages = []
    for secret in (["more dump"] * 7, ["more nursery"] * 4 + ["more left"] * 3):
        person = Person().visit("#/new/ratland")
        person.fill_in("new", seats="3", first="1", kind_0="human", kind_1="human")
        person.do("start").wait().do("lift").tap(*secret, "done")
        assert 'id="curtain"' in person.html
        behind = person.html
        pages.append((behind, person.do("lift").html))
    assert pages[0] == pages[1]


# what happened


def test_every_phase_of_a_turn_is_told_with_its_sums() -> None:
    state, told = placed(THREE, ["left=4 nursery=1", "city=6", "dump=2"])
    revealed = [events.Revealed(state.events[-1], 1), events.Served(1)]
    view = view_of(state, 0, [*revealed, *told])
    html = TABLE.draw(view)
    now = html.partition('id="now"')[2].partition("</ol>")[0]
    attack = (
        "Ana &amp; Co attacks Bruno (left), 4 against none, and steals only 1 cheese instead of 4: "
    )
    assert f"{attack}no more was left." in now
    assert "Ana &amp; Co raises 1 young rat." in now
    assert ": 1 poisoned rat." in now
    assert " lost " not in now
    assert phase_now(view) is Phase.RETURN
    assert TABLE.watched(view.seen)
    assert TABLE.pauses(view) == 3
    assert "rl-unveiled" in now
    assert TABLE.eye(view)[0] == "sewer-own controls now"
    assert 'id="forage"' not in html
    drawn = after(str(state), "draw yellow")
    later = view_of(drawn, 0, [*revealed, *told, events.Drew(2, AREAS[0], YELLOW)])
    html = TABLE.draw(later)
    assert 'id="now"' not in html
    assert 'id="drawn-dump-3-1"' in html
    assert phase_now(later) is Phase.FORAGE
    assert TABLE.pauses(later) == 1


def test_deeds_are_marked_on_the_sewer_they_befell() -> None:
    state, told = placed(THREE, ["left=4 nursery=1", "city=6", "dump=2"])
    past = [events.Revealed(state.events[-1], 1), *told]
    assert deeds(view_of(state, 0, past), 0).raids == {"left": (4, 0, 1)}
    assert deeds(view_of(state, 0, past), 0).born == 1
    assert deeds(view_of(state, 0, told), 0) == deeds(view_of(state, 0, past), 0)
    assert deeds(view_of(state, 1, past), 1).robbed == 1
    two, told = placed(["pantry=5", "pantry=6 cheese=3"], ["right=5", "left=2 dump=4"])
    past = [events.Revealed(two.events[-1], 1), *told]
    assert deeds(view_of(two, 0, past), 0).raids == {"right": (5, 2, 3)}
    assert deeds(view_of(two, 1, past), 1).raids == {"left": (2, 5, 0)}


@pytest.mark.parametrize(
    ("viewer", "who"),
    [
        (0, "Ana & Co attacks Bruno (left)"),
        (1, "Ana & Co (right) attacks Bruno"),
        (2, "Ana & Co (opposite) attacks Bruno (right)"),
        (3, "Ana & Co (left) attacks Bruno (opposite)"),
        (None, "Ana & Co attacks Bruno (left)"),
    ],
)
def test_an_attack_comes_from_where_the_reader_sees_the_attacker(
    viewer: int | None, who: str
) -> None:
    state, told = placed(["pantry=7 cheese=3"] * 4, ["left=4", "dump=5", "", ""])
    line = TABLE.say(only(events.Attacked, told), view_of(state, viewer))
    assert line == f"{who}, 4 against 2, and steals 2 cheese."


@pytest.mark.parametrize(
    ("viewer", "who"),
    [(0, "Ana & Co attacks Bruno (left)"), (1, "Ana & Co (right) attacks Bruno")],
)
def test_of_two_clans_each_sits_at_both_ends_of_the_pipes(viewer: int, who: str) -> None:
    state, told = placed(["pantry=7 cheese=3"] * 2, ["left=4 dump=3", "right=1 dump=6"])
    line = TABLE.say(only(events.Attacked, told), view_of(state, viewer))
    assert line == f"{who}, 4 against 1, and steals 3 cheese."


@pytest.mark.parametrize(
    ("clans", "placements", "told"),
    [
        (["pantry=7 cheese=5"] * 3, ["left=4", "dump=5", ""], "and steals 2 cheese."),
        (
            ["pantry=7", "pantry=7 cheese=1", "pantry=7"],
            ["left=4", "dump=5", ""],
            "and steals only 1 cheese instead of 2: no more was left.",
        ),
        (["pantry=7"] * 3, ["left=4", "dump=5", ""], "there was no cheese to take."),
        (["pantry=7 cheese=5"] * 3, ["left=4", "dump=1", ""], "there are enough guards."),
        (
            ["pantry=7 cheese=5"] * 2,
            ["left=4 dump=3", "right=4 dump=3"],
            "both sides are equally strong.",
        ),
    ],
)
def test_an_attack_tells_what_it_stole_or_why_nothing(
    clans: list[str], placements: list[str], told: str
) -> None:
    state, happened = placed(clans, placements)
    attack = only(events.Attacked, happened)
    assert TABLE.say(attack, view_of(state, 0)).endswith(told)
    for language in LANGUAGES:
        assert len(TABLE.say(attack, view_of(state, 0, language=language)).split()) <= 25


def test_turns_are_cut_where_events_are_revealed() -> None:
    for seed in range(3):
        past: list[Any] = []
        for _, _, told, state in game(seed):
            past.extend(told)
            found = turns(view_of(state, None, past))
            assert [turn.number for turn in found] == list(
                range(max(1, len(state.events) - 1), len(state.events) + 1)
            )
            phases = [phase for phase, _ in found[-1].phases()] if found else []
            assert phases == sorted(set(phases))


def test_every_event_has_a_sentence_in_every_language() -> None:
    seen_types = set()
    for state, past in moments():
        for event in past[-6:]:
            seen_types.add(type(event))
            for language in LANGUAGES:
                for viewer in (None, 0):
                    sentence = TABLE.say(
                        event.seen_by(viewer), view_of(state, None, language=language)
                    )
                    assert sentence[0].isupper() or sentence[0] in NAMES[2]
                    assert sentence[-1] in ".!"
    last = game(0)[-1][2]
    seen_types |= {type(event) for event in last}
    assert TABLE.say(last[-1], view_of(game(0)[-1][3], None))
    assert seen_types == set(events.Event.__subclasses__())


def test_every_step_has_a_sentence_for_those_who_wait() -> None:
    state = GAME.position(HELMET)
    for stage in Stage:
        state.stage = stage
        for language in LANGUAGES:
            assert TABLE.prompt(view_of(state, None, language=language))


def test_the_result_counts_what_the_engine_counts() -> None:
    for seed in range(GAMES):
        state = game(seed)[-1][3]
        outcome = state.outcome()
        assert outcome is not None
        html = TABLE.result(view_of(state, None), outcome)
        total = html.partition('class="is-total"')[2].partition("</tr>")[0]
        found = re.findall(r"<td[^>]*>((?:&minus;)?\d+)</td>", total)
        assert tuple(int(number.replace("&minus;", "-")) for number in found) == outcome.scores
        assert f"#/rules/ratland/{outcome.rule}" in html
        assert total.count("is-winner") == len(outcome.winners)


# in the app


def test_a_whole_evening_of_two_people_and_two_bots() -> None:
    person = Person(language="de").visit("#/new/ratland")
    check(person.html)
    person.fill_in("new", seats="4", first="1").choose("food", "first-game")
    person.fill_in("new", kind_0="human", kind_1="random", kind_2="human", kind_3="random")
    person.do("start")
    assert person.line.startswith("serao/1 ratland food=first-game first=1 ")
    random, curtains = Random(3), 0
    for _ in range(200):
        person.read_together()
        if 'id="lift"' in person.html:
            curtains += 1
            check(person.do("lift").html)
        if person.state.to_act < 0:
            break
        legal = person.state.moves()
        move = random.choice(legal) if isinstance(legal, Placements) else legal[0]
        person.tap(*map(str, taps(move, person.observe(person.state.to_act))))
    check(person.html)
    assert curtains > 9
    assert 'class="result"' in person.html
    assert "food=first-game" in person.do("again").line


def test_a_reload_keeps_the_turn_and_what_is_to_be_repeated() -> None:
    person = Person().visit("#/new/ratland").fill_in("new", first="1", kind_1="random")
    person.do("start").wait().tap(*["more nursery"] * 5, *["more city"] * 2, "done")
    for _ in range(40):
        person.wait_for_bots()
        if person.state.to_act == 0 and person.state.stage is Stage.PLACE:
            break
        person.tap("pass" if person.state.stage is not Stage.STARVE else "done")
    again = person.reload()
    assert again.state.stage is Stage.PLACE
    assert "Same as last turn" in again.text
    before = again.text.partition("What happened, phase by phase")[2].partition("Events")[0]
    assert "young rats" in before
    again.tap("again")
    sitting = again.app.model.sitting
    assert sitting is not None
    assert "nursery=" in " ".join(sitting.picked)


def test_chance_waits_as_long_as_there_is_something_to_read() -> None:
    person = Person().visit("#/new/ratland").fill_in("new", first="1", kind_1="random")
    person.do("start").wait().tap(*["more nursery"] * 4, *["more city"] * 3, "done").wait("bot")
    assert person.state.stage is Stage.UNVEIL
    waits = {}
    for _ in range(2):
        (timer,) = (timer for timer in person.timers if timer["what"] == "chance")
        waits[person.state.stage] = timer["ms"]
        person.timers.remove(timer)
        person.ring(timer["what"], timer["number"])
    assert waits[Stage.UNVEIL] == PACES["calm"]
    assert waits[Stage.FORAGE] > PACES["calm"]
    assert waits[Stage.FORAGE] % PACES["calm"] == 0


def test_a_quick_game_is_one_of_three_clans_whose_rats_guard_the_pantry() -> None:
    person = Person().do("quick ratland")
    assert person.app.model.sitting is not None
    assert len(person.app.model.sitting.match.players) == 3


@pytest.mark.parametrize(("others", "label"), [(1, "5 still to place"), (2, "Ready: 5 on guard")])
def test_the_button_says_what_becomes_of_rats_that_are_not_placed(others: int, label: str) -> None:
    bots = " ".join(["greedy:Moth"] * others)
    line = f"serao/1 ratland food=first-game first=1 human:Ana {bots} | event abundance | food 1"
    person = Person({"serao.match.one": line}, route="#/table/one").tap("more city", "more city")
    assert label in person.html


def test_the_turn_before_is_summed_up_while_rats_are_placed_again() -> None:
    line = "serao/1 ratland food=first-game deal=night human:Ana player:Moth player:Owl"
    person = Person({"serao.match.one": line}, route="#/table/one").wait_for_bots()
    assert "Your last turn" not in person.html
    person.tap(*["more nursery"] * 4, *["more city"] * 3, "done").wait_for_bots()
    assert person.state.turn_number == 2
    told = re.search(r'<p id="lately"[^>]*>([^<]*)', person.html)
    sitting = person.app.model.sitting
    assert told
    assert sitting is not None
    happened = [event for deed in sitting.story for event in deed.events]
    (meal,) = (event for event in happened if isinstance(event, events.Fed) and event.seat == 0)
    (city,) = (event for event in happened if isinstance(event, events.Foraged) and event.seat == 0)
    assert f"{city.cheese} cheese found" in told[1]
    assert f"{meal.paid} cheese eaten, 4 rats born" in told[1]
    assert "robbed" not in told[1]


def test_a_rule_is_told_once_to_whom_it_concerns() -> None:
    """Of hunger to whoever starves; of thieves who share not where there is only one other clan."""
    duel, three = (GAME.observe(after(text), 0) for text in (TWO, PLACING))
    starved, robbed = events.Starved(1, 1, 0), events.Attacked(1, 0, "left", 5, 2, 1)
    assert TABLE.first(starved, three) is None
    assert TABLE.first(replace(starved, seat=0), three) is rulebook.FEED_STARVE
    assert TABLE.first(robbed, three) is rulebook.ATTACK_SHARE
    assert TABLE.first(robbed, duel) is rulebook.ATTACK_TWO_PLAYERS
