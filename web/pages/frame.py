"""What stands around every page: header, banner, dialog, footer."""

from collections.abc import Sequence
from html import escape

from web.app.model import Model
from web.app.outside import is_private
from web.app.playing import current, curtained
from web.app.routes import HOME, Route
from web.pages.html import button, link
from web.pages.icons import ABOUT, BOOK, LAMP, LEARN, SETTINGS
from web.words import LANGUAGES, Words

LANGUAGE_NAMES = {"en": "English", "pt": "Português", "de": "Deutsch"}
"""Each in its own language, so that it is found by those who look for it."""


def frame(model: Model, main: str, name: str, dialog: str = "") -> str:
    """A whole page; `name` is its CSS class, `dialog` something to be answered first."""
    inert = " inert" if dialog else ""
    if model.embed is not None:  # the page around it has a head and a foot of its own
        return (
            f'<div id="page" class="page {name}"{inert}>{main}</div><div id="veil">{dialog}</div>'
        )
    foot = "" if name.startswith("table-page") else _footer(model.words)
    return (
        f'<div id="page" class="page {name}"{inert}>{_header(model)}'
        f'<div id="banner">{_banner(model)}</div>{main}{foot}</div>'
        f'<div id="veil">{dialog}</div>'
    )


def table_frame(
    model: Model, main: str, game: str, names: Sequence[str] = (), dialog: str = ""
) -> str:
    """A page with a table of this game; `names` are more of its CSS classes.

    What lies on it is told the style sheet up here: one that looked for it (`:has`) would have the
    whole page looked at with every tap.
    """
    return frame(model, main, " ".join(["table-page", f"{game}-page", *names]), dialog)


def _header(model: Model) -> str:
    words, sitting = model.words, current(model)
    last = (Route("about"), words("app.nav.about"), ABOUT)
    if sitting is not None:
        last = (Route("learn", sitting.match.game.id), words("app.learn.title"), LEARN)
    places = (
        (Route("games"), words("app.nav.games"), BOOK),
        (Route("settings"), words("app.nav.settings"), SETTINGS),
        last,
    )
    here = ' aria-current="page"'
    links = "".join(
        f'<li><a href="{route}" title="{escape(label)}"'
        f"{here if route == model.route else ''}>"
        f"{icon}<span>{escape(label)}</span></a></li>"
        for route, label, icon in places
    )
    options = "".join(
        f'<option value="{language}" lang="{language}"'
        f"{' selected' if language == model.language else ''}>{LANGUAGE_NAMES[language]}</option>"
        for language in LANGUAGES
    )
    return (
        f"{button('skip', words('app.nav.skip'), 'skip')}"
        f'<header id="top" class="top">'
        f'<a href="{HOME}" class="brand">'
        f"{LAMP}<span>Serão</span></a>"
        f'<nav aria-label="{escape(words("app.nav.label"))}"><ul>{links}</ul></nav>'
        f'<form data-form="language" data-live class="tongue">'
        f'<label for="language" class="visually-hidden">{escape(words("app.nav.language"))}</label>'
        f'<select name="language" id="language">{options}</select></form></header>'
    )


def _banner(model: Model) -> str:
    words = model.words
    if model.storage == "kept" or model.hushed:
        return ""
    sentences = {"full": "app.storage.full", "forbidden": "app.storage.forbidden"}
    sitting = model.sitting
    save = ""
    if (
        sitting is not None
        and sitting.course is None
        and not curtained(model)
        and not is_private(sitting.match)
    ):
        save = button(f"download {sitting.id}", words("app.games.download"))
    sentence = words(sentences[model.storage])
    return (
        f'<div class="banner" role="alert"><p>{escape(sentence)}</p>'
        f'<div class="row">{save}{button("close-banner", words("app.close"))}</div></div>'
    )


def _footer(words: Words) -> str:
    return (
        f'<footer class="foot"><p>{escape(words("app.foot.promise"))}</p>'
        f"<p>{link(Route('teach'), words('app.foot.teach'))}</p>"
        f"<p>{link(Route('about'), words('app.foot.credits'))}</p></footer>"
    )


def dialog(title: str, text: str, buttons: str) -> str:
    """A question that waits for an answer."""
    return (
        '<div class="veil"><div id="dialog" class="dialog" role="alertdialog" aria-modal="true" '
        'aria-labelledby="dialog-title" aria-describedby="dialog-text" '
        'tabindex="-1" data-keys="Escape" data-next>'
        f'<h2 id="dialog-title">{escape(title)}</h2><p id="dialog-text">{escape(text)}</p>'
        f'<div class="row">{buttons}</div></div></div>'
    )
