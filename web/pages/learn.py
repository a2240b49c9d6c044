"""Where a game is learnt: its lessons, and how far somebody has come in each."""

from html import escape

from engine.core.lesson import Lesson, key
from engine.games import NAMES, lessons
from web.app.model import Model
from web.app.routes import Route
from web.pages import table
from web.pages.frame import frame
from web.pages.html import button, heading, link, paragraph
from web.pages.notes import draw_missing
from web.pages.rules import back
from web.words.covers import cover


def draw(model: Model) -> str:
    """The lessons of a game, or the one that is on the table."""
    game, words = model.route.name, model.words
    found = lessons(game) if game in NAMES else ()
    if not found or (model.route.part and model.sitting is None):
        return draw_missing(model)
    if model.route.part:
        return table.draw(model)
    title = words("app.learn.of", game=cover(game, model.language).title)
    rows = "".join(_row(model, game, one) for one in found)
    return frame(
        model,
        f'<main id="main" tabindex="-1">{heading(title)}'
        f'{paragraph(cover(game, model.language).about)}<ol class="lessons">{rows}</ol>'
        f'<div class="row">{back(model, game)}{button(f"quick {game}", words("app.home.quick"))}'
        f"{link(Route('rules', game), words('app.home.rules'), 'plain')}</div></main>",
        "learn-page",
    )


def _row(model: Model, game: str, one: Lesson) -> str:
    words, name = model.words, key(game, one.name)
    learnt = model.learnt_of(game, one.name)
    facts = [words("app.learn.length", minutes=one.minutes, steps=len(one.steps))]
    way = "app.learn.begin"
    if learnt.done:
        facts.append(words("app.learn.done"))
        way = "app.learn.again"
    if learnt.at:
        way = "app.learn.go-on"
    go = link(Route("learn", game, one.name), words(way), "" if learnt.done else "strong")
    return (
        f'<li><div class="lesson-words"><h2>{escape(words(f"{name}.title"))}</h2>'
        f"{paragraph(words(f'{name}.about'))}{paragraph(' · '.join(facts), 'seats')}</div>"
        f'<div class="row">{go}</div></li>'
    )
