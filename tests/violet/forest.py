"""Words to write tests like a rulebook: positions and moves are text, refusals are rule ids."""

from engine.core.game import CHANCE, Event
from engine.violet.components import CARDS, card_name, parse_card
from engine.violet.game import GAME
from engine.violet.play import State
from tests.telling import Telling

telling = Telling(GAME)
refused, moves, chances, play = telling.refused, telling.moves, telling.chances, telling.play

USUAL = {
    "path": "...LLLFFFMMMGGG... 0",
    "fuel": "16 0",
    "fear": "-16",
    "fireflies": "5,9,13",
    "bonuses": "----",
    "market": "lake9 forest9 mountain9 mine9",
    "hands": "lake1,lake2,lake3,lake4 mine1,mine2,mine3,mine4",
    "discard": "-",
    "feared": "- -",
}
"""What a scene shows unless a test says otherwise: before the first trick."""


def scene(head: str = "lead violet violet", top: str = "-", **sections: str) -> State:
    """A position: what is said, the usual for the rest, and every other card in the deck.

    `head` is the step, the seat whose turn it is and the leader; `top` the known top of the deck.
    """
    said = USUAL | sections
    on_table = [said["led"]] if "led" in said else []
    if head.startswith("result"):
        on_table += said["trick"].split(" ")[2:]
    places = [*said["market"].split(), said["discard"], top, *on_table]
    places += [*said["hands"].split(), *said["feared"].split()]
    used = {card for place in places for card in place.split(",")}
    rest = ",".join(card_name(card) for card in CARDS if card_name(card) not in used) or "-"
    parts = [head, *(f"{word} {text}".strip() for word, text in said.items())]
    return GAME.position("; ".join([*parts, f"deck {top} {rest}"]))


def almost_won() -> State:
    """Violet is a trick away from the camp: a lead of lake8, answered by lake2, takes her there."""
    return scene(
        path="...LLLFFFMMMGGG... 16",
        fear="-5",
        hands="lake9,lake8,lake7,mine9 lake1,lake2,lake3,lake4",
        market="forest1 forest2 forest3 forest4",
    )


def let_chance(state: State) -> list[Event]:
    """Let chance do the first thing it may, until a seat is to act."""
    events: list[Event] = []
    while state.to_act == CHANCE:
        state.play(state.chance()[0][0], events.append)
    return events


def names(cards: tuple[int, ...]) -> str:
    """Cards as their names, in order."""
    return " ".join(map(card_name, cards))


def cards(text: str) -> tuple[int, ...]:
    """Cards from their names, in order."""
    return tuple(map(parse_card, text.split()))


def ended(state: State) -> str | None:
    """The id of the rule that ended the game, or None."""
    outcome = state.outcome()
    return outcome.rule.id if outcome else None
