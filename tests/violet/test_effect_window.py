"""What may be used before the effect of a 2, 3 or 4, and that logs from before that still open."""

from random import Random

import pytest

from engine.core.match import HUMAN, Match, Player, read_match
from engine.games import load
from engine.violet import GAME
from engine.violet import moves as kinds
from engine.violet.components import CARDS, SEATS, TORECH, VIOLET, card_name, parse_card
from engine.violet.play import State
from engine.violet.state import Stage
from tests.violet.forest import chances, let_chance, moves, names, play, refused, scene


def played(value: int, **sections: str) -> State:
    """Torech leads this value of the Mountain and wins; his refill begins."""
    said = {"hands": f"lake1,lake2,lake3,lake4 mountain{value},mine2,mine3,mine4"} | sections
    state = scene("lead torech torech", path="...LLLFFFMMMGGG... 0", **said)
    play(state, f"lead mountain{value}", "follow lake4")
    return state


DISCARDED = {"discard": "lake8,forest8"}
PLANNING = {"revealed": "planning", "kept": "planning"} | DISCARDED
EFFECTS = {2: "draw", 3: "look", 4: "consult"}


@pytest.mark.rule("violet.event.planning")
@pytest.mark.parametrize(("value", "effect"), EFFECTS.items())
def test_planning_may_come_before_the_effect(value: int, effect: str) -> None:
    state = played(value, **PLANNING)
    assert (state.stage, state.to_act) == (Stage.EFFECT, TORECH)
    assert moves(state) == {"pass", "plan"}
    assert refused(state, "pick lake9") == "violet.turn", "his effect comes before a pick"
    before = state.market_cards()
    play(state, "plan")
    for _ in range(4):
        assert state.waiting
        state.play(state.chance()[0][0])
    assert set(before) <= set(state.discard)
    assert state.stage == effect, "nothing is left to use, so the effect follows at once"
    assert not state.waiting


@pytest.mark.rule("violet.event.planning")
@pytest.mark.parametrize(("value", "effect"), EFFECTS.items())
def test_or_the_effect_comes_first_and_planning_after_it(value: int, effect: str) -> None:
    state = played(value, **PLANNING)
    play(state, "pass")
    assert state.stage == effect
    let_chance(state)
    play(state, min(moves(state)))
    if value == 4:
        assert state.stage == "pick"
        assert "plan" in moves(state)
        play(state, min(moves(state, "pick")))
        let_chance(state)
    assert moves(state) == {"pass", "plan"}


@pytest.mark.rule("violet.effect.3")
@pytest.mark.rule("violet.bonus")
def test_renewing_the_market_changes_what_a_3_sees() -> None:
    top = ["lake5", "lake6", "lake7", "lake9", "forest4", "forest5", "forest6", "forest7", "mine5"]
    said = {"top": ",".join(top), "bonuses": "t---", "market": "mine9 forest9 mountain9 mine8"}
    for first, seen in (("pass", top[:5]), ("bonus lake", top[4:])):
        state = played(3, **said, **DISCARDED)
        play(state, first)
        let_chance(state)
        assert names(state.deck_top[: state.looked]).split() == seen


@pytest.mark.rule("violet.effect.4")
@pytest.mark.rule("violet.bonus")
def test_a_4_finds_the_cards_of_a_market_that_was_renewed_before_it() -> None:
    state = played(4, bonuses="t---", **DISCARDED)
    play(state, "bonus lake")
    let_chance(state)
    assert "swap mine2 mine9" in moves(state), "the Mine 9 lay in the market"


@pytest.mark.rule("violet.bonus")
def test_violet_may_use_a_bonus_card_before_her_effect_too_and_several() -> None:
    hands = "lake3,forest1,forest2,forest3 mine1,mine2,mine3,mine4"
    state = scene(hands=hands, bonuses="vv--", **DISCARDED)
    play(state, "lead lake3", "follow mine2", "rest")
    assert (state.stage, state.to_act) == ("effect", VIOLET)
    assert moves(state) == {"pass", "bonus lake", "bonus forest"}
    play(state, "bonus lake")
    let_chance(state)
    assert (state.stage, moves(state)) == ("effect", {"pass", "bonus forest"})
    play(state, "bonus forest")
    let_chance(state)
    assert state.stage == "take"


@pytest.mark.rule("violet.event.sleeve")
def test_the_sleeve_may_come_before_the_effect_in_a_turn_that_he_leads() -> None:
    state = played(2, revealed="sleeve", kept="sleeve", **DISCARDED)
    assert len(moves(state, "sleeve")) == 3 * 4
    play(state, "sleeve mine2 lake9")
    assert (state.stage, "lake9" in names(state.hands[TORECH])) == ("draw", True)


