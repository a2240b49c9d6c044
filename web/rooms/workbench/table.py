"""Somebody's code at a table: it is asked for its moves, and what goes wrong is told there."""

from dataclasses import replace
from random import Random

from engine.core.game import BadTextError
from web.app import playing
from web.app.effects import Announce, Go, Result, Work
from web.app.model import CODE, Model, Sitting
from web.app.outside import waits
from web.app.preparing import usual
from web.app.routes import Route
from web.app.sitting import observed
from web.app.visiting import visit
from web.pages.html import button
from web.rooms.workbench.bench import (
    SECONDS,
    Asked,
    Fault,
    bench_of,
    changed,
    read_fault,
    sentence,
)
from web.rooms.workbench.scripts import scripts
from web.rooms.workbench.working import open_script


def _is_due(sitting: Sitting) -> bool:
    """Whether somebody's own code is to act."""
    return waits(sitting) and sitting.match.players[sitting.match.state.to_act].kind == CODE


def _name(sitting: Sitting) -> str:
    return sitting.match.players[sitting.match.state.to_act].name


def _code(model: Model, sitting: Sitting) -> str | None:
    """The script of the player who is to act; None where it is not on this device."""
    return scripts(model.kept).get(_name(sitting))


def _is_allowed(model: Model, sitting: Sitting) -> bool:
    return (_name(sitting), _code(model, sitting)) in bench_of(model).allowed


def _turn(model: Model, sitting: Sitting) -> Asked:
    """The turn that it is, of the code as it is now."""
    return Asked(sitting.id, len(sitting.match.log), _code(model, sitting) or "")


def _fault(model: Model, sitting: Sitting) -> Fault | None:
    """What went wrong with the move that is due now."""
    if _code(model, sitting) is None:
        return Fault("missing")
    asked = bench_of(model).asked
    if asked is None or replace(asked, fault=None) != _turn(model, sitting):
        return None
    return asked.fault


def consult(model: Model, sitting: Sitting) -> Result:
    """Have the code choose, if the person has let it run.

    It gets a position that fits what its seat sees, imagined from the observation: nothing in it
    tells what is hidden.
    """
    code = _code(model, sitting)
    if code is None or not _is_allowed(model, sitting):
        return model, [Announce(said(model, sitting))]
    match = sitting.match
    seat = match.state.to_act
    imagined = match.game.determinize(observed(match, seat), Random(len(match.log)))
    task = {
        "number": model.timer,
        "name": _name(sitting),
        "code": code,
        "game": match.game.id,
        "position": str(imagined),
        "seat": seat,
        "seconds": SECONDS,
    }
    return changed(model, asked=_turn(model, sitting), output=""), [Work("choose", task)]


def chosen(model: Model, values: dict[str, str]) -> Result:
    """The code has answered; what it was asked for an earlier position is forgotten."""
    sitting = playing.current(model)
    asked = bench_of(model).asked
    if sitting is None or not _is_due(sitting) or asked != _turn(model, sitting):
        return model, []
    if values.get("number") != str(model.timer):
        return model, []
    fault = read_fault(values)
    if "move" in values:
        try:
            move = sitting.match.game.move(values["move"])
        except BadTextError:
            fault = Fault("nothing", values["move"][:80])
        else:
            rule = sitting.match.state.refusal(move)
            if rule is None:
                return playing.play(changed(model, fault=None), move)
            fault = Fault("illegal", f"{move} {rule.id}")
    return failed(model, sitting, fault)


def failed(model: Model, sitting: Sitting, fault: Fault) -> Result:
    """The code has not chosen: the game waits for the person to say what now."""
    model = changed(model, asked=replace(_turn(model, sitting), fault=fault), fault=fault)
    return model, [Announce(said(model, sitting))]


def said(model: Model, sitting: Sitting) -> str:
    """Whose turn it is, and why nothing happens; empty while the code may think."""
    words, name = model.words, _name(sitting)
    fault = _fault(model, sitting)
    if fault is not None:
        return f"{words('workbench.table.turn', name=name)} {sentence(words, fault)}"
    if not _is_allowed(model, sitting):
        return words("workbench.table.ask", name=name)
    return ""


def ways(model: Model, sitting: Sitting) -> str:
    """Let the code run, or try once more; a house bot; the code itself."""
    words, fault = model.words, _fault(model, sitting)
    if fault is None and _is_allowed(model, sitting):
        return ""
    instead = button("code instead", words("workbench.table.instead"))
    if fault is not None and fault.kind == "missing":
        return instead + button("code open", words("workbench.table.bench"))
    run = words("workbench.table.run" if fault is None else "workbench.table.again")
    return (
        button("code run", run, "strong", "code-run")
        + instead
        + button("code open", words("workbench.table.open"))
    )


def _waiting(model: Model) -> Sitting | None:
    """The match on the table, if code is to act in it."""
    sitting = playing.current(model)
    return sitting if sitting is not None and _is_due(sitting) else None


def _run(model: Model) -> Result:
    sitting = _waiting(model)
    code = _code(model, sitting) if sitting is not None else None
    if sitting is None or code is None:
        return model, []
    allowed = bench_of(model).allowed | {(_name(sitting), code)}
    return consult(changed(model, allowed=allowed, asked=None), sitting)


def _instead(model: Model) -> Result:
    """A house bot makes this one move."""
    sitting = _waiting(model)
    if sitting is None:
        return model, []
    return model, [playing.think(model, sitting, usual(sitting.match.game.id))]


def _open(model: Model) -> Result:
    """Turn to the workbench, at the line at fault."""
    sitting = _waiting(model)
    if sitting is None:
        return model, []
    fault = _fault(model, sitting)
    if _code(model, sitting) is not None:
        model, _ = open_script(model, _name(sitting))
    route = Route("python")
    model, effects = visit(changed(model, fault=fault), route)
    return model, [Go(str(route)), *effects]


VERBS = {"run": _run, "instead": _instead, "open": _open}
