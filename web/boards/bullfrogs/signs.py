"""What the table's small pictures mean."""

from engine.bullfrogs import rulebook as rules
from engine.bullfrogs.components import Colour
from engine.bullfrogs.grid import LOG
from web.boards.bullfrogs import art
from web.boards.bullfrogs.things import PondCell, View, parse_thing
from web.boards.table import NOTHING, Sign


def sign_of(view: View, what: str, place: str) -> str:
    """What the Log is worth can be seen nowhere on it."""
    return "log" if what != NOTHING and parse_thing(what) == PondCell(LOG) else ""


def signs(view: View) -> tuple[Sign, ...]:
    """In the order in which a newcomer meets them, in the colour of the first seat."""
    alone = view.seen.isaac is not None
    letter = view.seen.colours[0].letter if view.seen.colours else Colour.GREEN.letter
    found = (
        Sign("action", art.sign("action", "-11 -11 22 22"), rules.ACTIONS),
        Sign("frog", art.sign(f"frog-{letter}"), rules.SCORE_STRENGTH),
        Sign("bullfrog", art.sign(f"bullfrog-{letter}"), rules.SINK),
        Sign(
            "emblem.alone" if alone else "emblem",
            art.sign(f"emblem-{letter}", "-12 -12 24 24"),
            rules.SOLO_FINAL if alone else rules.FINAL,
        ),
        Sign("log", art.sign("log", "-64 -64 128 128"), rules.FINAL),
        Sign("trophy", art.sign("trophy"), rules.CLAIM),
        Sign("fan", art.sign("fan"), rules.DRAW),
        Sign("pile", art.sign("pile"), rules.DRAW),
    )
    return tuple(sign for sign in found if not alone or sign.name != "fan")
