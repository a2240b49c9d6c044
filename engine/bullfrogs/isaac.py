"""What Isaac may do, in the solo game."""

from ..core.compass import DIRECTIONS
from . import moves
from .components import FROG, MOVEMENT_FACES, RECRUITS
from .grid import LOG, Cell, neighbours
from .state import Isaac, Public

_WAYS = dict(zip(MOVEMENT_FACES, DIRECTIONS, strict=False))


def marker(pond: Public) -> Isaac:
    """Isaac, who is always there in the solo game."""
    assert pond.isaac is not None
    return pond.isaac


def way_is_open(pond: Public) -> bool:
    """Whether the player chooses where he walks."""
    return marker(pond).face == "any" and bool(_around(pond))


def ways(pond: Public) -> list[Cell]:
    """To any adjacent card, or by an arrow to a card, or he stays (bullfrogs.solo.move)."""
    if way_is_open(pond):
        return _around(pond)
    isaac = marker(pond)
    cell = isaac.cell + _WAYS.get(isaac.face, 0)
    return [cell if cell in pond.cards else isaac.cell]


def refuges(pond: Public) -> list[Cell]:
    """Any adjacent card; failing that the pads with most free spaces, else the Log."""
    cell = marker(pond).cell
    free = {other: pad.free for other, pad in pond.cards.items() if other not in (LOG, cell)}
    most = max(free.values(), default=0)
    return _around(pond) or [other for other in free if free[other] == most] or [LOG]


def deed(pond: Public) -> moves.Deed:
    """Isaac expels first if he can, then recruits while he can (bullfrogs.solo.act)."""
    isaac = marker(pond)
    pad, (you, his) = pond.cards[isaac.cell], pond.colours
    if isaac.left == isaac.rolled and pad.pieces[FROG][you]:
        return moves.EXPEL
    reserve = pond.frogs[his] or (isaac.cell != LOG and pond.cards[LOG].pieces[FROG][his])
    return moves.RECRUIT if isaac.recruited < RECRUITS and pad.free and reserve else moves.IDLE


def _around(pond: Public) -> list[Cell]:
    return [cell for cell in neighbours(marker(pond).cell) if cell in pond.cards]
