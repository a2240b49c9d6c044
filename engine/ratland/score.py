"""The outcome."""

from ..core.game import Outcome
from .rulebook import EVENT_END, SCORE
from .state import Public


def outcome_of(table: Public) -> Outcome:
    """Who wins as it is (ratland.score): by points, then by cheese, then all of them."""
    totals = tuple(clan.total for clan in table.clans)
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    cheese = max(table.clans[seat].cheese for seat in leaders)
    winners = tuple(seat for seat in leaders if table.clans[seat].cheese == cheese)
    return Outcome(winners, totals, SCORE if len(leaders) > 1 else EVENT_END)
