"""Games between more and less thoughtful players, and tables strewn with tiles and pieces."""

from functools import cache
from random import Random
from typing import Any

from engine.core.game import NOBODY, Event, Seat
from engine.trio.components import COLOURS, PILE, ROTATIONS, START_FACES
from engine.trio.evaluation import evaluate
from engine.trio.game import GAME
from engine.trio.geometry import START, Cell, neighbours
from engine.trio.moves import Move
from engine.trio.play import State
from engine.trio.state import LINES, PLACES, Stage
from tests.thought import sometimes_thoughtful

GAMES = 60
"""So many games there are, to be looked at by many tests."""


def best_first(state: Any, seat: Seat) -> int:
    """Trio's evaluation, for a bot that knows no game."""
    return evaluate(state, seat)


some_move = sometimes_thoughtful(GAME, best_first)

Moment = tuple[State, Move, list[Event], State]
"""The state before a move, the move, what it told, and the state after it."""


@cache
def game(seed: int) -> tuple[Moment, ...]:
    """Every moment of a game. Look at the states, and copy before you play on."""
    random = Random(seed)
    options = {"trio_line": random.choice(LINES), "place": random.choice(PLACES)}
    state = GAME.start(random.choice(GAME.seats), options)
    thought = random.choice([0.0, 0.5, 0.9])
    moments = []
    while state.to_act != NOBODY:
        before, move = state.copy(), some_move(state, random, thought)
        told: list[Event] = []
        state.play(move, told.append)
        moments.append((before, move, told, state.copy()))
    return tuple(moments)


def neighbourhood(state: State, cell: Cell) -> int:
    """How many tiles lie around a cell."""
    return sum(other in state.tiles for other in neighbours(cell))


def strewn(seed: int) -> State:
    """A table of many tiles with pieces anywhere on it; somebody lays a tile or moves pieces."""
    random = Random(seed)
    seats = random.choice(GAME.seats)
    state = State(seats=seats, line=random.choice(LINES), place=random.choice(PLACES))
    state.turn = random.randrange(seats)
    state.lay(random.choice(START_FACES), START)
    tiles = random.sample(PILE, len(PILE))
    for _ in range(random.randint(1, 22)):
        cells = {cell for tile in state.tiles for cell in neighbours(tile)}
        free = sorted(cells.difference(state.tiles))
        cell = max(random.choices(free, k=3), key=lambda cell: neighbourhood(state, cell))
        state.lay(random.choice(ROTATIONS[tiles.pop()]), cell)
    places = sorted(state.circles)
    for colour in COLOURS:
        count = min(len(places), random.choice([0, 1, 2, 3, 3, 3]))
        standing = random.sample(places, count)
        places = [circle for circle in places if circle not in standing]
        state.pieces[colour] = tuple(sorted(standing))
    if random.random() < 0.5:
        state.hands[state.turn] = tuple(sorted(tiles[:2]))
        state.pile = tuple(sorted(tiles[2:]))
    else:
        state.stage, state.points = Stage.MOVE, random.randint(1, 8)
        state.hands[state.turn] = (tiles[0],)
        state.pile = tuple(sorted(tiles[1:]))
    return state
