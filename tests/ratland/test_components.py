"""The numbers in the box."""

import pytest

from engine.core.game import BadTextError
from engine.ratland.components import (
    AREAS,
    BAG_SIZE,
    FINAL_EVENTS,
    FOOD_CARDS,
    HOUSE_VALUES,
    INITIAL_EVENTS,
    PIECES,
    PIECES_IN_THE_BOX,
    EventCard,
    cheese_needed,
    parse_amounts,
)
from engine.ratland.rulebook import rule


@pytest.mark.rule("ratland.forage")
@pytest.mark.parametrize("card", FOOD_CARDS)
@pytest.mark.parametrize("area", AREAS)
def test_every_bag_is_twelve_pieces_out_of_the_box(card: int, area: int) -> None:
    bag = FOOD_CARDS[card][area]
    assert sum(bag) == BAG_SIZE
    assert all(count <= most for count, most in zip(bag, PIECES_IN_THE_BOX, strict=True))


@pytest.mark.rule("ratland.forage")
def test_there_are_nine_food_cards_and_sixty_pieces() -> None:
    assert list(FOOD_CARDS) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert sum(PIECES_IN_THE_BOX) == 60
    assert [piece.cheese for piece in PIECES] == [1, 2, 0, 0, 0, 0]


@pytest.mark.rule("ratland.forage")
def test_food_card_1_is_the_one_printed_in_the_rulebook() -> None:
    dump, city, countryside = FOOD_CARDS[1]
    assert [count for count in dump if count] == [6, 6]
    assert [count for count in city if count] == [3, 3, 4, 2]
    assert [count for count in countryside if count] == [6, 3, 3]


@pytest.mark.rule("ratland.event")
def test_five_initial_events_and_four_final_ones_with_the_end() -> None:
    assert len(INITIAL_EVENTS) == 5
    assert len(FINAL_EVENTS) == 5
    assert EventCard.END in FINAL_EVENTS
    assert {*INITIAL_EVENTS, *FINAL_EVENTS} == set(EventCard)


@pytest.mark.rule("ratland.feed")
def test_the_feeding_table() -> None:
    meals = [cheese_needed(rats) for rats in range(28)]
    assert meals == [
        *(0, 0, 0, 0),
        *(1, 1, 1),
        *(3, 3, 3),
        *(4, 4, 4),
        *(5, 5, 5),
        *(6, 6, 6),
        *(7, 7),
        *(8, 8),
        *(9, 9),
        *(10, 11, 12),
    ]


@pytest.mark.rule("ratland.feed.starve")
def test_a_clan_never_needs_more_cheese_than_it_has_rats() -> None:
    """So there is a rat for each missing cheese, and no debt is ever left over."""
    assert all(cheese_needed(rats) <= rats for rats in range(81))


def test_house_values_belong_to_house_rules() -> None:
    houses = {one.id for one in rule if one.house}
    assert set(HOUSE_VALUES) <= houses


def test_amounts_are_read_in_any_order_and_once() -> None:
    assert parse_amounts(["b=2"], "abc", "test") == {"a": 0, "b": 2, "c": 0}
    for bad in (["d=1"], ["a=1", "a=1"], ["a"], ["a=-1"], ["a=01"], [""]):
        with pytest.raises(BadTextError):
            parse_amounts(bad, "abc", "test")
