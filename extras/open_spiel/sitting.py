"""A game as OpenSpiel plays it, without OpenSpiel: words in, what a seat knows out."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cached_property
from typing import Any

from engine.core.game import Event, Seat
from engine.core.verb import Verb
from engine.games import load

from .asking import Question, question


class Sitting:
    """One game from its start, played word by word.

    Everything that can be had of it for a seat comes from that seat's observations, from the events
    it saw and from its own words.
    """

    def __init__(self, game: str, seats: int, options: Mapping[str, str]) -> None:
        """Before the first move. Raises BadTextError for what the game does not offer."""
        self.game = load(game)
        self.seats = seats
        self.options = dict(options)
        self.state = self.game.start(seats, options)
        self.log: list[tuple[Seat, str, tuple[Event, ...]]] = []
        """Each move: who made it, its text, and what happened."""
        self.said: tuple[str, ...] = ()
        """The words of the move that is being asked for."""

    @property
    def to_act(self) -> Seat:
        """The seat to act, `CHANCE` or `NOBODY`."""
        return self.state.to_act

    @cached_property
    def question(self) -> Question:
        """What is asked now."""
        asked = question(self.state)
        for word in self.said:
            then = asked.after(word)
            assert not isinstance(then, str)
            asked = then
        return asked

    def say(self, word: str) -> None:
        """One more word; the last one plays the move."""
        then = self.question.after(word)
        self.said = (*self.said, word)
        if isinstance(then, str):
            self._play(then)
        else:
            self.question = then

    def _play(self, text: str) -> None:
        by, happened = self.to_act, list[Event]()
        self.state.play(self.game.move(text), happened.append)
        self.log.append((by, text, tuple(happened)))
        self.said = ()
        self.__dict__.pop("question", None)  # asked anew

    def text_after(self, word: str) -> str:
        """The move as far as this word settles it."""
        then = self.question.after(word)
        return then if isinstance(then, str) else then.text()

    @property
    def onlooker(self) -> Seat | None:
        """Whose eyes see what is open to all: those of somebody who plays alone do."""
        return 0 if self.seats == 1 else None

    def seen(self, viewer: Seat | None) -> dict[str, str]:
        """By name, what the seat sees now; None for somebody who only looks on."""
        found = _written(self.game.observe(self.state, viewer))
        if viewer is not None and viewer == self.to_act and self.said:
            found["said"] = self.question.text()
        return found

    def private(self, viewer: Seat) -> dict[str, str]:
        """By name, what the seat sees now besides what is open to all."""
        known = self.seen(self.onlooker) | {"viewer": str(viewer)}
        return {name: text for name, text in self.seen(viewer).items() if known.get(name) != text}

    def told(self, viewer: Seat | None) -> list[str]:
        """All that the seat has learnt since the start: its own moves, and the events it saw.

        What it sees follows from that (tests/conformance/test_secrets.py), so nothing is forgotten.
        """
        lines = [written(self._seen_at_the_start(viewer))]
        for by, text, happened in self.log:
            told = [_event(event.seen_by(viewer)) for event in happened]
            lines.append("; ".join([f"> {text}"] * (by == viewer) + told))
        if viewer is not None and viewer == self.to_act and self.said:
            lines.append(f"> {self.question.text()}")
        return lines

    def _seen_at_the_start(self, viewer: Seat | None) -> dict[str, str]:
        start = self.game.start(self.seats, self.options)
        return _written(self.game.observe(start, viewer))

    def returns(self) -> list[float]:
        """For each seat what the outcome is worth; 0 while the game goes on.

        Among several seats the winners share as many points as there are seats, of which everybody
        has put in one: of two, the winner gets 1 and the loser -1. Alone it is 1 or -1.
        """
        outcome = self.state.outcome()
        if outcome is None:
            return [0.0] * self.seats
        if self.seats == 1:
            return [1.0 if outcome.winners == (0,) else -1.0]
        share = self.seats / len(outcome.winners)
        return [(seat in outcome.winners) * share - 1 for seat in range(self.seats)]

    def __deepcopy__(self, memo: object) -> "Sitting":
        """An independent game at the same place: OpenSpiel copies states so."""
        other = object.__new__(Sitting)
        other.__dict__ |= self.__dict__
        other.state, other.log = self.state.copy(), self.log.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Its texts, from which it is played anew: a saved game outlives the classes inside."""
        log = [text for _, text, _ in self.log]
        return resumed, (self.game.id, self.seats, self.options, log, self.said)

    def __str__(self) -> str:
        """The position in the notation, and the move that is being asked for."""
        return f"{self.state}\n> {self.question.text()}" if self.said else str(self.state)


def resumed(
    game: str, seats: int, options: Mapping[str, str], log: Sequence[str], said: Sequence[str]
) -> Sitting:
    """The game after these moves and words."""
    sitting = Sitting(game, seats, options)
    for text in log:
        sitting._play(text)
    for word in said:
        sitting.say(word)
    return sitting


def written(found: Mapping[str, str]) -> str:
    """What a seat sees as one line."""
    return "; ".join(f"{name}={text}" for name, text in found.items())


def _written(observation: Any) -> dict[str, str]:
    return {name: _text(value) for name, value in _fields(observation).items()}


def _event(event: Event) -> str:
    details = (f"{name}={_text(value)}" for name, value in _fields(event).items())
    return " ".join((event.name, *details))


def _fields(value: Any) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def _text(value: Any) -> str:
    """A value of an observation, written alike in every run: sets are sorted."""
    if isinstance(value, Verb):
        return str(value)
    if isinstance(value, Enum):
        return value.name.lower()
    if is_dataclass(value):
        return f"({', '.join(f'{name}={_text(each)}' for name, each in _fields(value).items())})"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_text(key)}: {_text(each)}' for key, each in value.items())}}}"
    if isinstance(value, frozenset | set):
        return f"{{{', '.join(map(_text, sorted(value)))}}}"
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_text, value))}]"
    return str(value)
