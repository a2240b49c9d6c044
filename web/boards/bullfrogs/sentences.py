"""Sentences: what can be done now, and what has happened."""

from collections.abc import Callable
from typing import Any

from engine.bullfrogs import events, moves
from engine.bullfrogs.components import COLOURS, Four, lily_pad
from engine.bullfrogs.observe import Observation
from engine.bullfrogs.state import Stage
from web.boards.bullfrogs import phrases, solo
from web.boards.bullfrogs.things import HandCard, PondCell, Reserve, Standing, View, choices, held
from web.words import Words
from web.words.rules import rule_text


def prompt(view: View) -> str:
    """One sentence: what can be done now."""
    seen, words = view.seen, view.words
    if not view.moves:
        return _wait(view)
    match seen.stage, held(view):
        case Stage.PLAY, HandCard():
            return words("bullfrogs.prompt.play.place")
        case Stage.PLAY, _:
            return words("bullfrogs.prompt.play")
        case Stage.ACT, _:
            return _action(view)
        case Stage.SCORE, _:
            return words("bullfrogs.prompt.score")
        case Stage.HOP, Standing(colour) as hopper:
            name = phrases.player(view, colour)
            return words(f"bullfrogs.prompt.hop.{hopper.piece.word}", name=name)
        case Stage.HOP, _:
            return words("bullfrogs.prompt.hop")
        case Stage.SLIDE, PondCell():
            return words("bullfrogs.prompt.slide.place")
        case Stage.SLIDE, _:
            return words("bullfrogs.prompt.slide")
        case (Stage.WALK | Stage.MARKER) as stage, _:
            return words(f"bullfrogs.prompt.{stage}")
    return _end(words, seen)


def _wait(view: View) -> str:
    """What goes on while the viewer has nothing to decide."""
    seen = view.seen
    if seen.isaac is None:
        return view.words(f"bullfrogs.wait.{seen.stage}", name=view.names[seen.turn])
    if seen.stage is Stage.OVER:
        points = solo.points(seen)
        return view.words.many("bullfrogs.prompt.over", points, rank=solo.rank(view.words, points))
    chosen = ".choice" if seen.stage is Stage.WALK and seen.to_act >= 0 else ""
    return view.words(f"bullfrogs.wait.{seen.stage}{chosen}", name=view.names[0])


def _end(words: Words, seen: Observation) -> str:
    if seen.isaac is not None and seen.turn != 0:
        return words("bullfrogs.prompt.end.isaac")
    if not seen.pile_sizes[seen.active]:
        return words("bullfrogs.prompt.end.no-pile")
    return words("bullfrogs.prompt.end" if seen.isaac is None else "bullfrogs.prompt.end.alone")


def _action(view: View) -> str:
    seen, words = view.seen, view.words
    match held(view):
        case Reserve() if not choices(view).targets:
            return words("bullfrogs.prompt.act.no-pad")
        case Reserve(piece):
            return words(f"bullfrogs.prompt.act.{piece.word}")
        case Standing(colour) if colour == seen.active:
            return words("bullfrogs.prompt.act.relocate")
        case Standing(colour):
            return words("bullfrogs.prompt.act.victim", name=phrases.player(view, colour))
    if seen.has_reserve(seen.active):
        return words("bullfrogs.prompt.act")
    return words("bullfrogs.prompt.act.no-reserve")


def say(event: events.Event, view: View) -> str:
    """The sentence for an event."""
    return _TELLERS[type(event)](event, view)


def _drew(event: events.Drew, view: View) -> str:
    name = phrases.called(view, event.seat)
    if event.actions is None:
        return view.words("bullfrogs.said.drew", name=name)
    card = lily_pad(event.colour, event.actions)
    return view.words(
        "bullfrogs.said.drew.seen", name=name, actions=card.actions, points=card.points
    )


def _played(event: events.Played, view: View) -> str:
    return view.words(
        "bullfrogs.said.played",
        name=phrases.player(view, event.colour),
        actions=event.card.actions,
        spaces=event.card.spaces,
        cell=phrases.where(view.words, event.cell),
    )


def _deployed(event: events.Deployed, view: View) -> str:
    return view.words(
        f"bullfrogs.said.deployed.{event.piece.word}",
        name=phrases.player(view, event.colour),
        onto=phrases.onto(view.words, event.cell),
    )


def _relocated(event: events.Relocated, view: View) -> str:
    return view.words(
        "bullfrogs.said.relocated",
        name=phrases.player(view, event.colour),
        source=phrases.where(view.words, event.source),
        onto=phrases.onto(view.words, event.target),
    )


