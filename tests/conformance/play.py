"""Random games of every game, seat count and option, played once and looked at by many tests."""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.core.game import CHANCE, NOBODY, BadTextError, Game, Seat, State
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from tests.whole import some

LONGEST = 20_000
"""More plies than any game should need: a random game that goes on for longer never ends."""

MANY = 1_000
"""More moves than a test looks at one by one."""


@dataclass(frozen=True)
class Setting:
    """One way to sit down to a game."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(choice for _, choice in self.options)])

    def match(self, deal: str = "") -> Match:
        players = [Player(HUMAN, f"Player {seat + 1}") for seat in range(self.seats)]
        return Match(load(self.game), players, dict(self.options), deal)

    def observe(self, state: State[Any], viewer: Seat | None) -> Any:
        """What a seat may know of a state."""
        return load(self.game).observe(state, viewer)


def _settings(name: str) -> Iterator[Setting]:
    """The default options, and for each option its last choice, at every number of seats."""
    game = load(name)
    for seats in game.seats:
        yield Setting(name, seats)
        for option in game.options(seats):
            if len(option.choices) > 1:
                yield Setting(name, seats, ((option.id, option.choices[-1]),))


SETTINGS = [setting for name in NAMES for setting in _settings(name)]

TABLES = [
    setting
    for setting in SETTINGS
    if not setting.options or setting.seats == max(load(setting.game).seats)
]
"""Every number of seats with the default options, and each option where most sit."""

every_game = pytest.mark.parametrize("name", NAMES)
every_setting = pytest.mark.parametrize("setting", some(SETTINGS, *TABLES), ids=str)
"""With `--whole` all settings, else those of `TABLES`."""
every_table = pytest.mark.parametrize(
    "setting", some(TABLES, *(each for each in TABLES if each.options or each.seats != 3)), ids=str
)
"""With `--whole` all tables, else those for one, two and four."""


@dataclass(frozen=True)
class Playthrough:
    """A finished match, and a copy of the state before each move and after the last one."""

    match: Match
    states: tuple[State[Any], ...]
    texts: tuple[str, ...]
    """The text of each state, taken while it was the present."""

    @property
    def game(self) -> Game:
        return self.match.game

    def sample(self, every: int) -> list[State[Any]]:
        """Every so many-th state, and the last one."""
        return [*self.states[:-1:every], self.states[-1]]


@cache
def playthrough(setting: Setting, seed: int = 1) -> Playthrough:
    """A whole random game. Look at its states, and copy before you play on."""
    random = Random(f"{setting} {seed}")
    match = setting.match(deal=str(seed))
    states, texts = [match.state.copy()], [str(match.state)]
    while match.state.to_act != NOBODY:
        step(match, random)
        states.append(match.state.copy())
        texts.append(str(match.state))
        assert len(states) < LONGEST
    return Playthrough(match, tuple(states), tuple(texts))


def step(match: Match, random: Random) -> None:
    """One random move of whoever is to act."""
    if match.state.to_act == CHANCE:
        match.roll()
    else:
        match.play(any_move(match.state, random))


def any_move(state: State[Any], random: Random) -> Any:
    """One random move of a seat or of chance."""
    moves = state.moves()
    if len(moves) > MANY:
        return random.choice(moves)
    return random.choice(accepted(state))


def accepted(state: State[Any]) -> list[Any]:
    """What may be played now, by a seat or by chance; only some of very many moves."""
    moves = state.moves()
    if len(moves) > MANY:
        random = Random(len(moves))
        chosen = [*moves[:20], *random.choices(moves, k=20)]
        return sorted(set(chosen), key=str)
    return [*moves, *(move for move, _ in state.chance())]


def legal(state: State[Any]) -> Container[Any]:
    """The moves that seat or chance has now, to be asked for many."""
    moves = state.moves()
    if len(moves) > MANY:
        return moves
    return {*moves, *(move for move, _ in state.chance())}


@cache
def universe(name: str) -> tuple[Any, ...]:
    """Moves that were legal somewhere in this game, and what a mixture of their words means."""
    seen: set[Any] = set()
    for setting in SETTINGS:
        if setting.game == name:
            seen.update(
                move for state in playthrough(setting).sample(3) for move in accepted(state)
            )
    return (*sorted(seen, key=str), *_mixtures(name, sorted(map(str, seen))))


def _mixtures(name: str, texts: list[str]) -> Iterator[Any]:
    """Moves with a word from elsewhere: well formed, and mostly illegal."""
    game, random = load(name), Random(name)
    vocabulary = sorted({word for text in texts for word in text.split(" ")})
    for text in random.choices(texts, k=4000):
        words = text.split(" ")
        words[random.randrange(len(words))] = random.choice(vocabulary)
        try:
            yield game.move(" ".join(words))
        except BadTextError:
            continue
