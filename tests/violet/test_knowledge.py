"""What a perfectly attentive player knows, and that imagining the rest fits it."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from engine.core.match import HUMAN, Match, Player
from engine.violet import GAME, knowledge
from engine.violet.components import SEATS, TORECH, VIOLET
from engine.violet.knowledge import (
    DECK,
    DISCARD,
    OPEN,
    PLACES,
    TORECHS_HAND,
    VIOLETS_HAND,
    Bound,
    View,
)
from engine.violet.play import State
from tests.violet.forest import cards, let_chance, moves, names, play, scene

CERTAIN = (OPEN, *PLACES)

PLAIN = "lake1,lake2,lake3 mine1,mine2,mine3"


def refill(step: str, led: str, **sections: str) -> State:
    """Torech led this card, won against the Forest 8, and refills."""
    said = {"hands": PLAIN, "discard": f"{led},forest8"} | sections
    return scene(f"{step} torech torech", trick=f"torech - {led} forest8", **said)


def known(state: State, viewer: int | None, seat: int) -> str:
    return names(GAME.observe(state, viewer).known_hands[seat])


def imagined_hands(state: State, viewer: int, seat: int, times: int = 200) -> Counter[str]:
    random, observation = Random(8), GAME.observe(state, viewer)
    return Counter(names(GAME.determinize(observation, random).hands[seat]) for _ in range(times))


def test_whoever_watches_knows_both_hands_as_long_as_all_moves_are_open() -> None:
    state = scene(
        "pick torech torech",
        hands=PLAIN,
        trick="torech - mountain8 forest8",
        discard="mountain8,forest8",
    )
    play(state, "pick lake9", "deal lake4", "pick lake4", "deal lake5", "lead lake9")
    for viewer in (VIOLET, TORECH, None):
        assert known(state, viewer, VIOLET) == "lake1 lake2 lake3 lake4"
        assert known(state, viewer, TORECH) == "mine1 mine2 mine3"


def test_after_a_2_the_other_knows_that_at_least_one_old_card_was_kept() -> None:
    state = refill("draw", "mountain2")
    play(state, "draw lake4", "draw lake5", "draw lake6", "keep lake4 lake5 lake6 mine1")
    assert known(state, TORECH, TORECH) == "lake4 lake5 lake6 mine1"
    assert known(state, VIOLET, TORECH) == ""
    assert known(state, None, TORECH) == ""
    hands = imagined_hands(state, VIOLET, TORECH)
    assert len(hands) > 50
    for hand in hands:
        assert set(hand.split()) & {"mine1", "mine2", "mine3"}
        assert not set(hand.split()) & {"mine9", "lake1", "forest8", "mountain2"}


def test_who_used_a_2_knows_which_cards_are_back_in_the_deck() -> None:
    state = refill("draw", "mountain2")
    play(state, "draw lake4", "draw lake5", "draw lake6", "keep lake4 lake5 mine1 mine2")
    view = GAME.observe(state, TORECH).view
    assert set(cards("lake6 mine3")) <= set(view.surely(DECK))
    assert imagined_hands(state, TORECH, VIOLET) == {"lake1 lake2 lake3": 200}


def test_after_a_3_only_one_knows_the_top_of_the_deck() -> None:
    state = refill("look", "mountain3")
    play(state, *(f"look {card}" for card in ("lake4", "lake5", "lake6", "lake7", "lake8")))
    assert names(GAME.observe(state, TORECH).known_top) == "lake4 lake5 lake6 lake7 lake8"
    assert GAME.observe(state, VIOLET).known_top == ()
    play(state, "take lake6")
    assert names(GAME.observe(state, TORECH).known_top) == "lake4 lake5 lake7 lake8"
    assert known(state, VIOLET, TORECH) == "mine1 mine2 mine3"
    random = Random(2)
    for _ in range(20):
        imagined = GAME.determinize(GAME.observe(state, TORECH), random)
        assert names(imagined.deck_top) == "lake4 lake5 lake7 lake8"
    assert len(imagined_hands(state, VIOLET, TORECH)) > 10


def test_a_card_dealt_from_the_top_tells_what_was_taken() -> None:
    """Violet knows the top of the deck, Torech takes one of it, the market shows which."""
    state = refill(
        "look", "mountain3", top="lake4,lake5,lake6,lake7", violet="top:lake4,lake5,lake6,lake7"
    )
    assert names(GAME.observe(state, VIOLET).known_top) == "lake4 lake5 lake6 lake7"
    let_chance(state)
    play(state, "take lake4")
    hands = imagined_hands(state, VIOLET, TORECH)
    assert hands.keys() >= {f"lake{value} mine1 mine2 mine3" for value in (4, 5, 6, 7)}
    play(state, "pick mine9", "deal lake5")
    assert known(state, VIOLET, TORECH) == "lake4 mine1 mine2 mine3"
    assert names(GAME.observe(state, VIOLET).known_top) == "lake6 lake7"


def test_after_a_4_the_other_knows_that_at_most_one_card_changed() -> None:
    for choice in ("swap mine1 lake7", "pass"):
        state = refill("consult", "mountain4", discard="mountain4,forest8,lake7")
        play(state, "consult", choice)
        assert known(state, VIOLET, TORECH) == ""
        assert GAME.observe(state, VIOLET).discard == ()
        hands = imagined_hands(state, VIOLET, TORECH, 500)
        old = {"mine1", "mine2", "mine3"}
        assert all(len(old & set(hand.split())) >= 2 for hand in hands)
        assert len(hands) == 1 + 3 * 3, "nothing, or one of three for one of three"


def test_whether_a_4_swapped_is_a_secret() -> None:
    told = []
    for choice in ("swap mine1 lake7", "pass"):
        state = refill("consult", "mountain4", discard="mountain4,forest8,lake7")
        events = play(state, "consult", choice)
        told.append([event.seen_by(VIOLET) for event in events])
        assert str(GAME.observe(state, VIOLET)).count("mine1") == 0
    assert told[0] == told[1]


def test_a_look_through_the_discard_tells_what_the_other_has_fetched() -> None:
    state = refill("consult", "mountain4", discard="mountain4,forest8,lake7")
    play(state, "consult", "swap mine1 lake7")
    view = GAME.observe(state, VIOLET).view.shown(DISCARD, cards("mountain4 forest8 mine1"))
    assert names(tuple(view.surely(TORECHS_HAND))) == "lake7 mine2 mine3"


@pytest.mark.rule("violet.effect.7")
def test_a_7_tells_what_the_hand_holds_but_not_what_is_gained_in_secret() -> None:
    state = scene(
        "show torech torech",
        hands=PLAIN,
        trick="torech - mountain2 forest7",
        discard="mountain2,forest7",
        violet="mine1:tk lake4:tk 1t:lake4,mine1",
    )
    assert known(state, VIOLET, TORECH) == "mine2 mine3"
    play(state, "show")
    assert known(state, VIOLET, TORECH) == "mine1 mine2 mine3"
    let_chance(state)
    assert known(state, VIOLET, TORECH) == "mine1 mine2 mine3", "what the 2 draws stays hidden"
    play(state, min(moves(state)))
    assert known(state, VIOLET, TORECH) == ""


def test_fear_discards_lie_face_down_but_nobody_forgets_them() -> None:
    state = scene(feared="lake8,mine8 -")
    for viewer in (VIOLET, TORECH, None):
        assert GAME.observe(state, viewer).fear_discards == (cards("lake8 mine8"), None)


def test_a_new_deck_keeps_what_is_known_about_the_discard() -> None:
    view = View(where=(OPEN, *(DISCARD,) * 35), sizes=(0, 0, 0, 35)).recycled()
    assert view.surely(DECK) == list(range(1, 36))
    assert view.sizes == (0, 0, 35, 0)


def test_a_deal_that_fits_is_found_even_where_few_do() -> None:
    """Three cards for three places, and bounds that leave one way out."""
    a, b, c = cards("lake1 lake2 lake3")
    where = [OPEN] * 36
    where[a], where[b], where[c] = TORECHS_HAND | DECK, TORECHS_HAND | DECK, DECK | DISCARD
    bounds = (Bound(frozenset({a, b}), DECK, 1), Bound(frozenset({a}), TORECHS_HAND, 1))
    view = View(tuple(where), bounds, (), (0, 1, 1, 1))
    for seed in range(20):
        dealt = view.dealt(Random(seed))
        assert dealt == {PLACES[0]: [], TORECHS_HAND: [a], DECK: [b], DISCARD: [c]}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is dealt has to fit at the first try."""
    monkeypatch.setattr(knowledge, "TRIES", 1)
    monkeypatch.delattr(knowledge, "_deal_surely")


