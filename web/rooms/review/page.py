"""The page that looks back at a match: how the chances went, what cost most, what was counted."""

from bisect import bisect_left
from collections.abc import Sequence
from html import escape

from engine.core.match import Match
from web.app.model import Model
from web.app.routes import Route
from web.app.saves import open_match
from web.app.sitting import table_of
from web.boards import counted, parts
from web.boards.table import Badge
from web.boards.telling import listed
from web.pages.frame import frame
from web.pages.html import button, heading, link, paragraph
from web.pages.notes import note
from web.pages.table import name as match_name
from web.pages.table import no_match
from web.plots.lines import Line, Mark, Scale, plot, sample
from web.rooms.review import moves, numbers
from web.rooms.review.desk import Desk, desk_of
from web.rooms.review.gauge import POINT, SURE
from web.rooms.review.judging import Verdict
from web.rooms.review.looked import Looked
from web.rooms.review.moves import costliest, reads
from web.words import Words

_ROOM = 'style="min-height:6rem"'
"""As much as there is to be said while the computer looks: below, nothing moves at its end."""


def draw(model: Model) -> str:
    """The page, or why there is nothing to look back at."""
    desk = desk_of(model)
    if desk is None:
        return _nothing(model)
    words, looked = model.words, desk.looked
    game = looked.match.game.id
    last = len(looked.match.log)
    seen = looked.view(last, looked.seats[0], words)
    sitting = looked.film(looked.seats[0]).sitting(last)
    table = table_of(sitting)
    names = [*map(str, seen.names), *table.opponents(words, len(seen.names))]
    badges = [table.badge(seen, at) for at in range(len(names))]
    costly = costliest(desk)
    main = (
        f'<main id="main" tabindex="-1" data-game="{game}">{parts.drawings(table)}'
        f"{heading(words('review.title'))}{paragraph(match_name(sitting, words))}"
        f"{_progress(desk, words)}{_chances(desk, badges, names, costly, words)}"
        f"{moves.draw(desk, costly, words)}"
        f"{numbers.draw(looked, badges, names, words)}{_ways(desk, words)}</main>"
    )
    return frame(model, main, "review-page")


def _nothing(model: Model) -> str:
    """No such match, or one that goes on."""
    words, id = model.words, model.route.name
    saved = model.shelf.get(id)
    match = open_match(saved.text) if saved else None
    if not isinstance(match, Match):
        return no_match(model, id)
    assert not match.is_over
    on = link(Route("table", id), words("app.games.continue"), "strong")
    return frame(model, note(words("review.title"), words("review.later"), on), "note-page")


def _values(desk: Desk) -> list[list[tuple[int, int]]]:
    """Of each side where it stood, turn by turn."""
    curve = desk.curve
    return [
        [(at, sum(shares[seat] for seat in side)) for at, shares in curve.items()]
        for side in desk.looked.sides
    ]


def _lines(desk: Desk, badges: Sequence[Badge]) -> list[Line]:
    paint = counted.load(desk.looked.match.game.id).paint
    return [
        Line(points, paint(side), badges[side].look) for side, points in enumerate(_values(desk))
    ]


