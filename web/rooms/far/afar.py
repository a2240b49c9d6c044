"""What the room knows while the page is open: an invitation being answered, what a link was."""

from dataclasses import dataclass, field, replace
from typing import Any

from web.app.model import Draft, Model
from web.app.rooms import knowing
from web.rooms.far.letter import Letter

ROOM = "far"


@dataclass(frozen=True, slots=True)
class Line:
    """A connection to somebody's page, for one table.

    `stage` is `calling` or `answering` while this page gets ready, `called` or `answered` when
    `text` is what the other has to get, `open`, or `lost`.
    """

    table: str
    stage: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Afar:
    """All of it."""

    draft: Draft | None = None
    """The game of an invitation that is being written."""
    seat: int = 0
    """The seat of whoever writes it."""
    invited: Letter | None = None
    """The invitation that was opened, until it is answered."""
    incoming: Any = None
    """The `Call` that came along with it."""
    problem: str = ""
    """What a link was that brought nothing, in words."""
    table: str = ""
    """The table that it was about."""
    pasted: str = ""
    """What was pasted and is no link."""
    shown: str = ""
    """The table whose link is shown as a code."""
    told: str = ""
    """What was just done, in words."""
    nameless: bool = False
    """Whether somebody wants to sit down and has not said what they are called."""
    lines: dict[str, Line] = field(default_factory=dict)
    """The direct connections, by table; never changed in place."""
    server: str = ""
    """A STUN server that a person has named."""


def afar_of(model: Model) -> Afar:
    """What the room knows; everything as at first where nobody was there yet."""
    found: Afar = model.rooms.get(ROOM, Afar())
    return found


def changed(model: Model, **changes: Any) -> Model:
    """The model with something else known."""
    return knowing(model, ROOM, replace(afar_of(model), **changes))
