"""The table of Trio: every move by taps, every refusal named, nothing hidden shown."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import hypot
from typing import Any

import pytest

from engine.search.hints import Reason
from engine.trio import GAME, events, moves
from engine.trio.components import COLOURS, RED, ROTATIONS, YELLOW
from engine.trio.geometry import EDGES, parse_cell, parse_circle
from engine.trio.play import State
from engine.trio.score import clusters
from engine.trio.state import Stage
from tests.trio.games import Moment, game, strewn
from tests.web.person import Person
from tests.web.test_pages import check
from web.boards.extent import PITCH
from web.boards.table import AnyTable, View
from web.boards.telling import because
from web.boards.trio import TABLE
from web.boards.trio.board import Board
from web.boards.trio.places import spot
from web.boards.trio.room import scarce
from web.boards.trio.scene import Scene
from web.boards.trio.things import Held, Round, choices, held, taps
from web.boards.twin import draw as draw_twin
from web.words import LANGUAGES, Words

NAMES = ("Ana & Co", "Bruno", "<Carla>", "Dieter")
ENGLISH = Words("en")

LAYING = (
    "YR 1 place; start=RRYY n1=YRRY e1=RYRY n1e1=RRYY s1=YRYR; Y start.n; R start.e n1.e; "
    "hands RRRY,RYRY RRRR,RRYY; pile 2RYYY"
)
MOVING = (
    "YR 1 move 3; start=RRYY n1=YRRY e1=RYRY n1e1=RRYY s1=YRYR; Y start.n e1.n; R start.e; "
    "hands RRRY RRRR,RRYY; pile 2RYYY"
)

GAMES = 24
"""So many of the engine's games are looked at."""


def moments() -> Iterator[Moment]:
    """Moments of some games, those of a person's decision."""
    for seed in range(GAMES):
        yield from (moment for moment in game(seed) if moment[0].to_act >= 0)


def positions() -> Iterator[State]:
    """Some positions, played and strewn."""
    for number, (state, *_) in enumerate(moments()):
        if number % 17 == 0:
            yield state
    for seed in range(24):
        state = strewn(seed)
        if state.moves():
            yield state


def view_of(
    state: State, viewer: int | None, scene: Any = None, language: str = "en", **more: Any
) -> View:
    """What a seat sees, with the moves when it is to act."""
    seen = GAME.observe(state, viewer)
    scene = scene or TABLE.follow(None, (), seen)
    legal = state.moves() if viewer is not None and viewer == state.to_act else ()
    names = NAMES[: state.seats]
    return View(seen, legal, more.pop("picked", ()), scene, names, Words(language), **more)


def position(text: str, *picked: str) -> View:
    """The view of whoever is to act in a position."""
    state = GAME.position(text)
    return view_of(state, state.to_act, picked=picked)


def tapped(view: View, *whats: str) -> Any:
    """The move that taps lead to."""
    move = None
    for what in whats:
        tap = TABLE.tap(view, what)
        view, move = replace(view, picked=tap.picked), tap.move
    return move


def refusal(text: str, *whats: str) -> str:
    """The id of the rule that forbids what these taps mean."""
    state = GAME.position(text)
    move = tapped(view_of(state, state.to_act), *whats)
    assert move is not None, "the taps mean no move"
    rule = state.refusal(move)
    assert rule is not None, f"{move} is legal"
    return rule.id


def test_it_offers_what_the_app_asks_for() -> None:
    table: AnyTable = TABLE
    for language in LANGUAGES:
        words = Words(language)
        assert table.title(words) == "Trio"
        assert table.about(words)
        assert "Roberto Pinheiro" in table.credit(words)
        assert table.colours(words) == {}
        assert len({table.seating(words, seats) for seats in GAME.seats}) == 2
        for option in GAME.options(2):
            if option.id != "first":
                assert words(f"trio.option.{option.id}.about")
                assert all(words(f"trio.option.{option.id}.{c}") for c in option.choices)


# moves


def test_tile_turns_and_cell_in_any_order() -> None:
    view = position(LAYING)
    assert str(tapped(view, "tile 1", "cell w1", "turn", "cell w1")) == "place YRRR w1"
    assert str(tapped(view, "cell w1", "tile 1", "cell w1")) == "place RRRY w1"
    assert str(tapped(view, "tile 1", "tile 1", "turn", "cell w1", "cell w1")) == "place RYRR w1"
    assert str(tapped(view, "tile 1", "turn", "tile 2", "cell w1", "cell w1")) == "place RYRY w1"


def test_turning_goes_on_and_comes_round() -> None:
    view = position(LAYING)
    for turns in range(1, 6):
        view = replace(view, picked=TABLE.tap(view, "tile 1").picked)
        hand = held(view.picked)
        assert hand.turns == turns - 1
        assert hand.face(view.seen) == ROTATIONS["RRRY"][(turns - 1) % 4]
        assert f"rotate({90 * (turns - 1)}deg)" in TABLE.draw(view)


