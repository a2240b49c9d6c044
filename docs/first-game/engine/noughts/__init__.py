"""Noughts and crosses, which is nobody's: three marks in a line."""

from engine.noughts.game import GAME as GAME
