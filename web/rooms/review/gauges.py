"""Numbers of web/rooms/review/gauge.py, written by `python -m tools.gauge all --write`."""

TOGETHER: dict[tuple[str, int], tuple[int, tuple[int, int]]] = {
    ("bullfrogs", 2): (180, (0, 11602)),
    ("bullfrogs", 3): (279, (0, 17539)),
    ("bullfrogs", 4): (335, (0, 15671)),
    ("ratland", 2): (146, (68, 114)),
    ("ratland", 3): (192, (78, 86)),
    ("ratland", 4): (222, (37, 302)),
    ("trio", 2): (93, (1352, 1271)),
    ("trio", 4): (97, (1021, 1070)),
    ("violet", 2): (215, (9, 15)),
}
"""By game and seats: the moves of a usual game, and the slopes."""

ALONE: dict[str, tuple[int, tuple[int, int], tuple[int, int]]] = {
    "bullfrogs": (137, (9779965, 16814908), (1278, -1545)),
}
"""By game: the same of somebody who plays alone, and what an evaluation of 0 ends with."""
