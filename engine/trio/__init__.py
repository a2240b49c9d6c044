"""Trio, by Roberto Pinheiro: two teams lay tiles, and line up three pieces on their colour."""

from .game import GAME

__all__ = ["GAME"]
