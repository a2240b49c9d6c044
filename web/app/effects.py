"""What the app asks for: the closed set of effects, and how they are written."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from web.app.model import Model


@dataclass(frozen=True, slots=True)
class Patch:
    """Draw the inside of an element anew, unless a patch with a larger number was there first."""

    op: ClassVar = "patch"
    id: str
    html: str
    number: int


@dataclass(frozen=True, slots=True)
class Save:
    """Keep a text in the browser; None removes it.

    `over` is the text whose place it takes. Where another stands there by now, some other window
    has kept that: it stays, and the app hears of it. None: whatever stands there.
    """

    op: ClassVar = "save"
    key: str
    text: str | None
    over: str | None = None


@dataclass(frozen=True, slots=True)
class Mirror:
    """Let the mirror of what is kept hold under this key what the browser's storage holds."""

    op: ClassVar = "mirror"
    key: str


@dataclass(frozen=True, slots=True)
class Announce:
    """Have a screen reader say it."""

    op: ClassVar = "announce"
    text: str


@dataclass(frozen=True, slots=True)
class Hush:
    """Forget everything a screen reader was given to say: somebody else may hear it now."""

    op: ClassVar = "hush"


@dataclass(frozen=True, slots=True)
class Sound:
    """Let names of `web.boards.sounds` be heard, each after so many milliseconds.

    `volume` is from 0 to 1; `vibrate` says whether the device may tremble too.
    """

    op: ClassVar = "sound"
    sounds: Sequence[tuple[str, int]]
    volume: float
    vibrate: bool


@dataclass(frozen=True, slots=True)
class Focus:
    """Move the keyboard's focus to an element."""

    op: ClassVar = "focus"
    id: str


@dataclass(frozen=True, slots=True)
class Back:
    """Move the keyboard's focus to where it was before a dialog came, or else to an element."""

    op: ClassVar = "back"
    id: str


@dataclass(frozen=True, slots=True)
class Scroll:
    """Bring an element into sight: to the `start` of the window, or `nearest` to where it is.

    Or only `inside` the part of the page that it stands in, where that scrolls by itself.
    """

    op: ClassVar = "scroll"
    id: str
    block: str = "start"


@dataclass(frozen=True, slots=True)
class After:
    """Ring after so many milliseconds."""

    op: ClassVar = "after"
    ms: int
    what: str
    number: int


@dataclass(frozen=True, slots=True)
class Download:
    """Give the person a file."""

    op: ClassVar = "download"
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Everything:
    """Give the person one file of that name with all that the browser keeps for us."""

    op: ClassVar = "everything"
    name: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a text on the clipboard."""

    op: ClassVar = "copy"
    text: str


@dataclass(frozen=True, slots=True)
class Share:
    """Give something away through the device's share sheet; a `Shared` tells what came of it.

    With a `picture`, an SVG document, it goes along as a PNG of that name. Where there is no sheet
    for it, the text and the address are copied, and a picture is saved as a file.
    """

    op: ClassVar = "share"
    title: str
    text: str
    url: str = ""
    picture: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Paint:
    """Give the person an SVG document, which says how large it is, as a PNG file of that name.

    A `Shared` tells what came of it.
    """

    op: ClassVar = "paint"
    name: str
    picture: str


@dataclass(frozen=True, slots=True)
class Fetch:
    """Fetch the lessons or the room of this name; a `Fetched` answers."""

    op: ClassVar = "fetch"
    name: str


@dataclass(frozen=True, slots=True)
class Reload:
    """Load the page anew, as the site is now."""

    op: ClassVar = "reload"


@dataclass(frozen=True, slots=True)
class Work:
    """Have a helper of the page do something, which is fetched when it is first needed.

    The workbench does it with somebody's code (web/workbench/bench.js), `far` with a connection to
    somebody's page (web/shell/far.js). A `Worked` tells what comes of it.
    """

    op: ClassVar = "work"
    act: str
    data: Mapping[str, object]
    by: str = "workbench"


@dataclass(frozen=True, slots=True)
class Delegate:
    """Have workers of the page think; each gets one of these messages, `Consult` or `Study`.

    A `Considered` answers. What they were thinking of before is given up.
    """

    op: ClassVar = "delegate"
    number: int
    texts: Sequence[str]


@dataclass(frozen=True, slots=True)
class Hasten:
    """Whoever thinks of a move, here or in those workers, has thought enough."""

    op: ClassVar = "hasten"


@dataclass(frozen=True, slots=True)
class Found:
    """What came of a `Consult` or a `Study`, from such a worker to the page, which hands it on.

    `answer` is a text: a bot's votes, a hint, or what a room thinks.
    """

    op: ClassVar = "found"
    number: int
    answer: str


@dataclass(frozen=True, slots=True)
class Go:
    """Change the address; `instead` of the one there is in what the browser goes back through."""

    op: ClassVar = "route"
    route: str
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """The language, theme, contrast and title of the whole document."""

    op: ClassVar = "page"
    language: str
    theme: str
    contrast: str
    title: str


@dataclass(frozen=True, slots=True)
class Post:
    """Tell the page around a frame: what kind of news, and what belongs to it."""

    op: ClassVar = "post"
    kind: str
    data: Mapping[str, str | int | bool]


@dataclass(frozen=True, slots=True)
class Error:
    """Show that something is broken; `text` is the traceback."""

    op: ClassVar = "error"
    text: str


@dataclass(frozen=True, slots=True)
class Think:
    """Let a bot choose; carried out by the app itself, which answers with a `Thought`."""

    number: int
    game: str
    level: str
    observation: Any
    seed: str


@dataclass(frozen=True, slots=True)
class Ponder:
    """Find a hint for whoever has this observation; answered with a `Hinted`, as above."""

    number: int
    game: str
    observation: Any


@dataclass(frozen=True, slots=True)
class Examine:
    """Have a room think about a text (`Room.think`); a `Considered` of one answer comes of it."""

    number: int
    room: str
    text: str


ForThePage = (
    Patch
    | Save
    | Mirror
    | Announce
    | Hush
    | Sound
    | Focus
    | Back
    | Scroll
    | After
    | Download
    | Everything
    | Copy
    | Share
    | Paint
    | Fetch
    | Reload
    | Work
    | Delegate
    | Hasten
    | Found
    | Go
    | Page
    | Post
    | Error
)
"""Every effect but `Think`, `Ponder` and `Examine`, which never leave the app."""

Effect = ForThePage | Think | Ponder | Examine

Result = tuple[Model, list[Effect]]
"""What comes of a message: the next model, and what is to be done besides."""


def write_effects(effects: Sequence[ForThePage]) -> str:
    """The effects as a JSON list."""
    return json.dumps([{"op": effect.op, **asdict(effect)} for effect in effects])
