"""What the table's small pictures mean."""

from collections.abc import Sequence

from engine.trio import rulebook as rules
from engine.trio.components import YELLOW
from web.boards import parts
from web.boards.spot import Spot, trail
from web.boards.table import Sign
from web.boards.trio import art
from web.boards.trio.things import View

_MIXED = (
    f'<g transform="translate(0 60)">{art.used("half-Y")}</g>'
    f'<g transform="rotate(180) translate(0 60)">{art.used("half-R")}</g>'
)
_ALONG = (
    (Spot(-120, 0), Spot(0, 0), Spot(120, 0)),
    (Spot(-120, -60), Spot(0, -60), Spot(120, -60)),
    "-184 -106 368 170",
)
_TOUCHING = (
    (Spot(0, -60), Spot(0, 60)),
    (Spot(-60, -60), Spot(0, 0), Spot(60, 60)),
    "-124 -124 248 248",
)
"""Tiles, circles that lie in a line on them, and what is in sight."""


def signs(view: View) -> tuple[Sign, ...]:
    """In the order in which a newcomer meets them; of the options those that are in play."""
    touching, lenient = view.seen.line == "touching", view.seen.place == "lenient"
    line = _line(*_TOUCHING) if touching else _line(*_ALONG)
    return (
        Sign("line.touching" if touching else "line", line, rules.WIN_TRIO),
        Sign("circle", art.sign("circle-Y", "-46 -46 92 92"), rules.WIN_TRIO),
        Sign("mixed", parts.icon(_MIXED, "-46 -46 92 92"), rules.WIN_TRIO),
        Sign("piece", art.sign("piece-Y", "-26 -26 52 52"), rules.MOVE),
        Sign("reach.lenient" if lenient else "reach", _reach(lenient), rules.PLACE_REACH),
        Sign("cluster", art.sign("cluster"), rules.WIN_CLUSTER),
        Sign("hand", art.sign("hand"), rules.DRAW),
    )


def _line(tiles: Sequence[Spot], circles: Sequence[Spot], box: str) -> str:
    """Tiles, and on them three circles of a colour that lie in a line."""
    inside = [f'<g transform="{tile.at}">{art.used("base")}</g>' for tile in tiles]
    inside += [f'<g transform="{circle.at}">{art.circle(YELLOW)}</g>' for circle in circles]
    inside.append(f'<path class="tr-line" d="{trail((circles[0], circles[-1]))}"/>')
    return parts.icon("".join(inside), box, "tr-map")


def _reach(lenient: bool) -> str:
    """A tile with a piece at its west edge, and where another one may lie beside it."""
    piece = f'<g transform="{Spot(-60, 0).at}">{art.circle(None)}{art.piece(YELLOW)}</g>'
    places = [Spot(0, -120), Spot(0, 120), *([Spot(120, 0)] if lenient else [])]
    inside = [
        f"{art.used('base')}{piece}",
        *(f'<g transform="{at.at}">{art.OPEN}</g>' for at in places),
    ]
    return parts.icon("".join(inside), "-106 -182 288 364", "tr-map")
