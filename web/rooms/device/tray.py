"""Taking along, looking at what was brought, and bringing it in."""

from dataclasses import dataclass

from web.app.effects import Everything, Focus, Result
from web.app.model import Model
from web.app.rooms import knowing
from web.app.routes import Route
from web.rooms.device.luggage import Luggage, join, new_matches, read_luggage

NAME = "serao.json"
"""Of the file."""


@dataclass(frozen=True, slots=True)
class Tray:
    """What lies on the page: what somebody has brought, and what came of it."""

    brought: Luggage | None = None
    told: str = ""
    """The sentence that says so."""


def tray_of(model: Model) -> Tray:
    """What the room knows."""
    found: Tray = model.rooms.get("device", Tray())
    return found


def _put(model: Model, tray: Tray) -> Model:
    return knowing(model, "device", tray)


def enter(model: Model, route: Route) -> Result:
    """Turn to the page; what lay there has gone."""
    return _put(model, Tray()), []


def take(model: Model, _: str) -> Result:
    """Everything as one file. It holds what every seat has in hand, as each match's text does."""
    told = model.words("device.taken")
    return _put(model, Tray(told=told)), [Everything(NAME), Focus("device-told")]


def look(model: Model, text: str) -> Result:
    """A file was chosen: say what is in it, and ask."""
    luggage = read_luggage(text)
    if luggage is None:
        told = model.words("device.bad")
        return _put(model, Tray(told=told)), [Focus("device-told")]
    return _put(model, Tray(luggage)), [Focus("device-brought")]


def leave(model: Model, _: str) -> Result:
    """It is not brought in."""
    return _put(model, Tray()), [Focus("title")]


def bring(model: Model, _: str) -> Result:
    """It is brought in, beside what is here."""
    luggage = tray_of(model).brought
    if luggage is None:
        return model, []
    came = len(new_matches(model, luggage))
    model, effects = join(model, luggage)
    told = model.words.many("device.done", came)
    return _put(model, Tray(told=told)), [*effects, Focus("device-told")]
