"""What was kept: at the start, in its second copy, and by another window."""

from collections.abc import Mapping
from dataclasses import replace

from engine.core.match import Match
from web.app import outside, picks, playing
from web.app.copies import agreed
from web.app.effects import Effect, Result
from web.app.messages import Mirrored, Start
from web.app.model import Model, Notice
from web.app.routes import Route, read_route
from web.app.saves import MATCH, new_id, open_match, read_kept, read_picks, read_shelf
from web.app.sheets import read_sheets
from web.app.sitting import seat_down
from web.app.stand import stand
from web.app.storing import shelved, stored
from web.app.visiting import arrive


def begin(model: Model, message: Start) -> Result:
    """The page is there: what was kept is on the shelf, and its own page is turned to."""
    model = replace(
        model,
        browser_language=message.language,
        seed=message.seed,
        entropy=message.entropy,
        place=message.place,
        minds=message.minds,
        storage="forbidden" if message.storage is None else "kept",
    )
    storage, repairs = agreed(message.storage or {}, message.mirror, message.now, message.seed)
    if message.embed:
        return arrive(
            replace(_known(model, storage, framed=True), embed=message.embed, route=Route("embed"))
        )
    model = _restored(model, storage)
    model, effects = arrive(replace(model, route=read_route(message.route)))
    model, effects = replace(model, opened=stand(model)), [*repairs, *effects]
    if not message.fell:
        return model, effects
    words = model.words
    return _noted(model, effects, Notice(words("app.fell.text"), words("app.fell.title")))


def reflect(model: Model, message: Mirrored) -> Result:
    """The mirror was slow, and what it knows comes now: it may be more than is on the table."""
    storage, repairs = agreed(message.storage or {}, message.mirror, message.now, model.seed)
    model, effects = _found(_restored(model, storage))
    return model, [*repairs, *effects]


def catch_up(model: Model, storage: Mapping[str, str]) -> Result:
    """Another window kept something; if it went on with the match on the table, so does this."""
    before, kept = model.sitting, model.kept
    model, effects = _found(_restored(model, storage))
    after = playing.current(model)
    if before is None or after is None:
        return model, effects
    if outside.is_far(after.match) and model.kept != kept:  # by a link that came there
        model, seated = outside.seat(model)
        model, more = playing.go_on(model)
        effects = [*effects, *seated, *more]
    if after.match is before.match:
        return model, effects
    words = model.words
    notice = Notice(words("app.elsewhere.text"), words("app.elsewhere.title"))
    return _noted(model, effects, notice)


def _noted(model: Model, effects: list[Effect], notice: Notice) -> Result:
    """The same, and a notice of what has happened to the page."""
    model, told = playing.tell(model, notice)
    return model, [*effects, *told]


def _restored(model: Model, storage: Mapping[str, str]) -> Model:
    model = _known(model, storage, framed=False)
    return replace(model, shelf=read_shelf(storage), picks=read_picks(storage))


def _known(model: Model, storage: Mapping[str, str], framed: bool) -> Model:
    return replace(model, kept=read_kept(storage), **read_sheets(storage, framed))


def _found(model: Model) -> Result:
    """What is on the shelf now: also a match that was asked for and was not there yet."""
    missed = model.sitting is None and model.route.page == "table"
    return arrive(model) if missed else _follow(model)


def _follow(model: Model) -> Result:
    """Put the match on the table as it stands on the shelf, with what is picked up there.

    What stands there and cannot be read makes way, under an id of its own. A lesson is on no
    shelf: what was picked up in it is known here alone.
    """
    sitting = model.sitting
    if sitting is not None and sitting.course is not None:
        return model, []
    saved = model.shelf.get(sitting.id) if sitting else None
    if sitting is None or saved is None:
        return picks.take_up(model), []
    match = open_match(saved.text)
    if not isinstance(match, Match):
        aside = new_id(model.now, model.seed, model.shelf.keys())
        model = replace(model, shelf={**model.shelf, aside: saved})
        model, kept = shelved(model, sitting.id, sitting.match)
        return picks.take_up(model), [*stored(model, {MATCH + aside: saved.text}), *kept]
    if str(match) == str(sitting.match):
        return picks.take_up(model), []
    return playing.go_on(replace(model, sitting=seat_down(sitting.id, match)))
