"""Turning to a page, and what it needs when it is turned to."""

from dataclasses import replace

from engine.core.game import BadTextError
from engine.core.match import Match
from web.app import playing
from web.app.effects import Focus, Scroll
from web.app.learning import open_lesson
from web.app.model import Model
from web.app.playing import Result
from web.app.preparing import new_draft
from web.app.routes import Route
from web.app.saves import open_match
from web.app.sitting import seat_down


def visit(model: Model, route: Route) -> Result:
    """Turn to another page; the keyboard's focus and the eye begin at its top."""
    if route == model.route:
        return model, []
    model, effects = arrive(replace(model, route=route, deleting="", upload=None))
    if not (route.page == "rules" and route.part):
        effects = [Scroll("top"), Focus("title"), *effects]
    return model, effects


def arrive(model: Model) -> Result:
    """What a page needs when it is turned to."""
    route = model.route
    if route.page == "table":
        return _sit_down(model, route.name)
    if route.page == "learn" and route.part:
        return _learn(model, route)
    if route.page == "new" and (model.draft is None or model.draft.game != route.name):
        return _prepare(model, route.name)
    if route.page == "rules" and route.part:
        return model, [Scroll(route.part), Focus(route.part)]
    return model, []


def _sit_down(model: Model, id: str) -> Result:
    if model.sitting is None or model.sitting.id != id:
        saved = model.shelf.get(id)
        match = open_match(saved.text) if saved else None
        sitting = seat_down(id, match) if isinstance(match, Match) else None
        model = replace(model, sitting=sitting)
        if sitting is not None and not sitting.match.log:
            return playing.begin(model, sitting)
    return playing.go_on(model)


def _learn(model: Model, route: Route) -> Result:
    if model.sitting is None or model.sitting.route != route:
        model = replace(model, sitting=open_lesson(model, route.name, route.part))
    model, effects = playing.go_on(model)
    return model, [*effects, Scroll("controls", "nearest")]


def _prepare(model: Model, game: str) -> Result:
    try:
        return replace(model, draft=new_draft(model, game)), []
    except BadTextError:
        return replace(model, draft=None), []
