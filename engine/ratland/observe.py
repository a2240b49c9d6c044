"""What a seat sees, and imagining the rest.

Hidden are the placements of the others until the last one is in, and the order of both decks.
Everything else lies on the table: rats, cheese, and which cards are still to come.
"""

from dataclasses import dataclass
from random import Random

from engine.ratland.components import (
    Area,
    Bag,
    Clan,
    EventCard,
    Piece,
    events_to_come,
    food_to_come,
)
from engine.ratland.moves import Place
from engine.ratland.state import P, Position, Step


@dataclass(frozen=True, slots=True)
class Observation:
    """A position through one seat's eyes. Lists are by seat."""

    viewer: int | None
    """The seat that looks; None for somebody who looks on."""
    to_act: int
    """The seat to act, `CHANCE` or `NOBODY`."""
    step: Step
    active: int
    """The seat with the active player's card, who comes first in every tie."""
    waiting: tuple[int, ...]
    """The seats that still have to decide, or to draw, in this step, in order."""
    clans: tuple[Clan, ...]
    """Everything each clan owns; while rats are placed they all stand in the pantry."""
    pile: int
    """Rats in the common pile."""
    events: tuple[EventCard, ...]
    """The event cards revealed so far; the last one is in force."""
    food: tuple[int, ...]
    """The food cards revealed so far; the last one is in force."""
    first_game: bool
    """Whether the food cards come by their numbers."""
    choice: Place | None
    """The viewer's own placement, behind its screen."""
    placed: tuple[bool, ...]
    """Who has placed; where, nobody sees before the last one has."""
    area: Area | None
    """The area that is searched."""
    bag: Bag
    """What is left in the bag."""
    drawn: tuple[Piece, ...]
    """What the first of the waiting seats has drawn in this area, in order."""

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first."""
        return len(self.events)

    @property
    def event(self) -> EventCard | None:
        """The event of the turn."""
        return self.events[-1] if self.events else None

    @property
    def events_to_come(self) -> tuple[EventCard, ...]:
        """The event cards any of which may be the next."""
        return events_to_come(self.events)

    @property
    def food_to_come(self) -> tuple[int, ...]:
        """The food cards any of which may be the next."""
        return food_to_come(self.food, self.first_game)


def observe(position: Position, viewer: int | None) -> Observation:
    """The position as the seat sees it; None for somebody who only looks on."""
    return Observation(
        viewer=viewer,
        to_act=position.to_act,
        step=position.step,
        active=position.active,
        waiting=position.waiting,
        clans=tuple(position.clans),
        pile=position.pile,
        events=position.events,
        food=position.food,
        first_game=position.first_game,
        choice=None if viewer is None else position.choices[viewer],
        placed=tuple(choice is not None for choice in position.choices),
        area=position.area,
        bag=position.bag,
        drawn=position.drawn,
    )


def determinize(observation: Observation, random: Random, kind: type[P]) -> P:
    """A position of this kind that fits the observation; the others place at random."""
    position = kind(len(observation.clans), observation.first_game)
    position.step = observation.step
    position.active = observation.active
    position.waiting = observation.waiting
    position.clans = list(observation.clans)
    position.pile = observation.pile
    position.events = observation.events
    position.food = observation.food
    position.area = observation.area
    position.bag = observation.bag
    position.drawn = observation.drawn
    position.choices = tuple(
        None
        if not placed
        else observation.choice
        if seat == observation.viewer
        else position.placements(seat).choose(random)
        for seat, placed in enumerate(observation.placed)
    )
    return position
