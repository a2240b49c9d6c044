"""The table of Bullfrogs: every move by taps, every refusal named, nothing hidden shown."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.bullfrogs import GAME, events, moves
from engine.bullfrogs.components import COLOURS, Colour, Piece, lily_pad
from engine.bullfrogs.events import Event
from engine.bullfrogs.grid import LOG, parse_cell
from engine.bullfrogs.observe import Observation
from engine.bullfrogs.play import State
from engine.bullfrogs.rulebook import END, SOLO_FINAL
from engine.bullfrogs.state import Stage
from engine.core.game import CHANCE, Outcome, throw
from engine.core.rule import Rule
from web.boards.bullfrogs import TABLE, art
from web.boards.bullfrogs.marks import arrival
from web.boards.bullfrogs.scene import Scene
from web.boards.bullfrogs.sentences import deeds
from web.boards.bullfrogs.things import PondCell, choices
from web.boards.parts import badge as draw_badge
from web.boards.table import AnyTable, View
from web.boards.twin import draw as draw_twin
from web.words import LANGUAGES, Words, You

NAMES = ("Ana & Co", "Bruno", "<Carla>", "Dieter")
ENGLISH = Words("en")

UNSET = Scene()
"""For sentences, which need no board."""

Told = tuple[State, list[Event]]


@cache
def games() -> list[list[Told]]:
    """Random games, each as its states with the events that led there."""
    return [list(_game(seats, seed)) for seats in (1, 2, 3, 4) for seed in range(2)]


def _game(seats: int, seed: int) -> Iterator[Told]:
    random = Random(100 * seats + seed)
    state = GAME.start(seats, {})
    yield state.copy(), []
    while state.outcome() is None:
        if state.to_act == CHANCE:
            move = throw(state, random)
        else:
            # whoever stops early leaves pads empty: some games are full of cards, some of frogs
            legal = list(state.moves())
            busy = [move for move in legal if move != moves.STOP]
            move = random.choice(busy if busy and random.random() < 0.9 - 0.4 * seed else legal)
        told: list[Event] = []
        state.play(move, told.append)
        yield state.copy(), told


def positions() -> Iterator[State]:
    """Some positions of every game, those of a person's decision."""
    for game in games():
        yield from [state for state, _ in game[::7] if state.to_act >= 0]


def view_of(
    state: State, viewer: int | None, scene: Any = None, language: str = "en", **more: Any
) -> View:
    """What a seat sees, with the moves when it is to act."""
    seen = GAME.observe(state, viewer)
    scene = scene or TABLE.follow(None, (), seen)
    legal = state.moves() if viewer == state.to_act else ()
    names = NAMES[: len(state.colours) if state.isaac is None else 1]
    return View(seen, legal, more.pop("picked", ()), scene, names, Words(language), **more)


def position(text: str) -> View:
    """The view of whoever is to act in a position."""
    state = GAME.position(text)
    return view_of(state, state.to_act)


def tapped(view: View, *whats: str) -> Any:
    """The move that taps lead to, from nothing picked up."""
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
        assert table.title(words)
        assert table.about(words)
        assert "Keith Matejka" in table.credit(words)
        assert table.colours(words).keys() == set("GBRY")


# moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_finger_may_mean_is_said_in_different_words(language: str) -> None:
    """Frogs to choose between, and all that ends a move with what is picked up."""
    steps = Counter[Stage]()
    hopping = [state for game in games() for state, _ in game if state.stage is Stage.HOP]
    for state in [*positions(), *hopping]:
        view = view_of(state, state.to_act, language=language)
        view = replace(view, picked=TABLE.ready(view))
        options = choices(view)
        frogs = [first for first in options.firsts if first.startswith(("frog", "bullfrog"))]
        taps = [tap for tap in {*frogs, *options.targets} if tap not in view.picked]
        said = [TABLE.meaning(view, tap) for tap in taps]
        assert all(said)
        assert len({*said}) == len(said)
        steps[state.stage] += len(frogs) > 1
        if state.stage is Stage.ACT:
            pads = {str(PondCell(cell)) for cell in view.seen.cards}
            assert not any(TABLE.meaning(view, pad) for pad in pads - {*options.targets})
    assert steps[Stage.ACT]
    assert steps[Stage.HOP]


