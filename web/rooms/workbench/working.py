"""What people do at the workbench, what becomes of their scripts."""

from collections.abc import Callable
from dataclasses import replace

from engine.core.notation import is_writable
from engine.games import NAMES
from web.app.effects import Announce, Download, Effect, Focus, Result, Work
from web.app.model import CODE, Chair, Model
from web.app.packed import pack
from web.app.preparing import new_draft, tidy
from web.app.routes import Route
from web.app.storing import kept_by_room
from web.app.update import begin
from web.rooms.workbench.bench import (
    ROOM,
    Bench,
    bench_of,
    changed,
)
from web.rooms.workbench.examples import EXAMPLES
from web.rooms.workbench.scripts import KEY, MOST, free_name, from_link, scripts

EMPTY = "empty"
"""Among the examples, a script with nothing in it."""


def enter(model: Model, route: Route) -> Result:
    """Turn to the workbench: with the code of a link, or the script that was open last."""
    model = changed(model, told="", problem="", deleting=False)
    bench = bench_of(model)
    if route.name:
        code = from_link(route.name)
        if code is not None:
            return _look(model, model.words("workbench.link.name"), code, shared=True)
        model = changed(model, problem=model.words("workbench.link.bad"))
    if bench.script:
        return model, [_edit(bench, anew=True)]
    own = scripts(model.kept)
    last = model.kept.get(ROOM, "")
    if own:
        return open_script(model, last if last in own else next(iter(own)))
    return _example(model, next(iter(EXAMPLES)))


def _edit(bench: Bench, anew: bool) -> Work:
    return Work("edit", {"script": bench.script, "code": bench.code, "anew": anew})


def _look(model: Model, name: str, code: str, shared: bool = False) -> Result:
    """Show a script that is not kept yet."""
    name = free_name(name, scripts(model.kept))
    bench = bench_of(model)
    model = changed(
        model,
        script=name,
        code=code,
        fresh=True,
        shared=shared,
        fault=None,
        ended=False,
        output="" if not bench.running else bench.output,
        told="",
        deleting=False,
    )
    return model, [_edit(bench_of(model), anew=True)]


def open_script(model: Model, name: str) -> Result:
    """Put a script that is kept into the editor."""
    model, effects = _look(model, "", scripts(model.kept)[name])
    model = changed(model, script=name, fresh=False)
    effects = [_edit(bench_of(model), anew=True)]
    model, kept = kept_by_room(model, {ROOM: name})
    return model, [*kept, *effects]


def _example(model: Model, name: str) -> Result:
    words = model.words
    if name == EMPTY:
        return _look(model, words("workbench.example.empty"), "")
    code = f"# {words(f'workbench.example.{name}.about')}{EXAMPLES[name]}"
    return _look(model, words(f"workbench.example.{name}"), code)


def bring(model: Model, text: str) -> Result:
    """A script from a file."""
    if len(text) > MOST or not is_writable(text):
        return changed(model, problem=model.words("workbench.long", most=MOST)), []
    model, effects = _look(model, model.words("workbench.file.name"), text)
    model, kept = _keep(model)
    return model, [*kept, *effects]


def _keep(model: Model) -> Result:
    """Keep the script as it is in the editor."""
    bench = bench_of(model)
    if len(bench.code) > MOST:
        return changed(model, problem=model.words("workbench.long", most=MOST)), []
    renamed: list[Effect] = []
    if bench.fresh and KEY + bench.script in model.kept:
        model, renamed = _beside(model)
        bench = bench_of(model)
    texts = {KEY + bench.script: bench.code, ROOM: bench.script}
    new = {key: text for key, text in texts.items() if model.kept.get(key) != text}
    model, effects = kept_by_room(model, new)
    return changed(model, fresh=False, problem=""), [*effects, *renamed]


def _beside(model: Model) -> Result:
    """A name of its own for the script, since another window has kept something under this one."""
    model = changed(model, script=free_name(bench_of(model).script, scripts(model.kept)))
    return model, [_edit(bench_of(model), anew=False)]


