"""What can happen at the pond: the one source of the log, the voice and the motion."""

from ..core.event import Happening, Secret
from .components import Card, Colour, Four, Piece
from .grid import Cell


class Event(Happening):
    """Any of these."""


class Started(Event):
    """This colour begins."""

    colour: Colour


class Drew(Event):
    """A card came into a hand; only its owner knows which (None for the others)."""

    colour: Colour
    seat: int
    actions: Secret[int]


class Played(Event):
    """A card was placed."""

    colour: Colour
    card: Card
    cell: Cell


class Deployed(Event):
    """A piece went from the reserve to a pad."""

    colour: Colour
    piece: Piece
    cell: Cell


class Relocated(Event):
    """A frog moved from pad to pad for want of a reserve."""

    colour: Colour
    source: Cell
    target: Cell


class Sabotaged(Event):
    """`colour` made a frog of `victim` hop."""

    colour: Colour
    victim: Colour
    source: Cell
    target: Cell


class Battled(Event):
    """A full pad was settled: the strength of every colour, and the winner or None."""

    cell: Cell
    strengths: Four
    winner: Colour | None


class Hopped(Event):
    """A piece left the sinking pad for a neighbour."""

    colour: Colour
    piece: Piece
    source: Cell
    target: Cell


class Returned(Event):
    """Frogs of the sunken pad went back to their reserve."""

    colour: Colour
    cell: Cell
    count: int


class Sank(Event):
    """Bullfrogs went down with their pad and out of the game."""

    colour: Colour
    cell: Cell
    count: int


class Claimed(Event):
    """The winner put the card in the score pile."""

    colour: Colour
    cell: Cell
    card: Card


class Lost(Event):
    """Nobody won: the card left the game."""

    cell: Cell
    card: Card


class Slid(Event):
    """A pad drifted to another cell with everything on it."""

    source: Cell
    target: Cell


class Passed(Event):
    """The turn went on to this colour."""

    colour: Colour


class Ended(Event):
    """The last card has been played: the game is over."""


class Rolled(Event):
    """Isaac's dice fell."""

    face: str
    actions: int


class Walked(Event):
    """Isaac's marker went from card to card; it stayed when both are the same."""

    source: Cell
    target: Cell
    fled: bool
    """Whether it had to leave a sinking pad."""


class Expelled(Event):
    """Isaac sent a frog of the player home."""

    victim: Colour
    cell: Cell


class Recruited(Event):
    """Isaac put a frog on his card, from his reserve or (source) from the Log."""

    colour: Colour
    cell: Cell
    source: Cell | None


class Idled(Event):
    """Isaac lost the actions he had left."""

    actions: int
