"""What is heard of a table: the same events that are told, drawn and kept in the log."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from web.app.effects import Effect, Sound
from web.app.messages import Considered, Do, Message, Rang, Thought, Worked
from web.app.model import VOLUMES, Model, Preferences, Sitting
from web.app.pacing import beat
from web.app.playing import current, plays_itself
from web.app.sitting import deciding, eyes, is_over, latest, table_of
from web.boards import sounds as names

GAP = 110
"""Milliseconds between sounds of the same stage."""


def sounds(before: Model, message: Message, after: Model) -> list[Effect]:
    """The sounds of what has come of a message, if somebody wants to hear them."""
    sitting, known = current(after), before.sitting
    if sitting is None or known is None or known.id != sitting.id:
        return []
    asked = _asked(before, message, after, known, sitting)
    return _heard(after, sitting, known.match is not sitting.match, asked)


def replayed(model: Model, sitting: Sitting) -> list[Effect]:
    """The sounds of what a film has just gone forwards by, as they were at the table."""
    ends = [_end(sitting)] if sitting.fresh and is_over(sitting) else []
    return _heard(model, sitting, True, ends)


def _heard(model: Model, sitting: Sitting, moved: bool, asked: Iterable[str]) -> list[Effect]:
    """The last move, if anybody has `moved`, and then what asks for attention.

    Nothing in a frame of somebody's page, and nothing unless somebody wants to hear it.
    """
    if model.embed is not None or not is_on(model.preferences):
        return []
    heard = [*_happened(model, sitting)] if moved else []
    later = heard[-1][1] + 3 * GAP if heard else 0
    heard += [(name, later) for name in asked]
    return [_sound(model.preferences, heard)] if heard else []


def is_on(chosen: Preferences) -> bool:
    """Whether anything is to be heard or felt."""
    return chosen.volume != "off" or chosen.vibrate


def sample(before: Preferences, after: Preferences) -> list[Effect]:
    """What it sounds like, for whoever has just chosen how loud."""
    if not is_on(after) or (before.volume, before.vibrate) == (after.volume, after.vibrate):
        return []
    return [_sound(after, [(names.TURN, 0)])]


def _sound(chosen: Preferences, heard: list[tuple[str, int]]) -> Sound:
    return Sound(heard, VOLUMES[chosen.volume], chosen.vibrate)


def _happened(model: Model, sitting: Sitting) -> Iterator[tuple[str, int]]:
    """The sounds of the last move with the milliseconds after which each is due, at its stage."""
    table, ms, free = table_of(sitting), beat(model, sitting), 0
    told = [(stage, table.sound(event)) for stage, _, event in table.staged(latest(sitting))]
    for (stage, name), _ in groupby(each for each in told if each[1]):
        due = max(stage * ms, free)
        free = due + GAP
        yield name, due


def _asked(
    before: Model, message: Message, after: Model, known: Sitting, sitting: Sitting
) -> Iterator[str]:
    """What asks for attention: the end, the person's turn after others', or a refused move."""
    taps = isinstance(message, Do) and message.what.startswith("tap ") and not before.curious
    by_itself = isinstance(message, Rang | Thought | Considered | Worked)
    begins = deciding(sitting) and not deciding(known) and not plays_itself(after)
    if is_over(sitting) and not is_over(known):
        yield _end(sitting)
    elif by_itself and begins:
        yield names.TURN
    elif taps and after.notice is not None and known.match is sitting.match:
        yield names.REFUSAL


def _end(sitting: Sitting) -> str:
    """How it has ended for the people at the device; for an onlooker somebody has won."""
    outcome = sitting.match.state.outcome()
    own = sitting.people if eyes(sitting) is None else (eyes(sitting),)
    lost = outcome is not None and outcome.winners and own and not {*own} & {*outcome.winners}
    return names.LOSS if lost else names.WIN
