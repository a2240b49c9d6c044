"""Words to write tests of Ratland like a rulebook."""

from collections.abc import Sequence

from engine.core.game import Event
from engine.ratland import GAME
from engine.ratland.components import FOOD_CARDS, INITIAL_EVENTS
from engine.ratland.moves import PLACED
from engine.ratland.play import State
from tests.telling import Telling

telling = Telling(GAME)
may, refused, moves = telling.may, telling.refused, telling.moves
chances, play, after, told = telling.chances, telling.play, telling.after, telling.told

START = "pantry=7 cheese=2"
"""A clan before the first turn."""


def table(
    step: str,
    clans: Sequence[str],
    *rest: str,
    event: str = "abundance",
    food: int = 1,
    active: int = 1,
    waiting: Sequence[int] = (),
) -> str:
    """A position in a turn with this event and food card, after as many others as it takes.

    By default the event is one that does nothing after phase 1. Clans are counted from 1.
    """
    events = [event] if event in INITIAL_EVENTS else [*INITIAL_EVENTS, event]
    others = [number for number in FOOD_CARDS if number != food][: len(events) - 1]
    head = f"{step} active {active}"
    if waiting:
        head += f" waiting {' '.join(map(str, waiting))}"
    cards = [f"events {' '.join(events)}", f"food {' '.join(map(str, [*others, food]))}"]
    return "; ".join([head, *cards, *(f"clan {clan}".rstrip() for clan in clans), *rest])


def placing(clans: Sequence[str], event: str = "abundance", food: int = 1, active: int = 1) -> str:
    """A turn in which all clans are about to place their rats."""
    seats = [(active - 1 + offset) % len(clans) + 1 for offset in range(len(clans))]
    return table("place", clans, event=event, food=food, active=active, waiting=seats)


def place(rats: str) -> str:
    """The placement of a text such as `dump=3 left=1`, with everything it leaves out."""
    amounts = dict(entry.split("=") for entry in rats.split(" ")) if rats else {}
    assert set(amounts) <= set(PLACED)
    return " ".join(["place", *(f"{name}={amounts.get(name, 0)}" for name in PLACED)])


def placed(
    clans: Sequence[str],
    placements: Sequence[str],
    event: str = "abundance",
    food: int = 1,
    active: int = 1,
) -> tuple[State, list[Event]]:
    """The state after these placements, by clan, and what was told since the screens went away."""
    order = [(active - 1 + offset) % len(clans) for offset in range(len(clans))]
    texts = [place(placements[seat]) for seat in order]
    state = after(placing(clans, event, food, active), *texts)
    return state, play(state, "unveil")


def cheese(state: State) -> list[int]:
    """By clan."""
    return [clan.cheese for clan in state.clans]


def rats(state: State) -> list[int]:
    """Whole clans, by clan."""
    return [clan.rats for clan in state.clans]
