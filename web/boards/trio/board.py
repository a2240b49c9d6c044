"""The board as one SVG: tiles, circles, pieces, and what can be done with them."""

from collections.abc import Iterator, Sequence

from engine.trio.geometry import EDGES, START, Circle, cell_name, circle_name
from engine.trio.moves import Enter, Step
from engine.trio.score import EdgePoints, edge_points, turn_points
from engine.trio.state import Stage
from web.boards.extent import PITCH, Extent
from web.boards.parts import layered, legible, look
from web.boards.spot import Spot, trail
from web.boards.trio import art, tray
from web.boards.trio.marks import Ending, Marks, ending, marks
from web.boards.trio.places import RADIUS, Box, cells_in_sight, edges, extent, in_sight, spot
from web.boards.trio.things import Choices, Held, Round, Square, View, choices, held
from web.boards.zoom import zoomable

_INWARD, _ASIDE = 0.9, 0.74
"""Where an edge's points are shown, in parts of the way to it: beside what stands in its middle."""

_BADGE = 30
"""How large they may be written: more would hide one another."""


def draw(view: View) -> str:
    """The board with what everybody may know beside it, and before it the viewer's own."""
    board, status = Board(view), tray.status(view)
    tall, drawn = board.extent.is_tall, board.draw()
    cloth = zoomable("board", "tr-cloth", tall, board.box, drawn, status, view, board.sight())
    return f'<div id="trio" class="parts">{cloth}{tray.tray(view)}</div>'


def picture(view: View) -> str:
    """The board alone."""
    return f'<div class="tr-cloth">{Board(view).draw()}</div>'


