"""A match that is over, looked at: its decisions, and how the chances went."""

from bisect import bisect_right
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any

from engine.core.game import CHANCE, Seat, State
from engine.core.match import Match
from web.app.film import Film
from web.app.model import people_here
from web.app.sitting import table_of, view
from web.boards import counted
from web.boards.counted import Moment
from web.boards.table import AnyView
from web.rooms.review.gauge import read, turns_over
from web.rooms.review.judging import TEAMS
from web.rooms.review.questions import Decision, Table, asked
from web.words import Words


class Looked:
    """One is equal only to itself, so that what is told of it is made once."""

    def __init__(self, match: Match) -> None:
        """Play it from its beginning, once."""
        self.match = match
        self.seats: tuple[Seat, ...] = people_here(match) or tuple(range(len(match.players)))
        """Whose decisions are judged: the people's, or everybody's where there are none."""
        decisions, curve = list[int](), dict[int, tuple[int, ...]]()
        moments = list[Moment]()
        seen: list[Any] = []
        at = -1

        def look(state: State[Any]) -> None:
            nonlocal at
            at += 1
            seen.append(match.game.observe(state, None))
            by, sealed = match.decided[at - 1] if at else (CHANCE, False)
            if turns_over(by, sealed, state):
                curve[at] = read(match.game.id, state, at)
            if state.to_act in self.seats and at < len(match.log) and len(state.moves()) > 1:
                decisions.append(at)

        for number, events in enumerate(match.events(look)):
            moments.append(Moment(match.decided[number][0], events, seen[number + 1]))
        self.decisions = tuple(decisions)
        """After how many moves somebody had a choice."""
        self.curve = curve
        """After how many moves the table is looked at, and what it promises at first sight."""
        self.looks = tuple(sorted({*decisions, *curve} - {len(match.log)}))
        """After how many moves there is something to ask about."""
        self.moments = tuple(moments)
        self._films: dict[Seat, Film] = {}

    @cached_property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who wins and loses together."""
        seats = range(len(self.match.players))
        teams = TEAMS.get(self.match.game.id, len(seats))
        return tuple(tuple(seats[first::teams]) for first in range(teams))

    @cached_property
    def begun(self) -> tuple[int, ...]:
        """After how many moves each step began that people count: a turn, a tile, a trick."""
        return counted.load(self.match.game.id).begun(self.moments)

    def when(self, at: int, words: Words) -> str:
        """In which of them is decided after so many moves."""
        game = self.match.game.id
        called = words(f"review.{game}.{counted.load(game).turn}")
        return words("review.when", step=called, n=bisect_right(self.begun, at))

    def film(self, seat: Seat) -> Film:
        """The match as that seat saw it."""
        if seat not in self._films:
            self._films[seat] = Film(self.match, seat, ours=True)
        return self._films[seat]

    def question(self, at: int) -> str:
        """What is asked about a moment: a decision, from what its seat could know then, or the
        table, or both."""
        seat = self.match.decided[at][0]
        match = self.film(self.seats[0]).match(at)
        observation = match.observe(seat)
        decision = Decision(observation, self.match.log[at]) if at in self.decisions else None
        table = Table(match.state, observation) if at in self.curve else None
        return asked(self.match.game, at, decision, table)

    def view(self, at: int, seat: Seat, words: Words) -> AnyView:
        """What that seat saw after so many moves, as if it were to decide now."""
        return view(replace(self.film(seat).sitting(at), still=False), words)


@lru_cache(maxsize=256)
def told_apart(looked: Looked, at: int, made: Any, best: Any, words: Words) -> tuple[str, str]:
    """Two moves of whoever decided after so many, in words that tell them apart."""
    seat = looked.match.decided[at][0]
    table, seen = table_of(looked.film(seat).sitting(at)), looked.view(at, seat, words)
    one, other = (table.advise(seen, move).text for move in (made, best))
    if one == other and table.exact is not None:
        return table.exact(seen, made), table.exact(seen, best)
    return one, other
