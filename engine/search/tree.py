"""A tree search over what a seat can tell apart: information set Monte Carlo tree search.

P. Cowling, E. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search, IEEE Transactions on
Computational Intelligence and AI in Games 4 (2), 2012, in the variant with a single observer. Each
iteration imagines what is hidden anew and goes down one tree of moves, whatever chance throws on
the way; a move that was possible more often than it was tried is tried sooner. Where the tree
ends, the game's evaluation says how good things are: nothing is played to the end.

Shared out, each worker grows a tree of its own from other luck, with its part of the iterations.

All in whole numbers, so that every Python decides alike.
"""

from collections.abc import Generator
from math import isqrt, log
from random import Random
from typing import Any

from ..core.game import CHANCE, NOBODY, Game, Observation, Seat, State, throw
from .bots import Bot, Evaluate, Plan, Planning, Suggest, every_move
from .shares import WHOLE, Polling, Share, Vote, Votes, elected

ONE = 1 << 20
"""What a value of a whole span is in the tree."""

SURE = ONE - ONE // 20
"""What an evaluation counts at most while the game goes on: it is no victory."""

DEEPEST = 40
"""Moves of one iteration at most that are chosen by the tree."""


DESCENTS = 2
"""Iterations in each state that is imagined: to imagine one takes as long as to go down."""


class Branch:
    """A move that was tried, and what came of it."""

    __slots__ = ("below", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0
        """Of the values, for the seat that made the move."""
        self.offered = 0
        """How often the move was possible when its turn came."""
        self.below: Node = {}


Node = dict[Any, Branch]
"""The moves that were tried at a place in the tree."""


class Tree:
    """The search of one decision.

    For two seats, of which one wins what the other loses: only the first is asked for the
    evaluation. `span` is what it is worth when little is left to doubt, `curiosity` in percent how
    much of it a move that was never tried may hold.
    """

    def __init__(
        self, evaluate: Evaluate, span: int, curiosity: int, suggest: Suggest = every_move
    ) -> None:
        self._evaluate = evaluate
        self._span = span
        self._doubt = (curiosity * ONE // 100) ** 2 // LOG_UNIT
        self._suggest = suggest
        self.root: Node = {}

    def iterate(self, state: State[Any], random: Random) -> None:
        """Go down the tree in an imagined state, which is used up, and add a branch to it."""
        node, path = self.root, list[tuple[Branch, Seat]]()
        while len(path) < DEEPEST:
            seat = state.to_act
            if seat == CHANCE:
                state.play(throw(state, random))
                continue
            if seat == NOBODY:
                break
            moves = self._suggest(state, seat)
            move, branch = self._chosen(node, list(moves), random)
            if branch is None:
                state.play(move)
                continue
            path.append((branch, seat))
            state.play(move)
            if not branch.visits:
                break
            node = branch.below
        worth = self._evaluate(state, 0)
        worths = [self._share(state, worth), self._share(state, -worth)]
        for branch, seat in path:
            branch.visits += 1
            branch.total += worths[seat]

    def _chosen(self, node: Node, moves: list[Any], random: Random) -> tuple[Any, Branch | None]:
        """The move to go on with, and its branch; none where there is nothing to choose."""
        if len(moves) == 1:
            return moves[0], None
        new = []
        for move in moves:
            branch = node.get(move)
            if branch is None:
                new.append(move)
            else:
                branch.offered += 1
        if new:
            move = random.choice(new)
            branch = node[move] = Branch()
            branch.offered = 1
            return move, branch
        best, most = moves[0], -(1 << 62)
        for move in moves:
            branch = node[move]
            visits = branch.visits
            hope = branch.total // visits + isqrt(self._doubt * _log(branch.offered) // visits)
            if hope > most:
                best, most = move, hope
        return best, node[best]

    def _share(self, state: State[Any], worth: int) -> int:
        """How good things are for whom they are worth so much, between minus `ONE` and `ONE`."""
        worth = worth * ONE // self._span
        if state.to_act == NOBODY:
            return ONE if worth > 0 else -ONE if worth < 0 else 0
        return max(-SURE, min(SURE, worth))

    def votes(self) -> Votes:
        """How often each move was tried, and what it came to."""
        return {(move,): Vote(branch.visits, branch.total) for move, branch in self.root.items()}


Growing = Generator[None, bool | None, Tree]
"""A search that pauses as a `Thinking` does and returns its tree in the end."""

LOG_UNIT = 1024

_LOGS = [0, *(round(log(number) * LOG_UNIT) for number in range(1, 4096))]
"""Natural logarithms: rounded so far, they are the same on every machine."""


def _log(number: int) -> int:
    return _LOGS[min(number, len(_LOGS) - 1)]


REPLIES = 8
"""States that are imagined to see who replies, and how they can."""


def _planned(tree: Tree, game: Game, observation: Observation, random: Random) -> Plan:
    """The best move, and the reply of whoever is next that was tried most."""
    (best,) = elected([tree.votes()])
    tried, replies = tree.root[best].below, dict[Seat, set[Any]]()
    for _ in range(REPLIES if tried else 0):
        state = game.determinize(observation, random)
        state.play(best)
        if state.to_act not in (CHANCE, NOBODY, observation.to_act):
            replies.setdefault(state.to_act, set()).update(state.moves())
    expected = {}
    for seat, moves in replies.items():
        known = [move for move in tried if move in moves]
        if known:
            expected[seat] = [max(known, key=lambda move: tried[move].visits)]
    return Plan((best,), expected)


def tree_bot(
    evaluate: Evaluate,
    span: int,
    iterations: int,
    curiosity: int = 50,
    suggest: Suggest = every_move,
    deep: bool = False,
) -> Bot:
    """The move that a tree search of so many iterations tries most."""

    worlds = iterations // DESCENTS

    def grown(game: Game, observation: Observation, random: Random, share: Share) -> Growing:
        state = game.determinize(observation, random)
        moves = list(suggest(state, state.to_act))
        tree, luck = Tree(evaluate, span, curiosity, suggest), share.luck(random)
        if len(moves) == 1:
            tree.root[moves[0]] = Branch()
            return tree
        for _ in share.among(worlds):
            world = game.determinize(observation, luck)
            for _ in range(DESCENTS):
                tree.iterate(world.copy(), luck)
                if (yield):
                    return tree
        return tree

    def search(game: Game, observation: Observation, random: Random, share: Share) -> Polling:
        return (yield from grown(game, observation, random, share)).votes()

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        tree = yield from grown(game, observation, random, WHOLE)
        return _planned(tree, game, observation, random)

    return Bot(plan, deep, search, lambda _: worlds)
