"""Make the data the app reads its sentences from: python -m tools.words.

Beside each catalogue web/words/<name>.<language>.po goes the compiled form that the standard
library's gettext reads; web/words/rules.<language>.json holds the rulebooks of every game, and
covers.<language>.json what their tables say of them.
"""

import json
from datetime import UTC, datetime
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from engine.games import NAMES, load
from tools.cached import put
from tools.lessons import taught
from tools.paths import ROOT
from tools.rulebook import rulebooks
from web.boards import tables
from web.words import LANGUAGES, Words

WORDS = ROOT / "web/words"
DAWN = datetime(1980, 1, 1, tzinfo=UTC)  # of every catalogue: the same bytes on every day


def compile_catalogue(source: Path) -> None:
    """Write the .mo of a .po. Raises babel.messages.pofile.PoFileError when it is malformed."""
    with source.open("rb") as file:
        catalogue = read_po(file, locale=source.stem.rpartition(".")[2], abort_invalid=True)
    catalogue.creation_date = catalogue.revision_date = DAWN
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    put(source.with_suffix(".mo"), compiled.getvalue())


def covers(language: str) -> dict[str, dict[str, object]]:
    """What `web.words.covers` reads, for every game."""
    words = Words(language)
    told: dict[str, dict[str, object]] = {}
    for name in NAMES:
        if find_spec(f"web.boards.{name}") is None:
            continue  # a game in the making, of which nothing can be told yet
        seats, table = load(name).seats, tables.load(name)
        told[name] = {
            "title": table.title(words),
            "about": table.about(words),
            "credit": table.credit(words),
            "seats": seats,
            "alone": table.opponents(words, 1) if seats[0] == 1 else (),
            "roles": [role for seat in range(seats[-1]) if (role := table.role(words, seat))],
            "poster": table.poster(words),
        }
    return told


def books(language: str) -> dict[str, list[dict[str, object]]]:
    """What `web.words.rules` reads, for every game."""
    return {
        game: [{**section, "taught": section["id"] in taught(game)} for section in sections]
        for game, sections in rulebooks(ROOT, language).items()
    }


def write(name: str, language: str, content: object) -> None:
    """Write web/words/<name>.<language>.json."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    put(WORDS / f"{name}.{language}.json", text.encode())


def main() -> None:
    """Write every catalogue, rulebook and cover anew."""
    for source in WORDS.glob("*.po"):
        compile_catalogue(source)
    for language in LANGUAGES:
        write("rules", language, books(language))
        write("covers", language, covers(language))


if __name__ == "__main__":
    main()
