"""What others have done at the pond, shortly: for ears."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from engine.bullfrogs import events
from engine.bullfrogs.components import Piece
from engine.bullfrogs.grid import LOG
from web.boards.bullfrogs import phrases
from web.boards.bullfrogs.sentences import say
from web.boards.bullfrogs.things import View, own_colour


def brief(happened: Sequence[events.Event], view: View) -> Iterator[str]:
    """Likes as one sentence; of the pieces on a pad that sinks only what befalls the viewer's."""
    told: dict[Hashable, list[events.Event]] = {}
    for event in _joined(happened):
        if _matters(event, view):
            told.setdefault(_kind(event, view), []).append(event)
    for alike in told.values():
        yield from _said(alike, view)


def _joined(happened: Sequence[events.Event]) -> list[events.Event]:
    """The same, but a frog that is made to hop on does so once, and a battle tells its outcome."""
    found: list[events.Event] = []
    for event in happened:
        match found[-1] if found else None, event:
            case events.Sabotaged(colour, victim, source, middle), events.Sabotaged() if (
                colour,
                victim,
                middle,
            ) == (event.colour, event.victim, event.source):
                found[-1] = replace(event, source=source)
            case _, events.Claimed() | events.Lost():
                kinds = [type(one) for one in found]
                at = kinds.index(events.Battled) if events.Battled in kinds else len(found)
                found[at : at + 1] = [event]
            case _:
                found.append(event)
    return found


def _matters(event: events.Event, view: View) -> bool:
    """Whether it is told at all."""
    own = own_colour(view)
    match event:
        case events.Drew(colour=colour):
            return colour == own
        case events.Hopped(colour=colour, target=cell):
            return colour == own or cell == LOG
        case events.Returned(colour=colour):
            return colour == own
        case events.Sabotaged(source=source, target=target):
            return source != target
    return True


def _kind(event: events.Event, view: View) -> Hashable:
    """What is told in one sentence with its likes; anything else stands alone."""
    if LOG in (getattr(event, field, None) for field in ("cell", "source", "target")):
        return id(event)  # there each piece counts
    match event:
        case events.Deployed(colour, piece):
            return event.name, colour, piece
        case events.Relocated(colour) | events.Recruited(colour):
            return event.name, colour
        case events.Sabotaged(colour, victim, source, target):
            ways = (source, target) if victim == own_colour(view) else ()
            return event.name, colour, victim, *ways
        case events.Hopped(piece=Piece.FROG) | events.Slid():
            return event.name
    return id(event)


def _said(alike: Sequence[events.Event], view: View) -> Iterator[str]:
    """One sentence of events of a kind, or the same as often."""
    first, count = alike[0], len(alike)
    words, facts, key = view.words, phrases.facts(view, first), f"bullfrogs.brief.{first.name}"
    match first:
        case events.Played():
            yield words(key, **facts)
        case events.Claimed(colour, _, card):
            own = card.colour == colour and view.seen.isaac is None
            yield words(f"{key}.own" if own else key, **facts)
        case events.Lost():
            yield words(key, **facts)
        case events.Deployed(piece=piece):
            yield words.many(f"{key}.{piece.word}", count, **facts)
        case events.Sabotaged(victim=victim) if victim == own_colour(view):
            yield from (say(event, view) for event in alike)
        case _ if count > 1:
            yield words.many(key, count, **facts)
        case _:
            yield say(first, view)