def _chances(
    desk: Desk,
    badges: Sequence[Badge],
    names: Sequence[str],
    costly: Sequence[Verdict],
    words: Words,
) -> str:
    looked = desk.looked
    names = [listed(words, [names[seat] for seat in side]) for side in looked.sides]
    alone, end = len(looked.match.players) == 1, len(looked.match.log)
    lines = _lines(desk, badges)
    low, high, step = 0, SURE, SURE // 4
    if alone:
        values = [value for _, value in lines[0].points]
        values += [value for verdict in costly for value in (verdict.made, verdict.promised)]
        step = 10 * POINT
        low = min(0, min(values)) // step * step
        high = -(-max(step, max(values)) // step) * step
    scale = Scale(
        low,
        high,
        end,
        [(value, _axis(value, alone)) for value in range(low, high + 1, step)],
        _steps(looked, words),
    )
    marks = [
        Mark(
            verdict.at,
            verdict.made,
            verdict.promised,
            str(Route("replay", desk.id, str(verdict.at))),
            words("review.mark", n=number, when=looked.when(verdict.at, words)),
            str(number),
        )
        for number, verdict in enumerate(costly, 1)
    ]
    label = words("review.points.title" if alone else "review.chances.title")
    marked = paragraph(words("review.marks"), "aside") if marks else ""
    return (
        f'<section aria-labelledby="chances"><h2 id="chances">{escape(label)}</h2>'
        f"{_legend(lines, badges, names)}{plot(lines, scale, label, marks)}"
        f"{paragraph(words('review.points.about' if alone else 'review.chances.about'), 'aside')}"
        f"{marked}{_numbers(looked, lines, names, alone, words)}</section>"
    )


def _steps(looked: Looked, words: Words) -> list[tuple[int, str]]:
    """What stands below: the first step where it began, one in the middle, the last at the end."""
    begun, end = looked.begun, len(looked.match.log)
    middle = len(begun) // 2
    between = [(begun[middle], str(middle + 1))] if middle else []
    return [(0, "1"), *between, (end, looked.when(end, words))]


def _axis(value: int, alone: bool) -> str:
    if alone:
        return str(value // POINT).replace("-", "\N{MINUS SIGN}")
    return f"{value * 100 // SURE} %"


def _legend(lines: Sequence[Line], badges: Sequence[Badge], names: Sequence[str]) -> str:
    rows = "".join(
        f'<li style="display:flex;gap:.5rem;align-items:center">{sample(at, line)}'
        f'<span class="badge {badges[at].look}"><span class="flag">{badges[at].sign}</span></span>'
        f"<strong>{escape(names[at])}</strong></li>"
        for at, line in enumerate(lines)
    )
    return (
        '<ul style="display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:0;padding:0;'
        f'list-style:none">{rows}</ul>'
    )


def _numbers(
    looked: Looked, lines: Sequence[Line], names: Sequence[str], alone: bool, words: Words
) -> str:
    """The same as a table, for whoever reads numbers rather than lines: what each step came to."""
    rows = {
        bisect_left(looked.begun, at): [reads(line.points[row][1], alone, words) for line in lines]
        for row, (at, _) in enumerate(lines[0].points)
    }
    game = looked.match.game.id
    step = words(f"review.{game}.{counted.load(game).turn}")
    return numbers.in_numbers(step, names[: len(lines)], rows.items(), words)


def _progress(desk: Desk, words: Words) -> str:
    """How far the match was looked at, and what stops it or goes on with it; or that it is done."""
    total = len(desk.looked.looks)
    if desk.is_whole:
        told = paragraph(words.many("review.done", len(desk.found)))
        return f'<section id="looked" {_ROOM}>{told}</section>'
    said = words("review.paused" if desk.stopped else "review.progress", n=desk.done, of=total)
    act = (
        button("review-on", words("review.on"), "strong", "review-on")
        if desk.stopped
        else button("review-stop", words("review.stop"), "", "review-stop")
    )
    return (
        f'<section id="progress" aria-label="{escape(words("review.progress.title"))}" {_ROOM}>'
        f"{paragraph(said)}"
        f'<div class="row"><progress max="{total}" value="{desk.done}" aria-label="{escape(said)}" '
        f'style="flex:1;min-width:6rem;accent-color:var(--ember)"></progress>{act}</div></section>'
    )


def _ways(desk: Desk, words: Words) -> str:
    return (
        f'<div class="row">{link(Route("table", desk.id), words("review.table"))}'
        f"{link(Route('replay', desk.id), words('review.replay'))}"
        f"{link(Route('statistics'), words('app.statistics.title'))}</div>"
    )
