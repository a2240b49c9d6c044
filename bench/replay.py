"""How fast a match is stepped through: python -m bench.replay.

The longest kind of match of each game. A tap is a message to the app and its answer, page and all,
under CPython; of many, the median. Each is shown as so many of the engine's moves in that match:
a step forwards, a step back, a leap to anywhere, and the opening of the page.
"""

import asyncio
import json
from random import Random
from statistics import median
from time import perf_counter

from engine.core.match import Match
from engine.games import NAMES, load
from tests.conformance.play import Setting, playthrough
from web.app.film import Film
from web.loop import App

TAPS = 40


def move_seconds(match: Match) -> float:
    """What the engine takes for one move of this match."""
    begun = perf_counter()
    match.events()
    return (perf_counter() - begun) / len(match.log)


def film_seconds(match: Match) -> float:
    """What it takes to make a film of it."""
    begun = perf_counter()
    Film(match, 0)
    return perf_counter() - begun


async def answered(app: App, **message: object) -> float:
    """Seconds until the app has answered."""
    begun = perf_counter()
    await app.send(json.dumps({"now": 0, **message}))
    return perf_counter() - begun


async def tapped(match: Match) -> dict[str, float]:
    """Seconds for each kind of tap."""

    async def push(effects: str) -> None:
        """Nobody listens."""

    app, last, random = App(push), len(match.log), Random(1)
    kept = {"serao.match.one": str(match)}
    start = {"storage": kept, "mirror": [], "language": "en", "seed": 1}
    await answered(app, kind="start", route="#/table/one", **start)
    opened = await answered(app, kind="route", route=f"#/replay/one/{last // 2}")
    on = [await answered(app, kind="do", what="film on") for _ in range(TAPS)]
    back = [await answered(app, kind="do", what="film back") for _ in range(TAPS)]
    leaps = [
        await answered(app, kind="do", what=f"film {random.randrange(last)}") for _ in range(TAPS)
    ]
    return {"on": median(on), "back": median(back), "leap": median(leaps), "open": opened}


def main() -> None:
    """Measure, and print one line for each game."""
    print("in moves of the engine  plies    film      on    back    leap    open")
    for name in NAMES:
        match = playthrough(Setting(name, max(load(name).seats))).match
        move = median(move_seconds(match) for _ in range(15))
        film = median(film_seconds(match) for _ in range(5))
        taps = asyncio.run(tapped(match))
        shown = "".join(f"{seconds / move:8.0f}" for seconds in (film, *taps.values()))
        print(f"{name:22} {len(match.log):6}{shown}   (on: {taps['on'] * 1000:.1f} ms)")


if __name__ == "__main__":
    main()
