"""The page: index.html as a skeleton, filled with what the app draws and what the build made."""

import base64
import hashlib
import json
import re
import tomllib
from collections.abc import Callable
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
SENTENCES = ("late", "failed", "ready", "reload", "without", "take", "leave")
_ADDRESS = re.compile(r'\b(href|src)="([^"#][^"]*)"')
_INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


class PageError(ValueError):
    """A page that cannot be published."""


def page(app: str, published: dict[str, str], version: str) -> str:
    """The site's page; `app` is the inside of #app.

    `published` says where each source file now is; `version` changes with any of them. Raises
    PageError for an address that leads nowhere or a script that the headers do not allow.
    """

    def moved(source: str) -> str:
        if source not in published:
            raise PageError(f"index.html names {source}, which the build does not publish")
        return f"./{published[source]}"

    skeleton = (ROOT / "index.html").read_text(encoding="utf-8")
    skeleton = _ADDRESS.sub(lambda found: f'{found[1]}="{moved(found[2])}"', skeleton)
    for script in _INLINE_SCRIPT.findall(skeleton):
        _check_allowed(script)
    english = Words("en")
    return Template(skeleton).substitute(
        app=app,
        config=escape(json.dumps(_config(moved))),
        description=escape(english("site.description")),
        noscript="".join(
            f'<p lang="{language}">{escape(words("site.noscript"))} '
            f"{escape(words('site.rules'))} {_books(language)}</p>"
            for language in LANGUAGES
            for words in [Words(language)]
        ),
        sentences=" ".join(
            f'data-{name}-{language}="{escape(words)}"'
            for name in SENTENCES
            for language in LANGUAGES
            for words in [Words(language)(f"site.{name}")]
        ),
        pages=" ".join(PAGES),
        lessons=moved(f"lessons/{NAMES[0]}.{LANGUAGES[0]}.json").rpartition("/")[0],
        prerendered=moved(f"prerendered/{PAGES[0]}.{LANGUAGES[0]}.html").rpartition("/")[0],
        title=escape(english("site.title")),
        version=version,
    )


def _books(language: str) -> str:
    """Ways to the rulebooks that need no script."""
    return ", ".join(
        f'<a href="{book_address(game, language)}">{escape(cover(game, language).title)}</a>'
        for game in NAMES
    )


def _config(moved: Callable[[str], str]) -> dict[str, object]:
    """pyscript.toml with the published names."""
    config = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    return {**config, "interpreter": moved(str(Path(config["interpreter"])))}


def _check_allowed(script: str) -> None:
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    if f"'sha256-{digest}'" not in headers("/index.html")["Content-Security-Policy"]:
        raise PageError(f"netlify.toml does not allow the inline script: 'sha256-{digest}'")
