"""The table as a picture of its own: the event, one's own sewer, and the other clans below."""

from dataclasses import replace
from textwrap import wrap

from engine.ratland.components import cheese_needed
from web.boards.ratland import art
from web.boards.ratland.places import HEIGHT, WIDTH
from web.boards.ratland.sewer import Sewer, whose
from web.boards.ratland.things import View
from web.boards.still.plate import Box, Plate, filled, text

_SEWER: Box = (-1, -1, WIDTH + 2, HEIGHT + 2)

_EVENT, _CLAN = 66, 36
"""How high the event's strip is, and that of each other clan."""

_LINE = 50
"""How many letters of an event's effect fit beside its picture."""

_BOLD = "font-weight: 700"


def still(view: View) -> Plate:
    """The event with its effect above the viewer's sewer; what the others have below it."""
    seats = len(view.seen.clans)
    clans = tuple(view.words(f"ratland.clan.{seat + 1}") for seat in range(seats))
    view, own = replace(view, names=clans), whose(view)
    left, top, width, height = _SEWER
    others = [(own + step) % seats for step in range(1, seats)]
    above = _EVENT if view.seen.event else 0
    below = _CLAN * len(others)
    whole = (left, top - above, width, above + height + below)
    rows = "".join(
        _clan(view, seat, top + height + _CLAN * (row + 0.5)) for row, seat in enumerate(others)
    )
    return Plate(
        whole,
        f"{filled(whole, 'var(--ground)')}{_event(view)}{Sewer.front(view).draw()}{rows}",
    )


def _event(view: View) -> str:
    card, words = view.seen.event, view.words
    if card is None:
        return ""
    told = text(60, -44, 16, words(f"ratland.event.{card}"), _BOLD)
    for row, line in enumerate(wrap(words(f"ratland.effect.{card}"), _LINE)[:2]):
        told += text(60, -26 + 15 * row, 12.5, line)
    sign = art.at(f"event-{card}", 30, -33, 1.25)
    return f'<g style="color: var(--ember)">{sign}</g>{told}'


def _clan(view: View, seat: int, y: float) -> str:
    """Its emblem and name, its rats, its cheese, and what it eats."""
    clan = view.seen.clans[seat]
    row = (
        f'<g class="rl-clan-{seat}" transform="translate(20 {y:g}) scale(.95)">{art.flag(seat)}</g>'
        f"{text(40, y + 5, 15, view.names[seat], _BOLD)}"
    )
    rat, cheese, supper = (f"rat-{seat}", 0.9), ("cheese", 1.0), ("supper", 0.9)
    needed = cheese_needed(clan.sewer)
    for (sign, size), number, x in (
        (rat, clan.rats, 182),
        (cheese, clan.cheese, 262),
        (supper, needed, 326),
    ):
        row += art.at(sign, x, y, size) + text(x + 18, y + 6, 17, number, _BOLD)
    return row
