"""Nothing happens to the points without a word, and what goes on comes to the eye."""

import re
from random import Random

import pytest

from engine.bullfrogs.moves import Hop
from engine.bullfrogs.score import final_scores
from engine.core.game import CHANCE, NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import load
from engine.search.levels import levels
from tests.conformance.play import Setting, playthrough
from tests.web.person import Person
from tests.web.test_fingers import SABOTAGE, at_the_table
from web.app.since import gains
from web.pages import draw, seats
from web.words import Words

WORDS = Words("en")
PLACING = (
    "serao/1 ratland food=shuffled first=random deal=x human:Ana greedy:Moth greedy:Rui greedy:Eva"
    " | start 1 | event abundance | food 1"
)


def gained(person: Person) -> list[str]:
    """What stands at each badge about points that have changed."""
    rows = re.split(r'(?=<li id="player-\d)', person.html)[1:]
    marks = [
        re.search(r'class="gain[^"]*"[^>]*><span[^>]*><span[^>]*>([^<]*)', row) for row in rows
    ]
    return [mark[1] if mark else "" for mark in marks]


def lately(person: Person) -> str:
    """What is told above the prompt."""
    found = re.search(r'<p id="lately"[^>]*>(.*?)</p>', person.html)
    return found[1] if found else ""


@pytest.fixture
def person() -> Person:
    return at_the_table(SABOTAGE)


def test_points_that_change_are_marked_until_the_next_decision(person: Person) -> None:
    """Another's frog that is sent to the Log is a point for its army."""
    person.tap("frog B e1", "cell log")
    assert gained(person)[1].startswith(("+", "\N{MINUS SIGN}"))
    # of the viewer's own doing need be told only what it has cost
    assert lately(person) == "You are no longer the strongest on the Log: 3 points less."
    again = person.reload()
    assert gained(again) == gained(person)
    assert lately(again) == lately(person)
    before = gained(person)
    person.tap("cell e1")
    assert gained(person) != before


@pytest.mark.parametrize(
    ("changed", "missing"),
    [
        ({"cards": 4, "log": 1}, [1]),
        ({"cards": -4, "log": 1}, [1]),
        ({"cards": 4, "own-colour": 1, "log": 2}, [2, 3]),  # the first lies uppermost
        ({"cards": 4}, []),
        ({"cards": 4, "log": -4}, []),  # nothing is told where nothing comes of it
    ],
)
def test_points_are_counted_part_by_part(
    person: Person, monkeypatch: pytest.MonkeyPatch, changed: dict[str, int], missing: list[int]
) -> None:
    """Cards that are won and frogs on the Log are told one by one: so is what they come to."""
    monkeypatch.setattr(seats, "gains", lambda sitting: (changed, {}))
    html = draw(person.app.model)
    own = html.partition('id="player-0"')[2].partition('id="player-1"')[0]
    found = re.search(r'is-score.*?aria-hidden="true">(\d+)(.*?)</span><span class="vis', own)
    assert found is not None
    now = int(found[1])
    drawn = [int(each) for each in re.findall(r'data-sum="(-?\d+)"', found[2])]
    assert drawn == [now - left for left in missing]
    assert re.findall(r"--n:(\d)", found[2]) == list("10")[-len(missing) :] * bool(missing)


def points(match: Match) -> tuple[int, ...]:
    """Everybody's points now, by the rules."""
    return tuple(each.total for each in final_scores(match.observe(None)))


def test_what_another_does_to_the_points_is_told_beside_the_prompt() -> None:
    game, greedy = load("bullfrogs"), levels("bullfrogs")["greedy"]
    told = 0
    for deal in range(3):
        players = [Player(HUMAN, "Ana"), Player("greedy", "Moth")]
        match, since = Match(game, players, {}, deal=f"gain-{deal}"), (0, 0)
        while match.state.to_act != NOBODY:
            seat = match.state.to_act
            if seat == CHANCE:
                match.roll()
                continue
            if seat == 0 and len(match.log) % 7 == 0:
                person, now = at_the_table(str(match)), points(match)
                assert person.app.model.sitting is not None
                changed = tuple(more - less for more, less in zip(now, since, strict=True))
                parts = gains(person.app.model.sitting)
                assert tuple(sum(part.values()) for part in parts) == changed
                told += bool(lately(person))
            since = points(match) if seat == 0 else since
            match.play(greedy(game, match.observe(seat), Random(deal)))
    assert told > 5


