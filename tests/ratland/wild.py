"""Clans of any size: starving ones, a common pile that runs short, everybody poisoned."""

from random import Random

from tests.ratland.oracle import FINAL, FOOD, INITIAL


def wild_text(random: Random) -> str:
    """Before the food card, the placements or the meal of a turn in the middle of a game.

    Not all of them can be read: where there are more rats than in the box.
    """
    seats = random.randint(2, 4)
    turns = random.randint(1, 9)
    order = [*random.sample(INITIAL, 5), *random.sample([of for of in FINAL if of != "end"], 4)]
    food = random.sample(list(FOOD), turns)
    stage = random.choice(["food", "place", "starve"])
    active = random.randint(1, seats)
    fewest, most = random.choice([(1, 3), (1, 9), (1, 80 // seats), (80 // seats - 2, 80 // seats)])
    ill = stage == "starve"
    clans = [_any_clan(random, fewest, 3 if ill else most, ill) for _ in range(seats)]
    head = f"{stage} active {active}"
    if stage != "food":
        asked = [(active - 1 + offset) % seats + 1 for offset in range(seats)]
        head += f" waiting {' '.join(map(str, asked))}"
    served = food if stage != "food" else food[:-1]
    parts = [head, f"events {' '.join(order[:turns])}"]
    parts += [f"food {' '.join(map(str, served))}"] * bool(served)
    return "; ".join([*parts, *clans])


def _any_clan(random: Random, fewest: int, most: int, ill: bool) -> str:
    has = {"pantry": random.randint(min(fewest, most), most), "cheese": random.randint(0, 9)}
    for of in ("poisoned", "lost", "graveyard"):
        has[of] = random.choice([0, 0, random.randint(0, 6)])
    if ill:
        has |= {"cheese": random.randint(0, 1), "poisoned": random.randint(1, 9)}
    return " ".join(["clan", *(f"{of}={count}" for of, count in has.items() if count)])
