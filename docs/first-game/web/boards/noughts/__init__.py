"""The table of noughts and crosses."""

from html import escape

from engine.core.game import Outcome
from engine.core.open import Moved
from engine.noughts.game import GAME
from engine.noughts.moves import SQUARES, Mark
from engine.noughts.state import MARKS, State
from web.boards import table
from web.boards.table import Advice, Badge, Cell, Table, Tap, Twin
from web.words import Words

View = table.View[State, Mark, None]

PATHS = {"X": "M-9-9 9 9M-9 9 9-9", "O": "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0", "-": ""}
PLACES = [(15 + 30 * column, 15 + 30 * row) for row in range(3) for column in range(3)]


def _board(marks: str, do: list[str]) -> str:
    squares = "".join(
        f'<g transform="translate({x} {y})"{do}><path d="M-14-14h28v28h-28z" fill="#8883"/>'
        f'<path d="{PATHS[mark]}" fill="none" stroke="currentColor" stroke-width="3"/></g>'
        for (x, y), mark, do in zip(PLACES, marks, do, strict=True)
    )
    return f'<svg viewBox="0 0 90 90" aria-hidden="true">{squares}</svg>'


def draw(view: View) -> str:
    do = [view.do(Mark(square)) for square in range(len(SQUARES))]
    return f'<div id="noughts" class="parts"><div class="board">{_board(view.seen.board, do)}</div></div>'


def twin(view: View) -> Twin:
    said = {mark: view.words(f"noughts.mark.{mark}") for mark in view.seen.board}
    places = {divmod(square, 3): Mark(square) for square in range(len(SQUARES))}
    marks = dict(zip(places, view.seen.board, strict=True))
    return Twin(
        {at: Cell(f"{SQUARES[mark.square]}: {said[marks[at]]}", marks[at], mark) for at, mark in places.items()}, is_map=True
    )


def prompt(view: View) -> str:
    return view.words("noughts.prompt" if view.moves else "noughts.over")


def tap(view: View, what: str) -> Tap:
    return Tap(move=GAME.move(what)) if view.moves else Tap(hint=view.words("noughts.over"))


def say(event: Moved, view: View) -> str:
    square = SQUARES[event.move.square]
    return view.words("noughts.log", name=view.names[event.seat], square=square)


def result(view: View, outcome: Outcome) -> str:
    href = f"#/rules/noughts/{outcome.rule}"
    return f'<p><a href="{href}">{escape(view.words(f"noughts.result.{len(outcome.winners)}"))}</a></p>'


def badge(view: View, seat: int) -> Badge:
    sign = f'<svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="{PATHS[MARKS[seat]]}" fill="none" stroke="currentColor" stroke-width="3"/></svg>'
    return Badge("", sign, view.words(f"noughts.mark.{MARKS[seat]}"), ())


TABLE = Table(
    game="noughts",
    secret=False,
    draw=draw,
    twin=twin,
    badge=badge,
    prompt=prompt,
    buttons=lambda view: (),
    tap=tap,
    advise=lambda view, move: Advice(view.words("noughts.hint", square=SQUARES[move.square])),
    say=say,
    result=result,
    poster=lambda words: _board("OX-XXO-O-", [""] * 9),
)
