"""Bullfrogs, by Keith Matejka: 2 to 4 armies of frogs fight for the pads of a pond."""

from .game import GAME

__all__ = ["GAME"]
