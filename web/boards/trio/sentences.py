"""Sentences: what can be done now, and what has happened."""

from engine.trio import events
from engine.trio.components import FIRST_TURN_POINTS
from engine.trio.score import edge_points, turn_points
from engine.trio.state import Stage
from web.boards.trio import phrases
from web.boards.trio.things import Reserve, Round, View, choices, held


def prompt(view: View) -> str:
    """What can be done now, and before it which points were lost."""
    seen, words = view.seen, view.words
    if not view.moves:
        return words(f"trio.wait.{seen.stage}", name=view.names[seen.turn])
    if seen.stage is Stage.PLACE:
        return _placing(view)
    if seen.stage is Stage.MOVE:
        return _moving(view)
    ending = words("trio.prompt.end" if seen.pile_size else "trio.prompt.end.no-pile")
    lost = _lost(view)
    return f"{words.many('trio.prompt.lost', lost)} {ending}" if lost else ending


def _lost(view: View) -> int:
    """How many points have just been lost since no piece could move; none after a stop."""
    seen = view.seen
    if seen.can_move(seen.active):
        return 0
    return sum(event.points for event in view.recent if isinstance(event, events.PointsLost))


def _placing(view: View) -> str:
    words, hand = view.words, held(view.picked)
    face = hand.face(view.seen)
    if view.seen.choosing and not view.picked:
        return words("trio.prompt.choosing", name=phrases.partner(view))
    if face is None:
        return words("trio.prompt.place" if hand.cell is None else "trio.prompt.place.tile")
    if hand.cell is None:
        return words("trio.prompt.place.cell")
    key = "trio.prompt.place.first" if view.seen.is_first_turn() else "trio.prompt.place.lay"
    key += ".same" if len(set(face)) == 1 else ""  # from all sides
    return words.many(key, points_there(view), fewer=-FIRST_TURN_POINTS)


def points_there(view: View) -> int:
    """What the tile that is held would bring on the cell that is picked."""
    seen, hand = view.seen, held(view.picked)
    face = hand.face(seen)
    assert face is not None
    assert hand.cell is not None
    brought = edge_points(seen.tiles, face, hand.cell, seen.active)
    return turn_points(brought, seen.is_first_turn())


def _moving(view: View) -> str:
    seen, words = view.seen, view.words
    match held(view.picked).mover:
        case Round():
            return words.many("trio.prompt.step", seen.points)
        case Reserve():
            return words.many("trio.prompt.enter", seen.points)
    may_enter = Reserve() in choices(view.moves, ()).movers
    key = "trio.prompt.move" if may_enter else "trio.prompt.move.on-board"
    return words.many(key, seen.points)


_KEYS = {
    "tile-placed": "placed",
    "trio-made": "trio",
    "got-stuck": "stuck",
    "clusters-counted": "counted",
}
"""The sentences of events that are not called like them."""


def say(event: events.Event, view: View) -> str:
    """The sentence for an event."""
    words, facts = view.words, phrases.facts(view, event)
    key = f"trio.said.{_KEYS.get(event.name, event.name)}"
    match event:
        case events.Shown() | events.Drew(pattern=str()) if words.aloud:
            key += ".seen"  # eyes have the tile itself before them
        case events.TilePlaced(first_turn=first, points=points):
            key += ".first" if first else ""
            return words.many(key, points, less=-FIRST_TURN_POINTS, **facts)
        case events.PointsLost(points=points):
            return words.many(key, points, **facts)
        case events.ClustersCounted(clusters):
            for each in clusters:
                facts[f"name_{each.colour.letter}"] = phrases.team(view, each.colour)
                facts[f"size_{each.colour.letter}"] = len(each.largest)
    return words(key, **facts)
