"""Late in the journey: an event is about to be revealed, and Violet is anywhere on the Path."""

from random import Random

from tests.violet.forest import scene
from tests.violet.oracle import EVENTS


def wild_text(random: Random) -> str:
    """Torech has won, and the fear has just reached one or two of his events."""
    violet = random.randint(1, 16)
    events = random.sample(EVENTS, random.randint(1, 2))
    spaces = (-12, -7)
    ahead = ",".join(f"{at}:{of}" for at, of in zip(spaces, events, strict=False))
    state = scene(
        "reveal torech torech",
        path=f"...LLLFFFMMMGGG... {violet}",
        fuel=f"{random.randint(2, 16)} 0",
        fear=str(random.randint(-7, violet - 1)),
        ahead=ahead,
        hands="lake1,lake2,forest3 mine1,mine2,forest4",
        trick="torech - lake8 mine8",
        feared=random.choice(["lake8,mine8 -", "lake8,mine8 mountain1,forest6"]),
    )
    return str(state)
