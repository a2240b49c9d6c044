"""A position that is only looked at: the table, and beside it a panel that leads on."""

from html import escape

from web.app.model import Model, Sitting
from web.app.sitting import prompt, table_of, view
from web.pages import table
from web.pages.html import heading, part_heading
from web.pages.panel import place_of_prompt
from web.pages.seats import players


def draw(
    model: Model, sitting: Sitting, title: str, panel: str, below: str = "", marks: str = ""
) -> str:
    """The whole of it, as HTML; `title` is its heading, `marks` are further attributes."""
    board, seen = table_of(sitting), view(sitting, model.words)
    controls = part_heading(model.words("app.table.controls"), "controls-title")
    return (
        f'<main id="main" class="table" tabindex="-1" data-game="{board.game}"'
        f"{table.beating(model, sitting)}{marks}>{heading(title, hidden=True)}"
        f'<div class="play">{players(sitting, board, seen)}{table.stage(sitting, board, seen)}'
        '<section id="controls" class="controls" aria-labelledby="controls-title">'
        f"{controls}{panel}</section></div>"
        f"{below}</main>"
    )


def said(model: Model, sitting: Sitting, told: str, manner: str = "") -> str:
    """Where the prompt stands: what is `told`, or how the game has ended; keys can scroll it.

    A notice stands there in its place. `manner` are CSS classes after a space.
    """
    if sitting.match.state.outcome() is not None:
        told = f"{told} {prompt(sitting, view(sitting, model.words))}".strip()
    marks = ' tabindex="0" data-next'
    return place_of_prompt(escape(told), model.notice, model.words, manner, marks)


def result(model: Model, sitting: Sitting) -> str:
    """The final score, at the end."""
    outcome = sitting.match.state.outcome()
    if outcome is None:
        return ""
    drawn = table_of(sitting).result(view(sitting, model.words), outcome)
    return f'<div id="result" class="result">{drawn}</div>'
