"""A match to be stepped through, each step at the cost of a move."""

from copy import copy
from dataclasses import replace
from typing import Any

from engine.core.game import Event, Seat, State
from engine.core.match import Match
from web.app.model import Deed, Sitting
from web.app.sitting import eyes, observed, table_of

SPAN = 32
"""A position is kept of every so many moves: from the nearest, the others are played anew."""


class Film:
    """Every position of a match, as one seat saw it. One is equal only to itself."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.length = len(match.log)
        """How many moves it has."""
        self._match, self._seat = match, seat
        self._kept: list[State[Any]] = []
        self._span, self._states = -1, list[State[Any]]()
        self._story = tuple(self._played())

    def _played(self) -> list[Deed]:
        """What happened with each move; on the way, positions are kept."""
        match = self._match
        state = Match(match.game, match.players, match.options, match.deal).state
        story = []
        for at, move in enumerate(match.log):
            if at % SPAN == 0:
                match.game.observe(state, None)  # a look brings up to date what everybody knows
                self._kept.append(state.copy())
            events: list[Event] = []
            state.play(move, events.append)
            story.append(Deed(match.decided[at][0], tuple(events)))
        if self.length % SPAN == 0:
            self._kept.append(state)
        return story

    def _state(self, at: int) -> State[Any]:
        """The position after so many moves; nobody may change it."""
        span, offset = divmod(at, SPAN)
        if span != self._span:
            self._span, self._states = span, [self._kept[span]]
        while len(self._states) <= offset:
            state = self._states[-1].copy()
            state.play(self._match.log[span * SPAN + len(self._states) - 1])
            self._states.append(state)
        return self._states[offset]

    def match(self, at: int) -> Match:
        """The match as it was after so many moves, not to be changed in place."""
        match = copy(self._match)
        match.state = self._state(at)
        match.log, match.decided = match.log[:at], match.decided[:at]
        match.aside = []
        return match

    def sitting(self, at: int, before: Sitting | None = None) -> Sitting:
        """The table after so many moves; what lay on it `before` keeps its place where it can."""
        story = self._story[:at]
        sitting = Sitting("", self.match(at), story, viewer=self._seat, still=True)
        scene, events = None, tuple[Event, ...]()
        if before is not None:
            scene = before.scenes[-1]
            if at == len(before.story) + 1:
                events = tuple(event.seen_by(self._seat) for event in story[-1].events)
        seen = observed(sitting.match, eyes(sitting))
        return replace(sitting, scenes=(table_of(sitting).follow(scene, events, seen),))
