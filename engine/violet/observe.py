"""What a seat sees, and a state that fits it.

Hidden are Torech's event cards, the order of the deck, and those cards that an effect has moved
secretly: the `view` says of every card where it may be.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any

from ..core.fields import of_kind
from .components import EVENT_CARDS, SEATS, TORECH, Card, EventCard
from .knowledge import DECK, DISCARD, HANDS, View
from .memory import ONLOOKER, Memory
from .play import State
from .state import Ahead, E, Public


@dataclass(slots=True, kw_only=True)
class Observation(Public):
    """A position through one seat's eyes. Pairs are by seat: Violet, Torech."""

    viewer: int | None
    """The seat that looks; None for somebody who looks on."""
    offered: tuple[EventCard | None, ...]
    refused: tuple[EventCard | None, ...]
    chosen: tuple[EventCard | None, ...]
    """Torech's event cards while he chooses; None for whoever may not know them."""
    ahead: tuple[Ahead[EventCard | None], ...]
    view: View
    """All that the viewer knows about the hidden cards."""
    public: View
    """All that everybody knows about them."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's cards, sorted; empty for somebody who looks on."""
        return () if self.viewer is None else tuple(self.view.surely(HANDS[self.viewer]))

    @property
    def known_hands(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """What the viewer knows for certain to be in each hand."""
        violets, torechs = (tuple(self.view.surely(hand)) for hand in HANDS)
        return (violets, torechs)

    @property
    def hand_sizes(self) -> tuple[int, int]:
        """By seat."""
        return self.public.sizes[:2]

    @property
    def deck_size(self) -> int:
        """Cards in the deck."""
        return self.public.size(DECK)

    @property
    def known_top(self) -> tuple[Card, ...]:
        """The deck's topmost cards, as far as the viewer knows them for certain."""
        order, where = self.view.order, self.view.where
        return tuple(takewhile(lambda card: where[card] == DECK, order))

    @property
    def discard(self) -> tuple[Card, ...]:
        """What the viewer knows for certain to be discarded, sorted."""
        return tuple(self.view.surely(DISCARD))

    @property
    def discard_size(self) -> int:
        """Cards in the discard."""
        return self.public.size(DISCARD)


def observe(state: State, viewer: int | None) -> Observation:
    """The state as the seat sees it; None for somebody who only looks on."""
    views = state.memory.views()

    def seen(events: Iterable[EventCard]) -> tuple[EventCard | None, ...]:
        return tuple(event if viewer == TORECH else None for event in events)

    return Observation(
        **of_kind(Public, state),
        viewer=viewer,
        offered=seen(state.offered),
        refused=seen(state.refused),
        chosen=seen(state.chosen),
        ahead=_laid(state.ahead, seen(card.event for card in state.ahead)),
        view=views[ONLOOKER if viewer is None else viewer],
        public=views[ONLOOKER],
    )


def _laid(ahead: Iterable[Ahead[Any]], events: Iterable[E]) -> tuple[Ahead[E], ...]:
    """These events, face down where the others are."""
    return tuple(Ahead(card.space, event) for card, event in zip(ahead, events, strict=True))


def determinize(observation: Observation, random: Random) -> State:
    """A state that fits the observation; what is hidden is dealt at random."""
    state = State(**of_kind(Public, observation))
    _imagine_events(state, observation, random)
    _imagine_cards(state, observation, random)
    _imagine_memory(state, observation)
    return state


def _imagine_events(state: State, observation: Observation, random: Random) -> None:
    """Torech's hidden event cards are any of those that nobody has seen."""
    face_down = tuple(card.event for card in observation.ahead)
    groups = (observation.offered, observation.refused, observation.chosen, face_down)
    seen = {*observation.revealed, *(event for group in groups for event in group)}
    unseen = [event for event in EVENT_CARDS if event not in seen]
    random.shuffle(unseen)
    state.offered, state.refused, state.chosen, events = (
        tuple(unseen.pop() if event is None else event for event in group) for group in groups
    )
    state.ahead = _laid(observation.ahead, events)


def _imagine_cards(state: State, observation: Observation, random: Random) -> None:
    places = observation.view.dealt(random)
    state.hands = [tuple(places[hand]) for hand in HANDS]
    state.discard = tuple(places[DISCARD])
    deck = places[DECK]
    top = [card for card in observation.view.order if card in deck]
    rest = [card for card in deck if card not in top]
    # Somebody else looks at cards on top that the viewer does not know.
    for _ in range(len(top), observation.looked):
        top.append(rest.pop(random.randrange(len(rest))))
    state.deck_top, state.deck_rest = tuple(top), tuple(rest)


def _imagine_memory(state: State, observation: Observation) -> None:
    """The viewer's view is its own; another seat knows what everybody knows, and its own cards."""
    violets, torechs = (
        observation.view if seat == observation.viewer else state.seen_now(seat, observation.public)
        for seat in SEATS
    )
    state.memory = Memory((violets, torechs, observation.public))
