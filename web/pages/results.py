"""The best results of games played alone."""

from html import escape

from engine.games import NAMES
from engine.search.levels import offered
from web.app.model import Best, Model, Played
from web.app.preparing import is_daily
from web.app.record import most_points
from web.app.routes import Route
from web.app.when import date
from web.boards import tables
from web.boards.telling import listed
from web.pages.frame import frame
from web.pages.html import button, heading, link, paragraph
from web.pages.new import kind_name
from web.words import Words
from web.words.covers import cover


def draw(model: Model) -> str:
    """A list for each game that can be played alone, and the way to the next try; below them the
    most points of each game against others."""
    words = model.words
    lists = "".join(_game(model, name) for name in NAMES if cover(name, model.language).alone)
    lists += _against(model)
    return frame(
        model,
        f'<main id="main" tabindex="-1">{heading(words("app.results.title"))}'
        f"{paragraph(words('app.results.where'))}{lists}"
        f'<div class="row">{link(Route("statistics"), words("app.statistics.title"))}'
        f"{link(Route('games'), words('app.games.title'))}</div></main>",
        "results-page",
    )


def _game(model: Model, name: str) -> str:
    words, game = model.words, cover(name, model.language)
    rows = "".join(_row(words, one) for one in model.results if one.game == name)
    best = f'<ol class="results">{rows}</ol>' if rows else paragraph(words("app.results.none"))
    others = listed(words, game.alone)
    return (
        f'<section aria-labelledby="results-{name}">'
        f'<h2 id="results-{name}">{escape(game.title)}</h2>{best}<div class="row">'
        f"{button(f'daily {name}', words('app.home.daily'), 'strong')}"
        f"{button(f'alone {name}', words('app.home.alone', names=others))}</div></section>"
    )


def _against(model: Model) -> str:
    """The most points of each game, against others."""
    words, found = model.words, list[str]()
    for name in NAMES:
        most = most_points(model.record, name)
        if most is not None and most.score > 0:
            found.append(_most(model, most))
    if not found:
        return ""
    return (
        f'<section aria-labelledby="results-others"><h2 id="results-others">'
        f'{escape(words("app.results.most"))}</h2><ol class="results">{"".join(found)}</ol>'
        "</section>"
    )


def _most(model: Model, one: Played) -> str:
    words, kind = model.words, ""
    if one.kind in offered(one.game):
        kind = paragraph(words("app.results.against", kind=kind_name(one.kind, words)))
    when = paragraph(date(words, one.when), "when")
    return entry(one.score, cover(one.game, model.language).title, f"{kind}{when}")


def _row(words: Words, one: Best) -> str:
    table = tables.load(one.game)
    when = date(words, one.when)
    if is_daily(one.deal):
        when = words("app.results.daily", when=when)
    again = button(f"deal {one.game} {one.deal}", words("app.table.same-deal"))
    return entry(one.score, table.rank(words, one.score), paragraph(when, "when"), again)


def entry(score: int, title: str, about: str, beside: str = "") -> str:
    """One result of a list; what it says below its title and `beside` that is HTML."""
    return (
        f'<li class="best"><strong class="best-score">{score}</strong><div>'
        f"<strong>{escape(title)}</strong>{about}</div>{beside}</li>"
    )
