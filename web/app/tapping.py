"""What a tap on the table means: a piece to pick up, a move or its refusal, or a question."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from web.app import asking, firsts, learning, picks
from web.app.effects import Announce, Focus, Result, Scroll
from web.app.model import Model, Notice, Sitting
from web.app.playing import current, play, play_itself, plays_itself, tell
from web.app.sitting import deciding, table_of, view
from web.boards.table import AnyTable, AnyView

TOO_LATE = 800
"""Milliseconds in which nobody has seen yet that a move was played by itself."""


def tap(model: Model, what: str, near: Sequence[str] = (), again: bool = False) -> Result:
    """A thing on the table was tapped: something is picked up, or a move is made, or refused.

    If the finger may have meant something `near` as well, the person is asked first. Instead of a
    refusal comes what is about to be played by itself, and no refusal where that has just been.
    The second tap of a double one, `again`, does not play what the first has picked up.
    """
    twice, model = again and model.picked_up == what, replace(model, picked_up="")
    sitting = current(model)
    if sitting is None or not deciding(sitting):
        return model, []
    model = firsts.make_room(model)
    if model.curious:
        return tell(replace(model, curious=False), asking.about(model, what))
    table, seen, by_itself = table_of(sitting), view(sitting, model.words), plays_itself(model)
    meanings = _meanings(table, seen, what, () if by_itself else near)
    if len(meanings) > 1 and picks.by_hand(model):
        meanings = _with_what_is_held(table, seen, meanings)
    if len(meanings) > 1 and sitting.course is not None and sitting.course.puzzle is None:
        meanings = _as_taught(table, seen, meanings, learning.solution(sitting))
    if len(meanings) > 1:
        sitting = replace(sitting, meanings=meanings, advice=None, doubted=None)
        return replace(model, sitting=sitting), [Focus("offer-0"), Scroll("controls", "nearest")]
    tapped = table.tap(seen, meanings[0])
    if twice and tapped.move is not None:
        return model, []
    rule = None if tapped.move is None else sitting.match.state.refusal(tapped.move)
    if rule is not None or tapped.hint:
        if by_itself:
            return play_itself(firsts.read(model))
        if _just_played(model):
            return model, []
    doubted = None
    if tapped.move is not None and rule is None:
        if _is_asked_for(sitting, tapped.move) or not table.doubt(seen, tapped.move):
            return play(firsts.read(model), tapped.move)
        doubted = tapped.move
    sitting = replace(sitting, meanings=(), advice=None, doubted=doubted)
    if tapped.picked != seen.picked:  # whoever goes on has read what was told once
        model = replace(firsts.read(model), picked_up=what)
    model, effects = picks.hold(replace(model, sitting=sitting), tapped.picked)
    if doubted is not None:
        # what is in sight already stays where the finger is
        sight = (Scroll("prompt", "nearest"), Scroll("confirm", "nearest"))
        return model, [*effects, Focus("controls"), *sight]
    if tapped.hint:
        model, more = tell(model, Notice(tapped.hint))
        return model, [*effects, *more]
    if rule is not None:
        model, more = tell(model, asking.by_rule(model, rule.id))
        return _stumble(model), [*effects, *more]
    assert model.sitting is not None
    changed = table.handled(view(model.sitting, model.words), meanings[0])
    return model, [*effects, *([Announce(f"{changed}.")] if changed else [])]


def _is_asked_for(sitting: Sitting, move: Any) -> bool:
    """Whether a lesson has just told somebody to make this move; a task does not tell."""
    course = sitting.course
    return course is not None and not course.is_task and course.along(move) is not None


def _just_played(model: Model) -> bool:
    """Whether a tap may still have meant the move that has just been played by itself."""
    return model.now - model.by_itself < TOO_LATE


def _stumble(model: Model) -> Model:
    """In a lesson, whoever tries in vain again and again is shown what to do."""
    sitting = model.sitting
    if sitting is None or sitting.course is None:
        return model
    return replace(model, sitting=learning.stumbled(sitting, sitting.course.stumbles + 1))


def _meanings(table: AnyTable, seen: AnyView, what: str, near: Sequence[str]) -> tuple[str, ...]:
    """The taps that may have been meant, and that lead to different ends; `what` alone is sure.

    Those that make a move come first, so that they are always found in the same place.
    """
    if not near or not table.meaning(seen, what):
        return (what,)
    ends = {table.tap(seen, what): what}
    for other in near:
        if table.meaning(seen, other):
            ends.setdefault(table.tap(seen, other), other)
    return tuple(ends[end] for end in sorted(ends, key=lambda end: end.move is None))


def _with_what_is_held(
    table: AnyTable, seen: AnyView, meanings: tuple[str, ...]
) -> tuple[str, ...]:
    """The one meaning that plays what is picked up; all of them where none or several do."""
    played = tuple(what for what in meanings if table.tap(seen, what).move in seen.moves)
    return played if len(played) == 1 else meanings


def _as_taught(
    table: AnyTable, seen: AnyView, meanings: tuple[str, ...], move: Any
) -> tuple[str, ...]:
    """The meaning that the lesson has just asked for; all of them where none is on that way."""
    if move is None:
        return meanings
    ends, wanted = {what: table.tap(seen, what) for what in meanings}, table.advise(seen, move)
    for what, end in ends.items():
        if end.move == move or (end.move is None and end.picked == wanted.picked):
            return (what,)
    return meanings


def mean_nothing(model: Model) -> Result:
    """None of what a touch may have meant was meant."""
    sitting = current(model)
    if sitting is None or not sitting.meanings:
        return model, []
    return replace(model, sitting=replace(sitting, meanings=())), [Focus("controls")]


def confirm(model: Model) -> Result:
    """Yes to the question that was asked about a move: it is made."""
    sitting = current(model)
    if sitting is None or not deciding(sitting) or sitting.doubted is None:
        return model, []
    return play(firsts.read(model), sitting.doubted)


def reconsider(model: Model) -> Result:
    """No to that question: everything is as before the tap."""
    sitting = current(model)
    if sitting is None or sitting.doubted is None:
        return model, []
    return replace(model, sitting=replace(sitting, doubted=None)), [Focus("offer-0")]


def unpick(model: Model) -> Result:
    """Put down whatever is picked up."""
    sitting = current(model)
    if sitting is None or not deciding(sitting):
        return model, []
    if sitting.meanings:
        return mean_nothing(model)
    if table_of(sitting).plans:
        table, seen = table_of(sitting), replace(view(sitting, model.words), picked=())
        return picks.hold(model, table.ready(seen))
    model, effects = picks.lay_down(model, sitting.match.state.to_act, None)
    return picks.take_up(model), effects