def in_doubt(count: int, hand: int, *bounds: Bound) -> View:
    """Of so many cards some are in Torech's hand, the others in the deck."""
    where = (*(TORECHS_HAND | DECK,) * count, *(OPEN,) * (36 - count))
    return View(where, bounds, (), (0, hand, count - hand, 0))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    "view",
    [
        in_doubt(4, 2, Bound(frozenset({0, 1}), DECK, 1)),
        in_doubt(6, 3, Bound(frozenset({0, 1, 2}), DECK, 2)),
        in_doubt(6, 3, Bound(frozenset({0, 1, 2}), TORECHS_HAND, 2)),
        in_doubt(8, 3, Bound(frozenset({0, 1, 2, 3}), TORECHS_HAND, 2)),
        in_doubt(
            6, 2, Bound(frozenset({0, 1}), TORECHS_HAND, 1), Bound(frozenset({2, 3}), DECK, 2)
        ),
        in_doubt(
            7, 2, Bound(frozenset({0, 1}), TORECHS_HAND, 1), Bound(frozenset({4, 5, 6}), DECK, 2)
        ),
        in_doubt(
            6,
            2,
            Bound(frozenset({0, 1}), TORECHS_HAND, 1),
            Bound(frozenset({2, 3}), TORECHS_HAND, 1),
        ),
        in_doubt(
            6,
            3,
            Bound(frozenset({0, 1}), TORECHS_HAND, 1),
            Bound(frozenset({0, 1, 2}), TORECHS_HAND, 2),
        ),
    ],
)
def test_a_deal_gives_each_place_what_is_known_of_it_before_the_rest(view: View) -> None:
    """At once; and among those that fit it does not prefer one."""
    dealt = Counter(tuple(view.dealt(Random(seed))[TORECHS_HAND]) for seed in range(300))
    fitting = {
        hand
        for hand in combinations([card for card in range(36) if view.where[card]], view.sizes[1])
        if all(
            least <= sum((card in hand) == (place == TORECHS_HAND) for card in bound)
            for bound, place, least in view.bounds
        )
    }
    assert set(dealt) == fitting


