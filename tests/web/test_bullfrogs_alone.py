"""The table of Bullfrogs with one player: Isaac, his dice, the ranks, and hints."""

import re
from dataclasses import replace
from typing import Any

import pytest

from engine.bullfrogs import GAME, events
from engine.bullfrogs.events import Event
from engine.bullfrogs.score import final_scores
from engine.bullfrogs.state import Stage
from tests.web.test_bullfrogs_table import games, positions, tapped, view_of
from web.boards.bullfrogs import TABLE
from web.boards.bullfrogs.things import taps
from web.boards.parts import badge as draw_badge
from web.boards.table import View
from web.boards.twin import draw as draw_twin
from web.words import LANGUAGES, Words

CROSS = "n1=6[] e1=6[] s1=6[] w1=6[]"
WALK = f"GB B walk any 2; log[] {CROSS}; isaac log"
ENGLISH = Words("en")


def alone(text: str, language: str = "en", **more: Any) -> View:
    """The player's view of a position against Isaac."""
    return view_of(GAME.position(text), 0, language=language, **more)


def told(text: str, move: str, language: str = "en") -> list[str]:
    """What is said when a move is made."""
    state, happened = GAME.position(text), list[Event]()
    state.play(GAME.move(move), happened.append)
    view = view_of(state, 0, language=language)
    return [TABLE.say(event, view) for event in happened]


def transform(view: View) -> str:
    """Where Isaac is drawn."""
    found = re.search(r'<g id="isaac"[^>]*style="transform: ([^"]+)"', TABLE.draw(view))
    assert found is not None
    return found[1]


def test_isaac_walks_where_the_player_taps() -> None:
    assert str(tapped(alone(WALK), "cell n1")) == "walk n1"
    assert ENGLISH("bullfrogs.prompt.walk") == TABLE.prompt(alone(WALK))
    sinking = "GB G marker B; log[B] n1=G4[B] n1e1=G3[B]; isaac n1"
    assert str(tapped(alone(sinking), "cell log")) == "walk log"
    assert ENGLISH("bullfrogs.prompt.marker") == TABLE.prompt(alone(sinking))


def test_a_wrong_way_is_refused_by_its_rule() -> None:
    state = GAME.position(WALK)
    rule = state.refusal(tapped(alone(WALK), "cell log"))
    assert rule is not None
    assert rule.id == "bullfrogs.solo.move"


def test_what_isaac_did_is_summed_up_once_he_is_done() -> None:
    lost = sent_home = 0
    for game in games():
        past: list[Any] = []
        for state, happened in game:
            past += happened
            said = TABLE.recap(view_of(state, 0, past=past))
            alone = state.isaac is not None
            done = alone and state.stage is Stage.END and state.turn != 0
            assert said.startswith("Isaac's dice: ") == bool(said) == done
            throws = [at for at, event in enumerate(past) if isinstance(event, events.Rolled)]
            since = past[throws[-1] :] if throws else []
            kinds = {type(event) for event in since}
            assert ("lost" in said) == (done and events.Idled in kinds)
            lost += "lost" in said
            sent_home += done and events.Expelled in kinds and "home" in said
    assert lost > 3
    assert sent_home > 3


def test_one_picture_of_isaac_moves_from_card_to_card() -> None:
    state = GAME.position(WALK)
    before = view_of(state, 0)
    state.play(GAME.move("walk n1"))
    after = view_of(state, 0, TABLE.follow(before.scene, (), GAME.observe(state, 0)))
    assert TABLE.draw(after).count('id="isaac"') == 1
    assert transform(before) != transform(after)


def test_he_rides_on_a_sliding_card() -> None:
    state = GAME.position("GB G slide; log[] n1=6[] n3=G4[BB]; isaac n3")
    before = view_of(state, 0)
    state.play(GAME.move("slide n3 e1"))
    assert transform(before) != transform(view_of(state, 0))


def test_nobody_else_has_isaac_or_dice() -> None:
    for game in games():
        state, happened = game[-1]
        drawn = TABLE.draw(view_of(state, None, recent=happened))
        assert ('id="isaac"' in drawn) == (state.isaac is not None)
        assert state.isaac is not None or "bf-dice" not in drawn


