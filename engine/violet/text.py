"""A position as one line of text, and back."""

from collections.abc import Callable
from dataclasses import fields
from functools import partial
from typing import Any

from ..core.game import BadTextError
from ..core.notation import Layout, Part, number
from ..core.verb import Word
from .check import DEMANDS, VIEWERS
from .components import (
    CARD_WORD,
    CARDS,
    EVENT_WORD,
    SEAT_WORD,
    SEATS,
    SUIT_WORD,
    SUITS,
    TORECH,
    VIOLET,
    Card,
    EventCard,
    card_name,
    parse_card,
    parse_path,
    path_text,
)
from .knowledge import PLACES, Bound, View
from .memory import Memory
from .state import FREE, SPENT, Ahead, Position, Stage
from .trick import resolve

_PLACES = dict(zip("vtkd", PLACES, strict=True))
_HOLDERS = {"-": FREE, "x": SPENT, "v": VIOLET, "t": TORECH}
_LETTERS = {holder: letter for letter, holder in _HOLDERS.items()}


def _several(word: Word[Any]) -> Word[Any]:
    """The word for any number of values, with commas between theirs."""
    return Word(
        lambda values: ",".join(map(word.write, values)) or "-",
        lambda text: tuple(map(word.read, [] if text == "-" else text.split(","))),
    )


def _in_order(word: Word[Any], made: Callable[[list[Any]], Any] = tuple) -> Word[Any]:
    """The word for several values, which are sorted; reading makes this of them."""
    several = _several(word)
    return Word(
        lambda values: several.write(sorted(values)), lambda text: made(sorted(several.read(text)))
    )


def _perhaps(word: Word[Any]) -> Word[Any]:
    """The word for a value that may be None."""
    return Word(
        lambda value: "-" if value is None else word.write(value),
        lambda text: None if text == "-" else word.read(text),
    )


def _signed(text: str) -> int:
    return -number(text[1:]) if text.startswith("-") else number(text)


def _read_bonuses(letters: str) -> tuple[int, ...]:
    if len(letters) != len(SUITS):
        raise BadTextError("bonuses", letters)
    return tuple(_HOLDERS[letter] for letter in letters)


def _read_ahead(text: str) -> Ahead[EventCard]:
    space, _, event = text.partition(":")
    return Ahead(_signed(space), EVENT_WORD.read(event))


def _read_pair(text: str) -> tuple[Card, Card]:
    first, second = _CARDS.read(text)
    return (first, second)


_NUMBER, _STAGE, _PATH = Word(str, number), Word(str, Stage), Word(path_text, parse_path)
_CARDS, _SORTED, _EVENTS = _several(CARD_WORD), _in_order(CARD_WORD), _several(EVENT_WORD)
_LOCATION = _perhaps(SUIT_WORD)
_PAIR = _perhaps(Word(_CARDS.write, _read_pair))
_BONUSES = Word(lambda bonuses: "".join(_LETTERS[holder] for holder in bonuses), _read_bonuses)
_AHEAD = _several(Word(lambda card: f"{card.space}:{card.event}", _read_ahead))


def _read_discard(position: Position, cards: str) -> None:
    """Hands and deck are read by now: who is not said to doubt it knows where every card is."""
    position.discard = _SORTED.read(cards)
    violets, torechs = map(len, position.hands)
    sizes = (violets, torechs, position.deck_size, len(position.discard))
    view = View(position.places(), sizes=sizes)
    position.memory = Memory((view, view, view))


def _trick(position: Position) -> str | None:
    if position.trick is None:
        return None
    leader, lead, follow, trump, _ = position.trick
    words = SEAT_WORD.write(leader), _LOCATION.write(trump), card_name(lead), card_name(follow)
    return " ".join(words)


def _read_trick(position: Position, leader: str, trump: str, lead: str, follow: str) -> None:
    cards, location = (parse_card(lead), parse_card(follow)), _LOCATION.read(trump)
    position.trick, _ = resolve(SEAT_WORD.read(leader), *cards, location)


def _view(viewer: int, position: Position) -> str | None:
    """What this view does not know for certain, bounds and the known order of the deck."""
    view = position.memory.views()[viewer]
    words = [
        f"{card_name(card)}:{_places(places)}"
        for card, places, place in zip(CARDS, view.where, position.places(), strict=True)
        if places != place
    ]
    words += [
        f"{bound.least}{_places(bound.place)}:{_SORTED.write(bound.cards)}" for bound in view.bounds
    ]
    if view.order:
        words.append(f"top:{_CARDS.write(view.order)}")
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
            order = _CARDS.read(object)
        elif subject[:1].isdigit():
            place = _read_places(subject[-1])
            bounds.append(Bound(frozenset(_CARDS.read(object)), place, number(subject[:-1])))
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


def _part(
    name: str, words: dict[str, Word[Any]], *, bare: bool = False, needed: bool = False
) -> Part[Any]:
    """A part of one word for each of these fields; else it is left out while they are as usual."""

    def write(position: Position) -> str | None:
        values = [getattr(position, field) for field in words]
        if not (bare or needed) and values == [_USUAL[field] for field in words]:
            return None
        return " ".join(word.write(each) for word, each in zip(words.values(), values, strict=True))

    def read(position: Position, *texts: str) -> None:
        for (field, word), text in zip(words.items(), texts, strict=True):
            setattr(position, field, word.read(text))

    return Part(name, write, read, bare=bare, needed=needed)


def _row(name: str, field: str, word: Word[Any], made: type = tuple) -> Part[Any]:
    """A part with the words of a field that is a row of so many values."""

    def write(position: Position) -> str:
        return " ".join(map(word.write, getattr(position, field)))

    def read(position: Position, *texts: str) -> None:
        if len(texts) != len(getattr(position, field)):
            raise ValueError(texts)
        setattr(position, field, made(map(word.read, texts)))

    return Part(name, write, read, needed=True)


def _flag(name: str) -> Part[Position]:
    """A part without words: it stands where the field is true."""
    return Part(
        name,
        lambda position: "" if getattr(position, name) else None,
        lambda position: setattr(position, name, True),
    )


LAYOUT = Layout[Position](
    _part("turn", {"stage": _STAGE, "turn": SEAT_WORD, "leader": SEAT_WORD}, bare=True),
    _part("path", {"path": _PATH, "violet": _NUMBER}, needed=True),
    _part("fuel", {"fuel": _NUMBER, "out_at": _NUMBER}, needed=True),
    _part("fear", {"fear": Word(str, _signed)}, needed=True),
    _part("fireflies", {"fireflies": _in_order(_NUMBER, frozenset)}, needed=True),
    _part("bonuses", {"bonuses": _BONUSES}, needed=True),
    _row("market", "market", _perhaps(CARD_WORD)),
    _row("hands", "hands", _SORTED, list),
    _part("deck", {"deck_top": _CARDS, "deck_rest": _SORTED}, needed=True),
    Part("discard", lambda p: _CARDS.write(p.discard), _read_discard, needed=True),
    _row("feared", "fear_discards", _PAIR),
    *(_part(name, {name: _NUMBER}) for name in ("precipices", "ring", "air")),
    _part("led", {"lead": CARD_WORD}),
    Part("trick", _trick, _read_trick),
    _part("looked", {"looked": _NUMBER}),
    *map(_flag, ("waiting", "ingenious")),
    *(_part(name, {name: _EVENTS}) for name in ("offered", "refused", "chosen")),
    _part("ahead", {"ahead": _AHEAD}),
    *(_part(name, {name: _EVENTS}) for name in ("revealed", "pending", "kept")),
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
