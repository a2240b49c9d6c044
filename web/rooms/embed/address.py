"""What a frame is asked for: its address, version 1, read with care.

The address is anybody's text. Whatever it says, reading it gives an `Asked` or a `Fault` that names
the part that is wrong. Names that version 1 does not know are left alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from urllib.parse import parse_qsl

from engine.core.game import BadTextError, Game, IllegalMoveError, Seat, State
from engine.core.lesson import Lesson, Step
from engine.core.match import HUMAN, Match, read_match
from engine.core.notation import is_writable, number
from engine.core.puzzle import Puzzle, is_goal, is_reached, led_to
from engine.games import goals, load
from engine.search.levels import is_kind, levels, offered
from web.app.model import RULES, THEMES, own_language
from web.app.preparing import company, usual
from web.app.saves import parsed

LONGEST = 20_000
"""Characters of the longest address that is read: several times as many as any match has."""

LAST = "last"
"""What the last step of a task is called; the others have no names."""

MOST_WAYS = 10
"""Of a task, besides its solution."""

LONGEST_SENTENCE = 300
"""Characters of a task, and of what is said when it is solved or not."""

SHOWN = 60
"""Characters of what is wrong that are shown."""

MOST_STEPS = 12
"""Of a lesson of somebody's own."""

CONTENTS = ("lesson", "puzzle", "position", "match", "steps")
"""At most one of them is asked for."""

NEEDS = {
    "at": ("match",),
    "task": ("position",),
    "solution": ("task",),
    "also": ("task",),
    "goal": ("task",),
    "done": ("task",),
    "wrong": ("task",),
    "seats": ("play",),
    "seat": ("position", "match", "play"),
}
"""Parts that say nothing without one of these beside them."""

REPEATED = "solution"
"""The one part that may stand there more than once."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong: the `part` of the address, why, and what stands there.

    `reason` is the last word of the key `embed.fault.<reason>`; `rule` the id of a broken rule;
    `known` what could stand there.
    """

    part: str
    reason: str
    text: str = ""
    rule: str = ""
    known: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Taught:
    """A lesson or a puzzle: `kind` says which."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Seen:
    """A position to look at, through the eyes of a seat."""

    state: State[Any]
    seat: Seat


@dataclass(frozen=True, slots=True)
class Filmed:
    """A match to step through, through the eyes of a seat; it opens after `at` moves."""

    match: Match
    seat: Seat
    at: int


@dataclass(frozen=True, slots=True)
class Played:
    """A game against bots of a level, from a position or a match or, without them, a new one."""

    level: str
    seats: int
    seat: Seat
    state: State[Any] | None = None


@dataclass(frozen=True, slots=True)
class Posed:
    """A task of somebody's own: a lesson without a name, and what is said in it."""

    lesson: Lesson
    task: str
    done: str
    wrong: str = ""
    ways: tuple[Lesson, ...] = ()
    """What else solves it, from the same position."""
    puzzle: Puzzle | None = None
    """Where a goal is asked for: whatever reaches it in this turn solves it."""


@dataclass(frozen=True, slots=True)
class Strung:
    """A lesson of somebody's own: one task after the other."""

    tasks: tuple[Posed, ...]


Content = Taught | Seen | Filmed | Played | Posed | Strung


@dataclass(frozen=True, slots=True)
class Asked:
    """What an address asks for."""

    game: Game
    content: Content


class _WrongError(ValueError):
    """The address is wrong; only inside this module."""

    def __init__(
        self, part: str, reason: str, text: str = "", rule: str = "", known: tuple[str, ...] = ()
    ) -> None:
        super().__init__(part)
        shown = text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
        self.fault = Fault(part, reason, shown, rule, known)

    def within(self, part: str) -> "_WrongError":
        """The same, as a fault of that part of another."""
        self.fault = replace(self.fault, part=f"{part}: {self.fault.part}")
        return self


def read(query: str) -> Asked | Fault:
    """What the query of an address asks for, or what is wrong with it. Never raises."""
    try:
        return _asked(_parts(query))
    except _WrongError as wrong:
        return wrong.fault


def liked(query: str) -> tuple[str, str]:
    """The language and the theme of an address, right or wrong; "" where it does not say."""
    try:
        parts = _parts(query)
    except _WrongError:
        return "", ""
    language, theme = (parts.get(name, [""])[0] for name in ("lang", "theme"))
    return language and own_language(language), theme if theme in THEMES else ""


def level_of(game: str, text: str) -> str:
    """The level that a text names; the strongest where it names none."""
    return text if text in levels(game) else offered(game)[-1]


_Parts = dict[str, list[str]]


