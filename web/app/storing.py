"""What is put into the browser's storage: texts by their keys, matches, and what rooms keep."""

from collections.abc import Mapping
from dataclasses import replace

from engine.core.match import Match
from web.app.effects import Effect, Result, Save
from web.app.model import Model, Saved
from web.app.saves import MATCH, MATCHES, PICKED, REVIEW, ROOMS, write_times

Texts = Mapping[str, str | None]
"""By their keys; None for one that shall be forgotten."""

NOTHING: Mapping[str, str] = {}


def stored(model: Model, texts: Texts, over: Mapping[str, str] = NOTHING) -> list[Effect]:
    """Have the browser keep these texts, unless storage is forbidden; some `over` others."""
    if model.storage == "forbidden":
        return []
    return [Save(key, text, over.get(key)) for key, text in texts.items()]


def shelved(model: Model, id: str, match: Match) -> Result:
    """A match on the shelf, as it is now; it goes on from where it stood there."""
    before, saved = model.shelf.get(id), Saved(str(match), model.now)
    model = replace(model, shelf={**model.shelf, id: saved})
    texts = {MATCH + id: saved.text, MATCHES: write_times(model.shelf)}
    return model, stored(model, texts, {MATCH + id: before.text} if before else NOTHING)


def kept_by_room(model: Model, texts: Texts) -> Result:
    """What a room keeps, by what follows `ROOMS` in its keys."""
    known = {key: text for key, text in model.kept.items() if key not in texts}
    known |= {key: text for key, text in texts.items() if text is not None}
    model = replace(model, kept=known)
    return model, stored(model, {ROOMS + key: text for key, text in texts.items()})


def by_time(model: Model) -> list[str]:
    """The ids of all matches, the latest first."""
    return sorted(model.shelf, key=lambda id: model.shelf[id].updated, reverse=True)


def discarded(model: Model, id: str) -> Result:
    """A match that is gone from the shelf, and all that was kept of it."""
    shelf = {other: saved for other, saved in model.shelf.items() if other != id}
    sitting = None if model.sitting and model.sitting.id == id else model.sitting
    picked = {other: held for other, held in model.picks.items() if other != id}
    model = replace(model, shelf=shelf, picks=picked, sitting=sitting)
    effects = stored(model, {MATCH + id: None, MATCHES: write_times(shelf), PICKED + id: None})
    if REVIEW + id in model.kept:
        model, more = kept_by_room(model, {REVIEW + id: None})
        effects += more
    return model, effects
