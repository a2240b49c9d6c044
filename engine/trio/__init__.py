"""Trio, by Roberto Pinheiro: two teams lay tiles, and line up three pieces on their colour."""

from engine.trio.game import GAME

__all__ = ["GAME"]
