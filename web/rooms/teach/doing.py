"""What happens to the board on the desk: where it begins, and every edit of its position."""

from collections.abc import Callable
from dataclasses import replace

from engine.core.game import CHANCE
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from engine.search.levels import is_kind
from web.app.effects import Announce, Fetch, Focus, Result
from web.app.model import PEOPLE, Model
from web.app.preparing import FIRST, usual
from web.app.routes import Route, number_in
from web.app.saves import open_match, problem_sentence
from web.boards import tables
from web.rooms.teach import bench
from web.rooms.teach.bench import FIELD, Misplaced, Refused
from web.rooms.teach.desk import Desk, Problem, desk_of, fresh, put, stopped, told
from web.rooms.teach.draft import taken_up
from web.rooms.teach.made import LESSON, STEP, Made, position_at, without_match

MOST_EDITS = 200
"""How many edits can be undone."""


def enter(model: Model, route: Route) -> Result:
    """Take up the lesson that the address names, once; what lay here can be had back.

    The lessons of the game are wanted for their positions, and their names.
    """
    model = taken_up(model)
    came = f"{route.name}/{route.part}"
    if route.name in NAMES and desk_of(model).came != came:
        lesson = replace(at_first(model, route.name), mode=LESSON, lesson=route.part)
        model = put(model, replace(_instead(desk_of(model), lesson), came=came))
    made = desk_of(model).made
    if made is None or model.teaching(made.game) is not None:
        return model, []
    return model, [Fetch(f"{made.game}.{model.language}")]


def choose_game(model: Model, values: dict[str, str]) -> Result:
    """Begin with a new deal of the game; what was there can be had back."""
    game = values.get("game", "")
    if game not in NAMES:
        return model, []
    return enter(put(model, _instead(desk_of(model), at_first(model, game))), model.route)


def begin_another(model: Model, _: str) -> Result:
    """A new board of the same game; what was there can be had back."""
    desk = desk_of(model)
    if desk.made is None:
        return model, []
    desk = _instead(desk, at_first(model, desk.made.game))
    return told(model, desk, model.words("teach.another.begun"))


def _instead(desk: Desk, made: Made) -> Desk:
    """A desk with this board, from which that before can be had back."""
    past = (*desk.past, desk.made)[-MOST_EDITS:] if desk.made is not None else ()
    return Desk(made, past=past, came=desk.came)


def at_first(model: Model, game: str) -> Made:
    """A board of the game, as it is at first."""
    return replace(_dealt(model, game, tables.load(game).company), level=usual(game))


def _dealt(model: Model, game: str, seats: int) -> Made:
    """A new deal, at the first decision of somebody."""
    rules = load(game)
    first = {option.id: option.choices[1] for option in rules.options(seats) if option.id == FIRST}
    players = [Player(HUMAN, "") for _ in range(seats)]
    match = Match(rules, players, first, f"{model.seed}-{model.now}")
    while match.state.to_act == CHANCE:
        match.roll()
    return Made(game, position=str(match.state), seat=max(0, match.state.to_act))


def begin(model: Model, values: dict[str, str]) -> Result:
    """Take a position from a new deal, a lesson, a puzzle or a finished match."""
    desk = fresh(model)
    made, source = desk.made, values.get("source", "")
    if made is None:
        return model, []
    kind, _, rest = source.partition("/")
    teaching = model.teaching(made.game)
    if kind == "deal" and rest in map(str, load(made.game).seats):
        dealt = _dealt(model, made.game, int(rest))
        return _set_up(model, desk, dealt.position)
    if kind == "lesson" and teaching is not None:
        name, _, step = rest.partition("/")
        lesson = teaching.lesson(name)
        steps = lesson.steps if lesson is not None else ()
        found = [one.position for one in steps if one.name == step and one.position]
        return _set_up(model, desk, found[0]) if found else (model, [])
    if kind == "puzzle" and teaching is not None:
        asked = teaching.asked(rest, model.now)
        return _set_up(model, desk, asked.puzzle.position) if asked else (model, [])
    if kind == "match" and rest in model.shelf:
        return _bring(model, desk, model.shelf[rest].text)
    return model, []