def test_a_tile_without_sides_is_not_turned() -> None:
    view = position("YR 1 place; start=RRYY; hands RRRR,RRRR RRRY,RRRY; pile 2RYYY", "tile 1")
    assert TABLE.tap(view, "tile 1").hint == ENGLISH("trio.hint.turn")
    assert TABLE.buttons(view) == []
    assert TABLE.tap(replace(view, picked=()), "turn").hint == ENGLISH("trio.hint.tile")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_holds_a_tile_is_told_to_turn_it_only_where_that_changes_it(language: str) -> None:
    """In the first turn and later, with points and without; the button to turn it agrees."""
    turning = {"en": "turn it", "pt": "gire-o", "de": "dreh es"}[language]
    for tiles, hand in product(("", " n1=YRRY"), ("RRRR,YYYY", "RRRY,RYRY")):
        state = GAME.position(f"YR 1 place; start=RRYY{tiles}; hands {hand} RRRY,RRYY; pile 1RYYY")
        for index in (1, 2):
            picked = (f"tile {index}", "turns 0", "cell w1")
            view = view_of(state, 0, language=language, picked=picked)
            turns = "turn" in [button.what for button in TABLE.buttons(view)]
            assert turns == ("RRRR" not in hand)
            assert (turning in TABLE.prompt(view)) == turns


def test_what_leaves_no_choice_is_ready() -> None:
    same = "YR 1 place; start=RRYY; hands RRRY,RRRY RRRR,RRYY; pile 2RYYY"
    assert TABLE.ready(position(same)) == ("tile 1", "turns 0")
    assert TABLE.ready(position(LAYING)) == ()
    assert TABLE.ready(position(MOVING)) == ()
    entering = "YR 2 move 1; start=RRYY n1=YRRY; hands RRRY,RYRY RRRR; pile 2RYYY"
    assert TABLE.ready(position(entering)) == ("reserve",)
    assert TABLE.ready(replace(position(LAYING), moves=())) == ()


def test_an_empty_circle_takes_the_only_piece_that_gets_there() -> None:
    assert str(tapped(position(MOVING), "circle start.s")) == "enter start.s"
    hint = TABLE.tap(position(MOVING), "circle n1.e")
    assert hint.move is None
    assert hint.hint == ENGLISH("trio.hint.which")
    new = MOVING.replace("Y start.n e1.n; R start.e", "Y e1.n; R n1.e")
    assert TABLE.tap(position(new), "circle start.e").hint == ENGLISH("trio.hint.which.new")


def test_a_piece_is_picked_changed_and_put_down() -> None:
    view = position(MOVING)
    assert TABLE.tap(view, "circle start.n").picked == ("circle start.n",)
    held_one = replace(view, picked=("circle start.n",))
    assert TABLE.tap(held_one, "circle start.n").picked == ()
    assert TABLE.tap(held_one, "circle e1.n").picked == ("circle e1.n",)
    assert TABLE.tap(held_one, "reserve").picked == ("reserve",)
    assert str(tapped(held_one, "circle n1.e")) == "step start.n n1.e"


@pytest.mark.parametrize(
    ("text", "whats", "rule"),
    [
        (LAYING, ("cell n1",), "place"),
        (LAYING, ("tile 1", "cell start"), "place"),
        (LAYING, ("cell n2",), "place.reach"),
        (LAYING, ("tile 2", "cell e2"), "place.reach"),
        (LAYING, ("circle start.n",), "turn"),
        (LAYING, ("reserve",), "turn"),
        (MOVING, ("tile 1",), "turn"),
        (MOVING, ("cell w1",), "turn"),
        (MOVING, ("circle start.e",), "move"),
        (MOVING, ("circle start.n", "circle start.e"), "move.step"),
        (MOVING, ("circle start.n", "circle n1.w"), "move.step"),
        (MOVING, ("circle start.w",), "move.step"),
        (MOVING, ("circle start.n", "circle start.s"), "move.step"),
        (MOVING, ("reserve", "circle n1.e"), "move.enter"),
        (MOVING, ("reserve", "circle start.e"), "move.enter"),
        (LAYING, ("partner",), "first"),
        (MOVING.replace("move 3", "end"), ("circle start.n",), "turn"),
    ],
)
def test_an_illegal_tap_is_a_move_that_the_rules_refuse(
    text: str, whats: tuple[str, ...], rule: str
) -> None:
    assert refusal(text, *whats) == f"trio.{rule}"


