"""Scripts to begin with: each runs as it stands, and does one thing that the engine can do.

The first line of each, a comment, is the sentence `workbench.example.<name>.about`.
"""

_BOT = """
from random import Random

from serao_engine.games import load
from serao_engine.trio.evaluation import evaluate

game = load("trio")


def choose(observation, moves):
    seat = observation.to_act

    def worth(move):
        state = game.determinize(observation, Random(1))
        state.play(move)
        return evaluate(state, seat)

    return max(moves, key=worth)
"""

_ANY = """
def choose(observation, moves):
    return moves[0]
"""

_RANDOM = """
from random import Random

from serao_engine.core.game import CHANCE, throw
from serao_engine.games import load

random = Random(7)
state = load("violet").start(2, {})
while (outcome := state.outcome()) is None:
    if state.to_act == CHANCE:
        move = throw(state, random)
    else:
        move = random.choice(state.moves())
    print(state.to_act, move)
    state.play(move)
print(outcome.winners, outcome.scores)
"""

_COUNT = """
from random import Random

from serao_engine.core.game import CHANCE, throw
from serao_engine.games import NAMES, load

random = Random(7)
for name in NAMES:
    game = load(name)
    state = game.start(game.seats[-1], {})
    counts = []
    while state.outcome() is None and len(counts) < 20:
        if state.to_act == CHANCE:
            state.play(throw(state, random))
            continue
        moves = state.moves()
        counts.append(len(moves))
        state.play(random.choice(moves))
    print(name, counts)
"""

_ASK = """
from random import Random

from serao_engine.core.game import CHANCE, throw
from serao_engine.games import load
from serao_engine.search.levels import levels

random = Random(7)
game = load("bullfrogs")
state = game.start(2, {})
while state.to_act == CHANCE:
    state.play(throw(state, random))
observation = game.observe(state, state.to_act)
for level, bot in levels("bullfrogs").items():
    print(level, bot(game, observation, random))
"""

_DRAW = """
from random import Random

from serao_engine.core.game import CHANCE, throw
from serao_engine.games import load
from serao_engine.pictures import draw

random = Random(7)
game = load("trio")
state = game.start(2, {})
for _ in range(20):
    if state.to_act == CHANCE:
        state.play(throw(state, random))
    else:
        state.play(random.choice(state.moves()))
draw("trio", state, 0)
"""

EXAMPLES = {
    "bot": _BOT,
    "any": _ANY,
    "random": _RANDOM,
    "count": _COUNT,
    "ask": _ASK,
    "draw": _DRAW,
}
"""By name, in the order in which they are offered; the first is there for somebody new."""
