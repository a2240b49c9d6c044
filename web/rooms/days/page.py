"""The page of the day."""

from html import escape

from engine.games import NAMES
from web.app.days import dealt, in_a_row, tries
from web.app.model import Model
from web.app.preparing import daily
from web.app.routes import Route
from web.app.when import DAILY, DAY
from web.boards import tables
from web.pages.frame import frame
from web.pages.html import button, heading, link, paragraph
from web.rooms.days.telling import signs, text, told
from web.words.covers import cover

SHOWN = 14
"""So many days are shown, today the last."""

SIDE, GAP = 16, 4
"""Of the sign of a day, and between two of them."""


def draw(model: Model) -> str:
    """Each game with what of today is done, the days before, and what can be told of today."""
    words = model.words
    games = "".join(_game(model, name) for name in NAMES)
    main = (
        f'<main id="main" class="days" tabindex="-1">{heading(words("days.title"))}'
        f"{paragraph(words('days.about'))}{_share(model)}{games}"
        f'<p class="way">{link(Route("results"), words("app.results.title"))}</p></main>'
    )
    return frame(model, main, "days-page")


def _share(model: Model) -> str:
    words, said = model.words, text(model)
    if not said:
        return ""
    done = words(told(model)) if told(model) else ""
    after = f'<p class="copied">{escape(done)}</p>' if done else ""
    return (
        f'<section class="gift" aria-labelledby="today"><h2 id="today">'
        f"{escape(words('days.today'))}</h2>"
        f'<pre class="raw" tabindex="0">{escape(said)}</pre>'
        f'<div class="row">{button("days-send", words("days.send"), "strong sends")}'
        f"{button('days-copy', words('days.copy'), 'strong')}</div>{after}</section>"
    )


def _game(model: Model, name: str) -> str:
    words, game = model.words, cover(name, model.language)
    rows = _deal(model, name) if game.alone else ""
    length = in_a_row(model, name)
    in_row = paragraph(words.many("app.day.row", length), "turn") if length > 1 else ""
    return (
        f'<section class="gift" aria-labelledby="day-{name}">'
        f'<h2 id="day-{name}">{escape(game.title)}</h2>{in_row}'
        f'<ul class="saves">{rows}{_puzzle(model, name)}</ul></section>'
    )


def _deal(model: Model, name: str) -> str:
    words = model.words
    played = dealt(model, name, daily(model.now))
    if played is None:
        stands = words("days.deal")
        way = button(f"daily {name}", words("days.play"), "strong")
    else:
        rank = tables.load(name).rank(words, played.score)
        stands = words.many("days.deal.done", played.score, rank=rank)
        way = button(f"daily {name}", words("days.again"))
    past = [dealt(model, name, day) is not None for day in _days(model)]
    return _row(model, stands, past, way)


def _puzzle(model: Model, name: str) -> str:
    words = model.words
    vain = tries(model, name, daily(model.now))
    route = Route("learn", name, DAILY)
    if vain is None:
        stands, way = words("days.puzzle"), link(route, words("days.solve"), "strong")
    else:
        stands = words("days.puzzle.done", signs=signs(vain))
        way = link(route, words("days.look"))
    past = [tries(model, name, day) is not None for day in _days(model)]
    return _row(model, stands, past, way)


def _days(model: Model) -> list[str]:
    """The days that are shown, the oldest first."""
    return [daily(model.now - back * DAY) for back in reversed(range(SHOWN))]


def _row(model: Model, stands: str, past: list[bool], way: str) -> str:
    label = model.words("days.past", count=sum(past), most=len(past))
    drawn = "".join(_day(at, done) for at, done in enumerate(past))
    width = len(past) * (SIDE + GAP)
    return (
        f'<li class="save"><div class="save-words">{paragraph(stands)}'
        f'<svg class="fortnight" viewBox="-1 -1 {width} {SIDE + 2}" aria-hidden="true">{drawn}'
        f"</svg>{paragraph(label, 'aside')}</div>"
        f'<div class="row">{way}</div></li>'
    )


def _day(at: int, done: bool) -> str:
    """A tick in its box for a day on which it was done, a dot for another."""
    place = f'<g transform="translate({at * (SIDE + GAP)} 0)">'
    if not done:
        return f'{place}<circle cx="{SIDE // 2}" cy="{SIDE // 2}" r="2"/></g>'
    return (
        f'{place}<rect width="{SIDE}" height="{SIDE}" rx="4"/>'
        f'<path d="M3.5 8.5 7 12 12.5 4.5"/></g>'
    )
