"""Tables strewn with tiles on which a trio is one step away."""

from random import Random

from tests.trio.games import strewn
from tests.trio.oracle import Oracle, read, touch

WAYS = {"axis": [(2, 0), (0, 2)], "touching": [(1, 1), (1, -1)]}
"""From circle to circle of a trio, by the option that says what a line is."""


def wild_text(random: Random) -> str:
    """A strewn table; if some tables have one, with three circles of a team in any line."""
    number = random.randrange(4)
    for _ in range(40):
        table = read(str(strewn(random.randrange(1 << 32))))
        dx, dy = WAYS[table.line][number % 2]
        pure = {point for point, kind in table.circles().items() if kind == 2 * table.team}
        for x, y in sorted(pure):
            line = {(x, y), (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)}
            if line <= pure and _one_step_away(table, line, random):
                return str(table)
    return str(table)


def _one_step_away(table: Oracle, line: set[tuple[int, int]], random: Random) -> bool:
    """Two pieces of the team stand on the line, and the third beside it, if there is room."""
    goal = random.choice(sorted(line))
    rival = "R" if table.team == "Y" else "Y"
    table.pieces[table.team], table.pieces[rival] = line - {goal}, set()
    beside = sorted(at for at in table.free() if touch(at, goal) and at not in line)
    if beside:
        table.pieces[table.team].add(random.choice(beside))
        table.stage, table.points = "move", random.randint(1, 3)
    return bool(beside)