def test_one_frog_is_ready_for_deploying_and_the_only_choice_elsewhere() -> None:
    acting = "GB G act n1e1 2; log[] n1=6[] e1=6[] s1=6[] w1=6[B] n1e1=G2[]"
    assert TABLE.ready(position(acting)) == ("reserve frog",)
    playing = "GB G play; log[] n1=6[] e1=6[] s1=6[] w1=6[]; hands G{} B234"
    assert TABLE.ready(position(playing.format("222"))) == ("card 2",)
    assert TABLE.ready(position(playing.format("223"))) == ()
    hopping = "GB G hop n1 G log; log[] n1=6[GGGG*BB] e1=6[]"
    assert TABLE.ready(position(hopping)) == ("frog B n1",)
    sliding = "GB G slide; log[] n1=6[] e1=6[] s2=6[]"
    assert TABLE.ready(position(sliding)) == ("cell s2",)


@pytest.mark.parametrize(
    ("deployed", "ready"),
    [
        ("", "reserve frog"),
        ("deploy frog n1", "reserve frog"),
        ("deploy bullfrog n1", "reserve bullfrog"),
        ("deploy bullfrog n1 | deploy frog e1", "reserve frog"),
        ("deploy bullfrog n1 | deploy bullfrog e1", "reserve frog"),
    ],
)
def test_who_has_deployed_a_bullfrog_holds_the_next_one_while_there_is_one(
    deployed: str, ready: str
) -> None:
    state = GAME.position("GB G play; log[] n1=6[] e1=6[] s1=6[] w1=6[]; hands G4 B234")
    past: list[Event] = []
    for text in ("play 4 n1e1", *filter(None, deployed.split(" | "))):
        state.play(GAME.move(text), past.append)
    assert TABLE.ready(view_of(state, 0, past=past)) == (ready,)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            events.Hopped(COLOURS[0], Piece.FROG, parse_cell("n1"), LOG),
            "Ana & Co's frog hops onto the Log. "
            "It counts 1 point there, and the strongest gets 3 more.",
        ),
        (
            events.Hopped(COLOURS[0], Piece.BULLFROG, parse_cell("n1"), LOG),
            "Ana & Co's bullfrog hops onto the Log. "
            "It counts 2 points there, and the strongest gets 3 more.",
        ),
        (
            events.Sabotaged(COLOURS[0], COLOURS[1], parse_cell("n1"), LOG),
            "Ana & Co sabotages Bruno: a frog hops from the pad (1 north of the Log) onto the Log. "
            "It counts 1 point there, and the strongest gets 3 more.",
        ),
        (
            events.Hopped(COLOURS[0], Piece.FROG, parse_cell("n1"), parse_cell("n2")),
            "Ana & Co's frog hops onto the pad (2 north of the Log).",
        ),
    ],
)
def test_the_log_tells_what_a_piece_counts_that_comes_onto_the_trunk(
    event: Event, told: str
) -> None:
    assert TABLE.say(event, view_of(GAME.start(2, {}), None)) == told


def test_what_is_picked_can_be_put_down() -> None:
    view = position("GB G act n1e1 2; log[] n1=6[] e1=6[BB*] s1=6[] w1=6[] n1e1=G2[]")
    held = replace(view, picked=("reserve frog",))
    assert TABLE.tap(held, "reserve bullfrog").picked == ("reserve bullfrog",)
    assert TABLE.tap(held, "frog B e1").picked == ("frog B e1",)
    victim = replace(view, picked=("frog B e1",))
    assert TABLE.tap(victim, "frog B e1").picked == ("reserve frog",)


def test_a_tap_on_what_is_picked_up_by_itself_keeps_it_and_says_what_for() -> None:
    view = position("GB G act n1e1 2; log[] n1=6[] e1=6[BB*] s1=6[] w1=6[] n1e1=G2[]")
    held = replace(view, picked=TABLE.ready(view))
    assert TABLE.tap(held, "reserve frog").picked == held.picked == ("reserve frog",)
    assert TABLE.tap(held, "reserve frog").hint == TABLE.prompt(held)


