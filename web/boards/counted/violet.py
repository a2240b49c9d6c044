"""Violet: tricks by suit and by how near the fear was, steps, fuel, and the chase."""

from collections import Counter
from collections.abc import Sequence

from engine.violet.components import SUITS, suit_of
from engine.violet.events import Advanced, LanternChanged, Led, Rested, TrickWon
from engine.violet.observe import Observation
from web.boards.counted import Counted, Course, Moment, Tally

NEAR = 8
"""So many spaces between the fear and Violet, and it is near."""

_SUITS = tuple(suit.name.lower() for suit in SUITS)


def _count(moments: Sequence[Moment], seats: int) -> Sequence[Tally | Course]:
    by_suit, by_way = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    steps = forced = rests = burnt = brought = led = 0
    chase: list[tuple[int, ...]] = []
    decided = False

    def stand(seen: Observation) -> None:
        chase.append((seen.campfire - seen.violet, seen.violet - seen.fear, seen.fuel))

    for moment in moments:
        seen = moment.seen
        for event in moment.events:
            match event:
                case Led(card=card):
                    led = SUITS.index(suit_of(card))
                    if decided:  # what came of the trick before is over
                        stand(seen)
                    decided = False
                case TrickWon(winner):
                    by_suit[led, winner] += 1
                    by_way[int(seen.violet - seen.fear > NEAR), winner] += 1
                    decided = True
                case Advanced(forced=is_forced):
                    steps += 1
                    forced += is_forced
                case Rested():
                    rests += 1
                case LanternChanged(before, after):
                    burnt += max(0, before - after)
                    brought += max(0, after - before)
    if decided or not chase:
        stand(moments[-1].seen)

    def rows(found: Counter[tuple[int, int]], kinds: int) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(found[kind, seat] for seat in range(seats)) for kind in range(kinds))

    won = tuple(sum(row) for row in zip(*rows(by_suit, len(SUITS)), strict=True))
    return (
        Course("chase", tuple(zip(*chase, strict=True)), ("way", "gap", "fuel")),
        Tally("tricks", (won,)),
        Tally("suits", rows(by_suit, len(SUITS)), _SUITS),
        Tally("fear", rows(by_way, 2), ("near", "far")),
        Tally(
            "journey",
            tuple((number,) for number in (steps, forced, rests, burnt, brought)),
            ("steps", "forced", "rests", "burnt", "brought"),
        ),
    )


_PAINTS = ("var(--vt-violet)", "var(--vt-forest)", "var(--vt-lake)")

COUNTED = Counted(_count, lambda line: _PAINTS[line], "trick", Led)
