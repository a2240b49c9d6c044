"""What can happen at the pond: the one source of the log, the voice and the motion."""

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.bullfrogs.components import Card, Colour, Four, Piece
from engine.bullfrogs.grid import Cell
from engine.core.game import OpenEvent


@dataclass(frozen=True, slots=True)
class Started(OpenEvent):
    """This colour begins."""

    name: ClassVar = "started"
    colour: Colour


@dataclass(frozen=True, slots=True)
class Drew:
    """A card came into a hand; only its owner knows which (None for the others)."""

    name: ClassVar = "drew"
    colour: Colour
    seat: int
    actions: int | None

    def seen_by(self, viewer: int | None) -> "Drew":
        return self if viewer == self.seat else replace(self, actions=None)


@dataclass(frozen=True, slots=True)
class Played(OpenEvent):
    """A card was placed."""

    name: ClassVar = "played"
    colour: Colour
    card: Card
    cell: Cell


@dataclass(frozen=True, slots=True)
class Deployed(OpenEvent):
    """A piece went from the reserve to a pad."""

    name: ClassVar = "deployed"
    colour: Colour
    piece: Piece
    cell: Cell


@dataclass(frozen=True, slots=True)
class Relocated(OpenEvent):
    """A frog moved from pad to pad for want of a reserve."""

    name: ClassVar = "relocated"
    colour: Colour
    source: Cell
    target: Cell


@dataclass(frozen=True, slots=True)
class Sabotaged(OpenEvent):
    """`colour` made a frog of `victim` hop."""

    name: ClassVar = "sabotaged"
    colour: Colour
    victim: Colour
    source: Cell
    target: Cell


@dataclass(frozen=True, slots=True)
class Battled(OpenEvent):
    """A full pad was settled: the strength of every colour, and the winner or None."""

    name: ClassVar = "battled"
    cell: Cell
    strengths: Four
    winner: Colour | None


@dataclass(frozen=True, slots=True)
class Hopped(OpenEvent):
    """A piece left the sinking pad for a neighbour."""

    name: ClassVar = "hopped"
    colour: Colour
    piece: Piece
    source: Cell
    target: Cell


@dataclass(frozen=True, slots=True)
class Returned(OpenEvent):
    """Frogs of the sunken pad went back to their reserve."""

    name: ClassVar = "returned"
    colour: Colour
    cell: Cell
    count: int


@dataclass(frozen=True, slots=True)
class Sank(OpenEvent):
    """Bullfrogs went down with their pad and out of the game."""

    name: ClassVar = "sank"
    colour: Colour
    cell: Cell
    count: int


@dataclass(frozen=True, slots=True)
class Claimed(OpenEvent):
    """The winner put the card in the score pile."""

    name: ClassVar = "claimed"
    colour: Colour
    cell: Cell
    card: Card


@dataclass(frozen=True, slots=True)
class Lost(OpenEvent):
    """Nobody won: the card left the game."""

    name: ClassVar = "lost"
    cell: Cell
    card: Card


@dataclass(frozen=True, slots=True)
class Slid(OpenEvent):
    """A pad drifted to another cell with everything on it."""

    name: ClassVar = "slid"
    source: Cell
    target: Cell


@dataclass(frozen=True, slots=True)
class Passed(OpenEvent):
    """The turn went on to this colour."""

    name: ClassVar = "passed"
    colour: Colour


@dataclass(frozen=True, slots=True)
class Ended(OpenEvent):
    """The last card has been played: the game is over."""

    name: ClassVar = "ended"


@dataclass(frozen=True, slots=True)
class Rolled(OpenEvent):
    """Isaac's dice fell."""

    name: ClassVar = "rolled"
    face: str
    actions: int


@dataclass(frozen=True, slots=True)
class Walked(OpenEvent):
    """Isaac's marker went from card to card; it stayed when both are the same."""

    name: ClassVar = "walked"
    source: Cell
    target: Cell
    fled: bool
    """Whether it had to leave a sinking pad."""


@dataclass(frozen=True, slots=True)
class Expelled(OpenEvent):
    """Isaac sent a frog of the player home."""

    name: ClassVar = "expelled"
    victim: Colour
    cell: Cell


@dataclass(frozen=True, slots=True)
class Recruited(OpenEvent):
    """Isaac put a frog on his card, from his reserve or (source) from the Log."""

    name: ClassVar = "recruited"
    colour: Colour
    cell: Cell
    source: Cell | None


@dataclass(frozen=True, slots=True)
class Idled(OpenEvent):
    """Isaac lost the actions he had left."""

    name: ClassVar = "idled"
    actions: int


Event = (
    Started
    | Drew
    | Played
    | Deployed
    | Relocated
    | Sabotaged
    | Battled
    | Hopped
    | Returned
    | Sank
    | Claimed
    | Lost
    | Slid
    | Passed
    | Ended
    | Rolled
    | Walked
    | Expelled
    | Recruited
    | Idled
)
