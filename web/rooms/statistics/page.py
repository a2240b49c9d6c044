"""The page of all games on this device: how often somebody won, and how it went lately."""

from collections.abc import Sequence
from html import escape

from engine.games import NAMES
from engine.search.levels import offered
from web.app.days import run
from web.app.model import Model, Played
from web.app.preparing import day_of
from web.app.record import most_points
from web.app.routes import HOME, Route
from web.app.when import date
from web.boards import tables
from web.boards.telling import listed
from web.pages.frame import frame
from web.pages.html import heading, link, paragraph
from web.pages.new import kind_name
from web.pages.results import entry
from web.rooms.statistics.record import days, standing
from web.words import Words
from web.words.covers import cover

LATELY = 30
"""So many of the latest games of each kind are drawn one by one."""

DAYS_SHOWN = 31
"""Of the deals of the day."""

KINDS = ("mixed", "far", "people", "alone")
"""Besides levels."""

UNWON = ("people", "alone")
"""Of these nothing is told but how many there were: nobody in particular wins or loses there."""


def draw(model: Model) -> str:
    """A section for each game that was ever played, and one for the deals of the day."""
    words = model.words
    games = "".join(_game(model, name) for name in NAMES)
    if not games:
        home = f'<div class="row">{link(HOME, words("app.nav.home"), "strong")}</div>'
        games = paragraph(words("statistics.none")) + home
    main = (
        f'<main id="main" tabindex="-1">{heading(words("app.statistics.title"))}'
        f"{paragraph(words('statistics.where'))}{games}{_daily(model)}"
        f'<div class="row">{link(Route("games"), words("app.games.title"))}'
        f"{link(Route('results'), words('app.results.title'))}</div></main>"
    )
    return frame(model, main, "results-page")


def _game(model: Model, name: str) -> str:
    words = model.words
    record = [played for played in model.record if played.game == name]
    count = max(len(record), model.finished.get(name, 0))
    if not count:
        return ""
    kinds = (*offered(name), *KINDS)
    found = {kind: [played for played in record if played.kind == kind] for kind in kinds}
    by_kind = {kind: those for kind, those in found.items() if those}
    columns = ["kind", "played"]
    if by_kind.keys() - set(UNWON):
        columns += ["won", "lost", "row"]
    rows = "".join(_row(model, name, kind, those, len(columns)) for kind, those in by_kind.items())
    heads = "".join(
        f'<th scope="col">{escape(words(f"statistics.{column}"))}</th>' for column in columns
    )
    shown = (
        f'<table class="scores record"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
        if by_kind.keys() - {"alone"}  # of those alone the count above says all
        else ""
    )
    title = escape(cover(name, model.language).title)
    return (
        f'<section aria-labelledby="statistics-{name}"><h2 id="statistics-{name}">{title}</h2>'
        f"{paragraph(words.many('statistics.count', count))}{shown}"
        f"{_lately(record, words)}{_most(model, name)}{_best(model, name)}</section>"
    )


def _kind(kind: str, words: Words) -> str:
    return words(f"statistics.{kind}") if kind in KINDS else kind_name(kind, words)


def _row(model: Model, game: str, kind: str, record: Sequence[Played], columns: int) -> str:
    """One level: how often, won, lost, and how many in a row now and at most."""
    words, found = model.words, standing(record)
    numbers = [str(found.played), *["\N{EN DASH}"] * (columns - 2)]
    if kind not in UNWON:
        shared = words("statistics.shared", n=found.shared) if found.shared else ""
        numbers[1:] = [
            f"{found.won}{f'<br><small>{escape(shared)}</small>' if shared else ''}",
            str(found.lost),
            str(found.longest),
        ]
    now = ""
    if kind not in UNWON and abs(found.row) > 1:
        key = "statistics.streak.won" if found.row > 0 else "statistics.streak.lost"
        row = escape(words.many(key, abs(found.row)))
        now = f"<small>{row}</small>"
    cells = "".join(f"<td>{number}</td>" for number in numbers)
    rules = listed(words, tables.load(game).opponents(words, 1)) if kind == "alone" else ""
    against = rules or _kind(kind, words)
    return f'<tr><th scope="row">{escape(against)}{now}</th>{cells}</tr>'


