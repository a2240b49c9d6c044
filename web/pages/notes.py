"""Pages that only say what is wrong, and where to go from there."""

from html import escape

from web.app.model import Model, Saved
from web.app.routes import HOME, Route
from web.app.saves import open_beginning, open_newer, problem_sentence
from web.pages.frame import frame
from web.pages.html import button, heading, link, paragraph
from web.words import Words


def note(title: str, text: str, buttons: str) -> str:
    """A heading, a sentence and a way on."""
    return (
        f'<main id="main" class="note" tabindex="-1">{heading(title)}'
        f'{paragraph(text)}<div class="row">{buttons}</div></main>'
    )


def draw_missing(model: Model) -> str:
    """An address that leads nowhere."""
    words = model.words
    home = link(HOME, words("app.nav.home"), "strong")
    text = words("app.missing.text")
    return frame(model, note(words("app.missing.title"), text, home), "note-page")


def awaited(model: Model, name: str) -> str:
    """What stands there until what was asked for under this name has come, or when it cannot."""
    return paragraph(_state_of(model, name)) + _again(model, name)


def _state_of(model: Model, name: str) -> str:
    return model.words("app.fetch.awaited" if model.unreached != name else model.lacking)


def _again(model: Model, name: str) -> str:
    return f'<div class="row">{once_more(model)}</div>' if model.unreached == name else ""


def once_more(model: Model) -> str:
    """What may bring what could not be fetched."""
    words = model.words
    if model.outdated:
        return button("reload", words("app.fetch.reload"), "strong", "fetch")
    return button("fetch", words("app.fetch.again"), "strong", "fetch")


def draw_awaited(model: Model, name: str) -> str:
    """A page whose room is still to come; what is said of that has the focus meanwhile."""
    said = f'<p id="title" tabindex="-1" data-next>{escape(_state_of(model, name))}</p>'
    main = f'<main id="main" class="note" tabindex="-1">{said}{_again(model, name)}</main>'
    return frame(model, main, "note-page")


def draw_gone(model: Model) -> str:
    """A match that is not kept in this browser."""
    words = model.words
    ways = link(Route("games"), words("app.nav.games"), "strong") + link(
        HOME, words("app.nav.home")
    )
    text = words("app.gone.text")
    return frame(model, note(words("app.gone.title"), text, ways), "note-page")


def beginning(words: Words, text: str, id: str = "") -> str:
    """The way on from what still counts of a match that cannot be read to its end; "" without it.

    `id` is its name on the shelf; it has none when somebody brought it.
    """
    match = open_beginning(text)
    if match is None:
        return ""
    return button(f"beginning {id}".strip(), words.many("app.unreadable.beginning", len(match.log)))


def look(words: Words, id: str, text: str) -> str:
    """The way to look at what this version understands of a newer one's match; "" without it."""
    if open_newer(text) is None:
        return ""
    return link(Route("replay", id), words("app.unreadable.look"))


def draw_unreadable(model: Model, id: str, saved: Saved, problem: str) -> str:
    """A match that is kept but cannot be read: its text can still be had."""
    words = model.words
    ways = button(f"download {id}", words("app.games.download"), "strong") + link(
        Route("games"), words("app.nav.games")
    )
    ways += beginning(words, saved.text, id) + look(words, id, saved.text)
    main = (
        f'<main id="main" class="note" tabindex="-1">{heading(words("app.unreadable.title"))}'
        f"{paragraph(words(problem_sentence(problem)))}{paragraph(words('app.unreadable.kept'))}"
        f'<pre class="raw" tabindex="0">{escape(saved.text)}</pre>'
        f'<div class="row">{ways}</div></main>'
    )
    return frame(model, main, "note-page")


def broken(model: Model) -> str:
    """A page that cannot be drawn because of a fault of ours."""
    words = model.words
    ways = link(HOME, words("app.nav.home"), "strong")
    if model.route.page == "table" and model.route.name in model.shelf:
        ways += button(f"download {model.route.name}", words("app.games.download"))
    return note(words("app.broken.title"), words("app.broken.text"), ways)
