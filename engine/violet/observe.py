"""What a seat sees, and imagining the rest.

Hidden are Torech's event cards, the order of the deck, and those cards that an effect has moved
secretly: the `view` says of every card where it may be.
"""

from dataclasses import dataclass
from random import Random
from typing import TypeVar

from engine.violet.components import (
    EVENT_CARDS,
    SEATS,
    TORECH,
    Card,
    EventCard,
    Layout,
    Path,
    Space,
    Suit,
)
from engine.violet.knowledge import DECK, DISCARD, HANDS, View
from engine.violet.memory import ONLOOKER, Memory
from engine.violet.state import Ahead, Bonuses, Position, Step
from engine.violet.trick import Trick


@dataclass(frozen=True, slots=True)
class FaceDown:
    """An event card that lies before the fear; the event is None for whoever may not know it."""

    space: Space
    event: EventCard | None


@dataclass(frozen=True, slots=True)
class Observation:
    """A position through one seat's eyes. Pairs are by seat: Violet, Torech."""

    viewer: int | None
    """The seat that looks; None for somebody who looks on."""
    to_act: int
    """The seat to act, `CHANCE` or `NOBODY`."""
    turn: int
    """The seat that decides, or whose cards chance turns up."""
    step: Step
    leader: int
    """Who leads this trick; while drafting, who picks first."""
    lead: Card | None
    """The led card, until the other follows."""
    trick: Trick | None
    """The last trick, from the moment both cards lie open until the next lead."""
    table: tuple[Card, ...]
    """The cards that lie on the table, the led card first."""
    layout: Layout
    path: Path
    precipices: int
    """How many spaces before the Campfire are the Precipice."""
    fireflies: frozenset[Space]
    violet: Space
    fear: Space
    fuel: int
    out_at: int
    """The lantern is out at so much fuel."""
    penalty: int
    """What the lantern adds to every move of the fear."""
    ring: Space | None
    air: Space | None
    bonuses: Bonuses
    """For each suit who holds its bonus card: a seat, `FREE` or `SPENT`."""
    market: tuple[Card | None, ...]
    """Four places; an empty one waits for the deck."""
    hand: tuple[Card, ...]
    """The viewer's cards, sorted; empty for somebody who looks on."""
    known_hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    """What the viewer knows for certain to be in each hand."""
    open_hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    """What everybody knows for certain to be in each hand."""
    hand_sizes: tuple[int, int]
    deck_size: int
    known_top: tuple[Card, ...]
    """The deck's topmost cards, as far as the viewer knows them for certain."""
    discard: tuple[Card, ...]
    """What the viewer knows for certain to be discarded, sorted."""
    discard_size: int
    fear_discards: tuple[tuple[Card, Card] | None, tuple[Card, Card] | None]
    """Fear Discard 1 and 2: face down, but both players have seen the cards."""
    looked: int
    """How many cards on top of the deck the seat is looking at."""
    waiting: bool
    """Whether the refilling seat's own card still has its effect to come."""
    ingenious: bool
    """Whether Torech fills his hand up to five cards in this refill."""
    offered: tuple[EventCard | None, ...]
    refused: tuple[EventCard | None, ...]
    chosen: tuple[EventCard | None, ...]
    """Torech's event cards while he chooses; None for whoever may not know them."""
    ahead: tuple[FaceDown, ...]
    revealed: tuple[EventCard, ...]
    """Every event card that the fear has reached."""
    pending: tuple[EventCard, ...]
    """Those that happen now; while one is put on a space, it comes first."""
    kept: tuple[EventCard, ...]
    """Those that Torech holds for later."""
    view: View
    """All that the viewer knows about the hidden cards."""
    public: View
    """All that everybody knows about them."""

    @property
    def campfire(self) -> Space:
        """The last space."""
        return len(self.path) - 1

    @property
    def precipice(self) -> Space:
        """The first space of the Precipice."""
        return self.campfire - self.precipices

    @property
    def trump(self) -> Suit | None:
        """The suit of Violet's space."""
        return self.path[self.violet]

    def is_dark(self) -> bool:
        """Whether the lantern is out."""
        return self.fuel <= self.out_at

    def is_caught(self) -> bool:
        """Whether the fear has reached Violet."""
        return self.fear >= self.violet