def test_of_two_cards_alike_the_one_that_is_picked_up_stays_so() -> None:
    view = position("GB G play; log[] n1=6[] e1=6[BB*] s1=6[] w1=6[]; hands G223 B222; piles G3 B3")
    alike, other = (replace(view, picked=(f"card {actions}",)) for actions in (2, 3))
    assert TABLE.tap(alike, "card 2").picked == ("card 2",)
    assert TABLE.tap(alike, "card 2").hint == ENGLISH("bullfrogs.hint.alike")
    assert TABLE.tap(other, "card 3").picked == ()  # it was one of two to choose from


def test_what_a_card_brings_is_told_with_what_its_colour_brings() -> None:
    seen: Counter[tuple[bool, bool]] = Counter()
    for game in games():
        for state, told in game:
            for event in told:
                if isinstance(event, events.Claimed):
                    alone, own = state.isaac is not None, event.card.colour == event.colour
                    said = TABLE.say(event, view_of(state, None, UNSET))
                    assert (" and 1 more for " in said) == (own and not alone)
                    assert f" {event.card.points} points" in said
                    seen[alone, own] += 1
    assert len(seen) == 4, "cards of one's own colour and others, alone and against others"


def _told(event: Event, said: str) -> tuple[Colour | None, int]:
    """Whose points a sentence tells to have changed, and by how many."""
    came = arrival(event)
    colour = came.colour if came else getattr(event, "colour", None)
    if isinstance(event, events.Expelled):
        colour = event.victim
    number = re.search(r"(?:counts |: )(\d+) points?", said)
    points = int(number[1]) if number else 0
    return colour, points + (" and 1 more for " in said) - ("no longer counts" in said)


def _summed(view: View, happened: list[Event]) -> Iterator[tuple[str, int]]:
    """Whose points Isaac's deeds are told to have changed, and by how many."""
    for verb, count, less in re.findall(
        r"Isaac (\w+) [^.]*: (\d+) points?( less)?\.", " ".join(deeds(happened, view))
    ):
        name = view.names[0] if verb == "sends" else "Isaac"
        yield name, -int(count) if less else int(count)


def test_what_is_told_of_a_move_adds_up_to_what_it_brings_each() -> None:
    shifts = 0
    for game in games():
        before = TABLE.score(GAME.observe(game[0][0], None))
        for state, happened in game:
            view = view_of(state, None, UNSET)
            after, told = TABLE.score(view.seen), Counter[str]()
            called = (*view.names, *TABLE.opponents(ENGLISH, len(view.names)))
            for event in filter(TABLE.tells, happened):
                colour, points = _told(event, TABLE.say(event, view))
                if points:
                    assert colour is not None
                    told[called[view.seen.colours.index(colour)]] += points
            for name, points in _summed(view, happened):
                told[name] += points
            for said in TABLE.shifted(view, before, after):
                by = re.fullmatch(
                    r"(.+) is (?:now|no longer) the .+: (\d+) points (more|less)\.", said
                )
                assert by is not None
                told[by[1]] += int(by[2]) * (1 if by[3] == "more" else -1)
                shifts += 1
            for name, then, now in zip(called, before, after, strict=True):
                assert told[name] == sum(now.values()) - sum(then.values())
            before = after
    assert shifts > 9


def test_a_piece_in_the_way_of_a_hop_is_the_card_below_it() -> None:
    view = position("GB G act n1e1 2; log[] n1=6[B] e1=6[B] s1=6[] w1=6[] n1e1=G2[]")
    assert str(tapped(view, "frog B e1", "cell n1e1")) == "sabotage B e1 n1e1"
    near = position("GB G act n1e1 2; log[] e1=6[B] s1e1=6[B] n1e1=G2[]")
    assert str(tapped(near, "frog B e1", "frog B s1e1")) == "sabotage B e1 s1e1"


def test_a_piece_that_cannot_be_picked_up_is_the_pad_below_it() -> None:
    """A finger on a marked pad may well hit a bullfrog on it."""
    assert str(tapped(position(ACTING), "reserve frog", "bullfrog B n1")) == "deploy frog n1"
    assert TABLE.tap(position(ACTING), "frog B n1").picked == ("frog B n1",)


