"""What a worker is asked about a moment of a match, and what it answers: both are texts.

Of a decision it is given a position that fits what its seat saw. How the table stood is told of a
game that is over, with all hands open.
"""

import json
from collections.abc import Generator
from dataclasses import asdict
from random import Random
from typing import Any, NamedTuple

from engine.core.game import Game, Observation, State, past
from engine.core.sight import Sight
from engine.games import load
from engine.search.hints import Reason
from web.rooms.review.ahead import look_ahead, promised
from web.rooms.review.judging import Verdict, judge


class Decision(NamedTuple):
    """What is to be judged."""

    observation: Observation
    made: Any


class Table(NamedTuple):
    """What is to be looked at: all of it, and what its game asks to remember."""

    state: State[Any]
    observation: Observation


class Answer(NamedTuple):
    """What came of a question."""

    verdict: Verdict | None
    """Of the decision, if one was asked about."""
    promises: tuple[int, ...] | None
    """What the table promises each seat (`Gauge.reads`), if it was asked about."""


def asked(game: Game, at: int, decision: Decision | None, table: Table | None = None) -> str:
    """The question about the moment after so many moves."""
    question: dict[str, Any] = {"game": game.id, "at": at}
    if decision is not None:
        sight = Sight.of(game, decision.observation, Random(""))
        question["decision"] = {"made": str(decision.made), "sight": asdict(sight)}
    if table is not None:
        history = [str(state) for state in past(table.observation)]
        question["table"] = {"position": str(table.state), "past": history}
    return json.dumps(question)


def think(text: str) -> Generator[None, bool | None, str]:
    """The answer to such a question."""
    asks = json.loads(text)
    game, at = load(asks["game"]), asks["at"]
    answer: list[object] = [None, None]
    if decision := asks.get("decision"):
        observation = Sight(**decision["sight"]).observation(game)
        verdict = yield from judge(game, observation, game.move(decision["made"]), at)
        answer[0] = written(verdict)
    if table := asks.get("table"):
        state = game.position(table["position"])
        history = [game.position(each) for each in table["past"]]
        futures = yield from look_ahead(game.id, state, history)
        answer[1] = promised(game.id, futures, at)
    return json.dumps(answer)


def written(verdict: Verdict) -> list[object]:
    """A verdict as JSON's own kinds; its move as its text."""
    reason = None if verdict.reason is None else [verdict.reason.name, verdict.reason.number]
    best = "" if verdict.best is None else str(verdict.best)
    return [verdict.at, verdict.cost, verdict.promised, best, reason]


def read(game: Game, text: str) -> Answer:
    """What an answer says."""
    judged, promises = json.loads(text)
    return Answer(
        None if judged is None else _verdict(game, *judged),
        None if promises is None else tuple(promises),
    )


def _verdict(
    game: Game, at: int, cost: int, promised: int, best: str, reason: list[Any] | None
) -> Verdict:
    move = game.move(best) if best else None
    return Verdict(at, cost, promised, move, None if reason is None else Reason(*reason))
