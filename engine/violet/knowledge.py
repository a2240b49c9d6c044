"""Who knows where which card is: what a perfectly attentive player remembers.

Almost every card moves in the open. Only the effects of a 2, a 3 and a 4 move cards that the other
player does not see, and only a look at the deck (3), at the discard (4) or at a hand (7) tells
somebody more. A `View` holds what one pair of eyes has seen: for each card the places where it may
be, and bounds such as "at least two of these three cards are still in that hand".
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile
from random import Random
from typing import NamedTuple

from .components import CARDS, Card

VIOLETS_HAND, TORECHS_HAND, DECK, DISCARD = PLACES = (1, 2, 4, 8)
"""The places whose cards are hidden from somebody; open cards are in none of them."""

OPEN = 0
"""The market, the table and the Fear Discards: everybody knows every card there."""

_KNOWN = frozenset((OPEN, *PLACES))

HANDS = (VIOLETS_HAND, TORECHS_HAND)
"""The place of each seat's hand."""


class Bound(NamedTuple):
    """At least so many of these cards are in this place."""

    cards: frozenset[Card]
    place: int
    least: int


@dataclass(frozen=True, slots=True)
class View:
    """What one pair of eyes knows about the hidden cards."""

    where: tuple[int, ...] = (DECK,) * len(CARDS)
    """For each card the places where it may be, added up; `OPEN` when it is not hidden."""
    bounds: tuple[Bound, ...] = ()
    """What is known beyond that about several cards together."""
    order: tuple[Card, ...] = ()
    """Those of these cards that are still in the deck lie on top of it in this order."""
    sizes: tuple[int, int, int, int] = (0, 0, len(CARDS), 0)
    """How many cards are in each hidden place: everybody can count them."""

    def surely(self, place: int) -> list[Card]:
        """The cards known to be in the place, sorted."""
        return [card for card in CARDS if self.where[card] == place]

    def possibly(self, place: int) -> list[Card]:
        """The cards that may be in the place, sorted."""
        return [card for card in CARDS if self.where[card] & place]

    def size(self, place: int) -> int:
        """How many cards are in the place."""
        return self.sizes[PLACES.index(place)]

    def moved(self, card: Card, source: int, target: int) -> "View":
        """A card that these eyes see went from one place to another."""
        where = list(self.where)
        order = self.order
        if source == DECK:
            _pass_over(where, order, card)
            order = tuple(other for other in order if other != card and where[other] & DECK)
        where[card] = target
        bounds = tuple(
            bound
            if card not in bound.cards
            else Bound(bound.cards - {card}, bound.place, bound.least - (bound.place == source))
            for bound in self.bounds
        )
        return View(tuple(where), bounds, order, self._resized(source, target))._settled()

    def unseen(self, source: int, target: int, among: int = 0) -> "View":
        """One card that these eyes do not see went from one hidden place to another.

        It was one of the top `among` cards of the deck; 0 stands for any card of the place.
        """
        candidates = self._top(among) if among else frozenset(self.possibly(source))
        bounds = [
            bound._replace(least=bound.least - 1)
            if bound.place == source and bound.cards & candidates
            else bound
            for bound in self._joint_bounds(source, target, candidates)
        ]
        where = list(self.where)
        for card in candidates:
            where[card] |= target
        sizes = self._resized(source, target)
        return View(tuple(where), tuple(bounds), self.order, sizes)._settled()

    def _top(self, among: int) -> frozenset[Card]:
        """The cards that may be among the top ones of the deck."""
        sure = 0
        for count, card in enumerate(self.order, 1):
            sure += self.where[card] == DECK
            if sure == among:
                return frozenset(self.order[:count])
        return frozenset(self.possibly(DECK))

    def _joint_bounds(
        self, source: int, target: int, candidates: frozenset[Card]
    ) -> Iterator[Bound]:
        """The bounds, what the sizes say too, and what follows together for the source.

        All four of these are there, and one of those two: when one card has gone, at least three
        of the four are left, and at least four of the six, and neither says the other.
        """
        by_size = _by_size(self.where, self.sizes)
        bounds = (*self.bounds, *(bound for bound in by_size if bound.place in (source, target)))
        sure = frozenset(card for card in candidates if self.where[card] == source)
        joint = [Bound(frozenset(), source, 0), Bound(sure, source, len(sure))]
        for bound in bounds:
            if bound.place != source:
                yield bound
                continue
            joint += [
                Bound(other.cards | bound.cards, source, other.least + bound.least)
                for other in joint
                if not other.cards & bound.cards
            ]
        yield from joint

    def shown(self, place: int, cards: Iterable[Card]) -> "View":
        """These eyes saw every card of a place."""
        present = frozenset(cards)
        where = tuple(
            place if card in present else places & ~place
            for card, places in zip(CARDS, self.where, strict=True)
        )
        return replace(self, where=where)._settled()

    def looked(self, card: Card, index: int) -> "View":
        """These eyes saw which card of the deck lies so far below its top."""
        where = list(self.where)
        _pass_over(where, self.order[index:], card)
        where[card] = DECK
        order = tuple(other for other in self.order if other == card or where[other] & DECK)
        if card not in order:
            order = (*order[:index], card)
        return replace(self, where=tuple(where), order=order)._settled()

    def shuffled(self) -> "View":
        """The deck was shuffled."""
        return replace(self, order=())

    def recycled(self) -> "View":
        """The deck was empty, and the discard became the new deck."""
        where = tuple(
            (places & ~(DECK | DISCARD)) | DECK if places & DISCARD else places & ~DECK
            for places in self.where
        )
        bounds = tuple(
            bound._replace(place=DECK) if bound.place == DISCARD else bound
            for bound in self.bounds
            if bound.place != DECK
        )
        violets, torechs, _, discard = self.sizes
        return View(where, bounds, (), (violets, torechs, discard, 0))._settled()

    def _resized(self, source: int, target: int) -> tuple[int, int, int, int]:
        violets, torechs, deck, discard = (
            size - (place == source) + (place == target)
            for size, place in zip(self.sizes, PLACES, strict=True)
        )
        return (violets, torechs, deck, discard)

    def _settled(self) -> "View":
        """The same knowledge with everything drawn that follows from counting."""
        where, bounds = self.where, self.bounds
        if not bounds and all(places in _KNOWN for places in where):
            order = tuple(card for card in self.order if where[card] == DECK)
            return self if order == self.order else replace(self, order=order)
        while True:
            settled = list(where)
            for cards, place, least in bounds:
                possible = [card for card in cards if settled[card] & place]
                if len(possible) == least:
                    for card in possible:
                        settled[card] = place
            for place, size in zip(PLACES, self.sizes, strict=True):
                possible = [card for card in CARDS if settled[card] & place]
                if len(possible) == size:
                    for card in possible:
                        settled[card] = place
                elif sum(settled[card] == place for card in possible) == size:
                    for card in possible:
                        if settled[card] != place:
                            settled[card] &= ~place
            if tuple(settled) == where:
                break
            where = tuple(settled)
        order = tuple(card for card in self.order if where[card] & DECK)
        telling = _telling(bounds, where, self.sizes)
        return replace(self, where=where, bounds=telling, order=order)

    def doubting(self, other: "View") -> "View":
        """This view where it knows for certain nothing that is in doubt for the other."""
        where = tuple(mine | theirs for mine, theirs in zip(self.where, other.where, strict=True))
        return self if where == self.where else replace(self, where=where)

    def joined(self, other: "View") -> "View":
        """What these eyes know with what the other view says: it sees nothing that they do not."""
        if not self.bounds and all(places in _KNOWN for places in self.where):
            return self
        where = tuple(mine & theirs for mine, theirs in zip(self.where, other.where, strict=True))
        reduced = (_reduced(bound, where) for bound in other.bounds)
        known = (*self.bounds, *_by_size(where, self.sizes))
        news = [bound for bound in reduced if not _follows(bound, known)]
        if where == self.where and not news:
            return self
        return replace(self, where=where, bounds=(*self.bounds, *news))._settled()

    def dealt(self, random: Random) -> dict[int, list[Card]]:
        """The hidden cards of each place, dealt at random so that they fit what is known.

        Raises ValueError where no deal fits it.
        """
        where = list(self.where)
        if any(places not in _KNOWN for places in where):
            tries = (_deal_fast(self, random) for _ in range(TRIES))
            found = next(filter(None, tries), None)
            if found is not None:
                where = found
            elif not _deal_surely(self, where, random):
                raise ValueError("no deal fits what is known")
        return {place: [card for card in CARDS if where[card] == place] for place in PLACES}


