"""The refill: who is first, the effects of the cards, and the reshuffle."""

import pytest

from engine.violet import events
from engine.violet.components import CARDS, TORECH, VIOLET, card_name, parse_card
from engine.violet.play import State
from tests.telling import only
from tests.violet.forest import cards, chances, let_chance, moves, names, play, refused, scene


def refill(led: str, followed: str, hands: str, discard: str = "", **sections: str) -> State:
    """Torech led and won, Violet followed; the pair is discarded, the refill begins."""
    said = {"trick": f"torech - {led} {followed}", "hands": hands}
    pair = f"{led},{followed}" + (f",{discard}" if discard else "")
    stage = sections.pop("stage", "pick torech torech")
    return scene(stage, **said, discard=pair, **sections)


PLAIN = "lake1,lake2,lake3 mine1,mine2,mine3"


@pytest.mark.rule("violet.refill")
def test_the_winner_refills_first_and_the_market_at_once() -> None:
    state = refill("mountain8", "forest8", PLAIN)
    assert moves(state) == {"pick lake9", "pick forest9", "pick mountain9", "pick mine9"}
    assert refused(state, "pick lake8") == "violet.refill"
    play(state, "pick forest9")
    assert "deal lake4" in chances(state)
    assert refused(state, "deal lake1") == "violet.refill"
    play(state, "deal lake4")
    assert names(tuple(state.market_cards())) == "lake9 lake4 mountain9 mine9"
    assert (state.stage, state.to_act) == ("pick", VIOLET), "no window without something to use"
    play(state, "pick lake4", "deal lake5")
    assert (state.stage, state.to_act) == ("lead", TORECH), "the winner leads"


@pytest.mark.rule("violet.effect.2")
def test_a_2_draws_three_cards_and_keeps_any_four_of_six() -> None:
    state = refill("mountain2", "forest8", PLAIN, stage="draw torech torech")
    assert refused(state, "draw lake1") == "violet.effect.2"
    play(state, "draw lake4", "draw lake5", "draw lake6")
    assert (state.stage, state.to_act) == ("keep", TORECH)
    assert len(moves(state)) == 15
    market = state.market
    assert refused(state, "keep lake4 lake5 lake6 lake7") == "violet.effect.2"
    told = play(state, "keep lake4 lake5 lake6 mine1")
    assert names(state.hands[TORECH]) == "lake4 lake5 lake6 mine1"
    assert {parse_card("mine2"), parse_card("mine3")} <= set(state.deck_rest)
    assert state.market == market, "instead of a pick"
    assert only(events.Returned, told).count == 2
    assert (state.stage, state.to_act) == ("pick", VIOLET)


@pytest.mark.rule("violet.effect.2")
def test_a_2_shuffles_the_deck() -> None:
    state = refill(
        "mountain2", "forest8", PLAIN, stage="draw torech torech", top="lake7,lake4,lake5,lake6"
    )
    assert chances(state) == {"draw lake7": 1}
    play(state, "draw lake7", "draw lake4", "draw lake5", "keep lake4 lake5 lake7 mine1")
    assert state.deck_top == ()
    assert parse_card("lake6") in state.deck_rest


def nearly_empty(deck: str) -> str:
    """A discard that leaves only these cards in the deck, by the hands and market of `PLAIN`."""
    open_cards = {*PLAIN.replace(" ", ",").split(","), *deck.split(",")}
    market = {"lake9", "forest9", "mountain9", "mine9"}
    everything = {card_name(card) for card in CARDS}
    return ",".join(sorted(everything - open_cards - market))


@pytest.mark.rule("violet.effect.2")
def test_a_2_draws_what_the_deck_has() -> None:
    """House ruling: no reshuffle for an effect; without a deck the hand is filled by a pick."""
    said = {"trick": "torech - mountain2 forest8", "hands": PLAIN}
    state = scene("draw torech torech", discard=nearly_empty("lake4,lake5"), **said)
    play(state, "draw lake4", "draw lake5")
    assert len(moves(state, "keep")) == 5
    state = scene("draw torech torech", discard=nearly_empty("lake4"), **said)
    play(state, "draw lake4")
    assert names(state.hands[TORECH]) == "lake4 mine1 mine2 mine3"
    assert (state.stage, state.to_act) == ("pick", VIOLET)


@pytest.mark.rule("violet.effect.2")
@pytest.mark.rule("violet.effect.3")
@pytest.mark.parametrize("led", ["mountain2", "mountain3"])
def test_without_a_deck_a_2_and_a_3_pick_from_the_market(led: str) -> None:
    hands = f"lake1,lake2,lake3,forest8 mine1,mine2,mine3,{led}"
    everything = nearly_empty("forest8").split(",")
    discard = ",".join(card for card in everything if card != led)
    state = scene("lead torech torech", hands=hands, discard=discard)
    assert state.deck_size == 0
    play(state, f"lead {led}", "follow forest8")
    assert (state.stage, state.to_act) == ("pick", TORECH)


