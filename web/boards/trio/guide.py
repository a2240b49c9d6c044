"""What a newcomer is told of a decision: what can be done, what comes of it, what cannot be."""

from engine.trio import rulebook
from engine.trio.components import PIECES
from engine.trio.moves import Enter, Place, Step
from engine.trio.state import Stage
from web.boards.table import Guide
from web.boards.trio import lines, phrases, room
from web.boards.trio.things import View

_PRESSING = {
    "win": rulebook.WIN_TRIO,
    "rival-last": rulebook.LOSE_STUCK,
    "rival-none": rulebook.LOSE_STUCK,
    "none": rulebook.LOSE_STUCK,
    "none.end": rulebook.LOSE_STUCK,
    "danger": rulebook.WIN_TRIO,
    "few": rulebook.LOSE_STUCK,
    "last": rulebook.LOSE_STUCK,
    "line": rulebook.WIN_TRIO,
    "diagonal": rulebook.WIN_TRIO,
}
"""What is told before all else, the most pressing first: what is certain before what may be."""


def guide(view: View) -> Guide | None:
    """By what presses, else by the step of the turn and by which pieces can move."""
    seen, words = view.seen, view.words
    key = _pressing(view)
    if key:
        return _pressed(view, key)
    match seen.stage:
        case Stage.PLACE:
            key = "place" if seen.pieces[seen.active] else "place.start"
            text = words(f"trio.guide.{key}")
            return Guide(key, text, rulebook.PLACE_REACH, (Place,), (Step, Enter))
        case Stage.MOVE:
            return _moving(view)
        case Stage.END:
            return Guide("end", words("trio.guide.end"), rulebook.DRAW, (), (Place, Step, Enter))
    return None


def _pressing(view: View) -> str:
    """The most pressing of lines and of places for tiles; empty where nothing is."""
    found = {_lines(view), room.scarce(view.seen)}
    return next((key for key in _PRESSING if key in found), "")


def _pressed(view: View, key: str) -> Guide:
    seen, words, rule = view.seen, view.words, _PRESSING[key]
    if key != "few":
        return Guide(key, words(f"trio.guide.{key}", name=_rival(view)), rule)
    places = len(seen.open_cells(seen.active))
    text = words.many("trio.guide.few", places)
    return Guide(key, text, rule, (Place,), (Step, Enter), places)


def _lines(view: View) -> str:
    """What is to be said of lines: a Trio that is near on either side, or one that is none."""
    seen = view.seen
    if seen.stage is Stage.MOVE and lines.wins(view):
        return "win"
    if seen.stage is not Stage.END and lines.lacks_one(seen, seen.active.opponent):
        return "danger"
    if seen.stage is not Stage.END and lines.lacks_one(seen, seen.active):
        return "line"
    return "diagonal" if lines.on_diagonal(seen, seen.active) else ""


def _rival(view: View) -> str:
    return phrases.team(view, view.seen.active.opponent)


def _moving(view: View) -> Guide:
    """How many points are left, and what each of them can pay for."""
    seen = view.seen
    own = seen.pieces[seen.active]
    kinds = {type(move) for move in view.moves}
    can = tuple(kind for kind in (Step, Enter) if kind in kinds)
    rule = rulebook.MOVE_ENTER if Enter in kinds else rulebook.MOVE_STEP
    if Enter not in kinds:
        key = "move.all" if len(own) == PIECES else "move.full"
    elif Step not in kinds:
        key = "move.blocked" if own else "move.none"
    else:
        key, rule = "move", rulebook.MOVE
    return Guide(
        key,
        view.words.many(f"trio.guide.{key}", seen.points),
        rule,
        can,
        tuple(kind for kind in (Step, Enter) if kind not in kinds),
        seen.points,
    )
