"""Movement points, trios, clusters and the outcome."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..core.game import Outcome
from ..core.rule import Rule
from .components import (
    CIRCLE_POINTS,
    COLOURS,
    FEWEST_POINTS,
    FIRST_TURN_POINTS,
    FREE_HALF_POINTS,
    HALVES,
    PIECES,
    Colour,
    Face,
    Kind,
    team_of,
)
from .geometry import EDGES, GAPS, OPPOSITE, Cell, Circle, touching
from .rulebook import LOSE_STUCK, WIN_CLUSTER, WIN_TRIO
from .state import Position


class EdgePoints(NamedTuple):
    """What one edge of a new tile brings (trio.points)."""

    circle: Circle
    """Its place."""
    closed: bool
    """Whether it became a circle; else its half lies free."""
    kind: Kind
    """The kind of the circle, or the colour of the free half."""
    points: int


def edge_points(
    tiles: Mapping[Cell, Face], face: Face, cell: Cell, colour: Colour
) -> tuple[EdgePoints, ...]:
    """What each edge of a tile brings the team that lays it there, north, east, south, west."""
    found = []
    opponent = colour.opponent
    for index, (edge, half) in enumerate(zip(EDGES, HALVES[face], strict=True)):
        met = tiles.get(cell + 2 * edge)
        if met is None:
            points = FREE_HALF_POINTS if half is opponent else 0
            found.append(EdgePoints(cell + edge, False, half, points))
        else:
            kind = half if half is HALVES[met][OPPOSITE[index]] else None
            points = CIRCLE_POINTS if kind is opponent else 0
            found.append(EdgePoints(cell + edge, True, kind, points))
    return tuple(found)


def turn_points(edges: Sequence[EdgePoints], first_turn: bool) -> int:
    """The points of the whole tile (trio.points, trio.points.first-turn)."""
    points = sum(edge.points for edge in edges)
    return max(FEWEST_POINTS, points + FIRST_TURN_POINTS) if first_turn else points


def is_trio(
    circles: Mapping[Circle, Kind], pieces: Sequence[Circle], colour: Colour, line: str
) -> bool:
    """Whether sorted circles are three pure ones of the colour in one line (trio.win.trio)."""
    if len(pieces) != PIECES:
        return False
    first, second, third = pieces
    gap = second - first
    return (
        gap == third - second
        and gap in GAPS[line]
        and all(circles[circle] is colour for circle in pieces)
    )


@dataclass(frozen=True, slots=True)
class Clusters:
    """What one team's pure circles count at the end (trio.win.cluster)."""

    colour: Colour
    largest: tuple[Circle, ...]
    """The largest touching set, sorted; of equals the northernmost."""
    total: int
    """All pure circles of the colour: counts only between tied teams."""


def largest_cluster(circles: Collection[Circle]) -> tuple[Circle, ...]:
    """The largest set of these circles in which each is linked to each by touching ones."""
    waiting = set(circles)
    largest: list[Circle] = []
    for circle in sorted(circles):
        if circle not in waiting:
            continue
        waiting.remove(circle)
        cluster = [circle]
        for member in cluster:
            for other in touching(member):
                if other in waiting:
                    waiting.remove(other)
                    cluster.append(other)
        largest = max(largest, cluster, key=len)
    return tuple(sorted(largest))


def clusters(circles: Mapping[Circle, Kind]) -> tuple[Clusters, Clusters]:
    """Yellow's and red's clusters as they lie now; pieces do not matter (trio.win.cluster)."""
    yellow, red = ([circle for circle, kind in circles.items() if kind is c] for c in COLOURS)
    return (
        Clusters(COLOURS[0], largest_cluster(yellow), len(yellow)),
        Clusters(COLOURS[1], largest_cluster(red), len(red)),
    )


def outcome_of(position: Position) -> Outcome:
    """How a finished game ended.

    After a trio or a team that is stuck, the scores are 1 for the winners and 0 for the others;
    else they are the sizes of the largest clusters.
    """
    for colour in COLOURS:
        if is_trio(position.circles, position.pieces[colour], colour, position.line):
            return _won_by(position, colour, WIN_TRIO)
    if any(position.hands):
        return _won_by(position, team_of(position.turn).opponent, LOSE_STUCK)
    counts = [(len(each.largest), each.total) for each in clusters(position.circles)]
    best = max(counts)
    seats = range(position.seats)
    return Outcome(
        tuple(seat for seat in seats if counts[team_of(seat)] == best),
        tuple(counts[team_of(seat)][0] for seat in seats),
        WIN_CLUSTER,
    )


def _won_by(position: Position, colour: Colour, rule: Rule) -> Outcome:
    seats = range(position.seats)
    winners = tuple(seat for seat in seats if team_of(seat) is colour)
    return Outcome(winners, tuple(int(seat in winners) for seat in seats), rule)
