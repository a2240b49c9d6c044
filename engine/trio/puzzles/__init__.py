"""Turns of Trio in which one way leads to the goal."""

from engine.trio.puzzles.found import PUZZLES

__all__ = ["PUZZLES"]
