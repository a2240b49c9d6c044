"""The other clans: a row each, which opens to their whole sewer."""

from html import escape

from engine.ratland.components import PLACES, Places
from web.boards.ratland import art
from web.boards.ratland.phrases import spot
from web.boards.ratland.sewer import Sewer
from web.boards.ratland.things import View, are_screened
from web.words import Words

_SHORT = {
    "dump": '<path d="M-8 7L-4-3L0 2L4-6L9 7Z"/>',
    "city": '<path d="M-9 8V-2H-4V-8H2V0H8V8Z"/>',
    "countryside": '<path d="M-1 8V2M-1 2A6 6 0 1 1 1 2V8M-9 8H9"/>',
    "left": '<path d="M8-4H-3V-8L-9 0L-3 8V4H8Z"/>',
    "right": '<path d="M-8-4H3V-8L9 0L3 8V4H-8Z"/>',
    "nursery": '<path d="M-9 1A9 8 0 0 0 9 1ZM0 1V-8A6 6 0 0 1 6 1"/>',
    "pantry": '<path d="M-9 4L7-6L9-1V7H-9ZM-9 4L9-1"/>',
}
"""Small signs of the seven places."""


def others(view: View, own: int) -> str:
    """A row for each clan but one's own, from the left neighbour round."""
    seats = len(view.seen.clans)
    rows = "".join(_row(view, (own + step) % seats) for step in range(1, seats))
    label = escape(view.words("ratland.others"))
    pile = escape(view.words.many("ratland.pile", view.seen.pile))
    return (
        f'<section id="others" class="rl-others" aria-label="{label}">{rows}'
        f'<p class="rl-small">{pile}</p></section>'
    )


def _row(view: View, seat: int) -> str:
    name = f"<strong>{escape(view.names[seat])}</strong>"
    return art.fold(
        f"clan-{seat + 1}",
        f"{art.emblem(seat)}{name}{_glance(view, seat)}",
        Sewer(view, seat, own=False).draw(),
        f"rl-clan-{seat}",
    )


def _glance(view: View, seat: int) -> str:
    """The seven places in small; while rats are placed, whether this clan is done."""
    seen, words = view.seen, view.words
    if are_screened(seen):
        key = "ratland.placed" if seen.placed[seat] else "ratland.placing"
        look = "is-done" if seen.placed[seat] else "is-waiting"
        return (
            f'<span class="rl-behind {look}">{art.icon("screen")}<span>{escape(words(key))}</span>'
            "</span>"
        )
    return signs(words, seen.clans[seat].places)


def sign(name: str) -> str:
    """The small sign of a place."""
    return f'<svg class="rl-sign" viewBox="-11 -11 22 22" aria-hidden="true">{_SHORT[name]}</svg>'


def legend(words: Words, *, is_open: bool) -> str:
    """What the signs of the seven places mean, to be opened wherever they stand."""
    found = "".join(f"<span>{sign(name)} {escape(spot(words, name))}</span>" for name in PLACES)
    return (
        f'<details class="rl-key"{" open" if is_open else ""}>'
        f"<summary>{escape(words('ratland.legend'))}</summary>"
        f'<span class="rl-legend">{found}</span></details>'
    )


def signs(words: Words, places: Places) -> str:
    """The seven places with a sign and a number each."""
    found = "".join(
        f'<span class="{"" if count else "is-empty"}" title="{escape(spot(words, name))}">'
        f'{sign(name)}<span class="visually-hidden">{escape(spot(words, name))}</span> '
        f"{count}</span>"
        for name, count in zip(PLACES, places, strict=True)
    )
    return f'<span class="rl-glance">{found}</span>'