CHOOSING = (
    "YRYR 2 place choosing; start=RRYY; hands RRRR,RRRY RRRY,RYRY RRYY,RYYY YYYY,YYYY; pile 3RRYY"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pair_that_begins_is_asked_who_of_it_does(language: str) -> None:
    state = GAME.position(CHOOSING)
    view = view_of(state, 1, language=language)
    assert NAMES[3] in TABLE.prompt(view)
    [button] = TABLE.buttons(view)
    assert NAMES[3] in button.label
    assert tapped(view, button.what) == moves.PARTNER
    assert [thing.what for thing in TABLE.buttons(replace(view, picked=("tile 1", "turns 0")))] == [
        "turn",
        "partner",
    ]
    laid = replace(view, picked=("tile 1", "turns 0", "cell n1"))
    assert "partner" not in [thing.what for thing in TABLE.buttons(laid)]
    told = events.PairStarts(RED, 1)
    assert NAMES[1] in TABLE.say(told, view)
    assert NAMES[3] in TABLE.advise(view, moves.PARTNER).text
    assert TABLE.buttons(view_of(state, 3)) == []
    state.play(moves.PARTNER)
    assert "partner" not in [thing.what for thing in TABLE.buttons(view_of(state, 3))]


def test_only_laying_a_tile_can_be_obvious() -> None:
    for state in positions():
        view = view_of(state, state.to_act)
        move = TABLE.obvious(view)
        assert move is None or (list(state.moves()) == [move] and isinstance(move, moves.Place))
    lone = "YR 1 place; start=RRYY n1=YRRY e1=RYRY s1=YRYR; hands RRRR RRYY"
    assert str(TABLE.obvious(position(lone))) == "place RRRR w1"


# pictures


def test_a_piece_stays_the_same_wherever_it_goes() -> None:
    for seed in range(GAMES):
        scene = Scene()
        for _, move, told, state in game(seed):
            before = dict(scene.standing)
            scene = TABLE.follow(scene, told, GAME.observe(state, None))
            for colour in COLOURS:
                there = [at for token, at in scene.standing.items() if token.colour is colour]
                assert tuple(sorted(there)) == state.pieces[colour]
            changed = {token for token, at in scene.standing.items() if before.get(token) != at}
            assert before.keys() <= scene.standing.keys()
            assert len(changed) == isinstance(move, moves.Step | moves.Enter)


def test_taking_a_step_back_moves_the_same_piece_back() -> None:
    state = GAME.position(MOVING)
    scene = TABLE.follow(None, (), GAME.observe(state, 0))
    after, told = state.copy(), list[events.Event]()
    after.play(GAME.move("step start.n n1.e"), told.append)
    later = TABLE.follow(scene, told, GAME.observe(after, 0))
    (moved,) = (token for token in scene.standing if later.standing[token] != scene.standing[token])
    assert later.standing[moved] == parse_circle("n1.e")
    assert TABLE.follow(later, (), GAME.observe(state, 0)) == scene


def test_the_points_of_each_edge_are_shown_before_and_after() -> None:
    view = position(LAYING, "tile 1", "turns 0", "cell w1")
    before = TABLE.draw(view)
    (target,) = re.findall(r'<g id="target-w1".*?(?=<g id="target|<g id="board-ways)', before)
    assert re.findall(r">(\+?\d)</text>", target) == ["+1", "0", "+1", "0", "2"]
    assert TABLE.prompt(view).startswith("2 points here: ")
    assert [button.label for button in TABLE.buttons(view)] == [
        "Lay it here: 2 points",
        "Turn the tile",
    ]
    state, told = GAME.position(LAYING), list[events.Event]()
    state.play(GAME.move("place RRRY w1"), told.append)
    after = TABLE.draw(view_of(state, 0, recent=told))
    (laid,) = re.findall(r'<g id="points-w1".*?</g></g>', after)
    assert re.findall(r">(\+?\d)</text>", laid + after.partition(laid)[2]) == ["+1", "+1"]
    assert 'id="points-left"' in after
    assert TABLE.say(told[0], view) == ("Ana & Co lays a tile (1 west): 1 + 0 + 1 + 0 = 2 points.")


def test_while_a_tile_is_tried_out_no_points_but_its_own_are_on_the_board() -> None:
    state, told = GAME.position(LAYING.replace("1 place", "2 place")), list[events.Event]()
    other = GAME.position(LAYING)
    other.play(GAME.move("place RRRY w1"), told.append)
    held = ("tile 1", "turns 0")
    for picked, shown in (((), 2), (held, 2), ((*held, "cell w1"), 0)):
        drawn = TABLE.draw(view_of(state, state.to_act, recent=told, picked=picked))
        assert drawn.partition('id="board-points"')[2].count('"tr-badge') == shown


def test_of_several_tiles_laid_in_a_row_the_last_one_shows_its_points() -> None:
    state, told = GAME.position(LAYING), list[events.Event]()
    for move in ("place RYRY w1", "stop", "end", "draw RYYY", "place RRYY s1e1"):
        state.play(GAME.move(move), told.append)
    drawn = TABLE.draw(view_of(state, 0, recent=told))
    assert drawn.count(' is-recent"') == 2
    assert re.findall(r'<g id="points-(\w+)"', drawn) == ["s1e1"]


def test_no_points_hide_the_face_of_a_piece() -> None:
    """A piece that came onto an edge of the tile just laid stands there until the next turn."""
    face, shown = 21.5, 0
    badge = r'"tr-badge[^"]*" transform="translate\(([^ ]+) ([^)]+)\) scale\(([^)]+)\)'
    for _, _, told, state in (moment for seed in range(4) for moment in game(seed)):
        laid = [event for event in told if isinstance(event, events.TilePlaced)]
        for x, y, size in re.findall(badge, TABLE.draw(view_of(state, None, recent=laid))):
            for edge in map(spot, EDGES):
                wide = max(0, abs(float(x) - edge.x) - 15 * float(size))
                high = max(0, abs(float(y) - edge.y) - 12 * float(size))
                assert hypot(wide, high) > face
            shown += 1
    assert shown > 100


def test_once_it_is_over_the_board_shows_what_decided_and_no_points() -> None:
    moments = game(0)
    told = [event for _, _, happened, _ in moments for event in happened]
    before, last = (
        TABLE.draw(view_of(state, 0, recent=told)) for *_, state in (moments[-4], moments[-1])
    )
    assert 'id="points-' in before
    assert 'id="points-' not in last


def test_the_frame_of_a_chosen_place_lies_under_its_points() -> None:
    drawn = Board(position(LAYING, "tile 1", "turns 0", "cell w1")).draw()
    chosen = drawn.partition('class="tr-target is-picked"')[2]
    assert 0 < chosen.index("tr-tile-") < chosen.index("tr-lies-here") < chosen.index("tr-badge")


def test_a_board_shows_where_a_tile_may_be_laid_and_little_around() -> None:
    """And is as large all through a turn, but for the moment at which a tile is laid."""
    seen = set()
    for _, _, _, state in game(1):
        left, top, width, height = Board(view_of(state, state.to_act)).box
        cells = {*state.tiles, *choices(state.moves(), ()).cells}
        places = [spot(cell) for cell in cells]
        assert all(left + PITCH / 2 < place.x < left + width - PITCH / 2 for place in places)
        assert all(top + PITCH / 2 < place.y < top + height - PITCH / 2 for place in places)
        seen.add((state.stage is Stage.PLACE, *state.tiles, left, top, width, height))
    assert len(seen) == len({(placing, *rest[:-4]) for placing, *rest in seen})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_finger_may_mean_is_said_in_different_words(language: str) -> None:
    """Pieces to choose between, and the circles onto which the one that is picked up may step."""
    several = 0
    for state in positions():
        if state.stage is not Stage.MOVE:
            continue
        view = view_of(state, state.to_act, language=language)
        options = choices(view.moves, ())
        pieces = [mover for mover in options.movers if isinstance(mover, Round)]
        assert len({TABLE.meaning(view, str(piece)) for piece in pieces} - {""}) == len(pieces)
        for piece in pieces:
            held = replace(view, picked=Held(mover=piece).picked)
            targets = choices(view.moves, held.picked).targets
            taps = [*map(Round, targets), *(other for other in pieces if other != piece)]
            said = [TABLE.meaning(held, str(tap)) for tap in taps]
            assert all(said)
            assert len({*said}) == len(said)
            assert not TABLE.meaning(held, str(piece))
            several += len(targets) > 1
    assert several


def test_every_marked_cell_and_circle_is_possible_and_no_other() -> None:
    for state in positions():
        view = view_of(state, state.to_act)
        html = TABLE.draw(view)
        cells = {parse_cell(name) for name in re.findall(r'id="target-([^"]+)"', html)}
        assert cells == {m.cell for m in state.moves() if isinstance(m, moves.Place)}
        spots = re.findall(r'id="spot-([^"]+)" class="tr-spot is-', html)
        assert {parse_circle(name) for name in spots} == {
            move.target if isinstance(move, moves.Step) else move.circle
            for move in state.moves()
            if isinstance(move, moves.Step | moves.Enter)
        }


def test_partners_do_not_see_each_others_tiles() -> None:
    text = "YRYR 1 place; start=RYRY; hands RRRR,RRRR RRRY,RRRY YYYY,YYYY RRYY,RRYY; pile 1RRRY"
    state = GAME.position(text)
    hand = TABLE.draw(view_of(state, 2)).partition('id="tray"')[2]
    assert "tr-tile-YYYY" in hand
    assert "tr-tile-RRRR" not in hand
    onlooker = TABLE.draw(view_of(state, None))
    assert 'id="tray"' not in onlooker


# the twin


def test_what_the_very_first_turn_loses_is_told_at_each_place_for_its_tile() -> None:
    first = "YR 1 place; start=RRYY; hands RRRR,RRRY RRYY,RYYY; pile 3RRYY"
    sums = re.findall(r"now; (.*?); halves", draw_twin(TABLE, position(first, "tile 1", "turns 0")))
    assert sums
    assert all(", less 2 in the very first turn, " in told for told in sums)
    later = draw_twin(TABLE, position(LAYING, "tile 1", "turns 0"))
    assert "first turn" not in later


def test_the_twin_says_everything_about_a_place() -> None:
    twin = draw_twin(TABLE, position(LAYING, "tile 1", "turns 0"))
    assert (
        '"1 step west of the start tile: empty place; possible now; '
        '1 + 0 + 1 + 0, 2 points in all; halves beside it: yellow east"' in twin
    )
    assert "2 steps north, 1 step west of the start tile" not in twin, "it is out of sight"
    between = '"1 step south, 1 step east of the start tile: empty place; halves beside it: '
    assert f'{between}red north, red west"' in twin
    twin = draw_twin(TABLE, position(MOVING, "circle start.n"))
    north = "north edge (start tile), to 1 step north of the start tile"
    assert f'"{north}: red circle; yellow piece; picked up"' in twin
    assert '"west edge (start tile): open yellow half, no circle"' in twin


# words


def test_every_event_has_a_sentence_in_every_language() -> None:
    seen_types = set()
    for seed in range(2 * GAMES):
        for _, _, told, state in game(seed):
            seen_types.update(map(type, told))
            for language in LANGUAGES:
                view = view_of(state, None, Scene(), language)
                for event, viewer in product(told, (None, 0)):
                    sentence = TABLE.say(event.seen_by(viewer), view)
                    assert sentence[0].isupper() or sentence[0] in NAMES[2]
                    assert sentence[-1] in ".!"
    assert seen_types == set(events.Event.__subclasses__())


def test_every_step_has_a_sentence_for_those_who_wait() -> None:
    state = GAME.position(LAYING)
    for stage in Stage:
        state.stage = stage
        for language in LANGUAGES:
            assert TABLE.prompt(view_of(state, None, language=language))


def test_what_is_drawn_is_told_only_to_its_owner() -> None:
    state = GAME.position(LAYING)
    drew = events.Drew(YELLOW, 0, "RRRY")
    seen = view_of(state, 0)
    aloud = TABLE.say(drew.seen_by(0), replace(seen, words=seen.words.spoken()))
    assert aloud == "Ana & Co draws: tile with red north, red east, red south, yellow west."
    assert TABLE.say(drew.seen_by(0), seen) == "Ana & Co draws a tile."
    assert TABLE.say(drew.seen_by(1), view_of(state, 1)) == "Ana & Co draws a tile."


def test_of_a_pair_it_is_said_who_moves() -> None:
    state = GAME.position(
        "YRYR 1 place; start=RYRY; hands RRRR,RRRR RRRY,RRRY YYYY,YYYY RRYY,RRYY; pile 1RRRY"
    )
    stepped = events.Entered(RED, parse_circle("start.n"), 1)
    assert TABLE.say(stepped, view_of(state, 0)).startswith("Bruno brings a piece in")
    assert TABLE.team(view_of(state, 0), 1) == "Red"
    two = view_of(GAME.position(LAYING), 0)
    assert TABLE.say(stepped, two).startswith("Bruno brings a piece in")
    assert TABLE.team(two, 1) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_things_are_tells_of_the_options_in_play_alone(language: str) -> None:
    words, told = Words(language), {}
    for line, place in product(("axis", "touching"), ("strict", "lenient")):
        state = GAME.position(f"{LAYING}; options {line} {place}")
        signs = {sign.name: sign.picture for sign in TABLE.signs(view_of(state, 0))}
        assert ("line.touching" in signs) == (line == "touching")
        assert ("reach.lenient" in signs) == (place == "lenient")
        told |= signs
    drawn = [picture for name, picture in told.items() if name.startswith(("line", "reach"))]
    assert len({*drawn}) == 4
    texts = [words(f"trio.help.{line}") for line in ("aim", "turn-1")]
    for option in words("trio.option.trio_line.touching"), words("trio.option.place.lenient"):
        assert all(option.lower() not in text.lower() for text in texts)


# the end

TRIO = (
    "YR 1 over; start=RRYY n1=YRRR e1=RYRR w1=RYRR n1e1=RRRY n1w1=RYRR; "
    "R start.n e1.n w1.n; hands RRYY,RYRY RYYY,YYYY"
)
STUCK_WITH_PIECES = (
    "YR 1 over; start=RRYY n1=YRRY e1=RYRY s1=YRYR w1=RYRR n1e1=RRYY n2=RRRY n2e1=RYRR; "
    "Y n1.e; R start.s; hands RYYY,RYYY RYYY"
)
STUCK = "YR 1 over; start=RRYY n1=YRRY e1=RYRY s1=YRYR w1=RYRR; hands RRRR,RRRY RRYY"
CLUSTER = "YR 1 over; start=RRYY n1=YRRY e1=RYRY s1=YRYR w1=RYRR n1e1=YYYY"


@pytest.mark.parametrize(
    ("text", "reason"), [(TRIO, "trio"), (STUCK, "stuck"), (CLUSTER, "cluster")]
)
def test_the_end_shows_why_it_came(text: str, reason: str) -> None:
    state = GAME.position(text)
    outcome = state.outcome()
    assert outcome is not None
    assert reason in str(outcome.rule)
    for language in LANGUAGES:
        view = view_of(state, None, language=language)
        html = TABLE.result(view, outcome)
        assert f"#/rules/trio/{outcome.rule}" in html
        assert html.count("#tr-piece-") == {"trio": 3, "stuck": 0, "cluster": 2}[reason]
        assert ("tr-slot" in html) == (reason == "stuck")
        assert f" is-{reason}" in TABLE.draw(view)
    picture = TABLE.draw(view_of(state, None))
    shown = sum(len(each.largest) for each in clusters(state.circles))
    assert picture.count("tr-counted") == {"trio": 3, "stuck": 0, "cluster": shown}[reason]
    assert ("tr-line" in picture) == (reason == "trio")
    assert ("tr-veil" in picture) == (reason != "stuck")


@pytest.mark.parametrize(
    ("text", "said", "blocked"),
    [
        (STUCK, "without a piece on the board", "n1 w1 e1 s1"),
        (STUCK_WITH_PIECES, "near the pieces, every place is taken", "n2 n2e1 n1 w1 e1 s1"),
        (TRIO, "", ""),
        (CLUSTER, "", ""),
    ],
)
def test_who_cannot_lay_a_tile_sees_which_places_were_taken(
    text: str, said: str, blocked: str
) -> None:
    state = GAME.position(text)
    outcome, view = state.outcome(), view_of(state, None)
    assert outcome is not None
    assert said in TABLE.result(view, outcome)
    drawn = re.findall(r'"tr-blocked" transform="([^"]+)"', TABLE.draw(view))
    assert drawn == [spot(parse_cell(name)).at for name in blocked.split()]


def test_the_clusters_in_the_result_are_those_of_the_engine() -> None:
    endings = Counter[str]()
    for seed in range(60):
        state = game(seed)[-1][3]
        outcome = state.outcome()
        assert outcome is not None
        endings[outcome.rule.id] += 1
        html = TABLE.result(view_of(state, None), outcome)
        numbers = [int(n) for n in re.findall(r"<td[^>]*>(\d+)</td>", html)]
        each = clusters(state.circles)
        expected = [*(len(team.largest) for team in each), *(team.total for team in each)]
        assert numbers == (expected if outcome.rule.id == "trio.win.cluster" else [])
        said = map(int, re.findall(r"\d+", TABLE.final(view_of(state, 0), outcome)))
        assert Counter(said) == Counter(numbers)
    assert set(endings) == {"trio.win.trio", "trio.win.cluster", "trio.lose.stuck"}


@pytest.mark.parametrize(
    ("tiles", "sentence"),
    [("", "draw"), (" n1=RYRY n2=RRRY s1=YRYR", "tie")],
)
def test_a_tie_says_what_decides(tiles: str, sentence: str) -> None:
    state = GAME.position(f"YR 1 over; start=RRYY{tiles}")
    outcome = state.outcome()
    assert outcome is not None
    html = TABLE.result(view_of(state, None), outcome)
    assert ENGLISH(f"trio.result.{sentence}") in html


# in the app


def test_a_whole_evening_of_four_in_the_app() -> None:
    person = Person(language="de").visit("#/new/trio")
    check(person.html)
    assert "Zwei Paare" not in person.text
    person.fill_in("new", seats="4", first="1")
    person.choose("trio_line", "touching").choose("place", "lenient")
    assert "Zwei Paare" in person.text
    person.fill_in("new", kind_0="human", kind_1="greedy", kind_2="human", kind_3="greedy")
    person.do("start")
    assert person.line.startswith("serao/1 trio trio_line=touching place=lenient first=1 ")
    for _ in range(400):
        person.wait()
        if 'id="lift"' in person.html:
            check(person.do("lift").html)
        if person.state.to_act < 0:
            break
        move = next(iter(person.state.moves()))
        for thing in taps(move, person.observe(person.state.to_act)):
            if str(thing) not in held_things(person) or str(thing).startswith("cell"):
                person.tap(str(thing))
    check(person.html)
    assert 'class="result"' in person.html
    assert "trio_line=touching place=lenient" in person.do("again").line


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_two_pairs_it_is_said_who_plays_with_the_viewer(language: str) -> None:
    words = Words(language)
    person = Person(language=language).visit("#/new/trio").fill_in("new", seats="4")
    person.fill_in("new", kind_2="expert", style_2="blocker").do("start")
    person.wait()
    with_you = words("app.table.partner")
    seats = re.findall(r'<li id="player-\d".*?</ul>', person.html)
    assert [with_you in seat for seat in seats] == [False, False, True, False]
    assert f'<span class="style">{with_you}</span>' in seats[2]
    two = Person(language=language).do("quick trio")
    assert with_you not in two.html


def test_what_a_pair_shares_is_told_once() -> None:
    seen = position(CHOOSING)
    pieces = ENGLISH.many("trio.badge.pieces", 0)
    told = [[item.label for item in TABLE.badge(seen, seat).items] for seat in range(4)]
    assert [pieces in labels for labels in told] == [True, True, False, False]
    assert [labels[-1] for labels in told] == [ENGLISH.many("trio.badge.hand", 2)] * 4


@pytest.mark.parametrize("first", ["1", "2"])
def test_the_newest_turn_stands_above_how_the_game_began(first: str) -> None:
    person = Person().visit("#/new/trio").fill_in("new", first=first).do("start").wait_for_bots()
    if first == "1":
        person.make("trio", person.state.moves()[0])
    story = person.html.partition('id="story"')[2]
    blocks = re.findall(r'<li id="said-\d+">(.*?)</ol>', story, re.DOTALL)
    assert "lay" in blocks[0].partition("</li>")[0]
    assert [ENGLISH("trio.said.shown") in block for block in blocks][-1]
    assert "red north" not in story


def held_things(person: Person) -> tuple[str, ...]:
    """What is picked up already."""
    sitting = person.app.model.sitting
    assert sitting is not None
    return sitting.picked


def test_an_option_that_is_not_offered_changes_nothing() -> None:
    person = Person().visit("#/new/trio").choose("place", "lenient")
    person.choose("place", "anywhere").choose("trio_line", "zigzag").do("start")
    assert person.line.startswith("serao/1 trio trio_line=axis place=lenient first=random ")


def test_a_pair_leaves_the_first_tile_to_the_partner() -> None:
    """At one device the curtain falls between the two, and what was handed over stays so."""
    person = Person().visit("#/new/trio")
    person.fill_in("new", seats="4", first="random")
    person.fill_in("new", **{f"kind_{seat}": "human" for seat in range(4)})
    person.fill_in("new", **{f"name_{seat}": name for seat, name in enumerate("ABCD")})
    person.do("start").wait()
    drawn = person.state.turn
    if 'id="lift"' in person.html:
        person.do("lift")
    partner = "ABCD"[(drawn + 2) % 4]
    assert f"Let {partner} begin" in person.text
    assert 'data-do="tap partner"' in person.html
    check(person.tap("partner").wait().html)
    assert person.line.endswith(" | partner")
    assert 'id="lift"' in person.html
    person.do("lift")
    assert person.state.turn == (drawn + 2) % 4
    assert 'data-do="tap partner"' not in person.html
    again = person.reload()
    assert again.state.turn == person.state.turn


LINES = (
    "start=RRYY n1=RRRR e1=RYYR w1=RYRR s1=YYYY s1w1=RYRR s1e1=RRRY s2=YRYR s2e1=RRRR s3=YRRR; "
    "Y {yellow}; R {red}; hands {hands}; pile 1RYYY{options}"
)
"""Yellow circles lie down from the start tile's south edge, and down right from its west edge."""


@pytest.mark.parametrize(
    ("step", "yellow", "red", "options", "name"),
    [
        ("move 1", "start.s s1.s start.e", "start.n", "", "line"),
        ("place", "start.s s1.s", "start.n", "", "few"),
        ("place", "start.s s2.s", "start.n", "", "line"),
        ("move 1", "start.s s1.s s2.e", "start.n", "", "win"),
        ("move 1", "start.s s1.s s2.e", "s2.s", "", "move.all"),
        ("move 1", "start.w s1.e s1.w", "start.n", "", "diagonal"),
        ("end", "start.w start.s s1.e", "start.n", "", "diagonal"),
        ("move 1", "start.w s1.e", "start.n", "", "last"),
        ("move 1", "start.w s1.e", "start.n", "; options axis lenient", "diagonal"),
        ("move 1", "start.w s1.e", "start.n", "; options touching strict", "win"),
        ("move 1", "s1.e s1.s", "start.n", "; options axis lenient", "diagonal"),
        ("move 1", "s1.e s1.s", "start.n", "; options touching lenient", "move"),
        ("move 1", "s1.e start.e", "start.n", "; options axis lenient", "move"),
        ("move 1", "start.n", "start.w", "", "move"),
    ],
)
def test_a_newcomer_is_told_of_lines_that_are_or_are_not_a_trio(
    step: str, yellow: str, red: str, options: str, name: str
) -> None:
    hands = "RYYY,RYYY RYYY,RYYY" if step == "place" else "RYYY RYYY,RYYY"
    lines = LINES.format(yellow=yellow, red=red, hands=hands, options=options)
    view = position(f"YR 1 {step}; {lines}")
    assert TABLE.guide is not None
    found = TABLE.guide(view)
    assert found is not None
    assert found.name == name


def test_a_newcomer_is_warned_of_a_line_of_the_other_side() -> None:
    hands = "RYYY,RYYY RYYY"
    lines = LINES.format(yellow="start.s s1.s", red="start.n", hands=hands, options="")
    seen = position(f"YR 2 move 1; {lines}")
    assert TABLE.guide is not None
    found = TABLE.guide(seen)
    assert found is not None
    assert found.text.startswith("Careful: two pieces of Ana & Co stand in line")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Your pieces are done for this turn. Points are never kept for later."),
        ("pt", "Suas peças já terminaram neste turno. Pontos não se guardam para depois."),
        ("de", "Deine Figuren sind für diesen Zug fertig. Punkte lassen sich nicht aufheben."),
    ],
)
def test_who_has_stopped_of_their_own_accord_is_not_told_that_nothing_could_move(
    language: str, said: str
) -> None:
    stopped = GAME.position(MOVING)
    stopped.play(moves.Stop())
    assert TABLE.guide is not None
    found = TABLE.guide(view_of(stopped, stopped.to_act, language=language))
    assert found is not None
    assert found.text == said