@pytest.mark.rule("violet.event.ingenuity")
def test_ingenuity_never_comes_before_the_effect() -> None:
    """The rulebook: the effect of a 2, 3 or 4 comes first, by necessity."""
    state = played(2, revealed="ingenuity,planning", kept="ingenuity,planning", **DISCARDED)
    assert refused(state, "ingenuity") == "violet.event.ingenuity"
    state = played(2, revealed="ingenuity", kept="ingenuity", **DISCARDED)
    assert state.stage == "draw", "no window without something to use in it"


def test_the_hand_is_shown_for_a_7_before_anything_is_used() -> None:
    hands = "lake1,lake2,lake3,forest7 mountain2,mine2,mine3,mine4"
    state = scene("lead torech torech", hands=hands, **PLANNING)
    play(state, "lead mountain2", "follow forest7")
    assert chances(state) == {"show": 1}
    play(state, "show")
    assert state.stage == "effect"


def without_deck(value: int, **sections: str) -> State:
    """Torech has won with this value while the deck is empty."""
    hands = f"lake1,lake2,lake3,lake4 mountain{value},mine2,mine3,mine4"
    lying = {*hands.replace(" ", ",").split(","), "lake9", "forest9", "mountain9", "mine9"}
    discard = ",".join(card_name(card) for card in CARDS if card_name(card) not in lying)
    return played(value, hands=hands, discard=discard, **sections)


@pytest.mark.rule("violet.effect.2")
@pytest.mark.rule("violet.effect.3")
@pytest.mark.parametrize("value", [2, 3])
def test_without_a_deck_he_picks_or_renews_the_market_and_so_makes_a_deck(value: int) -> None:
    state = without_deck(value, bonuses="t---")
    assert state.deck_size == 0
    assert state.stage == "pick"
    again = state.copy()
    play(again, "pick lake9")
    let_chance(again)
    assert again.stage == "after", "the pick has taken the place of the effect"
    play(state, "bonus lake")
    let_chance(state)
    assert state.stage == {2: "keep", 3: "take"}[value]


@pytest.mark.rule("violet.effect.4")
def test_without_a_discard_a_4_waits_for_a_renewed_market() -> None:
    state = played(4, bonuses="t---")
    assert (state.stage, state.discard) == ("pick", ())
    play(state, "bonus lake")
    let_chance(state)
    assert state.stage == "swap"
    assert set(state.discard) == {
        parse_card(f"{suit}9") for suit in ["lake", "forest", "mountain", "mine"]
    }


def older(match: Match) -> str | None:
    """The log as it was written before this window; None where the window changed the game."""
    state: State = GAME.start(2, {})
    kept = []
    for move in match.log:
        if state.stage is not Stage.EFFECT:
            kept.append(str(move))
        elif not isinstance(move, kinds.Pass):
            return None
        state.play(move)
    return " | ".join([str(match).partition(" | ")[0], *kept])


def test_logs_from_before_the_window_still_open() -> None:
    opened = 0
    for seed in range(40):
        random = Random(seed)
        match = Match(GAME, [Player(HUMAN, "Ana"), Player(HUMAN, "Bia")], {}, deal=str(seed))
        while match.state.outcome() is None:
            if match.state.to_act not in SEATS:
                match.roll()
                continue
            left = match.state.stage is Stage.EFFECT
            match.play(kinds.PASS if left else random.choice(match.state.moves()))
        text = older(match)
        assert text is not None
        again = read_match(text, load)
        assert again.log == match.log
        assert again.throws == match.throws, "the luck goes on as it would have"
        opened += text != str(match)
    assert opened > 20


def test_a_log_from_before_events_went_to_the_campfire_still_opens() -> None:
    """Where an event found no space, nothing was placed: now it is placed where it is idle."""
    for event in ("off-track", "improvisation"):
        state = scene(
            "reveal torech torech",
            path="...LLLFFFMMMGGG... 15",
            ahead=f"-12:{event}",
            fear="-12",
            hands="lake1,lake2,lake3 mine1,mine2,mine3",
            trick="torech - lake8 mine8",
            feared="lake8,mine8 -",
        )
        play(state, f"reveal {event}")
        missing = GAME.left_out(state, GAME.move("pick lake9"))
        assert missing is not None
        length, trump = len(state.path), state.trump
        state.play(missing)
        assert (len(state.path), state.trump, state.stage) == (length, trump, "pick")
        assert GAME.left_out(state, GAME.move("pick lake9")) is None


def test_nothing_is_filled_in_where_an_older_log_would_have_had_the_choice() -> None:
    state = scene(
        "place torech torech",
        path="...LLLFFFMMMGGG... 9",
        revealed="off-track",
        pending="off-track",
        hands="lake1,lake2,lake3 mine1,mine2,mine3",
        trick="torech - lake8 mine8",
        feared="lake8,mine8 -",
    )
    assert GAME.left_out(state, GAME.move("pick lake9")) is None
