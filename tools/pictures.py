"""Pictures that need no Python, at addresses that stay: pictures/<game>/<name>.svg and .png.

Their names are `start`, a position at the beginning of a game, and those of the game's lessons and
puzzles. In English they have no other name; in another language it follows: `start.pt.svg`. A PNG
is made in another language only where its picture holds words. `poster`, the game itself as the
home page shows it, is an SVG alone.
"""

import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.core.game import CHANCE, Observation
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, lessons, load, puzzles
from tools.cached import cached, is_cached
from tools.paths import ROOT
from web.boards import tables
from web.boards.still import poster, still
from web.words import LANGUAGES, Words

POSTER, START = "poster", "start"
FOLDER = "pictures"
WIDTH = 600  # pixels of a PNG: twice what a column of text on a phone has
_TITLE = re.compile("<title>.*?</title>")
_MARK = re.compile(r"s[0-9a-f]{8}-")  # tells the ids of one picture from those of another


def suffix(language: str) -> str:
    """What follows the name of a picture in this language."""
    return "" if language == LANGUAGES[0] else f".{language}"


def shown(game: str) -> Iterator[tuple[str, Observation]]:
    """What there are pictures of: the name, and what is seen by whoever is to learn or decide."""
    rules, table = load(game), tables.load(game)
    match = Match(rules, [Player(HUMAN, "")] * table.company, {}, deal=START)
    while match.state.to_act == CHANCE:
        match.roll()
    yield START, rules.observe(match.state, match.state.to_act)
    for lesson in lessons(game):
        seat = lesson.names.index("")
        yield lesson.name, rules.observe(rules.position(lesson.steps[0].position), seat)
    for puzzle in puzzles(game):
        state = rules.position(puzzle.position)
        yield puzzle.name, rules.observe(state, state.to_act)


def pictures() -> dict[str, bytes]:
    """Every picture by its path in the site."""
    drawn: dict[str, str] = {}
    for game in NAMES:
        for name, seen in shown(game):
            for language in LANGUAGES:
                path = f"{FOLDER}/{game}/{name}{suffix(language)}"
                drawn[path] = still(game, seen, Words(language))
    same: dict[str, str] = {}
    for path, svg in drawn.items():
        same.setdefault(_wordless(svg), path)
    plain = {path: drawn[path] for path in same.values()}
    return {
        **{f"{path}.svg": svg.encode() for path, svg in drawn.items()},
        **{f"{path}.png": png for path, png in _pngs(plain).items()},
    }


def posters() -> dict[str, bytes]:
    """The game's own picture, by its path in the site."""
    return {
        f"{FOLDER}/{game}/{POSTER}{suffix(language)}.svg": poster(game, Words(language)).encode()
        for game in NAMES
        for language in LANGUAGES
    }


def _wordless(svg: str) -> str:
    """What is drawn, whatever it is called."""
    return _MARK.sub("", _TITLE.sub("", svg))


def _pngs(drawn: Mapping[str, str]) -> dict[str, bytes]:
    """The PNG of each SVG. Those that are not kept from the last time are drawn in one go."""
    makers = [(ROOT / name).read_bytes() for name in ("package-lock.json", "tools/pictures.mjs")]
    made_of = {path: (*makers, str(WIDTH).encode(), svg.encode()) for path, svg in drawn.items()}
    with TemporaryDirectory() as folder:
        for number, path in enumerate(drawn):
            if not is_cached(*made_of[path]):
                Path(folder, f"{number}.svg").write_text(drawn[path], encoding="utf-8")
        subprocess.run(["node", "tools/pictures.mjs", folder, str(WIDTH)], check=True, cwd=ROOT)
        return {
            path: cached(Path(folder, f"{number}.png").read_bytes, *made_of[path])
            for number, path in enumerate(drawn)
        }


def write_pictures(site: Path) -> None:
    """Put them into a site."""
    for path, data in {**pictures(), **posters()}.items():
        file = site / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
