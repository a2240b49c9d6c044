"""What has happened since the viewer's last decision: to everybody's points above all."""

from collections.abc import Sequence
from itertools import groupby

from engine.core.game import Seat
from web.app.model import Deed, Points, Sitting
from web.app.sitting import eyes, happened, observed, table_of
from web.boards.table import AnyView


def _since(sitting: Sitting) -> int:
    """The first move of the log that the viewer has not decided something after.

    Their own last decision, that is; what was played by itself is none. Where a match is only
    looked at, the first that has just been played.
    """
    viewer = eyes(sitting)
    if sitting.still:
        return len(sitting.story) - sitting.fresh
    for at, deed in reversed(list(enumerate(sitting.story))):
        if not deed.forced and (deed.by == viewer or (viewer is None and deed.by >= 0)):
            return at
    return 0


def _decided(story: Sequence[Deed], seat: Seat | None) -> int:
    """After how many moves this seat made its last decision, which nothing forced; 0 for none."""
    at = len(story)
    while at and (story[at - 1].by != seat or story[at - 1].forced):
        at -= 1
    return at


def decided_last(sitting: Sitting) -> int | None:
    """After how many moves the viewer had made their last decision; 0 where they made none yet.

    None where nobody else has done anything since that can be shown again.
    """
    viewer, story = eyes(sitting), sitting.story
    at = _decided(story, viewer)
    others = any(deed.by != viewer and deed.events and (at or deed.by >= 0) for deed in story[at:])
    return at if others and viewer is not None else None


def decided_before(story: Sequence[Deed], seat: Seat | None) -> int:
    """After how many moves this seat had decided for the last time.

    Where it has decided nothing, before the first that anybody decided.
    """
    begun = (at for at, deed in enumerate(story) if deed.by >= 0)
    return _decided(story, seat) or next(begun, len(story))


def scores_at(sitting: Sitting, at: int) -> Points:
    """The points before a move of the log; those now where they are not known that far back."""
    back = len(sitting.story) - at + 1
    known = sitting.scores[-back:] if back <= len(sitting.scores) else sitting.scores[-1:]
    return known[0] if known else ()


def gains(sitting: Sitting) -> tuple[dict[str, int], ...]:
    """By seat, which parts of the points have changed since the viewer's last decision began."""
    before, after = (scores_at(sitting, at) for at in (_since(sitting), len(sitting.story)))
    changes = (
        {part: points - then[part] for part, points in now.items()}
        for now, then in zip(after, before, strict=True)
    )
    return tuple({part: by for part, by in change.items() if by} for change in changes)


def terms(sitting: Sitting) -> dict[Seat, dict[str, list[int]]]:
    """Of these changes those that came by several, by seat and part: see `Table.term`."""
    found = dict[Seat, dict[str, list[int]]]()
    seen, table = observed(sitting.match, eyes(sitting)), table_of(sitting)
    for event in happened(sitting, sitting.story[_since(sitting) :]):
        grown = table.term(event, seen)
        if grown is not None:
            seat, part, by = grown
            found.setdefault(seat, {}).setdefault(part, []).append(by)
    return found


def lately(sitting: Sitting, seen: AnyView) -> list[str]:
    """What has changed anybody's points since the viewer's last decision, or was forced on them.

    As sentences, oldest first; what a table shows by itself is not told.
    """
    table, viewer, found = table_of(sitting), eyes(sitting), []
    for at in range(_since(sitting), len(sitting.story)):
        deed = sitting.story[at]
        unchanged = scores_at(sitting, at) == scores_at(sitting, at + 1)
        if not deed.forced and (deed.by == viewer or unchanged):
            continue
        told = (
            table.say(event.seen_by(viewer), seen) for event in deed.events if table.tells(event)
        )
        said = " ".join(filter(None, told))
        if said:
            found.append(seen.words("app.table.forced", text=said) if deed.forced else said)
    times = ((said, len([*same])) for said, same in groupby(found))
    cross = "\N{MULTIPLICATION SIGN}"
    return [said if often == 1 else f"{said} {cross} {often}" for said, often in times]


def shifted(sitting: Sitting, seen: AnyView) -> list[str]:
    """What others have changed besides, and the viewer where that cost anybody points.

    As `Table.shifted` has it.
    """
    since, now = _since(sitting), len(sitting.story)
    own = since < now and sitting.story[since].by == eyes(sitting)
    if own and not _costs(scores_at(sitting, since), scores_at(sitting, since + 1)):
        since += 1
    before, after = scores_at(sitting, since), scores_at(sitting, now)
    return [*table_of(sitting).shifted(seen, before, after)]


def _costs(before: Points, after: Points) -> bool:
    """Whether anybody has lost points."""
    pairs = zip(before, after, strict=False)
    return any(sum(now.values()) < sum(then.values()) for then, now in pairs)