def test_the_dice_show_the_last_roll_also_after_a_reload() -> None:
    state, happened = GAME.position(f"GB B roll; log[] {CROSS}; isaac log"), list[Event]()
    first = view_of(state, 0)
    assert "bf-die" not in TABLE.draw(first)
    state.play(GAME.move("roll west 3"), happened.append)
    label = "Isaac&#x27;s dice: west, 3 actions"
    scene = TABLE.follow(first.scene, happened, GAME.observe(state, 0))
    drawn = TABLE.draw(view_of(state, 0, scene))
    assert label in drawn
    assert drawn.count('<rect class="bf-face"') == 2
    assert drawn.count('class="bf-pip"') == 3
    assert set(re.findall(r'href="#([^"]*)"', drawn)) <= set(
        re.findall(r' id="([^"]+)"', TABLE.drawings() + drawn)
    )
    assert label in TABLE.draw(view_of(state, 0, recent=happened))
    assert label in TABLE.draw(view_of(state, 0)), "the position alone tells it until he walks"
    again = TABLE.follow(scene, happened, GAME.observe(state, 0))
    assert scene.dice is not None
    assert again.dice is not None
    assert scene.dice.id != again.dice.id, "another roll is another element, so that it is seen"


def test_what_is_watched_is_all_that_isaac_does_by_himself() -> None:
    watched = {
        state.stage
        for game in games()
        for state, _ in game
        if TABLE.watched(GAME.observe(state, None))
    }
    assert watched == {Stage.ROLL, Stage.WALK, Stage.ISAAC}
    assert not TABLE.watched(alone(WALK).seen), "the way is the player's choice"


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        (f"GB B roll; log[] {CROSS}; isaac log", "roll any 1", "dice: all four ways, 1 action."),
        (WALK, "walk n1", "goes: he goes onto the pad (1 north of the Log)."),
        ("GB B walk blank 1; log[] n1=6[]; isaac n1", "walk n1", "goes: he stays where he is."),
        ("GB B isaac 2 2 0; log[] n1=6[G]; isaac n1", "expel", "a frog of Ana & Co's home."),
        (
            f"GB B isaac 1 1 0; log[] {CROSS}; isaac log",
            "recruit",
            "a frog onto the Log. It counts 1 point there, and the strongest gets 3 more.",
        ),
        (
            f"GB B isaac 1 1 0; log[{'B' * 14}] n1=6[]; isaac n1",
            "recruit",
            "brings a frog from the Log onto the pad (1 north of the Log). "
            "On the Log it no longer counts.",
        ),
        ("GB B isaac 3 1 2; log[] n1=6[BB]; isaac n1", "idle", "1 action is lost."),
        (
            "GB G marker B; log[B] n1=G4[B] n1e1=G3[B]; isaac n1",
            "walk log",
            "When Isaac's pad sinks: his marker goes onto the Log.",
        ),
    ],
)
def test_every_deed_is_told_under_the_title_of_its_rule(
    position: str, move: str, sentence: str
) -> None:
    assert told(position, move)[0].endswith(sentence)


def test_the_deeds_are_told_in_every_language() -> None:
    position = "GB B isaac 2 2 0; log[] n1=6[G]; isaac n1"
    assert told(position, "recruit", "pt") == [
        "O que Isaac faz: recruta um sapo para a vitória-régia (1 ao norte do Tronco)."
    ]
    assert told(position, "recruit", "de") == [
        "Was Isaac tut: Er setzt einen Frosch auf das Blatt (1 nördlich vom Baumstamm)."
    ]


def test_both_have_their_badges() -> None:
    view = alone("GB G end; log[B] n1=6[BG]; piles G23; scored G:6 B:G4,G3; isaac n1")
    yours, isaacs = (draw_badge(TABLE.badge(view, seat)) for seat in (0, 1))
    assert "13 frogs in reserve" in yours
    assert "2 cards in the pile" in yours
    assert "in hand" not in yours + isaacs
    assert "2 cards scored" in isaacs
    assert "12 frogs in reserve" in isaacs
    assert "bullfrog" not in isaacs.replace("bullfrogs", "")


