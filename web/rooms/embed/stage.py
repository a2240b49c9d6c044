"""What a frame was asked for, put on the table; and a match stepped through."""

from dataclasses import dataclass, replace
from typing import Any

from engine.core.game import Game, Seat, State
from engine.core.match import HUMAN, Match, Player
from web.app import playing
from web.app.effects import Announce, Effect, Fetch, Post, Result
from web.app.film import Film
from web.app.learning import open_lesson, sit_at
from web.app.messages import Message
from web.app.model import DONE, MISSED, OTHER, RULES, Course, Model, Sitting
from web.app.names import own_name
from web.app.preparing import new_draft, start
from web.app.reel import Reel, heard, news
from web.app.rooms import knowing
from web.app.routes import Route, number_in
from web.app.sitting import looked_at, seat_down, table_of, view
from web.app.teaching import Teaching
from web.app.when import DAILY
from web.rooms.embed import progress
from web.rooms.embed.address import (
    LAST,
    Asked,
    Fault,
    Filmed,
    Played,
    Posed,
    Seen,
    Strung,
    Taught,
    level_of,
    liked,
    read,
)
from web.words import Words
from web.words.rules import rule_text

NAME = "embed"


@dataclass(frozen=True, slots=True)
class Frame:
    """What the room knows."""

    query: str
    """What was read last; another one in `Model.embed` is yet to be read."""
    asked: Asked | Fault
    played: Played | None = None
    """What the page around had played instead."""
    opened: int = 0
    """How often something was put on the table."""
    reel: Reel | None = None
    """A match to step through."""
    vain: int = 0
    """How often the reader tried in vain since it was put on the table."""
    at: int = 0
    """Which step of a lesson of somebody's own is there, and which are solved, also earlier."""
    solved: frozenset[int] = frozenset()


def frame_of(model: Model) -> Frame | None:
    """What the room knows; None before an address was read."""
    found: Frame | None = model.rooms.get(NAME)
    return found


def keep(model: Model, frame: Frame) -> Model:
    """The model with what the room knows now."""
    return knowing(model, NAME, frame)


def enter(model: Model, route: Route) -> Result:
    """Read the address, and put on the table what it asks for, once all of that is here."""
    query, frame = model.embed or "", frame_of(model)
    if frame is None or frame.query != query:
        language, theme = liked(query)
        chosen = model.preferences
        language, theme = language or chosen.language, theme or chosen.theme
        model = replace(model, preferences=replace(chosen, language=language, theme=theme))
        fresh = Frame(query, read(query), opened=frame.opened if frame else 0)
        model = keep(model, _gone_on(model, fresh))
        return put(_emptied(model))
    return put(model)


def _gone_on(model: Model, frame: Frame) -> Frame:
    """A lesson of somebody's own at the first step that this reader has not solved yet."""
    match frame.asked:
        case Asked(game=game, content=Strung() as content):
            solved = progress.solved(model, game.id, content)
            return replace(frame, at=progress.unsolved(content, solved) or 0, solved=solved)
    return frame


def reset(model: Model) -> Result:
    """Everything as the address asks for it."""
    frame = frame_of(model)
    if frame is None or isinstance(frame.asked, Fault):
        return model, []
    game, content = frame.asked.game.id, frame.asked.content
    if isinstance(content, Taught):
        again = replace(model.learnt_of(game, content.name), at=0)
        learnt = {**model.learnt, f"{game}.{content.name}": again}
        model = replace(model, learnt=learnt)
    forgotten: list[Effect] = []
    if isinstance(content, Strung) and frame.solved:
        model, forgotten = progress.keep_solved(model, game, content, ())
    model = keep(model, replace(frame, played=None, at=0, solved=frozenset()))
    model, effects = put(_emptied(model))
    return model, [*forgotten, *effects]


def step(model: Model, text: str) -> Result:
    """Another step of a lesson of somebody's own, from its beginning; counted from 0."""
    frame, at = frame_of(model), number_in(text)
    if frame is None or at is None or not isinstance(frame.asked, Asked):
        return model, []
    content = frame.played or frame.asked.content
    if not isinstance(content, Strung) or at >= len(content.tasks):
        return model, []
    model, effects = put(_emptied(keep(model, replace(frame, at=at))))
    model = keep(model, replace(frame_of(model) or frame, vain=frame.vain))
    # it is the same board still, to the page around
    return model, [one for one in effects if not isinstance(one, Post)]


