"""What the terms of Bullfrogs' evaluation weigh: `python -m tools.learn bullfrogs` fits them.

In ten-thousandths of a victory point, but for percents.
"""

TURN = 30
"""How much of a space is filled on each pad in a turn, in percent, as long as one is left."""

EARLY = 60
"""How much of a pad's points its strengths are worth while it is empty, in percent."""

LEAD = 8
"""How much of them each step of a lead is worth when it is full, in percent."""

HOP = 1500
"""For a losing piece that will hop to the Log."""

RESERVE = 1200
"""For each frog in reserve: without them nothing can be deployed."""

BULLFROG_IN_RESERVE = 5000
"""For each bullfrog in reserve: they cannot be sabotaged and rarely come home."""

OPENING = 2500
"""For each action of the played card that will find a point worth fighting for."""
