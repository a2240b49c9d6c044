"""Before the first trick: Torech's events, the market, the draft."""

import pytest

from engine.violet import GAME, events
from engine.violet.components import EVENT_CARDS, TORECH, VIOLET, EventCard
from engine.violet.play import State
from tests.telling import only
from tests.violet.forest import chances, let_chance, moves, play, refused, scene

HOWL, GUST, STORM = EventCard.HOWL, EventCard.GUST, EventCard.STORM

OFFERS = (
    *("offer howl", "offer sleeve", "choose howl"),
    *("offer gust", "offer planning", "choose gust"),
    *("offer storm", "offer ingenuity", "choose storm"),
)


def start() -> State:
    return GAME.start(2, {})


@pytest.mark.rule("violet.setup.events")
def test_torech_keeps_one_of_two_event_cards_three_times() -> None:
    state = start()
    assert chances(state) == {f"offer {event}": 1 for event in EVENT_CARDS}
    play(state, "offer howl")
    assert refused(state, "offer howl") == "violet.setup.events"
    play(state, "offer sleeve")
    assert state.to_act == TORECH
    assert moves(state) == {"choose howl", "choose sleeve"}
    assert refused(state, "choose gust") == "violet.setup.events"
    play(state, "choose howl")
    assert "offer sleeve" not in chances(state), "what he refused leaves the game"
    assert len(chances(state)) == 8


@pytest.mark.rule("violet.setup.events")
def test_torech_arranges_them_face_down() -> None:
    state = start()
    play(state, *OFFERS)
    assert len(moves(state, "arrange")) == 6
    assert refused(state, "arrange howl gust gust") == "violet.setup.events"
    play(state, "arrange gust storm howl")
    assert state.ahead == ((-12, GUST), (-7, STORM), (-2, HOWL))


def test_violet_sees_nothing_of_the_event_cards() -> None:
    state, told = start(), []
    for move in (*OFFERS, "arrange gust storm howl"):
        told += play(state, move)
        for viewer in (VIOLET, None):
            seen = repr(GAME.observe(state, viewer))
            assert not any(str(event) in seen for event in (HOWL, GUST, STORM))
    for event in told:
        assert event.seen_by(TORECH) == event
        assert not any(str(card) in repr(event.seen_by(VIOLET)) for card in EVENT_CARDS)
    assert [card.event for card in GAME.observe(state, TORECH).ahead] == [GUST, STORM, HOWL]
    assert [card.event for card in GAME.observe(state, VIOLET).ahead] == [None, None, None]


@pytest.mark.rule("violet.setup.draft")
def test_violet_says_for_each_of_the_four_picks_who_is_first() -> None:
    state = start()
    play(state, *OFFERS, "arrange gust storm howl")
    for number in range(4):
        let_chance(state)
        assert state.to_act == VIOLET
        assert moves(state) == {"first violet", "first torech"}
        first = (VIOLET, TORECH)[number % 2]
        play(state, f"first {('violet', 'torech')[first]}")
        for seat in (first, 1 - first):
            assert state.to_act == seat
            market = set(state.market_cards())
            assert len(market) == 4
            told = play(state, min(moves(state, "pick")))
            assert only(events.Picked, told).seat == seat
            let_chance(state)
            assert len(market - set(state.market_cards())) == 1, "refilled at once"
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert str(state.stage) == "lead"
    assert state.to_act == VIOLET, "Violet leads the first trick"


def test_only_open_cards_can_be_picked() -> None:
    state = scene("draft violet violet", hands="- -")
    assert refused(state, "pick lake1") == "violet.refill"
    assert refused(state, "pick lake9") is None


@pytest.mark.rule("violet.turn")
def test_every_step_has_its_own_moves() -> None:
    state = start()
    for text in ("lead lake1", "advance", "pass", "first violet", "arrange gust storm howl"):
        assert refused(state, text) == "violet.turn"
    state = scene()
    for text in ("follow lake1", "rest", "pick lake9", "swap lake1 lake9", "show", "deal lake9"):
        assert refused(state, text) == "violet.turn"


@pytest.mark.rule("violet.lead")
@pytest.mark.rule("violet.follow")
def test_any_card_of_the_hand_and_only_of_it() -> None:
    state = scene()
    assert moves(state) == {"lead lake1", "lead lake2", "lead lake3", "lead lake4"}
    assert refused(state, "lead mine1") == "violet.lead"
    play(state, "lead lake2")
    assert state.to_act == TORECH
    assert moves(state) == {"follow mine1", "follow mine2", "follow mine3", "follow mine4"}
    assert refused(state, "follow lake1") == "violet.follow"