_SIGNS = {"won": "M3 8 7 12 13 4", "lost": "M4 4 12 12M12 4 4 12", "shared": "M3 6H13M3 10H13"}


def _lately(record: Sequence[Played], words: Words) -> str:
    """The latest games one by one, the latest last: a tick, a cross or an equals sign each, and
    below them what the signs are.
    """
    told = [played for played in record if played.outcome][-LATELY:]
    if not told:
        return ""
    cells = "".join(
        f'<li style="list-style:none">{_sign(played.outcome, words)}</li>' for played in told
    )
    outcomes = {played.outcome for played in told}
    meant = "".join(
        f'<span style="display:flex;gap:.25rem">'
        f'<span aria-hidden="true">{_sign(outcome, words)}</span>'
        f"{escape(words(f'statistics.outcome.{outcome}'))}</span>"
        for outcome in _SIGNS
        if outcome in outcomes
    )
    row = "display:flex;flex-wrap:wrap;margin:0;padding:0;gap"
    signs = f'<ol style="{row}:.25rem">{cells}</ol>' if len(told) > 1 else ""
    hidden = ' aria-hidden="true"' if signs else ""
    return (
        f"{paragraph(words.many('statistics.lately', len(told)))}{signs}"
        f'<p class="aside" style="{row}:.25rem 1rem"{hidden}>{meant}</p>'
    )


def _sign(outcome: str, words: Words) -> str:
    return (
        f'<svg viewBox="0 0 16 16" role="img" '
        f'aria-label="{escape(words(f"statistics.outcome.{outcome}"))}" '
        f'style="display:block;width:1.25rem;height:1.25rem;border-radius:.25rem;'
        f'border:1px solid var(--edge);{_ground(outcome)}">'
        f'<path d="{_SIGNS[outcome]}" style="fill:none;stroke:currentColor;stroke-width:2"/></svg>'
    )


def _ground(outcome: str) -> str:
    if outcome == "won":
        return "background:color-mix(in srgb,var(--glow) 45%,transparent)"
    return "background:var(--sunken)" if outcome == "lost" else ""


def _most(model: Model, name: str) -> str:
    """The most points against others."""
    words, most = model.words, most_points(model.record, name)
    if most is None:
        return ""
    kind, when = _kind(most.kind, words), date(words, most.when)
    return paragraph(words("statistics.most", count=most.score, kind=kind, when=when))


def _best(model: Model, game: str) -> str:
    """The best of those that were played alone."""
    words = model.words
    best = next((one for one in model.results if one.game == game), None)
    if best is None:
        return ""
    rank = tables.load(game).rank(words, best.score)
    return paragraph(words("statistics.best", score=best.score, rank=rank))


def _daily(model: Model) -> str:
    words, found = model.words, days(model.record)
    if not found:
        return ""
    rows = "".join(_day(played, words) for played in list(found.values())[:DAYS_SHOWN])
    row = run({played.deal for played in model.record}, model.now)
    told = paragraph(words.many("statistics.days", row)) if row else ""
    return (
        f'<section aria-labelledby="statistics-daily"><h2 id="statistics-daily">'
        f"{escape(words('app.home.daily'))}</h2>{told}"
        f'<ol class="results">{rows}</ol></section>'
    )


def _day(played: Played, words: Words) -> str:
    """One day: what it came to."""
    when = day_of(played.deal, words)
    title = tables.load(played.game).title(words)
    told = (
        words(f"statistics.outcome.{played.outcome}")
        if played.outcome
        else tables.load(played.game).rank(words, played.score)
    )
    return entry(played.score, title, f"{paragraph(when, 'when')}{paragraph(told)}")
