"""The board that is set up, as it is drawn: pictures with places, shelves, fields and the text."""

from collections.abc import Iterable, Sequence
from html import escape

from engine.core.match import Match
from engine.games import load
from web.app.model import Model
from web.app.saves import open_match
from web.boards import parts, tables
from web.boards.table import View
from web.pages.html import button, paragraph, select
from web.rooms.teach import bench
from web.rooms.teach.bench import BOX, FIELD, Bench, Field, Picture, Place, Shelf, Thing, goes
from web.rooms.teach.desk import Desk
from web.rooms.teach.made import Made, seats_of
from web.rooms.teach.pieces import GRID, SUMMARY, TWO, entry, problem, section
from web.words import Words

_BESIDE = 480
"""Up to so many pixels a board has room for shelves beside it."""

_MARKS = {ord(mark): "-" for mark in ":@/."}
"""What stands in the names of things and places, and is awkward in an id."""

_TIMES = "\N{MULTIPLICATION SIGN}"

TARGET = 44
"""Pixels that whatever is tapped has at least, in width and in height."""

_HERE = "border:3px solid var(--ember);"
"""How a thing beside the board looks that is held."""

_THING = (
    "display:inline-flex;min-width:2.75rem;min-height:2.75rem;padding:.2rem .45rem;"
    "border-radius:.6rem;font-weight:500;touch-action:none;"
)


def draw(model: Model, desk: Desk, made: Made) -> str:
    words, game = model.words, load(made.game)
    table, bench_of = tables.load(made.game), bench.load(made.game)
    state = game.position(made.position)
    seen = game.observe(state, made.seat if made.seat < seats_of(made) else None)
    looked = View(
        seen=seen,
        moves=(),
        picked=(),
        scene=table.follow(None, (), seen),
        names=bench_of.names(state, words),
        words=words,
    )
    pictures = bench_of.pictures(state, looked)
    shelves = bench_of.shelves(state, words)
    several = len(pictures) > 1
    beside = not several and _least(pictures[0]) <= _BESIDE
    boards = "".join(_board(desk, bench_of, one, several) for one in pictures)
    places = [place for picture in pictures for place in picture.places]
    past = button("teach-undo", words("teach.undo"), "", "undo", not desk.past)
    future = button("teach-redo", words("teach.redo"), "", "redo", not desk.future)
    held = _held(desk, bench_of, [*_things(places), *(t for s in shelves for t in s.things)], words)
    return section(
        "edit",
        words("teach.edit"),
        f"{paragraph(words('teach.edit.about'))}{parts.drawings(table)}"
        f"{_slider(made, words)}"
        f'<div class="{parts.look("setting", beside=beside)}">'
        f'<div class="{parts.look("boards", several=several)}">{boards}</div>'
        f'<div style="{GRID}">'
        f'<div class="row">{past}{future}</div>{problem(desk, "board")}'
        f"{_opened(desk, places, words)}"
        f"{''.join(_shelf(desk, bench_of, one, words) for one in shelves)}</div>"
        f"{held}{_fields(desk, bench_of.fields(state, words), words)}</div>{_text(made, words)}",
    )


def _slider(made: Made, words: Words) -> str:
    """Which move of a match it is."""
    match = open_match(made.match) if made.match else None
    if not isinstance(match, Match):
        return ""
    label = words("teach.at", at=made.at, all=len(match.log))
    return (
        f'<form data-form="teach-at" data-live><label class="field" for="at"><span>{escape(label)}'
        f'</span><input type="range" name="at" id="at" min="0" max="{len(match.log)}" '
        f'value="{made.at}"></label></form>'
    )


def _things(places: Iterable[Place]) -> list[Thing]:
    return [thing for place in places for thing in place.things]


def _least(picture: Picture) -> float:
    """How many pixels wide it is at least, for every place to be large enough for a finger."""
    least = min(min(place.width, place.height) for place in picture.places)
    return picture.box[2] * TARGET / least


