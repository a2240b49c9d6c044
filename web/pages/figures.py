"""Pictures beside a rule: the first step of a lesson that teaches it, before and after."""

from collections.abc import Callable, Sequence
from html import escape

from engine.core.lesson import Lesson, first_step
from engine.core.match import HUMAN
from engine.games import load
from web.app.preparing import own_name
from web.boards import diagram
from web.boards.table import AnyTable
from web.words import Words


def figures(
    table: AnyTable, lessons: Sequence[Lesson], says: Callable[[str], str], id: str, words: Words
) -> str:
    """As HTML that needs the table's drawings; "" for a rule that no lesson teaches.

    `says` gives a lesson's sentence by its name (see `engine.core.lesson`), `id` is the rule's.
    """
    rules = load(table.game)
    found = next(
        (first_step(lessons, rule) for rule in rules.rules if rule.id == id),
        None,
    )
    if found is None:
        return ""
    lesson, at = found
    names = [
        says(called) if called else own_name(HUMAN, seat, words)
        for seat, called in enumerate(lesson.names)
    ]
    step = f"{lesson.name}.{lesson.steps[at].name}"
    pictures = diagram.shown(rules, table, lesson, at, names, words)
    shown = zip(pictures, (step, f"{step}.done"), strict=True)
    drawn = "".join(_figure(picture, says(said)) for picture, said in shown if picture)
    return f'<div class="diagrams">{drawn}</div>'


def _figure(picture: str, caption: str) -> str:
    said = escape(caption)
    return (
        f'<figure class="diagram"><div role="img" aria-label="{said}">{picture}</div>'
        f"<figcaption>{said}</figcaption></figure>"
    )
