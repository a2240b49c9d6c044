"""What lies face up at the pond, and what only its owner knows."""

from random import Random

from engine.bullfrogs.components import Colour
from engine.bullfrogs.events import Drew
from engine.bullfrogs.game import GAME
from tests.bullfrogs.pond import START, after, told

G, B = Colour.GREEN, Colour.BLUE
TABLE = f"GB G play; {START}; hands G234 B344; piles G33 B22"


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    green = GAME.observe(after(TABLE), 0)
    assert green.hand == (2, 3, 4)
    assert (green.hand_sizes[B], green.pile_sizes[B]) == (3, 2)
    assert GAME.observe(after(TABLE), None).hand == ()


def test_who_counts_knows_which_cards_are_still_to_come_but_not_where() -> None:
    green = GAME.observe(after(TABLE), 0)
    assert green.unseen[G] == (3, 3)
    assert green.unseen[B] == (2, 2, 3, 4, 4)
    swapped = f"GB G play; {START}; hands G234 B224; piles G33 B34"
    assert GAME.observe(after(swapped), 0) == green
    assert GAME.observe(after(swapped), None) == GAME.observe(after(TABLE), None)
    assert GAME.observe(after(swapped), 1) != GAME.observe(after(TABLE), 1)


def test_imagining_deals_the_unseen_cards_in_every_way() -> None:
    green, random = GAME.observe(after(TABLE), 0), Random(1)
    imagined = [GAME.determinize(green, random) for _ in range(200)]
    assert all(state.hands[G] == (2, 3, 4) for state in imagined)
    hands = {state.hands[B] for state in imagined}
    assert hands == {(2, 2, 3), (2, 2, 4), (2, 3, 4), (2, 4, 4), (3, 4, 4)}


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    end = f"GB G end; {START}; hands G23 B344; piles G4 B22"
    drew = told(end, "end", "draw 4")[0]
    assert drew == Drew(G, 0, 4)
    assert drew.seen_by(0) == drew
    assert drew.seen_by(1) == drew.seen_by(None) == Drew(G, 0, None)
