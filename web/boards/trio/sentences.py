"""Sentences: what can be done now, and what has happened."""

from collections.abc import Callable
from typing import Any

from engine.trio import events
from engine.trio.components import FIRST_TURN_POINTS
from engine.trio.score import edge_points, turn_points
from engine.trio.state import Stage
from web.boards.trio import phrases
from web.boards.trio.things import Reserve, Round, View, choices, held


def prompt(view: View) -> str:
    """One sentence: what can be done now."""
    seen, words = view.seen, view.words
    if not view.moves:
        return words(f"trio.wait.{seen.stage}", name=view.names[seen.turn])
    if seen.stage is Stage.PLACE:
        return _placing(view)
    if seen.stage is Stage.MOVE:
        return _moving(view)
    return words("trio.prompt.end" if seen.pile_size else "trio.prompt.end.no-pile")


def _placing(view: View) -> str:
    words, hand = view.words, held(view.picked)
    face = hand.face(view.seen)
    if view.seen.choosing and not view.picked:
        return words("trio.prompt.choosing", name=phrases.partner(view))
    if face is None:
        return words("trio.prompt.place" if hand.cell is None else "trio.prompt.place.tile")
    if hand.cell is None:
        return words("trio.prompt.place.cell")
    return words.many("trio.prompt.place.lay", points_there(view))


def points_there(view: View) -> int:
    """What the tile that is held would bring on the cell that is picked."""
    seen = view.seen
    hand = held(view.picked)
    face = hand.face(seen)
    assert face is not None
    assert hand.cell is not None
    brought = edge_points(seen.tiles, face, hand.cell, seen.active)
    return turn_points(brought, len(seen.tiles) == 1)


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


def say(event: events.Event, view: View) -> str:
    """The sentence for an event."""
    return _TELLERS[type(event)](event, view)


def _shown(event: events.Shown, view: View) -> str:
    return view.words("trio.said.shown", tile=phrases.tile(view.words, event.face))


def _started(event: events.Started, view: View) -> str:
    return view.words("trio.said.started", name=view.names[event.seat])


def _pair_starts(event: events.PairStarts, view: View) -> str:
    team = phrases.team(view, event.colour)
    return view.words("trio.said.pair-starts", team=team, name=view.names[event.seat])


def _drew(event: events.Drew, view: View) -> str:
    name = view.names[event.seat]
    if event.pattern is None:
        return view.words("trio.said.drew", name=name)
    tile = phrases.tile(view.words, event.pattern)
    return view.words("trio.said.drew.seen", name=name, tile=tile)


def _placed(event: events.TilePlaced, view: View) -> str:
    words = view.words
    told = {
        "name": view.names[event.seat],
        "cell": phrases.where(words, event.cell),
        "sum": phrases.sums(words, event.edges),
    }
    if event.first_turn:
        less = -FIRST_TURN_POINTS
        return words.many("trio.said.placed.first", event.points, less=less, **told)
    return words.many("trio.said.placed", event.points, **told)


def _stepped(event: events.Stepped, view: View) -> str:
    return view.words(
        "trio.said.stepped",
        name=phrases.team(view, event.colour),
        source=phrases.edge(view.words, event.source),
        target=phrases.edge(view.words, event.target),
    )


def _entered(event: events.Entered, view: View) -> str:
    return view.words(
        "trio.said.entered",
        name=phrases.team(view, event.colour),
        target=phrases.edge(view.words, event.circle),
    )


def _lost(event: events.PointsLost, view: View) -> str:
    name = phrases.team(view, event.colour)
    return view.words.many("trio.said.points-lost", event.points, name=name)


def _made(event: events.TrioMade, view: View) -> str:
    colour = view.words(f"trio.kind.{event.colour.letter}")
    name = phrases.team(view, event.colour)
    return view.words("trio.said.trio", name=name, colour=colour)


def _stuck(event: events.GotStuck, view: View) -> str:
    return view.words("trio.said.stuck", name=view.names[event.seat])


def _counted(event: events.ClustersCounted, view: View) -> str:
    teams = {
        f"name_{each.colour.letter}": phrases.team(view, each.colour) for each in event.clusters
    }
    sizes = {f"size_{each.colour.letter}": len(each.largest) for each in event.clusters}
    return view.words("trio.said.counted", **teams, **sizes)


def _passed(event: events.Passed, view: View) -> str:
    return view.words("trio.said.passed", name=view.names[event.seat])


def _ended(event: events.Ended, view: View) -> str:
    return view.words("trio.said.ended")


_TELLERS: dict[type, Callable[[Any, View], str]] = {
    events.Shown: _shown,
    events.Started: _started,
    events.PairStarts: _pair_starts,
    events.Drew: _drew,
    events.TilePlaced: _placed,
    events.Stepped: _stepped,
    events.Entered: _entered,
    events.PointsLost: _lost,
    events.TrioMade: _made,
    events.GotStuck: _stuck,
    events.ClustersCounted: _counted,
    events.Passed: _passed,
    events.Ended: _ended,
}
