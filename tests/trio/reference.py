"""Trio's geometry and counting once more, the slow and plain way, from a position's text alone.

Nothing here uses the engine. A cell (x, y) has its middle at (2x, 2y), y growing to the south.
"""

import re
from dataclasses import dataclass
from itertools import combinations

Point = tuple[int, int]

WAYS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def cell(name: str) -> Point:
    """(x, y) of a name such as `start` or `n1e2`."""
    x = y = 0
    for way, count in re.findall(r"([nesw])([0-9]+)", "" if name == "start" else name):
        x += WAYS[way][0] * int(count)
        y += WAYS[way][1] * int(count)
    return (x, y)


def circle(name: str) -> Point:
    """The point of a name such as `start.n`."""
    of, edge = name.split(".")
    x, y = cell(of)
    return (2 * x + WAYS[edge][0], 2 * y + WAYS[edge][1])


def touch(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) == 1 and abs(one[1] - other[1]) == 1


@dataclass(frozen=True)
class Reference:
    """Tiles by cell, and by team the points its pieces stand on."""

    tiles: dict[Point, str]
    pieces: dict[str, set[Point]]

    @classmethod
    def of(cls, text: str) -> "Reference":
        _, tiles, *sections = text.split("; ")
        words = {section.split(" ")[0]: section.split(" ")[1:] for section in sections}
        return cls(
            {cell(entry.split("=")[0]): entry.split("=")[1] for entry in tiles.split(" ")},
            {team: set(map(circle, words.get(team, []))) for team in "YR"},
        )

    def halves(self) -> dict[Point, list[str]]:
        """At each point, the one or two halves that lie there."""
        found: dict[Point, list[str]] = {}
        for (x, y), face in self.tiles.items():
            for (dx, dy), half in zip(WAYS.values(), face, strict=True):
                found.setdefault((2 * x + dx, 2 * y + dy), []).append(half)
        return found

    def circles(self) -> dict[Point, str]:
        """`RR`, `YY` or `RY` for every circle."""
        return {
            point: "".join(sorted(halves))
            for point, halves in self.halves().items()
            if len(halves) == 2
        }

    def empty(self) -> set[Point]:
        return set(self.circles()) - self.pieces["Y"] - self.pieces["R"]

    def open_cells(self, team: str, strict: bool) -> set[Point]:
        """Every empty cell tried, next to every tile."""
        found = set()
        for x, y in self.tiles:
            for dx, dy in WAYS.values():
                new = (x + dx, y + dy)
                around = {(2 * x + ex, 2 * y + ey): (ex, ey) for ex, ey in WAYS.values()}
                standing = [around[piece] for piece in self.pieces[team] if piece in around]
                perpendicular = any(ex * dx + ey * dy == 0 for ex, ey in standing)
                reached = perpendicular if strict else bool(standing)
                if new not in self.tiles and ((x, y) == (0, 0) or reached):
                    found.add(new)
        return found

    def points(self, team: str, face: str, new: Point) -> int:
        """Movement points for a tile, the first turn of the game included."""
        after = Reference({**self.tiles, new: face}, self.pieces)
        opponent = "R" if team == "Y" else "Y"
        total = 0
        for dx, dy in WAYS.values():
            halves = after.halves()[2 * new[0] + dx, 2 * new[1] + dy]
            total += {(opponent, opponent): 2, (opponent,): 1}.get(tuple(halves), 0)
        return max(0, total - 2) if len(self.tiles) == 1 else total

    def steps(self, team: str) -> set[tuple[Point, Point]]:
        return {
            (piece, other)
            for piece in self.pieces[team]
            for other in self.empty()
            if touch(piece, other)
        }

    def entries(self, team: str) -> set[Point]:
        if len(self.pieces[team]) == 3:
            return set()
        return self.empty() & set(WAYS.values())

    def has_trio(self, team: str, line: str) -> bool:
        return frozenset(self.pieces[team]) in self.lines(team, line)

    def lines(self, team: str, line: str) -> set[frozenset[Point]]:
        """Every three pure circles of the team in a row, looking at each order of them."""
        pure = [point for point, kind in self.circles().items() if kind == 2 * team]
        steps = [(2, 0), (0, 2)] if line == "axis" else [(1, 1), (1, -1)]
        return {
            frozenset(three)
            for three in combinations(pure, 3)
            for x, y in three
            for dx, dy in steps
            if set(three) == {(x, y), (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)}
        }

    def cluster_sizes(self, team: str) -> list[int]:
        """The sizes of all clusters: single circles, joined while any two touch."""
        groups = [{point} for point, kind in self.circles().items() if kind == 2 * team]
        while True:
            joined = next(
                (
                    (one, other)
                    for one, other in combinations(groups, 2)
                    if any(touch(a, b) for a in one for b in other)
                ),
                None,
            )
            if joined is None:
                return sorted(map(len, groups), reverse=True)
            one, other = joined
            groups = [group for group in groups if group not in joined] + [one | other]
