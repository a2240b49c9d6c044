"""The pond as one SVG: water, cards, pieces, and what can be done with them."""

from collections.abc import Iterator

from engine.bullfrogs.grid import LOG, Cell, cell_name
from engine.bullfrogs.state import Stage
from web.boards.bullfrogs import art, solo, tray
from web.boards.bullfrogs.marks import Marks, marks, worth
from web.boards.bullfrogs.places import (
    LANE_SUM,
    cells_of,
    empty_matter,
    extent,
    lanes,
    middle,
    spots,
)
from web.boards.bullfrogs.scene import Floating, Token
from web.boards.bullfrogs.things import (
    Choices,
    PondCell,
    Standing,
    View,
    choices,
    parse_thing,
    standing,
    taps,
)
from web.boards.extent import PITCH, Extent
from web.boards.parts import layered, legible, look
from web.boards.spot import Spot
from web.boards.zoom import zoomable

_LANE = 26
"""How large an army's strength may be written on the Log, where one stands below the other."""

_FRAME = 57
"""How far the frame of a cell reaches from its middle."""

_EDGE = 4
"""How far it stays from the edge of what is in sight, whose line would be cut there."""


def draw(view: View) -> str:
    """The pond with Isaac's dice and the Log's armies beside it, and before it the viewer's own."""
    pond, aside = Pond(view), solo.dice(view) + tray.armies(view)
    extent, drawn = pond.extent, pond.draw()
    water = zoomable(
        "pond", "bf-water", extent.is_tall, extent.box, drawn, aside, view, pond.sight()
    )
    return f'<div id="bullfrogs" class="parts">{water}{tray.tray(view)}</div>'


def picture(view: View) -> str:
    """The pond alone."""
    return f'<div class="bf-water">{Pond(view).draw()}</div>'


