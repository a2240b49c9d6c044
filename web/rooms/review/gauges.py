"""Numbers of web/rooms/review/gauge.py, written by `python -m tools.gauge all --write`."""

TOGETHER: dict[tuple[str, int], tuple[int, tuple[int, int]]] = {
    ("bullfrogs", 2): (180, (0, 12475)),
    ("bullfrogs", 3): (279, (0, 14637)),
    ("bullfrogs", 4): (331, (0, 18943)),
    ("ratland", 2): (146, (68, 114)),
    ("ratland", 3): (192, (78, 86)),
    ("ratland", 4): (222, (37, 302)),
    ("trio", 2): (93, (1352, 1271)),
    ("trio", 4): (97, (1021, 1070)),
    ("violet", 2): (215, (9, 15)),
}
"""By game and seats: the moves of a usual game, and the slopes."""

ALONE: dict[str, tuple[int, tuple[int, int], tuple[int, int]]] = {
    "bullfrogs": (139, (5879830, 11058888), (1852, 60)),
}
"""By game: the same of somebody who plays alone, and what an evaluation of 0 ends with."""
