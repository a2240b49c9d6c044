"""Players whose moves come from outside the app: from somebody's own code, or from far away.

A room finds them. It comes with the first such match; until then only that it is awaited can be
told.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from engine.core.game import CHANCE
from engine.core.match import Match
from web.app.effects import Fetch, Result
from web.app.model import CODE, FAR, Model, Notice, Sitting
from web.app.rooms import FETCHED, room
from web.app.saves import parsed

_ROOMS = {CODE: "workbench", FAR: "far"}
"""Which room finds the moves, by the kind of the player."""

Values = dict[str, str]


@dataclass(frozen=True)
class Source:
    """What such a room offers to the table as `SOURCE`."""

    consult: Callable[[Model, Sitting], Result]
    """Have whoever is to act move, if that can be; of a game that is over, do what is left."""
    said: Callable[[Model, Sitting], str]
    """What has to be said about them, as plain text; empty while all is well."""
    ways: Callable[[Model, Sitting], str]
    """What can be done meanwhile, as HTML."""
    heard: Callable[[Model, str, Values], Result]
    """What came of a `Work` that the room has asked for."""
    verbs: Mapping[str, Callable[[Model], Result]]
    """What its buttons do, by what follows the player's kind in `data-do`."""
    shared: Callable[[Model, str], Result] = lambda model, how: (model, [])
    """What came of a `Share` that its buttons asked for (see `Shared.how`)."""
    form: Callable[[Model, Values], Result] = lambda model, values: (model, [])
    """What its form does, whose name is the player's kind."""
    seat: Callable[[Model, Sitting], Sitting] = lambda model, sitting: sitting
    """A match that is turned to, with what the room knows of it."""
    notice: Callable[[Model, Sitting], Notice | None] = lambda model, sitting: None
    """What whoever turns to it has to know before they act."""


TABLES = "far."
"""What the keys of `Model.kept` begin with under which tables with people far away are kept."""


def invitations(model: Model) -> int:
    """How many tables with people far away have not begun."""
    return sum(table.get("match") == "" for table in _tables(model))


def unsent(model: Model, id: str, match: Match) -> bool:
    """Whether something was decided here in a match by link that nobody else knows yet.

    A turn that still goes on here may be taken back: it is nobody else's business yet.
    """
    if not is_far(match) or is_turn_here(match):
        return False
    made = sum(by != CHANCE for by, _ in match.decided)
    return any(
        table["sent"] < made
        for table in _tables(model)
        if table.get("match") == id and isinstance(table.get("sent"), int)
    )


def _tables(model: Model) -> Iterator[dict[str, Any]]:
    """What is kept of each table with people far away, as far as it can be read."""
    kept = (parsed(text) for key, text in model.kept.items() if key.startswith(TABLES))
    return (table for table in kept if isinstance(table, dict))


def is_far(match: Match) -> bool:
    """Whether somebody plays who sits far away."""
    return any(player.kind == FAR for player in match.players)


def is_turn_here(match: Match) -> bool:
    """Whether somebody is to act who sits at this device."""
    seat = match.state.to_act
    return seat >= 0 and match.players[seat].kind != FAR


def is_private(match: Match) -> bool:
    """Whether the line of the match tells what the people here may not know yet."""
    return is_far(match) and not match.is_over


def waits(sitting: Sitting) -> bool:
    """Whether a room has to say how it goes on.

    It does where its player is to act, and where a game with people far away is over: they have to
    learn of it.
    """
    to_act, match = sitting.match.state.to_act, sitting.match
    if sitting.course is not None or sitting.still:
        return False
    if to_act < 0:
        return match.is_over and is_far(match)
    return match.players[to_act].kind in _ROOMS


def needed(sitting: Sitting) -> str:
    """The room that the table asks; "" where it asks none."""
    if sitting.course is None and is_far(sitting.match):
        return _ROOMS[FAR]
    return _ROOMS[sitting.match.players[sitting.match.state.to_act].kind] if waits(sitting) else ""


def _asked(model: Model) -> str:
    """The room that the table asks which is shown; "" where there is none, or it asks none."""
    sitting = model.sitting
    return needed(sitting) if sitting is not None and sitting.route == model.route else ""


def fetched(model: Model) -> str:
    """What is fetched for the table that is shown; "" where it needs nothing."""
    name = _asked(model)
    return name and FETCHED + name


def source(name: str) -> Source | None:
    """What the room of this name offers; None while it has not been fetched."""
    if not name or room(name) is None:
        return None
    found: Source = import_module(f"web.rooms.{name}").SOURCE
    return found


def seat(model: Model) -> Result:
    """A match is turned to: the room of those who sit far away says what it knows of it."""
    sitting = model.sitting
    if sitting is None or not is_far(sitting.match):
        return model, []
    found = source(needed(sitting))
    if found is None:
        return replace(model, unreached=""), [Fetch(fetched(model))]
    told = model.notice or found.notice(model, sitting)
    return replace(model, sitting=found.seat(model, sitting), notice=told), []


def consult(model: Model, sitting: Sitting) -> Result:
    """Have the room find the move that is due; fetch the room first."""
    found = source(needed(sitting))
    if found is None:
        return replace(model, unreached=""), [Fetch(fetched(model))]
    return found.consult(model, sitting)


def do(model: Model, kind: str, what: str) -> Result:
    """A button of `Source.ways` was pressed."""
    found = source(_ROOMS[kind])
    return found.verbs[what](model) if found and what in found.verbs else (model, [])


def fill_in(model: Model, kind: str, values: Values) -> Result:
    """A form of `Source.ways` was sent."""
    found = source(_ROOMS[kind])
    return found.form(model, values) if found else (model, [])


def shared(model: Model, how: str) -> Result:
    """What came of a `Share`, which only a room at the table may have asked for."""
    found = source(_asked(model))
    return found.shared(model, how) if found else (model, [])


def heard(model: Model, by: str, what: str, values: Values) -> Result:
    """What came of a `Work`, whose helper has the name of the room that asked for it."""
    found = source(by) if by in _ROOMS.values() else None
    return found.heard(model, what, values) if found else (model, [])