def signed(text: str) -> int:
    """What the signed numbers in a text come to."""
    return sum(map(int, re.findall(r"[+-]\d+", text.replace("\N{MINUS SIGN}", "-"))))


def test_where_much_is_told_it_begins_with_what_it_comes_to() -> None:
    game, greedy = load("bullfrogs"), levels("bullfrogs")["greedy"]
    summed = several = alone = 0
    called = ("Ana", "Moth", "Rui", "Eva")
    players = [Player("greedy" if seat else HUMAN, name) for seat, name in enumerate(called)]
    match = Match(game, players, {}, deal="much")
    while match.state.to_act != NOBODY:
        seat = match.state.to_act
        if seat == CHANCE:
            match.roll()
            continue
        if seat == 0:
            person = at_the_table(str(match))
            assert person.app.model.sitting is not None
            changes = gains(person.app.model.sitting)
            for name, changed in zip(("You", *called[1:]), changes, strict=True):
                found = re.search(rf"{name} (\W\d+): ([^.]+)\.", lately(person))
                if found is not None:
                    assert signed(found[1]) == sum(changed.values())
                    if len(changed) == 1 and "+" not in found[2]:
                        assert found[2].startswith(("for ", "on the Log")), found[2]
                        alone += 1
                    else:
                        assert signed(found[2]) == sum(changed.values())
                    assert "takes the card" not in lately(person), "one of several cards"
                    summed += 1
                    several += len(re.findall(r"(?:\+\d ){2,}for cards", found[2]))
        match.play(greedy(game, match.observe(seat), Random(3)))
    assert summed > 2
    assert several > 0
    assert alone > 0


def test_what_happens_twice_in_a_row_is_told_once_with_how_often() -> None:
    """Isaac puts two frogs on the Log."""
    match = playthrough(Setting("bullfrogs", 1)).match
    log = [*map(str, match.log)]
    twice = ["walk log", "recruit", "recruit"]
    at = next(at for at in range(len(log)) if log[at : at + 3] == twice)
    line = " | ".join([str(match).partition(" | ")[0], *log[: at + 3]])
    told = lately(at_the_table(line).wait_for_bots())
    assert told.count(" dice: ") == 1
    assert told.count("Isaac deploys 2 frogs onto the Log: 2 points.") == 1
    assert "\N{MULTIPLICATION SIGN}" not in told


def only_a_hop() -> str:
    """A match in which the person has no move but one: to have a piece hop."""
    game, greedy = load("bullfrogs"), levels("bullfrogs")["greedy"]
    match = Match(game, [Player(HUMAN, "Ana"), Player("greedy", "Moth")], {}, deal="forced")
    while match.state.to_act != NOBODY:
        seat = match.state.to_act
        if seat == CHANCE:
            match.roll()
            continue
        moves = match.state.moves()
        if seat == 0 and len(moves) == 1 and isinstance(next(iter(moves)), Hop):
            return str(match)
        match.play(greedy(game, match.observe(seat), Random(1)))
    raise AssertionError("no hop was ever forced")


def test_a_move_that_is_played_by_itself_is_told_as_such() -> None:
    had_to = WORDS("app.table.forced", text="")
    person = at_the_table(only_a_hop())
    assert had_to not in lately(person)
    assert lately(person.wait("obvious")).startswith(had_to)