def _sabotaged(event: events.Sabotaged, view: View) -> str:
    return view.words(
        "bullfrogs.said.sabotaged",
        name=phrases.player(view, event.colour),
        victim=phrases.player(view, event.victim),
        source=phrases.where(view.words, event.source),
        onto=phrases.onto(view.words, event.target),
    )


def _battled(event: events.Battled, view: View) -> str:
    cell = phrases.where(view.words, event.cell)
    strengths = _strengths(event.strengths, view)
    if event.winner is None:
        return view.words("bullfrogs.said.battled.tied", cell=cell, strengths=strengths)
    return view.words(
        "bullfrogs.said.battled",
        name=phrases.player(view, event.winner),
        cell=cell,
        strengths=strengths,
    )


def _strengths(strengths: Four, view: View) -> str:
    present = [colour for colour in COLOURS if strengths[colour]]
    present.sort(key=lambda colour: -strengths[colour])
    return ", ".join(f"{phrases.player(view, colour)} {strengths[colour]}" for colour in present)


def hopped(event: events.Hopped | moves.Hop, view: View) -> str:
    """Who hopped where, or is to hop."""
    return view.words(
        f"bullfrogs.said.hopped.{event.piece.word}",
        name=phrases.player(view, event.colour),
        onto=phrases.onto(view.words, event.target),
    )


def _returned(event: events.Returned, view: View) -> str:
    name = phrases.player(view, event.colour)
    return view.words.many("bullfrogs.said.returned", event.count, name=name)


def _sank(event: events.Sank, view: View) -> str:
    name = phrases.player(view, event.colour)
    return view.words.many("bullfrogs.said.sank", event.count, name=name)


def _claimed(event: events.Claimed, view: View) -> str:
    name = phrases.player(view, event.colour)
    return view.words("bullfrogs.said.claimed", name=name, points=event.card.points)


def slid(event: events.Slid | moves.Slide, view: View) -> str:
    """Which pad slid where, or is to slide."""
    return view.words(
        "bullfrogs.said.slid",
        source=phrases.where(view.words, event.source),
        target=phrases.where(view.words, event.target),
    )


def _why(view: View, rule: str, deed: str) -> str:
    """What Isaac does, and by which rule."""
    title = rule_text(f"bullfrogs.solo.{rule}", view.words.language).title
    return view.words("bullfrogs.said.why", rule=title, deed=deed)


def _rolled(event: events.Rolled, view: View) -> str:
    face, actions = solo.faces(view.words, event.face, event.actions)
    return _why(view, "dice", view.words("bullfrogs.said.rolled", face=face, actions=actions))


def _walked(event: events.Walked, view: View) -> str:
    onto = phrases.onto(view.words, event.target)
    if event.fled:
        return _why(view, "marker-sinks", view.words("bullfrogs.said.fled", onto=onto))
    if event.source == event.target:
        return _why(view, "move", view.words("bullfrogs.said.stayed"))
    return _why(view, "move", view.words("bullfrogs.said.walked", onto=onto))


def _expelled(event: events.Expelled, view: View) -> str:
    name = phrases.player(view, event.victim)
    return _why(view, "act", view.words("bullfrogs.said.expelled", name=name))


def _recruited(event: events.Recruited, view: View) -> str:
    key = "bullfrogs.said.recruited" if event.source is None else "bullfrogs.said.recruited.log"
    return _why(view, "act", view.words(key, onto=phrases.onto(view.words, event.cell)))


def _idled(event: events.Idled, view: View) -> str:
    return _why(view, "act", view.words.many("bullfrogs.said.idled", event.actions))


def _of_player(key: str) -> Callable[[Any, View], str]:
    """The teller of what only has a player."""
    return lambda event, view: view.words(key, name=phrases.player(view, event.colour))


_TELLERS: dict[type, Callable[[Any, View], str]] = {
    events.Started: _of_player("bullfrogs.said.started"),
    events.Drew: _drew,
    events.Played: _played,
    events.Deployed: _deployed,
    events.Relocated: _relocated,
    events.Sabotaged: _sabotaged,
    events.Battled: _battled,
    events.Hopped: hopped,
    events.Returned: _returned,
    events.Sank: _sank,
    events.Claimed: _claimed,
    events.Lost: lambda _, view: view.words("bullfrogs.said.lost"),
    events.Slid: slid,
    events.Passed: _of_player("bullfrogs.said.passed"),
    events.Ended: lambda _, view: view.words("bullfrogs.said.ended"),
    events.Rolled: _rolled,
    events.Walked: _walked,
    events.Expelled: _expelled,
    events.Recruited: _recruited,
    events.Idled: _idled,
}
