"""Lessons on the table: what a move comes to, what is said, and how the learner goes on."""

from dataclasses import replace
from typing import Any

from engine.core.game import BadTextError
from engine.core.lesson import Lesson, is_one, key
from engine.core.match import HUMAN, Match, Player
from engine.games import lesson, load, teaching
from web.app.effects import Effect, Save
from web.app.model import DONE, OTHER, RULES, SHOWN_AFTER, Course, Learnt, Model, Sitting
from web.app.preparing import own_name
from web.app.saves import LESSONS, write_learnt
from web.app.sitting import look, played, seat_down


def open_lesson(model: Model, game: str, name: str) -> Sitting | None:
    """The lesson on the table, at the step where it was left; None when there is none.

    For the id of a rule: at the first step that teaches it.
    """
    try:
        rule = next((rule for rule in load(game).rules if rule.id == name), None)
        shown = None if rule is None else teaching(rule)
        if shown is not None:
            return sit_at(model, game, *shown, name)
        found = lesson(game, name)
    except BadTextError:
        return None
    at = model.learnt_of(game, name).at
    return sit_at(model, game, found, at if at < len(found.steps) else 0)


def sit_at(model: Model, game: str, found: Lesson, at: int, rule: str = "") -> Sitting:
    """The lesson on the table before this step, everything solved until there."""
    words, rules = model.words, load(game)
    players = [
        Player(RULES, words(key(game, called)))
        if called
        else Player(HUMAN, model.preferences.name or own_name(HUMAN, seat, words))
        for seat, called in enumerate(found.names)
    ]
    begun = found.scene(at)
    match = Match(rules, players, {}, start=rules.position(found.steps[begun].position))
    for step in found.steps[begun:at]:
        for text in (*step.moves[:1], *step.then):
            match.play(rules.move(text))
    return look(replace(seat_down("", match), course=Course(found, at, rule)))


def _course(sitting: Sitting) -> Course:
    assert sitting.course is not None
    return sitting.course


def after_move(sitting: Sitting, move: Any) -> Sitting:
    """The lesson after a legal move of the learner's."""
    course = _course(sitting)
    after = replace(played(sitting, move), held=False)
    if is_one(move, course.step.moves):
        return replace(after, course=replace(course, told=DONE, coming=course.step.then))
    told = course.step.answer(move) or OTHER
    course = replace(course, told=told, stumbles=course.stumbles + 1, before=sitting)
    return replace(after, course=course)


def after_next(sitting: Sitting) -> Sitting:
    """The lesson after the next move that it makes itself."""
    course = _course(sitting)
    move = sitting.match.game.move(course.coming[0])
    return replace(played(sitting, move), course=replace(course, coming=course.coming[1:]))


def before_try(sitting: Sitting) -> Sitting:
    """The lesson as it was before a move that did not solve its step."""
    course = _course(sitting)
    before = course.before
    assert before is not None
    return stumbled(replace(before, doubted=None), course.stumbles)


def stumbled(sitting: Sitting, times: int) -> Sitting:
    """The lesson after so many vain tries at its step: at last the move to make is shown."""
    course = _course(sitting)
    advice = solution(sitting) if times >= SHOWN_AFTER else None
    return replace(sitting, course=replace(course, stumbles=times), advice=advice)


def solution(sitting: Sitting) -> Any:
    """The move that the step asks for."""
    return _course(sitting).step.solution(sitting.match.game, sitting.match.state)


def next_step(model: Model, sitting: Sitting) -> tuple[Model, list[Effect]]:
    """Go on to the next step, and remember how far the learner has come."""
    course = _course(sitting)
    lesson, at = course.lesson, course.at + 1
    if lesson.steps[at].position:
        sitting = sit_at(model, sitting.match.game.id, lesson, at)
    course = Course(lesson, at, course.rule)
    game = sitting.match.game.id
    done = course.is_last or model.learnt_of(game, lesson.name).done
    now = Learnt(0 if course.is_last else at, done)
    learnt = {**model.learnt, f"{game}.{lesson.name}": now}
    sitting = replace(sitting, course=course, advice=None)
    model = replace(model, sitting=sitting, learnt=learnt)
    return model, [] if model.storage == "forbidden" else [Save(LESSONS, write_learnt(learnt))]
