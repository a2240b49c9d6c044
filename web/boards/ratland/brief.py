"""What a night has come to, shortly: for ears."""

from collections.abc import Iterator, Sequence

from engine.ratland import events
from web.boards.ratland import phrases
from web.boards.ratland.chronicle import tallied
from web.boards.ratland.recap import PARTS
from web.boards.ratland.sentences import say
from web.boards.ratland.things import View

_SUMMED = (events.Attacked, events.Bred, events.Foraged, events.Fed, events.Starved)
"""What the sum of each clan tells."""

_STEPS = (events.Unveiled, events.Filled, events.Drew)
"""What leads to that."""

_KNOWN = ("stolen", "robbed")
"""What the viewer has been told by whom, or from whom."""


def brief(happened: Sequence[events.Event], view: View) -> Iterator[str]:
    """What came to each clan and what it lost, in a sentence; and all that is not in these sums."""
    viewer = view.seen.viewer
    night = [at for at, event in enumerate(happened) if isinstance(event, (*_SUMMED, *_STEPS))]
    dusk, dawn = (night[0], night[-1] + 1) if night else (0, 0)
    yield from _alone(happened[:dawn], view)
    yield from _sums(happened[dusk:dawn], view)
    yield from _alone(happened[dawn:], view)
    yield from (say(event, view) for event in _drawn(happened, viewer))


def _alone(happened: Sequence[events.Event], view: View) -> Iterator[str]:
    """The sentences of all that have one of their own."""
    viewer = view.seen.viewer
    return (say(event, view) for event in happened if _stands_alone(event, viewer))


def _stands_alone(event: events.Event, viewer: int | None) -> bool:
    """Whether it has a sentence of its own: raids of and on the viewer that bring cheese, and more.

    What others only decline, and that they are ready, is none.
    """
    match event:
        case events.Attacked(seat, victim, cheese=cheese):
            return viewer in (seat, victim) and cheese > 0
        case events.Placed(seat) | events.Declined(seat) | events.ThrewBack(seat):
            return seat == viewer
        case events.Returned(seat) | events.Gained(seat):
            return seat == viewer
    return not isinstance(event, (*_SUMMED, *_STEPS))


def _sums(happened: Sequence[events.Event], view: View) -> Iterator[str]:
    """A sentence for each clan to which anything came, the viewer's first."""
    came, words, viewer = tallied(happened), view.words, view.seen.viewer
    seats = sorted(range(len(view.names)), key=lambda seat: seat != viewer)
    for seat in seats:
        known = _KNOWN if seat == viewer else ("eaten",)
        parts = []
        for name in (name for name in PARTS if came[name][seat] and name not in known):
            place = "brief" if name in _KNOWN else "recap"
            key = f"ratland.{place}.{name}"
            parts.append(words.many(key, came[name][seat]))
        if parts:
            told = phrases.listed(words, parts)
            yield words("ratland.brief", name=view.names[seat], parts=told)


def _drawn(happened: Sequence[events.Event], viewer: int | None) -> list[events.Event]:
    """What the viewer has drawn where their rats are not done yet: they may throw one back."""
    found: list[events.Event] = []
    for event in happened:
        match event:
            case events.Drew(seat) if seat == viewer:
                found.append(event)
            case events.Foraged(seat) if seat == viewer:
                found.clear()
    return found
