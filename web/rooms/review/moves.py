"""The moves that cost most: each with the better one, why, and the way to try it."""

from collections.abc import Sequence
from html import escape

from web.app.routes import Route
from web.boards import tables
from web.boards.telling import why
from web.pages.html import button, link, paragraph
from web.rooms.review.desk import Desk
from web.rooms.review.gauge import POINT, SURE
from web.rooms.review.judging import Verdict
from web.words import Words

SHOWN = 8
"""How many are shown."""

LEAST = {True: POINT // 2, False: SURE // 50}
"""What a move has to cost to be shown, for somebody alone and for others: half a point, two
hundredths. Less is within what the search may be wrong by."""


def costliest(desk: Desk) -> list[Verdict]:
    """What is shown, what cost most first."""
    least = LEAST[len(desk.looked.match.players) == 1]
    found = [verdict for verdict in desk.found if verdict.cost >= least]
    return sorted(found, key=lambda verdict: (-verdict.cost, verdict.at))[:SHOWN]


def place(at: int) -> str:
    """The id of what is told of a decision after so many moves."""
    return f"move-{at}"


def reads(value: int, alone: bool, words: Words) -> str:
    """A chance, or points of somebody alone, as it is read."""
    if alone:
        return words("review.points", n=_decimal(value, words))
    return words("review.percent", n=round(value * 100 / SURE))


def _decimal(value: int, words: Words) -> str:
    """Points with their tenth."""
    sign, tenths = "\N{MINUS SIGN}" if value < 0 else "", round(abs(value) * 10 / POINT)
    return f"{sign}{words.decimal(f'{tenths // 10}.{tenths % 10}')}"


def draw(desk: Desk, costly: Sequence[Verdict], words: Words) -> str:
    """Those of `costliest` as a list."""
    rows = "".join(_row(desk, verdict, number, words) for number, verdict in enumerate(costly, 1))
    if rows:
        alone = len(desk.looked.match.players) == 1
        about = paragraph(words("review.about.alone" if alone else "review.about"), "aside")
        inside = f'{about}<ol class="saves">{rows}</ol>'
    else:
        inside = paragraph(words("review.none" if desk.is_whole else "review.none-yet"))
    title = words("review.costly" if desk.is_whole else "review.costly.yet")
    return (
        f'<section aria-labelledby="costly"><h2 id="costly" tabindex="-1">'
        f"{escape(title)}</h2>{inside}</section>"
    )


def _row(desk: Desk, verdict: Verdict, number: int, words: Words) -> str:
    looked, at = desk.looked, verdict.at
    match = looked.match
    seat, alone = match.decided[at][0], len(match.players) == 1
    seen = looked.view(at, seat, words)
    made, better = desk.compared(verdict, words)
    table, reason = tables.load(match.game.id), verdict.reason
    because = why(table, seen, verdict.best, reason) if reason else ""
    best, come = (reads(value, alone, words) for value in (verdict.promised, verdict.made))
    key = "review.points.promised" if alone else "review.chances.promised"
    then = words(key, best=best, made=come)
    title = words("review.row", n=number, when=looked.when(at, words), name=str(seen.names[seat]))
    look = link(Route("replay", desk.id, str(at)), words("review.look"))
    again = button(f"review-try {at}", words("review.try"), "strong")
    return (
        f'<li class="save" id="{place(at)}" tabindex="-1">'
        f'<div class="save-words"><h3>{escape(title)}</h3>'
        f'<p class="turn">{escape(then)}</p>'
        f"<p>{escape(made)}</p>"
        f"<p><strong>{escape(better)}</strong> {escape(because)}</p></div>"
        f'<div class="row">{again}{look}</div></li>'
    )
