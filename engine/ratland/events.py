"""What can happen in the sewer: the one source of the log, the voice and the motion.

Seats are numbers from 0. Every sum of the seven phases is here, so that a table can show it.
"""

from ..core.event import Happening, Secret
from .components import Area, Bag, EventCard, Piece, Places
from .moves import Place


class Event(Happening):
    """Any of these."""


class Started(Event):
    """This clan is the first active player."""

    seat: int


class Passed(Event):
    """The active player's card went on to this clan."""

    seat: int


class Revealed(Event):
    """A turn began with this event card."""

    card: EventCard
    turn: int
    """The number of the turn, from 1; for the end of the game, of the turn not played."""


class Served(Event):
    """This food card is in force for the turn."""

    card: int


class Gained(Event):
    """Cheese from the common supply (ratland.event.abundance)."""

    seat: int
    cheese: int


class Visited(Event):
    """A rat from the common pile joined the clan (ratland.event.cousin)."""

    seat: int


class Gave(Event):
    """The largest clan gave a rat to the smallest (ratland.event.drunk)."""

    seat: int
    receiver: int


class Hid(Event):
    """One cheese is safe in the nursery (ratland.event.alarm)."""

    seat: int


class Released(Event):
    """A rat left the graveyard for the common pile (ratland.event.holy-rat)."""

    seat: int


class Declined(Event):
    """The clan did not do what the event allows."""

    seat: int
    card: EventCard


class Placed(Event):
    """A clan has placed its rats behind its screen; only its owner knows where (else None)."""

    seat: int
    place: Secret[Place]


class Unveiled(Event):
    """The screens are gone: the places of every clan, by seat."""

    places: tuple[Places, ...]


class Attacked(Event):
    """A pipe with rats in it was counted against the guards, and cheese went to the attacker.

    Between two clans a duel is told once, from the side of the larger.
    """

    seat: int
    victim: int
    pipe: str
    """`left` or `right`, as the attacker sees it."""
    attackers: int
    """The rats in the pipe, and one more in massive attacks."""
    guards: int
    """The victim's rats in the pantry; between two clans, in the pipe that faces the attack."""
    cheese: int
    """What was stolen; less than `due` when the victim had too little."""

    @property
    def due(self) -> int:
        """What the attack was entitled to: one for each attacker more than the guards."""
        return max(0, self.attackers - self.guards)


class Bred(Event):
    """Young rats in the nursery."""

    seat: int
    parents: int
    """The rats in the nursery, who are entitled to one each."""
    born: int
    """Fewer when the common pile ran out."""


class Returned(Event):
    """The poisoned and lost rats of the turn before came home to the pantry."""

    seat: int
    poisoned: int
    lost: int


class Filled(Event):
    """The bag was filled for an area."""

    area: Area
    bag: Bag


class Drew(Event):
    """A rat drew a piece from the bag."""

    seat: int
    area: Area
    piece: Piece


class ThrewBack(Event):
    """A piece just drawn went back into the bag (ratland.event.helmet)."""

    seat: int
    area: Area
    piece: Piece


class Foraged(Event):
    """A clan is done with an area: what its rats brought and what befell them."""

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


class Fed(Event):
    """A clan paid for its food."""

    seat: int
    rats: int
    """The rats in the sewer."""
    needed: int
    paid: int


class Starved(Event):
    """Rats went to the graveyard, one for each cheese that was missing."""

    seat: int
    healthy: int
    poisoned: int


class Ended(Event):
    """The game is over."""
