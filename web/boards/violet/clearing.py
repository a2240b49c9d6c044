"""All that lies on the table: the forest, the lantern's strip, and the cards."""

from html import escape

from engine.violet.observe import Observation
from engine.violet.state import Stage
from web.boards.parts import look
from web.boards.table import NOTHING
from web.boards.violet import aid, art, cards, omens, phrases, tray
from web.boards.violet.forest import Forest
from web.boards.violet.things import View, laid_out

_MANY = 5
"""Buttons, with which the panel of a phone needs room."""


def draw(view: View) -> str:
    """The table; where the forest is needed, or cards lie over it, the style sheet is told so.

    While an event is placed, what it does stands over the cards: the spaces are to be tapped.
    """
    names, told = "parts vt-table", omens.told(view)
    is_placing = bool(view.moves) and view.seen.stage is Stage.PLACE
    if laid_out(view.seen):
        names += " has-spread"
    elif view.seen.stage is Stage.OVER:
        names += " needs-forest"
    elif is_placing:
        names += " needs-forest is-placing"
    if len(tray.buttons(view)) >= _MANY:
        names += " has-many"
    return (
        f'<div id="violet-table" class="{names}">'
        f'<div class="board vt-wood" style="--row: {Forest(view).row():.2f}">'
        f"{Forest(view).draw()}{'' if is_placing else told}</div>"
        f'<div class="vt-light">{_lantern(view)}{_whole(view)}</div>'
        f'<div class="vt-cloth"><div id="cards" class="vt-cards" aria-hidden="true">'
        f"{cards.layer(view)}{_whose(view)}</div>{tray.verdict(view)}{omens.offer(view)}"
        f"{told if is_placing else ''}{aid.panel(view)}</div></div>"
    )


def _whose(view: View) -> str:
    """Whose the cards of the other hand are, where the style sheet finds room below them."""
    other = 1 - cards.near_seat(view.seen)
    if not view.seen.hand_sizes[other]:
        return ""
    said = view.words("violet.cards.whose", name=view.names[other])
    return f'<p id="whose" class="vt-whose">{escape(said)}</p>'


def picture(view: View) -> str:
    """The forest and the cards alone."""
    return (
        f'<div class="vt-wood">{Forest(view).draw()}</div>'
        f'<div class="vt-cloth"><div class="vt-cards">{cards.layer(view)}</div></div>'
    )


def _lantern(view: View) -> str:
    """A pip for each fuel, marked where the fear quickens, and how near the fear is."""
    seen, words = view.seen, view.words
    pips = "".join(_pip(seen, fuel) for fuel in range(1, seen.layout.lantern + 1))
    gap = max(0, seen.violet - seen.fear)
    fuel, behind = phrases.light(words, seen)
    asks, penalty = view.about(NOTHING), ""
    if seen.penalty:
        why = words("violet.lantern.penalty", n=seen.penalty)
        fear = f"<span>{escape(words('violet.fear'))}</span>"
        penalty = (
            f'<b id="lantern-dim" class="vt-penalty"{asks} title="{escape(why)}">'
            f"{fear} +{seen.penalty}</b>"
        )
        behind = f"{behind} {why}"
    label = escape(f"{fuel} {behind}")
    lamp = art.icon(art.used("lamp") + art.used("flame"), "-9 -16 18 32")
    return (
        f'<div id="lantern" class="vt-lantern" style="{view.after("fuel")}" role="img" '
        f'aria-label="{label}">'
        f'<span id="lantern-fuel" class="vt-fuel"{asks} title="{escape(fuel)}">{lamp}'
        f'<strong id="fuel-{seen.fuel}">{seen.fuel}</strong></span>'
        f'<span id="lantern-cells" class="vt-pips"{asks}>{pips}</span>{penalty}'
        f'<span id="lantern-gap" class="vt-gap" style="{view.after("step", "fear")}"{asks} '
        f'title="{escape(behind)}">'
        f"{art.icon(art.used('fear'), '-42 -48 84 72')}"
        f'<strong id="gap-{gap}">{gap}</strong></span></div>'
    )


def _whole(view: View) -> str:
    """What a small screen has for whoever wants to see more than Violet's part of the forest."""
    label = escape(view.words("violet.forest.whole"))
    sign = art.icon(
        '<path class="vt-thin" d="M-7-2V-7H-2M2 7H7V2M7-2V-7H2M-2 7H-7V2"/>', "-9 -9 18 18"
    )
    return (
        f'<details id="whole-forest" class="vt-whole"><summary aria-label="{label}" '
        f'title="{label}">{sign}</summary></details>'
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