def test_what_is_said_of_the_actions_is_what_they_are() -> None:
    neither = (
        ACTING.replace("n1=6[BB*]", "n1=6[B*]")
        .replace("B3[GB]", "B3[G]")
        .replace("B4[BBB]", "B4[]")
    )
    for language in LANGUAGES:
        words = Words(language)
        for text, picked, key in (
            (ACTING, "reserve frog", "frog"),
            (neither, "reserve frog", "frog.only"),
            (neither, "reserve bullfrog", "bullfrog.only"),
        ):
            state = GAME.position(text)
            view = view_of(state, state.to_act, language=language, picked=(picked,))
            assert TABLE.prompt(view) == words(f"bullfrogs.prompt.act.{key}")


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "bullfrogs never"), ("pt", "sapos-boi, nunca"), ("de", "Ochsenfrösche nie")],
)
@pytest.mark.parametrize("sunk", ["", "; sunk G2"])
def test_a_newcomer_who_can_sabotage_nobody_hears_that_bullfrogs_are_safe(
    language: str, told: str, sunk: str
) -> None:
    frogs = "GGGGGGGG" if sunk else ""
    text = f"GB G act n1 1; log[{frogs}] n1=G4[] e1=6[{'GGGGG' if sunk else ''}B*] s1=6[B*] w1=6["
    state = GAME.position(f"{text}{'G' if sunk else ''}]{sunk}")
    assert TABLE.guide is not None
    found = TABLE.guide(view_of(state, state.to_act, language=language))
    assert found is not None
    assert found.name == ("act.relocate.only" if sunk else "act.deploy.only")
    assert told in found.text


def test_without_a_reserve_ones_own_frogs_are_picked() -> None:
    text = "GB G act n1 1; log[GGGGGGGG] n1=G4[] e1=6[GGGGG] s1=6[] w1=6[G]; sunk G2"
    assert TABLE.ready(position(text)) == ()
    assert str(tapped(position(text), "frog G e1", "cell s1")) == "relocate e1 s1"
    assert refusal(text, "frog G log") == "bullfrogs.deploy.relocate"
    assert refusal(text, "reserve frog") == "bullfrogs.deploy.reserve"
    assert refusal(text, "reserve bullfrog") == "bullfrogs.deploy.reserve"
    with_bullfrog = text.replace("w1=6[G]; sunk G2", "w1=6[GG*]; sunk G1")
    assert refusal(with_bullfrog, "bullfrog G w1") == "bullfrogs.deploy.relocate"


ACTING = (
    "GB G act n2 2 s1 s1; "
    "log[B] n1=6[BB*] e1=6[B] s1=6[GG] w1=6[] n2=G4[] s2=B4[BBB] n2e1=B3[GB] n1e1=B3[B*]"
)


@pytest.mark.parametrize(
    ("taps", "rule"),
    [
        (("reserve frog", "cell log"), "deploy.not-log"),
        (("reserve frog", "cell n2"), "deploy.not-played-card"),
        (("reserve frog", "cell w1"), "deploy.line"),
        (("reserve frog", "cell s2"), "deploy.free-space"),
        (("reserve frog", "cell s1"), "deploy.max-two"),
        (("reserve frog", "frog G s1"), "deploy.max-two"),
        (("bullfrog B n1",), "sabotage.frog-only"),
        (("reserve frog", "bullfrog B n1e1"), "sabotage.frog-only"),
        (("bullfrog B n1e1",), "sabotage.frog-only"),
        (("frog B log",), "sabotage.not-from-log"),
        (("frog B e1",), "sabotage.line"),
        (("frog B n1", "cell s1"), "sabotage.target"),
        (("frog B n1", "cell n1"), "sabotage.target"),
    ],
)
def test_an_illegal_action_is_a_move_that_the_rules_refuse(
    taps: tuple[str, ...], rule: str
) -> None:
    assert refusal(ACTING, *taps) == f"bullfrogs.{rule}"


@pytest.mark.parametrize(
    ("text", "taps", "rule"),
    [
        ("GB G play; log[] n1=6[]; hands G22", ("card 2", "cell n1"), "play-card"),
        ("GB G play; log[] n1=6[]; hands G22", ("card 2", "cell n3"), "adjacency"),
        ("GB G score; log[] n1=6[GGGGGG] e1=6[G]", ("cell e1",), "score"),
        ("GB G hop n1 G log; log[] n1=6[GGG*BBB]", ("frog G n1",), "hop.priority"),
        ("GB G hop n1 G log; log[] n1=6[GGG*BB] n2=6[B]", ("frog B n1", "cell n2"), "hop"),
        ("GB G slide; log[] n1=6[] n3=6[]", ("cell log",), "slide.not-log"),
        ("GB G slide; log[] n1=6[] n3=6[]", ("cell n1",), "slide.only-detached"),
        ("GB G slide; log[] n1=6[] n3=6[]", ("cell n3", "cell n1"), "slide"),
        ("GB G slide; log[] n1=6[] n3=6[]", ("cell n3", "cell n2"), "slide.no-line"),
    ],
)
def test_every_other_illegal_tap_is_refused_by_its_rule(
    text: str, taps: tuple[str, ...], rule: str
) -> None:
    assert refusal(text, *taps) == f"bullfrogs.{rule}"


