"""Very many games beside others that a seat cannot tell from them: python -m tests.secrets.

    python -m tests.secrets [--games 1000] [--every 1] [--processes 2] [GAME ...]

With every number at the table, for every seat and for somebody who looks on: a random game and its
twins (`tests.conformance.twins`), in which something else happened wherever something was hidden.
After every move the observations are equal; after every so many-th so are, to the byte, what is
told and the whole page with its grid for screen readers, and at the first and each tenth page more
the picture that can be given away, which takes ten times as long as the page and is drawn of an
observation. How far it came stands in build/secrets/: the next run goes on from there, and begins
anew when engine or pages have changed. The first difference ends it.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from multiprocessing import Pool, cpu_count
from pathlib import Path
from typing import Any

from engine.core.game import NOBODY, Seat
from engine.core.match import Match
from engine.games import NAMES, load
from tests.conformance.play import Setting, playthrough
from tests.conformance.twins import Fork, twins, viewers
from tests.progress import Progress, keep, resumed, sources
from tests.web.person import Person
from tests.web.test_replay import seated
from tools.paths import BUILD
from web.app.model import Model, Sitting
from web.app.names import names
from web.app.sitting import played, seat_down, table_of, view
from web.boards.still import still
from web.pages import draw

SECRETS = BUILD / "secrets"
GAMES = 1_000
PICTURE = 10
"""A picture is drawn at the first page of a game, and at each so many-th after it."""
AT_ONCE = 8
"""So many games are looked at before it is written down how far it came."""

HIDING = [Setting(name, seats) for name in NAMES if load(name).secret for seats in load(name).seats]
"""Every table at which something is hidden from somebody."""


@dataclass
class Counts:
    """What was compared."""

    moves: int = 0
    """Those after which observations were, once for each who looks."""
    pages: int = 0
    """Those after which pages were."""
    pictures: int = 0
    """Those after which pictures were."""


@dataclass
class Searched(Counts, Progress):
    """How far a table has come."""

    games: int = 0


@dataclass
class Looked(Counts):
    """What was compared in a game."""

    told_apart: str = ""
    """Where somebody could tell one game from the other."""


@cache
def shelf(setting: Setting) -> Model:
    """An app that shows a table of this size."""
    line = str(_seated(setting, None).match)
    return Person({"serao.match.one": line}, route="#/table/one").app.model


def _seated(setting: Setting, viewer: Seat | None) -> Sitting:
    """The match before its first move, with a person on one seat and bots on the others."""
    people = [] if viewer is None else [viewer]
    return seat_down("one", seated(setting.match(), *people))


def _begun(setting: Setting, viewer: Seat | None, log: Sequence[Any]) -> Iterator[Sitting]:
    """The same after each move, and before the first."""
    yield (sitting := _seated(setting, viewer))
    for move in log:
        yield (sitting := played(sitting, move))


def shown(setting: Setting, sitting: Sitting, step: Fork, viewer: Seat | None) -> tuple[str, ...]:
    """What the app says and shows somebody after a move."""
    model = shelf(setting)
    seen = view(sitting, model.words)
    said = [table_of(sitting).say(event, seen) for event in step.seen_by(viewer)]
    return (*said, draw(replace(model, sitting=sitting)))


def given_away(setting: Setting, match: Match, viewer: Seat | None) -> str:
    """The picture that somebody can give away."""
    words = shelf(setting).words
    return still(setting.game, match.observe(viewer), words, "light", names(match, words))


def look(setting: Setting, every: int, seed: int) -> Looked:
    """The game of this number beside its twins, up to the first difference."""
    moves = pages = pictures = 0
    log = playthrough(setting, seed).match.log
    for viewer in viewers(setting):
        begun = enumerate(_begun(setting, viewer, log))
        for twin in filter(None, twins(setting, viewer, seed)):
            both = [next(sitting for at, sitting in begun if at == twin[0].number)] * 2
            for step in twin:
                forks = (step.one, step.other)
                if NOBODY in {fork.state.to_act for fork in forks}:
                    break  # the game is over, and nothing is a secret any more
                moves += 1
                where = f"seat {viewer} of game {seed}, after {step.one.move}"
                if len({str(setting.observe(fork.state, viewer)) for fork in forks}) > 1:
                    return Looked(moves, pages, pictures, f"observed by {where}")
                both = [played(at, fork.move) for at, fork in zip(both, forks, strict=True)]
                if step.number % every:
                    continue
                pages += 1
                one, other = (
                    shown(setting, at, fork, viewer) for at, fork in zip(both, forks, strict=True)
                )
                if one != other:
                    return Looked(moves, pages, pictures, f"page of {where}")
                if pages % PICTURE != 1:
                    continue
                pictures += 1
                if len({given_away(setting, at.match, viewer) for at in both}) > 1:
                    return Looked(moves, pages, pictures, f"picture of {where}")
    return Looked(moves, pages, pictures)


def search(setting: Setting, games: int, every: int, processes: int, folder: Path) -> Searched:
    """Go on until so many games were looked at. Raises AssertionError at the first difference."""
    file = folder / f"{setting}-{every}.json"
    looked_at = sources((f"engine/{setting.game}", "engine/core", "web", "tests"))
    progress = resumed(file, Searched(looked_at))
    with Pool(processes, maxtasksperchild=AT_ONCE) as pool:  # each remembers the games it played
        while progress.games < games:
            seeds = range(progress.games, min(games, progress.games + AT_ONCE))
            for looked in pool.map(partial(look, setting, every), seeds, 1):
                assert not looked.told_apart, f"{setting}: {looked.told_apart}"
                progress.moves += looked.moves
                progress.pages += looked.pages
                progress.pictures += looked.pictures
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
            f"{setting}: {done.games:,} games, {done.moves:,} moves, {done.pages:,} pages and "
            f"{done.pictures:,} pictures beside others",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