def test_points_that_no_piece_can_spend_are_told_with_why() -> None:
    """But not those that somebody has left of their own accord: the button has named them."""
    told = {True: 0, False: 0}
    for _, move, happened, state in moments():
        lost = [event.points for event in happened if isinstance(event, events.PointsLost)]
        if not lost:
            continue
        assert state.stage is Stage.END
        said = TABLE.prompt(view_of(state, state.to_act, recent=happened))
        forced = not isinstance(move, moves.Stop)
        assert said.startswith(ENGLISH.many("trio.prompt.lost", lost[0])) == forced
        assert said.endswith(TABLE.prompt(view_of(state, state.to_act)))
        told[forced] += 1
    assert all(told.values())


@pytest.mark.parametrize(
    ("language", "side"),
    [("en", "the other side"), ("pt", "(outro lado|adversário)"), ("de", "der anderen Seite")],
)
def test_a_reason_that_compares_says_with_whom(language: str, side: str) -> None:
    for name in ("circles", "cluster"):
        assert re.search(side, because(Words(language), "trio", Reason(name)))


def test_in_german_pieces_and_tiles_have_verbs_of_their_own_where_both_are_named() -> None:
    german, what = Words("de"), "trio.prompt"
    said = german.many(f"{what}.lost", 2), german(f"{what}.end"), german("trio.help.turn-4")
    assert not [each for each in said if re.search("[Zz]ieh", each)]


