"""A position as one line of text, and back."""

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import partial
from typing import Any

from engine.core.game import BadTextError
from engine.core.notation import Layout, Part, number
from engine.violet.check import DEMANDS, VIEWERS
from engine.violet.components import (
    CARDS,
    EVENT_WORD,
    MARKET,
    SEAT_WORD,
    SEATS,
    SUIT_WORD,
    SUITS,
    TORECH,
    VIOLET,
    Card,
    EventCard,
    Space,
    card_name,
    parse_card,
    parse_path,
    path_text,
)
from engine.violet.knowledge import PLACES, Bound, View
from engine.violet.memory import Memory
from engine.violet.state import FREE, SPENT, Ahead, Position, Stage
from engine.violet.trick import resolve

_PLACES = dict(zip("vtkd", PLACES, strict=True))
_HOLDERS = {"-": FREE, "x": SPENT, "v": VIOLET, "t": TORECH}
_LETTERS = {holder: letter for letter, holder in _HOLDERS.items()}


def _joined(words: Iterable[str]) -> str:
    return ",".join(words) or "-"


def _list(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _cards(cards: Iterable[Card]) -> str:
    return _joined(map(card_name, cards))


def _read_cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, _list(text)))


def _read_events(text: str) -> tuple[EventCard, ...]:
    return tuple(map(EVENT_WORD.read, _list(text)))


def _signed(text: str) -> int:
    return -number(text[1:]) if text.startswith("-") else number(text)


def _turn(position: Position) -> str:
    return f"{position.stage} {SEAT_WORD.write(position.turn)} {SEAT_WORD.write(position.leader)}"


def _read_turn(position: Position, stage: str, turn: str, leader: str) -> None:
    position.stage = Stage(stage)
    position.turn, position.leader = SEAT_WORD.read(turn), SEAT_WORD.read(leader)


def _read_path(position: Position, letters: str, violet: str) -> None:
    position.path, position.violet = parse_path(letters), number(violet)


def _read_fuel(position: Position, fuel: str, out_at: str) -> None:
    position.fuel, position.out_at = number(fuel), number(out_at)


def _spaces(spaces: Iterable[Space]) -> str:
    return _joined(map(str, sorted(spaces)))


def _read_spaces(text: str) -> frozenset[Space]:
    return frozenset(map(number, _list(text)))


def _bonuses(bonuses: Iterable[int]) -> str:
    return "".join(_LETTERS[holder] for holder in bonuses)


def _read_bonuses(letters: str) -> tuple[int, ...]:
    if len(letters) != len(SUITS):
        raise BadTextError("bonuses", letters)
    return tuple(_HOLDERS[letter] for letter in letters)


def _market(position: Position) -> str:
    return " ".join("-" if card is None else card_name(card) for card in position.market)


def _read_market(position: Position, *cards: str) -> None:
    if len(cards) != MARKET:
        raise ValueError(cards)
    position.market = tuple(None if card == "-" else parse_card(card) for card in cards)


def _read_hands(position: Position, violet: str, torech: str) -> None:
    position.hands = [tuple(sorted(_read_cards(hand))) for hand in (violet, torech)]


def _read_deck(position: Position, top: str, rest: str) -> None:
    position.deck_top, position.deck_rest = _read_cards(top), tuple(sorted(_read_cards(rest)))


def _read_discard(position: Position, cards: str) -> None:
    """Hands and deck are read by now: who is not said to doubt it knows where every card is."""
    position.discard = tuple(sorted(_read_cards(cards)))
    violets, torechs = map(len, position.hands)
    sizes = (violets, torechs, position.deck_size, len(position.discard))
    view = View(position.places(), sizes=sizes)
    position.memory = Memory((view, view, view))


def _read_pair(text: str) -> tuple[Card, Card] | None:
    if text == "-":
        return None
    first, second = _read_cards(text)
    return (first, second)


def _feared(position: Position) -> str:
    return " ".join(_cards(pair or ()) for pair in position.fear_discards)


def _read_feared(position: Position, first: str, second: str) -> None:
    position.fear_discards = (_read_pair(first), _read_pair(second))


def _trick(position: Position) -> str | None:
    if position.trick is None:
        return None
    leader, lead, follow, trump, _ = position.trick
    location = "-" if trump is None else trump.word
    return f"{SEAT_WORD.write(leader)} {location} {card_name(lead)} {card_name(follow)}"


def _read_trick(position: Position, leader: str, trump: str, lead: str, follow: str) -> None:
    suit = None if trump == "-" else SUIT_WORD.read(trump)
    position.trick, _ = resolve(SEAT_WORD.read(leader), parse_card(lead), parse_card(follow), suit)


def _ahead(cards: Iterable[Ahead[EventCard]]) -> str:
    return ",".join(f"{space}:{event}" for space, event in cards)


