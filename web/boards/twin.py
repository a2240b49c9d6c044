"""The twin of a table, drawn: one grid, what can be tapped beside it, and what is known besides."""

from html import escape

from web.boards.table import AnyTable, AnyView, At, Cell, Twin, spoken


def cell_id(at: At) -> str:
    """The id of a cell's element, `twin-<row>-<column>`."""
    return f"twin-{at[0]}-{at[1]}"


def draw(table: AnyTable, view: AnyView) -> str:
    """The twin as HTML. Of its cells the Tab key reaches one: where the focus was last."""
    twin = table.twin(spoken(view))
    wanted = (view.cursor or twin.start, twin.start, *sorted(twin.cells))
    reached = next(at for at in wanted if at in twin.cells)
    columns = sorted({column for _, column in twin.cells})
    rows = "".join(
        f'<div role="row">{_row(view, twin, row, columns, reached)}</div>'
        for row in sorted({row for row, _ in twin.cells})
    )
    label = escape(view.words(f"{table.game}.twin"))
    look = ' class="is-map"' if twin.is_map else ""
    return (
        f'<div id="twin" role="grid" aria-label="{label}"{look}>{rows}</div>'
        f"{_things(table, view, twin)}{_notes(twin)}"
    )


def _row(view: AnyView, twin: Twin, row: int, columns: list[int], reached: At) -> str:
    """A row's cells; on a map, also the gaps between them."""
    return "".join(
        f'<div role="gridcell">{_button(view, at, twin.cells[at], at == reached)}</div>'
        if (at := (row, column)) in twin.cells
        else '<div role="gridcell"></div>'
        for column in columns
        if twin.is_map or (row, column) in twin.cells
    )


def _button(view: AnyView, at: At, cell: Cell, reached: bool) -> str:
    look = f' class="{cell.look}"' if cell.look else ""
    pressed = ' aria-pressed="true"' if view.holds(cell.thing) else ""
    shown = cell.said if cell.shown is None else cell.shown
    return (
        f'<button type="button" id="{cell_id(at)}" tabindex="{0 if reached else -1}"{look}'
        f'{view.do(cell.thing)}{pressed} aria-label="{escape(cell.said)}">{escape(shown)}</button>'
    )


def _things(table: AnyTable, view: AnyView, twin: Twin) -> str:
    if not twin.things:
        return ""
    items = "".join(
        f'<li><button type="button" id="thing-{str(thing).replace(" ", "-")}"{view.do(thing)} '
        f'aria-pressed="{str(view.holds(thing)).lower()}">{escape(label)}</button></li>'
        for thing, label in twin.things
    )
    label = escape(view.words(f"{table.game}.twin.things"))
    return f'<ul id="twin-things" aria-label="{label}">{items}</ul>'


def _notes(twin: Twin) -> str:
    notes = "".join(f"<li>{escape(note)}</li>" for note in twin.notes)
    return f'<ul id="twin-notes">{notes}</ul>' if notes else ""
