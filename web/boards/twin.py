"""The twin of a table, drawn: one grid, what can be tapped beside it, and what is known besides."""

from html import escape

from web.boards.table import AnyTable, AnyView, At, Beside, Cell, Twin, spoken


def cell_id(at: At) -> str:
    """The id of a cell's element, `twin-<row>-<column>`."""
    return f"twin-{at[0]}-{at[1]}"


def draw(table: AnyTable, view: AnyView) -> str:
    """The twin as HTML. Of its cells the Tab key reaches one; the page remembers which was last."""
    twin = table.twin(spoken(view))
    reached = twin.start if twin.start in twin.cells else min(twin.cells, default=(0, 0))
    columns = sorted({column for _, column in twin.cells})
    rows = "".join(
        f'<div id="twin-row-{row}" role="row">{_row(view, twin, row, columns, reached)}</div>'
        for row in sorted({row for row, _ in twin.cells})
    )
    label, marks = escape(view.words(f"{table.game}.twin")), ""
    if twin.asks and view.moves and not view.shown:
        marks = f' data-asks="{twin.asks}"'
    if twin.is_map:
        marks += " data-map"
    return (
        f'<div id="twin" role="grid" aria-label="{label}" data-key="t"{marks}>{rows}</div>'
        f"{_things(table, view, twin)}{_notes(twin)}"
    )


def _row(view: AnyView, twin: Twin, row: int, columns: list[int], reached: At) -> str:
    """A row's cells; on a map, also the gaps between them."""
    return "".join(
        f'<div role="gridcell">{_place(view, at, twin.cells[at], at == reached)}</div>'
        if (at := (row, column)) in twin.cells
        else '<div role="gridcell"></div>'
        for column in columns
        if twin.is_map or (row, column) in twin.cells
    )


def _place(view: AnyView, at: At, cell: Cell, reached: bool) -> str:
    """A cell, and what lies on it."""
    besides = (
        _cell(view, f"{cell_id(at)}-{number}", beside, False)
        for number, beside in enumerate(cell.besides)
    )
    return _cell(view, cell_id(at), cell, reached) + "".join(besides)


def _cell(view: AnyView, id: str, cell: Cell, reached: bool) -> str:
    more = "" if cell.thing is not None else view.about(cell.asked)
    if cell.key:
        more += f' data-key="{cell.key}"'
    if cell.counts:
        more += f' data-counts="tap {cell.counts}"'
    if view.holds(cell.thing):
        more += ' aria-pressed="true"'
    if cell.answers and not view.shown:
        more += " data-answers"
    return _button(view, id, cell, reached, more)


def _button(view: AnyView, id: str, of: Cell | Beside, reached: bool, more: str) -> str:
    # a label, not words inside: those of a hundred places would be laid out with every tap
    return (
        f'<button type="button" id="{id}" tabindex="{0 if reached else -1}" '
        f'aria-label="{escape(of.said)}" data-at="{of.place}"{view.do(of.thing)}{more}></button>'
    )


def _things(table: AnyTable, view: AnyView, twin: Twin) -> str:
    if not twin.things:
        return ""
    items = ""
    for number, one in enumerate(twin.things):
        pressed = f' aria-pressed="{str(view.holds(one.thing)).lower()}"'
        id = f"thing-{str(one.thing).replace(' ', '-')}"
        items += f"<li>{_button(view, id, one, not number, pressed)}</li>"
    label = escape(view.words(f"{table.game}.twin.things"))
    return f'<ul id="twin-things" aria-label="{label}">{items}</ul>'


def _notes(twin: Twin) -> str:
    notes = "".join(f"<li>{escape(note)}</li>" for note in twin.notes)
    return f'<ul id="twin-notes">{notes}</ul>' if notes else ""
