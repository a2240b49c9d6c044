"""Nights of Ratland in which one placement reaches the goal for sure."""

from .found import PUZZLES

__all__ = ["PUZZLES"]
