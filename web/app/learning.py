"""Lessons on the table: what a move comes to, what is said, and how the learner goes on."""

from dataclasses import replace
from typing import Any

from engine.core.lesson import Lesson, Step, first_step
from engine.core.match import HUMAN, Match, Player
from engine.core.puzzle import Puzzle, is_certain, is_over, is_reached
from engine.games import goals, load
from engine.search.hints import Hint
from web.app import days
from web.app.effects import Result
from web.app.model import DONE, MISSED, OTHER, RULES, SHOWN_AFTER, Course, Learnt, Model, Sitting
from web.app.names import own_name
from web.app.saves import LESSONS, write_learnt
from web.app.sitting import look, played, rolled, seat_down
from web.app.storing import stored
from web.app.teaching import Asked, Teaching
from web.app.when import DAILY


def open_lesson(model: Model, teaching: Teaching, game: str, name: str) -> Sitting | None:
    """The lesson on the table, at the step where it was left; None when there is none.

    For the id of a rule: at the first step that teaches it. For the name of a puzzle: that one.
    """
    rule = next((rule for rule in load(game).rules if rule.id == name), None)
    if rule is not None:
        shown = first_step(teaching.lessons, rule)
        return shown and sit_at(model, game, Course(teaching, *shown, name))
    asked = teaching.asked(name, model.now)
    if asked is not None:
        return sit_at(model, game, _posed(teaching, asked, game, DAILY if name == DAILY else ""))
    found = teaching.lesson(name)
    if found is None:
        return None
    at = model.learnt_of(game, name).at
    return sit_at(model, game, Course(teaching, found, at if at < len(found.steps) else 0))


def _posed(teaching: Teaching, asked: Asked, game: str, sought: str) -> Course:
    """A puzzle as a lesson of one step: whoever is to act learns."""
    puzzle = asked.puzzle
    solver = load(game).position(puzzle.position).to_act
    names = tuple("" if seat == solver else RULES for seat in range(asked.seats))
    step = Step("", position=puzzle.position, moves=puzzle.line)
    return Course(teaching, Lesson(puzzle.name, names, 1, (step,)), sought=sought, puzzle=puzzle)


def sit_at(model: Model, game: str, course: Course) -> Sitting:
    """A lesson on the table before the course's step, everything solved until there."""
    words, rules, found, at = model.words, load(game), course.lesson, course.at
    players = [
        Player(RULES, course.teaching.sentences.get(called, own_name(RULES, seat, words)))
        if called
        else Player(HUMAN, model.preferences.name or own_name(HUMAN, seat, words))
        for seat, called in enumerate(found.names)
    ]
    begun = found.scene(at)
    match = Match(rules, players, {}, start=rules.position(found.steps[begun].position))
    for step in found.steps[begun:at]:
        for text in (*step.moves[:1], *step.then):
            match.play(rules.move(text))
    return look(replace(seat_down("", match), course=course))


def _course(sitting: Sitting) -> Course:
    assert sitting.course is not None
    return sitting.course


def after_move(sitting: Sitting, move: Any) -> Sitting:
    """The lesson after a legal move of the learner's."""
    course = _course(sitting)
    after = replace(played(sitting, move), held="")
    if course.puzzle is not None:
        return _turned(sitting, after, course, course.puzzle)
    along = course.along(move)
    if along is not None:
        return replace(after, course=replace(along, told=DONE, coming=along.step.then))
    told = course.step.answer(move) or OTHER
    course = replace(course, told=told, stumbles=course.stumbles + 1, before=sitting)
    return replace(after, course=course)


def _turned(before: Sitting, after: Sitting, course: Course, puzzle: Puzzle) -> Sitting:
    """A puzzle after a move: reached, missed with the turn's end, or to be gone on with."""
    while is_certain(after.match.state):
        after = rolled(after)
    if not before.match.log:
        course = replace(course, begun=before)
    game, state = after.match.game, after.match.state
    if is_reached(puzzle, goals(game.id), game.position(puzzle.position), state):
        course = replace(course, told=DONE)
    elif is_over(state, course.lesson.names.index("")):
        stumbles = course.stumbles + 1
        course = replace(course, told=MISSED, stumbles=stumbles, before=course.begun)
    return look(replace(after, course=course))


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
    return stumbled(replace(before, doubted=None, meanings=()), course.stumbles)


def stumbled(sitting: Sitting, times: int) -> Sitting:
    """The lesson after so many vain tries at its step: at last the move to make is shown."""
    course = _course(sitting)
    move = solution(sitting) if times >= SHOWN_AFTER else None
    advice = None if move is None else Hint(move)
    return replace(sitting, course=replace(course, stumbles=times), advice=advice)


def solution(sitting: Sitting) -> Any:
    """The move that the step asks for; None in a puzzle, off the way that leads to its goal."""
    course, match = _course(sitting), sitting.match
    if course.puzzle is None:
        return course.step.solution(match.game, match.state)
    seat, line = course.lesson.names.index(""), course.puzzle.line
    told = zip(match.decided, match.log, strict=True)
    made = tuple(str(move) for (by, _), move in told if by == seat)
    return match.game.move(line[len(made)]) if made == line[: len(made)] != line else None


def next_step(model: Model, sitting: Sitting) -> Result:
    """Go on to the next step, and remember how far the learner has come."""
    course = _course(sitting)
    at, ways = course.at + 1, course.ways
    course = Course(course.teaching, course.lesson, at, course.sought, ways=ways)
    if course.step.position:
        sitting = sit_at(model, sitting.match.game.id, course)
    return remember(replace(model, sitting=replace(sitting, course=course, advice=None)))


def remember(model: Model) -> Result:
    """Keep how far the learner has come; where the lesson is over, it begins anew next time.

    A puzzle is solved or not: nothing between. A lesson without a name is nobody's to come back to.
    """
    assert model.sitting is not None
    game, course = model.sitting.match.game.id, _course(model.sitting)
    if not course.lesson.name:
        return model, []
    over = course.is_last and not course.asks and course.before is None
    if course.puzzle is not None and not over:
        return model, []
    known = model.learnt_of(game, course.lesson.name)
    # whoever looks a rule up on an earlier step goes on where they were
    at = max(known.at, course.at) if course.sought else course.at
    now = Learnt(0 if over else at, over or known.done)
    learnt = {**model.learnt, f"{game}.{course.lesson.name}": now}
    model, effects = days.solve(replace(model, learnt=learnt), game, course)
    return model, [*stored(model, {LESSONS: write_learnt(learnt)}), *effects]
