"""Below a film: a slider over its moves, and buttons that step through it."""

from html import escape

from web.app.reel import FILM, KEYS, Reel
from web.pages.html import keyed
from web.pages.icons import icon
from web.words import Words

_STEPS = {
    "first": ("app.film.first", "", icon('<path d="M6 5v14M17 5l-7 7 7 7"/>')),
    "turn-back": ("app.film.turn-back", "p", icon('<path d="m18 5-7 7 7 7M12 5l-7 7 7 7"/>')),
    "back": ("app.film.back", "", icon('<path d="m15 5-7 7 7 7"/>')),
    "play": ("app.film.play", "", icon('<path d="m8 5 11 7-11 7z" fill="currentColor"/>')),
    "pause": ("app.film.pause", "", icon('<path d="M8.5 5v14M15.5 5v14" stroke-width="3"/>')),
    "on": ("app.film.on", "", icon('<path d="m9 5 7 7-7 7"/>')),
    "turn-on": ("app.film.turn-on", "n", icon('<path d="m6 5 7 7-7 7M12 5l7 7-7 7"/>')),
    "last": ("app.film.last", "", icon('<path d="M18 5v14M7 5l7 7-7 7"/>')),
}
"""Of each step what its button is called, the key that presses it, and its picture."""


def controls(reel: Reel, words: Words, when: str = "") -> str:
    """The slider and the buttons, which also listen to the arrow keys; `when` is what people call
    the moment, where there is such a word."""
    at, most = reel.at, reel.film.length
    place = escape(" · ".join(filter(None, (when, words("app.film.at", at=at, most=most)))))
    ends = {"first": 0, "turn-back": 0, "back": 0, "on": most, "turn-on": most, "last": most}
    middle = "pause" if reel.runs else "play"
    buttons = "".join(
        _step(what, words, at == ends[what] if what in ends else most == 0)
        for what in ("first", "turn-back", "back", middle, "on", "turn-on", "last")
    )
    return (
        f'<form data-form="{FILM}" data-live class="film"><label for="film-at" '
        f'class="visually-hidden">{escape(words("app.film.slider"))}</label>'
        f'<input type="range" name="at" id="film-at" min="0" max="{most}" value="{at}" '
        f'aria-valuetext="{place}"><span class="film-place">{place}</span></form>'
        f'<div class="row film-keys" data-keys="{" ".join(KEYS)}" role="group" '
        f'aria-label="{escape(words("app.film.steps"))}">{buttons}</div>'
    )


def _step(what: str, words: Words, off: bool) -> str:
    """One of the buttons; those that start and stop are one, so that the focus stays on it."""
    called, key, picture = _STEPS[what]
    label = escape(words(called))
    id = "film-run" if what in ("play", "pause") else f"film-{what}"
    return (
        f'<button type="button" data-do="{FILM} {what}" id="{id}" class="tool"{keyed(key)} '
        f'title="{label}" aria-label="{label}"{" disabled" if off else ""}>{picture}</button>'
    )