class Pond:
    """One drawing of the pond."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seen = view.seen
        self.scene = view.scene
        self.options: Choices = choices(view)
        self.extent: Extent = extent(self.seen.cards)
        self.empty = [cell for cell in cells_of(self.extent) if cell not in self.seen.cards]
        self.marks: Marks = marks(view.recent)

    def draw(self, beyond: int = 2) -> str:
        """The whole SVG; its ripples go on so many times its width and height beyond it."""
        left, top, width, height = self.extent.box
        layers = (
            ("beams", self._beams()),
            ("places", self._places()),
            ("cards", self._cards()),
            ("targets", self._targets()),
            ("trails", self._trails()),
            ("pieces", self._pieces()),
            ("master", self._isaac()),
            ("cheers", self._cheers()),
        )
        ripples = (
            f'<rect class="bf-ripples" fill="url(#bf-ripples)" x="{left - beyond * width:g}" '
            f'y="{top - beyond * height:g}" width="{(1 + 2 * beyond) * width:g}" '
            f'height="{(1 + 2 * beyond) * height:g}"/>'
        )
        return layered("pond", "bf-pond", self.extent.box, layers, ripples)

    def sight(self) -> Iterator[Spot]:
        """Where something has just happened or can be done."""
        marks = self.marks
        cells = {mark.cell for mark in marks.arrivals} | {mark.cell for mark in marks.drifts}
        cells |= {cell for cell, _, _ in marks.claims} | {target for _, target in marks.walks}
        for what in (*self.options.firsts, *self.options.targets):
            thing = parse_thing(what)
            if isinstance(thing, PondCell | Standing):
                cells.add(thing.cell)
        return map(middle, cells)

    def _beams(self) -> Iterator[str]:
        """The row and the column of the card just played."""
        if self.seen.played is None:
            return
        left, top, width, height = self.extent.box
        x, y, _ = middle(self.seen.played)
        half = PITCH / 2
        yield (
            f'<rect class="bf-beam" x="{left - width:g}" y="{y - half:g}" '
            f'width="{3 * width:g}" height="{PITCH}"/>'
            f'<rect class="bf-beam" x="{x - half:g}" y="{top - height:g}" '
            f'width="{PITCH}" height="{3 * height:g}"/>'
        )

    def _places(self) -> Iterator[str]:
        """The empty cells: all can be tapped, and those that would do are marked."""
        for cell in self.empty if empty_matter(self.seen) else ():
            x, y, _ = middle(cell)
            half = PITCH / 2
            do = self.view.do(PondCell(cell))
            yield (
                f'<rect id="place-{cell_name(cell)}" class="bf-place" x="{x - half:g}" '
                f'y="{y - half:g}" width="{PITCH}" height="{PITCH}"{do}/>'
            )

    def _cards(self) -> Iterator[str]:
        afloat = [(floating, cell, True) for cell, floating in self.scene.cards.items()]
        sunk = [(floating, cell, False) for cell, floating in self.scene.sunk.items()]
        for floating, cell, is_afloat in sorted(
            afloat + sunk, key=lambda entry: (entry[0].number, entry[2])
        ):
            picture = self._log() if cell == LOG else art.card(floating.card)
            do = self.view.do(PondCell(cell)) if is_afloat else ""
            yield (
                f'<g id="{floating.id}" class="{self._card_class(cell, is_afloat)}" '
                f'style="{self._later(cell, is_afloat)}transform: {middle(cell).transform}"{do}>'
                f'<g class="bf-float">{picture}</g></g>'
            )

    def _card_class(self, cell: Cell, is_afloat: bool) -> str:
        place, played = str(PondCell(cell)), cell == self.seen.played
        return look(
            "bf-card",
            sunk=not is_afloat,
            sinking=cell == self.seen.sinking,
            picked=self.view.holds(place),
            offered=place in self.options.firsts,
            played=played,
            recent=not played and any(drift.cell == cell for drift in self.marks.drifts),
        )

    def _later(self, cell: Cell, is_afloat: bool) -> str:
        """When a card goes under, or drifts to where it lies."""
        if not is_afloat:
            return self.view.after("pad")
        drifts = any(drift.cell == cell and drift.source for drift in self.marks.drifts)
        return self.view.after("drift") if drifts else ""

    def _log(self) -> str:
        """The Log, and how strong every army on it is."""
        strengths = self.seen.cards[LOG].strengths()
        sums = "".join(
            legible(
                f'<text class="bf-sum bf-{colour.letter}" x="{LANE_SUM}" y="{y + 6:g}">'
                f"{strengths[colour]}</text>",
                16,
                _LANE,
            )
            for colour, (y, _) in lanes(self.seen.colours).items()
            if strengths[colour]
        )
        return f"{art.used('log')}{sums}"

    def _pieces(self) -> Iterator[str]:
        drawn: dict[Token, str] = {}
        for cell, floating in self.scene.sunk.items():
            for token, spot in spots(cell, floating, self.seen.colours):
                drawn[token] = self._piece(token, spot, "", sunk=True)
        fresh = self.marks.fresh()
        for cell, floating in self.scene.cards.items():
            picked = self._picked(cell, floating)
            for token, spot in reversed(list(spots(cell, floating, self.seen.colours))):
                thing = standing(token.piece, token.colour, cell)
                offered = token != picked and str(thing) in self.options.firsts
                do = self.view.do(thing) if self._counts_alone(thing) else ""
                recent = fresh[cell, token.colour, token.piece] > 0
                fresh[cell, token.colour, token.piece] -= recent
                drawn[token] = self._piece(
                    token, spot, do, recent=recent, picked=token == picked, offered=offered
                )
        yield from (drawn[token] for token in sorted(drawn))

    def _piece(self, token: Token, spot: Spot, do: str, **states: bool) -> str:
        later = self.view.after("pad") if states.get("sunk") else ""
        size = 20 if token.piece else 18
        hit = f'<circle class="bf-hit" r="{size}"/>' if do or any(states.values()) else ""
        return (
            f'<g id="{token.id}" class="{look("bf-piece", **states)}" '
            f'style="{later}transform: {spot.transform}"{do}><g class="bf-body">{hit}'
            f"{art.piece(token.piece, token.colour)}</g></g>"
        )

    def _isaac(self) -> Iterator[str]:
        """Isaac's marker, on the upper edge of his card, where it hides no space."""
        isaac = self.seen.isaac
        if isaac is None:
            return
        x, y, _ = middle(isaac.cell)
        name = look("bf-piece", isaac=True, recent=self.marks.walks)
        yield (
            f'<g id="isaac" class="{name} bf-{self.seen.colours[1].letter}" '
            f'style="{self.view.after("isaac")}'
            f'transform: {Spot(x - 30, y - 44, 1.25).transform}">'
            f'<g class="bf-body">{art.used("isaac")}</g></g>'
        )

    def _picked(self, cell: Cell, floating: Floating) -> Token | None:
        """The piece on this card that is picked up: one of several alike stands for it."""
        for token in reversed(floating.tokens):
            if self.view.holds(standing(token.piece, token.colour, cell)):
                return token
        return None

    def _counts_alone(self, thing: Standing) -> bool:
        """Whether a tap on the piece means the piece, not the card below it."""
        seen, active = self.seen, self.seen.active
        if seen.stage is Stage.HOP:
            return thing.cell == seen.sinking
        if seen.stage is not Stage.ACT:
            return False
        return thing.colour != active or not seen.has_reserve(active)

    def _targets(self) -> Iterator[str]:
        """A frame on every cell that completes a legal move, whole also at the pond's edge."""
        left, top, width, height = self.extent.box
        for cell in sorted([*self.seen.cards, *self.empty]):
            if str(PondCell(cell)) not in self.options.targets:
                continue
            x, y, _ = middle(cell)
            empty = cell not in self.seen.cards
            name = look("bf-target", empty=empty, advised=cell == self._advised())
            west, north = max(-_FRAME, left + _EDGE - x), max(-_FRAME, top + _EDGE - y)
            east = min(_FRAME, left + width - _EDGE - x)
            south = min(_FRAME, top + height - _EDGE - y)
            across, down = (west + east) / 2, (north + south) / 2
            plus = f"M{across - 11:g} {down:g}h22m-11-11v22"
            cross = f'<path d="{plus}"/>' if empty else ""
            yield (
                f'<g id="target-{cell_name(cell)}" class="{name}" '
                f'transform="translate({x:g} {y:g})">'
                f'<rect x="{west:g}" y="{north:g}" width="{east - west:g}" '
                f'height="{south - north:g}" rx="24"/>{cross}</g>'
            )

    def _advised(self) -> Cell | None:
        """Where a hint ends."""
        if self.view.advised is None:
            return None
        *_, end = taps(self.view.advised, self.seen)
        return end.cell if isinstance(end, PondCell) else None

    def _trails(self) -> Iterator[str]:
        """The way a piece hopped or a card slid, from middle to middle."""
        arrived = [(mark.source, mark.cell) for mark in self.marks.arrivals]
        drifted = [(mark.source, mark.cell) for mark in self.marks.drifts]
        for source, target in dict.fromkeys([*arrived, *drifted, *self.marks.walks]):
            if source is None or target not in self.seen.cards:
                continue
            (x, y, _), (to_x, to_y, _) = middle(source), middle(target)
            bend_x, bend_y = (y - to_y) / 6, (to_x - x) / 6
            yield (
                f'<path class="bf-trail" d="M{x:g} {y:g}Q{(x + to_x) / 2 + bend_x:g} '
                f'{(y + to_y) / 2 + bend_y:g} {to_x:g} {to_y:g}"/>'
            )

    def _cheers(self) -> Iterator[str]:
        """The points of a card that sank with the last events, in the colour that took it."""
        claims = {
            cell: (colour, worth(card, colour, self.seen) if colour is not None else 0)
            for cell, colour, card in self.marks.claims
        }
        for cell, floating in sorted(self.scene.sunk.items()):
            colour, points = claims.get(cell, (None, 0))
            if colour is None:
                continue
            x, y, _ = middle(cell)
            yield (
                f'<g id="cheer-{floating.number}" class="bf-cheer bf-{colour.letter}" '
                f'style="{self.view.after("pad")}" '
                f'transform="translate({x:g} {y:g})"><text>+{points}</text></g>'
            )
