"""Lines of three circles of one colour, and the pieces of that colour on them."""

from collections.abc import Iterator, Sequence

from engine.trio.components import PIECES, Colour
from engine.trio.geometry import GAPS, TOUCHING_LINES, Circle
from engine.trio.moves import Enter, Move, Step
from engine.trio.observe import Observation
from engine.trio.score import is_trio
from web.boards.trio.things import View


def lacks_one(seen: Observation, colour: Colour) -> bool:
    """Whether two pieces stand in a winning line whose third circle is there and free."""
    taken = {circle for pieces in seen.pieces for circle in pieces}
    return any(
        sum(circle in taken for circle in line) == PIECES - 1 and _stand(seen, colour, line)
        for line in _lines(seen, colour, GAPS[seen.line])
    )


def on_diagonal(seen: Observation, colour: Colour) -> bool:
    """Whether two or three pieces stand in a diagonal of their colour that counts for nothing.

    Two are enough where the third circle may still become one of their colour.
    """
    return seen.line == "axis" and any(
        _stand(seen, colour, line)
        and all(seen.circles.get(circle, colour) is colour for circle in line)
        for piece in seen.pieces[colour]
        for gap in TOUCHING_LINES
        for line in (_line(piece - back * gap, gap) for back in range(PIECES))
    )


def wins(view: View) -> bool:
    """Whether one legal move makes a Trio."""
    seen = view.seen
    pieces = (_after(seen.pieces[seen.active], move) for move in view.moves)
    return any(is_trio(seen.circles, after, seen.active, seen.line) for after in pieces)


def _after(pieces: Sequence[Circle], move: Move) -> list[Circle]:
    match move:
        case Step(source, target):
            return sorted({*pieces, target} - {source})
        case Enter(circle):
            return sorted((*pieces, circle))
    return list(pieces)


def _stand(seen: Observation, colour: Colour, line: Sequence[Circle]) -> bool:
    return sum(circle in line for circle in seen.pieces[colour]) >= PIECES - 1


def _lines(
    seen: Observation, colour: Colour, gaps: Sequence[int]
) -> Iterator[tuple[Circle, Circle, Circle]]:
    for circle in seen.circles:
        for gap in gaps:
            line = _line(circle, gap)
            if all(seen.circles.get(each) is colour for each in line):
                yield line


def _line(circle: Circle, gap: int) -> tuple[Circle, Circle, Circle]:
    return circle, circle + gap, circle + 2 * gap