def _pass_over(where: list[int], order: Iterable[Card], card: Card) -> None:
    """Those that would lie above this card of the deck are no longer in it, if that can be."""
    for other in takewhile(lambda other: other != card, order):
        if where[other] != DECK:
            where[other] &= ~DECK


def _reduced(bound: Bound, where: tuple[int, ...]) -> Bound:
    """What a bound says of those of its cards whose place is in doubt."""
    cards, place, least = bound
    doubtful = frozenset(card for card in cards if where[card] & place and where[card] != place)
    return Bound(doubtful, place, least - sum(where[card] == place for card in cards))


def _follows(bound: Bound, bounds: Iterable[Bound]) -> bool:
    """Whether a bound says nothing, or nothing more than one of the others."""
    return bound.least <= 0 or any(
        other.place == bound.place and other.least - len(other.cards - bound.cards) >= bound.least
        for other in bounds
    )


def _by_size(where: tuple[int, ...], sizes: tuple[int, ...]) -> list[Bound]:
    """What the size of each place says about the cards that may be there."""
    return [
        _reduced(
            Bound(frozenset(card for card in CARDS if where[card] & place), place, size), where
        )
        for place, size in zip(PLACES, sizes, strict=True)
    ]


def _telling(
    bounds: Iterable[Bound], where: tuple[int, ...], sizes: tuple[int, ...]
) -> tuple[Bound, ...]:
    """The bounds that say more than places and sizes do, and than each other, in order."""
    reduced = {_reduced(bound, where) for bound in bounds}
    by_size = _by_size(where, sizes)
    told = (
        bound
        for bound in reduced
        if not _follows(bound, by_size) and not _follows(bound, reduced - {bound})
    )
    return tuple(sorted(told, key=lambda bound: (bound.place, sorted(bound.cards), bound.least)))


