"""Every page as HTML text, drawn from the model."""

from collections.abc import Callable

from engine.games import NAMES
from web.app.model import Model
from web.app.rooms import FETCHED, OF_PAGES, room_of
from web.pages import about, games, home, learn, new, notes, results, rules, settings, table
from web.pages.frame import frame
from web.words.covers import cover

Draw = Callable[[Model], str]

_PAGES: dict[str, Draw] = {
    "home": home.draw,
    "new": new.draw,
    "table": table.draw,
    "games": games.draw,
    "settings": settings.draw,
    "about": about.draw,
    "results": results.draw,
    "rules": rules.draw,
    "learn": learn.draw,
    "missing": notes.draw_missing,
}
_TITLES: dict[str, str] = {
    "new": "app.new.title",
    "games": "app.games.title",
    "settings": "app.settings.title",
    "about": "app.about.title",
    "results": "app.results.title",
    "rules": "app.rules.title",
    "learn": "app.learn.title",
    "missing": "app.missing.title",
}

_OF_A_GAME = {"rules": "app.rules.of", "learn": "app.learn.of", "new": "app.new.of"}
"""Of pages that are about a game, the title with its name."""


def draw(model: Model) -> str:
    """The inside of #app."""
    if model.route.page in OF_PAGES:
        return _draw_room(model)
    return _PAGES[model.route.page](model)


def _draw_room(model: Model) -> str:
    room = room_of(model.route)
    if room is None:
        return notes.draw_awaited(model, FETCHED + OF_PAGES[model.route.page])
    return room.draw(model)


def draw_broken(model: Model) -> str:
    """The inside of #app when a page cannot be drawn: nothing here depends on a game."""
    return frame(model, notes.broken(model), "note-page")


def title(model: Model) -> str:
    """What stands in the browser's tab."""
    words = model.words
    if model.route.page == "table" and model.sitting is not None:
        return words("app.title.page", page=table.name(model.sitting, words))
    if model.route.page in _OF_A_GAME and model.route.name in NAMES:
        called = cover(model.route.name, model.language).title
        return words("app.title.page", page=words(_OF_A_GAME[model.route.page], game=called))
    room = room_of(model.route)
    key = room.title if room else _TITLES.get(model.route.page)
    return words("app.title.page", page=words(key)) if key else words("app.title.home")
