"""How everybody's knowledge of the cards follows from what happens.

A position only notes what happened; the three views are brought up to date when somebody looks.
Search plays thousands of moves that nobody looks at, and pays one small tuple for each.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from .components import SEATS, Card
from .knowledge import DECK, DISCARD, HANDS, View

ONLOOKER = len(SEATS)
"""Where the view of somebody who looks on is kept, after those of the seats."""

Views = tuple[View, View, View]


class _Note(NamedTuple):
    """Something that happened: one of the functions below, its arguments, and what was before."""

    happened: Callable[..., View]
    details: tuple[Any, ...]
    before: "_Note | None"


class Memory:
    """What each seat, and somebody who looks on, has seen of the cards."""

    __slots__ = ("_last", "_views")

    def __init__(self, views: Views | None = None) -> None:
        self._views = views or (View(), View(), View())
        self._last: _Note | None = None

    def copy(self) -> "Memory":
        """An independent memory."""
        other = Memory(self._views)
        other._last = self._last
        return other

    def key(self) -> Views:
        """Equal for equal memories."""
        return self.views()

    def note(self, happened: Callable[..., View], *details: Any) -> None:
        """Remember that one of this module's happenings took place."""
        self._last = _Note(happened, details, self._last)

    def views(self) -> Views:
        """The views of the two seats and of an onlooker."""
        notes: list[_Note] = []
        while self._last is not None:
            notes.append(self._last)
            self._last = self._last.before
        views = self._views
        for happened, details, _ in reversed(notes):
            first, second, public = (
                happened(view, viewer, *details) for viewer, view in enumerate(views)
            )
            views = (first.joined(public), second.joined(public), public)
        self._views = views
        return views


def moved(view: View, viewer: int, card: Card, source: int, target: int) -> View:
    """A card went openly from place to place."""
    return view.moved(card, source, target)


def returned(view: View, viewer: int, seat: int, cards: tuple[Card, ...]) -> View:
    """A seat shuffled cards of its hand into the deck for its 2."""
    for card in cards:
        if viewer == seat:
            view = view.moved(card, HANDS[seat], DECK)
        else:
            view = view.unseen(HANDS[seat], DECK)
    return view.shuffled()


def looked(view: View, viewer: int, seat: int, card: Card, index: int) -> View:
    """A seat looked at the card so far below the top of the deck, for its 3."""
    return view.looked(card, index) if viewer == seat else view


def took(view: View, viewer: int, seat: int, card: Card, among: int) -> View:
    """A seat took one of the top cards of the deck, for its 2 (the topmost) or its 3."""
    if viewer == seat:
        return view.moved(card, DECK, HANDS[seat])
    return view.unseen(DECK, HANDS[seat], among)


def consulted(view: View, viewer: int, seat: int, cards: tuple[Card, ...]) -> View:
    """A seat looked through the discard, for its 4."""
    return view.shown(DISCARD, cards) if viewer == seat else view


def swapped(view: View, viewer: int, seat: int, cards: tuple[Card, Card] | None) -> View:
    """A seat swapped a hand card for a discarded one, for its 4; or only pretended to (None)."""
    if viewer != seat:
        return view.unseen(HANDS[seat], DISCARD).unseen(DISCARD, HANDS[seat])
    if cards is None:
        return view
    given, taken = cards
    return view.moved(taken, DISCARD, HANDS[seat]).moved(given, HANDS[seat], DISCARD)


def shown(view: View, viewer: int, seat: int, cards: tuple[Card, ...]) -> View:
    """A seat laid its hand open, for the other's 7."""
    return view.shown(HANDS[seat], cards)


def recycled(view: View, viewer: int) -> View:
    """The discard became the new deck."""
    return view.recycled()