def solve(model: Model) -> Result:
    """What is on the table was solved: the page around hears of it once all that was asked is."""
    frame = frame_of(model)
    assert frame is not None
    told: list[Effect] = [Post("solved", {"tries": frame.vain + 1})]
    match frame.asked:
        case Asked(game=game, content=Strung(tasks) as content):
            solved = frame.solved | {frame.at}
            if solved == frame.solved:
                return model, []
            model, kept = progress.keep_solved(model, game.id, content, solved)
            model = keep(model, replace(frame, solved=solved))
            return model, [*kept, *(told if len(solved) == len(tasks) else [])]
    return model, told


def task_of(frame: Frame, content: Strung) -> Posed:
    """The step of a lesson that is on the table."""
    return content.tasks[frame.at]


def play(model: Model, level: str) -> Result:
    """Play on against bots of this level from what lies on the table; a game begins anew."""
    frame, sitting = frame_of(model), model.sitting
    if frame is None or isinstance(frame.asked, Fault) or sitting is None:
        return model, []
    before = frame.played or frame.asked.content
    level = level_of(frame.asked.game.id, level)
    if isinstance(before, Played):
        played = replace(before, level=level)
    else:
        state = sitting.match.state.copy()
        played = Played(level, state.seats, sitting.viewer or 0, state)
    return put(_emptied(keep(model, replace(frame, played=played))))


def _emptied(model: Model) -> Model:
    """Nothing on the table, and nothing said of it."""
    return replace(model, sitting=None, notice=None, first="", helping=False, curious=False)


def put(model: Model) -> Result:
    """Put what is asked for on the table, or say what is wrong with the address."""
    frame = frame_of(model)
    assert frame is not None
    if isinstance(frame.asked, Fault):
        return _wrong(model, frame, frame.asked)
    game, content = frame.asked.game, frame.played or frame.asked.content
    match content:
        case Taught():
            return _teach(model, frame, game, content)
        case Posed():
            return _opened(model, frame, _posed(model, game, content))
        case Strung():
            return _opened(model, frame, _posed(model, game, task_of(frame, content)))
        case Seen(state, seat):
            return _opened(model, frame, _looked_at(game, state, seat, model.words))
        case Filmed(match, seat, at):
            reel = Reel(Film(match, seat), at)
            return _opened(model, replace(frame, reel=reel), reel.sitting)
        case Played():
            return _begin(model, frame, game, content)


def _opened(model: Model, frame: Frame, sitting: Sitting) -> Result:
    """What was just put on the table goes on by itself, and the page around hears of it."""
    frame = replace(frame, opened=frame.opened + 1, vain=0)
    if not sitting.still:
        frame = replace(frame, reel=None)
    model, effects = playing.go_on(keep(replace(model, sitting=sitting), frame))
    return model, [ready(model, frame), *effects]


def ready(model: Model, frame: Frame) -> Effect:
    """The news that the board is there."""
    assert isinstance(frame.asked, Asked)
    return Post("ready", {"game": frame.asked.game.id, "language": model.language})


def _wrong(model: Model, frame: Frame, fault: Fault) -> Result:
    model = keep(replace(model, sitting=None), replace(frame, asked=fault))
    told = sentence(fault, model.words)
    return model, [Announce(told), Post("error", {"sentence": told})]


def sentence(fault: Fault, words: Words) -> str:
    """What is wrong with an address."""
    rule = rule_text(fault.rule, words.language).title if fault.rule else ""
    key = f"embed.fault.{fault.reason}"
    said = words(key, part=fault.part, text=fault.text, rule=rule)
    if fault.known:
        said += f" {words('embed.fault.known', names=', '.join(fault.known))}"
    return said


