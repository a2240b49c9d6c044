"""What an author makes: a board for a page, kept on the device and as a file.

`serao.room.teach.<id>` holds one board as JSON; a file holds any number of them:
`{"serao": "teach", "version": 1, "boards": [...]}`. Nothing of it is believed before it is checked,
and what cannot be read stays as it is: it can be downloaded and deleted, never overwritten.
The board that is being made is kept apart: see `web.rooms.teach.draft`.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from itertools import chain
from typing import Any

from engine.core.game import CHANCE, BadTextError
from engine.core.match import Match
from engine.core.notation import is_writable
from engine.core.puzzle import is_certain, is_goal, parted, settle
from engine.games import NAMES, goals, load
from engine.search.levels import levels
from web.app.model import THEMES
from web.app.saves import LONGEST, LONGEST_FILE, is_id, new_id, open_match, parsed
from web.words import LANGUAGES

VERSION = 1
"""Of the file."""

MADE = "teach."
"""What the names of boards begin with in `Model.kept`."""

LOOK, STEP, PLAY, TASK, LESSON = MODES = ("look", "step", "play", "task", "lesson")
"""What the reader may do: look at a position, step through a match, play, solve, or learn."""

NAME_LENGTH, SENTENCE_LENGTH = 60, 300
"""Characters of a board's name and of a sentence to the reader."""

MOST_MOVES = 60
"""Of a solution."""

MOST_WAYS = 10
"""Of a task, besides its solution."""

MOST_STEPS = 12
"""Of a lesson of an author's own."""

MOST_BOARDS = 200
"""On a device: more than the page could show."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A position and what is asked there: that of a board, or a further task of its lesson."""

    position: str = ""
    task: str = ""
    solution: tuple[str, ...] = ()
    """Every move from the position on, the others' and chance's too."""
    also: tuple[tuple[str, ...], ...] = ()
    """Whatever else solves the task, each in the same way."""
    goal: str = ""
    """What solves it instead, in one turn: one of the goals that puzzles have (`reached`)."""
    done: str = ""
    """What is said at the end."""
    wrong: str = ""
    """What is said to a move that does not solve the task."""


@dataclass(frozen=True, slots=True)
class Made(Step):
    """A board for a page. Positions, matches and moves are texts of their game."""

    game: str
    name: str = ""
    mode: str = LOOK
    match: str = ""
    at: int = 0
    """How many moves of the match have been made where the reader begins."""
    seat: int = 0
    """Through whose eyes the reader looks."""
    level: str = ""
    """Of the bots the reader plays against."""
    before: tuple[Step, ...] = ()
    """The tasks that come before this one in a lesson of the author's own."""
    after: tuple[Step, ...] = ()
    """Those that come after it."""
    lesson: str = ""
    """The name of a lesson or a puzzle of ours, or `daily`."""
    language: str = ""
    """Empty for that of the page around it."""
    theme: str = "auto"

    @property
    def start(self) -> str:
        """The text of the position that the reader meets first; empty where there is none."""
        match = open_match(self.match) if self.mode == STEP and self.match else None
        if isinstance(match, Match):
            return position_at(self.match, min(self.at, len(match.log)))
        return first(self).position


def steps(made: Made) -> tuple[Step, ...]:
    """All tasks of a lesson in their order, that on the desk too."""
    here = Step(**{field.name: getattr(made, field.name) for field in fields(Step)})
    return (*made.before, here, *made.after)


def at_step(made: Made, tasks: tuple[Step, ...], at: int) -> Made:
    """The board with this task of these on the desk."""
    here = {field.name: getattr(tasks[at], field.name) for field in fields(Step)}
    made = replace(made, **here, before=tasks[:at], after=tasks[at + 1 :], match="", at=0)
    return replace(made, seat=decides(made))


def first(made: Made) -> Made:
    """The board as its reader meets it: with the first task of a lesson."""
    return at_step(made, steps(made), 0) if made.mode == TASK and made.before else made


@lru_cache(maxsize=32)
def position_at(text: str, moves: int) -> str:
    """The position after so many moves of a match that can be read."""
    match = open_match(text)
    assert isinstance(match, Match)
    return str(match.again(moves).state)


