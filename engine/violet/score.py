"""The three endings and the outcome."""

from typing import Protocol

from engine.core.game import Outcome
from engine.core.rule import Rule
from engine.violet.components import TORECH, VIOLET, Space

WIN_VIOLET = Rule("violet.win.violet", "step")
WIN_TORECH_DARK = Rule("violet.win.torech-dark", "step")
WIN_TORECH_FEAR = Rule("violet.win.torech-fear", "step", house=True)


class Table(Protocol):
    """What an ending is read from: a position or an observation."""

    @property
    def violet(self) -> Space: ...

    @property
    def campfire(self) -> Space: ...

    def is_dark(self) -> bool: ...

    def is_caught(self) -> bool: ...


def ending(position: Table) -> Rule | None:
    """The rule that ends the game now, or None.

    First violet.win.torech-dark, then violet.win.torech-fear, then violet.win.violet.
    """
    if position.is_dark():
        return WIN_TORECH_DARK
    if position.is_caught():
        return WIN_TORECH_FEAR
    return WIN_VIOLET if position.violet == position.campfire else None


def outcome_of(position: Table) -> Outcome | None:
    """Who has won: one point for the winner, and the ending."""
    rule = ending(position)
    if rule is None:
        return None
    winner = VIOLET if rule is WIN_VIOLET else TORECH
    return Outcome((winner,), (1, 0) if winner == VIOLET else (0, 1), rule)
