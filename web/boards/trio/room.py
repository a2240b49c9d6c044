"""Whether there will be a place for a tile, as the pieces stand now (trio.lose.stuck)."""

from collections.abc import Sequence

from engine.trio.components import Colour, team_of
from engine.trio.observe import Observation
from engine.trio.state import Stage


def scarce(seen: Observation) -> str:
    """What is to be said of the places of either side; empty where there are enough.

    Those who lay next have the places of now, less the tile of this turn: only its pieces move
    before. Those who lay later have at least the places of now but for the tiles laid until then.
    """
    own, rival = seen.active, seen.active.opponent
    to_lay, laying = _to_lay(seen), seen.stage is Stage.PLACE
    places, theirs = seen.open_cells(own), seen.open_cells(rival)
    rival_next = to_lay[:1] == [rival]
    if rival_next and not laying and not theirs:
        return "rival-none"
    if rival_next and laying and len(theirs) == 1 and theirs <= places:
        return "rival-last"
    if own not in to_lay:
        return ""
    if not places:
        return "none.end" if seen.stage is Stage.END else "none"
    contested = rival_next and bool(places & theirs)
    if laying:
        return "few" if len(places) == 1 or (len(places) == 2 and contested) else ""
    return "last" if seen.stage is Stage.MOVE and len(places) == 1 and contested else ""


def _to_lay(seen: Observation) -> Sequence[Colour]:
    """The teams of the seats that will still hold a tile after this turn, the next one first."""
    sizes = list(seen.hand_sizes)
    sizes[seen.turn] += bool(seen.pile_size) - (seen.stage is Stage.PLACE)
    turns = ((seen.turn + offset) % seen.seats for offset in range(1, seen.seats + 1))
    return [team_of(turn) for turn in turns if sizes[turn]]