def _set_up(model: Model, desk: Desk, text: str) -> Result:
    """Another position; what was there can be had back. Its text may be anybody's."""
    assert desk.made is not None
    try:
        state = bench.read(load(desk.made.game), text)
    except Refused as refused:
        return stopped(model, desk, _problem(model, desk.made.game, "text", refused))
    made = replace(without_match(desk.made, str(state)), seat=max(0, state.to_act))
    return told(model, edited(desk, made), model.words("teach.set-up"))


def edited(desk: Desk, made: Made) -> Desk:
    """The desk with another board; the one before can be had back."""
    if made == desk.made or desk.made is None:
        return replace(desk, held="", opened="")
    past = (*desk.past, desk.made)[-MOST_EDITS:]
    return replace(desk, made=made, past=past, future=(), held="", opened="", previewed="")


def paste(model: Model, values: dict[str, str]) -> Result:
    """The text of a position or of a match, written or pasted."""
    desk, text = fresh(model), " ".join(values.get("text", "").split())
    if desk.made is None or not text:
        return model, []
    desk = replace(desk, typed={"text": values["text"]})
    if text.startswith("serao/"):
        return _bring(model, desk, text)
    return _set_up(model, replace(desk, typed={"text": text}), text)


def _bring(model: Model, desk: Desk, text: str) -> Result:
    """A match, to be stepped through from its end, or to take a position from."""
    match, made = open_match(text), desk.made
    assert made is not None
    if not isinstance(match, Match):
        said = model.words(problem_sentence(match))
        return stopped(model, desk, Problem("text", said))
    if match.game.id != made.game:
        return stopped(model, desk, Problem("text", model.words("teach.other-game")))
    end = len(match.log)
    if not end:
        return _set_up(model, desk, str(match.state))
    match = match.again(end, [_readable(player, made.game) for player in match.players])
    made = replace(
        made,
        match=str(match),
        at=end,
        mode=STEP,
        position=position_at(str(match), end),
        seat=0,
    )
    desk = replace(edited(desk, made), typed={})
    return told(model, desk, model.words("teach.match-brought"))


def _readable(player: Player, game: str) -> Player:
    """Somebody as every reader's page knows them: a person, wherever, or one of the game's bots."""
    if player.kind in PEOPLE:
        return Player(HUMAN, player.name)
    return player if is_kind(game, player.kind) else Player(usual(game), player.name)


def go_to(model: Model, values: dict[str, str]) -> Result:
    """Another move of the match that was brought."""
    desk = fresh(model)
    made = desk.made
    match = open_match(made.match) if made is not None and made.match else None
    at = number_in(values.get("at", ""))
    if made is None or not isinstance(match, Match) or at is None:
        return model, []
    at = min(at, len(match.log))
    made = replace(made, at=at, position=position_at(made.match, at))
    return put(model, edited(desk, made)), []


def _problem(model: Model, game: str, at: str, refused: Refused) -> Problem:
    """Which part of a position is wrong, in words."""
    words = model.words
    if not refused.part:
        return Problem(at, words("teach.refused.text"), quoted=refused.text)
    part = words(f"teach.part.{game}.{refused.part}")
    key = f"teach.hint.{game}.{refused.part}"
    more = words(key) if refused.part in bench.load(game).hints else words("teach.refused.kept")
    return Problem(at, words("teach.refused", part=part), more, refused.text)


def _change(model: Model, desk: Desk, at: str, change: Callable[[object], str]) -> Result:
    """The position after an edit, or why there is none; what was there stays."""
    made = desk.made
    assert made is not None
    try:
        text = bench.edited(load(made.game), made.position, change)
    except Refused as refused:
        desk = replace(desk, held="", opened="")
        return stopped(model, desk, _problem(model, made.game, at, refused))
    except Misplaced:
        desk = replace(desk, held="", opened="")
        return stopped(model, desk, Problem(at, model.words("teach.misplaced")))
    return put(model, edited(replace(desk, typed={}), without_match(made, text))), []