def _board(desk: Desk, of: Bench, picture: Picture, is_named: bool) -> str:
    """A picture, and over it what can be tapped: at least as large as a finger's end."""
    left, top, width, height = picture.box
    spots = "".join(_spot(desk, of, place, left, top, width, height) for place in picture.places)
    name = paragraph(picture.label, "aside") if is_named else ""
    return (
        f'<div>{name}<div role="group" class="scrolled" aria-label="{escape(picture.label)}">'
        f'<div class="spots" style="--least:{_least(picture):.0f}px;--ratio:{width / height:.3f}">'
        f'<div style="pointer-events:none">{picture.html}</div>{spots}</div></div></div>'
    )


def _spot(
    desk: Desk, of: Bench, place: Place, left: float, top: float, width: float, height: float
) -> str:
    where = (
        f"left:{100 * (place.x - place.width / 2 - left) / width:.3f}%;"
        f"top:{100 * (place.y - place.height / 2 - top) / height:.3f}%;"
        f"width:{100 * place.width / width:.3f}%;height:{100 * place.height / height:.3f}%;"
    )
    id, drop = _id("at", place.id), f' data-drop="{place.id}"'
    mine = bool(desk.held) and desk.held in [thing.id for thing in place.things]
    fits = bool(desk.held) and not mine and _goes(desk, of, place.id)
    if not fits and not place.things:
        return f'<span id="{id}" class="spot"{drop} style="{where}"></span>'
    if fits or len(place.things) > 1:
        do, pressed = f"teach-place {place.id}", desk.opened == place.id
    else:
        do, pressed = f"teach-pick {place.things[0].id}", mine
    drag = _drag(place.things[0]) if place.things else ""
    lies = ", ".join(_counted(thing) for thing in place.things)
    label = f"{place.label}: {lies}" if lies else place.label
    held = mine or pressed
    look = parts.look("spot", held=held, target=fits and not held)
    return (
        f'<button type="button" id="{id}" data-do="{do}"{drag}{drop} class="{look}" '
        f'aria-label="{escape(label)}" aria-pressed="{str(pressed).lower()}" '
        f'style="{where}"></button>'
    )


def _goes(desk: Desk, of: Bench, place: str) -> bool:
    """Whether what is held can be put there."""
    position = desk.made.position if desk.made is not None else ""
    return of.takes(place, desk.held) and goes(of.game, position, desk.held, place)


def _id(kind: str, of: str) -> str:
    """The id of the element for a place or a thing."""
    return f"{kind}-{of}".translate(_MARKS)


def _drag(thing: Thing) -> str:
    return f' data-drag="{thing.id}" data-carried="teach-drag"'


def _counted(thing: Thing) -> str:
    return f"{thing.number} {_TIMES} {thing.label}" if thing.number > 1 else thing.label


def _opened(desk: Desk, places: Sequence[Place], words: Words) -> str:
    """What lies on a place that was tapped, to be picked from."""
    place = next((one for one in places if one.id == desk.opened), None)
    if place is None:
        return ""
    things = "".join(_thing(desk, thing, "on") for thing in place.things)
    return (
        f'<div id="things" class="row" role="group" tabindex="-1" '
        f'aria-label="{escape(place.label)}"><span>{escape(words("teach.lies", place=place.label))}'
        f"</span>{things}</div>"
    )


def _thing(desk: Desk, thing: Thing, where: str) -> str:
    held = thing.id == desk.held
    wide = "display:block;width:2.6rem" if "vt-picture" in thing.picture else "font-size:1.5rem"
    shown = f'<span aria-hidden="true" style="{wide}">{thing.picture}</span>'
    number = f'<small aria-hidden="true">{_TIMES} {thing.number}</small>'
    named = f'<span class="visually-hidden">{escape(_counted(thing))}</span>'
    if not thing.picture:
        shown, number, named = "", "", escape(_counted(thing))
    return (
        f'<button type="button" id="{_id(where, thing.id)}" data-do="teach-pick {thing.id}"'
        f'{_drag(thing)} aria-pressed="{str(held).lower()}" title="{escape(thing.label)}" '
        f'style="{_THING}{_HERE if held else ""}">{shown}{named}'
        f"{number if thing.number > 1 else ''}</button>"
    )