class Board:
    """One drawing of the board."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seen = view.seen
        self.scene = view.scene
        self.held: Held = held(view.picked)
        self.options: Choices = choices(view.moves, view.picked)
        self.extent: Extent = extent(self.seen.tiles)
        self.marks: Marks = marks(view.recent)
        self.ending: Ending | None = ending(self.seen)
        self.box: Box = in_sight(self.seen.tiles, self.options.cells)
        _, _, width, height = self.box
        self.print = min(1.5, max(1.0, max(width, height) / 600))
        """How large points are written, so that they can be read on a large board too."""

    def draw(self) -> str:
        """The whole SVG."""
        layers = (
            ("cells", self._cells()),
            ("tiles", self._tiles()),
            ("circles", self._circles()),
            ("spots", self._spots()),
            ("targets", self._targets()),
            ("ways", self._ways()),
            ("end", self._end()),
            ("pieces", self._pieces()),
            ("points", self._points()),
        )
        over = f" is-over is-{self.ending.reason}" if self.ending else ""
        return layered("board", f"tr-board{over}", self.box, layers)

    def sight(self) -> Iterator[Spot]:
        """Where something has just happened or can be done."""
        options = self.options
        movers = {mover.circle for mover in options.movers if isinstance(mover, Round)}
        laid = {event.cell for event in self.marks.tiles}
        return map(spot, laid | self.marks.arrived | {*options.cells, *options.targets} | movers)

    def _cells(self) -> Iterator[str]:
        """The empty cells in sight: a tap on one that will not do is answered too."""
        if not self.view.moves:
            return
        half = PITCH / 2
        for cell in cells_in_sight(self.seen.tiles, self.options.cells):
            if cell not in self.seen.tiles:
                x, y, _ = spot(cell)
                do = self.view.do(Square(cell))
                yield (
                    f'<rect id="cell-{cell_name(cell)}" class="tr-cell" x="{x - half:g}" '
                    f'y="{y - half:g}" width="{PITCH}" height="{PITCH}"{do}/>'
                )

    def _tiles(self) -> Iterator[str]:
        fresh = {event.cell for event in self.marks.tiles}
        for number, (cell, face) in enumerate(self.seen.tiles.items()):
            names = look("tr-tile", start=not number, recent=cell in fresh)
            yield (
                f'<g id="tile-{cell_name(cell)}" class="{names}" '
                f'transform="{spot(cell).at}"{self.view.do(Square(cell))}>'
                f'<g class="tr-lie">{art.laid(face)}'
                '<rect class="tr-frame-line" x="-57" y="-57" width="114" height="114" rx="4"/>'
                "</g></g>"
            )

    def _circles(self) -> Iterator[str]:
        for circle, kind in self.seen.circles.items():
            name = look("tr-circle", mixed=kind is None, pure=kind is not None)
            yield (
                f'<g id="circle-{circle_name(circle)}" class="{name}" '
                f'transform="{spot(circle).at}"><g class="tr-form">{art.circle(kind)}</g></g>'
            )

    def _spots(self) -> Iterator[str]:
        """While pieces move, every circle can be tapped, and every free half."""
        if not self.view.moves or self.seen.stage is Stage.PLACE:
            return
        for circle in edges(self.seen.tiles):
            there, advised = circle in self.options.targets, self._advised()
            target = there and (self.held.mover if advised is None else circle == advised)
            possible, marked = there and not target, target and advised is not None
            names = look("tr-spot", target=target, possible=possible, advised=marked)
            yield (
                f'<circle id="spot-{circle_name(circle)}" class="{names}" r="{RADIUS}" '
                f'transform="{spot(circle).at}"{self.view.do(Round(circle))}/>'
            )

    def _advised(self) -> Circle | None:
        """Where a hint would have a piece go."""
        match self.view.advised:
            case Step(target=circle) | Enter(circle):
                return circle
        return None

    def _targets(self) -> Iterator[str]:
        """The cells where a tile may lie; with a tile in hand, what it would bring there."""
        pattern, face = self.held.pattern(self.seen), self.held.face(self.seen)
        for cell in sorted(self.options.cells):
            names = look("tr-target", picked=cell == self.held.cell)
            ghost = points = ""
            if pattern is not None and face is not None:
                brought = edge_points(self.seen.tiles, face, cell, self.seen.active)
                ghost = f'<g class="tr-ghost">{art.tile(pattern, self.held.turns)}</g>'
                told = f"{self._badges(brought, nothing=True)}{self._sum(brought)}"
                points = f'<g class="tr-ghost">{told}</g>'  # over the frame, which would hide them
            yield (
                f'<g id="target-{cell_name(cell)}" class="{names}" '
                f'transform="{spot(cell).at}"{self.view.do(Square(cell))}>'
                f"{art.OPEN}{ghost}"
                '<rect class="tr-lies-here" x="-58" y="-58" width="116" height="116" rx="6"/>'
                f"{points}</g>"
            )

    def _sum(self, brought: tuple[EdgePoints, ...]) -> str:
        """All the points of a tile, in its middle."""
        points = turn_points(brought, len(self.seen.tiles) == 1)
        shown = f'<circle r="20"/><text y="9">{points}</text>'
        return f'<g class="tr-sum">{legible(shown, 24)}</g>'

    def _ways(self) -> Iterator[str]:
        """The steps that pieces have just taken."""
        for source, target in dict.fromkeys(self.marks.ways):
            yield f'<path class="tr-way" d="{trail((spot(source), spot(target)))}"/>'

    def _end(self) -> Iterator[str]:
        """The winning line, or the circles that were counted; all else lies in the dark.

        If a team is stuck, a cross on each place for a tile of it, where an open one has a plus.
        """
        if self.ending is None:
            return
        for cell in self.ending.blocked:
            yield f'<g class="tr-blocked" transform="{spot(cell).at}">{art.BLOCKED}</g>'
        if not self.ending.circles:
            return
        left, top, width, height = self.box
        yield (
            f'<rect class="tr-veil" x="{left - 4 * width:g}" y="{top - 4 * height:g}" '
            f'width="{9 * width:g}" height="{9 * height:g}"/>'
        )
        for colour, circles in self.ending.circles:
            for circle in circles:
                yield (
                    f'<g class="tr-counted" transform="{spot(circle).at}">{art.circle(colour)}'
                    f'<circle class="tr-halo" r="{RADIUS}"/></g>'
                )
            if self.ending.reason == "trio":
                ends = spot(circles[0]), spot(circles[-1])
                yield f'<path class="tr-line" d="{trail(ends)}"/>'

    def _pieces(self) -> Iterator[str]:
        for token, circle in sorted(self.scene.standing.items()):
            mover = Round(circle)
            picked, offered = mover == self.held.mover, mover in self.options.movers
            arrived = circle in self.marks.arrived
            names = look("tr-piece", picked=picked, offered=offered and not picked, recent=arrived)
            yield (
                f'<g id="{token.id}" class="{names}" '
                f'style="transform: {spot(circle).transform}"{self.view.do(mover)}>'
                f'<g class="tr-stand"><circle class="tr-hit" r="32"/>{art.piece(token.colour)}'
                "</g></g>"
            )

    def _points(self) -> Iterator[str]:
        """What edges of the last tile have brought, until somebody tries one out or all is over.

        Where four play, those of all tiles since the viewer's turn would hide the board.
        """
        if self.held.cell is not None or self.ending is not None:
            return
        for event in self.marks.tiles[-1:]:
            yield (
                f'<g id="points-{cell_name(event.cell)}" class="tr-points" '
                f'transform="{spot(event.cell).at}">{self._badges(event.edges)}</g>'
            )

    def _badges(self, brought: Sequence[EdgePoints], *, nothing: bool = False) -> str:
        """The points at each edge of a tile whose middle is 0,0; a 0 at others, if that is said."""
        parts = []
        for edge, each in zip(EDGES, brought, strict=True):
            if not each.points and not nothing:
                continue
            x, y, _ = spot(START + edge)
            at = Spot(_INWARD * x - _ASIDE * y, _INWARD * y + _ASIDE * x)
            name = look("tr-badge", nothing=not each.points)
            shown = f"+{each.points}" if each.points else "0"
            badge = f'<rect x="-15" y="-12" width="30" height="24" rx="12"/><text y="6.5">{shown}'
            parts.append(
                f'<g class="{name}" transform="translate({at.x:g} {at.y:g}) '
                f'scale({self.print:.3g})">'
                f"{legible(f'{badge}</text>', 17 * self.print, _BADGE)}</g>"
            )
        return "".join(parts)
