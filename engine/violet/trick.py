"""Who wins a trick: one small pure function, and why."""

from typing import NamedTuple

from ..core.rule import Rule
from .components import Card, Suit, suit_of, value_of
from .rulebook import FIVE, LEADER, ONE_BEATS_NINE, SAME_SUIT, SIX_LED, TRUMP


def counts_as_trump(card: Card, trump: Suit | None) -> bool:
    """Whether the card is of the suit of Violet's space, as a 5 always is (violet.trick.five)."""
    return trump is not None and (suit_of(card) == trump or value_of(card) == 5)


def decide(lead: Card, follow: Card, trump: Suit | None) -> tuple[bool, Rule]:
    """Whether the led card wins, and the rule that decides.

    `trump` is the suit of Violet's space, None where there is none. A led 6 of another suit takes
    the trump its power, so only a higher card of the 6's own suit still beats it.
    """
    first, second = value_of(lead), value_of(follow)
    if first == second == 5:  # violet.trick.five
        return True, FIVE
    # violet.trick.one-beats-nine: effects stay silent only when both cards are trumps.
    if {first, second} == {1, 9} and not suit_of(lead) == suit_of(follow) == trump:
        return first == 1, ONE_BEATS_NINE
    led, followed = _suits(lead, follow, trump)
    # violet.trick.six-led: only a trump could have beaten it.
    if first == 6 and led != trump and followed == trump:
        return True, SIX_LED
    # violet.trick.same-suit, violet.trick.trump, violet.trick.leader, in this order.
    as_printed = (led, followed) == (suit_of(lead), suit_of(follow))
    if led == followed:
        return first > second, SAME_SUIT if as_printed else FIVE
    if trump is not None and trump in (led, followed):
        return led == trump, TRUMP if as_printed else FIVE
    return True, LEADER


def _suits(lead: Card, follow: Card, trump: Suit | None) -> tuple[Suit, Suit]:
    """What the two cards count as: a 5 is of the trump suit, or of the other's."""
    led, followed = suit_of(lead), suit_of(follow)
    if value_of(lead) == 5:
        led = followed if trump is None else trump
    elif value_of(follow) == 5:
        followed = led if trump is None else trump
    return led, followed


class Trick(NamedTuple):
    """Two cards played, and who won. `trump` was the suit of Violet's space at that moment."""

    leader: int
    lead: Card
    follow: Card
    trump: Suit | None
    winner: int

    @property
    def cards(self) -> tuple[Card, Card]:
        """The pair, the led card first."""
        return (self.lead, self.follow)

    def card_of(self, seat: int) -> Card:
        """The card this seat played."""
        return self.lead if seat == self.leader else self.follow

    @property
    def winning(self) -> Card:
        """The card that won."""
        return self.card_of(self.winner)

    def effect(self, seat: int) -> int:
        """The value whose effect the seat's card has in the refill; 0 for a silent card.

        A card printed in the trump suit has none (violet.effects.trump-silent).
        """
        card = self.card_of(seat)
        return 0 if suit_of(card) == self.trump else value_of(card)


def resolve(leader: int, lead: Card, follow: Card, trump: Suit | None) -> tuple[Trick, Rule]:
    """The trick with its winner, and the rule that decides."""
    leads_wins, rule = decide(lead, follow, trump)
    return Trick(leader, lead, follow, trump, leader if leads_wins else 1 - leader), rule