@lru_cache(maxsize=32)
def solves(game: str, position: str, solution: tuple[str, ...]) -> bool:
    """Whether these moves can be made from there, one after the other."""
    return _after(game, position, solution) is not None


@lru_cache(maxsize=32)
def solved(game: str, position: str, solution: tuple[str, ...]) -> str:
    """The position after a solution, where somebody acts; empty where there is none."""
    state = _after(game, position, solution) if solution else None
    while state is not None and is_certain(state):
        state.play(state.chance()[0][0])
    return str(state) if state is not None and state.to_act >= 0 else ""


def _after(game: str, position: str, moves: tuple[str, ...]) -> Any:
    """The state after these moves; None where they cannot be made."""
    rules = load(game)
    try:
        state = rules.position(position)
        for text in moves:
            move = rules.move(text)
            if state.refusal(move) is not None:
                return None
            state.play(move)
    except BadTextError:
        return None
    return state


@lru_cache(maxsize=32)
def reached(game: str, position: str, solution: tuple[str, ...]) -> dict[str, int]:
    """The goals that a solution reaches, and how much of each; none where it is no single turn."""
    rules = load(game)
    before = rules.position(position) if solves(game, position, solution) else None
    if before is None or before.to_act < 0:
        return {}
    after = before.copy()
    for text in solution:
        if after.to_act != before.to_act and not is_certain(after):
            return {}
        after.play(rules.move(text))
    settle(after)
    found = ((word, goal(before, after, before.to_act)) for word, goal in goals(game).items())
    return {word: number for word, number in found if number > 0}


def aim(game: str, step: Step) -> str:
    """The goal of a task, as long as its solution reaches it."""
    word, number = parted(step.goal)
    most = reached(game, step.position, step.solution).get(word, 0)
    return step.goal if max(1, number) <= most else ""


def is_solved(game: str, step: Step) -> bool:
    """Whether a task has a solution, and that and whatever else solves it fits the position."""
    ways = (step.solution, *step.also)
    return bool(step.solution) and all(solves(game, step.position, way) for way in ways)


def decides(made: Made) -> int:
    """The seat that is to act in the position; 0 where it is nobody's turn."""
    to_act: int = load(made.game).position(made.position).to_act if made.position else 0
    return max(0, to_act) if to_act != CHANCE else 0


def seats_of(made: Made) -> int:
    """How many sit at the board."""
    if made.mode == STEP:
        match = open_match(made.match) if made.match else None
        if isinstance(match, Match):
            return len(match.players)
    if not made.position:
        return load(made.game).seats[0]
    seats: int = load(made.game).position(made.position).seats
    return seats


_TEXTS = {
    "name": NAME_LENGTH,
    "task": SENTENCE_LENGTH,
    "done": SENTENCE_LENGTH,
    "wrong": SENTENCE_LENGTH,
    "lesson": NAME_LENGTH,
    "position": LONGEST,
    "match": LONGEST,
}


def as_data(made: Made) -> dict[str, Any]:
    """As JSON can hold it: its fields by name, and nothing that is as it is by itself."""
    usual = asdict(Made(made.game))
    return {
        name: value
        for name, value in asdict(made).items()
        if name == "game" or value != usual[name]
    }


def from_data(data: object) -> Made | None:
    """What `as_data` wrote; None where anything of it is not as it can be."""
    if not isinstance(data, dict) or data.get("game") not in NAMES:
        return None
    values = _values(data, Made(data["game"]))
    if values is None:
        return None
    for name in ("before", "after"):
        found = [_values(one, Step()) for one in values.pop(name, ())]
        values[name] = tuple(Step(**one) for one in found if one is not None)
        if len(values[name]) < len(found):
            return None
    made = Made(**values)
    return made if _is_sound(made) else None


_LISTS = ("solution", "also", "before", "after")


def _values(data: object, usual: Step) -> dict[str, Any] | None:
    """Its fields by name, of the kinds of a usual one's; None where they are no such ones."""
    values = _listed(data) if isinstance(data, dict) else None
    kinds = {field.name: type(getattr(usual, field.name)) for field in fields(usual)}
    if values is None or any(type(values[name]) is not kinds.get(name) for name in values):
        return None
    return values


