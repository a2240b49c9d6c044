"""A search shared out among several workers, and what they found brought together.

Root parallelization: the workers know nothing of each other, and what speaks for each line is added
up in the end (G. Chaslot, M. Winands, J. van den Herik, Parallel Monte-Carlo Tree Search, Computers
and Games 2008; for trees of information sets N. Sephton, P. Cowling, E. Powley, D. Whitehouse,
N. Slaven, Parallelization of Information Set Monte Carlo Tree Search, IEEE CEC 2014).
"""

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, TypeVar

K = TypeVar("K")


class Vote(NamedTuple):
    """What a search says for a line; votes are compared in this order."""

    visits: int
    """How often it was tried."""
    total: int
    """What it came to, all times together, in the search's own unit."""


Votes = Mapping[tuple[Any, ...], Vote]
"""By line, its first move first. Of equals the first is taken."""

Polling = Generator[None, bool | None, Votes]
"""A search that pauses as a `Thinking` does and returns its votes in the end."""


@dataclass(frozen=True, slots=True)
class Share:
    """One part of a search, `number` of `count`, counted from 0."""

    number: int
    count: int

    def among(self, total: int) -> range:
        """Which of so many equal pieces of work are in it: the shares together do each once."""
        return range(self.number, total, self.count)

    def luck(self, random: Random) -> Random:
        """A generator of its own, where all shares have the same; the first one's is that itself.

        Otherwise all would find the same.
        """
        return Random(f"{random.getrandbits(64)} {self.number}") if self.number else random


WHOLE = Share(0, 1)
"""The share of whoever searches alone."""


def elected(polls: Iterable[Mapping[K, Vote]]) -> K:
    """The line for which most votes speak, all shares together: the most tried, of equals the best.

    Raises ValueError where there are no votes at all.
    """
    sums: dict[K, Vote] = {}
    for poll in polls:
        for line, (visits, total) in poll.items():
            known = sums.get(line, Vote(0, 0))
            sums[line] = Vote(known.visits + visits, known.total + total)
    return max(sums, key=sums.__getitem__)