def test_the_next_card_lies_face_down_until_it_is_drawn() -> None:
    ending = f"GB B end; log[] {CROSS}; piles G234 B; isaac log"
    drawn = TABLE.draw(alone(ending))
    assert 'id="pile"' in drawn
    assert "3 cards in the pile" in drawn
    (offer,) = TABLE.buttons(alone(ending))
    assert offer.label == "Draw your card"
    playing = alone(f"GB G play; log[] {CROSS}; hands G3 B; piles G24 B; isaac log")
    assert TABLE.ready(playing) == ("card 3",)
    assert TABLE.draw(playing).count('id="hand-') == 1


def test_your_own_turn_ends_without_a_draw() -> None:
    (offer,) = TABLE.buttons(alone(f"GB G end; log[] {CROSS}; piles G234 B; isaac log"))
    assert offer.label == ENGLISH("bullfrogs.button.end")


def test_the_twin_says_where_isaac_stands() -> None:
    twin = draw_twin(TABLE, alone(WALK))
    assert twin.count("Isaac stands here") == 1
    assert "the Log: always room; Isaac stands here" in twin


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("log", "pads", "rank", "missing"),
    [
        ("B", "6,6", "squire", 17),
        ("G", "6,6,G2,G2,G3", "knight", 5),
        ("GGGGGGGGGG", "6,6,6,G2,G2,G2", "grand-master", 0),
    ],
)
def test_the_result_has_both_scores_the_rank_and_the_way_to_the_next(
    log: str, pads: str, rank: str, missing: int, language: str
) -> None:
    state = GAME.position(f"GB G over; log[{log}] n1=6[]; scored G:{pads} B:; isaac log")
    view = view_of(state, 0, language=language)
    outcome = state.outcome()
    assert outcome is not None
    html = TABLE.result(view, outcome)
    rows = [
        list(map(int, re.findall(r"<td[^>]*>(-?\d+)</td>", row)))
        for row in re.findall(r"<tr class=.*?</tr>", html)
    ]
    *parts, total, (lead,) = rows
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert lead == total[0] - total[1] == outcome.scores[0]
    assert total == [score.total for score in final_scores(state)]
    words = Words(language)
    name = words(f"bullfrogs.rank.{rank}")
    assert re.findall(r'<li aria-current="true"><span>([^<]+)', html) == [name]
    assert html.count("<li") == 6
    assert name in TABLE.prompt(view)
    assert TABLE.prompt(view).startswith(words("bullfrogs.result.points"))
    if missing:
        assert str(missing) in re.findall(r"\d+", html[: html.index("<ol")])
    else:
        assert words("bullfrogs.result.highest") in html
    assert "#/rules/bullfrogs/bullfrogs.solo.final" in html
    assert re.findall(r'<use href="#([\w-]+)"/>', html) == ["bf-bullfrog-G", "bf-isaac"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You are 4 points behind Isaac. Your rank: Squire."),
        ("pt", "Você está 4 pontos atrás de Isaac. Seu posto: Escudeiro."),
        ("de", "Du liegst 4 Punkte hinter Isaac. Dein Rang: Knappe."),
    ],
)
def test_who_has_fewer_points_than_isaac_is_behind_him(language: str, said: str) -> None:
    state = GAME.position("GB G over; log[B] n1=6[]; scored G: B:; isaac log")
    assert TABLE.prompt(view_of(state, 0, language=language)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_told_as_a_hint_and_is_ready_for_its_last_tap(language: str) -> None:
    kinds = set()
    for state in positions():
        view = view_of(state, state.to_act, language=language)
        for kind, move in {type(move): move for move in state.moves()}.items():
            advice = TABLE.advise(view, move)
            assert advice.text[-1] == "."
            held = replace(view, picked=advice.picked, advised=move)
            assert "{" not in advice.text
            *start, end = (str(thing) for thing in taps(move, view.seen))
            assert list(advice.picked) == start
            assert TABLE.tap(held, end).move == move
            assert TABLE.draw(held).count("is-advised") == int(end.startswith("cell"))
            kinds.add(kind)
    assert len(kinds) == 9


def test_the_end_of_a_hint_is_marked() -> None:
    view = alone(WALK)
    marked = TABLE.draw(replace(view, advised=GAME.move("walk e1")))
    assert re.findall(r'<g id="target-(\w+)" class="bf-target is-advised"', marked) == ["e1"]
    assert "is-advised" not in TABLE.draw(view)
