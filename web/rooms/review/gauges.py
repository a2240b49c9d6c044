"""Numbers of web/rooms/review/gauge.py, written by `python -m tools.gauge all --write`."""

TOGETHER: dict[tuple[str, int], tuple[int, tuple[int, int]]] = {
    ("bullfrogs", 2): (186, (0, 12187)),
    ("bullfrogs", 3): (286, (0, 15569)),
    ("bullfrogs", 4): (341, (0, 18670)),
    ("ratland", 2): (146, (68, 114)),
    ("ratland", 3): (192, (78, 86)),
    ("ratland", 4): (222, (37, 302)),
    ("trio", 2): (100, (0, 2735)),
    ("trio", 4): (108, (0, 2677)),
    ("violet", 2): (215, (9, 15)),
}
"""By game and seats: the moves of a usual game, and the slopes."""

ALONE: dict[str, tuple[int, tuple[int, int], tuple[int, int]]] = {
    "bullfrogs": (138, (6868855, 15079614), (1274, -1187)),
}
"""By game: the same of somebody who plays alone, and what an evaluation of 0 ends with."""
