"""Bots play each other: python -m tools.arena match|elo|foresight|refusals|secrets --help.

A contestant is a level, of this tree or of a commit: planner, planner@ffb4116; or whoever knows how
a level decides in secret and looks for the best response: against-master. What has been played is
kept in build/arena and not played again; what is found is written into docs/bots.md and
docs/balance.md.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial
from itertools import pairwise

from engine.games import NAMES
from tools.arena import report
from tools.arena.engines import Engine, engine
from tools.arena.figures import ratings
from tools.arena.foresight import LINES, POSITIONS, WIDTH, foreseen
from tools.arena.games import Contestant, Work
from tools.arena.matches import KEPT, Match, held, remembered
from tools.arena.promises import Broken, refusals, secrets
from tools.arena.response import AGAINST, Response
from tools.arena.spread import done, workers

SLOW = 1500.0
"""Milliseconds that no decision should take."""


def main() -> None:
    """Runs one command; fails where a bot has broken a promise."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena", description=__doc__)
    commands = parser.add_subparsers(required=True)
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--scheduler", default="", help="a Dask cluster's, instead of processes")
    shared.add_argument("--workers", type=int, help="processes; else one for each core")
    shared.add_argument("--dry", action="store_true", help="write nothing into docs/")

    match = commands.add_parser("match", parents=[shared], help="one contestant against another")
    match.set_defaults(run=play)
    match.add_argument("game", choices=NAMES)
    match.add_argument("a", nargs="?", help="a level, or level@commit; else each against the next")
    match.add_argument(
        "b", nargs="?", help="its opponent; none: itself, to see each seat's luck, or Isaac"
    )
    match.add_argument("--games", type=int, default=400, help="at most (default 400)")
    match.add_argument("--seats", type=int, nargs="*", help="else every number of them")
    match.add_argument("--goal", type=float, help="the share to decide about; else an equal one")
    match.add_argument("--whole", action="store_true", help="play all games, decided or not")
    match.add_argument("--option", nargs="*", default=[], metavar="ID=CHOICE")
    match.add_argument("--house", nargs="*", default=[], metavar="NAME=VALUE", help=HOUSE)

    rated = commands.add_parser("elo", parents=[shared], help="ratings of this tree's levels")
    rated.set_defaults(run=rate)

    known = commands.add_parser("foresight", parents=[shared], help="Isaac, with all luck known")
    known.set_defaults(run=foresee)
    known.add_argument("--number", type=int, default=200, help="of deals (200)")

    for name, run, number, told in (
        ("refusals", no_refusals, 10_000, "mixed games in which no move may be refused"),
        ("secrets", no_secrets, 1_000, "decisions made twice, with something else hidden"),
    ):
        promise = commands.add_parser(name, parents=[shared], help=told)
        promise.set_defaults(run=run)
        promise.add_argument("games", nargs="*", help="of these games; else of all")
        promise.add_argument("--number", type=int, default=number, help=f"{told} ({number})")
    given = parser.parse_args()
    with workers(given.scheduler, given.workers) as executor:
        try:
            sys.exit(not given.run(given, executor))
        except ValueError as wrong:
            sys.exit(str(wrong))


HOUSE = "another house value, such as violet.components.BOARD='BOARD._replace(lantern=15)'"


def contestant(text: str, here: Engine) -> Contestant:
    """A level, or a level of a commit. Raises ValueError when there is no such engine."""
    level, _, commit = text.partition("@")
    kind = Response if level.startswith(AGAINST) else Contestant
    return kind(level, engine(commit) if commit else here)


def matches(given: argparse.Namespace) -> Iterator[Match]:
    """What was asked for. Raises ValueError for what there is not."""
    here = engine("", tuple(given.house))
    upwards = [(b, a) for a, b in pairwise(here.levels(given.game))]
    options = tuple(tuple(option.split("=", 1)) for option in given.option)
    for seats in given.seats or here.game(given.game).seats:
        for names in [(given.a, given.b or given.a)] if given.a else upwards:
            a, b = (contestant(name, here) for name in names)
            for each in (a, b):
                each.bot(given.game)
            yield Match(given.game, seats, options, here, a, b)