def test_a_hint_tells_what_the_first_turn_loses() -> None:
    """The points that are written at the tile's edges come to more than it then brings."""
    text = "YR 1 place; start=RRYY; hands RRRY,RYRY RRRR,RRYY; pile 2RYYY"
    for state, lost in ((GAME.position(text), True), (GAME.position(LAYING), False)):
        place = next(move for move in state.moves() if isinstance(move, moves.Place))
        told = TABLE.advise(view_of(state, state.to_act), place).text
        assert told.endswith("The very first turn loses 2 points.") == lost


def test_a_hint_leaves_places_to_the_board_and_names_them_for_ears() -> None:
    for text in (LAYING, MOVING):
        state = GAME.position(text)
        for move in state.moves():
            if isinstance(move, moves.Stop):
                continue
            seen = view_of(state, state.to_act)
            hinted = replace(seen, advised=move)
            assert "marked" in TABLE.advise(hinted, move).text
            aloud = replace(hinted, words=seen.words.spoken())
            for told in (TABLE.advise(seen, move).text, TABLE.advise(aloud, move).text):
                assert "marked" not in told


ROOM = "start=RRYY n1=YRRY e1=RYRY{more}; {pieces}hands {hands}; pile 1RYYY"


@pytest.mark.parametrize(
    ("step", "more", "pieces", "name"),
    [
        ("place", " s1=YRYR w1=RYRR n1e1=RRYY", "Y start.n; R start.s; ", "few"),
        ("place", " s1=YRYR", "", "rival-last"),
        ("place", " s1=YRYR", "R start.s; ", "few"),
        ("place", "", "", "few"),
        ("place", "", "Y start.n; ", "place"),
        ("move 1", " s1=YRYR", "Y start.n; R start.s; ", "move"),
        ("move 1", " s1=YRYR", "R start.s; ", "last"),
        ("move 1", " s1=YRYR w1=RYRR", "Y start.n; ", "rival-none"),
        ("move 1", " s1=YRYR w1=RYRR", "R start.n; ", "none"),
        ("end", " s1=YRYR w1=RYRR", "R start.n; ", "none.end"),
        ("end", " s1=YRYR w1=RYRR", "Y start.n; ", "rival-none"),
        ("end", " s1=YRYR", "R start.s; ", "end"),
    ],
)
def test_a_newcomer_is_warned_before_no_place_is_left_for_a_tile(
    step: str, more: str, pieces: str, name: str
) -> None:
    hands = "RYYY,RYYY RYYY,RYYY" if step == "place" else "RYYY RYYY,RYYY"
    for language in LANGUAGES:
        text = f"YR 1 {step}; {ROOM.format(more=more, pieces=pieces, hands=hands)}"
        state = GAME.position(text)
        assert TABLE.guide is not None
        found = TABLE.guide(view_of(state, state.to_act, language=language))
        assert found is not None
        assert found.name == name
        assert ("lose" in found.rule.id) == (name not in ("place", "move", "end"))


