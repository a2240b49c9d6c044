"""Turns of Bullfrogs in which one way leads to the goal."""

from engine.bullfrogs.puzzles.found import PUZZLES

__all__ = ["PUZZLES"]