def play(given: argparse.Namespace, executor: Executor) -> bool:
    """Plays matches and says how they went; whether no move was refused."""
    fine = [_one(match, given, executor) for match in matches(given)]
    return all(fine)


def _one(match: Match, given: argparse.Namespace, executor: Executor) -> bool:
    mirror = match.a == match.b
    goal = None if mirror or given.whole else given.goal or match.par
    rounds = held(match, -(-given.games // len(match.seatings)), executor, goal)
    if not mirror:
        table, cells = "matches", report.of_match(match, rounds, goal)
    elif match.seats > 1:
        table, cells = "seats", report.of_seats(match, rounds)
    else:
        table, cells = "alone", report.of_alone(match, rounds)
    print(" | ".join(cells), flush=True)
    if not given.dry:
        report.write(table, [cells])
    whole = Work()
    for work in (work for games in rounds for game in games for work in game.work.values()):
        whole.add(work)
    for move in whole.refused:
        print(f"refused: {move}")
    if whole.slowest > SLOW:
        print(f"a decision took {whole.slowest:.0f} ms")
    return not whole.refused


def rate(given: argparse.Namespace, executor: Executor) -> bool:
    """Rates this tree's levels by what they have played against each other."""
    here, rows = engine(), []
    for game in NAMES:
        levels = [Contestant(level, here) for level in here.levels(game)]
        for seats in here.game(game).seats:
            pairs = [Match(game, seats, (), here, a, b) for a in levels for b in levels if a != b]
            tables = [table for pair in pairs for table in report.tables(pair, remembered(pair))]
            if not tables:
                continue
            rated = ratings(tables, levels[0].level)
            told = ", ".join(f"{level} {elo:.0f}" for level, elo in rated.items())
            rows.append([game, str(seats), here.label, str(len(tables)), told])
            print(" | ".join(rows[-1]))
    if not given.dry:
        report.write("elo", rows)
    games, refused = report.tally()
    print(f"{games:,} games in the table of matches, {refused} moves refused in them")
    return not refused


def foresee(given: argparse.Namespace, executor: Executor) -> bool:
    """Says how many points the deals against Isaac hold for whoever knows what comes."""
    here = engine()
    file = KEPT / f"foresight-{here.module}-{WIDTH}-{LINES}-{POSITIONS}.jsonl"
    found = done(file, given.number, partial(foreseen, here), executor)
    points = [points for _, points in found]
    cells = ["bullfrogs", *report.of_points(f"all luck known@{here.label}", points)]
    print(" | ".join(cells))
    if not given.dry:
        report.write("alone", [cells])
    return True


def no_refusals(given: argparse.Namespace, executor: Executor) -> bool:
    """Whether no move of a bot was refused."""
    here, games = engine(), given.games or NAMES
    each = -(-given.number // len(games))
    kept = [_kept(game, refusals(here, game, each, executor)) for game in games]
    return not any(wrong for _, wrong in kept)


def no_secrets(given: argparse.Namespace, executor: Executor) -> bool:
    """Whether no decision depended on what its seat cannot see."""
    here, told, fine = engine(), [], True
    for game in given.games or NAMES:
        levels = here.levels(game)
        kept = [
            _kept(f"{game} {level}", secrets(here, game, level, given.number, executor))
            for level in levels
        ]
        decisions, wrong = (sum(column) for column in zip(*kept, strict=True))
        told.append(f"{game}: {decisions} decisions of {len(levels)} levels twice, {wrong} wrong")
        fine &= not wrong
    print("\n".join(told))
    return fine


def _kept(title: str, found: Iterator[Broken]) -> tuple[int, int]:
    """Says how a promise was kept; how many decisions there were, and how many of them wrong."""
    games, decisions, broken = 0, 0, []
    for piece in found:
        games, decisions = games + 1, decisions + piece["decisions"]
        broken += piece["broken"]
    print(f"{title}: {games} games, {decisions} decisions, {len(broken)} wrong", flush=True)
    for told in broken:
        print(f"    {told}")
    return decisions, len(broken)


if __name__ == "__main__":
    main()
