"""Boards that are kept on the device, and files of them."""

from dataclasses import replace

from web.app.effects import Download, Effect, Focus, Result, Scroll
from web.app.model import Model
from web.app.storing import kept_by_room
from web.rooms.teach import address
from web.rooms.teach.desk import Problem, begun, desk_of, fresh, put, stopped, told
from web.rooms.teach.doing import at_first, enter
from web.rooms.teach.made import (
    MADE,
    MOST_BOARDS,
    Made,
    NoFile,
    fresh_id,
    kept,
    read,
    read_file,
    write,
    write_file,
)


def keep(model: Model, _: str) -> Result:
    """Keep the board on this device: anew where it was kept before, if nobody else changed it."""
    desk = desk_of(model)
    return _keep(model, desk.id if model.kept.get(MADE + desk.id) == desk.known else "")


def _keep(model: Model, id: str) -> Result:
    """Keep it under the id; beside those that are here without one."""
    desk = fresh(model)
    if desk.made is None:
        return model, []
    if not id and len(kept(model.kept)) >= MOST_BOARDS:
        return stopped(model, desk, Problem("file", _no_file(model, "many")))
    id, text = id or fresh_id(model.now, model.seed, model.kept), write(desk.made)
    model, effects = kept_by_room(model, {MADE + id: text})
    key = "teach.kept-not" if model.storage != "kept" else "teach.kept"
    model, more = told(model, replace(desk, id=id, known=text), model.words(key))
    return model, [*effects, *more]


def keep_another(model: Model, _: str) -> Result:
    """Keep it beside the one it was made of."""
    return _keep(model, "")


def open_kept(model: Model, id: str) -> Result:
    """Go on with a board that is kept."""
    made = read(model.kept.get(MADE + id, ""))
    if made is None:
        return model, []
    if not made.position:  # a file need not say one where a lesson has its own
        made = replace(made, position=at_first(model, made.game).position)
    model, effects = enter(begun(model, made, id), model.route)
    return model, [*effects, Scroll("top"), Focus("title")]


def ask(model: Model, id: str) -> Result:
    """Ask before a board is deleted."""
    known = id if id in kept(model.kept) else ""
    return put(model, replace(fresh(model), deleting=known)), [Focus("dialog")]


def spare(model: Model, _: str) -> Result:
    """No: it stays."""
    desk = desk_of(model)
    return put(model, replace(desk, deleting="")), [Focus(f"delete-{desk.deleting}")]


def delete(model: Model, _: str) -> Result:
    """Yes: it goes. What is on the desk stays there."""
    desk = fresh(model)
    if not desk.deleting:
        return model, []
    storage = "kept" if model.storage == "full" else model.storage
    gone, id = desk.deleting, "" if desk.id == desk.deleting else desk.id
    model, effects = kept_by_room(replace(model, storage=storage), {MADE + gone: None})
    model, more = told(model, replace(desk, deleting="", id=id), model.words("teach.deleted"))
    return model, [*effects, Focus("boards"), *more]


def export(model: Model, id: str) -> Result:
    """A board as a file: a kept one, that on the desk for `desk`, or all that are kept."""
    texts, made = kept(model.kept), desk_of(model).made
    if id == "desk":
        return model, [] if made is None else [Download(_file(made), write_file([made]))]
    if id:
        found = read(texts.get(id, ""))
        if found is None:  # another version may read it
            return model, [Download(f"serao-{id}.json", texts[id])] if id in texts else []
        return model, [Download(_file(found), write_file([found]))]
    boards = [made for made in map(read, texts.values()) if made is not None]
    return model, [Download("serao-boards.json", write_file(boards))] if boards else []


def _file(made: Made) -> str:
    return address.picture_name(made).removesuffix("svg") + "json"


def _no_file(model: Model, problem: str) -> str:
    """Why no boards come here."""
    return model.words(f"teach.file.{problem}", most=MOST_BOARDS)


def bring_file(model: Model, text: str) -> Result:
    """The boards of a file are kept beside those that are here."""
    desk = fresh(model)
    try:
        boards, lost = read_file(text, MOST_BOARDS - len(kept(model.kept)))
    except NoFile as error:
        return stopped(model, desk, Problem("file", _no_file(model, error.problem)))
    effects: list[Effect] = []
    for made in boards:
        model, more = kept_by_room(
            model, {MADE + fresh_id(model.now, model.seed, model.kept): write(made)}
        )
        effects += more
    words = model.words
    said = words.many("teach.brought", len(boards))
    if lost:
        said = f"{said} {words.many('teach.brought-not', lost)}"
    model, more = told(model, desk, said)
    return model, [*effects, *more]
