"""The game knowledge bots use: how good a position is for a seat.

Prospects are counted in whole numbers, which are the same on every machine: in millionths.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from .components import COLOURS, HALVES, PIECES, Colour, Face, team_of
from .events import Event, GotStuck, TilePlaced, TrioMade
from .geometry import (
    EDGES,
    GAPS,
    START,
    Cell,
    Circle,
    cells_of,
    edges_of,
    touching,
)
from .score import clusters, outcome_of
from .state import Position, Stage
from .weights import CHANCES, CIRCLE, CLUSTER, DANGER, LATER, ON_BOARD, POINT

CERTAIN = 1_000_000
PERCENT = CERTAIN // 100
"""A chance to win that is no longer one, in the millionths that everything here is counted in."""

WON = 10 * CERTAIN
"""A game that is won: more than all the chances to win."""

FAR = len(CHANCES)
"""Points that no turn brings."""

UNLAID = 1
"""What the circle that a line still lacks counts, in points."""

TERMS = ("trio", "room", "pieces", "points")
"""The terms of a team; those of the other team count against it, as `their-trio` and the like."""

CIRCLES = ("cluster", "circles")
"""The terms of circles: by how many one team has more of them than the other."""

Worths = tuple[int, int, int, int]
"""What each of the terms is worth."""

FACTS = {
    "trio-made": ("won",),
    "stuck": ("won",),
    "brought": ("trio", "pieces", "points"),
}
"""What events tell better than a term, and the terms that each of them stands for."""


def evaluate(position: Position, seat: int) -> int:
    """The seat's team's prospects less those of the other team: the sum of the terms."""
    if position.stage is Stage.OVER:
        return _won(position, seat)
    own = team_of(seat)
    ground = ground_of(position)
    ours = _prospects(position, own, ground)
    theirs = _prospects(position, own.opponent, ground)
    return sum(ours) - sum(theirs) + sum(_circles(own, ground))


def terms(position: Position, seat: int) -> dict[str, int]:
    """What the position is worth to the seat's team, term by term, in millionths of a chance."""
    if position.stage is Stage.OVER:
        return {"won": _won(position, seat)}
    own = team_of(seat)
    ground = ground_of(position)
    found = dict(zip(TERMS, _prospects(position, own, ground), strict=True))
    for name, worth in zip(TERMS, _prospects(position, own.opponent, ground), strict=True):
        found[f"their-{name}"] = -worth
    return found | dict(zip(CIRCLES, _circles(own, ground), strict=True))


def fact(event: Event, position: Position, seat: int) -> tuple[str, int | None] | None:
    """What an event is to the seat's team, as one of `FACTS`; of a tile, the points it brought."""
    own = team_of(seat)
    match event:
        case TrioMade(colour) if colour is own:
            return "trio-made", None
        case GotStuck(colour) if colour is not own:
            return "stuck", None
        case TilePlaced(colour, points=points) if colour is own:
            return "brought", points
    return None


def _won(position: Position, seat: int) -> int:
    """Of a game that is over."""
    winners = outcome_of(position).winners
    return WON * ((seat in winners) - (seat ^ 1 in winners))


def _circles(own: Colour, ground: "Ground") -> tuple[int, int]:
    """What the larger cluster promises, and what more circles do, which may join it."""
    lead, more = ground.leads[own]
    return CLUSTER * lead, CIRCLE * more


def _prospects(position: Position, colour: Colour, ground: "Ground") -> Worths:
    """A team's trio to come, its freedom to lay tiles, its pieces and its points.

    The danger of getting stuck halves with each further cell to lay a tile on.
    """
    moving = position.stage is Stage.MOVE and colour is position.active
    points = position.points if moving else 0
    needed = max(0, ground.points_to_trio(colour, position.pieces) - points)
    lays_next = moving or (position.stage is Stage.PLACE) == (colour is position.active)
    trio = CHANCES[needed] * (100 if lays_next else LATER) // 100 if needed < FAR else 0
    danger = DANGER >> len(position.open_cells(colour))
    return trio, -danger, ON_BOARD * len(position.pieces[colour]), POINT * points


Pieces = tuple[Circle, ...]
Line = tuple[Circle, Circle, Circle]
Need = tuple[int, int, int, int]
"""The points to each circle of a line, and the fewest of them."""


