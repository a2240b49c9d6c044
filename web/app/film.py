"""A match to be stepped through, each step at the cost of a move."""

from collections.abc import Iterable
from copy import copy
from itertools import takewhile
from typing import Any

from engine.core.game import Event, Seat, State
from engine.core.match import Match
from web.app.model import Deed, Model, Points, Sitting
from web.app.sitting import eyes
from web.boards.tables import load

SPAN = 32
"""A position is kept of every so many moves: from the nearest, the others are played anew."""


def lying(model: Model, id: str) -> list[Sitting]:
    """Where this match lies, on the table or beside it while a lesson has its place."""
    both = (model.sitting, model.left)
    return [one for one in both if one is not None and one.course is None and one.id == id]


def eyes_on(model: Model, id: str, match: Match) -> Seat | None:
    """Whose eyes look at a match of the shelf: those at its table, or the only person's, or
    nobody's."""
    for sitting in lying(model, id):
        return eyes(sitting)
    return Sitting(id, match, ()).alone


class Film:
    """Every position of a match, as one seat saw it, or somebody who looks on.

    Which piece is which (`Table.follow`) is the same whichever way one comes to a position.
    A film is equal only to itself.
    """

    def __init__(
        self,
        match: Match,
        seat: Seat | None,
        known: "Film | None" = None,
        ours: bool = False,
    ) -> None:
        """`known` is a film of the same match as it was before: what they share is not made anew.

        Of a match of `ours` the only person is spoken to. The match must not be changed in place.
        """
        self.whole, self.seat, self.ours = match, seat, ours
        self.length = len(match.log)
        """How many moves it has."""
        self._table = load(match.game.id)
        self._kept: list[tuple[State[Any], Any]] = []
        """Position and scene before every so many-th move."""
        self._span, self._points = -1, list[tuple[State[Any], Any]]()
        self._shown: tuple[tuple[int, int, int], Sitting] | None = None
        story = [] if known is None else self._taken_over(known)
        story += self._played(len(story))
        self.story = tuple(story)
        """What happened with each move."""
        self.turns = tuple(turns(story, self._table.opens))
        """Before which moves somebody's turn begins."""

    def _taken_over(self, known: "Film") -> list[Deed]:
        """The deeds before the last position that both films have kept."""
        one, other = self.whole, known.whole
        if (one.game, one.players, one.options, one.deal, self.seat) != (
            (other.game, other.players, other.options, other.deal, known.seat)
        ):
            return []
        both = zip(one.log, other.log, strict=False)
        spans = sum(1 for _ in takewhile(lambda moves: moves[0] == moves[1], both)) // SPAN
        self._kept = known._kept[: spans + 1]
        return list(known.story[: spans * SPAN])

    def _played(self, begun: int) -> list[Deed]:
        """What happened with each move from there on; on the way, positions are kept."""
        match, story = self.whole, list[Deed]()
        if self._kept:
            kept, scene = self._kept.pop()
            state = kept.copy()
        else:
            state = Match(match.game, match.players, match.options, match.deal).state
            scene = self._table.follow(None, (), match.game.observe(state, self.seat))
        for at in range(begun, self.length + 1):
            if at % SPAN == 0:
                match.game.observe(state, None)  # a look brings up to date what everybody knows
                self._kept.append((state.copy(), scene))
            if at < self.length:
                scene, events = self._moved(state, scene, match.log[at])
                story.append(Deed(match.decided[at][0], events))
        self._last = state, scene
        return story

    def _moved(self, state: State[Any], scene: Any, move: Any) -> tuple[Any, tuple[Event, ...]]:
        """Play a move: the scene after it, and what happened. A table without scenes has None."""
        events: list[Event] = []
        state.play(move, events.append)
        if scene is not None:
            seen = self.whole.game.observe(state, self.seat)
            scene = self._table.follow(scene, [event.seen_by(self.seat) for event in events], seen)
        return scene, tuple(events)

    def _point(self, at: int) -> tuple[State[Any], Any]:
        """Position and scene after so many moves; nobody may change them."""
        if at == self.length:
            return self._last
        span, offset = divmod(at, SPAN)
        if span != self._span:
            self._span, self._points = span, [self._kept[span]]
        while len(self._points) <= offset:
            before, scene = self._points[-1]
            state = before.copy()
            move = self.whole.log[span * SPAN + len(self._points) - 1]
            scene, _ = self._moved(state, scene, move)
            self._points.append((state, scene))
        return self._points[offset]

    def match(self, at: int) -> Match:
        """The match as it was after so many moves, not to be changed in place."""
        match = copy(self.whole)
        match.state = self._point(at)[0]
        match.log, match.decided = match.log[:at], match.decided[:at]
        match.aside = []
        return match

    def _points_at(self, at: int) -> Points:
        """Everybody's points after so many moves."""
        return tuple(self._table.score(self.whole.game.observe(self._point(at)[0], self.seat)))

    def sitting(self, at: int, fresh: int = 0, marked: int = 1) -> Sitting:
        """The table after so many moves, to be looked at; asked again, it is the same one.

        So many of the last ones are `fresh`: just played, and what they changed is told in stages.
        So many are `marked` on the board.
        """
        asked = at, fresh, marked
        if self._shown is None or self._shown[0] != asked:
            scores = (self._points_at(at - fresh), *[self._points_at(at)] * fresh) if fresh else ()
            match, (_, scene) = self.match(at), self._point(at)
            sitting = Sitting(
                "",
                match,
                self.story[:at],
                scenes=(scene,),
                scores=scores,
                viewer=self.seat,
                fresh=fresh,
                still=True,
                marked=marked,
                ours=self.ours,
            )
            self._shown = asked, sitting
        return self._shown[1]


def turns(story: Iterable[Deed], opens: tuple[type[Event], ...]) -> list[int]:
    """Which deeds begin a turn: all that somebody decides before anybody else, and what chance
    makes of it, or before one of the events that open another. Where none opens one, what comes
    before the first decision stands for itself."""
    begun, decider = {0}, None
    for at, deed in enumerate(story):
        changes = deed.by >= 0 and deed.by != decider
        parts = changes and (decider is not None or not opens)
        if parts or any(isinstance(one, opens) for one in deed.events):
            begun.add(at)
        if changes:
            decider = deed.by
    return sorted(begun)
