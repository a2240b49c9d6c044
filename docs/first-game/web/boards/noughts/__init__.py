"""The table of noughts and crosses. A move's own text is the thing that is tapped."""

from engine.noughts.game import GAME
from engine.noughts.moves import SQUARES, Mark
from engine.noughts.state import MARKS, State
from web.boards import table
from web.boards.parts import icon, ruling
from web.boards.table import Advice, Badge, Cell, Table, Tap, Twin

View = table.View[State, Mark, None]
PATHS = {"X": "M-9-9 9 9M-9 9 9-9", "O": "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0", "-": ""}
PEN = 'fill="none" stroke="currentColor" stroke-width="3"'
ADVISED = ' class="square is-advised" stroke="currentColor"'


def picture(board: str, taps: list[str]) -> str:
    squares = "".join(
        f'<g id="at-{n}" transform="translate({30 * (n % 3)} {30 * (n // 3)})"{taps[n]}><path '
        f'fill="#8883" d="M-14-14h28v28h-28z"/><path {PEN} d="{PATHS[mark]}"/></g>'
        for n, mark in enumerate(board)
    )
    return f'<svg viewBox="-15 -15 90 90" aria-hidden="true">{squares}</svg>'


def draw(view: View) -> str:
    taps = [view.do(Mark(n)) + ADVISED * (view.advised == Mark(n)) for n in range(9)]
    board = picture(view.seen.board, taps)
    return f'<div id="noughts" class="parts"><div class="board">{board}</div></div>'


def twin(view: View) -> Twin:
    said = [view.words(f"noughts.mark.{mark}") for mark in view.seen.board]
    cells = [Cell(f"{SQUARES[n]}: {said[n]}", f"at-{n}", Mark(n), key=f"{n + 1}") for n in range(9)]
    return Twin({divmod(n, 3): cell for n, cell in enumerate(cells)})


def badge(view: View, seat: int) -> Badge:
    sign = icon(f'<path {PEN} d="{PATHS[MARKS[seat]]}"/>', "-12 -12 24 24")
    return Badge("", sign, view.words(f"noughts.mark.{MARKS[seat]}"), ())


TABLE = Table(
    game="noughts",
    draw=draw,
    twin=twin,
    badge=badge,
    prompt=lambda view: view.words("noughts.prompt") if view.moves else view.words("noughts.over"),
    tap=lambda view, what: (
        Tap(move=GAME.move(what)) if view.moves else Tap(hint=view.words("noughts.over"))
    ),
    advise=lambda view, move: Advice(view.words("noughts.hint", square=SQUARES[move.square])),
    say=lambda event, view: view.words(
        "noughts.log", name=view.names[event.seat], square=SQUARES[event.move.square]
    ),
    result=lambda view, outcome: ruling(
        view, view.words(f"noughts.result.{len(outcome.winners)}"), outcome.rule
    ),
    poster=lambda words: picture("OX-XXO-O-", [""] * 9),
)