def test_a_refusal_leaves_what_is_picked_and_a_lost_tap_is_answered_with_a_hint() -> None:
    view = replace(position(ACTING), picked=("reserve frog",))
    assert TABLE.tap(view, "cell log").picked == ("reserve frog",)
    hint = TABLE.tap(position(ACTING), "cell w1")
    assert hint.move is None
    assert hint.hint == ENGLISH("bullfrogs.hint.act")
    idle = replace(view, moves=(), picked=())
    assert TABLE.tap(idle, "cell w1").hint == ENGLISH("bullfrogs.hint.wait")


def test_only_a_single_move_is_obvious_and_never_the_end_of_the_turn() -> None:
    single = position("GB G score; log[] n1=6[GGGGGG] e1=6[G]")
    assert str(TABLE.obvious(single)) == "score n1"
    assert TABLE.obvious(position(ACTING)) is None
    end = position("GB G end; log[] n1=6[]; hands G22; piles G3")
    assert TABLE.obvious(end) is None
    assert [button.what for button in TABLE.buttons(end)] == ["end"]


# pictures


def in_scene(scene: Scene) -> dict[str, str]:
    """The card on which each piece is, by their ids."""
    return {token.id: card.id for card in scene.cards.values() for token in card.tokens}


def test_the_scene_holds_what_is_seen_and_a_piece_stays_the_same() -> None:
    for game in games():
        scene: Any = None
        for state, told in game:
            before = scene
            scene = TABLE.follow(scene, told, GAME.observe(state, None))
            for cell, pad in state.cards.items():
                standing = Counter((t.piece, t.colour) for t in scene.cards[cell].tokens)
                assert standing == Counter(
                    {(p, c): pad.pieces[p][c] for p in Piece for c in COLOURS if pad.pieces[p][c]}
                )
            if before is None:
                continue
            moved = {
                id
                for id, card in in_scene(before).items()
                if in_scene(scene).get(id) not in (None, card)
            }
            hops = (events.Hopped, events.Sabotaged, events.Relocated)
            assert len(moved) == sum(
                isinstance(event, hops)
                or (isinstance(event, events.Recruited) and event.source is not None)
                for event in told
            )


def test_a_fresh_scene_is_made_of_the_observation_alone() -> None:
    for state in positions():
        seen: Observation = GAME.observe(state, 0)
        turned = replace(seen, cards=dict(reversed(seen.cards.items())))
        assert TABLE.follow(None, (), seen) == TABLE.follow(None, (), turned)


def test_taking_a_move_back_leaves_every_other_piece_in_its_place() -> None:
    state = GAME.position(ACTING)
    seen = GAME.observe(state, 0)
    scene = TABLE.follow(None, (), seen)
    told: list[Event] = []
    state.play(GAME.move("sabotage B n1 log"), told.append)
    later = TABLE.follow(scene, told, GAME.observe(state, 0))
    assert in_scene(TABLE.follow(later, (), seen)) == in_scene(scene)


def test_the_frames_of_the_places_for_a_card_are_whole() -> None:
    framed = 0
    for view in (view_of(state, state.to_act) for state in positions()):
        drawn = TABLE.draw(replace(view, picked=tuple(choices(view).firsts)[:1]))
        (box,) = re.findall(r'id="pond"[^>]*>\s*<svg[^>]*viewBox="([^"]+)"', drawn)
        left, top, width, height = map(float, box.split())
        for frame in re.findall(
            r'<g id="target-[^>]*translate\((\S+) (\S+)\)"><rect x="(\S+)" y="(\S+)" '
            r'width="(\S+)" height="(\S+)"',
            drawn,
        ):
            x, y, west, north, wide, high = map(float, frame)
            assert x + west > left
            assert y + north > top
            assert x + west + wide < left + width
            assert y + north + high < top + height
            framed += 1
    assert framed > 100


