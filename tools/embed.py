"""A board in somebody else's page: the frame embed.html and the element of embed.js."""

import json
from collections.abc import Mapping
from html import escape
from pathlib import Path

from engine.games import NAMES
from tools.page import POOL, address, fetched, filled, noscript, sentences
from tools.paths import ROOT
from tools.pictures import suffix
from web.words import LANGUAGES, Words
from web.words.covers import cover

FRAME, ELEMENT, TYPES = "embed.html", "embed.js", "embed.d.ts"
"""Addresses that never change."""

SHELL, APP = "web/shell/embed.js", "web/shell/framed.js"
STYLE = "web/static/embed.css"
SOURCE = "web/embed/embed.js"
_WHOLE_STYLE = "web/static/serao.css"
ELEMENT_SAYS = ("play", "look", "solve")
"""What stands on the element's button, by what the reader shall do."""
_SAID = (*ELEMENT_SAYS, "unreached")


def said(*names: str) -> str:
    """What there is to say before there is an app, as JSON: by language, with the games' titles and
    how the names of pictures end.
    """
    return json.dumps(
        {
            language: {
                **{name: Words(language)(f"site.{name}") for name in names},
                "first": Words(language)("app.lesson.progress", at=1, steps="#") + ": ",
                "suffix": suffix(language),
                "titles": {game: cover(game, language).title for game in NAMES},
            }
            for language in LANGUAGES
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def covered() -> str:
    """The attribute of a page's root that web/shell/cover.js reads."""
    return f'data-cover="{escape(said(*_SAID))}"'


def frame(published: Mapping[str, str]) -> str:
    """embed.html; `published` says where each source file now is. Raises tools.page.PageError."""
    return filled(
        FRAME,
        published,
        style=address(published, _WHOLE_STYLE),
        shell=address(published, APP),
        pool=address(published, POOL),
        fetched=fetched(published),
        cover=covered(),
        sentences=sentences("soon", "late", "failed"),
        # nothing else of the site may stand in a frame
        noscript=noscript(beside=True),
    )


def write_embed(site: Path, element: bytes, published: Mapping[str, str]) -> None:
    """Put them into a site; `element` is embed.js as it is published."""
    (site / FRAME).write_text(frame(published), encoding="utf-8")
    (site / ELEMENT).write_bytes(element)
    (site / TYPES).write_bytes((ROOT / "web/embed" / TYPES).read_bytes())
