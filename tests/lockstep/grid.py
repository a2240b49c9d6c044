"""Cells named by their way from the middle, as the notation has them; y grows to the south."""

import re

Cell = tuple[int, int]

MIDDLE = (0, 0)

WAYS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def cell(name: str, middle: str) -> Cell:
    """The cell of a name such as `n1e2`; `middle` is what the one in the middle is called."""
    x = y = 0
    for way, count in re.findall(r"([nesw])([0-9]+)", "" if name == middle else name):
        x += WAYS[way][0] * int(count)
        y += WAYS[way][1] * int(count)
    return (x, y)


def name(at: Cell, middle: str) -> str:
    """How a cell is called."""
    x, y = at
    rows = f"n{-y}" if y < 0 else f"s{y}" if y > 0 else ""
    columns = f"w{-x}" if x < 0 else f"e{x}" if x > 0 else ""
    return rows + columns or middle


def around(at: Cell) -> list[Cell]:
    """The four cells that share a side with it: north, east, south, west."""
    return [(at[0] + x, at[1] + y) for x, y in WAYS.values()]
