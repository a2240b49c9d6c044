"""What a game itself counts (web/boards/counted), as lines turn by turn and tables with bars."""

from collections.abc import Iterable, Sequence
from html import escape

from web.boards import counted, parts
from web.boards.counted import Course, Tally
from web.boards.parts import Column
from web.boards.table import Badge
from web.plots.lines import Line, Scale, plot, sample
from web.rooms.review.looked import Looked
from web.words import Words

Row = tuple[str, Sequence[int]]
"""What is counted, and the numbers."""


def draw(looked: Looked, badges: Sequence[Badge], names: Sequence[str], words: Words) -> str:
    """All of it; `badges` and `names` are those of the seats, and of opponents after them."""
    game = looked.match.game.id
    found = counted.load(game).count(looked.moments, len(looked.match.players))
    shown = [
        _course(game, each, badges, names, words) for each in found if isinstance(each, Course)
    ]
    tallies = [each for each in found if isinstance(each, Tally)]
    single = [(_of(game, each.name, words), each.numbers[0]) for each in tallies if not each.kinds]
    shown.append(_table(words("review.counted"), single, badges, names))
    for each in (each for each in tallies if each.kinds):
        rows = zip((_of(game, kind, words) for kind in each.kinds), each.numbers, strict=True)
        shown.append(_table(_of(game, each.name, words), rows, badges, names))
    return (
        f'<section aria-labelledby="counted"><h2 id="counted">'
        f"{escape(words('review.statistics'))}</h2>{''.join(shown)}</section>"
    )


def _of(game: str, name: str, words: Words) -> str:
    return words(f"review.{game}.{name}")


def _course(
    game: str, course: Course, badges: Sequence[Badge], names: Sequence[str], words: Words
) -> str:
    """One plot, and its numbers for whoever reads them."""
    counts = counted.load(game)
    looks = ["" if course.kinds else badges[at].look for at in range(len(course.lines))]
    called = [_of(game, kind, words) for kind in course.kinds] or list(names)
    lines = [
        Line(list(enumerate(numbers, 1)), counts.paint(at), looks[at])
        for at, numbers in enumerate(course.lines)
    ]
    end = max(len(numbers) for numbers in course.lines)
    most = max(1, *(max(numbers) for numbers in course.lines))
    least = min(0, *(min(numbers) for numbers in course.lines))
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if (most - least) // step < 6)
    low, high = least // step * step, -(-most // step) * step
    side = [
        (value, str(value).replace("-", "\N{MINUS SIGN}")) for value in range(low, high + 1, step)
    ]
    below = [(at, str(at)) for at in sorted({1, max(1, end // 2), end})]
    title = _of(game, course.name, words)
    legend = "".join(
        f'<li style="display:flex;gap:.5rem;align-items:center">{sample(at, line)}'
        f"<span>{escape(called[at])}</span></li>"
        for at, line in enumerate(lines)
    )
    rows = ((turn + 1, [str(numbers[turn]) for numbers in course.lines]) for turn in range(end))
    return (
        f'<h3 style="margin-top:1.5rem">{escape(title)}</h3>'
        '<ul style="display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0;padding:0;'
        f'list-style:none">{legend}</ul>'
        f"{plot(lines, Scale(low, high, end, side, below), title)}"
        f"{in_numbers(_of(game, counts.turn, words), called[: len(lines)], rows, words)}"
    )


def in_numbers(
    corner: str, names: Iterable[str], rows: Iterable[tuple[int, Iterable[str]]], words: Words
) -> str:
    """A plot as a table: of each moment its number, and what each line is there."""
    heads = "".join(f'<th scope="col"><span>{escape(name)}</span></th>' for name in names)
    lines = "".join(
        f'<tr><th scope="row">{at}</th>'
        + "".join(f"<td>{escape(number)}</td>" for number in numbers)
        + "</tr>"
        for at, numbers in rows
    )
    return (
        f"<details><summary>{escape(words('review.numbers'))}</summary>"
        f'<table class="scores"><thead><tr><th scope="col">{escape(corner)}</th>{heads}</tr>'
        f"</thead><tbody>{lines}</tbody></table></details>"
    )


def _table(title: str, rows: Iterable[Row], badges: Sequence[Badge], names: Sequence[str]) -> str:
    """The numbers by seat, each with a bar under it, of one scale in the whole table."""
    rows = list(rows)
    most = max((max(numbers) for _, numbers in rows), default=0)
    columns = [
        Column(
            f'<span class="badge {badge.look}" style="display:flex;justify-content:center">'
            f'<span class="flag">{badge.sign}</span></span>',
            name,
        )
        for badge, name in zip(badges, names, strict=True)
    ]
    lines = [("count", label, _bars(numbers, badges, most)) for label, numbers in rows]
    return f'<h3 style="margin-top:1.5rem">{escape(title)}</h3>{parts.scores("", columns, lines)}'


def _bars(numbers: Sequence[int], badges: Sequence[Badge], most: int) -> list[str]:
    """Numbers with a bar each, as wide as its column for `most`; none where it is nobody's."""
    if len(numbers) < len(badges):
        return [str(number) for number in numbers]
    return [
        f'{number}<span aria-hidden="true" style="display:block;height:.4rem;margin:.15rem auto 0;'
        f'width:{100 * number // max(1, most)}%;background:var(--edge)"></span>'
        for number in numbers
    ]
