"""The final score and the outcome."""

from dataclasses import dataclass

from engine.core.game import Outcome
from engine.ratland.rulebook import EVENT_END, SCORE
from engine.ratland.state import Public


@dataclass(frozen=True, slots=True)
class FinalScore:
    """One player's points, line by line (ratland.score)."""

    seat: int
    healthy: int
    poisoned: int
    lost: int
    graveyard: int
    """Rats that starved: each takes a point away."""
    cheese: int
    """Counts only between tied players."""

    @property
    def total(self) -> int:
        return self.healthy + self.poisoned + self.lost - self.graveyard


def final_scores(table: Public) -> tuple[FinalScore, ...]:
    """The score of every seat as if the game ended now (ratland.score)."""
    return tuple(
        FinalScore(seat, clan.healthy, clan.poisoned, clan.lost, clan.graveyard, clan.cheese)
        for seat, clan in enumerate(table.clans)
    )


def outcome_of(table: Public) -> Outcome:
    """Who wins with the clans as they are: points, then cheese, then all of them."""
    scores = final_scores(table)
    most = max(score.total for score in scores)
    leaders = [score for score in scores if score.total == most]
    cheese = max(score.cheese for score in leaders)
    winners = tuple(score.seat for score in leaders if score.cheese == cheese)
    rule = SCORE if len(leaders) > 1 else EVENT_END
    return Outcome(winners, tuple(score.total for score in scores), rule)
