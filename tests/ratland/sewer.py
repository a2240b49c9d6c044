"""Words to write tests like a rulebook: positions and moves are text, refusals are rule ids."""

from collections.abc import Sequence
from typing import TypeVar

from engine.core.game import Event
from engine.ratland import GAME
from engine.ratland.components import FOOD_CARDS, INITIAL_EVENTS, parse_event
from engine.ratland.moves import PLACED
from engine.ratland.play import State
from tests.refusals import blamed

E = TypeVar("E", bound=Event)

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
    card = parse_event(event)
    events = [event] if card in INITIAL_EVENTS else [*INITIAL_EVENTS, event]
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
    events = list[Event]()
    play(state, "unveil", events)
    return state, events


def play(state: State, text: str, events: list[Event] | None = None) -> None:
    """Play one move, which must be legal."""
    move = GAME.move(text)
    rule = state.refusal(move)
    assert rule is None, f"{text} is refused by {rule} in {state}"
    state.play(move, None if events is None else events.append)


def after(position: str, *texts: str) -> State:
    """The state after these moves, each of which must be legal."""
    state = GAME.position(position)
    for text in texts:
        play(state, text)
    return state


def told(position: str, *texts: str) -> list[Event]:
    """What these moves tell."""
    state, events = GAME.position(position), list[Event]()
    for text in texts:
        play(state, text, events)
    return events


def refused(position: str, move: str) -> str | None:
    """The id of the rule that forbids the move, and alone is to blame; None when it is legal."""
    return blamed(GAME, GAME.position(position), move)


def moves(position: str) -> list[str]:
    """The legal moves of the seat to act, in the order in which they are offered."""
    return [str(move) for move in GAME.position(position).moves()]


def chances(position: str) -> dict[str, int]:
    """What chance may do, with its weights."""
    return {str(move): weight for move, weight in GAME.position(position).chance()}


def only(kind: type[E], events: Sequence[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def cheese(state: State) -> list[int]:
    """By clan."""
    return [clan.cheese for clan in state.clans]


def rats(state: State) -> list[int]:
    """Whole clans, by clan."""
    return [clan.rats for clan in state.clans]
