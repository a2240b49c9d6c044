"""The page: index.html as a skeleton, filled with what the app draws and what the build made."""

import base64
import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from html import escape
from pathlib import Path
from string import Template

from engine.games import NAMES
from tools.headers import headers
from tools.paths import ROOT
from tools.prerendered import PAGES
from web.words import LANGUAGES, Words
from web.words.covers import cover
from web.words.rules import book_address

# What web/shell can say.
SENTENCES = ("soon", "late", "failed", "ready", "reload", "later", "without", "take", "leave")
_ADDRESS = re.compile(r'\b(href|src)="([^"#][^"]*)"')
_INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


class PageError(ValueError):
    """A page that cannot be published."""


POOL = "web/shell/pool.mjs"
"""A worker with one Python, for all boards of a page, or to think for a bot."""


def page(app: str, published: dict[str, str], version: str) -> str:
    """The site's page; `app` is the inside of #app, `version` changes with any published file.

    Raises PageError as `filled` does.
    """
    english = Words("en")
    return filled(
        "index.html",
        published,
        app=app,
        config=escape(json.dumps(_config(published))),
        description=escape(english("site.description")),
        noscript=noscript(),
        sentences=sentences(*SENTENCES),
        pages=" ".join(PAGES),
        pool=address(published, POOL),
        fetched=fetched(published),
        prerendered=_folder(published, f"prerendered/{PAGES[0]}.{LANGUAGES[0]}.html"),
        title=escape(english("site.title")),
        version=version,
    )


def filled(skeleton: str, published: Mapping[str, str], **values: str) -> str:
    """A page of the repository with its `$names` filled in.

    `published` says where each source file now is. Raises PageError for an address that leads
    nowhere or a script that the headers do not allow.
    """
    text = (ROOT / skeleton).read_text(encoding="utf-8")
    text = _ADDRESS.sub(lambda found: f'{found[1]}="{address(published, found[2])}"', text)
    for script in _INLINE_SCRIPT.findall(text):
        _check_allowed(script)
    return Template(text).substitute(values)


def address(published: Mapping[str, str], source: str) -> str:
    """Where a source file is, from a page at the site's root. Raises PageError for nowhere."""
    if source not in published:
        raise PageError(f"a page names {source}, which the build does not publish")
    return f"./{published[source]}"


def fetched(published: Mapping[str, str]) -> str:
    """The folder of what the app fetches later."""
    return _folder(published, f"fetched/{NAMES[0]}.{LANGUAGES[0]}.json")


def _folder(published: Mapping[str, str], source: str) -> str:
    return address(published, source).rpartition("/")[0]


def sentences(*names: str) -> str:
    """What web/shell can say, as attributes: `data-<name>-<language>`."""
    return " ".join(
        f'data-{name}-{language}="{escape(Words(language)(f"site.{name}"))}"'
        for name in names
        for language in LANGUAGES
    )


def noscript(beside: bool = False) -> str:
    """What there is without a script, in every language; its links may open `beside` the page."""
    return "".join(
        f'<p lang="{language}">{escape(words("site.noscript"))} '
        f"{escape(words('site.rules'))} {_books(language, beside)}</p>"
        for language in LANGUAGES
        for words in [Words(language)]
    )


def _books(language: str, beside: bool) -> str:
    """Ways to the rulebooks that need no script."""
    mark = ' target="_blank" rel="noopener"' if beside else ""
    return ", ".join(
        f'<a{mark} href="{book_address(game, language)}">{escape(cover(game, language).title)}</a>'
        for game in NAMES
    )


def _config(published: Mapping[str, str]) -> dict[str, object]:
    """pyscript.toml with the published names."""
    config = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    return {**config, "interpreter": address(published, str(Path(config["interpreter"])))}


def _check_allowed(script: str) -> None:
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    if f"'sha256-{digest}'" not in headers("/index.html")["Content-Security-Policy"]:
        raise PageError(f"netlify.toml does not allow the inline script: 'sha256-{digest}'")
