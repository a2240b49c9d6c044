"""The pages as somebody new sees them, drawn by the build: shown until the app answers."""

from engine.games import NAMES
from web.app.messages import Start
from web.app.model import Model
from web.app.update import update
from web.pages import draw
from web.words import LANGUAGES

PAGES = (
    "home",
    "games",
    "results",
    "settings",
    "about",
    *(f"{page}-{name}" for page in ("new", "rules", "learn") for name in NAMES),
)
"""Their names: that of a route without its `#/`, and with `-` for `/`."""


def prerender(page: str, language: str) -> str:
    """The inside of #app."""
    route = "" if page == "home" else page.replace("-", "/")
    start = Start(now=0, language=language, storage={}, mirror=(), route=f"#/{route}", seed=0)
    model, _ = update(Model(), start)
    return draw(model)


def prerendered() -> dict[str, bytes]:
    """Every page in every language, by file name."""
    return {
        f"{page}.{language}.html": prerender(page, language).encode()
        for page in PAGES
        for language in LANGUAGES
    }
