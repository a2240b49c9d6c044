"""Very many games beside others that a seat cannot tell from them: python -m tests.secrets.

    python -m tests.secrets [--games 1000] [--every 1] [--processes 2] [GAME ...]

With every number at the table, for every seat and for somebody who looks on: a random game and its
twins (`tests.conformance.twins`), in which something else happened wherever something was hidden.
After every move the observations are equal; after every so many-th so are, to the byte, what is
told, the whole page with its grid for screen readers, and the picture that can be given away. How
far it came stands in build/secrets/: the next run goes on from there, and begins anew when engine
or pages have changed. The first difference ends it.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from multiprocessing import Pool, cpu_count
from pathlib import Path
from typing import Any

from engine.core.game import NOBODY, Seat
from engine.games import NAMES, load
from tests.conformance.play import Setting, playthrough
from tests.conformance.twins import Fork, twins, viewers
from tests.progress import Progress, keep, resumed, sources
from tests.web.person import Person
from tests.web.test_embed import replayed
from tests.web.test_replay import seated
from tools.paths import BUILD
from web.app.model import Model, Sitting
from web.app.names import names
from web.app.sitting import played, seat_down, table_of, view
from web.boards.still import still
from web.pages import draw

SECRETS = BUILD / "secrets"
GAMES = 1_000
AT_ONCE = 8
"""So many games are looked at before it is written down how far it came."""

HIDING = [Setting(name, seats) for name in NAMES if load(name).secret for seats in load(name).seats]
"""Every table at which something is hidden from somebody."""


@dataclass
class Searched(Progress):
    """How far a table has come."""

    games: int = 0
    moves: int = 0
    """Those after which observations were compared, once for each who looks."""
    pages: int = 0
    """Those after which pages were compared."""


@cache
def shelf(setting: Setting) -> Model:
    """An app that shows a table of this size."""
    line = str(_seated(setting, None).match)
    return Person({"serao.match.one": line}, route="#/table/one").app.model


def _seated(setting: Setting, viewer: Seat | None, before: Sequence[Any] = ()) -> Sitting:
    """The match after these moves, with a person on one seat and bots on the others."""
    match = replayed(setting, [*before])
    assert match is not None
    return seat_down("one", seated(match, *([] if viewer is None else [viewer])))


def shown(setting: Setting, sitting: Sitting, step: Fork, viewer: Seat | None) -> tuple[str, ...]:
    """All that leaves the app for somebody's eyes and ears after a move."""
    model = shelf(setting)
    words, match = model.words, sitting.match
    seen = view(sitting, words)
    said = [table_of(sitting).say(event, seen) for event in step.seen_by(viewer)]
    picture = still(setting.game, match.observe(viewer), words, "light", names(match, words))
    return (*said, draw(replace(model, sitting=sitting)), picture)


def look(setting: Setting, every: int, seed: int) -> tuple[int, int, str]:
    """The game of this number: moves and pages that were compared, and what could be told apart."""
    moves = pages = 0
    log = playthrough(setting, seed).match.log
    for viewer in viewers(setting):
        for twin in filter(None, twins(setting, viewer, seed)):
            both = [_seated(setting, viewer, log[: twin[0].number])] * 2
            for step in twin:
                forks = (step.one, step.other)
                if NOBODY in {fork.state.to_act for fork in forks}:
                    break  # the game is over, and nothing is a secret any more
                moves += 1
                if len({str(setting.observe(fork.state, viewer)) for fork in forks}) > 1:
                    return moves, pages, f"seat {viewer} of game {seed}: after {step.one.move}"
                both = [played(at, fork.move) for at, fork in zip(both, forks, strict=True)]
                if step.number % every:
                    continue
                pages += 1
                one, other = (
                    shown(setting, at, fork, viewer) for at, fork in zip(both, forks, strict=True)
                )
                if one != other:
                    return moves, pages, f"page of {viewer} in game {seed}: after {step.one.move}"
    return moves, pages, ""


def search(setting: Setting, games: int, every: int, processes: int, folder: Path) -> Searched:
    """Go on until so many games were looked at. Raises AssertionError at the first difference."""
    file = folder / f"{setting}-{every}.json"
    looked_at = sources((f"engine/{setting.game}", "engine/core", "web", "tests"))
    progress = resumed(file, Searched(looked_at))
    with Pool(processes, maxtasksperchild=AT_ONCE) as pool:  # each remembers the games it played
        while progress.games < games:
            seeds = range(progress.games, min(games, progress.games + AT_ONCE))
            for moves, pages, told_apart in pool.map(partial(look, setting, every), seeds, 1):
                assert not told_apart, f"{setting}: {told_apart}"
                progress.moves += moves
                progress.pages += pages
            progress.games += len(seeds)
            keep(file, progress)
    return progress


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(NAMES)}")
    parser.add_argument("--games", type=int, default=GAMES, help="of each table")
    parser.add_argument("--every", type=int, default=1, help="pages after such a move")
    parser.add_argument("--processes", type=int, default=cpu_count())
    given = parser.parse_args()
    for setting in HIDING:
        if given.names and setting.game not in given.names:
            continue
        try:
            done = search(setting, given.games, given.every, given.processes, SECRETS)
        except AssertionError as fault:
            print(fault)
            return 1
        print(
            f"{setting}: {done.games:,} games, {done.moves:,} moves and {done.pages:,} pages "
            "beside others",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
