"""People far away at a table: what their links have brought is played, and what is due is told."""

from collections.abc import Callable
from dataclasses import replace

from engine.core.game import BadTextError
from web.app import playing
from web.app.effects import Result
from web.app.model import Model, Notice, Sitting
from web.app.sitting import chance_to_act, deciding, is_over, look
from web.pages.html import button, link
from web.rooms.far import live
from web.rooms.far.doing import connect
from web.rooms.far.letter import decisions, length_after
from web.rooms.far.panel import code, paste_field, told, ways_to_send
from web.rooms.far.record import Record, is_due, known, record_of, table_route
from web.rooms.far.sending import VERBS as SENDING


def seat(model: Model, sitting: Sitting) -> Sitting:
    """The match as it is turned to: what has left the device stays."""
    record = record_of(model, sitting.id)
    floor = len(sitting.match.log)
    if record is not None:
        floor = length_after(sitting.match, max(0, record.sent))
    return look(replace(sitting, floor=floor))


def notice(model: Model, sitting: Sitting) -> Notice | None:
    """That the connection is gone, for whoever comes back to a turn of their own."""
    record = record_of(model, sitting.id)
    if record is None or not deciding(sitting) or live.stage(model, record) != "lost":
        return None
    way = table_route(record.letter.table)
    return Notice(model.words("far.live.lost"), model.words("far.live"), way)


def _coming(record: Record, sitting: Sitting) -> str:
    """The next move that a link has brought and that is still to be watched; "" for none."""
    made = len(decisions(sitting.match))
    moves = record.letter.moves
    return moves[made] if made < len(moves) else ""


def consult(model: Model, sitting: Sitting) -> Result:
    """Play the next move that a link has brought; where none is left, tell what was played here."""
    record = record_of(model, sitting.id)
    if record is None:
        return model, []
    coming = "" if is_over(sitting) else _coming(record, sitting)
    if not coming:
        return live.tell(model, record)
    match = sitting.match
    try:
        move = match.game.move(coming)
    except BadTextError:
        return model, []
    if match.state.refusal(move) is not None:
        return model, []
    return playing.play(model, move)


def said(model: Model, sitting: Sitting) -> str:
    """Whose turn is watched, who has to get the turn, or whose link is awaited."""
    words, record = model.words, record_of(model, sitting.id)
    if record is None:
        return words("far.table.gone")
    if is_over(sitting):
        return ""
    if chance_to_act(sitting):
        return ""
    name = record.letter.names[sitting.match.state.to_act]
    if _coming(record, sitting):
        return words("far.table.coming", name=name)
    if live.is_open(model, record):
        return words("far.table.live", name=name)
    stage = live.stage(model, record)
    if stage == "answered":
        return words("far.table.connects")
    if stage == "lost":
        return words(f"far.table.lost.{'send' if is_due(model, record) else 'waiting'}", name=name)
    if is_due(model, record):
        made = bool(known(model, record).moves)
        return words("far.table.send" if made else "far.table.send-first", name=name)
    return words("far.table.waiting", name=name)


def ways(model: Model, sitting: Sitting) -> str:
    """The link to send, and the field for the one that is awaited."""
    words, record = model.words, record_of(model, sitting.id)
    if record is None or (not is_over(sitting) and _coming(record, sitting)):
        return ""
    if live.is_open(model, record) and not is_due(model, record):
        return ""
    more = link(table_route(record.letter.table), words("far.more"), "", "far-more")
    again, stage = "", live.stage(model, record)
    if stage in live.GONE:
        again = more = button("far connect", words("far.live.again"), "", "far-call")
    if is_due(model, record) or stage == "answered":
        return ways_to_send(model, record, due=True) + more
    if is_over(sitting):
        return ways_to_send(model, record, due=False) + more
    resend = link(table_route(record.letter.table), words("far.send.again"), "", "far-more")
    row = code(model, record) + resend
    return f'{told(model)}{again}{paste_field(model, "far")}<div class="row">{row}</div>'


def _record(model: Model) -> Record | None:
    sitting = playing.current(model)
    return record_of(model, sitting.id) if sitting is not None else None


def _by(act: Callable[[Model, Record], Result]) -> Callable[[Model], Result]:
    def do(model: Model) -> Result:
        record = _record(model)
        return act(model, record) if record is not None else (model, [])

    return do


def _connect(model: Model, record: Record) -> Result:
    return connect(model, record.letter.table)


VERBS = {what: _by(act) for what, act in [*SENDING.items(), ("connect", _connect)]}
