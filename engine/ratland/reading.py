"""Reading a position's one-line text, and refusing what no game can come to."""

from collections.abc import Sequence
from itertools import zip_longest

from engine.core.game import BadTextError
from engine.core.notation import Demands, check
from engine.ratland.components import (
    FOOD_CARDS,
    PIECES,
    PLACES,
    RATS,
    Clan,
    EventCard,
    Places,
    changed,
    events_to_come,
    food_to_come,
    parse_amounts,
    parse_area,
    parse_clan,
    parse_event,
    parse_food,
    parse_piece,
)
from engine.ratland.moves import Place, parse_move
from engine.ratland.rules import starvations
from engine.ratland.state import BELONGINGS, P, Position, Step

_ASKING = frozenset({Step.ALARM, Step.HOLY_RAT, Step.PLACE, Step.FORAGE, Step.HELMET, Step.STARVE})
_BEFORE_THE_TURN = frozenset({Step.START, Step.EVENT, Step.OVER})


def read_position(text: str, kind: type[P]) -> P:
    """Read a position's text: the common pile is whatever no clan has.

    Raises BadTextError for anything that is no possible position.
    """
    sections = [section.split(" ") for section in text.split("; ")]
    clans = [_read_clan(entries) for verb, *entries in sections if verb == "clan"]
    if len(clans) not in (2, 3, 4):
        raise BadTextError("number of clans", text.partition("; ")[0])
    position = kind(len(clans))
    position.clans = clans
    position.pile = RATS - sum(clan.rats + clan.graveyard for clan in clans)
    _read_head(position, sections[0])
    for verb, *entries in sections[1:]:
        _read_section(position, verb, entries)
    # Whatever is written in another order or twice comes out differently.
    for part, again in zip_longest(text.split("; "), str(position).split("; ")):
        if part != again:
            raise BadTextError("part", part or text.partition("; ")[0])
    check(position, text, DEMANDS, ("turn",))
    return position


def _read_clan(entries: Sequence[str]) -> Clan:
    amounts = parse_amounts(entries, (*PLACES, *BELONGINGS), "clan")
    places = Places(**{place: amounts.pop(place) for place in PLACES})
    return Clan(places, **amounts)


def _read_head(position: Position, words: Sequence[str]) -> None:
    step, *rest = words
    if len(rest) < 2 or rest[0] != "active" or rest[2:3] not in ([], ["waiting"]):
        raise BadTextError("turn", " ".join(words))
    try:
        position.step = Step(step)
    except ValueError:
        raise BadTextError("step", step) from None
    position.active = _read_seat(position, rest[1])
    position.waiting = tuple(_read_seat(position, clan) for clan in rest[3:])


def _read_seat(position: Position, text: str) -> int:
    seat = parse_clan(text)
    if seat >= len(position.clans):
        raise BadTextError("clan", text)
    return seat


def _read_section(position: Position, verb: str, entries: Sequence[str]) -> None:
    if verb == "first-game":
        position.first_game = True
    elif verb == "events":
        position.events = tuple(map(parse_event, entries))
    elif verb == "food":
        position.food = tuple(map(parse_food, entries))
    elif verb == "chose" and entries:
        seat = _read_seat(position, entries[0])
        try:
            place = parse_move(" ".join(["place", *entries[1:]]))
        except BadTextError:
            raise BadTextError("chose", " ".join([verb, *entries])) from None
        assert isinstance(place, Place)
        choices = list(position.choices)
        choices[seat] = place
        position.choices = tuple(choices)
    elif verb == "bag" and entries:
        position.area = parse_area(entries[0])
        amounts = parse_amounts(entries[1:], [piece.word for piece in PIECES], "bag")
        for piece in PIECES:
            position.bag = changed(position.bag, piece, amounts[piece.word])
    elif verb == "drawn":
        position.drawn = tuple(map(parse_piece, entries))
    elif verb != "clan":
        raise BadTextError("part", " ".join([verb, *entries]))


def _rats_are_enough(position: Position) -> bool:
    """No more rats than in the box."""
    return position.pile >= 0


def _events_are_possible(position: Position) -> bool:
    """Initial events before final ones, nothing twice, and the end only when it is over."""
    revealed, step = position.events, position.step
    ended = step is Step.OVER
    return (
        all(card in events_to_come(revealed[:number]) for number, card in enumerate(revealed))
        and (not revealed if step is Step.START else True)
        and (_turns(position) > 0 or step in _BEFORE_THE_TURN)
        and ended == position.in_force(EventCard.END)
        and ended == (EventCard.END in revealed)
    )


def _food_is_possible(position: Position) -> bool:
    """Nothing twice, and a food card for every turn."""
    food = position.food
    return len(food) == _turns(position) - (position.step is Step.FOOD) and all(
        card in food_to_come(food[:number], position.first_game) for number, card in enumerate(food)
    )


def _turns(position: Position) -> int:
    return len(position.events) - (EventCard.END in position.events)


def _clans_are_possible(position: Position) -> bool:
    """Rats stand outside the pantry, and cheese is hidden, only while the turn has use for it."""
    away = position.step in (Step.FORAGE, Step.HELMET)
    alarm = position.in_force(EventCard.ALARM) and position.step in (
        Step.ALARM,
        Step.PLACE,
        Step.UNVEIL,
    )
    return all(
        (away or clan.healthy == clan.places.pantry) and clan.hidden <= min(clan.cheese, alarm)
        for clan in position.clans
    )


def _waiting_is_possible(position: Position) -> bool:
    """In order, only where somebody is asked or draws, and only who has something to do."""
    waiting, clans, step = position.waiting, position.clans, position.step
    if waiting != position.in_order(waiting) or bool(waiting) != (step in _ASKING):
        return False
    if step is Step.ALARM:
        able = all(clans[seat].cheese and not clans[seat].hidden for seat in waiting)
        return able and position.in_force(EventCard.ALARM)
    if step is Step.HOLY_RAT:
        able = all(clans[seat].graveyard for seat in waiting)
        return able and position.in_force(EventCard.HOLY_RAT)
    if step is Step.STARVE:
        return len(starvations(clans[waiting[0]])) > 1
    return True


def _choices_are_possible(position: Position) -> bool:
    """While rats are placed, whoever is not waiting has chosen, and what it may choose."""
    placing = position.step in (Step.PLACE, Step.UNVEIL)
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
    if position.step not in (Step.FORAGE, Step.HELMET):
        return position.area is None and not position.drawn
    if position.area is None or not position.food:
        return False
    full = FOOD_CARDS[position.food[-1]][position.area]
    inside = list(position.bag)
    for piece in position.drawn:
        inside[piece] += 1
    rats = position.clans[position.waiting[0]].places[position.area]
    if not rats or any(count > limit for count, limit in zip(inside, full, strict=True)):
        return False
    drawn, left = len(position.drawn), sum(position.bag)
    if position.step is Step.FORAGE:
        return left > 0 and drawn < rats
    complete = drawn == rats or (0 < drawn < rats and not left)
    return position.in_force(EventCard.HELMET) and complete


DEMANDS: Demands[Position] = (
    (_rats_are_enough, "clan"),
    (_events_are_possible, "events"),
    (_food_is_possible, "food"),
    (_clans_are_possible, "clan"),
    (_waiting_is_possible, "turn"),
    (_choices_are_possible, "chose"),
    (_bag_is_possible, "bag"),
)
"""What must hold, and which part of the text is wrong when it does not."""
