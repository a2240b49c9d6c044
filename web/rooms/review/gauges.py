"""Numbers of web/rooms/review/gauge.py, written by `python -m tools.gauge all --write`.

The latter two with `--ahead`.
"""

TOGETHER: dict[tuple[str, int], tuple[int, tuple[int, int]]] = {
    ("bullfrogs", 2): (183, (0, 11759)),
    ("bullfrogs", 3): (284, (0, 13537)),
    ("bullfrogs", 4): (340, (0, 17813)),
    ("ratland", 2): (152, (23, 86)),
    ("ratland", 3): (193, (30, 157)),
    ("ratland", 4): (219, (70, 224)),
    ("trio", 2): (91, (0, 1761)),
    ("trio", 4): (89, (0, 1427)),
    ("violet", 2): (229, (1, 11)),
}
"""By game and seats: the moves of a usual game, and the slopes."""

ALONE: dict[str, tuple[int, tuple[int, int], tuple[int, int]]] = {
    "bullfrogs": (141, (6706854, 9809325), (2400, 362)),
}
"""By game: the same of somebody who plays alone, and what an evaluation of 0 ends with."""

AHEAD: dict[tuple[str, int], tuple[int, tuple[int, int]]] = {
    ("bullfrogs", 2): (183, (0, 12979)),
    ("bullfrogs", 3): (285, (0, 11105)),
    ("bullfrogs", 4): (341, (0, 17677)),
    ("ratland", 2): (154, (47, 70)),
    ("ratland", 3): (190, (21, 150)),
    ("ratland", 4): (224, (77, 219)),
    ("trio", 2): (91, (135, 1881)),
    ("trio", 4): (85, (268, 1405)),
    ("violet", 2): (230, (6, 9)),
}
"""The same of worths that were looked ahead (`ahead`)."""

AHEAD_ALONE: dict[str, tuple[int, tuple[int, int], tuple[int, int]]] = {
    "bullfrogs": (140, (5829559, 9395520), (2196, 301)),
}
"""The same of those of somebody who plays alone."""
