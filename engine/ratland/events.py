"""What can happen in the sewer: the one source of the log, the voice and the motion.

Seats are numbers from 0. Every sum of the seven phases is here, so that a table can show it.
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.game import OpenEvent
from engine.ratland.components import Area, Bag, EventCard, Piece, Places
from engine.ratland.moves import Place


@dataclass(frozen=True, slots=True)
class Started(OpenEvent):
    """This clan is the first active player."""

    name: ClassVar = "started"
    seat: int


@dataclass(frozen=True, slots=True)
class Passed(OpenEvent):
    """The active player's card went on to this clan."""

    name: ClassVar = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(OpenEvent):
    """A turn began with this event card."""

    name: ClassVar = "revealed"
    card: EventCard
    turn: int
    """The number of the turn, from 1; for the end of the game, of the turn not played."""


@dataclass(frozen=True, slots=True)
class Served(OpenEvent):
    """This food card is in force for the turn."""

    name: ClassVar = "served"
    card: int


@dataclass(frozen=True, slots=True)
class Gained(OpenEvent):
    """Cheese from the common supply (ratland.event.abundance)."""

    name: ClassVar = "gained"
    seat: int
    cheese: int


@dataclass(frozen=True, slots=True)
class Visited(OpenEvent):
    """A rat from the common pile joined the clan (ratland.event.cousin)."""

    name: ClassVar = "visited"
    seat: int


@dataclass(frozen=True, slots=True)
class Gave(OpenEvent):
    """The largest clan gave a rat to the smallest (ratland.event.drunk)."""

    name: ClassVar = "gave"
    seat: int
    receiver: int


@dataclass(frozen=True, slots=True)
class Hid(OpenEvent):
    """One cheese is safe in the nursery (ratland.event.alarm)."""

    name: ClassVar = "hid"
    seat: int


@dataclass(frozen=True, slots=True)
class Released(OpenEvent):
    """A rat left the graveyard for the common pile (ratland.event.holy-rat)."""

    name: ClassVar = "released"
    seat: int


@dataclass(frozen=True, slots=True)
class Declined(OpenEvent):
    """The clan did not do what the event allows."""

    name: ClassVar = "declined"
    seat: int
    card: EventCard


@dataclass(frozen=True, slots=True)
class Placed:
    """A clan has placed its rats behind its screen; only its owner knows where (else None)."""

    name: ClassVar = "placed"
    seat: int
    place: Place | None

    def seen_by(self, viewer: int | None) -> "Placed":
        return self if viewer == self.seat else replace(self, place=None)


@dataclass(frozen=True, slots=True)
class Unveiled(OpenEvent):
    """The screens are gone: the places of every clan, by seat."""

    name: ClassVar = "unveiled"
    places: tuple[Places, ...]


@dataclass(frozen=True, slots=True)
class Attacked(OpenEvent):
    """A pipe with rats in it was counted against the guards. Zero or less steals nothing.

    Between two clans a duel is told once, from the side of the larger.
    """

    name: ClassVar = "attacked"
    seat: int
    victim: int
    pipe: str
    """`left` or `right`, as the attacker sees it."""
    attackers: int
    """The rats in the pipe, and one more in massive attacks."""
    guards: int
    """The victim's rats in the pantry; between two clans, in the pipe that faces the attack."""


@dataclass(frozen=True, slots=True)
class Stole(OpenEvent):
    """Cheese went from the victim to the thief, for one attack."""

    name: ClassVar = "stole"
    seat: int
    victim: int
    pipe: str
    due: int
    """What the attack was entitled to."""
    cheese: int
    """What it got; less when the victim had too little."""


@dataclass(frozen=True, slots=True)
class Bred(OpenEvent):
    """Young rats in the nursery."""

    name: ClassVar = "bred"
    seat: int
    parents: int
    """The rats in the nursery, who are entitled to one each."""
    born: int
    """Fewer when the common pile ran out."""


@dataclass(frozen=True, slots=True)
class Returned(OpenEvent):
    """The poisoned and lost rats of the turn before came home to the pantry."""

    name: ClassVar = "returned"
    seat: int
    poisoned: int
    lost: int


@dataclass(frozen=True, slots=True)
class Filled(OpenEvent):
    """The bag was filled for an area."""

    name: ClassVar = "filled"
    area: Area
    bag: Bag


@dataclass(frozen=True, slots=True)
class Drew(OpenEvent):
    """A rat drew a piece from the bag."""

    name: ClassVar = "drew"
    seat: int
    area: Area
    piece: Piece


@dataclass(frozen=True, slots=True)
class ThrewBack(OpenEvent):
    """A piece just drawn went back into the bag (ratland.event.helmet)."""

    name: ClassVar = "threw-back"
    seat: int
    area: Area
    piece: Piece


@dataclass(frozen=True, slots=True)
class Foraged(OpenEvent):
    """A clan is done with an area: what its rats brought and what befell them."""

    name: ClassVar = "foraged"
    seat: int
    area: Area
    rats: int
    """The rats it had sent."""
    pieces: tuple[Piece, ...]
    """What they kept; fewer than the rats when the bag ran out."""
    cheese: int
    poisoned: int
    lost: int
    gone: int
    """Rats back to the common pile."""


@dataclass(frozen=True, slots=True)
class Fed(OpenEvent):
    """A clan paid for its food."""

    name: ClassVar = "fed"
    seat: int
    rats: int
    """The rats in the sewer."""
    needed: int
    paid: int


@dataclass(frozen=True, slots=True)
class Starved(OpenEvent):
    """Rats went to the graveyard, one for each cheese that was missing."""

    name: ClassVar = "starved"
    seat: int
    healthy: int
    poisoned: int


@dataclass(frozen=True, slots=True)
class Ended(OpenEvent):
    """The game is over."""

    name: ClassVar = "ended"


Event = (
    Started
    | Passed
    | Revealed
    | Served
    | Gained
    | Visited
    | Gave
    | Hid
    | Released
    | Declined
    | Placed
    | Unveiled
    | Attacked
    | Stole
    | Bred
    | Returned
    | Filled
    | Drew
    | ThrewBack
    | Foraged
    | Fed
    | Starved
    | Ended
)