def observe(position: Position, viewer: int | None) -> Observation:
    """The position as the seat sees it; None for somebody who only looks on."""
    views = position.memory.views()
    view, public = views[ONLOOKER if viewer is None else viewer], views[ONLOOKER]
    knows_events = viewer == TORECH

    def masked(events: tuple[EventCard, ...]) -> tuple[EventCard | None, ...]:
        return events if knows_events else (None,) * len(events)

    return Observation(
        viewer=viewer,
        to_act=position.to_act,
        turn=position.turn,
        step=position.step,
        leader=position.leader,
        lead=position.lead,
        trick=position.trick,
        table=position.table,
        layout=position.layout,
        path=position.path,
        precipices=position.precipices,
        fireflies=position.fireflies,
        violet=position.violet,
        fear=position.fear,
        fuel=position.fuel,
        out_at=position.out_at,
        penalty=position.penalty(),
        ring=position.ring,
        air=position.air,
        bonuses=position.bonuses,
        market=position.market,
        hand=() if viewer is None else position.hands[viewer],
        known_hands=_hands(view),
        open_hands=_hands(public),
        hand_sizes=(view.size(HANDS[0]), view.size(HANDS[1])),
        deck_size=position.deck_size,
        known_top=_certain_top(view),
        discard=tuple(view.surely(DISCARD)),
        discard_size=len(position.discard),
        fear_discards=position.fear_discards,
        looked=position.looked,
        waiting=position.waiting,
        ingenious=position.ingenious,
        offered=masked(position.offered),
        refused=masked(position.refused),
        chosen=masked(position.chosen),
        ahead=tuple(
            FaceDown(space, event if knows_events else None) for space, event in position.ahead
        ),
        revealed=position.revealed,
        pending=position.pending,
        kept=position.kept,
        view=view,
        public=public,
    )


def _hands(view: View) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return (tuple(view.surely(HANDS[0])), tuple(view.surely(HANDS[1])))


def _certain_top(view: View) -> tuple[Card, ...]:
    for count, card in enumerate(view.order):
        if view.where[card] != DECK:
            return view.order[:count]
    return view.order


P = TypeVar("P", bound=Position)


def determinize(observation: Observation, random: Random, kind: type[P]) -> P:
    """A position of this kind that fits the observation; what is hidden is dealt at random."""
    position = kind(observation.layout)
    position.step = observation.step
    position.turn = observation.turn
    position.leader = observation.leader
    position.lead = observation.lead
    position.trick = observation.trick
    position.path = observation.path
    position.precipices = observation.precipices
    position.fireflies = observation.fireflies
    position.violet = observation.violet
    position.fear = observation.fear
    position.fuel = observation.fuel
    position.out_at = observation.out_at
    position.ring = observation.ring
    position.air = observation.air
    position.bonuses = observation.bonuses
    position.market = observation.market
    position.fear_discards = observation.fear_discards
    position.looked = observation.looked
    position.waiting = observation.waiting
    position.ingenious = observation.ingenious
    position.revealed = observation.revealed
    position.pending = observation.pending
    position.kept = observation.kept
    _imagine_events(position, observation, random)
    _imagine_cards(position, observation, random)
    _imagine_memory(position, observation)
    return position


def _imagine_events(position: Position, observation: Observation, random: Random) -> None:
    """Torech's hidden event cards are any of those that nobody has seen."""
    face_down = tuple(card.event for card in observation.ahead)
    groups = (observation.offered, observation.refused, observation.chosen, face_down)
    seen = {*observation.revealed, *(event for group in groups for event in group)}
    unseen = [event for event in EVENT_CARDS if event not in seen]
    random.shuffle(unseen)
    position.offered, position.refused, position.chosen, events = (
        tuple(unseen.pop() if event is None else event for event in group) for group in groups
    )
    position.ahead = tuple(
        Ahead(card.space, event) for card, event in zip(observation.ahead, events, strict=True)
    )


def _imagine_cards(position: Position, observation: Observation, random: Random) -> None:
    places = observation.view.dealt(random)
    position.hands = [tuple(places[hand]) for hand in HANDS]
    position.discard = tuple(places[DISCARD])
    deck = places[DECK]
    top = [card for card in observation.view.order if card in deck]
    rest = [card for card in deck if card not in top]
    # Somebody else looks at cards on top that the viewer does not know.
    for _ in range(len(top), observation.looked):
        top.append(rest.pop(random.randrange(len(rest))))
    position.deck_top, position.deck_rest = tuple(top), tuple(rest)


def _imagine_memory(position: Position, observation: Observation) -> None:
    """The viewer's view is its own; another seat knows what everybody knows, and its own cards."""
    violets, torechs = (
        observation.view
        if seat == observation.viewer
        else position.seen_now(seat, observation.public)
        for seat in SEATS
    )
    position.memory = Memory((violets, torechs, observation.public))
