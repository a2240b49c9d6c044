"""Players whose moves somebody's own code chooses: the room `workbench` has it run.

The room comes with the first such match; until then only that it is awaited can be told.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from importlib import import_module

from web.app.effects import Fetch, Result
from web.app.model import CODE, Model, Sitting
from web.app.rooms import FETCHED, room

_ROOM = "workbench"

NEEDED = FETCHED + _ROOM
"""What is fetched."""


@dataclass(frozen=True)
class Coder:
    """What `web.rooms.workbench` offers to the table as `CODER`."""

    consult: Callable[[Model, Sitting], Result]
    """Have the code of whoever is to act choose, if the person here has let it run."""
    heard: Callable[[Model, str, dict[str, str]], Result]
    """What came of a `Work`."""
    said: Callable[[Model, Sitting], str]
    """What has to be said about the code, as plain text; empty while all is well."""
    ways: Callable[[Model, Sitting], str]
    """The buttons that go with it, as HTML."""
    verbs: Mapping[str, Callable[[Model], Result]]
    """What they do, by what follows `code ` in `data-do`."""


def coder() -> Coder | None:
    """None while it has not been fetched."""
    if room(_ROOM) is None:
        return None
    found: Coder = import_module(f"web.rooms.{_ROOM}").CODER
    return found


def code_to_act(sitting: Sitting) -> bool:
    """Whether somebody's own code is to act."""
    to_act = sitting.match.state.to_act
    return to_act >= 0 and sitting.match.players[to_act].kind == CODE and sitting.course is None


def is_awaited(model: Model) -> bool:
    """Whether a table is shown whose code waits for the room."""
    sitting = model.sitting
    return sitting is not None and sitting.route == model.route and code_to_act(sitting)


def consult(model: Model, sitting: Sitting) -> Result:
    """Have the code that is to act choose; fetch what is needed for it first."""
    found = coder()
    if found is None:
        return replace(model, unreached=""), [Fetch(NEEDED)]
    return found.consult(model, sitting)


def do(model: Model, what: str) -> Result:
    """A button of `Coder.ways` was pressed."""
    found = coder()
    return found.verbs[what](model) if found and what in found.verbs else (model, [])
