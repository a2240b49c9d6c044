"""What the terms of Violet's evaluation weigh: `python -m tools.learn violet` fits them.

In millionths of a hundredth of a won game.
"""

WORTH = (
    *(0, 1_000_000, 1_600_000, 1_200_000, 1_400_000),
    *(1_600_000, 2_000_000, 2_000_000, 2_000_000, 2_300_000),
)
"""What a card in hand is worth by its value: high cards win, low ones have effects."""

TRUMP_WORTH = (1_500_000, 800_000)
"""What a card of Violet's location is worth besides, and one of the location after it."""

BONUS_WORTH = 1_000_000
"""What a bonus card, or Planning, is worth to its holder."""

SLEEVE_WORTH = 1_500_000
"""What Sleeve is worth to Torech while he keeps it."""

INGENUITY_WORTH = 2_000_000
"""What Ingenuity is worth to him."""

RING_WORTH = 3_000_000
"""What the faery ring that still waits for Violet is worth to him, where a location is trump."""

RING_WORTH_WITHOUT_TRUMP = 4_000_000
"""The same where none is."""

AIR_WORTH = 6_000_000
"""What the fear in the air is worth to him once the fear has come to it."""

AIR_FAR = 400_000
"""How much less for each space that the fear still has to go there."""
