"""Numbers of web/rooms/review/gauge.py, written by `python -m tools.gauge all --write`."""

TOGETHER: dict[tuple[str, int], tuple[int, tuple[int, int]]] = {
    ("bullfrogs", 2): (186, (467, 7472)),
    ("bullfrogs", 3): (287, (-6084, 19559)),
    ("bullfrogs", 4): (343, (0, 16356)),
    ("ratland", 2): (146, (68, 114)),
    ("ratland", 3): (198, (61, 86)),
    ("ratland", 4): (216, (-41, 366)),
    ("trio", 2): (100, (0, 2735)),
    ("trio", 4): (110, (-609, 2968)),
    ("violet", 2): (215, (9, 15)),
}
"""By game and seats: the moves of a usual game, and the slopes."""

ALONE: dict[str, tuple[int, tuple[int, int], tuple[int, int]]] = {
    "bullfrogs": (138, (9537598, 13263174), (1127, -978)),
}
"""By game: the same of somebody who plays alone, and what an evaluation of 0 ends with."""
