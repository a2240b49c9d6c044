"""Phase 6: what comes out of the bag."""

import pytest

from engine.ratland import GAME
from engine.ratland.components import FOOD_CARDS, Area, Piece
from engine.ratland.events import Drew, Filled, Foraged
from engine.ratland.state import Stage
from tests.ratland.sewer import chances, placed, play, refused, table, told
from tests.telling import every

FED = "pantry=7 cheese=9"


@pytest.mark.rule("ratland.forage")
def test_fewest_rats_draw_first_and_ties_go_by_the_turn() -> None:
    state, _ = placed([FED] * 4, ["dump=3", "dump=1", "dump=2", "dump=1"], active=4)
    assert state.waiting == (3, 1, 2, 0)
    assert state.area is Area.DUMP
    assert state.bag == FOOD_CARDS[1][0]


@pytest.mark.rule("ratland.forage")
def test_each_piece_is_as_likely_as_it_is_frequent() -> None:
    bag = "bag city yellow=2 orange=3 white=4 purple=2"
    text = table("forage", ["city=2 pantry=5", FED], bag, "drawn yellow", waiting=[1])
    assert chances(text) == {"draw yellow": 2, "draw orange": 3, "draw white": 4, "draw purple": 2}
    assert refused(text, "draw blue") == "ratland.forage"
    assert refused(text, "draw black") == "ratland.forage"


@pytest.mark.rule("ratland.forage")
def test_dump_then_city_then_countryside_with_a_full_bag_each() -> None:
    state, events = placed([FED, FED], ["dump=1 countryside=1 city=1 nursery=4", "nursery=7"])
    for text in ("draw white", "draw white", "draw white"):
        events += play(state, text)
    assert every(Filled, events) == [
        Filled(Area.DUMP, FOOD_CARDS[1][0]),
        Filled(Area.CITY, FOOD_CARDS[1][1]),
        Filled(Area.COUNTRYSIDE, FOOD_CARDS[1][2]),
    ]
    assert state.stage is Stage.EVENT


@pytest.mark.rule("ratland.forage")
def test_an_area_without_rats_is_passed_over() -> None:
    state, events = placed([FED, FED], ["countryside=1 nursery=6", "nursery=7"])
    assert every(Filled, events) == [Filled(Area.COUNTRYSIDE, FOOD_CARDS[1][2])]
    assert state.area is Area.COUNTRYSIDE


@pytest.mark.rule("ratland.forage")
def test_what_the_pieces_do() -> None:
    """City of food card 5: orange twice, black, purple; countryside: blue and yellow."""
    state, events = placed([FED, FED], ["city=4 countryside=2 nursery=1", "nursery=7"], food=5)
    pile = state.pile
    for piece in ("orange", "orange", "black", "purple"):
        events += play(state, f"draw {piece}")
    clan = state.clans[0]
    assert (clan.cheese, clan.poisoned, clan.places.city) == (13, 1, 2)
    assert state.pile == pile + 1  # not to the graveyard
    assert clan.graveyard == 0
    for piece in ("blue", "yellow"):
        events += play(state, f"draw {piece}")
    assert every(Foraged, events) == [
        Foraged(
            0,
            Area.CITY,
            4,
            (Piece.ORANGE, Piece.ORANGE, Piece.BLACK, Piece.PURPLE),
            cheese=4,
            poisoned=1,
            lost=0,
            gone=1,
        ),
        Foraged(
            0,
            Area.COUNTRYSIDE,
            2,
            (Piece.BLUE, Piece.YELLOW),
            cheese=1,
            poisoned=0,
            lost=1,
            gone=0,
        ),
    ]
    clan = state.clans[0]
    assert (clan.healthy, clan.poisoned, clan.lost) == (7 + 1 - 3, 1, 1)


@pytest.mark.rule("ratland.forage")
def test_a_white_piece_is_nothing() -> None:
    text = table(
        "forage", ["dump=1 pantry=6 cheese=3", FED], "bag dump yellow=6 white=6", waiting=[1]
    )
    events = told(text, "draw white")
    assert every(Foraged, events) == [
        Foraged(0, Area.DUMP, 1, (Piece.WHITE,), cheese=0, poisoned=0, lost=0, gone=0)
    ]


@pytest.mark.rule("ratland.forage")
def test_whoever_finds_the_bag_empty_draws_nothing() -> None:
    state, events = placed([FED] * 3, ["dump=7", "dump=7", "dump=7"])
    for _ in range(6):
        events += play(state, "draw yellow")
    for _ in range(6):
        events += play(state, "draw white")
    foraged = every(Foraged, events)
    assert [(event.seat, len(event.pieces)) for event in foraged] == [(0, 7), (1, 5), (2, 0)]
    assert len(every(Drew, events)) == 12
    assert state.stage is Stage.EVENT


@pytest.mark.rule("ratland.forage")
def test_a_bag_cannot_hold_more_than_its_card() -> None:
    text = table("forage", ["dump=1 pantry=6", FED], "bag dump yellow=7 white=5", waiting=[1])
    with pytest.raises(ValueError, match="bag"):
        GAME.position(text)
