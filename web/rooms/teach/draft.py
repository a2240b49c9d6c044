"""The board on the desk, kept on this device as it is made and had back when one comes again.

`serao.room.teach` holds it as JSON: the `board`, the `id` under which it is also kept, a stamp `of`
what was kept there, and the lesson it `came` from. What cannot be read is as if there were none. Of
two windows, the one in which something was changed last has its board back.
"""

import json
from zlib import crc32

from web.app.effects import Result
from web.app.messages import Message
from web.app.model import Model
from web.app.saves import LONGEST, parsed
from web.app.storing import kept_by_room
from web.rooms.teach.desk import ROOM, Desk, desk_of, put
from web.rooms.teach.made import as_data, from_data, kept


def taken_up(model: Model) -> Model:
    """The model with the board that was on the desk when the page was left, if nothing is there."""
    if desk_of(model).made is not None:
        return model
    match parsed(model.kept.get(ROOM, "")):
        case {"board": board, "id": str(id), "of": int(of), "came": str(came)}:
            made, known = from_data(board), kept(model.kept).get(id, "")
            if made is None or not made.position:
                return model
            if not id or crc32(known.encode()) != of:  # deleted, or changed by another window
                id = known = ""
            return put(model, Desk(made, id, known, came=came, told=model.words("teach.again")))
    return model


def keep(before: Model, message: Message, result: Result) -> Result:
    """Keep the board whenever it, or what it goes by, has changed."""
    model, effects = result
    text = _written(desk_of(model))
    if text in (_written(desk_of(before)), model.kept.get(ROOM)):
        return result
    model, more = kept_by_room(model, {ROOM: text if len(text) <= LONGEST else None})
    return model, [*effects, *more]


def _written(desk: Desk) -> str:
    """As it is kept; empty while there is no board."""
    if desk.made is None:
        return ""
    of = crc32(desk.known.encode())
    whole = {"board": as_data(desk.made), "id": desk.id, "of": of, "came": desk.came}
    return json.dumps(whole, ensure_ascii=False)
