"""What a device keeps of a match by link, besides the match itself, and how it is read back.

One text for each table, under `serao.room.far.<table>`: JSON of the letter as it was last known,
the seats that play here, this device's number, the match's id on the shelf ("" before it begins),
how many moves have left the device or come to it, and whether it was played directly last.
"""

import json
from dataclasses import dataclass, replace

from engine.core.game import BadTextError, Seat
from engine.core.match import Match
from web.app.effects import Result
from web.app.model import Model
from web.app.outside import TABLES, is_turn_here, seat, unsent
from web.app.routes import Route
from web.app.saves import open_match, parsed
from web.app.storing import kept_by_room
from web.rooms.far.letter import Letter, decisions, read_letter
from web.rooms.far.luck import is_number

UNSENT = -1
"""Moves that have left the device, where not even the beginning of the match has."""

AT = "at"
"""What stands in the address of a table, before its name."""


def table_route(table: str) -> Route:
    """The page of a table."""
    return Route("far", AT, table)


@dataclass(frozen=True, slots=True)
class Record:
    """All of it."""

    letter: Letter
    mine: tuple[Seat, ...]
    number: str
    match: str = ""
    sent: int = UNSENT
    live: bool = False
    """Whether devices were connected when the latest move was passed on."""

    @property
    def hosts(self) -> bool:
        """Whether the invitation is this device's."""
        return self.letter.is_hosted_by(self.mine)

    def has_begun(self, model: Model) -> bool:
        """Whether the match stands on the shelf."""
        return self.match in model.shelf

    def route(self, model: Model) -> Route:
        """Where the match goes on: on its table, or while somebody is awaited on its page."""
        if self.has_begun(model):
            return Route("table", self.match)
        return table_route(self.letter.table)

    @property
    def far(self) -> tuple[str, ...]:
        """What the people are called who have taken seats elsewhere."""
        return tuple(
            name for seat, name in enumerate(self.letter.names) if name and seat not in self.mine
        )


def read_record(text: str) -> Record | None:
    """The record of a text; None for what is none."""
    match parsed(text):
        case {
            "letter": str(letter),
            "mine": [int(own)],
            "number": str(number),
            "match": str(id),
            "sent": int(sent),
            **rest,
        }:
            try:
                found = Record(
                    read_letter(letter), (own,), number, id, sent, rest.get("live") is True
                )
            except BadTextError:
                return None
            sound = 0 <= own < len(found.letter.guests) and is_number(number) and sent >= UNSENT
            return found if sound else None
    return None


def write_record(record: Record) -> str:
    """The record as text."""
    data = {
        "letter": str(record.letter),
        "mine": record.mine,
        "number": record.number,
        "match": record.match,
        "sent": record.sent,
        "live": record.live,
    }
    return json.dumps(data)


def records(model: Model) -> dict[str, Record]:
    """Every record that is kept, by its table."""
    found = {
        key.removeprefix(TABLES): read_record(text)
        for key, text in model.kept.items()
        if key.startswith(TABLES)
    }
    return {table: record for table, record in found.items() if record is not None}


def record_at(model: Model, table: str) -> Record | None:
    """What is kept of this table."""
    text = model.kept.get(TABLES + table)
    return None if text is None else read_record(text)


def record_of(model: Model, id: str) -> Record | None:
    """What is kept of a match of the shelf."""
    return next((one for one in records(model).values() if one.match == id), None)


def keep(model: Model, record: Record) -> Result:
    """The model with the record as it is now."""
    return kept_by_room(model, {TABLES + record.letter.table: write_record(record)})


def mark_sent(model: Model, record: Record) -> Result:
    """All that is known here leaves the device: what was played is not taken back any more."""
    if not is_due(model, record):
        return model, []
    letter = known(model, record)
    model, effects = keep(model, replace(record, sent=len(letter.moves), letter=letter))
    model, more = seat(model)
    return model, [*effects, *more]


def is_due(model: Model, record: Record) -> bool:
    """Whether something of the match was decided here that nobody else knows yet."""
    match = _match(model, record)
    return match is not None and unsent(model, record.match, match)


def to_tell(model: Model, record: Record) -> Letter:
    """The letter that leaves the device: without a turn that still goes on here.

    Whoever had got half of it would stand at another game once it was taken back.
    """
    match = _match(model, record)
    return record.letter if match is not None and is_turn_here(match) else known(model, record)


def known(model: Model, record: Record) -> Letter:
    """The letter with all the moves that are known: those played here since are in the match."""
    match, letter = _match(model, record), record.letter
    if match is None:
        return letter
    made = decisions(match)
    return replace(letter, moves=made) if len(made) > len(letter.moves) else letter


def _match(model: Model, record: Record) -> Match | None:
    """The match as it stands here, where it has begun."""
    sitting = model.sitting
    if sitting is not None and sitting.id == record.match:
        return sitting.match
    saved = model.shelf.get(record.match)
    match = open_match(saved.text) if saved else None
    return match if isinstance(match, Match) else None
