"""Who wins a trick: every ordered pair of cards at every location, and the rulebook's examples."""

import pytest

from engine.violet.components import (
    CARDS,
    SUIT_WORD,
    SUITS,
    Suit,
    card_name,
    card_of,
    parse_card,
)
from engine.violet.trick import counts_as_trump, decide, resolve

LOCATIONS = (None, *SUITS)


def wins(lead: str, follow: str, location: str | None = None) -> tuple[bool, str]:
    trump = None if location is None else SUIT_WORD.read(location)
    leads, rule = decide(parse_card(lead), parse_card(follow), trump)
    return leads, rule.id.removeprefix("violet.trick.")


def first_wins_by_the_book(lead: str, follow: str, here: str | None) -> bool:
    """The rulebook's sentences, one after the other, on the cards' names.

    Written without a look at the engine: the effects override the general rules.
    """
    suit, value = lead[:-1], int(lead[-1])
    other_suit, other_value = follow[:-1], int(follow[-1])
    both_trumps = suit == here and other_suit == here
    # A 1 beats any 9, whatever the suits and the order, unless both are of Violet's location.
    if value == 1 and other_value == 9 and not both_trumps:
        return True
    if value == 9 and other_value == 1 and not both_trumps:
        return False
    # Two 5s: the one played first.
    if value == 5 and other_value == 5:
        return True
    # A 5 is of the location's suit; without a location, of the other card's suit.
    if value == 5:
        suit = here if here is not None else other_suit
    if other_value == 5:
        other_suit = here if here is not None else suit
    # A 6 played first that is not of the location: only its own suit's 7, 8 and 9 beat it.
    if value == 6 and suit != here:
        return not (other_suit == suit and other_value in (7, 8, 9))
    # The same suit: the higher card. Else the trump. Else the card played first.
    if suit == other_suit:
        return value > other_value
    if suit == here:
        return True
    return other_suit != here


@pytest.mark.parametrize("trump", LOCATIONS, ids=lambda trump: trump.word if trump else "none")
def test_every_pair_of_cards_by_the_book(trump: Suit | None) -> None:
    here = None if trump is None else trump.word
    pairs = [(lead, follow) for lead in CARDS for follow in CARDS if lead != follow]
    assert len(pairs) == 36 * 35
    for lead, follow in pairs:
        expected = first_wins_by_the_book(card_name(lead), card_name(follow), here)
        assert decide(lead, follow, trump)[0] == expected, (card_name(lead), card_name(follow))


@pytest.mark.rule("violet.trick.same-suit")
def test_the_higher_card_of_a_suit_wins() -> None:
    """The rulebook: a led Forest 6 loses to the Forest 7."""
    assert wins("forest6", "forest7") == (False, "same-suit")
    assert wins("lake8", "lake3", "mine") == (True, "same-suit")
    assert wins("mine3", "mine8", "mine") == (False, "same-suit")


@pytest.mark.rule("violet.trick.leader")
def test_without_a_trump_the_led_suit_wins() -> None:
    """The rulebook: a led Forest 6 beats the Mine 7."""
    assert wins("forest6", "mine7") == (True, "leader")
    assert wins("lake2", "mine9", "forest") == (True, "leader")


@pytest.mark.rule("violet.trick.trump")
def test_the_location_is_trump() -> None:
    """The rulebook: at the Lake, the Lake 2 beats a led Mine 7."""
    assert wins("mine7", "lake2", "lake") == (False, "trump")
    assert wins("lake2", "mine7", "lake") == (True, "trump")


@pytest.mark.rule("violet.trick.one-beats-nine")
def test_a_1_beats_any_9() -> None:
    assert wins("lake9", "mine1") == (False, "one-beats-nine")
    assert wins("mine1", "lake9") == (True, "one-beats-nine")
    assert wins("lake9", "lake1") == (False, "one-beats-nine")
    assert wins("lake9", "mine1", "lake") == (False, "one-beats-nine")
    assert wins("lake1", "lake9", "lake") == (False, "same-suit"), "both are trumps"
    assert wins("lake9", "lake1", "lake") == (True, "same-suit"), "both are trumps"
    assert wins("lake8", "mine1") == (True, "leader"), "only a 9"


@pytest.mark.rule("violet.trick.five")
def test_a_5_is_of_the_location_or_of_the_other_suit() -> None:
    assert wins("mine5", "forest9", "lake") == (True, "five")
    assert wins("forest9", "mine5", "lake") == (False, "five")
    assert wins("mine5", "lake6", "lake") == (False, "five"), "a Lake 5 against the Lake 6"
    assert wins("lake4", "mine5") == (False, "five"), "it counts as Lake"
    assert wins("lake7", "mine5") == (True, "five")
    assert wins("mine5", "lake7") == (False, "five")
    assert wins("mine5", "lake5", "lake") == (True, "five"), "two 5s: the leader's"
    assert wins("lake5", "lake4", "lake") == (True, "same-suit"), "as it is printed"


@pytest.mark.rule("violet.trick.six-led")
def test_a_led_6_is_safe_from_trumps() -> None:
    """The rulebook: in the Forest, a led Mine 6 loses only to the Mine's 7, 8 and 9."""
    assert wins("mine6", "forest9", "forest") == (True, "six-led")
    assert wins("mine6", "lake5", "forest") == (True, "six-led"), "a 5 is a Forest card here"
    for value in (7, 8, 9):
        assert wins("mine6", f"mine{value}", "forest") == (False, "same-suit")
    assert wins("forest6", "forest7", "forest") == (False, "same-suit")
    assert wins("forest9", "mine6", "forest") == (True, "trump"), "only when it is led"
    assert wins("mine3", "forest6", "forest") == (False, "trump")


@pytest.mark.rule("violet.effects.trump-silent")
def test_a_card_of_the_location_has_no_effect() -> None:
    trick, _ = resolve(0, parse_card("lake4"), parse_card("mine7"), Suit.LAKE)
    assert trick.winner == 0
    assert (trick.effect(0), trick.effect(1)) == (0, 7)
    trick, _ = resolve(1, parse_card("lake4"), parse_card("mine7"), None)
    assert trick.winner == 1
    assert (trick.effect(0), trick.effect(1)) == (7, 4)


@pytest.mark.rule("violet.trick.five")
def test_a_five_counts_as_trump_wherever_there_is_one() -> None:
    assert counts_as_trump(card_of(Suit.MINE, 5), Suit.LAKE)
    assert counts_as_trump(card_of(Suit.LAKE, 4), Suit.LAKE)
    assert not counts_as_trump(card_of(Suit.MINE, 4), Suit.LAKE)
    assert not counts_as_trump(card_of(Suit.MINE, 5), None)
