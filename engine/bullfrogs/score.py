"""Battles, the final score and the outcome."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from engine.bullfrogs.components import LOG_BONUS, OWN_COLOUR_BONUS, RANKS, Card, Colour, Four, Pad
from engine.bullfrogs.grid import LOG, Cell
from engine.core.game import Outcome
from engine.core.rule import Rule

END = Rule("bullfrogs.end", "step")
TIE_BREAK = Rule("bullfrogs.final.tie-break", "step")
SOLO_FINAL = Rule("bullfrogs.solo.final", "step")


def strongest(strengths: Four) -> Colour | None:
    """The strictly strongest colour; None in a tie for first (bullfrogs.score.strength)."""
    most = max(strengths)
    return Colour(strengths.index(most)) if strengths.count(most) == 1 else None


def battle_winner(pad: Pad) -> Colour | None:
    """Who wins a full pad (bullfrogs.score.strength)."""
    return strongest(pad.strengths())


@dataclass(frozen=True, slots=True)
class FinalScore:
    """One player's points, line by line (bullfrogs.final)."""

    colour: Colour
    cards: int
    """Points printed on the cards of the score pile."""
    own_colour: int
    """One for each card of one's own colour among them."""
    log: int
    """Frogs and bullfrogs on the Log."""
    log_bonus: int
    """For the sole strongest army on the Log."""
    tie_break: int
    """Strength on pads still in the pond: counts only between tied players."""

    @property
    def total(self) -> int:
        return self.cards + self.own_colour + self.log + self.log_bonus


class Table(Protocol):
    """What a score is counted from: a position or an observation."""

    @property
    def colours(self) -> tuple[Colour, ...]: ...

    @property
    def cards(self) -> Mapping[Cell, Pad]: ...

    @property
    def scored(self) -> Sequence[tuple[Card, ...]]: ...


def final_scores(position: Table) -> tuple[FinalScore, ...]:
    """The score of every seat as if the game ended now (bullfrogs.final)."""
    on_log = position.cards[LOG].strengths()
    ruler = strongest(on_log)
    pads = [pad.strengths() for cell, pad in position.cards.items() if cell != LOG]
    return tuple(
        FinalScore(
            colour=colour,
            cards=sum(card.points for card in position.scored[colour]),
            own_colour=OWN_COLOUR_BONUS
            * sum(card.colour == colour for card in position.scored[colour]),
            log=on_log[colour],
            log_bonus=LOG_BONUS if colour == ruler else 0,
            tie_break=sum(strengths[colour] for strengths in pads),
        )
        for colour in position.colours
    )


def outcome_of(position: Table) -> Outcome:
    """Who wins with the scores as they stand (bullfrogs.final, bullfrogs.final.tie-break)."""
    scores = final_scores(position)
    most = max(score.total for score in scores)
    leaders = [seat for seat, score in enumerate(scores) if score.total == most]
    last = max(scores[seat].tie_break for seat in leaders)
    winners = tuple(seat for seat in leaders if scores[seat].tie_break == last)
    rule = TIE_BREAK if len(leaders) > 1 else END
    return Outcome(winners, tuple(score.total for score in scores), rule)


def solo_scores(position: Table) -> tuple[FinalScore, FinalScore]:
    """Your score and Isaac's: no points for cards of one's own colour (bullfrogs.solo.final)."""
    yours, isaacs = (replace(score, own_colour=0) for score in final_scores(position))
    return yours, isaacs


def solo_rank(points: int) -> str:
    """The rank that so many points earn (bullfrogs.solo.final)."""
    return next((rank for fewest, rank in RANKS if points >= fewest), "squire")


def solo_outcome_of(position: Table) -> Outcome:
    """Your score less Isaac's; nobody wins, you earn a rank (bullfrogs.solo.final)."""
    yours, isaacs = solo_scores(position)
    return Outcome((), (yours.total - isaacs.total,), SOLO_FINAL)