@pytest.mark.parametrize("seed", range(20))
def test_a_deal_takes_back_what_leaves_no_way_out(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(knowledge, "TRIES", 0)
    view = in_doubt(6, 3, *(Bound(frozenset(pair), DECK, 1) for pair in ((0, 1), (1, 2), (0, 2))))
    dealt = view.dealt(Random(seed))
    assert [len(dealt[place]) for place in PLACES] == [0, 3, 3, 0]
    assert len({0, 1, 2} & set(dealt[DECK])) >= 2


def test_where_no_deal_fits_none_is_made_up() -> None:
    """Of three cards one is in the hand and two in the deck, but three are said to be in it."""
    view = in_doubt(3, 1, Bound(frozenset({0, 1, 2}), DECK, 3))
    with pytest.raises(ValueError, match="no deal fits"):
        view.dealt(Random(1))


MAYBE = TORECHS_HAND | DECK


def test_a_card_that_is_drawn_tells_of_those_that_would_lie_above_it() -> None:
    """Above b lay a, unless Torech holds it; below it c lies, or Torech holds it."""
    where = (MAYBE, DECK, MAYBE, *(OPEN,) * 33)
    view = View(where, (), (0, 1, 2), (0, 1, 2, 0))
    drawn = view.moved(1, DECK, OPEN)
    assert drawn.where[:3] == (TORECHS_HAND, OPEN, DECK)
    seen = view.looked(1, 0)
    assert seen.where[:3] == (TORECHS_HAND, DECK, DECK)
    assert seen.order == (1, 2)
    wide = View((MAYBE, DECK, MAYBE, MAYBE, *(OPEN,) * 32), (), (0, 1, 2), (0, 2, 2, 0))
    assert wide.looked(1, 0).where[:4] == (TORECHS_HAND, DECK, MAYBE, MAYBE)


def test_a_card_from_the_top_is_one_of_those_that_are_known_to_lie_there() -> None:
    view = View((DECK,) * 4 + (OPEN,) * 32, (), (0, 1, 2), (0, 0, 4, 0))
    drawn = view.unseen(DECK, TORECHS_HAND, among=2)
    assert drawn.where[:4] == (MAYBE, MAYBE, DECK, DECK)


def test_what_is_known_of_other_cards_is_kept_when_one_is_drawn_from_the_top() -> None:
    hand = VIOLETS_HAND | DECK
    below = Bound(frozenset({1, 2}), DECK, 1)
    view = View((DECK, hand, hand, hand, *(OPEN,) * 32), (below,), (0,), (2, 0, 2, 0))
    drawn = view.unseen(DECK, TORECHS_HAND, among=1)
    assert drawn.where[0] == TORECHS_HAND
    assert drawn.bounds == (below,)


def test_a_bound_speaks_of_cards_that_can_be_there() -> None:
    view = in_doubt(5, 3, Bound(frozenset({0, 1, 2}), DECK, 1)).shown(DISCARD, [])
    assert view.bounds == (Bound(frozenset({0, 1, 2}), DECK, 1),)
    held = list(view.where)
    held[2] = TORECHS_HAND
    (bound,) = replace(view, where=tuple(held)).shown(DISCARD, []).bounds
    assert bound == Bound(frozenset({0, 1}), DECK, 1)


def test_a_new_deck_changes_nothing_of_what_is_known_of_a_hand() -> None:
    discarded = VIOLETS_HAND | DISCARD
    hand = Bound(frozenset({0, 1}), VIOLETS_HAND, 1)
    view = View((discarded,) * 5 + (OPEN,) * 31, (hand,), (), (2, 0, 0, 3)).recycled()
    assert view.bounds == (hand,)
    assert view.where[:5] == (VIOLETS_HAND | DECK,) * 5


def test_what_everybody_knows_a_seat_knows_too() -> None:
    """Where a card can be, and what holds for several together, whatever it knew before."""
    below = Bound(frozenset({0, 1}), DECK, 1)
    for count in (6, 36):
        view, known = in_doubt(count, 3), in_doubt(count, 3, below)
        assert view.joined(known).bounds == (below,)
        assert known.joined(view) is known
        open_to_all = replace(view, where=(DECK, *view.where[1:]))
        assert view.joined(open_to_all).where == open_to_all.where
        assert known.joined(open_to_all).where[0] == DECK
    assert in_doubt(2, 1).joined(in_doubt(2, 1)) == in_doubt(2, 1)


def test_where_every_card_is_in_doubt_each_is_dealt_to_one_place() -> None:
    dealt = in_doubt(36, 5).dealt(Random(1))
    assert [len(dealt[place]) for place in PLACES] == [0, 5, 31, 0]


def random_states(seed: int) -> list[State]:
    random, state = Random(seed), GAME.start(2, {})
    states = []
    while state.outcome() is None:
        state.memory.views()  # what is remembered once need not be worked out again in each copy
        states.append(state.copy())
        options = [*state.moves(), *(move for move, _ in state.chance())]
        state.play(random.choice(options))
    return states


def true_places(state: State) -> dict[int, int]:
    deck = (*state.deck_top, *state.deck_rest)
    piles = zip(PLACES, (*state.hands, deck, state.discard), strict=True)
    return {card: place for place, pile in piles for card in pile}


@pytest.mark.parametrize("seed", range(12))
def test_knowledge_is_never_wrong(seed: int) -> None:
    for state in random_states(seed):
        truth = true_places(state)
        for viewer in (*SEATS, None):
            view = GAME.observe(state, viewer).view
            for card, places in enumerate(view.where):
                assert places & truth.get(card, OPEN) or places == truth.get(card, OPEN)
            for bound in view.bounds:
                assert sum(truth.get(card) == bound.place for card in bound.cards) >= bound.least
            on_top = tuple(card for card in view.order if truth.get(card) == DECK)
            assert state.deck_top[: len(on_top)] == on_top
            if viewer is not None:
                assert tuple(view.surely(PLACES[viewer])) == state.hands[viewer]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_imagined_gives_the_same_observation_and_the_same_moves(seed: int) -> None:
    random = Random(seed)
    for state in random_states(seed):
        for viewer in (*SEATS, None):
            observation = GAME.observe(state, viewer)
            imagined = GAME.determinize(observation, random)
            assert GAME.observe(imagined, viewer) == observation
            if state.to_act == viewer:
                assert list(imagined.moves()) == list(state.moves())


def test_a_seats_own_move_never_shows_it_anything_hidden() -> None:
    """Whatever is turned up is turned up by chance, and undo never crosses that."""
    for seed in range(6):
        match = Match(GAME, [Player(HUMAN, "Ana"), Player(HUMAN, "Bia")], {}, deal=str(seed))
        random = Random(seed)
        while match.state.outcome() is None:
            mover, before = match.state.to_act, match.state.copy()
            if mover not in SEATS:
                match.roll()
                continue
            match.play(random.choice(list(match.state.moves())))
            old, new = GAME.observe(before, mover), match.observe(mover)
            assert old.revealed == new.revealed
            doubts = [card for card, places in enumerate(old.view.where) if places not in CERTAIN]
            assert [card for card in doubts if new.view.where[card] in CERTAIN] == []


def test_the_viewer_never_meets_a_card_in_two_places() -> None:
    for state in random_states(20):
        observation = GAME.observe(state, VIOLET)
        seen = [*observation.hand, *observation.known_hands[TORECH], *observation.trick_cards]
        seen += [card for card in observation.market if card is not None]
        seen += [card for pair in observation.fear_discards if pair for card in pair]
        seen += [*observation.discard, *observation.known_top]
        assert len(set(seen)) == len(seen)
