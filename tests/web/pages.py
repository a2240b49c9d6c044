"""What the app makes of matches that were kept, to be compared between Pythons.

    python -m tests.web.pages

Prints one line for each text and page that has to be the same everywhere.
"""

from collections.abc import Iterator

from engine.core.match import read_match
from engine.games import load
from tests.web.person import Person
from tools.assets import digest
from tools.paths import ROOT
from web.words import LANGUAGES

PLACES = ("table/one", "replay/one", "replay/one/7", "share/one", "rules/{}", "learn/{}", "new/{}")


def pages() -> Iterator[str]:
    """Of each match that any version has kept its text, what happened in it, and its pages."""
    for save in sorted((ROOT / "tests/saves").glob("*/*.txt")):
        line = save.read_text(encoding="utf-8").splitlines()[0]
        match = read_match(line, load)
        happened = digest(repr(match.events()).encode())
        yield f"text of {save.stem}: {match} leads to {match.state}, by {happened}"
        for language in LANGUAGES:
            person = Person({"serao.match.one": line}, language=language)
            for place in PLACES:
                html = person.visit(f"#/{place.format(match.game.id)}").html
                yield f"page of {save.stem}, {place}, {language}: {digest(html.encode())}"


if __name__ == "__main__":
    for line in pages():
        print(line)
