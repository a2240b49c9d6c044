"""Turns of Violet in which one way leads to the goal."""

from .found import PUZZLES

__all__ = ["PUZZLES"]