def _parts(query: str) -> _Parts:
    """What stands in a query under each name."""
    if len(query) > LONGEST:
        raise _WrongError("", "long")
    if not is_writable(query):
        raise _WrongError("", "damaged")
    try:
        pairs = parse_qsl(query.removeprefix("?"), keep_blank_values=True, errors="strict")
    except ValueError:
        raise _WrongError("", "damaged") from None
    parts: _Parts = {}
    for name, text in pairs:
        parts.setdefault(name, []).append(text)
    return parts


def _asked(parts: _Parts) -> Asked:
    for name in ("game", "lang", "theme", "play", *CONTENTS, *NEEDS):
        if len(parts.get(name, ())) > 1 and name != REPEATED:
            raise _WrongError(name, "twice")
    given = [name for name in CONTENTS if name in parts]
    if len(given) > 1:
        raise _WrongError(given[1], "together", given[0])
    for name, others in NEEDS.items():
        if name in parts and not any(other in parts for other in others):
            raise _WrongError(name, "needs", others[-1])
    game = _game(parts)
    theme = parts.get("theme", [""])[0]
    if theme and theme not in THEMES:
        raise _WrongError("theme", "unknown", theme)
    return Asked(game, _content(parts, game, given[0] if given else ""))


def _game(parts: _Parts) -> Game:
    if "game" not in parts:
        raise _WrongError("game", "missing")
    try:
        return load(parts["game"][0])
    except BadTextError as error:
        raise _WrongError("game", "unknown", error.text) from None


def _content(parts: _Parts, game: Game, kind: str) -> Content:
    for name in ("lesson", "puzzle", "task", "steps"):
        if name in parts and "play" in parts:
            raise _WrongError("play", "together", name)
    if kind in ("position", "match") and "seats" in parts:
        raise _WrongError("seats", "together", kind)
    if kind in ("lesson", "puzzle"):
        return Taught(kind, parts[kind][0])
    if kind == "steps":
        return _strung(parts["steps"][0], game)
    if kind == "match":
        match = _match(parts["match"][0], game)
        seat = _among(parts, "seat", range(len(match.players)), 0)
        at = _among(parts, "at", range(len(match.log) + 1), 0)
        return _played(parts, game, match.again(at).state, seat) or Filmed(match, seat, at)
    if kind == "position":
        state = _state(parts["position"][0], game)
        if "task" in parts:
            return _posed(parts, game, state)
        seat = _among(parts, "seat", range(state.seats), 0)
        return _played(parts, game, state, seat) or Seen(state, seat)
    seats = _among(parts, "seats", game.seats, company(game.id))
    level = level_of(game.id, parts["play"][0]) if "play" in parts else usual(game.id)
    return Played(level, seats, _among(parts, "seat", range(seats), 0))


def _played(parts: _Parts, game: Game, state: State[Any], seat: Seat) -> Played | None:
    """A game that goes on from here, if the address asks to play."""
    if "play" not in parts:
        return None
    return Played(level_of(game.id, parts["play"][0]), state.seats, seat, state)


def _among(parts: _Parts, name: str, choices: Sequence[int], default: int) -> int:
    """The number of a part, which must be one of these."""
    if name not in parts:
        return default
    text = parts[name][0]
    try:
        found = number(text)
    except BadTextError:
        found = -1
    if found not in choices:
        raise _WrongError(name, "unknown", text)
    return found


def _known(part: str, read: Callable[[], Any]) -> Any:
    """What is read of a part of the address, if all of it can be read and breaks no rule."""
    try:
        return read()
    except BadTextError as error:
        raise _WrongError(part, "unreadable", error.text) from None
    except IllegalMoveError as error:
        raise _WrongError(part, "forbidden", str(error.move), error.rule.id) from None


def _state(text: str, game: Game) -> State[Any]:
    state: State[Any] = _known("position", lambda: game.position(text))
    return state


def _match(text: str, game: Game) -> Match:
    match: Match = _known("match", lambda: read_match(text, load))
    if match.game is not game:
        raise _WrongError("match", "unreadable", match.game.id)
    for player in match.players:
        if player.kind != HUMAN and not is_kind(game.id, player.kind):
            raise _WrongError("match", "unreadable", player.kind)
    return match


def _sentence(parts: _Parts, name: str) -> str:
    text = " ".join(parts.get(name, [""])[0].split())
    if len(text) > LONGEST_SENTENCE:
        raise _WrongError(name, "wordy", text)
    return text


def _strung(text: str, game: Game) -> Strung:
    """Tasks one after the other: a list as JSON, of what an address would say of each."""
    steps = parsed(text)
    if not isinstance(steps, list) or not steps:
        raise _WrongError("steps", "unreadable", text)
    if len(steps) > MOST_STEPS:
        raise _WrongError("steps", "many", str(MOST_STEPS))
    return Strung(tuple(_step(f"steps {n}", step, game) for n, step in enumerate(steps, 1)))


