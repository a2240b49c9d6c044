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
    words, name = view.words, phrases.player(view, thing.colour)
    if seen.stage is Stage.HOP:
        return words(f"bullfrogs.meaning.hop.{thing.piece.word}", name=name)
    cell = phrases.where(words, thing.cell)
    if thing.colour == seen.active:
        return words("bullfrogs.meaning.relocate", cell=cell)
    return words("bullfrogs.meaning.sabotage", name=name, cell=cell)