TRIES = 20
"""How often a quick deal is tried before a thorough one."""


def _deal_fast(view: View, random: Random) -> list[int] | None:
    """Fill one place after the other, the one with the fewest free cards first.

    None when the cards dealt at first leave no way to deal the others.
    """
    where = list(view.where)
    doubtful = [card for card in CARDS if where[card] not in _KNOWN]
    random.shuffle(doubtful)
    for place in sorted(PLACES, key=lambda place: view.size(place) - where.count(place)):
        wanted = _wanted_first(view, where, doubtful, place)
        need = view.size(place) - where.count(place)
        for card in wanted:
            if need == 0:
                break
            if _can_spare(view, where, card, place):
                where[card] = place
                need -= 1
        for card in wanted:
            if where[card] != place:
                where[card] &= ~place
        if need or not all(where[card] for card in wanted):
            return None
    return where if _fits(view, where) else None


def _wanted_first(view: View, where: list[int], cards: list[Card], place: int) -> list[Card]:
    """Those of the cards that may still go to the place, what its bounds lack before the others."""
    able = [card for card in cards if where[card] & place and where[card] != place]
    first: list[Card] = []
    for bound_cards, bound_place, least in view.bounds:
        if bound_place == place:
            there = sum(where[card] == place or card in first for card in bound_cards)
            lacking = [card for card in able if card in bound_cards and card not in first]
            first += lacking[: max(0, least - there)]
    return [*first, *(card for card in able if card not in first)]


def _can_spare(view: View, where: list[int], card: Card, place: int) -> bool:
    """Whether the bounds of other places hold without this card."""
    return all(
        bound.place == place
        or card not in bound.cards
        or not where[card] & bound.place
        or sum(1 for other in bound.cards if where[other] & bound.place) > bound.least
        for bound in view.bounds
    )


def _deal_surely(view: View, where: list[int], random: Random) -> bool:
    """Put every card of `where` into one place; False when that is not possible.

    Cards are dealt one by one, and taken back when the rest no longer fits.
    """
    doubtful = [card for card in CARDS if where[card] not in _KNOWN]
    if not doubtful:
        return True
    card = min(random.sample(doubtful, len(doubtful)), key=lambda card: where[card].bit_count())
    places = [place for place in PLACES if where[card] & place]
    for place in random.sample(places, len(places)):
        trial = where.copy()
        trial[card] = place
        if _fits(view, trial) and _deal_surely(view, trial, random):
            where[:] = trial
            return True
    return False


def _fits(view: View, where: list[int]) -> bool:
    """Whether every size and every bound can still be met."""
    spare = {}
    for place, size in zip(PLACES, view.sizes, strict=True):
        taken = where.count(place)
        if taken > size or sum(1 for places in where if places & place) < size:
            return False
        spare[place] = size - taken
    for cards, place, least in view.bounds:
        there = sum(where[card] == place for card in cards)
        if sum(1 for card in cards if where[card] & place) < least:
            return False
        if least - there > spare[place]:
            return False
    return True
