"""Where a game is learnt: its lessons, and how far somebody has come in each."""

from html import escape

from engine.core.lesson import Lesson
from engine.core.puzzle import HARDEST
from engine.games import NAMES
from web.app.model import Model
from web.app.routes import Route
from web.app.teaching import Teaching
from web.app.when import DAILY
from web.pages import table
from web.pages.frame import frame
from web.pages.html import button, heading, in_row, link, paragraph
from web.pages.notes import awaited, draw_missing
from web.pages.rules import back
from web.words.covers import cover


def draw(model: Model) -> str:
    """The lessons of a game, or the one that is on the table."""
    game, words = model.route.name, model.words
    if game not in NAMES:
        return draw_missing(model)
    teaching = model.teaching(game)
    if teaching is not None and model.route.part:
        return draw_missing(model) if model.sitting is None else table.draw(model)
    title = words("app.learn.of", game=cover(game, model.language).title)
    if teaching is None:
        rows = awaited(model, f"{game}.{model.language}")
    else:
        following = _following(model, game, teaching)
        rows = "".join(
            _row(model, game, teaching, one, one.name == following) for one in teaching.lessons
        )
        rows = f'<ol class="lessons">{rows}</ol>{_puzzles(model, game, teaching)}'
    first = teaching.lessons[0].name if teaching is not None else ""
    return frame(
        model,
        f'<main id="main" tabindex="-1">{heading(title)}'
        f"{paragraph(cover(game, model.language).about)}{in_row(back(model, game))}{rows}"
        f'<div class="row">{button(f"quick {game}", words("app.home.quick"))}'
        f"{link(Route('rules', game), words('app.home.rules'), 'plain')}"
        f"{link(Route('teach', game, first), words('app.foot.teach'), 'plain')}</div></main>",
        "learn-page",
    )


def _following(model: Model, game: str, teaching: Teaching) -> str:
    """The lesson that somebody is in the middle of, else the first one that was not taken yet."""
    learnt = {one.name: model.learnt_of(game, one.name) for one in teaching.lessons}
    begun = (name for name, known in learnt.items() if known.at)
    left = (name for name, known in learnt.items() if not known.done)
    return next(begun, None) or next(left, "")


def _row(model: Model, game: str, teaching: Teaching, one: Lesson, is_next: bool) -> str:
    words, said = model.words, teaching.sentences
    learnt = model.learnt_of(game, one.name)
    steps = words.many("app.learn.steps", len(one.steps))
    facts = [words.many("app.learn.length", one.minutes, steps=steps)]
    way = "app.learn.begin"
    if learnt.done:
        facts.append(words("app.learn.done"))
        way = "app.learn.again"
    if learnt.at:
        way = "app.learn.go-on"
    go = link(Route("learn", game, one.name), words(way), "strong" if is_next else "")
    return (
        f'<li><div class="lesson-words"><h2>{escape(said[f"{one.name}.title"])}</h2>'
        f"{paragraph(said[f'{one.name}.about'])}{paragraph(' · '.join(facts), 'seats')}</div>"
        f'<div class="row">{go}</div></li>'
    )


def _puzzles(model: Model, game: str, teaching: Teaching) -> str:
    """The puzzles by what they ask for, of each the easiest first, and that of the day."""
    words, asks = model.words, dict[str, list[str]]()
    for number, asked in enumerate(teaching.puzzles, 1):
        puzzle = asked.puzzle
        facts = [
            words("app.puzzle.number", number=number),
            words("app.puzzle.difficulty", number=puzzle.difficulty, most=HARDEST),
        ]
        if model.learnt_of(game, puzzle.name).done:
            facts.append(words("app.puzzle.solved"))
        go = link(Route("learn", game, puzzle.name), " · ".join(facts))
        asks.setdefault(teaching.sentences[puzzle.name], []).append(go)
    rows = [
        f'<li><div class="lesson-words">{paragraph(goal)}</div>'
        f'<div class="row">{"".join(ways)}</div></li>'
        for goal, ways in asks.items()
    ]
    if not rows:
        return ""
    today = link(Route("learn", game, DAILY), words("app.puzzle.daily"), "strong")
    return (
        f"<h2>{escape(words('app.puzzle.title'))}</h2>{paragraph(words('app.puzzle.about'))}"
        f'<div class="row">{today}</div><ol class="lessons puzzles">{"".join(rows)}</ol>'
    )