def _shelf(desk: Desk, of: Bench, shelf: Shelf, words: Words) -> str:
    """Things side by side; while something is held that may go there, also where to put it."""
    goes = bool(desk.held) and of.takes(shelf.id, desk.held)
    here = ""
    if goes:
        key = "teach.back" if shelf.id == BOX else "teach.put-here"
        here = button(f"teach-place {shelf.id}", words(key), "", _id("at", shelf.id))
    things = "".join(_thing(desk, thing, "in") for thing in shelf.things)
    empty = "" if things else f"<small>{escape(words('teach.empty'))}</small>"
    number = sum(thing.number for thing in shelf.things)
    label = escape(shelf.label)
    inside = (
        f'<div class="row" role="group" aria-label="{label}" data-drop="{shelf.id}" '
        f'style="gap:.35rem;min-height:2.75rem">{things}{empty}{here}</div>'
    )
    if shelf.folded:
        return (
            f'<details id="{_id("shelf", shelf.id)}">'
            f'<summary style="{SUMMARY}">{label} ({number})</summary>{inside}</details>'
        )
    return f'<div><p class="aside">{label}</p>{inside}</div>'


def _held(desk: Desk, of: Bench, things: Iterable[Thing], words: Words) -> str:
    """What is held, in sight wherever on the page one is."""
    if not desk.held:
        return ""
    kind, _, _ = bench.named(desk.held)
    label = next((thing.label for thing in things if thing.id == desk.held), "")
    turned = of.turned(desk.held)
    turn = button("teach-turn", words("teach.turn-it"), "", "turn-it") if turned else ""
    shown = f" ({escape(bench.named(desk.held)[1])})" if turned or kind == "tile" else ""
    return (
        f'<div id="held"><span>{escape(words("teach.held"))} '
        f"<strong>{escape(label)}{shown}</strong></span>{turn}"
        f"{button('teach-lay-down', words('teach.lay-down'), '', 'lay-down')}</div>"
    )


def _fields(desk: Desk, fields: Sequence[Field], words: Words) -> str:
    """What has no place on the board; all of it is one edit."""
    rows = "".join(_field(field, desk.typed.get(field.name, field.value)) for field in fields)
    return (
        f'<details id="fields"{" open" if desk.problem and desk.problem.at == "fields" else ""}>'
        f'<summary style="{SUMMARY}">{escape(words("teach.fields"))}</summary>'
        f'<form data-form="teach-fields" style="{GRID}">{problem(desk, "fields")}'
        f'<div style="{TWO}">{rows}</div><div class="row"><button type="submit" class="strong">'
        f"{escape(words('teach.apply'))}</button></div></form></details>"
    )


def _field(field: Field, value: str) -> str:
    if field.choices:
        chosen = select(f"{FIELD}{field.name}", field.label, field.choices, value)
        return f"<div>{chosen}{paragraph(field.about, 'aside')}</div>" if field.about else chosen
    kind = f'type="number" min="0" max="{field.most}"' if field.most else 'type="text"'
    return entry(f"{FIELD}{field.name}", field.label, value, kind)


def _text(made: Made, words: Words) -> str:
    """The position as text: whoever likes edits that, and takes it above."""
    return (
        f'<details id="as-text"><summary style="{SUMMARY}">'
        f"{escape(words('teach.as-text'))}</summary>"
        f'<form data-form="teach-paste" style="{GRID}"><label class="field" for="whole">'
        f"<span>{escape(words('teach.as-text.about'))}</span>"
        f'<textarea name="text" id="whole" rows="6" spellcheck="false" autocapitalize="off">'
        f'{escape(made.position)}</textarea></label><div class="row"><button type="submit">'
        f"{escape(words('teach.take'))}</button></div></form></details>"
    )
