"""What was found as lines of the tables in docs/bots.md and docs/balance.md."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import mean

from engine.bullfrogs.components import RANKS
from engine.bullfrogs.score import solo_rank
from tools.arena.figures import Table, decided
from tools.arena.games import Played, Work, teams
from tools.arena.matches import Match, Round, share
from tools.paths import ROOT
from tools.shares import half_width, wilson

TABLES = {
    "matches": ROOT / "docs/bots.md",
    "elo": ROOT / "docs/bots.md",
    "alone": ROOT / "docs/bots.md",
    "seats": ROOT / "docs/balance.md",
}
"""Where each table stands."""

KEYS = {"matches": 4, "elo": 2, "alone": 2, "seats": 3}
"""How many cells of a row say what it is about, by table."""


GAMES = 4
"""The cell of a match that says how many games it has."""


def of_match(match: Match, rounds: Sequence[Round], goal: float | None) -> list[str]:
    """The cells of a match: who, how many games, A's share, what was decided, how long it took."""
    shares = [share for games in rounds for share in match.shares(games)]
    games = [game for games in rounds for game in games]
    verdict = None if goal is None else decided(map(match.shares, rounds), goal)[1]
    told = {True: "yes", False: "no", None: "open"}[verdict]
    return [
        *_what(match),
        str(match.a),
        str(match.b),
        str(len(games)),
        f"**{sum(shares) / len(shares):.1%}** {_interval(sum(shares), len(shares))}",
        f"{match.par:.0%}",
        "" if goal is None else f"over {goal:.0%}: {told}",
        *(_times(games, letter) for letter in "AB"),
        f"{sum(game.plies for game in games) / len(games):.0f}",
        str(sum(len(done.refused) for game in games for done in game.work.values())),
    ]


def of_seats(match: Match, rounds: Sequence[Round]) -> list[str]:
    """The cells of a match of equals: each team's share of the wins, shared wins, endings."""
    games = [game for games in rounds for game in games]
    team = teams(match.game, match.seats)
    shares = []
    for own in dict.fromkeys(team):
        won = sum(sum(team[s] == own for s in each.winners) / len(each.winners) for each in games)
        shares.append(f"{won / len(games):.1%} {_interval(won, len(games))}")
    endings: defaultdict[str, int] = defaultdict(int)
    for game in games:
        endings[game.ending.partition(".")[2]] += 1
    shared = sum(len({team[seat] for seat in game.winners}) > 1 for game in games)
    told = [f"{ending} {n / len(games):.0%}" for ending, n in sorted(endings.items())]
    return [
        *_what(match),
        str(match.a),
        str(len(games)),
        ", ".join(shares),
        f"{shared / len(games):.1%}",
        ", ".join(told) if len(told) > 1 else "",
        f"{sum(game.plies for game in games) / len(games):.0f}",
    ]


def of_alone(match: Match, rounds: Sequence[Round]) -> list[str]:
    """The cells of a contestant's games against Isaac."""
    points = [game.scores[0] for games in rounds for game in games]
    return [_what(match)[0], *of_points(str(match.a), points)]


def of_points(who: str, points: Sequence[int]) -> list[str]:
    """Who won so many points against Isaac: their average, ranks, and how often the highest."""
    points = sorted(points, reverse=True)
    ranks = Counter(map(solo_rank, points))
    highest = ranks[RANKS[0][1]]
    return [
        who,
        str(len(points)),
        f"{mean(points):.1f} ± {half_width(points):.1f}",
        ", ".join(f"{rank} {count}" for rank, count in ranks.items()),
        f"{highest / len(points):.1%} {_interval(highest, len(points))}",
    ]


def tables(match: Match, rounds: Iterable[Round]) -> Iterable[Table]:
    """What ratings are made of: who met in each game, a name for each team."""
    names = {"A": match.a.level, "B": match.b.level}
    if match.seats == 1:
        for games in rounds:
            [won] = match.shares(games)
            yield [(names["A"], won), (names["B"], 1 - won)]
        return
    team = teams(match.game, match.seats)
    for game in (game for games in rounds for game in games):
        sides = {own: game.seating[seat] for seat, own in enumerate(team)}
        counts = {letter: [*sides.values()].count(letter) for letter in set(sides.values())}
        yield [(names[letter], share(game, letter) / counts[letter]) for letter in sides.values()]


def write(mark: str, rows: Sequence[Sequence[str]], files: Mapping[str, Path] = TABLES) -> None:
    """Put rows into the table that follows `<!-- mark -->`, after those that are there.

    A row takes the place of one about the same.
    """
    file, keys = files[mark], KEYS[mark]
    lines = file.read_text(encoding="utf-8").splitlines()
    start, end = _table(mark, lines)
    table = {cells[:keys]: cells for cells in map(_cells, lines[start:end])}
    for row in rows:
        cells = tuple(cell.replace("|", "&#124;") for cell in row)
        table[cells[:keys]] = cells
    lines[start:end] = [f"| {' | '.join(cells)} |".replace("  ", " ") for cells in table.values()]
    file.write_text("\n".join([*lines, ""]), encoding="utf-8")


def tally(files: Mapping[str, Path] = TABLES) -> tuple[int, int]:
    """How many games the table of matches holds, and how many moves were refused in them."""
    lines = files["matches"].read_text(encoding="utf-8").splitlines()
    start, end = _table("matches", lines)
    rows = [_cells(line) for line in lines[start:end]]
    return sum(int(row[GAMES]) for row in rows), sum(int(row[-1]) for row in rows)


def _table(mark: str, lines: Sequence[str]) -> tuple[int, int]:
    """Where the rows of a table begin, and where they end."""
    start = lines.index(f"<!-- {mark} -->") + 3
    end = start
    while end < len(lines) and lines[end].startswith("|"):
        end += 1
    return start, end


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def _what(match: Match) -> list[str]:
    chosen = [f"{id}={choice}" for id, choice in match.options]
    return [" ".join([match.game, *chosen]), str(match.seats)]


def _interval(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"({low:.1%} to {high:.1%})"


def _times(games: Iterable[Played], letter: str) -> str:
    """Milliseconds of a decision, on average and at most."""
    whole = Work()
    for game in games:
        if letter in game.work:
            whole.add(game.work[letter])
    return f"{whole.ms / max(1, whole.decisions):.1f}, {whole.slowest:.0f}"
