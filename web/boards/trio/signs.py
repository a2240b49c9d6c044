"""What the table's small pictures mean."""

from engine.trio import rulebook as rules
from web.boards import parts
from web.boards.table import Sign
from web.boards.trio import art
from web.boards.trio.things import View

_MIXED = (
    f'<g transform="translate(0 60)">{art.used("half-Y")}</g>'
    f'<g transform="rotate(180) translate(0 60)">{art.used("half-R")}</g>'
)


def signs(view: View) -> tuple[Sign, ...]:
    """In the order in which a newcomer meets them."""
    return (
        Sign("circle", art.sign("circle-Y", "-46 -46 92 92"), rules.WIN_TRIO),
        Sign("mixed", parts.icon(_MIXED, "-46 -46 92 92"), rules.WIN_TRIO),
        Sign("piece", art.sign("piece-Y", "-26 -26 52 52"), rules.MOVE),
        Sign("cluster", art.sign("cluster"), rules.WIN_CLUSTER),
        Sign("hand", art.sign("hand"), rules.DRAW),
    )