def test_what_is_said_of_the_last_places_comes_true() -> None:
    """Who is said to have none lays no tile any more."""
    said = Counter[str]()
    for seed in range(60):
        doomed = set[object]()
        for state, move, _, after in game(seed):
            if state.to_act < 0:
                continue
            assert not isinstance(move, moves.Place) or state.active not in doomed
            scarcity = scarce(GAME.observe(state, state.to_act))
            said[scarcity] += 1
            if scarcity == "rival-none":
                doomed.add(state.active.opponent)
            if scarcity == "none.end":
                doomed.add(state.active)
            if after.stage is Stage.OVER and doomed:
                outcome = after.outcome()
                assert outcome is not None
                assert all(COLOURS[seat % 2] not in doomed for seat in outcome.winners)
    assert len(said) == 7


def test_who_lays_no_tile_any_more_needs_no_place() -> None:
    text = "YR 1 end; start=RRYY n1=YRRY e1=RYRY s1=YRYR w1=RYRR; R start.n; hands {hands}"
    assert scarce(position(text.format(hands="RYYY RYYY")).seen) == "none.end"
    assert scarce(position(text.format(hands="- RYYY")).seen) == ""


def test_what_the_very_first_turn_loses_is_told_to_nobody_else() -> None:
    """Who comes second to a computer player would take it for a rule of their own turn."""
    person = Person().visit("#/new/trio")
    person.fill_in("new", seats="2", first="1").fill_in("new", kind_0="greedy", kind_1="human")
    person.do("start").wait()
    assert person.state.turn == 1
    assert 'id="first"' in person.html
    assert "trio.points.first-turn" not in person.html
    assert 'href="#/rules/trio/trio.points"' in person.html
