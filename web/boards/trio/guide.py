"""What a newcomer is told of a decision: what can be done, what comes of it, what cannot be."""

from engine.trio import rulebook
from engine.trio.components import PIECES
from engine.trio.moves import Enter, Place, Step
from engine.trio.state import Stage
from web.boards.table import Guide
from web.boards.trio.things import View


def guide(view: View) -> Guide | None:
    """By the step of the turn; while pieces move, by which of them can."""
    seen, words = view.seen, view.words
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
