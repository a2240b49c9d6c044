"""Lines over time, as SVG that needs no style sheet but the house's colours and size of letters.

Each line lies on a darker one, so that yellow is seen by day as well; lines are told apart by their
dashes and marks besides. Numbers stand beside the axes, and what the page says with words and
tables, for whoever does not see the picture, is not said here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 400, 240
LEFT, RIGHT, TOP, BOTTOM = 50, 10, 10, 28
"""The whole, so that its letters can be read on a phone, and room for the numbers beside it."""

LANE, GAP, REACH = 36, 28, 24
"""How high the row of marks is that stands above the lines, how far they are from each other there,
and what belongs to one of them at most for a finger."""

DASHES = ("", "9 5", "2.5 5", "14 4 3 4")
"""Of the first line, the second, and so on; none is a whole line."""

_LETTERS = "font-size:var(--plot-letters,14px)"
"""Larger on a narrow screen, where the whole picture is smaller."""

_MARKS = (
    '<circle r="4.5"/>',
    '<rect x="-4" y="-4" width="8" height="8"/>',
    '<path d="M0-5.5 5 4H-5Z"/>',
    '<path d="M0-5.5 5.5 0 0 5.5-5.5 0Z"/>',
)


@dataclass(frozen=True, slots=True)
class Line:
    """One line: where it goes, and how it looks."""

    points: Sequence[tuple[int, int]]
    paint: str
    """A CSS colour."""
    look: str = ""
    """CSS classes that the colour may need."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A number above the lines that leads somewhere; under it a stroke between two values."""

    at: int
    value: int
    other: int
    href: str
    title: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class Scale:
    """What is seen: from where to where, and the numbers that stand at the side and below."""

    low: int
    high: int
    end: int
    """Of the way from left to right, which begins at 0."""
    side: Sequence[tuple[int, str]]
    below: Sequence[tuple[int, str]]


def plot(lines: Sequence[Line], scale: Scale, label: str, marks: Sequence[Mark] = ()) -> str:
    """The picture; with marks to follow it is a group, and else one image, of that name."""
    drawn = "".join(_line(line, at, scale) for at, line in enumerate(lines))
    places = _apart([_x(mark.at, scale) for mark in marks])
    marked = "".join(
        _mark(mark, x, _reach(x, places), scale) for mark, x in zip(marks, places, strict=True)
    )
    role, above = ("group", LANE) if marks else ("img", 0)
    box = f"0 {-above} {WIDTH} {HEIGHT + above}"
    return (
        f'<svg role="{role}" aria-label="{escape(label)}" viewBox="{box}" '
        f'style="display:block;width:100%;max-width:34rem;height:auto;overflow:visible">'
        f"{_ground(scale)}{drawn}{marked}</svg>"
    )


def sample(at: int, line: Line) -> str:
    """A short piece of a line, to stand beside its name."""
    inside = _strokes("M2 8H42", at, line) + f'<g transform="translate(22 8)">{_dot(at, line)}</g>'
    return (
        f'<svg class="{line.look}" viewBox="0 0 44 16" aria-hidden="true" '
        f'style="width:2.75rem;height:1rem;flex:none">{inside}</svg>'
    )


def _x(at: int, scale: Scale) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, scale.end)


def _y(value: int, scale: Scale) -> float:
    value = max(scale.low, min(scale.high, value))
    height = HEIGHT - TOP - BOTTOM
    return TOP + height * (scale.high - value) / max(1, scale.high - scale.low)


def _ground(scale: Scale) -> str:
    right, foot = WIDTH - RIGHT, HEIGHT - BOTTOM
    text = f'style="fill:var(--ink-soft);{_LETTERS}"'
    side = "".join(
        f'<path d="M{LEFT} {_y(value, scale):.1f}H{right}" style="stroke:var(--line)"/>'
        f'<text x="{LEFT - 6}" y="{_y(value, scale) + 5:.1f}" text-anchor="end" {text}>'
        f"{escape(said)}</text>"
        for value, said in scale.side
    )
    below = "".join(
        f'<text x="{_x(at, scale):.1f}" y="{HEIGHT - 8}" '
        f'text-anchor="{"end" if at == scale.end else "middle"}" {text}>{escape(said)}</text>'
        for at, said in scale.below
    )
    edge = f'<path d="M{LEFT} {TOP}V{foot}H{right}" style="fill:none;stroke:var(--edge)"/>'
    return f'<g aria-hidden="true">{side}{below}{edge}</g>'


