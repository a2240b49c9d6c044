"""Make the data the app reads its sentences from: python -m tools.words.

Beside each catalogue web/words/<name>.<language>.po goes the compiled form that the standard
library's gettext reads, and web/words/rules.<language>.json holds the rulebooks of every game.
"""

import json
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from tools.paths import ROOT
from tools.rulebook import rulebooks
from web.words import LANGUAGES

WORDS = ROOT / "web/words"
DAWN = datetime(1980, 1, 1, tzinfo=UTC)  # of every catalogue: the same bytes on every day


def compile_catalogue(source: Path) -> None:
    """Write the .mo of a .po. Raises babel.messages.pofile.PoFileError when it is malformed."""
    with source.open("rb") as file:
        catalogue = read_po(file, locale=source.stem.rpartition(".")[2], abort_invalid=True)
    catalogue.creation_date = catalogue.revision_date = DAWN
    with source.with_suffix(".mo").open("wb") as file:
        write_mo(file, catalogue)


def main() -> None:
    """Write every catalogue and rulebook anew."""
    for source in WORDS.glob("*.po"):
        compile_catalogue(source)
    for language in LANGUAGES:
        rules = json.dumps(rulebooks(ROOT, language), ensure_ascii=False, separators=(",", ":"))
        (WORDS / f"rules.{language}.json").write_text(rules, encoding="utf-8")


if __name__ == "__main__":
    main()