def typed(model: Model, values: dict[str, str]) -> Result:
    """What was typed is kept. What another window has kept meanwhile is not written over."""
    script = values.get("script", "")
    text = "".join(filter(is_writable, values.get("text", "")))
    bench = bench_of(model)
    if script != bench.script:  # another one was opened at the same moment
        if not script or len(text) > MOST:
            return model, []
        return kept_by_room(model, {KEY + script: text})
    effects: list[Effect] = []
    if not bench.fresh and model.kept.get(KEY + script, bench.code) != bench.code:
        model, effects = _beside(model)
    model, kept = _keep(changed(model, code=text, fault=None, told="", ended=False))
    return model, [*kept, *effects]


def _open(model: Model, values: dict[str, str]) -> Result:
    """One of two lists has changed: a script is opened, or an example."""
    example, script = values.get("example", ""), values.get("script", "")
    if example == EMPTY or example in EXAMPLES:
        model, effects = _example(model, example)
        return model, [*effects, Focus("example")]
    if script in scripts(model.kept) and script != bench_of(model).script:
        return open_script(model, script)
    return model, []


def _rename(model: Model, values: dict[str, str]) -> Result:
    bench, name = bench_of(model), tidy(values.get("called", ""))
    if not name or name == bench.script:
        return model, []
    own = scripts(model.kept)
    name = free_name(name, own)
    gone = KEY + bench.script
    model, effects = _keep(changed(model, script=name))
    if not bench.fresh and gone in model.kept:
        model, more = kept_by_room(model, {gone: None})
        effects += more
    return model, [*effects, _edit(bench_of(model), anew=False)]


def _choose_game(model: Model, values: dict[str, str]) -> Result:
    game = values.get("game", "")
    return (changed(model, game=game) if game in NAMES else model), []


def _ask_delete(model: Model, _: str) -> Result:
    return changed(model, deleting=True), [Focus("dialog")]


def _spare(model: Model, _: str) -> Result:
    return changed(model, deleting=False), [Focus("delete-script")]


def _delete(model: Model, _: str) -> Result:
    bench = bench_of(model)
    if not bench.deleting:
        return model, []
    gone: dict[str, str | None] = {} if bench.fresh else {KEY + bench.script: None}
    model, effects = kept_by_room(model, gone)
    model = changed(model, deleting=False, script="")
    told = Announce(model.words("workbench.deleted"))
    model, more = enter(model, Route("python"))
    return model, [*effects, *more, told, Focus("title")]


def _run(model: Model, _: str) -> Result:
    bench = bench_of(model)
    if bench.running:
        return model, []
    model, effects = _keep(model)
    model = changed(
        model, running=True, ended=False, output="", picture="", fault=None, told="", shared=False
    )
    return model, [*effects, Work("run", {"name": bench.script, "code": bench.code})]


def _stop(model: Model, _: str) -> Result:
    return model, [Work("stop", {})] if bench_of(model).running else []


def _share(model: Model, _: str) -> Result:
    packed = pack(bench_of(model).code)
    if packed is None:
        return changed(model, problem=model.words("workbench.share.long")), []
    told = model.words("workbench.share.done")
    route = str(Route("python", packed))
    return changed(model, told=told), [Work("share", {"route": route}), Announce(told)]


def _download(model: Model, _: str) -> Result:
    bench = bench_of(model)
    return model, [Download(f"{bench.script}.py", bench.code)]


def _play(model: Model, _: str) -> Result:
    """A new game, with the script at the seat after the person's."""
    model, effects = _keep(model)
    bench = bench_of(model)
    if bench.fresh:
        return model, effects
    allowed = bench.allowed | {(bench.script, bench.code)}
    model = changed(model, allowed=allowed, asked=None, shared=False)
    draft = new_draft(model, bench.game)
    person, other, *rest = draft.chairs
    coded = Chair(CODE, bench.script, other.colour)
    model, more = begin(model, replace(draft, chairs=(person, coded, *rest)))
    return model, [*effects, *more]


def _again(model: Model, _: str) -> Result:
    return enter(changed(model, fault=None), Route("python"))


VERBS: dict[str, Callable[[Model, str], Result]] = {
    "bench-again": _again,
    "bench-ask-delete": _ask_delete,
    "bench-delete": _delete,
    "bench-download": _download,
    "bench-play": _play,
    "bench-run": _run,
    "bench-share": _share,
    "bench-spare": _spare,
    "bench-stop": _stop,
}

FORMS: dict[str, Callable[[Model, dict[str, str]], Result]] = {
    "bench-game": _choose_game,
    "bench-name": _rename,
    "bench-open": _open,
}
