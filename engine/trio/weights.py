"""What the terms of Trio's evaluation weigh, as numbers: `python -m tools.learn trio` fits them.

All but `LATER` in millionths of a chance to win.
"""

CHANCES = (1_000_000, 850_000, 700_000, 500_000, 330_000, 200_000, 120_000, 70_000, 40_000)
"""The chance, roughly, that a team makes its trio next turn, by the points it still needs."""

LATER = 90
"""How much of a trio is left to the team that is not the next to lay a tile, in percent."""

DANGER = 1_000_000
"""Having nowhere to lay a tile; it halves with each cell to lay one on."""

ON_BOARD = 40_000
"""Each piece on the board: it reaches cells and can go on."""

POINT = 10_000
"""Each point in hand."""

CLUSTER = 120_000
"""Each circle by which the larger cluster leads, from the first tile on."""

CIRCLE = 120_000
"""Each circle of its colour that a team has more: what is not in its cluster may come to it."""
