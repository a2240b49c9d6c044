"""What the page for authors knows while somebody works on it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from web.app.effects import Announce, Effect, Result, Scroll
from web.app.model import Model, Sitting
from web.app.rooms import knowing
from web.rooms.teach.made import MADE, Made

ROOM = "teach"


@dataclass(frozen=True, slots=True)
class Problem:
    """What could not be done, in sentences; `at` is the part of the page where it belongs."""

    at: str
    text: str
    more: str = ""
    quoted: str = ""
    """The words of the text that are wrong."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The board that is being made, and all that is not kept of the work on it."""

    made: Made | None = None
    id: str = ""
    """Under which it is kept; empty for one that is not yet."""
    known: str = ""
    """The text that was kept there when it was opened or kept here last."""
    past: tuple[Made, ...] = ()
    """The board before each of the last edits of its position, the latest last."""
    future: tuple[Made, ...] = ()
    """What was undone, the next last."""
    held: str = ""
    """The thing that is picked up."""
    opened: str = ""
    """The place whose things are listed, because there are several."""
    problem: Problem | None = None
    typed: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """What was written in a form that was refused, to be mended."""
    previewed: str = ""
    """The address that is shown as the reader will see it; empty while nothing is."""
    tried: bool = False
    """Whether the picture that stands for it was tapped."""
    rehearsal: Sitting | None = None
    """The board on which a solution is played."""
    adding: bool = False
    """Whether that is one more of them."""
    copied: str = ""
    """The snippet that was just copied."""
    deleting: str = ""
    """The id of the board that is about to be deleted, if the person confirms."""
    came: str = ""
    """The lesson of the address that was put here last, as `game/lesson`."""
    told: str = ""
    """What the latest action came to, as a sentence."""


def desk_of(model: Model) -> Desk:
    """What the room knows; an empty desk at first."""
    found: Desk = model.rooms.get(ROOM) or Desk()
    return found


def put(model: Model, desk: Desk) -> Model:
    """The model with this desk."""
    return knowing(model, ROOM, desk)


def begun(model: Model, made: Made, id: str) -> Model:
    """The model with this board, which is kept under the id, on a cleared desk."""
    return put(model, Desk(made, id, model.kept[MADE + id], came=desk_of(model).came))


def told(model: Model, desk: Desk, text: str, *effects: Effect) -> Result:
    """Say what the action came to."""
    return put(model, replace(desk, told=text)), [*effects, Announce(text)]


def stopped(model: Model, desk: Desk, problem: Problem) -> Result:
    """Say what cannot be done, where it was tried."""
    said = " ".join(filter(None, (problem.text, problem.quoted, problem.more)))
    return put(model, replace(desk, problem=problem)), [
        Announce(said),
        Scroll(f"problem-{problem.at}", "nearest"),
    ]


def fresh(model: Model) -> Desk:
    """The desk without what was said about the last action."""
    return replace(desk_of(model), problem=None, told="", copied="", typed={})
