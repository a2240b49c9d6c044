"""Whole turns, weighed by what the others will make of them.

A beam search (B. Lowerre, The Harpy Speech Recognition System, 1976) finds ways to see the turn
through; that this stands up to trees where a turn has many actions was found by N. Justesen, T.
Mahlmann, S. Risi, J. Togelius of a kin of it: Playing Multi-Action Adversarial Games: Online
Evolutionary Planning versus Tree Search, IEEE Transactions on Games 10 (3), 2018. Then each of the
best is followed by the turns of all the others, in several imagined worlds, the same ones and with
the same luck for all: whoever is next plans like a planner of few lines, until the seat is to
decide again. What its own next turn can make of that is what counts: so nobody is afraid of what it
can still mend.

Shared out, each worker finds the same ways by itself, which is the smaller part, and follows them
in some of the worlds: the sums are those of whoever does it alone, and so is the move.
"""

from collections.abc import Generator, Sequence
from random import Random
from typing import Any

from ..core.game import CHANCE, NOBODY, Game, Observation, Seat, State, throw
from .bots import Bot, Evaluate, Suggest, every_move, for_table, identity, shared_bot, turns
from .shares import Polling, Share, Vote


def reply_bot(
    evaluate: Evaluate,
    width: int,
    lines: int,
    worlds: Sequence[int],
    replies: int,
    again: int,
    suggest: Suggest = every_move,
    deep: bool = False,
) -> Bot:
    """The line that is best after the others' replies and its own next turn.

    `width` states are kept of its own turn, `replies` of each of the others' and `again` of its
    next one; `lines` ways to end the turn are compared in so many `worlds`, by seats (`for_table`).
    """

    def shares(observation: Observation) -> int:
        return for_table(observation.seats, worlds)

    def search(game: Game, observation: Observation, random: Random, share: Share) -> Polling:
        state, seat = game.determinize(observation, random), observation.to_act
        if len(state.moves()) == 1:
            return {(state.moves()[0],): Vote(0, 0)}
        found = yield from turns(state, evaluate, width, suggest, lines)
        ways = list({identity(after): moves for _, after, moves in reversed(found)}.values())
        ways = ways[: -lines - 1 : -1]
        totals, judged = [0] * len(ways), 0
        count = shares(observation) if len(ways) > 1 else 0
        mine = share.among(count)
        for number in range(count):
            world, luck = game.determinize(observation, random), random.getrandbits(32)
            if number not in mine:
                continue
            gains = []
            for moves in ways:
                after = world.copy()
                for move in moves:
                    after.play(move)
                yield from replied(after, seat, Random(luck), evaluate, replies, suggest)
                if after.to_act == seat:
                    gains.append((yield from turns(after, evaluate, again, suggest))[0][0])
                else:
                    gains.append(evaluate(after, seat))
            if (yield):  # nobody had the time to reply well in this world
                break
            totals = [total + gain for total, gain in zip(totals, gains, strict=True)]
            judged += 1
        return {moves: Vote(judged, total) for moves, total in zip(ways, totals, strict=True)}

    return shared_bot(search, shares, deep)


def replied(
    state: State[Any],
    seat: Seat,
    random: Random,
    evaluate: Evaluate,
    width: int,
    suggest: Suggest,
) -> Generator[None, bool | None, None]:
    """Play on until the seat is to decide."""
    while state.to_act not in (seat, NOBODY):
        if state.to_act == CHANCE:
            state.play(throw(state, random))
            continue
        best = (yield from turns(state, evaluate, width, suggest))[0]
        for move in best[2]:
            state.play(move)
