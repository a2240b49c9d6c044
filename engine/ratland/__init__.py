"""Ratland, by Eduardo García: 2 to 4 clans of rats breed, forage and steal in the sewer."""

from engine.ratland.game import GAME

__all__ = ["GAME"]
