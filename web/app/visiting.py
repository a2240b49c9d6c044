"""Turning to a page, and what it needs when it is turned to."""

from dataclasses import replace

from engine.core.game import BadTextError
from engine.core.match import Match
from engine.games import NAMES
from web.app import days, outside, playing, rooms
from web.app.effects import Announce, Effect, Fetch, Focus, Result, Scroll
from web.app.learning import open_lesson
from web.app.model import Course, Model, Sitting
from web.app.preparing import is_untried, next_draft
from web.app.routes import Route
from web.app.saves import open_match
from web.app.sitting import put_away, seat_down
from web.app.storing import discarded
from web.app.teaching import read_teaching
from web.app.when import DAILY
from web.words.rules import rulebook

BESIDE = {"table", "rules", "learn", "settings", "about", "replay", "share"}
"""Pages that somebody turns to in the middle of a turn, the device in hand."""


def visit(model: Model, route: Route) -> Result:
    """Turn to another page; the keyboard's focus and the eye begin at its top."""
    if route == model.route:
        return model, []
    gone: list[Effect] = []
    if route.page not in BESIDE:
        model = replace(model, sitting=_put_away(model.sitting), left=_put_away(model.left))
        sitting = model.left or model.sitting
        if sitting is not None and is_untried(model, sitting):
            model, gone = discarded(replace(model, left=None), sitting.id)
    model, effects = arrive(
        replace(
            model,
            route=route,
            came=model.route,
            sought="",
            deleting="",
            upload=None,
            helping=False,
            curious=False,
        )
    )
    if not is_at_rule(model, route):
        effects = [Scroll("top"), Focus("title"), *effects]
    return model, [*gone, *effects]


def is_at_rule(model: Model, route: Route) -> bool:
    """Whether the address leads to a rule that is in its book."""
    if route.page != "rules" or route.name not in NAMES:
        return False
    return any(rule.id == route.part for rule in rulebook(route.name, model.language) if rule.id)


def _put_away(sitting: Sitting | None) -> Sitting | None:
    return None if sitting is None else put_away(sitting)


def arrive(model: Model) -> Result:
    """What a page needs when it is turned to."""
    route = model.route
    if route.page in rooms.OF_PAGES:
        return _enter(model, route)
    if route.page == "table":
        return _sit_down(model, route.name)
    if route.page == "learn" and route.name in NAMES:
        return _learn(model, route)
    if route.page == "new" and (model.draft is None or model.draft.game != route.name):
        return _prepare(model, route.name)
    if is_at_rule(model, route):
        # pictures of a rule are those of its lesson
        known = model.teaching(route.name) is not None
        effects: list[Effect] = [] if known else [Fetch(f"{route.name}.{model.language}")]
        return model, [Scroll(route.part), Focus(route.part), *effects]
    return model, []


def _sit_down(model: Model, id: str) -> Result:
    left, kept = model.left, model.shelf.get(id)
    if left is not None and left.id == id and kept and kept.text == str(left.match):
        model = replace(model, sitting=left)
    model = replace(model, left=None)
    if model.sitting is None or model.sitting.id != id:
        match = open_match(kept.text) if kept else None
        sitting = seat_down(id, match) if isinstance(match, Match) else None
        model = replace(model, sitting=sitting)
        if sitting is not None and not sitting.match.log:
            return playing.begin(model, sitting)
    model, effects = outside.seat(model)
    model, sights = playing.bring_into_sight(model)
    model, more = playing.go_on(model)
    return model, [*effects, *sights, *more]


def _learn(model: Model, route: Route) -> Result:
    teaching = model.teaching(route.name)
    if teaching is None:
        return replace(model, unreached=""), [Fetch(f"{route.name}.{model.language}")]
    if not route.part:
        return model, []
    sitting = model.sitting
    course = sitting.course if sitting is not None and sitting.route == route else None
    if course is None or course.teaching is not teaching or _is_of_yesterday(model, course):
        left = sitting if sitting is not None and sitting.course is None else model.left
        opened = open_lesson(model, teaching, route.name, route.part)
        model = replace(model, left=left, sitting=opened)
    model, effects = playing.go_on(model)
    return model, [*effects, Scroll("controls", "nearest")]


def _is_of_yesterday(model: Model, course: Course) -> bool:
    """Whether it is the puzzle of a day that is over, and done with."""
    return course.sought == DAILY and course.is_over and not days.is_of(course, model.now)


def _enter(model: Model, route: Route) -> Result:
    """Turn to a page that a room draws."""
    room = rooms.room_of(route)
    if room is None:
        return replace(model, unreached=""), [Fetch(rooms.FETCHED + rooms.OF_PAGES[route.page])]
    return room.enter(model, route)


def receive(model: Model, name: str, text: str | None) -> Result:
    """Lessons or a room that were fetched, or could not be."""
    if name.startswith(rooms.FETCHED):
        here = rooms.OF_PAGES.get(model.route.page) == name.removeprefix(rooms.FETCHED)
        here = here or name == outside.fetched(model)
        if rooms.unpack(name.removeprefix(rooms.FETCHED), text):
            return _come(model) if here else (model, [])
        return _unreached(model, name) if here else (model, [])
    teaching, awaited = read_teaching(name, text), model.route.page in ("learn", "embed")
    if teaching is None:
        return _unreached(model, name) if awaited else (model, [])
    model = replace(model, teachings={**model.teachings, name: teaching})
    return _come(model) if awaited else (model, [])


def _come(model: Model) -> Result:
    """What the page has awaited is here; whoever waited for it begins at its top."""
    awaits = model.route.page in (*rooms.OF_PAGES, "learn") and model.embed is None
    model, effects = arrive(model)
    return model, [Focus("title"), *effects] if awaits else effects


def _unreached(model: Model, name: str) -> Result:
    told = Announce(model.words(model.lacking))
    return replace(model, unreached=name), [told, Focus("fetch")]


def _prepare(model: Model, game: str) -> Result:
    try:
        return replace(model, draft=next_draft(model, game)), []
    except BadTextError:
        return replace(model, draft=None), []
