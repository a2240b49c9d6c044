"""Giving a link away: through the device's share sheet, by the clipboard, or as a code."""

from collections.abc import Callable
from dataclasses import replace

from web.app.effects import Announce, Copy, Effect, Focus, Result, Share
from web.app.links import place_of
from web.app.messages import Message, Shared
from web.app.model import Model
from web.app.packed import pack
from web.app.routes import Route
from web.rooms.far import live
from web.rooms.far.afar import afar_of, changed
from web.rooms.far.record import Record, keep, mark_sent, record_at, to_tell
from web.words.covers import cover


def link_of(model: Model, record: Record) -> str:
    """The link that tells what others may know, and what a direct connection needs."""
    call = live.pending(model, record.letter.table)
    text = "\n".join(map(str, filter(None, [to_tell(model, record), call])))
    return place_of(model.place, Route("far", pack(text) or ""))


def _sent(model: Model, record: Record) -> Result:
    """The link has left the device: without a connection the game goes on by links."""
    effects: list[Effect] = []
    if record.live and live.stage(model, record) in live.GONE:
        record = replace(record, live=False)
        model, effects = keep(model, record)
    model, more = mark_sent(model, record)
    return model, [*effects, *more]


def share(model: Model, record: Record) -> Result:
    """By the share sheet."""
    title, link = cover(record.letter.game, model.language).title, link_of(model, record)
    model, effects = _sent(model, record)
    return model, [Share(title, model.words("far.shared", game=title), link), *effects]


def copy(model: Model, record: Record) -> Result:
    """By the clipboard."""
    link = link_of(model, record)
    model, effects = _sent(model, record)
    model, said = shared(model, "copied")
    return model, [Copy(link), *said, *effects]


def shared(model: Model, how: str) -> Result:
    """What came of it: what the device itself has told is not told again."""
    if how != "copied":
        return model, []
    said = model.words("far.copied")
    return changed(model, told=said), [Announce(said)]


def copy_opened(model: Model, _: str) -> Result:
    """The link that was opened, for another browser."""
    said = model.words("far.copied.browser")
    model = changed(model, told=said)
    return model, [Copy(place_of(model.place, model.route)), Announce(said)]


def hear(model: Model, message: Message) -> Result | None:
    """What came of the buttons on the room's own page."""
    return shared(model, message.how) if isinstance(message, Shared) else None


def code(model: Model, record: Record) -> Result:
    """As a code that the other's camera reads; or no longer."""
    table = record.letter.table
    if afar_of(model).shown == table:
        return changed(model, shown=""), []
    return changed(model, shown=table), [Focus("far-code")]


def scanned(model: Model, record: Record) -> Result:
    """The other's camera has read the code, as somebody says who has seen it."""
    model, effects = _sent(model, record)
    return changed(model, shown=""), [*effects, Focus("far-qr")]


def from_page(act: str) -> Callable[[Model, str], Result]:
    """What a button of the room's own page does, which names its table."""

    def do(model: Model, table: str) -> Result:
        record = record_at(model, table)
        return VERBS[act](model, record) if record is not None else (model, [])

    return do


def by_hand(model: Model, table: str) -> Result:
    """Somebody has copied the link from its field."""
    record = record_at(model, table)
    return (model, []) if record is None else _sent(model, record)


VERBS: dict[str, Callable[[Model, Record], Result]] = {
    "send": share,
    "copy": copy,
    "code": code,
    "scanned": scanned,
}
