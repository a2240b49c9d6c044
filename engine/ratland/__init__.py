"""Ratland, by Eduardo García: 2 to 4 clans of rats breed, forage and steal in the sewer."""

from .game import GAME

__all__ = ["GAME"]
