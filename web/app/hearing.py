"""What is heard of moves: one's own in full, and shortly what others do, once their turn is over.

All of it is in the log, and told to whoever asks (`web.app.tells`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from engine.core.game import CHANCE
from web.app.effects import Announce, Effect
from web.app.model import STEP, Deed, Model, Sitting
from web.app.since import decided_before, scores_at
from web.app.sitting import counted, deciding, happened, said_of, table_of, view
from web.words import Words

HANDED = 300
"""So many characters of what has happened are read on a curtain at most."""


def hear(model: Model, sitting: Sitting, known: int) -> tuple[Sitting, list[Effect]]:
    """What is said of all after the first `known` moves, and of what was held back before.

    Whoever goes on step by step hears each step in full, and a learner everything.
    """
    words, unheard = model.words.spoken(), table_of(sitting).unheard
    new, held, found = sitting.story[known - sitting.untold :], 0, list[str]()
    if sitting.course is not None:
        return sitting, _announced([_full(sitting, new, words)])
    if model.preferences.pace == STEP:
        told = _full(sitting, new, words, unheard if deciding(sitting) else ())
        return replace(sitting, untold=0), _announced([told])
    since = len(sitting.story) - len(new)
    runs = [(own, list(run)) for own, run in groupby(new, lambda deed: deed.by in sitting.people)]
    for at, (own, deeds) in enumerate(runs, 1):
        if own:
            found.append(_full(sitting, deeds, words, unheard))
        elif at < len(runs) or _is_over(sitting, deeds):
            found += _brief(sitting, deeds, words, since)
        else:
            held = len(deeds)
        since += len(deeds)
    return replace(sitting, untold=held), _announced(found)


def _announced(found: Sequence[str]) -> list[Effect]:
    told = " ".join(filter(None, found))
    return [Announce(told)] if told else []


def _is_over(sitting: Sitting, deeds: Sequence[Deed]) -> bool:
    """Whether whoever decided these goes on no more; what chance does next belongs to it."""
    to_act, people = sitting.match.state.to_act, sitting.people
    if to_act < 0 or to_act in people:
        return to_act != CHANCE
    together = bool(people) and table_of(sitting).together
    return not together and to_act not in [deed.by for deed in deeds if deed.by >= 0][-1:]


def _full(sitting: Sitting, deeds: Sequence[Deed], words: Words, but: tuple[type, ...] = ()) -> str:
    """What happened in these deeds, as `said_of` has it."""
    return said_of(sitting, deeds, view(sitting, words), but)


def _brief(
    sitting: Sitting, deeds: Sequence[Deed], words: Words, since: int, but: tuple[type, ...] = ()
) -> list[str]:
    """What these deeds came to, `but` for such events, as whoever looks on now may know it.

    `since` is the number of moves before them.
    """
    table, seen = table_of(sitting), view(sitting, words)
    known = happened(sitting, deeds, (*table.unheard, *but))
    short = table.brief or (lambda known, seen: (table.say(event, seen) for event in known))
    before, after = scores_at(sitting, since), scores_at(sitting, since + len(deeds))
    shifted = table.shifted(seen, before, after)
    return [*counted(filter(None, (*short(known, seen), *shifted)), words)]


def handed_over(sitting: Sitting, words: Words, room: int = HANDED) -> list[str]:
    """What anybody may know of what came about since whoever the curtain waits for decided.

    Without what all have read together. As many sentences as there is room for, oldest first: of
    those that tell of points the newest, and then of the others.
    """
    since = max(decided_before(sitting.story, sitting.curtain), sitting.read)
    told = [*_told(sitting, words, min(since, len(sitting.story)))]
    kept = set[int]()
    for of_points in (True, False):
        for at, (said, changed) in reversed([*enumerate(told)]):
            if changed is not of_points:
                continue
            if len(said) > room:
                break
            room -= len(said)
            kept.add(at)
    return [*counted((said for at, (said, _) in enumerate(told) if at in kept), words)]


def _told(sitting: Sitting, words: Words, since: int) -> Iterator[tuple[str, bool]]:
    """What came about from a move of the log on, in sentences, and which of them tell of points."""
    table, story = table_of(sitting), sitting.story

    def changed(at: int) -> bool:  # a turn that is everybody's is told as one, with all its points
        return table.together or scores_at(sitting, at) != scores_at(sitting, at + 1)

    for of_points, run in groupby(range(since, len(story)), changed):
        moves = [*run]
        deeds = story[moves[0] : moves[-1] + 1]
        for said in _brief(sitting, deeds, words, moves[0], table.in_sight):
            yield said, of_points
