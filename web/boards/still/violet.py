"""The table as a picture of its own: the forest, the lantern, and the cards as on a wide screen."""

from collections.abc import Iterator

from engine.violet.components import CARDS, Card, difference
from engine.violet.observe import Observation
from web.boards.parts import look
from web.boards.still.plate import Box, Plate, filled, text
from web.boards.violet import art, cards, places
from web.boards.violet.cards import Lies
from web.boards.violet.forest import Forest
from web.boards.violet.places import Lying
from web.boards.violet.things import View, laid_out

_FOREST: Box = (-14, -6, places.WIDTH + 28, places.HEIGHT + 12)
"""What is in sight of it."""

_LANTERN = 52
"""How high its strip is."""

_UNIT = _FOREST[2] / 100
"""One of the hundredths in which cards are placed."""

_CLOTH = 33 * _UNIT
"""How high the cards lie."""

_BOLD = "font-weight: 700"

_GLADE = (
    '<radialGradient id="vt-glade" cx=".45" cy=".45" r=".62">'
    '<stop offset="0" style="stop-color: var(--vt-glade)"/>'
    '<stop offset="1" style="stop-color: var(--vt-ground)"/></radialGradient>'
)

_LAYERS = ("is-feared", "in-far", "in-market", "in-hand", "in-trick", "in-spread")
"""What lies how near the viewer, the farthest first."""


class _Framed(Forest):
    """The forest in a frame: its night ends there."""

    def _night(self) -> Iterator[str]:
        left, top, width, height = _FOREST
        yield (
            f'<rect class="{self.nightfall}" x="{left}" y="{top}" width="{width}" '
            f'height="{height}" fill="url(#vt-night)"/>'
        )

    @property
    def darkness(self) -> str:
        """The gradient of the night, around the lantern."""
        x, y, size = self.light
        return (
            f'<radialGradient id="vt-night" gradientUnits="userSpaceOnUse" cx="{x:g}" '
            f'cy="{y:g}" r="{art.NIGHT * size:g}">{art.DARK}</radialGradient>'
        )


def still(view: View) -> Plate:
    """The forest above, the cards below, and the lantern's strip in between."""
    left, top, width, height = _FOREST
    place = f'x="{left}" y="{top}" width="{width}" height="{height}"'
    forest = _Framed(view)
    drawn = f'<rect {place} fill="url(#vt-glade)"/>{forest.draw()}'
    if laid_out(view.seen):
        drawn += filled(_FOREST, "#0a0818b0")
    below = (left, top + height, width, _LANTERN + _CLOTH)
    drawn += filled(below, "var(--ground)") + _lantern(view.seen)
    cloth = f"translate({left} {top + height + _LANTERN})"
    drawn += f'<g transform="{cloth}">{"".join(_cards(view.seen))}</g>'
    return Plate((left, top, width, height + _LANTERN + _CLOTH), drawn, _GLADE + forest.darkness)


def _lantern(seen: Observation) -> str:
    """The fuel as a number and in pips, and how near the fear is."""
    left, top, width, height = _FOREST
    middle = top + height + _LANTERN / 2
    most, wide = seen.layout.lantern, width * 0.62
    pips = ""
    for fuel in range(1, most + 1):
        x = left + 96 + wide * (fuel - 1) / most
        edge = "--edge"
        if fuel <= seen.layout.dim:
            edge = "--danger" if fuel <= seen.layout.dark else "--ember"
        flame = "var(--vt-flame)" if seen.out_at < fuel <= seen.fuel else "none"
        box = (x, middle - 11, wide / most - 4, 22)
        pips += filled(box, f"{flame}; stroke: var({edge}); stroke-width: 2px", ' rx="5"')
    gap = max(0, seen.violet - seen.fear)
    return (
        f'<g transform="translate({left + 26} {middle}) scale(1.2)">{art.used("lamp")}'
        f"{art.used('flame')}</g>{text(left + 46, middle + 10, 28, seen.fuel, _BOLD)}{pips}"
        f'<g transform="translate({left + width - 96} {middle + 8}) scale(.62)">'
        f"{art.used('fear')}</g>{text(left + width - 58, middle + 10, 28, gap, _BOLD)}"
    )


def _cards(seen: Observation) -> Iterator[str]:
    """Everything that lies on the cloth, the farthest first."""
    yield from _piles(seen)
    lying: list[tuple[Card | None, Lies]] = [
        *((None, lies) for _, lies in cards.unknown(seen)),
        *sorted(cards.known(seen).items(), key=lambda entry: CARDS.index(entry[0])),
    ]
    for layer in _LAYERS:
        for card, lies in lying:
            if lies.name.split(" ")[0] == layer:
                yield _card(seen, card, lies)
    for pile, pair in enumerate(seen.fear_discards):
        if pair:
            x, y, _ = places.feared(pile, 1).wide
            danger = "var(--danger)" if pile else "var(--vt-dread)"
            ink = "--ground" if pile else "--vt-cream"
            yield _number(x + 7, y + 8.4, f"+{difference(*pair)}", danger, ink)


def _card(seen: Observation, card: Card | None, lies: Lies) -> str:
    if card is None:
        return _lies(lies.slot.wide, art.used("back"))
    dim = ""
    if lies.name == "is-feared":
        dim = filled((1, 1, 58, 82), "#14102c70", ' rx="7"')
    names = look(f"vt-card {lies.name}", **cards.strong(seen, card, lies))
    return _lies(lies.slot.wide, art.face(card) + dim, names)


def _lies(at: Lying, inside: str, names: str = "vt-card") -> str:
    """A card, or a place for one."""
    scale = at.width * _UNIT / 60
    place = f"translate({at.x * _UNIT:.5g} {at.y * _UNIT:.5g}) scale({scale:.4g})"
    return f'<g transform="{place}"><g class="{names}">{inside}</g></g>'


def _piles(seen: Observation) -> Iterator[str]:
    """The deck, the discard, and the places for cards around them."""
    slot = '<rect class="vt-slot" x="2" y="2" width="56" height="80" rx="7"/>'
    for at in range(len(seen.market)):
        yield _lies(places.market(at).wide, slot)
    fear = art.used("fear", ' transform="translate(30 48) scale(.55)" opacity=".55"')
    for number in range(len(seen.fear_discards)):
        yield _lies(places.feared(number, 0).wide, slot + fear)
    for pile, count in ((places.DECK, seen.deck_size), (places.DISCARD, seen.discard_size)):
        x, y, width = pile.wide
        yield _lies(pile.wide, art.used("back") if count else slot)
        yield _number(x + width, y + width * 1.4, count, "var(--paper)", "--ink")


def _number(x: float, y: float, number: object, ground: str, ink: str) -> str:
    """A number on a disc, around a point of the cloth."""
    x, y = x * _UNIT, y * _UNIT
    centred = f"{_BOLD}; text-anchor: middle"
    return (
        f'<circle cx="{x:.5g}" cy="{y:.5g}" r="15" style="fill: {ground}; stroke: var(--edge); '
        f'stroke-width: 1.4px"/>{text(x, y + 6, 17, number, centred, ink)}'
    )
