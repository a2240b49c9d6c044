"""Rooms: parts of the app that a first visit does not need, fetched when somebody turns to them.

`web.rooms.<name>` offers `ROOM`, a `Room`; tools/rooms.py packs it with its sentences.
"""

import sys
from base64 import b64decode
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from io import BytesIO
from pathlib import Path
from tempfile import gettempdir
from types import MappingProxyType
from typing import Any
from zipfile import BadZipFile, ZipFile

from web.app.effects import Result
from web.app.messages import Message
from web.app.model import Model
from web.app.routes import Route

FETCHED = "room-"
"""What the name of a `Fetch` begins with when it is for a room."""

OF_PAGES: dict[str, str] = {
    "days": "days",
    "device": "device",
    "embed": "embed",
    "far": "far",
    "open": "open",
    "python": "workbench",
    "replay": "replay",
    "review": "review",
    "share": "share",
    "statistics": "statistics",
    "teach": "teach",
}
"""The room that draws a page, by `Route.page`."""


@dataclass(frozen=True)
class Room:
    """What a room does. What it knows stands in `Model.rooms` under its name."""

    title: str
    """The key of what stands in the browser's tab."""
    enter: Callable[[Model, Route], Result]
    """What its page needs when it is turned to."""
    draw: Callable[[Model], str]
    """The inside of #app."""
    verbs: Mapping[str, Callable[[Model, str], Result]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """What a click on `data-do="<verb> <rest>"` does, given the rest; before the app's own."""
    forms: Mapping[str, Callable[[Model, dict[str, str]], Result]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """What a form of that name does with its values; before the app's own."""
    file: Callable[[Model, str], Result] | None = None
    """What is done with a file that was chosen on its page; None where none can be."""
    hear: Callable[[Model, Message], Result | None] = lambda model, message: None
    """What comes of a message that is the room's own business; None of one that is the app's."""
    tell: Callable[[Model, Message, Result], Result] = lambda before, message, result: result
    """What becomes of the result of each message, given the model before it."""
    think: Callable[[str], Generator[None, bool | None, str]] | None = None
    """What an `Examine` asks of it: answers a text with a text, and pauses as bots do; a worker of
    the page may do it, which knows nothing of any model."""


def room(name: str) -> Room | None:
    """The room of that name; None while it has not been fetched."""
    try:
        found: Room = import_module(f"web.rooms.{name}").ROOM
    except ModuleNotFoundError as missing:
        if missing.name not in ("web.rooms", f"web.rooms.{name}"):
            raise
        return None
    return found


def room_of(route: Route) -> Room | None:
    """The room that draws this page; None for a page that needs none, or has not got it yet."""
    name = OF_PAGES.get(route.page)
    return None if name is None else room(name)


def knowing(model: Model, name: str, known: Any) -> Model:
    """The model in which the room of that name knows this."""
    return replace(model, rooms={**model.rooms, name: known})


def known_here(model: Model, name: str) -> Any:
    """What that room knows of the match of this page, by its `id`; None where it is of another."""
    known = model.rooms.get(name)
    return known if known is not None and known.id == model.route.name else None


def is_of_a_room(verb: str, route: Route) -> bool:
    """Whether a verb is one of a page that was left, or of one whose room is still to come."""
    if route.page in OF_PAGES and room_of(route) is None:
        return True
    here = filter(None, map(room, OF_PAGES.values()))
    return any(verb in each.verbs for each in here)


def unpack(name: str, text: str | None) -> bool:
    """Make a room that was fetched one that can be entered; whether it is one now."""
    folder = Path(gettempdir(), FETCHED + name)  # a new one: nobody remembers what is not in it
    try:
        with ZipFile(BytesIO(b64decode(text or "", validate=True))) as packed:
            packed.extractall(folder)
    except (ValueError, BadZipFile):
        return False
    sys.path.append(str(folder))
    _packed[name] = text or ""
    return room(name) is not None


_packed: dict[str, str] = {}


def packed(name: str) -> str:
    """A room as it was fetched, for a worker that has not got it; "" where nobody needs to."""
    return _packed.get(name, "")


def studying(name: str, text: str, packed: str = "") -> Generator[None, bool | None, str]:
    """What the room thinks of a text (`Room.think`); it is unpacked where it is not known."""
    if room(name) is None:
        unpack(name, packed)
    found = room(name)
    assert found is not None
    assert found.think is not None
    return found.think(text)
