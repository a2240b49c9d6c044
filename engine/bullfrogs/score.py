"""Battles, the final score and the outcome."""

from dataclasses import dataclass
from functools import lru_cache

from ..core.game import Outcome
from .components import LOG_BONUS, OWN_COLOUR_BONUS, RANKS, Card, Colour, Four, Piece
from .grid import LOG
from .rulebook import END, SOLO_FINAL, TIE_BREAK
from .state import Public


def strongest(strengths: Four) -> Colour | None:
    """The strictly strongest colour; None in a tie for first (bullfrogs.score.strength)."""
    most = max(strengths)
    return Colour(strengths.index(most)) if strengths.count(most) == 1 else None


def hop_rank(colour: Colour, piece: Piece, last: Colour) -> int:
    """When such a piece hops, 0 first and 3 last (bullfrogs.hop.priority)."""
    return 2 * (colour == last) + piece


def next_to_hop(position: Public) -> list[tuple[Colour, Piece]]:
    """The pieces of the first class still on the sinking pad (bullfrogs.hop.priority).

    In a tie the active player counts as the winner, everybody else as a loser.
    """
    assert position.sinking is not None
    last = position.active if position.winner is None else position.winner
    ranks = {
        piece: hop_rank(*piece, last)
        for piece in position.cards[position.sinking].standing(position.colours)
    }
    first = min(ranks.values())
    return [piece for piece, rank in ranks.items() if rank == first]


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


def own_colour_bonus(card: Card, colour: Colour, alone: bool) -> int:
    """The further point for a card of one's own colour (bullfrogs.final).

    Against Isaac such cards bring none (bullfrogs.solo.final).
    """
    bonus = 0 if alone else OWN_COLOUR_BONUS
    return bonus if card.colour == colour else 0


@lru_cache(1 << 12)
def card_points(cards: tuple[Card, ...], colour: Colour, alone: bool) -> tuple[int, int]:
    """What a score pile brings: the points printed, and those for cards of one's own colour."""
    own = sum([own_colour_bonus(card, colour, alone) for card in cards])
    return sum([card.points for card in cards]), own


def final_scores(position: Public) -> tuple[FinalScore, ...]:
    """The score of every seat as if the game ended now (bullfrogs.final)."""
    on_log = position.cards[LOG].strengths()
    ruler = strongest(on_log)
    pads = [pad.strengths() for cell, pad in position.cards.items() if cell != LOG]
    piles = [
        (colour, *card_points(position.scored[colour], colour, position.isaac is not None))
        for colour in position.colours
    ]
    return tuple(
        FinalScore(
            colour=colour,
            cards=cards,
            own_colour=own_colour,
            log=on_log[colour],
            log_bonus=LOG_BONUS if colour == ruler else 0,
            tie_break=sum(strengths[colour] for strengths in pads),
        )
        for colour, cards, own_colour in piles
    )


def outcome_of(position: Public) -> Outcome:
    """Who wins with the scores as they stand (bullfrogs.final, bullfrogs.final.tie-break).

    Against Isaac nobody does: your score less his earns a rank (bullfrogs.solo.final).
    """
    scores = final_scores(position)
    totals = tuple(score.total for score in scores)
    if position.isaac is not None:
        yours, isaacs = totals
        return Outcome((), (yours - isaacs,), SOLO_FINAL)
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    last = max(scores[seat].tie_break for seat in leaders)
    winners = tuple(seat for seat in leaders if scores[seat].tie_break == last)
    return Outcome(winners, totals, TIE_BREAK if len(leaders) > 1 else END)


def solo_rank(points: int) -> str:
    """The rank that so many points earn (bullfrogs.solo.final)."""
    return next((rank for fewest, rank in RANKS if points >= fewest), "squire")
