"""What others have done on the board, shortly: for ears."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace

from engine.trio import events
from web.boards.trio import phrases
from web.boards.trio.sentences import say
from web.boards.trio.things import View


def brief(happened: Sequence[events.Event], view: View) -> Iterator[str]:
    """The tile and its points without the sum, and of each piece only where it came to stand."""
    for event in _joined(happened):
        match event:
            case events.TilePlaced(points=points):
                yield view.words.many("trio.brief.placed", points, **phrases.facts(view, event))
            case events.Drew(pattern=None) | events.PointsLost() | events.ClustersCounted():
                continue
            case events.Stepped(source=source, target=target) if source == target:
                continue
            case _:
                yield say(event, view)


def _joined(happened: Iterable[events.Event]) -> Iterable[events.Event]:
    """The same, but the steps of a piece are one from where it stood, or came in."""
    found: dict[Hashable, events.Event] = {}
    for event in happened:
        match event:
            case events.Stepped(colour, source, target):
                before = found.pop((colour, source), event)
                if isinstance(before, events.Entered):
                    found[colour, target] = replace(before, circle=target)
                elif isinstance(before, events.Stepped):
                    found[colour, target] = replace(before, target=target)
            case events.Entered(colour, circle):
                found[colour, circle] = event
            case _:
                found[id(event)] = event
    return found.values()
