"""The rule that somebody should read when something comes up for the first time."""

from engine.violet import events, rulebook
from web.boards.table import Firsts

FIRSTS: Firsts = {
    events.TrickWon: lambda event, _: event.rule,
    events.Held: lambda event, _: event.rule,
    events.Advanced: lambda event, _: rulebook.FEAR_DISCARD if event.forced else rulebook.ADVANCE,
    events.Rested: rulebook.REST,
    events.FearFed: rulebook.FEAR_DISCARD,
    events.FearWoke: rulebook.FEAR_MOVE,
    events.EventRevealed: rulebook.EVENTS,
    events.BonusGained: rulebook.BONUS,
    events.Reshuffled: rulebook.RESHUFFLE,
}
