"""A game's rulebook, opened at the rule that was asked for."""

from html import escape

from engine.games import NAMES
from web.app.model import Model
from web.app.routes import Route
from web.pages.frame import frame
from web.pages.html import heading, link
from web.pages.notes import draw_missing
from web.words.covers import cover
from web.words.rules import RuleText, rulebook


def draw(model: Model) -> str:
    """The whole book with its contents beside it."""
    words = model.words
    game = model.route.name
    if game not in NAMES:
        return draw_missing(model)
    sections = [rule for rule in rulebook(game, model.language) if rule.id]
    contents = "".join(
        f"<li>{link(Route('rules', game, rule.id), rule.title)}</li>" for rule in sections
    )
    book = "".join(_section(rule, rule.id == model.route.part) for rule in sections)
    title = words("app.rules.of", game=cover(game, model.language).title)
    return frame(
        model,
        f'<main id="main" class="rulebook" tabindex="-1">{heading(title)}{_ways(model, game)}'
        f'<nav class="contents" aria-labelledby="contents"><h2 id="contents">'
        f"{escape(words('app.rules.contents'))}</h2><ol>{contents}</ol></nav>"
        f'<div class="book">{book}</div></main>',
        "rules-page",
    )


def _ways(model: Model, game: str) -> str:
    words = model.words
    ways = link(Route("new", game), words("app.home.new"))
    if model.sitting is not None and model.sitting.match.game.id == game:
        back = link(Route("table", model.sitting.id), words("app.rules.back"), "strong")
        ways = back + ways
    return f'<div class="row">{ways}</div>'


def _section(rule: RuleText, asked: bool) -> str:
    name = "rule asked" if asked else "rule"
    return (
        f'<section id="{rule.id}" class="{name}" tabindex="-1"><h2>{escape(rule.title)}</h2>'
        f"{rule.html}</section>"
    )
