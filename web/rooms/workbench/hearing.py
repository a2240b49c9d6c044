"""What the page tells of the editor and of the workbench's Python."""

from collections.abc import Callable

from web.app.effects import Announce, Result
from web.app.model import Model
from web.app.playing import current
from web.rooms.workbench.bench import (
    MOST_OUTPUT,
    MOST_PICTURE,
    Fault,
    bench_of,
    changed,
    read_fault,
    sentence,
)
from web.rooms.workbench.table import chosen, failed
from web.rooms.workbench.working import typed


def heard(model: Model, what: str, values: dict[str, str]) -> Result:
    """A `Worked`, by what happened."""
    return _HEARD[what](model, values) if what in _HEARD else (model, [])


def _output(model: Model, values: dict[str, str]) -> Result:
    whole = bench_of(model).output + values.get("text", "")
    return changed(model, output=whole[-MOST_OUTPUT:]), []


def _picture(model: Model, values: dict[str, str]) -> Result:
    picture = values.get("text", "")
    if len(picture) > MOST_PICTURE:
        return changed(model, problem=model.words("workbench.picture.big")), []
    return changed(model, picture=picture), []


def _ended(model: Model, values: dict[str, str]) -> Result:
    fault = read_fault(values) if "kind" in values else None
    bench = bench_of(model)
    awake = bench.awake and (fault is None or fault.kind not in ("gone", "stopped"))
    model = changed(model, running=False, ended=True, fault=fault, awake=awake)
    return model, [Announce(sentence(model.words, fault))] if fault else []  # the end tells itself


def _unreached(model: Model, _: dict[str, str]) -> Result:
    fault = Fault("unreached")
    model = changed(model, running=False, fault=fault)
    sitting = current(model)
    if sitting is not None:
        return failed(model, sitting, fault)
    return model, [Announce(sentence(model.words, fault))]


def _installing(model: Model, values: dict[str, str]) -> Result:
    return changed(model, wheel=values.get("name", ""), problem="", told=""), []


def _installed(model: Model, values: dict[str, str]) -> Result:
    words, name = model.words, values.get("name", "")
    bench, problem = bench_of(model), values.get("problem", "")
    if not bench.wheel:
        return model, []  # once more, because Python began anew
    if problem:
        said = words("workbench.wheel.bad", name=name, text=problem[:300])
        return changed(model, wheel="", problem=said), [Announce(said)]
    said = words("workbench.wheel.done", name=name)
    wheels = (*(wheel for wheel in bench.wheels if wheel != name), name)
    return changed(model, wheel="", wheels=wheels, told=said), [Announce(said)]


_HEARD: dict[str, Callable[[Model, dict[str, str]], Result]] = {
    "code": typed,
    "ready": lambda model, _: (changed(model, awake=True), []),
    "output": _output,
    "picture": _picture,
    "ended": _ended,
    "chosen": chosen,
    "installing": _installing,
    "installed": _installed,
    "unreached": _unreached,
}