@pytest.mark.rule("violet.effect.3")
def test_a_3_takes_one_of_the_top_five_and_leaves_the_others_in_order() -> None:
    state = refill("mountain3", "forest8", PLAIN, stage="look torech torech")
    look = ["look lake4", "look forest1", "look mine5", "look lake7", "look lake6"]
    play(state, *look[:2])
    assert refused(state, "look forest1") == "violet.effect.3"
    play(state, *look[2:])
    assert moves(state) == {text.replace("look", "take") for text in look}
    assert refused(state, "take forest2") == "violet.effect.3"
    play(state, "take mine5")
    assert names(state.deck_top) == "lake4 forest1 lake7 lake6"
    assert parse_card("mine5") in state.hands[TORECH]
    assert (state.stage, state.to_act) == ("pick", VIOLET)
    play(state, "pick mine9")
    assert chances(state) == {"deal lake4": 1}, "the known top is dealt first"


@pytest.mark.rule("violet.effect.3")
def test_a_3_looks_at_what_the_deck_has() -> None:
    said = {"trick": "torech - mountain3 forest8", "hands": PLAIN}
    state = scene("look torech torech", discard=nearly_empty("lake4,lake5"), **said)
    play(state, "look lake5", "look lake4")
    assert moves(state) == {"take lake5", "take lake4"}


@pytest.mark.rule("violet.effect.4")
def test_a_4_may_swap_a_hand_card_for_a_discarded_one_before_the_pick() -> None:
    state = refill("mountain4", "forest8", PLAIN, "lake7", stage="consult torech torech")
    play(state, "consult")
    assert (state.stage, state.to_act) == ("swap", TORECH)
    assert len(moves(state, "swap")) == 9
    assert moves(state, "pass") == {"pass"}
    assert refused(state, "swap lake1 lake7") == "violet.effect.4"
    assert refused(state, "swap mine1 lake4") == "violet.effect.4"
    play(state, "swap mine1 lake7")
    assert names(state.hands[TORECH]) == "lake7 mine2 mine3"
    assert names(state.discard) == "forest8 mountain4 mine1"
    assert state.stage == "pick", "then the usual pick"


@pytest.mark.rule("violet.effect.4")
def test_a_winning_violet_finds_the_two_cards_just_played() -> None:
    state = scene(hands="lake1,lake2,lake3,lake4 mine2,mine3,mine4,forest2")
    play(state, "lead lake4", "follow forest2", "rest", "consult")
    assert names(state.discard) == "lake4 forest2"
    assert "swap lake1 lake4" in moves(state)


@pytest.mark.rule("violet.effect.4")
def test_without_a_discard_a_4_does_nothing() -> None:
    state = scene("lead torech torech", hands="lake1,lake2,lake3,lake5 mine2,mine3,mine4,forest2")
    play(state, "lead mine4", "follow lake1")
    assert state.discard == ()
    assert (state.stage, state.to_act) == ("pick", TORECH)


@pytest.mark.rule("violet.effect.7")
def test_a_7_lays_the_other_hand_open_before_it_is_refilled() -> None:
    state = refill("mountain7", "forest8", PLAIN)
    play(state, "pick lake9", "deal lake4")
    assert chances(state) == {"show": 1}
    told = play(state, "show")
    assert only(events.HandShown, told) == events.HandShown(VIOLET, cards("lake1 lake2 lake3"))
    assert (state.stage, state.to_act) == ("pick", VIOLET)
    state = scene(
        "show torech torech",
        hands=PLAIN,
        trick="torech - mountain8 forest7",
        discard="mountain8,forest7",
    )
    told = play(state, "show")
    assert only(events.HandShown, told).seat == TORECH, "the loser's 7 too"


@pytest.mark.rule("violet.effects.trump-silent")
def test_effects_of_violets_location_are_silent() -> None:
    """She leads and wins at the Lake; her step out of it does not wake her card's effect."""
    for lead in ("lake2", "lake3", "lake4", "lake7"):
        hands = f"{lead},forest1,forest2,forest3 mine2,mine3,mine4,mine8"
        state = scene(hands=hands, path="...LLLFFFMMMGGG... 5")
        play(state, f"lead {lead}", "follow mine8", "advance")
        assert (state.stage, state.to_act) == ("pick", VIOLET)


@pytest.mark.rule("violet.refill")
def test_both_effects_happen_the_winners_first() -> None:
    state = scene(hands="lake3,forest1,forest2,forest3 mine2,mine3,mine4,mine8")
    play(state, "lead lake3", "follow mine2", "rest")
    assert (state.stage, state.turn) == ("look", VIOLET)
    let_chance(state)
    play(state, min(moves(state)))
    assert (state.stage, state.turn) == ("draw", TORECH)


@pytest.mark.rule("violet.reshuffle")
def test_an_empty_deck_is_made_of_the_discard_when_the_market_needs_a_card() -> None:
    said = {"trick": "torech - mountain8 forest8", "hands": PLAIN, "feared": "lake8,mine8 -"}
    discard = ",".join(
        card for card in nearly_empty("lake4").split(",") if card not in ("lake8", "mine8")
    )
    state = scene("pick torech torech", discard=discard, **said)
    play(state, "pick lake9")
    assert chances(state) == {"deal lake4": 1}
    play(state, "deal lake4")
    assert state.deck_size == 0
    assert len(state.discard) == len(discard.split(",")), "not before a card is needed"
    told = play(state, "pick lake4")
    assert only(events.Reshuffled, told) == events.Reshuffled(len(discard.split(",")))
    assert state.discard == ()
    assert chances(state) == {f"deal {card}": 1 for card in discard.split(",")}
    assert parse_card("lake8") not in state.deck_rest, "the Fear Discards stay where they are"
