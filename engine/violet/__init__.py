"""Violet and the Grumpy Nisse, by Pedro Pereira: a girl's way through the forest, for two."""

from .game import GAME

__all__ = ["GAME"]
