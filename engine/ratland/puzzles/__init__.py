"""Nights of Ratland in which one placement reaches the goal for sure."""

from engine.ratland.puzzles.found import PUZZLES

__all__ = ["PUZZLES"]
