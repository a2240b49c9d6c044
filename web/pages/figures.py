"""Pictures for the rulebook: before and after a step of a lesson, drawn by the table."""

from collections.abc import Callable, Sequence
from html import escape

from engine.core.lesson import Lesson, first_step
from engine.core.match import HUMAN
from engine.games import load
from web.app.names import own_name
from web.boards import diagram
from web.boards.table import AnyTable
from web.words import Words, You


def figures(
    table: AnyTable, lessons: Sequence[Lesson], says: Callable[[str], str], id: str, words: Words
) -> str:
    """As HTML that needs the table's drawings; "" for a rule that no lesson teaches.

    `says` gives a lesson's sentence by its name (see `engine.core.lesson`), `id` is the rule's.
    """
    rules = load(table.game).rules
    found = next((first_step(lessons, rule) for rule in rules if rule.id == id), None)
    return (
        "" if found is None else f'<div class="diagrams">{_step(table, *found, says, words)}</div>'
    )


def example(table: AnyTable, lesson: Lesson, says: Callable[[str], str], words: Words) -> str:
    """A whole lesson as a strip of pictures, to be moved forward and back."""
    strip = "".join(_step(table, lesson, at, says, words) for at in range(len(lesson.steps)))
    title = escape(says(f"{lesson.name}.title"))
    return f'<div class="strip" role="region" aria-label="{title}" tabindex="0">{strip}</div>'


def _step(
    table: AnyTable, lesson: Lesson, at: int, says: Callable[[str], str], words: Words
) -> str:
    """Before a step, and after it where something is done."""
    names = [
        says(called) if called else You(own_name(HUMAN, seat, words))
        for seat, called in enumerate(lesson.names)
    ]
    step = f"{lesson.name}.{lesson.steps[at].name}"
    pictures = diagram.shown(load(table.game), table, lesson, at, names, words)
    shown = zip(pictures, (step, f"{step}.done"), strict=True)
    return "".join(_figure(picture, says(said)) for picture, said in shown if picture)


def _figure(picture: str, caption: str) -> str:
    said = escape(caption)
    return (
        f'<figure class="diagram"><div role="img" aria-label="{said}">{picture}</div>'
        f"<figcaption>{said}</figcaption></figure>"
    )