class Ground:
    """The tiles as they lie: where lines may be made, and how far it is to them."""

    def __init__(self, tiles: tuple[tuple[Cell, Face], ...], line: str) -> None:
        position = Position(line=line)
        for cell, face in tiles:
            position.lay(face, cell)
        circles = position.circles

        def there(places: Iterable[Circle]) -> Pieces:
            return tuple([circle for circle in places if circle in circles])

        self._touching = {circle: there(touching(circle)) for circle in circles}
        self._doors = there(edges_of(START))
        self._points: dict[tuple[Colour, Pieces, Pieces], int] = {}
        self._needs: dict[tuple[Colour, Pieces, Pieces], list[Need]] = {}
        self._lines = [_lines(position, colour) for colour in COLOURS]
        self._missing = [
            {
                place: there(touching(place))
                for line in lines
                for place in line
                if place not in circles
            }
            for lines in self._lines
        ]
        """By colour, the circles that are still to come, and those that will touch them."""
        yellow, red = clusters(circles)
        lead, more = len(yellow.largest) - len(red.largest), yellow.total - red.total
        self.leads = ((lead, more), (-lead, -more))
        """By colour, how many circles more its largest cluster has, and how many it has in all."""

    def points_to_trio(self, colour: Colour, pieces: Sequence[Pieces]) -> int:
        """About how many points the team needs for a trio, or `FAR`.

        The pieces are those of both colours. The opponent's block the way, one's own do not. A line
        may lack one circle if the tiles still allow it.
        """
        own, blocked = pieces[colour], pieces[colour.opponent]
        key = (colour, own, blocked)
        points = self._points.get(key)
        if points is None:
            points = self._points[key] = self._count(colour, own, blocked)
        return points

    def _count(self, colour: Colour, own: Pieces, blocked: Pieces) -> int:
        needs = [self._need(colour, blocked, (piece,), 0) for piece in own]
        if len(own) < PIECES:
            doors = tuple([door for door in self._doors if door not in own and door not in blocked])
            needs += [self._need(colour, blocked, doors, 1)] * (PIECES - len(own))
        best = FAR
        extras = self._lines[colour].values()
        for (a, b, c, x), (d, e, f, y), (g, h, i, z), extra in zip(*needs, extras, strict=True):
            if x + y + z + extra < best:
                points = min(a + e + i, a + f + h, b + d + i, b + f + g, c + d + h, c + e + g)
                best = min(best, points + extra)
        return best

    def _need(self, colour: Colour, blocked: Pieces, sources: Pieces, entry: int) -> list[Need]:
        """For each line of the colour the points to its circles from any of the sources."""
        key = (colour, blocked, sources)
        found = self._needs.get(key)
        if found is None:
            points = self._ways(blocked, sources, entry)
            for circle, others in self._missing[colour].items():
                points[circle] = 1 + min([points.get(other, FAR) for other in others], default=FAR)
            found = self._needs[key] = []
            for first, second, third in self._lines[colour]:
                a, b, c = points.get(first, FAR), points.get(second, FAR), points.get(third, FAR)
                found.append((a, b, c, min(a, b, c)))
        return found

    def _ways(self, blocked: Pieces, sources: Pieces, entry: int) -> dict[Circle, int]:
        """For each circle that can be reached from the sources, the points it takes."""
        points = dict.fromkeys(blocked, FAR) | dict.fromkeys(sources, entry)
        edge = list(sources)
        for circle in edge:
            further = points[circle] + 1
            for other in self._touching[circle]:
                if other not in points:
                    points[other] = further
                    edge.append(other)
        return points


_ground = lru_cache(1 << 8)(Ground)


def ground_of(position: Position) -> Ground:
    """Kept of the last tables that were looked at."""
    return _ground(tuple(position.tiles.items()), position.line)


def _lines(position: Position, colour: Colour) -> dict[Line, int]:
    """The lines with two or three circles of the colour, and the points for one still to come."""
    own = {circle for circle, kind in position.circles.items() if kind is colour}
    found: dict[Line, int] = {}
    for gap in GAPS[position.line]:
        for first in own:
            for line in (
                (first, first + gap, first + 2 * gap),
                (first - gap, first, first + gap),
            ):
                lacking = [circle for circle in line if circle not in own]
                if not lacking:
                    found[line] = 0
                elif len(lacking) == 1 and _can_become(position, lacking[0], colour):
                    found[line] = UNLAID
    return found


def _can_become(position: Position, circle: Circle, colour: Colour) -> bool:
    """Whether a pure circle of the colour may still be formed there."""
    if circle in position.circles:
        return False
    for cell in cells_of(circle):
        face = position.tiles.get(cell)
        if face is not None and HALVES[face][EDGES.index(circle - cell)] is not colour:
            return False
    return True
