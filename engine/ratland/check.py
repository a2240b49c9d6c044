"""Whether a position that was read from a text can be: what its parts say about each other."""

from ..core.notation import Demands
from .components import FOOD_CARDS, PIECES, EventCard, events_to_come, food_to_come
from .effects import ASKED
from .rules import starvations
from .state import CHANCE_STAGES, Position, Stage

_BEFORE_THE_TURN = frozenset({Stage.START, Stage.EVENT, Stage.OVER})
_NOBODY_WAITS = CHANCE_STAGES - {Stage.FORAGE} | {Stage.OVER}


def _clans_sit_at_the_table(position: Position) -> bool:
    """Two to four clans, and nobody else is active or waits."""
    seats = range(len(position.clans))
    return len(seats) in (2, 3, 4) and all(
        seat in seats for seat in (position.active, *position.waiting)
    )


def _rats_are_enough(position: Position) -> bool:
    """No more rats than in the box."""
    return position.pile >= 0


def _events_are_possible(position: Position) -> bool:
    """Initial events before final ones, nothing twice, and the end only when it is over."""
    revealed, stage = position.events, position.stage
    ended = stage is Stage.OVER
    return (
        all(card in events_to_come(revealed[:at]) for at, card in enumerate(revealed))
        and not (revealed and stage is Stage.START)
        and (_turns(position) > 0 or stage in _BEFORE_THE_TURN)
        and ended == (position.event is EventCard.END)
        and ended == (EventCard.END in revealed)
    )


def _food_is_possible(position: Position) -> bool:
    """Nothing twice, and a food card for every turn."""
    food = position.food
    return len(food) == _turns(position) - (position.stage is Stage.FOOD) and all(
        card in food_to_come(food[:at], position.first_game) for at, card in enumerate(food)
    )


def _turns(position: Position) -> int:
    return position.turn_number - (EventCard.END in position.events)


def _clans_are_possible(position: Position) -> bool:
    """Rats stand outside the pantry, and cheese is hidden, only while the turn has use for it."""
    away = position.stage in (Stage.FORAGE, Stage.HELMET)
    alarm = position.event is EventCard.ALARM and position.stage in (
        Stage.ALARM,
        Stage.PLACE,
        Stage.UNVEIL,
    )
    return all(
        (away or clan.healthy == clan.places.pantry) and clan.hidden <= min(clan.cheese, alarm)
        for clan in position.clans
    )


def _waiting_is_possible(position: Position) -> bool:
    """In order, only where somebody is asked or draws, and only who has something to do."""
    waiting, clans, stage = position.waiting, position.clans, position.stage
    if waiting != position.in_order(waiting) or bool(waiting) == (stage in _NOBODY_WAITS):
        return False
    for card, (asking, concerns) in ASKED.items():
        if stage is asking:
            return position.event is card and all(concerns(clans[seat]) for seat in waiting)
    if stage is Stage.STARVE:
        return len(starvations(clans[waiting[0]])) > 1
    return True


def _choices_are_possible(position: Position) -> bool:
    """While rats are placed, whoever is not waiting has chosen, and what it may choose."""
    placing = position.stage in (Stage.PLACE, Stage.UNVEIL)
    for seat, choice in enumerate(position.choices):
        if (choice is not None) != (placing and seat not in position.waiting):
            return False
        if choice is not None and choice not in position.placements(seat):
            return False
        if placing and seat in position.waiting and not position.clans[seat].healthy:
            return False
    return True


def _bag_is_possible(position: Position) -> bool:
    """The bag holds what is left of the food card, and the next to draw has sent rats."""
    if position.stage not in (Stage.FORAGE, Stage.HELMET):
        return position.area is None and not position.drawn
    if position.area is None or not position.food:
        return False
    full = FOOD_CARDS[position.food[-1]][position.area]
    rats = position.clans[position.waiting[0]].places[position.area]
    counted = zip(PIECES, position.bag, full, strict=True)
    if not rats or any(left + position.drawn.count(piece) > most for piece, left, most in counted):
        return False
    drawn, left = len(position.drawn), sum(position.bag)
    if position.stage is Stage.FORAGE:
        return left > 0 and drawn < rats
    complete = drawn == rats or (0 < drawn < rats and not left)
    return position.event is EventCard.HELMET and complete


DEMANDS: Demands[Position] = (
    (_clans_sit_at_the_table, "turn"),
    (_rats_are_enough, "clan"),
    (_events_are_possible, "events"),
    (_food_is_possible, "food"),
    (_clans_are_possible, "clan"),
    (_waiting_is_possible, "turn"),
    (_choices_are_possible, "chose"),
    (_bag_is_possible, "bag"),
)
"""What must hold, and which part of the text is wrong when it does not."""
