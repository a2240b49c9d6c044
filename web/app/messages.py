"""What can reach the app: the closed set of messages, and how they are read."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any

from engine.search.hints import Hint


@dataclass(frozen=True, slots=True)
class Start:
    """The page is there. `storage` holds what was kept under our keys; None when it is forbidden.

    `mirror` says where the second copy of it differs: see `web.app.copies.agreed`.
    `language` is the browser's, such as `pt-BR`; `seed` is any whole number; `place` is the
    address of the site's folder.
    `embed` is the query of a frame in somebody's page, not empty there; "" for the whole site.
    `minds` is how many workers the page can spare for bots that think.
    `entropy` is 64 hexadecimal digits that nobody else knows.
    `fell` says that the page was loaded anew because Python had ended.
    """

    now: int
    language: str
    storage: Mapping[str, str] | None
    mirror: Sequence[object]
    route: str
    seed: int
    place: str = ""
    embed: str = ""
    fell: bool = False
    minds: int = 0
    entropy: str = ""


@dataclass(frozen=True, slots=True)
class Do:
    """A click on something with data-do; `what` is that attribute.

    `near` are those of the small things beside it that a finger may have meant instead.
    `again`: it is the second of two quick taps of a finger on it.
    """

    now: int
    what: str
    near: Sequence[str] = ()
    again: bool = False


@dataclass(frozen=True, slots=True)
class Early:
    """A click made before the app lived, on a picture of a page; `stand` is its data-stand."""

    now: int
    what: str
    stand: str


@dataclass(frozen=True, slots=True)
class Form:
    """A form was sent, or a field of a live form was changed."""

    now: int
    name: str
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Key:
    """A key was pressed inside what lists it in its data-keys."""

    now: int
    key: str


@dataclass(frozen=True, slots=True)
class Moved:
    """The address changed."""

    now: int
    route: str


@dataclass(frozen=True, slots=True)
class Rang:
    """A timer set by `After` ran out."""

    now: int
    what: str
    number: int


@dataclass(frozen=True, slots=True)
class NotKept:
    """A save failed: `state` is `full` or `forbidden`.

    Or `cleared`: what stood there was away, and is kept again.
    """

    now: int
    state: str


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another window of the site has kept something; `storage` is all that is kept now."""

    now: int
    storage: Mapping[str, str] | None


@dataclass(frozen=True, slots=True)
class Mirrored:
    """The mirror has answered after the start: as there, `storage` and `mirror` as they are now."""

    now: int
    storage: Mapping[str, str] | None
    mirror: Sequence[object]


@dataclass(frozen=True, slots=True)
class File:
    """A file was chosen."""

    now: int
    text: str


@dataclass(frozen=True, slots=True)
class Fetched:
    """What a `Fetch` of this name came to; None when nothing could be had.

    `gone` says that the host was reached and has no such file any more.
    """

    now: int
    name: str
    text: str | None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Host:
    """The page around a frame asks: `load` a query, `play` at a level, `reset`, or another
    `language` or `theme`; `text` says which."""

    now: int
    what: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Worked:
    """What came of a `Work` of that helper; `what` happened, and `values` say more of it."""

    now: int
    what: str
    values: Mapping[str, str]
    by: str = "workbench"


@dataclass(frozen=True, slots=True)
class Shared:
    """What came of a `Share` or a `Paint`.

    `how` is `sheet` for the device's own, `copied`, `shown` to be copied by hand, `saved` as a
    file, `left` when the person closed the sheet, or `broken` where no picture could be drawn.
    """

    now: int
    how: str


@dataclass(frozen=True, slots=True)
class Considered:
    """What came of a `Delegate`, by that number: the answer of each worker.

    None for each that is there no longer.
    """

    now: int
    number: int
    answers: Sequence[str | None]


@dataclass(frozen=True, slots=True)
class Consult:
    """Think as a bot of this level, a share of the search, or find a hint if it is "": from the app
    to one that helps it.

    `position`, `seat` and `past` are those of an `engine.core.sight.Sight`.
    """

    number: int
    game: str
    level: str
    position: str
    seat: int
    past: Sequence[str]
    seed: str
    share: int
    shares: int


@dataclass(frozen=True, slots=True)
class Study:
    """Think about a text as a room does (`Room.think`): from the app to one that helps it.

    `packed` is the room, for whoever has not got it.
    """

    number: int
    room: str
    text: str
    packed: str


@dataclass(frozen=True, slots=True)
class Enough:
    """Whoever was consulted has thought enough."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot has chosen; from the app to itself. `number` is that of its `Think`."""

    number: int
    move: Any


@dataclass(frozen=True, slots=True)
class Hinted:
    """A hint has been found; from the app to itself. `number` is that of its `Ponder`."""

    number: int
    hint: Hint


Outside = (
    Start
    | Do
    | Early
    | Form
    | Key
    | Moved
    | Rang
    | NotKept
    | Elsewhere
    | Mirrored
    | File
    | Fetched
    | Host
    | Worked
    | Shared
    | Considered
)
Message = Outside | Thought | Hinted

ForAMind = Consult | Study | Enough
"""What reaches an app that only thinks."""

_KINDS: dict[str, type[Outside | ForAMind]] = {
    "start": Start,
    "do": Do,
    "early": Early,
    "form": Form,
    "key": Key,
    "route": Moved,
    "after": Rang,
    "storage": NotKept,
    "elsewhere": Elsewhere,
    "mirror": Mirrored,
    "file": File,
    "fetched": Fetched,
    "host": Host,
    "worked": Worked,
    "shared": Shared,
    "considered": Considered,
    "consult": Consult,
    "study": Study,
    "enough": Enough,
}


def read_message(text: str) -> Message | ForAMind:
    """The message of a JSON text. Raises ValueError or KeyError for what is none."""
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
        raise ValueError("no message")
    kind = _KINDS[data["kind"]]
    return kind(
        **{
            field.name: data[field.name]
            for field in fields(kind)
            if field.name in data or field.default is MISSING
        }
    )