def _strokes(path: str, at: int, line: Line) -> str:
    dash = DASHES[at % len(DASHES)]
    dashed = f"stroke-dasharray:{dash};" if dash else ""
    rest = f'fill="none" stroke-linejoin="round" style="{dashed}'
    return (
        f'<path d="{path}" {rest}stroke:var(--ink);stroke-width:4.5"/>'
        f'<path d="{path}" {rest}stroke:{line.paint};stroke-width:2.5"/>'
    )


def _dot(at: int, line: Line) -> str:
    shape = _MARKS[at % len(_MARKS)]
    return f'<g style="fill:{line.paint};stroke:var(--ink);stroke-width:1.5">{shape}</g>'


def _line(line: Line, at: int, scale: Scale) -> str:
    if not line.points:
        return ""
    places = [(_x(x, scale), _y(y, scale)) for x, y in line.points]
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    x, y = places[-1]
    end = f'<g transform="translate({x:.1f} {y:.1f})">{_dot(at, line)}</g>'
    return f'<g class="{line.look}" aria-hidden="true">{_strokes(path, at, line)}{end}</g>'


def _apart(wanted: Sequence[float]) -> list[float]:
    """Where marks stand in their row: in the order of their places, and none covers another.

    Those that are too near to one another stand around the middle of their places.
    """
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    crowds = list[list[float]]()
    for rank, at in enumerate(order):
        crowds.append([wanted[at] - rank * GAP])
        while len(crowds) > 1 and _mean(crowds[-2]) >= _mean(crowds[-1]):
            crowds[-2:] = [crowds[-2] + crowds[-1]]
    middles = [_mean(crowd) for crowd in crowds for _ in crowd]
    last = WIDTH - RIGHT - GAP * (len(order) - 1)
    found = [*wanted]
    for rank, (at, middle) in enumerate(zip(order, middles, strict=True)):
        found[at] = min(max(middle, LEFT), last) + rank * GAP
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _reach(place: float, places: Sequence[float]) -> float:
    """As far as a finger may be from this mark: not nearer to another."""
    return min([REACH, *(abs(place - other) / 2 for other in places if other != place)])


def _mark(mark: Mark, place: float, reach: float, scale: Scale) -> str:
    at, value, other = (_x(mark.at, scale), _y(mark.value, scale), _y(mark.other, scale))
    y = -LANE / 2
    return (
        f'<a href="{escape(mark.href)}"><title>{escape(mark.title)}</title>'
        f'<path d="M{place:.1f} {y:.1f}L{at:.1f} 0V{min(value, other):.1f}" '
        f'style="fill:none;stroke:var(--danger);stroke-dasharray:2 3"/>'
        f'<path d="M{at - 5:.1f} {other:.1f}h10m-5 0V{value:.1f}" '
        f'style="stroke:var(--danger);stroke-width:2"/>'
        f'<circle cx="{at:.1f}" cy="{value:.1f}" r="4" style="fill:var(--danger)"/>'
        f'<circle cx="{place:.1f}" cy="{y:.1f}" r="{reach:.1f}" style="fill:transparent"/>'
        f'<circle cx="{place:.1f}" cy="{y:.1f}" r="10" '
        f'style="fill:var(--danger);stroke:var(--paper);stroke-width:2"/>'
        f'<text x="{place:.1f}" y="{y:.1f}" dy=".36em" text-anchor="middle" '
        f'aria-hidden="true" style="fill:var(--paper);{_LETTERS};font-weight:700">'
        f"{escape(mark.label)}</text></a>"
    )
