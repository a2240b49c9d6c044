"""Arrow keys between the cells of a table's twin."""

import re
from collections.abc import Collection
from dataclasses import replace

from web.app.effects import Focus, Result
from web.app.model import Model
from web.app.playing import current
from web.app.sitting import table_of, view
from web.boards.table import At
from web.boards.twin import cell_id

_ID = re.compile(r"twin-(-?\d+)-(-?\d+)")


def press(model: Model, key: str, id: str) -> Result:
    """Move the focus from one cell of the twin to the next."""
    sitting = current(model)
    found = _ID.fullmatch(id)
    if sitting is None or found is None:
        return model, []
    cells = table_of(sitting).twin(view(sitting, model.words)).cells
    target = neighbour(cells, (int(found[1]), int(found[2])), key)
    if target is None:
        return model, []
    return replace(model, sitting=replace(sitting, cursor=target)), [Focus(cell_id(target))]


def neighbour(cells: Collection[At], place: At, key: str) -> At | None:
    """The cell that a key leads to: the nearest in its direction, or the end of the row."""
    row, column = place
    same_row = [cell for cell in cells if cell[0] == row]
    if key == "Home":
        return min(same_row, default=None)
    if key == "End":
        return max(same_row, default=None)
    beyond = {
        "ArrowLeft": [cell for cell in same_row if cell[1] < column],
        "ArrowRight": [cell for cell in same_row if cell[1] > column],
        "ArrowUp": [cell for cell in cells if cell[0] < row],
        "ArrowDown": [cell for cell in cells if cell[0] > row],
    }.get(key, [])
    return min(
        beyond,
        key=lambda cell: (abs(cell[0] - row), abs(cell[1] - column)),
        default=None,
    )
