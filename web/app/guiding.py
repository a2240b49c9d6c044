"""The newcomer's level of prompts: more about each decision, in somebody's first games."""

from dataclasses import replace

from engine.core.game import Seat
from web.app.effects import Announce, Result
from web.app.model import Model, Sitting
from web.app.preparing import is_daily
from web.app.saves import FINISHED, write_finished
from web.app.sitting import deciding, eyes, table_of, view
from web.app.storing import stored
from web.boards.table import Guide
from web.boards.telling import listed
from web.words.covers import cover

FIRST_GAMES = 3
"""So many games of a kind, and who has not chosen otherwise is no newcomer to it any more."""


def guides(model: Model, sitting: Sitting) -> bool:
    """Whether more is said than the prompt; a lesson says itself what there is to do."""
    if sitting.course is not None:
        return False
    if model.preferences.guide:
        return model.preferences.guide == "full"
    return model.finished.get(sitting.match.game.id, 0) < FIRST_GAMES


def tells_aim(model: Model, sitting: Sitting) -> bool:
    """Whether whoever decides has never finished such a game, nor decided anything in this one.

    That is also whoever a curtain waits for.
    """
    finished = model.finished.get(sitting.match.game.id, 0)
    first = _decides_first(sitting) or (
        sitting.curtain is not None and _is_new(sitting, sitting.curtain)
    )
    return guides(model, sitting) and not finished and first


def _decides_first(sitting: Sitting) -> bool:
    """Whether whoever decides has not decided anything in this match yet."""
    return deciding(sitting) and _is_new(sitting, eyes(sitting))


def _is_new(sitting: Sitting, seat: Seat | None) -> bool:
    return all(deed.by != seat for deed in sitting.story)


def tell_day(model: Model, sitting: Sitting) -> str:
    """What the deal of a day is, before the first decision in it; "" of any other match."""
    game, words = cover(sitting.match.game.id, model.language), model.words
    if not game.alone or not is_daily(sitting.match.deal) or not _decides_first(sitting):
        return ""
    return words("app.day.about", names=listed(words, game.alone))


def guide(model: Model, sitting: Sitting) -> Guide | None:
    """What is said of this decision."""
    if not guides(model, sitting) or not deciding(sitting):
        return None
    told = table_of(sitting).guide
    return told(view(sitting, model.words)) if told else None


def tell_guide(model: Model, sitting: Sitting) -> Result:
    """Have it read out, unless it speaks of what it spoke of last."""
    found = guide(model, sitting)
    if found is None or found.name == sitting.guided:
        return model, []
    return replace(model, sitting=replace(sitting, guided=found.name)), [Announce(found.text)]


def count_finished(model: Model, sitting: Sitting) -> Result:
    """One more game that somebody here has played to its end."""
    game = sitting.match.game.id
    if not sitting.people:
        return model, []
    finished = {**model.finished, game: model.finished.get(game, 0) + 1}
    model = replace(model, finished=finished)
    return model, stored(model, {FINISHED: write_finished(finished)})
