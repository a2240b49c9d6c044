"""The three endings and the outcome."""

from ..core.game import Outcome
from ..core.rule import Rule
from .components import TORECH, VIOLET
from .rulebook import WIN_TORECH_DARK, WIN_TORECH_FEAR, WIN_VIOLET
from .state import Public


def ending(position: Public) -> Rule | None:
    """The rule that ends the game now, or None.

    First violet.win.torech-dark, then violet.win.torech-fear, then violet.win.violet.
    """
    if position.is_dark():
        return WIN_TORECH_DARK
    if position.is_caught():
        return WIN_TORECH_FEAR
    return WIN_VIOLET if position.violet == position.campfire else None


def outcome_of(position: Public) -> Outcome | None:
    """Who has won: one point for the winner, and the ending."""
    rule = ending(position)
    if rule is None:
        return None
    winner = VIOLET if rule is WIN_VIOLET else TORECH
    return Outcome((winner,), (1, 0) if winner == VIOLET else (0, 1), rule)