def _read_ahead(text: str) -> tuple[Ahead[EventCard], ...]:
    cards = (card.partition(":") for card in _list(text))
    return tuple(Ahead(_signed(space), EVENT_WORD.read(event)) for space, _, event in cards)


def _view(viewer: int, position: Position) -> str | None:
    """What this view does not know for certain, bounds and the known order of the deck."""
    view = position.memory.views()[viewer]
    words = [
        f"{card_name(card)}:{_places(places)}"
        for card, places, place in zip(CARDS, view.where, position.places(), strict=True)
        if places != place
    ]
    words += [
        f"{bound.least}{_places(bound.place)}:{_cards(sorted(bound.cards))}"
        for bound in view.bounds
    ]
    if view.order:
        words.append(f"top:{_cards(view.order)}")
    return " ".join(words) or None


def _places(places: int) -> str:
    return "".join(letter for letter, place in _PLACES.items() if places & place)


def _read_view(viewer: int, position: Position, *words: str) -> None:
    views = list(position.memory.views())
    where = list(views[viewer].where)
    bounds: list[Bound] = []
    order: tuple[Card, ...] = ()
    for word in words:
        subject, _, object = word.partition(":")
        if subject == "top":
            order = _read_cards(object)
        elif subject[:1].isdigit():
            place = _read_places(subject[-1])
            bounds.append(Bound(frozenset(_read_cards(object)), place, number(subject[:-1])))
        else:
            where[parse_card(subject)] = _read_places(object)
    views[viewer] = View(tuple(where), tuple(bounds), order, views[viewer].sizes)
    violets, torechs, public = views
    position.memory = Memory((violets, torechs, public))


def _read_places(letters: str) -> int:
    if not letters:
        raise ValueError(letters)
    return sum(_PLACES[letter] for letter in letters)


_USUAL = {field.name: field.default for field in fields(Position)}


def _field(
    name: str,
    write: Callable[[Any], str],
    read: Callable[[str], object],
    field: str = "",
    *,
    needed: bool = False,
) -> Part[Position]:
    """A part of one word for one field; it is left out of a text while the field is as usual."""
    field = field or name

    def written(position: Position) -> str | None:
        value = getattr(position, field)
        return write(value) if needed or value != _USUAL[field] else None

    def reading(position: Position, word: str) -> None:
        setattr(position, field, read(word))

    return Part(name, written, reading, needed=needed)


def _flag(name: str) -> Part[Position]:
    """A part without words: it stands where the field is true."""
    return Part(
        name,
        lambda position: "" if getattr(position, name) else None,
        lambda position: setattr(position, name, True),
    )


LAYOUT = Layout[Position](
    Part("turn", _turn, _read_turn, bare=True),
    Part("path", lambda p: f"{path_text(p.path)} {p.violet}", _read_path, needed=True),
    Part("fuel", lambda p: f"{p.fuel} {p.out_at}", _read_fuel, needed=True),
    _field("fear", str, _signed, needed=True),
    _field("fireflies", _spaces, _read_spaces, needed=True),
    _field("bonuses", _bonuses, _read_bonuses, needed=True),
    Part("market", _market, _read_market, needed=True),
    Part("hands", lambda p: " ".join(map(_cards, p.hands)), _read_hands, needed=True),
    Part("deck", lambda p: f"{_cards(p.deck_top)} {_cards(p.deck_rest)}", _read_deck, needed=True),
    Part("discard", lambda p: _cards(p.discard), _read_discard, needed=True),
    Part("feared", _feared, _read_feared, needed=True),
    _field("precipices", str, number),
    _field("ring", str, number),
    _field("air", str, number),
    _field("led", card_name, parse_card, "lead"),
    Part("trick", _trick, _read_trick),
    _field("looked", str, number),
    *map(_flag, ("waiting", "ingenious")),
    *(_field(name, _joined, _read_events) for name in ("offered", "refused", "chosen")),
    _field("ahead", _ahead, _read_ahead),
    *(_field(name, _joined, _read_events) for name in ("revealed", "pending", "kept")),
    *(Part(name, partial(_view, n), partial(_read_view, n)) for n, name in enumerate(VIEWERS)),
    demands=DEMANDS,
)


def read_position(text: str, position: Position) -> None:
    """Read a position's text into a fresh one. Raises BadTextError.

    What a viewer doubts, somebody who only looks on cannot know; each seat sees its own cards.
    """
    LAYOUT.read(text, position)
    *views, onlookers = position.memory.views()
    public = onlookers.doubting(views[VIOLET]).doubting(views[TORECH])
    violets, torechs = (position.seen_now(seat, views[seat].joined(public)) for seat in SEATS)
    position.memory = Memory((violets, torechs, public))