def pick(model: Model, thing: str) -> Result:
    """Pick a thing up, put it down, or change it with the one that is held."""
    desk = fresh(model)
    if desk.made is None:
        return model, []
    if desk.held == thing:
        return put(model, replace(desk, held="", opened="")), []
    bench_of = bench.load(desk.made.game)
    if desk.held and bench_of.swaps(desk.held, thing):
        return _put(model, desk, desk.held, thing)
    _, _, where = bench.named(thing)
    if desk.held and where.startswith(bench_of.board) and bench_of.takes(where, desk.held):
        return _put(model, desk, desk.held, where)  # the page may not have been drawn since
    return put(model, replace(desk, held=thing, opened="")), [Announce(model.words("teach.held"))]


def place(model: Model, where: str) -> Result:
    """Put what is held there; or pick up what lies there, or list it where it is several."""
    desk = fresh(model)
    if desk.made is None:
        return model, []
    if desk.held:
        return _put(model, desk, desk.held, where)
    if desk.opened == where:
        return put(model, replace(desk, opened="")), []
    return put(model, replace(desk, opened=where)), [Focus("things")]


def _lies(thing: str, where: str) -> bool:
    """Whether it lies in that place already."""
    return thing.endswith(f"@{where}")


def _put(model: Model, desk: Desk, thing: str, where: str) -> Result:
    assert desk.made is not None
    if _lies(thing, where):
        return put(model, replace(desk, held="", opened="")), []
    return _put_there(model, desk, thing, where)


def _put_there(model: Model, desk: Desk, thing: str, where: str) -> Result:
    assert desk.made is not None
    bench_of = bench.load(desk.made.game)
    return _change(model, desk, "board", lambda state: bench_of.put(state, thing, where))


def drag(model: Model, what: str) -> Result:
    """A thing was carried to a place; one that was only tapped comes to where it was."""
    desk, (thing, _, where) = fresh(model), what.partition(" ")
    if desk.made is None or not thing or not where or _lies(thing, where):
        return model, []
    return _put(model, desk, thing, where)


def turn(model: Model, _: str) -> Result:
    """A quarter turn of what is held; what lies on the board turns where it lies."""
    desk = fresh(model)
    if desk.made is None or not desk.held:
        return model, []
    bench_of = bench.load(desk.made.game)
    turned = bench_of.turned(desk.held)
    if not turned:
        return model, []
    _, _, where = bench.named(turned)
    if not where.startswith(bench_of.board):
        return put(model, replace(desk, held=turned)), []
    model, effects = _put_there(model, desk, turned, where)
    if desk_of(model).problem is None:
        model = put(model, replace(desk_of(model), held=turned))
    return model, effects


def lay_down(model: Model, _: str) -> Result:
    """Hold nothing."""
    return put(model, replace(fresh(model), held="", opened="")), [Focus("edit")]


def fill(model: Model, values: dict[str, str]) -> Result:
    """The fields beside the board."""
    values = {name.removeprefix(FIELD): value for name, value in values.items()}
    desk = replace(fresh(model), typed=values)
    if desk.made is None:
        return model, []
    bench_of = bench.load(desk.made.game)
    return _change(model, desk, "fields", lambda state: bench_of.fill(state, values))


def undo(model: Model, _: str) -> Result:
    """Take the last edit of the position back."""
    desk = fresh(model)
    if not desk.past or desk.made is None:
        return model, []
    *past, made = desk.past
    desk = replace(
        desk, made=made, past=tuple(past), future=(*desk.future, desk.made), held="", opened=""
    )
    return told(model, replace(desk, previewed=""), model.words("teach.undone"))


def redo(model: Model, _: str) -> Result:
    """Make the edit that was taken back again."""
    desk = fresh(model)
    if not desk.future or desk.made is None:
        return model, []
    *future, made = desk.future
    desk = replace(
        desk, made=made, past=(*desk.past, desk.made), future=tuple(future), held="", opened=""
    )
    return told(model, replace(desk, previewed=""), model.words("teach.redone"))
