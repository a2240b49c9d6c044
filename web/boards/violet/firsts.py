"""The rule that somebody should read when something comes up for the first time."""

from engine.violet import GAME, events, rulebook
from web.boards.table import Firsts

_RULES = {rule.id: rule for rule in GAME.rules}

FIRSTS: Firsts = {
    events.TrickWon: lambda event, _: event.rule,
    events.Held: lambda event, _: event.rule,
    events.Advanced: lambda event, _: rulebook.FEAR_DISCARD if event.forced else rulebook.ADVANCE,
    events.Rested: rulebook.REST,
    events.FearFed: rulebook.FEAR_DISCARD,
    events.FearWoke: rulebook.FEAR_MOVE,
    events.EventRevealed: lambda event, _: _RULES[f"violet.event.{event.event}"],
    events.BonusGained: rulebook.BONUS,
    events.Reshuffled: rulebook.RESHUFFLE,
}

SELDOM = (events.EventRevealed, events.BonusGained)
"""Each of Torech's events is turned up once in a game, if at all, and a location left once."""
