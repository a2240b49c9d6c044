"""A game's rulebook, opened at the rule that was asked for."""

from collections.abc import Sequence
from html import escape

from engine.games import NAMES
from web.app.model import MOST_SOUGHT, Model
from web.app.routes import Route
from web.boards import parts, tables
from web.pages.figures import figures
from web.pages.finding import bare, marked, says
from web.pages.frame import frame
from web.pages.html import button, heading, in_row, link, paragraph
from web.pages.notes import draw_missing
from web.words.covers import cover
from web.words.rules import RuleText, book_address, rulebook


def draw(model: Model) -> str:
    """The whole book with its contents beside it."""
    words = model.words
    game = model.route.name
    if game not in NAMES:
        return draw_missing(model)
    rules = [rule for rule in rulebook(game, model.language) if rule.id]
    sought = bare(model.sought).split()
    sections = [rule for rule in rules if says(f"{escape(rule.title)} {rule.html}", sought)]
    contents = "".join(
        f"<li>{link(Route('rules', game, rule.id), rule.title)}</li>" for rule in sections
    )
    book = "".join(_section(model, rule, sought) for rule in sections)
    title = words("app.rules.of", game=cover(game, model.language).title)
    return frame(
        model,
        f'<main id="main" class="rulebook" tabindex="-1">{heading(title)}{_ways(model, game)}'
        f"{_find(model, len(sections), len(rules))}"
        f'<nav class="contents" aria-labelledby="contents"><h2 id="contents">'
        f"{escape(words('app.rules.contents'))} ({len(sections)})</h2><ol>{contents}</ol></nav>"
        f'<div class="book">{book}</div></main>',
        "rules-page",
    )


def _ways(model: Model, game: str) -> str:
    words = model.words
    return (
        f'<div class="row">{back(model, game)}{link(Route("new", game), words("app.home.new"))}'
        f"{link(Route('learn', game), words('app.home.learn'))}"
        f"{link(book_address(game, model.language), words('app.rules.page'), 'plain served')}</div>"
    )


def _find(model: Model, found: int, rules: int) -> str:
    """Where one says what is looked for, and how much of the book says it."""
    words = model.words
    told = words("app.rules.found", found=found, rules=rules) if model.sought else ""
    whole = button("whole-book", words("app.rules.whole"), "", "whole-book") if told else ""
    return (
        f'<form class="row find" role="search" data-form="find" data-live autocomplete="off">'
        f'<label class="field" for="sought"><span>{escape(words("app.rules.find"))}</span>'
        f'<input type="search" name="sought" id="sought" maxlength="{MOST_SOUGHT}" '
        f'value="{escape(model.sought)}"></label>'
        f'<button type="submit">{escape(words("app.rules.seek"))}</button>{whole}'
        f'<p role="status">{escape(told)}</p></form>'
    )


def back(model: Model, game: str = "", name: str = "strong") -> str:
    """The way back to a table or lesson, if there is one; of this game, if one is named.

    `name` is its CSS class.
    """
    sitting = model.sitting
    if model.left is not None and (sitting is None or sitting.course is not None):
        sitting = model.left
    if sitting is None or (game and sitting.match.game.id != game):
        return ""
    label = "app.rules.back" if sitting.course is None else "app.rules.back.course"
    return link(sitting.route, model.words(label), name)


def _section(model: Model, rule: RuleText, sought: Sequence[str]) -> str:
    """What the book says, and the way to the table where it can be tried, if a lesson has one.
    What is looked for is marked.

    The rule that was asked for has its pictures, too, once the lessons are here.
    """
    name = "rule asked" if rule.id == model.route.part else "rule"
    show = Route("learn", model.route.name, rule.id)
    teaching, pictures = model.teaching(model.route.name), ""
    if teaching is not None and rule.id == model.route.part:
        table = tables.load(model.route.name)
        said = teaching.sentences.__getitem__
        pictures = parts.drawings(table) + figures(
            table, teaching.lessons, said, rule.id, model.words
        )
    way = f'<p class="way">{link(show, model.words("app.rules.show"))}</p>' if rule.taught else ""
    # who looks something up in the middle of a game sees the way back first
    home = in_row(back(model, model.route.name)) if rule.id == model.route.part else ""
    label = model.words("app.rules.copy", rule=rule.title)
    anchor = (
        f'<button type="button" class="anchor" data-do="copy-rule {rule.id}" '
        f'aria-label="{escape(label)}">#</button>'
    )
    copied = model.words("app.rules.copied") if rule.id == model.copied else ""
    return (
        f'<section id="{rule.id}" class="{name}" tabindex="-1">'
        f"{titled(marked(escape(rule.title), sought), anchor)}"
        f"{paragraph(copied, 'copied') if copied else ''}"
        f"{home}{marked(rule.html, sought)}{pictures}{way}</section>"
    )


def titled(title: str, anchor: str) -> str:
    """A rule's title, and beside it the way to its address; both are HTML."""
    return f'<div class="titled"><h2>{title}</h2>{anchor}</div>'