def _teach(model: Model, frame: Frame, game: Game, content: Taught) -> Result:
    teaching = model.teaching(game.id)
    if teaching is None:
        return replace(model, unreached=""), [Fetch(f"{game.id}.{model.language}")]
    course = model.sitting.course if model.sitting is not None else None
    if course is not None and course.teaching is teaching:
        return model, []
    name, sitting = content.name, None
    if content.kind == "lesson" and teaching.lesson(name):
        sitting = open_lesson(model, teaching, game.id, name)
    if content.kind == "puzzle" and teaching.asked(name, model.now):
        sitting = open_lesson(model, teaching, game.id, name)
    if sitting is None:
        known = [one.name for one in teaching.lessons]
        if content.kind == "puzzle":
            known = [DAILY, *(one.puzzle.name for one in teaching.puzzles)]
        return _wrong(model, frame, Fault(content.kind, "unknown", name, known=tuple(known)))
    return _opened(model, frame, sitting)


def _posed(model: Model, game: Game, content: Posed) -> Sitting:
    """Somebody's own task on the table."""
    teaching = own_teaching(content, model.words)
    course = Course(teaching, content.lesson, ways=content.ways, puzzle=content.puzzle)
    return sit_at(model, game.id, course)


def own_teaching(content: Posed, words: Words) -> Teaching:
    """What is said in somebody's own task."""
    said = {
        "": content.task,
        f".{DONE}": words("embed.task.right"),
        f".{LAST}.{DONE}": content.done or words("embed.task.done"),
        f".{OTHER}": (wrong := content.wrong or words("embed.task.wrong")),
        f".{LAST}.{MISSED}": wrong,
    }
    return Teaching("", (content.lesson,), (), said)


def _looked_at(game: Game, state: State[Any], seat: Seat, words: Words) -> Sitting:
    """Nobody plays: who is there is called by what they play with, where that tells them apart."""
    seats = range(state.seats)
    names = [own_name(RULES, other, words) for other in seats]
    sitting = looked_at(Match(game, [Player(HUMAN, name) for name in names], {}, start=state), seat)
    called = [table_of(sitting).badge(view(sitting, words), other).name for other in seats]
    if len(set(called)) < len(called):
        return sitting
    return looked_at(Match(game, [Player(HUMAN, name) for name in called], {}, start=state), seat)


def _begin(model: Model, frame: Frame, game: Game, content: Played) -> Result:
    own = model.preferences.name or own_name(HUMAN, content.seat, model.words)
    if content.state is None:
        draft = new_draft(model, game.id, content.seats)
        chairs = tuple(
            replace(chair, kind=HUMAN, name=own)
            if seat == content.seat
            else replace(chair, kind=content.level, name="")
            for seat, chair in enumerate(draft.chairs)
        )
        model, _ = start(model, replace(draft, chairs=chairs))
        assert model.sitting is not None
        sitting = model.sitting
    else:
        players = [
            Player(HUMAN, own)
            if seat == content.seat
            else Player(content.level, own_name(content.level, seat, model.words))
            for seat in range(content.seats)
        ]
        deal = f"{model.seed}-{model.now}"
        sitting = seat_down("", Match(game, players, {}, deal, content.state))
    frame = replace(frame, opened=frame.opened + 1, reel=None, vain=0)
    model, effects = playing.begin(keep(model, frame), sitting)
    return model, [ready(model, frame), *effects]


def turn(model: Model, where: str) -> Result:
    """Step through a match, as `Reel.wound` says."""
    frame = frame_of(model)
    if frame is None or frame.reel is None:
        return model, []
    return _shown(model, frame, frame.reel, frame.reel.wound(where))


def hear(model: Model, message: Message) -> Result | None:
    """What comes of the keys below a match, and of the time of its next move."""
    frame = frame_of(model)
    before = None if frame is None else frame.reel
    reel = None if before is None else heard(model, message, before)
    return _shown(model, frame, before, reel) if frame and before and reel else None


def _shown(model: Model, frame: Frame, before: Reel, reel: Reel) -> Result:
    """The match after so many moves, and what the last of them came to."""
    model = keep(model, replace(frame, reel=reel))
    return news(replace(model, sitting=reel.sitting), reel, reel.at != before.at)