def _listed(data: Mapping[str, Any]) -> dict[str, Any] | None:
    """What was a list as a tuple again; None where something else stands there."""
    found = {name: data[name] for name in _LISTS if name in data}
    if not all(isinstance(one, list | tuple) for one in found.values()):
        return None
    if not all(isinstance(way, list | tuple) for way in found.get("also", ())):
        return None
    found = {name: tuple(value) for name, value in found.items()}
    if "also" in found:
        found["also"] = tuple(map(tuple, found["also"]))
    return {**data, **found}


def _fit(made: Step, names: Iterable[str]) -> bool:
    """Whether these texts of it are no longer than they may be, and can be written."""
    texts = {name: getattr(made, name) for name in names}
    return all(len(text) <= _TEXTS[name] and is_writable(text) for name, text in texts.items())


def _is_sound(made: Made) -> bool:
    if not _fit(made, _TEXTS):
        return False
    tasks = steps(made)
    if len(tasks) > MOST_STEPS or not all(_is_told(step) for step in tasks):
        return False
    chosen = (
        made.mode in MODES
        and made.theme in THEMES
        and made.language in ("", *LANGUAGES)
        and made.level in ("", *levels(made.game))
    )
    return chosen and _texts_are_sound(made)


def _is_told(step: Step) -> bool:
    """Whether the texts of a task are such as can be, and as many."""
    if not _fit(step, ("position", "task", "done", "wrong")):
        return False
    if len(step.also) > MOST_WAYS or not all(step.also):
        return False
    return all(
        len(moves) <= MOST_MOVES and all(isinstance(move, str) for move in moves)
        for moves in (step.solution, *step.also)
    )


def _texts_are_sound(made: Made) -> bool:
    if made.match:
        match = open_match(made.match)
        if not isinstance(match, Match) or match.game.id != made.game:
            return False
        if made.at not in range(len(match.log) + 1):
            return False
    elif made.at:
        return False
    try:
        for step in steps(made):
            if step.position or made.before or made.after:
                load(made.game).position(step.position)
            if step.goal and not is_goal(step.goal, goals(made.game)):
                return False
            for move in chain(step.solution, *step.also):
                load(made.game).move(move)
        return made.seat in range(seats_of(made))
    except BadTextError:
        return False


def write(made: Made) -> str:
    """A board as it is kept."""
    return json.dumps(as_data(made), ensure_ascii=False)


@lru_cache(maxsize=256)
def read(text: str) -> Made | None:
    """A board that was kept; None for what is none."""
    return from_data(parsed(text))


def write_file(boards: Iterable[Made]) -> str:
    """Boards as a file."""
    whole = {"serao": "teach", "version": VERSION, "boards": [as_data(made) for made in boards]}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


class NoFile(ValueError):  # noqa: N818 - a refusal
    """The text is no file of boards; `problem` is `teach.file.<problem>`."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def read_file(text: str, room: int = MOST_BOARDS) -> tuple[list[Made], int]:
    """The boards of a file, and how many more of it cannot be read. Raises NoFile.

    There is `room` for so many.
    """
    if len(text) > LONGEST_FILE:
        raise NoFile("long")
    data = parsed(text, LONGEST_FILE)
    if not isinstance(data, dict) or data.get("serao") != "teach":
        raise NoFile("none")
    if data.get("version") != VERSION:
        raise NoFile("version")
    boards = data.get("boards")
    if not isinstance(boards, list):
        raise NoFile("none")
    if len(boards) > room:
        raise NoFile("many")
    read_ones = [from_data(board) for board in boards]
    found = [made for made in read_ones if made is not None]
    return found, len(read_ones) - len(found)


def kept(storage: Mapping[str, str]) -> dict[str, str]:
    """The texts of the boards that are kept, by their ids."""
    return {
        id: text
        for key, text in storage.items()
        if (id := key.removeprefix(MADE)) != key and is_id(id)
    }


def fresh_id(now: int, seed: int, storage: Mapping[str, str]) -> str:
    """A name for a board under which nothing is kept."""
    return new_id(now, seed, kept(storage).keys())


def without_match(made: Made, text: str) -> Made:
    """The board with another position, which is to be seen: not one of a match, nor a lesson."""
    mode = LOOK if made.mode in (STEP, LESSON) else made.mode
    return replace(made, position=text, match="", at=0, mode=mode)
