"""Noughts and crosses, which is nobody's: three marks in a line."""

from .game import GAME as GAME
