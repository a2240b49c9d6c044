"""What is picked up, for a finger that may have meant one thing or the other."""

from engine.bullfrogs.state import Stage
from web.boards.bullfrogs import phrases
from web.boards.bullfrogs.gestures import tap
from web.boards.bullfrogs.things import Standing, View, choices, parse_thing


def picking(view: View, what: str) -> str:
    """What a tap picks up a piece for, in the words of a button; empty if it does not."""
    seen = view.seen
    thing = parse_thing(what)
    if not isinstance(thing, Standing) or tap(view, what).picked != (what,):
        return ""
    if what not in choices(view).firsts:
        return ""
    own = thing.colour == seen.active
    hop = f"hop.{thing.piece.word}" if seen.stage is Stage.HOP else ""
    key = hop or ("relocate" if own else "sabotage")
    return view.words(f"bullfrogs.meaning.{key}", **phrases.facts(view, thing))
