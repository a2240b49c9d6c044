"""The page of a frame, and what the element says before there is an app."""

import json
import re
from html import unescape

import pytest

from engine.games import NAMES
from tools.embed import APP, SHELL, SOURCE, STYLE, covered, frame, said
from tools.page import POOL
from tools.paths import ROOT
from web.words import LANGUAGES

PUBLISHED = {
    name: f"assets/{name.replace('/', '-')}"
    for name in (
        *(APP, POOL, SHELL, STYLE),
        "web/static/serao.css",
        "web/static/icon.svg",
        f"fetched/{NAMES[0]}.{LANGUAGES[0]}.json",
    )
}


def test_a_frame_names_published_files_only_and_runs_nothing_inline() -> None:
    page = frame(PUBLISHED)
    named = re.findall(r'(?:src|href|data-(?:style|shell|pool))="(\./[^"#]*)"', page)
    assert {name.removeprefix("./") for name in named} <= set(PUBLISHED.values())
    assert "<script>" not in page
    assert "$" not in page


def test_what_is_said_before_there_is_an_app_is_said_in_every_language() -> None:
    words = json.loads(said("play", "look"))
    assert list(words) == list(LANGUAGES)
    for one in words.values():
        assert list(one["titles"]) == list(NAMES)
        assert all(one[name] for name in ("play", "look"))
    [attribute] = re.findall(r'data-cover="([^"]*)"', covered())
    assert json.loads(unescape(attribute))["de"]["unreached"]


ALIKE = {
    "#cover:focus-visible": "button:focus-visible",
    "#cover span": "span",
    "#cover span,#cover strong": "span,strong",
    "#cover strong:empty": "strong:empty",
}
"""Of a cover, what the frame's style calls it, and what the element's does."""


def look(source: str, selector: str) -> set[str]:
    """What a style says of a selector where it first does."""
    style = " ".join((ROOT / source).read_text(encoding="utf-8").split())
    style = re.sub(r"/\*.*?\*/", "", style)
    style = re.sub(r" *([{},:;]) *", r"\1", style)
    found = re.search(rf"[{{}};]{re.escape(selector)}{{(.*?)}}", style)
    assert found is not None
    return {*filter(None, found[1].split(";"))}


@pytest.mark.parametrize("selector", ALIKE)
def test_a_cover_looks_alike_in_the_element_and_in_its_frame(selector: str) -> None:
    """The element stands for itself, so that both say it."""
    assert look(STYLE, selector) == look(SOURCE, ALIKE[selector])


def test_the_types_name_what_the_element_hears() -> None:
    types = (ROOT / "web/embed/embed.d.ts").read_text(encoding="utf-8")
    element = (ROOT / "web/embed/embed.js").read_text(encoding="utf-8")
    told = element.partition("const TOLD = {")[2].partition("};")[0]
    for kind, shape in re.findall(r"(\w+): \{ (.*?) \}", told):
        typed = shape.replace('"', "").replace(", ", "; ")
        assert f'{{ serao: 1; kind: "{kind}"; {typed} }}' in types
