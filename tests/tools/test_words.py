"""Catalogues are compiled to what gettext reads, the same on every day."""

from gettext import GNUTranslations
from pathlib import Path

from tools.words import compile_catalogue

CATALOGUE = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

msgid "site.title"
msgstr "Serão"
"""


def test_a_catalogue_is_read_back(tmp_path: Path) -> None:
    source, compiled = tmp_path / "site.pt.po", tmp_path / "site.pt.mo"
    source.write_text(CATALOGUE, encoding="utf-8")
    compile_catalogue(source)
    first = compiled.read_bytes()
    compile_catalogue(source)
    assert compiled.read_bytes() == first
    with compiled.open("rb") as file:
        assert GNUTranslations(file).gettext("site.title") == "Serão"
    assert b"1980-01-01" in first
