"""Who attacks whom, and who gets the cheese (ratland.attack)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .components import Clan

LEFT, RIGHT = "left", "right"
PIPES = (LEFT, RIGHT)


class Attack(NamedTuple):
    """The rats in one pipe against the guards they meet."""

    seat: int
    victim: int
    pipe: str
    attackers: int
    guards: int

    @property
    def due(self) -> int:
        """The cheese it is entitled to, if there is enough."""
        return max(0, self.attackers - self.guards)


def neighbour(seat: int, pipe: str, seats: int) -> int:
    """Where a pipe leads: turns go to the left, so the next seat is the left neighbour."""
    return (seat + 1 if pipe == LEFT else seat - 1) % seats


def facing(pipe: str) -> str:
    """The pipe at whose other end this one comes out."""
    return RIGHT if pipe == LEFT else LEFT


def attacks(clans: Sequence[Clan], massive: bool) -> list[Attack]:
    """Every pipe with rats in it, by seat, left before right.

    Massive attacks count one rat more in a pipe that has any (ratland.event.massive-attacks).
    """
    extra, seats = int(massive), len(clans)
    if seats == 2:
        return _duels(clans, extra)
    found = []
    for seat, clan in enumerate(clans):
        for pipe, rats in ((LEFT, clan.places.left), (RIGHT, clan.places.right)):
            if rats:
                victim = neighbour(seat, pipe, seats)
                found.append(Attack(seat, victim, pipe, rats + extra, clans[victim].places.pantry))
    return found


def _duels(clans: Sequence[Clan], extra: int) -> list[Attack]:
    """ratland.attack.two-players: each pipe faces the other clan's opposite one.

    A duel is listed once: from the larger side, or in a tie from the right pipe.
    """
    found = []
    for seat, rival in ((0, 1), (1, 0)):
        left, right = clans[seat].places.left, clans[rival].places.right
        if left > right:
            found.append(Attack(seat, rival, LEFT, left + extra, right and right + extra))
        elif right:
            found.append(Attack(rival, seat, RIGHT, right + extra, left and left + extra))
    found.sort()  # by seat, left before right
    return found


def shares(
    attacks: Sequence[Attack], cheese: int, order: Sequence[int]
) -> Iterable[tuple[Attack, int]]:
    """What each attack on the same victim gets of so much cheese (ratland.attack.share).

    The larger attack comes first, and a tie goes in the order of the turn.
    """
    if len(attacks) == 1:
        return [(attacks[0], min(attacks[0].due, cheese))]
    first = sorted(attacks, key=lambda attack: (-attack.attackers, order.index(attack.seat)))
    return zip(first, dealt([attack.due for attack in first], cheese), strict=True)


def dealt(due: Sequence[int], supply: int) -> Sequence[int]:
    """What each gets of a supply, one piece after another, and nobody more than is due."""
    if sum(due) <= supply:
        return due
    got = [0] * len(due)
    while supply:
        for taker, most in enumerate(due):
            if supply and got[taker] < most:
                got[taker] += 1
                supply -= 1
    return got
