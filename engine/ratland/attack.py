"""Who attacks whom, and who gets the cheese (ratland.attack)."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.ratland.components import Clan

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


def attacks(clans: Sequence[Clan], massive: bool) -> list[Attack]:
    """Every pipe with rats in it, by seat, left before right.

    Massive attacks count one rat more in a pipe that has any (ratland.event.massive-attacks).
    Between two clans each pipe faces the other's opposite one, and a duel is listed once: from the
    larger side, or in a tie from the right pipe (ratland.attack.two-players).
    """
    extra = 1 if massive else 0
    found = []
    for seat, clan in enumerate(clans):
        for pipe, rats in ((LEFT, clan.places.left), (RIGHT, clan.places.right)):
            if not rats:
                continue
            victim = neighbour(seat, pipe, len(clans))
            met, attackers = clans[victim].places, rats + extra
            guards = met.pantry
            if len(clans) == 2:
                facing = met.right if pipe == LEFT else met.left
                guards = facing + extra if facing else 0
                if attackers < guards or (attackers == guards and pipe == LEFT):
                    continue
            found.append(Attack(seat, victim, pipe, attackers, guards))
    return found


def shares(attacks: Sequence[Attack], cheese: int, order: Sequence[int]) -> dict[Attack, int]:
    """What each attack on the same victim gets of so much cheese (ratland.attack.share).

    The larger attack comes first, a tie in the order of the turn, and what is not due at all not.
    """
    ranked = [attack for attack in attacks if attack.due]
    if len(ranked) > 1:
        ranked.sort(key=lambda attack: (-attack.attackers, order.index(attack.seat)))
    return dict(zip(ranked, dealt([attack.due for attack in ranked], cheese), strict=True))


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
