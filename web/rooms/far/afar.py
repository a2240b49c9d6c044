"""What the room knows while the page is open: an invitation being answered, what a link was."""

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from web.app.model import Draft, Model
from web.app.rooms import knowing
from web.boards.telling import listed
from web.rooms.far.letter import Letter
from web.words import Words

ROOM = "far"


@dataclass(frozen=True, slots=True)
class Line:
    """A connection to somebody's page, for one table.

    `stage` is `calling` or `answering` while this page gets ready, `called` or `answered` when
    `text` is what the other has to get, `open`, then `lost`; where it never was, `failed`, or
    `unreached` while what connects pages could not be fetched.
    """

    table: str
    stage: str
    text: str = ""


class Problem(NamedTuple):
    """What a link was that brought nothing: the key of a sentence, and who is named in it."""

    key: str
    names: tuple[str, ...] = ()

    def says(self, words: Words) -> str:
        """The sentence."""
        return words(self.key, names=listed(words, self.names))


@dataclass(frozen=True, slots=True)
class Afar:
    """All of it."""

    draft: Draft | None = None
    """The game of an invitation that is being written."""
    seat: int = 0
    """The seat of whoever writes it."""
    invited: Letter | None = None
    """The invitation that was opened, until it is answered."""
    offered: Letter | None = None
    """What the link tells that was opened, where the game goes on otherwise by others' moves."""
    incoming: Any = None
    """The `Call` that came along with it."""
    problem: Problem | None = None
    """What the link was that was opened, where it brought nothing."""
    table: str = ""
    """The table that it was about."""
    game: str = ""
    """The game that it was about."""
    pasted: str | None = None
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
    misnamed: bool = False
    """Whether what was named last is none."""


def afar_of(model: Model) -> Afar:
    """What the room knows; everything as at first where nobody was there yet."""
    found: Afar = model.rooms.get(ROOM, Afar())
    return found


def changed(model: Model, **changes: Any) -> Model:
    """The model with something else known."""
    return knowing(model, ROOM, replace(afar_of(model), **changes))


def put(model: Model, call: str, line: Line) -> Model:
    """The model with this connection as it stands now."""
    return changed(model, lines={**afar_of(model).lines, call: line})