def sunken(text: str) -> View:
    """A pond in which a pad has just sunk."""
    state = GAME.position(text)
    scene = TABLE.follow(None, (), GAME.observe(state, 0))
    told: list[Event] = []
    state.play(GAME.move("hop G frog log"), told.append)
    scene = TABLE.follow(scene, told, GAME.observe(state, 0))
    return view_of(state, 0, scene, recent=told)


@pytest.mark.parametrize(("pad", "alone", "points"), [("G4", "", 4), ("B4", "", 3), ("G4", "x", 3)])
def test_what_rises_from_a_card_is_all_that_it_brings(pad: str, alone: str, points: int) -> None:
    rest = "piles G22; isaac e1" if alone else "hands G2 B2"
    view = sunken(f"GB G hop n1 G log; log[] n1={pad}[GGG*] e1=6[G]; {rest}")
    assert f">+{points}<" in TABLE.draw(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_battle_the_reason_tells_how_it_stands_where_the_piece_goes(language: str) -> None:
    words, told = Words(language), Counter[str]()
    for state in positions():
        view = replace(view_of(state, state.to_act), words=words)
        own = state.active
        for move in view.moves:
            for name in ("lead", "chase", "cards"):
                said = TABLE.because(view, move, name)
                if not said:
                    continue
                after = state.copy()
                after.play(move)
                assert isinstance(move, moves.Deploy | moves.Relocate)
                strengths = [*after.cards[move.target].strengths()]
                mine = strengths.pop(own)
                key = f"bullfrogs.reason.{name}.there"
                assert said == words(key, own=mine, other=max(strengths))
                assert (mine > max(strengths)) is (name == "lead")
                assert len(said.split()) <= 12
                told[name] += 1
    assert told["lead"] > 50
    assert told["chase"] > 50
    assert set(told) == {"lead", "chase"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_stops_is_told_what_is_lost(language: str) -> None:
    words = Words(language)
    for count in (1, 2, 4):
        actions = words.many("bullfrogs.dice.actions", count)
        assert actions in words.many("bullfrogs.button.stop", count)


@pytest.mark.parametrize("alone", [False, True])
def test_at_the_end_of_the_game_the_rule_of_the_end_is_linked(alone: bool) -> None:
    rest = "; isaac e1" if alone else ""
    view = position(f"GB G end; log[] n1=6[] e1=6[G] s1=6[] w1=6[]{rest}")
    found = TABLE.guide(view)
    assert found is not None
    assert (found.name, found.rule) == ("end.last", SOLO_FINAL if alone else END)


def test_a_sunken_pad_is_drawn_once_more() -> None:
    view = sunken("GB G hop n1 G log; log[] n1=6[GGGGGG*] e1=6[G]; hands G2 B2")
    assert "is-sunk" in TABLE.draw(view)
    assert ">+6<" in TABLE.draw(view)
    later = TABLE.follow(view.scene, (), view.seen)
    assert "is-sunk" not in TABLE.draw(replace(view, scene=later))


def test_a_twin_cell_says_everything_on_it() -> None:
    twin = draw_twin(TABLE, replace(position(ACTING), picked=("reserve frog",)))
    assert (
        "1 step north of the Log: start pad, 6 spaces, 6 points; 4 spaces free; "
        "Bruno: 1 frog, 1 bullfrog; possible now; beside it: "
    ) in twin
    assert (
        '"the Log: Bruno is the strongest here (3 points more); always room; Bruno: 1 frog; '
        "beside it: north a start pad, east"
    ) in twin
    assert "1 step south of the Log: start pad, 6 spaces, 6 points; 4 spaces free; Ana" in twin
    assert (
        "2 steps south of the Log: Bruno&#x27;s pad, 4 actions, 3 spaces, 3 points; full; Br"
        in twin
    )
    assert "empty place" not in twin  # where nothing can be done with it


def test_a_pad_is_yours_though_somebody_else_has_the_same_name() -> None:
    view = position(ACTING)
    mine = replace(view, names=(*view.names[:1], You(view.names[1]), *view.names[2:]))
    for seen, whose in ((view, "Bruno&#x27;s pad"), (mine, "your pad"), (view, "Bruno&#x27;s pad")):
        assert f"{whose}, 4 actions" in draw_twin(TABLE, seen)
    beside = ("a pad of Bruno", "a pad of yours")
    assert [way in draw_twin(TABLE, mine) for way in beside] == [False, True]
    assert [way in draw_twin(TABLE, view) for way in beside] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_poster_brings_its_own_drawings(language: str) -> None:
    poster = TABLE.poster(Words(language))
    used = set(re.findall(r'(?:href="|url\()#([\w-]+)', poster))
    assert used <= set(re.findall(r'\bid="([^"]+)"', poster))


def test_the_flowers_of_a_card_stand_apart_from_its_number() -> None:
    """Also on the smallest screen, where a hand's numbers are drawn largest."""
    style = (Path(art.__file__).parent / "style.css").read_text(encoding="utf-8")
    grown = max(map(float, re.findall(r"hand-card \.legible \{ scale: ([\d.]+)", style)))
    drawn = art.card(lily_pad(COLOURS[0], 4))
    flowers = re.findall(r'#bf-action" transform="translate\((-?\d+) .*?scale\((.*?)\)', drawn)
    middle, radius = map(float, re.findall(r'<circle cx="(\d+)" cy="-42" r="([\d.]+)"', drawn)[0])
    number = middle + radius - 2 * radius * grown
    assert len(flowers) == 4
    assert number - max(int(x) + 9 * float(size) for x, size in flowers) > 8


def test_every_drawing_that_is_used_exists() -> None:
    for state in positions():
        view = view_of(state, state.to_act)
        html = TABLE.drawings() + TABLE.draw(view)
        shown = html + "".join(
            draw_badge(TABLE.badge(view, seat)) for seat in range(len(state.colours))
        )
        used = set(re.findall(r'(?:href="|url\()#([\w-]+)', shown))
        assert used <= set(re.findall(r'\bid="([^"]+)"', html))


# words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language: str) -> None:
    names = set()
    for game in games():
        for state, told in game:
            for viewer in (None, 0):
                view = view_of(state, viewer, UNSET, language)
                for event in told:
                    sentence = TABLE.say(event.seen_by(viewer), view)
                    assert sentence[-1] in ".!"
                    assert "{" not in sentence
                    names.add(event.name)
    assert len(names) >= 13


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_prompt_for_the_player_and_for_those_who_wait(language: str) -> None:
    steps = set()
    for game in games():
        for state, _ in game[::3]:
            for viewer in (None, state.turn):
                view = view_of(state, viewer, UNSET, language)
                assert TABLE.prompt(view)
                if state.to_act == viewer and state.to_act >= 0:
                    picked = replace(view, picked=TABLE.ready(view))
                    assert TABLE.prompt(picked)
            steps.add(state.stage)
    assert steps == set(Stage)


def test_a_hidden_card_is_not_named() -> None:
    for game in games():
        for state, told in game:
            for event in told:
                if event.name == "drew":
                    sentence = TABLE.say(event.seen_by(None), view_of(state, None, UNSET))
                    assert not re.search(r"\d", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_adds_up(language: str) -> None:
    for game in games():
        state = game[-1][0]
        if state.isaac is not None:
            continue
        outcome = state.outcome()
        assert outcome is not None
        view = view_of(state, None, language=language)
        html = TABLE.result(view, outcome)
        rows = [
            list(map(int, re.findall(r"<td[^>]*>(\d+)</td>", row)))
            for row in re.findall(r"<tr class=.*?</tr>", html)
        ]
        parts, total = rows[:4], rows[4]
        assert tuple(total) == outcome.scores
        assert [sum(column) for column in zip(*parts, strict=True)] == total
        assert f"#/rules/bullfrogs/{outcome.rule}" in html


def test_a_tie_shows_the_line_that_decides() -> None:
    state = GAME.position("GB G over; log[] n1=6[GG] e1=6[B]; scored G:6 B:6")
    outcome = state.outcome()
    assert outcome is not None
    html = TABLE.result(view_of(state, None), outcome)
    assert 'class="is-tie-break"' in html
    assert ENGLISH("bullfrogs.result.rule.tie-break") in html
    shared = Outcome((0, 1), (6, 6), Rule("bullfrogs.final.tie-break", "step"))
    html = TABLE.result(view_of(state, None), shared)
    assert ENGLISH("bullfrogs.result.rule.shared") in html