def _step(name: str, step: object, game: Game) -> Posed:
    """One of them: its names and texts are those of a task, the moves of its solution one text."""
    if not isinstance(step, dict) or not all(isinstance(text, str) for text in step.values()):
        raise _WrongError(name, "unreadable", str(step))
    if not all(map(is_writable, step.values())):
        raise _WrongError(name, "unreadable")
    parts = {part: [text] for part, text in step.items()}
    if "solution" in step:
        parts["solution"] = [move.strip() for move in step["solution"].split("|")]
    try:
        for part in ("position", "task"):
            if part not in parts:
                raise _WrongError(part, "missing")
        return _posed(parts, game, _state(parts["position"][0], game))
    except _WrongError as wrong:
        raise wrong.within(name) from None


def _posed(parts: _Parts, game: Game, state: State[Any]) -> Posed:
    """A task as a lesson: each move of the reader's is a step; what follows comes by itself."""
    if "solution" not in parts:
        raise _WrongError("task", "needs", "solution")
    made = _made("solution", parts["solution"], game, state.copy())
    deciders = [seat for seat, _ in made if seat >= 0]
    first = deciders[0] if deciders else 0
    reader = _among(parts, "seat", range(state.seats), first)
    lesson = _way("solution", made, reader, game, state)
    ways = tuple(
        _way("also", _made("also", texts, game, state.copy()), reader, game, state)
        for texts in _others(parts)
    )
    if any(way.steps[0].position != lesson.steps[0].position for way in ways):
        raise _WrongError("also", "together", "solution")
    task = _sentence(parts, "task")
    if not task:
        raise _WrongError("task", "missing")
    done, wrong = (_sentence(parts, name) for name in ("done", "wrong"))
    if "goal" in parts:
        if ways:
            raise _WrongError("goal", "together", "also")
        puzzle = _aimed(parts["goal"][0], lesson, game)
        step = Step(LAST, position=puzzle.position, moves=puzzle.line)
        return Posed(replace(lesson, steps=(step,)), task, done, wrong, (), puzzle)
    return Posed(lesson, task, done, wrong, ways)


def _aimed(goal: str, lesson: Lesson, game: Game) -> Puzzle:
    """A task that whatever reaches a goal solves: as its solution does, in one turn."""
    known = goals(game.id)
    if not is_goal(goal, known):
        raise _WrongError("goal", "unknown", goal, known=tuple(known))
    line = tuple(step.moves[0] for step in lesson.steps)
    puzzle = Puzzle("", lesson.steps[0].position, goal, line, 1)
    before = game.position(puzzle.position)
    try:
        reached = is_reached(puzzle, known, before, led_to(puzzle, game, before))
    except IllegalMoveError:  # others are to act on the way
        reached = False
    if not reached:
        raise _WrongError("goal", "together", "solution")
    return puzzle


def _others(parts: _Parts) -> list[list[str]]:
    """The moves of whatever else solves a task: `also=MOVE | MOVE || MOVE` says two ways."""
    if "also" not in parts:
        return []
    ways = parts["also"][0].split("||")
    if len(ways) > MOST_WAYS:
        raise _WrongError("also", "many", str(MOST_WAYS))
    return [[text.strip() for text in way.split("|")] for way in ways]


def _way(
    part: str, made: Sequence[tuple[Seat, str]], reader: Seat, game: Game, start: State[Any]
) -> Lesson:
    """What solves a task, as a lesson; moves before the reader's first belong to its position."""
    own = [at for at, (seat, _) in enumerate(made) if seat == reader]
    if not own:
        raise _WrongError(part, "needed")
    state = start.copy()
    for _, text in made[: own[0]]:
        state.play(game.move(text))
    ends = [*own[1:], len(made)]
    steps = tuple(
        Step(
            name=LAST if end == len(made) else "",
            position="" if number else str(state),
            moves=(made[at][1],),
            then=tuple(text for _, text in made[at + 1 : end]),
        )
        for number, (at, end) in enumerate(zip(own, ends, strict=True))
    )
    names = tuple("" if seat == reader else RULES for seat in range(start.seats))
    return Lesson("", names, 1, steps)


def _made(part: str, texts: Sequence[str], game: Game, state: State[Any]) -> list[tuple[Seat, str]]:
    """The moves of a solution, each with whose it is; the state is played on."""

    def play(text: str) -> tuple[Seat, str]:
        move, seat = game.move(text), state.to_act
        rule = state.refusal(move)
        if rule is not None:
            raise IllegalMoveError(move, rule)
        state.play(move)
        return seat, str(move)

    return [_known(part, partial(play, text)) for text in texts]
