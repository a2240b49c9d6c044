"""Giving a link away: through the device's share sheet, by the clipboard, or as a code."""

from collections.abc import Callable

from web.app.effects import Announce, Copy, Result
from web.app.model import Model
from web.app.packed import pack
from web.app.routes import Route
from web.rooms.far import live
from web.rooms.far.afar import afar_of, changed
from web.rooms.far.record import Record, known, mark_sent


def link_of(model: Model, record: Record) -> str:
    """The link that tells all that is known here, and what a direct connection needs.

    What stands on somebody's own disk has no address to lead to.
    """
    call = live.pending(model, record.letter.table)
    text = "\n".join(map(str, filter(None, [known(model, record), call])))
    place = "" if model.place.startswith("file:") else model.place
    return f"{place}{Route('far', pack(text) or '')}"


def _gone(model: Model, record: Record) -> Result:
    """The link has left the device; what tells of a match that has begun is remembered as sent."""
    return mark_sent(model, record) if record.letter.luck else (model, [])


def share(model: Model, record: Record) -> Result:
    """By the share sheet, or where there is none, by the clipboard."""
    return copy(model, record)


def copy(model: Model, record: Record) -> Result:
    """By the clipboard."""
    said, link = model.words("far.copied"), link_of(model, record)
    model, effects = _gone(model, record)
    return changed(model, told=said), [Copy(link), Announce(said), *effects]


def code(model: Model, record: Record) -> Result:
    """As a code that the other's camera reads; or no longer."""
    table = record.letter.table
    if afar_of(model).shown == table:
        return changed(model, shown=""), []
    model, effects = _gone(model, record)
    return changed(model, shown=table), effects


VERBS: dict[str, Callable[[Model, Record], Result]] = {"send": share, "copy": copy, "code": code}
