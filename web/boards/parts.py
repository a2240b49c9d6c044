"""What every table is made of: pictures by their ids, things to tap, badges. All of it is HTML."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from engine.core.rule import Rule
from web.boards.table import SCORE, AnyTable, AnyView, Badge, Item


def drawings(table: AnyTable) -> str:
    """A table's drawings, in an SVG that takes no room."""
    return (
        '<svg id="drawings" class="drawings" width="0" height="0" aria-hidden="true">'
        f"<defs>{table.drawings()}</defs></svg>"
    )


def used(id: str, rest: str = "") -> str:
    """A drawing by its id; `rest` are more attributes, each after a space."""
    return f'<use href="#{id}"{rest}/>'


def icon(inside: str, box: str, look: str = "") -> str:
    """A small picture among words; `box` is what of its plane is in sight."""
    names = f"drawing {look}" if look else "drawing"
    return f'<svg class="{names}" viewBox="{box}" aria-hidden="true">{inside}</svg>'


def look(name: str, **states: object) -> str:
    """CSS classes: the name, and `is-<state>` for each state that holds."""
    return " ".join([name, *(f"is-{state}" for state, holds in states.items() if holds)])


def layered(
    name: str,
    look: str,
    box: tuple[float, float, float, float],
    layers: Iterable[tuple[str, Iterable[str]]],
    ground: str = "",
) -> str:
    """The picture of a board, which its twin tells; its layers lie on the ground, lowest first."""
    drawn = "".join(f'<g id="{name}-{layer}">{"".join(parts)}</g>' for layer, parts in layers)
    return (
        f'<svg id="{name}-picture" class="{look}" aria-hidden="true" '
        f'viewBox="{" ".join(f"{length:g}" for length in box)}">{ground}{drawn}</svg>'
    )


def legible(inside: str, size: float, room: float = 0) -> str:
    """Letters in the picture of a board, which are drawn larger where it is small.

    `size` is that of the letters, in units of the picture; `room` to how many they may grow. Where
    even that is too small to be read they are not drawn, until the board is brought nearer.
    """
    most = f";--room:{room:g}" if room else ""
    name = "legible is-bounded" if room else "legible"
    return f'<g class="{name}" style="--size:{size:g}{most}">{inside}</g>'


def poster(label: str, box: str, drawings: str, inside: str) -> str:
    """The picture on the home page, which brings its own drawings."""
    return (
        f'<svg viewBox="{box}" role="img" preserveAspectRatio="xMidYMid slice" '
        f'aria-label="{escape(label)}"><defs>{drawings}</defs>{inside}</svg>'
    )


def short(shown: object, label: str) -> str:
    """Something in short for the eye, and in words for whoever cannot see it."""
    eye = "" if shown == "" else f'<span aria-hidden="true">{shown}</span>'
    return f'{eye}<span class="visually-hidden">{escape(label)}</span>'


def thing(
    view: AnyView,
    what: object,
    id: str,
    look: str,
    label: str,
    inside: str,
    tappable: bool = True,
    key: str = "",
) -> str:
    """A thing of the tray: a button where it can be tapped, else only a picture with a label.

    `key` taps it, wherever the focus is.
    """
    head = f'id="{id}" class="{look}" aria-label="{escape(label)}"'
    if not view.moves or not tappable:
        return f'<span {head} role="img"{view.about(what)}>{inside}</span>'
    pressed = str(view.holds(what)).lower()
    keyed = f' data-key="{key}"' if key else ""
    return (
        f'<button {head} type="button"{view.do(what)}{keyed} aria-pressed="{pressed}">{inside}'
        "</button>"
    )


def group(look: str, label: str, inside: str, id: str = "") -> str:
    """Things of the tray that belong together."""
    name = f'id="{id}" ' if id else ""
    return f'<div {name}class="{look}" role="group" aria-label="{escape(label)}">{inside}</div>'


def badge(of: Badge, sums: Sequence[int] = ()) -> str:
    """What lies before a player: the sign, and a picture with its number for each thing.

    `sums` are seen one after another before the points are what they are now.
    """
    items = (_item(item, sums if item.look == SCORE else ()) for item in of.items)
    return (
        f'<div class="badge {of.look}"><span class="flag">{of.sign}'
        f'<span class="visually-hidden">{escape(of.name)}</span></span>'
        f'<ul class="items">{"".join(items)}</ul></div>'
    )


def _item(item: Item, sums: Sequence[int]) -> str:
    # the first lies above those that come after it
    before = "".join(
        f'<span class="sum" style="--n:{at}" data-sum="{sum}"></span>'
        for at, sum in reversed([*enumerate(sums)])
    )
    return (
        f'<li class="item {item.look}" title="{escape(item.meaning)}">{item.picture}'
        f"{short(f'{item.number}{before}', item.label)}</li>"
    )


class Column(NamedTuple):
    """One player or team in the table of a result."""

    sign: str
    """A picture, as HTML."""
    name: str
    won: bool = False

    @property
    def mark(self) -> str:
        """The attribute that marks all its numbers."""
        return ' class="is-winner"' if self.won else ""


def scores(
    corner: str, columns: Sequence[Column], lines: Iterable[tuple[str, str, Sequence[object]]]
) -> str:
    """The final score: a column for each player, a line for each of kind, label and numbers.

    `corner` says what the lines are, where no heading does. A line's one number for all columns
    spans them.
    """
    heads = "".join(
        f'<th scope="col"{column.mark}>{column.sign}<span>{escape(column.name)}</span></th>'
        for column in columns
    )
    rows = "".join(
        f'<tr class="is-{kind}"><th scope="row">{escape(label)}</th>'
        f"{_numbers(columns, numbers)}</tr>"
        for kind, label, numbers in lines
    )
    first = f'<th scope="col">{escape(corner)}</th>' if corner else "<td></td>"
    return (
        f'<table class="scores"><thead><tr>{first}{heads}</tr></thead><tbody>{rows}</tbody></table>'
    )


def _numbers(columns: Sequence[Column], numbers: Sequence[object]) -> str:
    if len(numbers) < len(columns):
        return f'<td colspan="{len(columns)}">{numbers[0]}</td>'
    return "".join(
        f"<td{column.mark}>{number}</td>" for column, number in zip(columns, numbers, strict=True)
    )


def ruling(view: AnyView, sentence: str, rule: Rule) -> str:
    """What a rule decided, in a sentence, and the way to the rule."""
    href = f"#/rules/{rule.id.partition('.')[0]}/{rule.id}"
    return f'<p>{escape(sentence)} <a href="{href}">{escape(view.words("app.result.read"))}</a></p>'