def test_what_is_about_to_be_played_by_itself_is_not_asked_for() -> None:
    person = at_the_table(only_a_hop())
    (prompt,) = re.findall(r'<p id="prompt"[^>]*>(.*?)</p>', person.html)
    assert prompt.startswith(WORDS("app.table.forced", text=""))
    assert "Tap" not in prompt


@pytest.mark.parametrize("what", ["cell log", "cell n1", "card 2", "reserve frog"])
def test_a_tap_has_what_is_about_to_be_played_by_itself_played_at_once(what: str) -> None:
    person = at_the_table(only_a_hop())
    line = person.line
    person.tap(what)
    assert person.line.startswith(f"{line} | hop ")
    assert "notice" not in person.html


def test_whoever_taps_for_a_move_that_has_just_been_played_by_itself_is_not_refused() -> None:
    person = at_the_table(only_a_hop()).wait("obvious")
    line = person.line
    person.tap("cell n9")
    assert "notice" not in person.html
    person.now += 800
    assert "notice" in person.tap("cell n9").html
    assert person.line == line


def test_everybody_knows_which_seat_is_theirs() -> None:
    person = at_the_table(SABOTAGE.replace("human:Guest", "human:Ana"))
    own = f'<span class="own">{WORDS("app.table.own")}</span>'
    rows = person.html.split('<li id="player-')
    assert [own in row for row in rows] == [False, True, False]


def test_whoever_is_called_you_is_not_called_so_twice() -> None:
    person = Person().do("quick trio").wait_for_bots()
    assert f"<strong>{WORDS('app.lesson.you')}</strong>" in person.html
    assert 'class="own"' not in person.html


def planned(person: Person) -> tuple[str, ...]:
    """What is planned now."""
    assert person.app.model.sitting is not None
    return person.app.model.sitting.picked


def test_many_rats_need_few_taps_and_a_slip_one() -> None:
    person = at_the_table(PLACING)
    rats = person.state.clans[0].healthy
    assert rats > 5
    person.tap("some dump 5")
    assert planned(person) == ("dump=5",)
    person.tap("some city all")
    assert planned(person) == ("dump=5", f"city={rats - 5}")
    person.tap("some city 5")
    assert "ratland.place" in person.html  # no rat is left: as for one alone, the rule is told
    person.tap("pile city nursery")
    assert planned(person) == ("dump=5", f"nursery={rats - 5}")
    person.tap("pile nursery pantry", "some dump -5")
    assert planned(person) == ()
    person.tap("some left 5", "some left -5", "some left 5", "some left none", "pile pantry right")
    assert planned(person) == (f"right={rats}",)
    line = person.line
    for before in ((), ("left=5",), (), ("left=5",), (), ("dump=5",)):
        person.do("undo")
        assert planned(person) == before
    assert person.line == line


def test_after_a_reload_the_whole_plan_can_be_taken_back() -> None:
    person = at_the_table(PLACING).tap("some dump 5", "more city").reload()
    assert planned(person) == ("dump=5", "city=1")
    assert planned(person.do("undo")) == ()


def test_what_is_to_be_placed_comes_to_the_eye_and_the_event_stays_there() -> None:
    person = at_the_table(PLACING)
    table = str(person.app.model.route)
    back = Person(person.storage, route=table)
    for come in (person, back, back.visit("#/settings").visit(table)):
        scrolled = [effect["id"] for effect in come.effects if effect["op"] == "scroll"]
        assert scrolled[-2:] == ["controls", "event"]


def test_the_screens_that_go_away_come_to_the_eye() -> None:
    person = at_the_table(PLACING).tap("some dump all", "done")
    seen: list[str] = []
    for _ in range(20):
        person.wait("bot")
        seen += [effect["id"] for effect in person.effects if effect["op"] == "scroll"]
        if "now" in seen:
            break
        person.ring("chance", person.timers[-1]["number"])
    assert seen[-4:] == ["first", "sewer-own", "controls", "now"]
    assert "rl-unveiled" in person.html.partition('id="now"')[2].partition("</ol>")[0]
