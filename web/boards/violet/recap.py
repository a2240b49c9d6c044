"""What the trick has done to Violet and the fear, while hands are refilled."""

from engine.violet import events
from engine.violet.state import Stage
from web.boards.violet.sentences import say
from web.boards.violet.things import View
from web.words import You

_BEFORE = {Stage.LEAD, Stage.FOLLOW, Stage.RESULT, Stage.OVER}
_DONE = (events.Advanced, events.Held, events.Rested, events.FearMoved)


def recap(view: View) -> str:
    """A sentence for each, for people who pass a device round: one who is alone has seen it happen.

    Empty before the first trick, and while one is played.
    """
    alone = any(isinstance(name, You) for name in view.names)
    if alone or view.seen.stage in _BEFORE:
        return ""
    done = (event for event in view.since(events.TrickWon) if isinstance(event, _DONE))
    return " ".join(say(event, view) for event in done)
