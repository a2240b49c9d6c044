"""Trio once more, slow and plain, from the rulebook's sentences alone.

A cell (x, y) has its middle at the point (2x, 2y); a circle or a semicircle lies between.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations

from tests.lockstep import grid
from tests.lockstep.grid import MIDDLE, WAYS, Cell
from tests.lockstep.oracle import CHANCE, NOBODY, Ending

Point = tuple[int, int]

BOX = {"RRRR": 2, "RRRY": 5, "RRYY": 6, "RYRY": 4, "RYYY": 5, "YYYY": 2}
START_FACES = ("RYRY", "RRYY")


def cell(name: str) -> Cell:
    return grid.cell(name, "start")


def name(at: Cell) -> str:
    return grid.name(at, "start")


def edge(at: Cell, way: str) -> Point:
    """The point in the middle of an edge of a tile."""
    return (2 * at[0] + WAYS[way][0], 2 * at[1] + WAYS[way][1])


def circle(text: str) -> Point:
    of, way = text.split(".")
    return edge(cell(of), way)


def circle_name(point: Point) -> str:
    """By the nearer to the start tile of its two cells, and the edge of it."""
    x, y = point
    ways = [(cell, way) for cell in sides(point) for way in WAYS if edge(cell, way) == (x, y)]
    nearer, way = min(ways, key=lambda found: abs(found[0][0]) + abs(found[0][1]))
    return f"{name(nearer)}.{way}"


def sides(point: Point) -> list[Cell]:
    """The two cells that a circle lies between."""
    x, y = point
    if x % 2:
        return [((x - 1) // 2, y // 2), ((x + 1) // 2, y // 2)]
    return [(x // 2, (y - 1) // 2), (x // 2, (y + 1) // 2)]


def touch(one: Point, other: Point) -> bool:
    """Two edges of one tile that meet at a corner."""
    return abs(one[0] - other[0]) == 1 and abs(one[1] - other[1]) == 1


def in_line(three: set[Point], line: str) -> bool:
    """Whether three circles are the same edge of three tiles in a row, or by the option touch."""
    ways = [(2, 0), (0, 2)] if line == "axis" else [(1, 1), (1, -1)]
    return any(
        three == {(x, y), (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)}
        for x, y in three
        for dx, dy in ways
    )


def turned(tile: str) -> set[str]:
    """All the ways in which a tile can lie."""
    return {tile[turn:] + tile[:turn] for turn in range(4)}


def pattern(face: str) -> str:
    return min(turned(face))


class Oracle:
    """Tiles by cell, and by team the points on which its pieces stand."""

    def __init__(self, seats: int, line: str, place: str) -> None:
        self.teams = "YR" * (seats // 2)
        self.turn = 0
        self.stage = "start"
        self.choosing = False
        self.points = 0
        self.tiles: dict[Cell, str] = {}
        self.pieces: dict[str, set[Point]] = {"Y": set(), "R": set()}
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.pile = Counter[str]()
        self.line, self.place = line, place

    # Reading and writing.

    def __str__(self) -> str:
        points = f" {self.points}" if self.stage == "move" else ""
        choosing = " choosing" * self.choosing
        tiles = " ".join(f"{name(at)}={face}" for at, face in self.tiles.items())
        parts = [f"{self.teams} {self.turn + 1} {self.stage}{points}{choosing}", tiles or "-"]
        for team, standing in self.pieces.items():
            if standing:
                rows = sorted(standing, key=lambda point: (point[1], point[0]))
                parts.append(f"{team} {' '.join(map(circle_name, rows))}")
        if any(self.hands):
            parts.append(f"hands {' '.join(','.join(sorted(hand)) or '-' for hand in self.hands)}")
        if self.pile:
            parts.append(
                f"pile {' '.join(f'{self.pile[tile]}{tile}' for tile in sorted(self.pile))}"
            )
        if (self.line, self.place) != ("axis", "strict"):
            parts.append(f"options {self.line} {self.place}")
        return "; ".join(parts)

    def read(self, text: str) -> None:
        head, tiles, *rest = text.split("; ")
        _, seat, self.stage, *details = head.split(" ")
        self.turn = int(seat) - 1
        self.choosing = details == ["choosing"]
        self.points = int(details[0]) if self.stage == "move" else 0
        for entry in tiles.split(" ") if tiles != "-" else ():
            where, _, face = entry.partition("=")
            self.tiles[cell(where)] = face
        for section in rest:
            word, *entries = section.split(" ")
            if word in self.pieces:
                self.pieces[word] = set(map(circle, entries))
            elif word == "hands":
                self.hands = [entry.split(",") if entry != "-" else [] for entry in entries]
            elif word == "pile":
                self.pile = Counter({entry[-4:]: int(entry[:-4]) for entry in entries})
            elif word == "options":
                self.line, self.place = entries

    # What there is.

    @property
    def team(self) -> str:
        return self.teams[self.turn]

    def halves(self) -> dict[Point, list[str]]:
        """On each point, the one or two semicircles that lie there."""
        found: dict[Point, list[str]] = {}
        for at, face in self.tiles.items():
            for way, half in zip(WAYS, face, strict=True):
                found.setdefault(edge(at, way), []).append(half)
        return found

    def circles(self) -> dict[Point, str]:
        """`RR`, `YY` or `RY` for every circle."""
        pairs = self.halves().items()
        return {point: "".join(sorted(halves)) for point, halves in pairs if len(halves) == 2}

    def free(self) -> set[Point]:
        """The circles on which nobody stands."""
        return set(self.circles()) - self.pieces["Y"] - self.pieces["R"]

    def cells(self) -> set[Cell]:
        """Where the seat may lay a tile: each empty cell beside each tile tried."""
        found = set()
        for at in self.tiles:
            for way, (x, y) in WAYS.items():
                new = (at[0] + x, at[1] + y)
                if new not in self.tiles and (at == MIDDLE or self.reaches(at, edge(at, way))):
                    found.add(new)
        return found

    def reaches(self, at: Cell, new: Point) -> bool:
        """Whether a piece on this tile could step onto the new circle; or is there at all."""
        standing = self.pieces[self.team] & {edge(at, way) for way in WAYS}
        return any(touch(piece, new) or self.place == "lenient" for piece in standing)

    def steps(self) -> set[str]:
        found = {
            f"step {circle_name(piece)} {circle_name(to)}"
            for piece in self.pieces[self.team]
            for to in self.free()
            if touch(piece, to)
        }
        if len(self.pieces[self.team]) < 3:
            entrances = self.free() & {edge(MIDDLE, way) for way in WAYS}
            found |= {f"enter {circle_name(to)}" for to in entrances}
        return found

    def has_trio(self, team: str) -> bool:
        """The three pieces on pure circles in one line."""
        standing, kinds = self.pieces[team], self.circles()
        pure = all(kinds[point] == 2 * team for point in standing)
        return len(standing) == 3 and pure and in_line(standing, self.line)

    def clusters(self, team: str) -> list[int]:
        """The sizes of all clusters: single circles, joined while any two touch."""
        groups = [{point} for point, kind in self.circles().items() if kind == 2 * team]
        while True:
            for one, other in combinations(groups, 2):
                if any(touch(a, b) for a in one for b in other):
                    groups = [group for group in groups if group not in (one, other)]
                    groups.append(one | other)
                    break
            else:
                return sorted(map(len, groups), reverse=True)

    # Whose turn, and what may be done.

    def to_act(self) -> int:
        if self.stage == "over":
            return NOBODY
        return CHANCE if self.stage in ("start", "show", "deal", "draw") else self.turn

    def moves(self) -> set[str]:
        if self.stage == "place":
            return set(self._placements())
        if self.stage == "move":
            return {"stop"} | self.steps()
        return {"end"} if self.stage == "end" else set()

    def _placements(self) -> Iterator[str]:
        if self.choosing:
            yield "partner"
        for at in self.cells():
            for tile in self.hands[self.turn]:
                yield from (f"place {face} {name(at)}" for face in turned(tile))

    def chance(self) -> Mapping[str, int]:
        if self.stage == "start":
            return {f"start {seat + 1}": 1 for seat in range(len(self.teams))}
        if self.stage == "show":
            return {f"show {face}": 1 for face in START_FACES}
        if self.stage in ("deal", "draw"):
            return {f"draw {tile}": count for tile, count in self.pile.items()}
        return {}

    # What comes of a move.

    def play(self, move: str) -> None:
        verb, *words = move.split(" ")
        getattr(self, f"_{verb}")(*words)

    def _start(self, seat: str) -> None:
        self.turn, self.stage = int(seat) - 1, "show"
        self.choosing = len(self.teams) == 4

    def _show(self, face: str) -> None:
        self.tiles[MIDDLE], self.stage = face, "deal"

    def _draw(self, tile: str) -> None:
        drawer = self.turn
        while self.stage == "deal" and len(self.hands[drawer]) == 2:
            drawer = (drawer + 1) % len(self.hands)
        self.hands[drawer].append(tile)
        self.pile -= Counter([tile])
        if self.stage == "draw":
            self._pass_on()
        elif all(len(hand) == 2 for hand in self.hands):
            self.stage = "place"

    def _partner(self) -> None:
        self.turn, self.choosing = (self.turn + 2) % 4, False

    def _place(self, face: str, where: str) -> None:
        first = len(self.tiles) == 1
        at, rival = cell(where), "R" if self.team == "Y" else "Y"
        self.hands[self.turn].remove(pattern(face))
        self.tiles[at], self.choosing = face, False
        halves = self.halves()
        self.points = 0
        for way in WAYS:
            there = halves[edge(at, way)]
            if there == [rival, rival]:
                self.points += 2
            elif there == [rival]:
                self.points += 1
        if first:
            self.points = max(0, self.points - 2)
        self._go_on()

    def _go_on(self) -> None:
        """Points with which nothing can be done are lost, as at the end of the moves."""
        self.stage = "move" if self.points and self.steps() else "end"
        if self.stage == "end":
            self.points = 0

    def _step(self, source: str, target: str) -> None:
        self.pieces[self.team].remove(circle(source))
        self._enter(target)

    def _enter(self, target: str) -> None:
        self.pieces[self.team].add(circle(target))
        self.points -= 1
        if self.has_trio(self.team):
            self.stage = "over"
        else:
            self._go_on()

    def _stop(self) -> None:
        self.stage, self.points = "end", 0

    def _end(self) -> None:
        if self.pile:
            self.stage = "draw"
        elif any(self.hands):
            self._pass_on()
        else:
            self.stage = "over"

    def _pass_on(self) -> None:
        """To the next who holds tiles; in a game from its beginning that is always the next."""
        self.turn = (self.turn + 1) % len(self.teams)
        while not self.hands[self.turn]:
            self.turn = (self.turn + 1) % len(self.teams)
        self.stage = "place" if self.cells() else "over"

    # The end.

    def outcome(self) -> Ending | None:
        if self.stage != "over":
            return None
        for team in "YR":
            if self.has_trio(team):
                return self._won_by(team, "trio.win.trio")
        if any(self.hands):
            return self._won_by("R" if self.team == "Y" else "Y", "trio.lose.stuck")
        counts = {team: (max(sizes, default=0), sum(sizes)) for team, sizes in self._sizes()}
        best = max(counts.values())
        winners = tuple(seat for seat, team in enumerate(self.teams) if counts[team] == best)
        return winners, tuple(counts[team][0] for team in self.teams), "trio.win.cluster"

    def _sizes(self) -> list[tuple[str, list[int]]]:
        return [(team, self.clusters(team)) for team in "YR"]

    def _won_by(self, winner: str, rule: str) -> Ending:
        winners = tuple(seat for seat, team in enumerate(self.teams) if team == winner)
        return winners, tuple(int(team == winner) for team in self.teams), rule


def start(seats: int, options: Mapping[str, str]) -> Oracle:
    """No tile yet, and all of them in the pile."""
    table = Oracle(seats, options["trio_line"], options["place"])
    table.pile = Counter(BOX)
    if options["first"] != "random":
        table.turn, table.stage = int(options["first"]) - 1, "show"
    return table


def read(text: str) -> Oracle:
    table = Oracle(len(text.split(" ")[0]), "axis", "strict")
    table.read(text)
    return table
