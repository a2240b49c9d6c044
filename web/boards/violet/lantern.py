"""The lantern's fuel and how near the fear is, as a strip below the forest."""

from html import escape

from engine.violet.observe import Observation
from web.boards.parts import look
from web.boards.violet import art
from web.boards.violet.things import View


def strip(view: View) -> str:
    """A pip for each fuel, those where the fear quickens marked, and the fear's distance."""
    seen, words = view.seen, view.words
    pips = "".join(_pip(seen, fuel) for fuel in range(1, seen.layout.lantern + 1))
    gap = max(0, seen.violet - seen.fear)
    fuel = words.many("violet.lantern.fuel", seen.fuel, most=seen.layout.lantern)
    behind = words.many("violet.lantern.gap", gap)
    penalty = ""
    if seen.penalty:
        why = words("violet.lantern.penalty", n=seen.penalty)
        penalty = f'<b class="vt-penalty" title="{escape(why)}">+{seen.penalty}</b>'
        behind = f"{behind} {why}"
    label = escape(f"{fuel} {behind}")
    lamp = art.icon(art.used("lamp") + art.used("flame"), "-9 -16 18 32")
    return (
        f'<div id="lantern" class="vt-lantern" role="img" aria-label="{label}">'
        f'<span class="vt-fuel" title="{escape(fuel)}">{lamp}<strong>{seen.fuel}</strong></span>'
        f'<span class="vt-pips">{pips}</span>{penalty}'
        f'<span class="vt-gap" title="{escape(behind)}">'
        f"{art.icon(art.used('fear'), '-42 -48 84 72')}<strong>{gap}</strong></span></div>"
    )


def _pip(seen: Observation, fuel: int) -> str:
    names = look(
        "vt-pip",
        dark=fuel <= seen.layout.dark,
        dim=seen.layout.dark < fuel <= seen.layout.dim,
        lost=fuel <= seen.out_at,
        full=seen.out_at < fuel <= seen.fuel,
    )
    return f'<i class="{names}"></i>'
