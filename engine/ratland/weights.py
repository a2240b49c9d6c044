"""What the terms of Ratland's evaluation weigh: `python -m tools.learn ratland` fits them.

In thousandths.
"""

GROWTH = 160
"""Points a rat is worth beyond its own, for each turn to be expected."""

AWAY = 500
"""How much of that is left to a rat that cannot be placed next turn."""

FOOD_IN_STORE = 1000
"""Points for a cheese that the clan will need at its next meal."""

SPARE_CHEESE = 300
"""Points for a cheese beyond that."""

SPITE = 300
"""Points for a cheese that another clan loses."""

SAFETY = 100
"""Points for a hidden cheese."""
