"""What is picked up, for a finger that may have meant one thing or the other."""

from web.boards.trio import phrases
from web.boards.trio.gestures import tap
from web.boards.trio.things import HandTile, Round, Turn, View, held, parse_thing


def picking(view: View, what: str) -> str:
    """Which piece a tap picks up, in the words of a button; empty if it does not."""
    thing = parse_thing(what)
    meant = tap(view, what)
    if not isinstance(thing, Round) or meant.move is not None or meant.picked != (what,):
        return ""
    return view.words("trio.meaning.piece", at=phrases.edge(view.words, thing.circle))


def asked(view: View, what: str) -> str:
    """What a tap on the tile that is held is for, or on the button beside it."""
    index = held(view.picked).index
    turns = index is not None and parse_thing(what) in (Turn(), HandTile(index))
    return view.words("trio.asked.turn") if turns else ""
