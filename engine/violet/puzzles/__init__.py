"""Turns of Violet in which one way leads to the goal."""

from engine.violet.puzzles.found import PUZZLES

__all__ = ["PUZZLES"]
