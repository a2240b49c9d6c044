"""A position as one line of text, and back."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from engine.core.game import BadTextError
from engine.core.notation import check, number, read_sections
from engine.violet.check import DEMANDS, is_true
from engine.violet.components import (
    CARDS,
    MARKET,
    SEAT_WORDS,
    SEATS,
    SUITS,
    Card,
    EventCard,
    card_name,
    parse_card,
    parse_event_card,
    parse_path,
    parse_seat,
    parse_suit,
    path_text,
)
from engine.violet.knowledge import OPEN, PLACES, Bound, View
from engine.violet.memory import Memory
from engine.violet.state import FREE, SPENT, Ahead, Position, Step
from engine.violet.trick import Trick, resolve

_VIEWERS = (*SEAT_WORDS, "onlooker")
_PLACE_LETTERS = dict(zip(PLACES, "vtkd", strict=True))
_HOLDERS = {FREE: "-", SPENT: "x", 0: "v", 1: "t"}


def position_text(position: Position) -> str:
    """The position in the notation of `docs/notation.md`."""
    parts = [
        f"{position.step} {SEAT_WORDS[position.turn]} {SEAT_WORDS[position.leader]}",
        f"path {path_text(position.path)} {position.violet}",
        f"fuel {position.fuel} {position.out_at}",
        f"fear {position.fear}",
        f"fireflies {_joined(map(str, sorted(position.fireflies)))}",
        f"bonuses {''.join(_HOLDERS[holder] for holder in position.bonuses)}",
        f"market {' '.join('-' if card is None else card_name(card) for card in position.market)}",
        f"hands {' '.join(_cards(hand) for hand in position.hands)}",
        f"deck {_cards(position.deck_top)} {_cards(position.deck_rest)}",
        f"discard {_cards(position.discard)}",
        f"feared {' '.join(_cards(pair or ()) for pair in position.fear_discards)}",
    ]
    optional: tuple[tuple[str, object, str], ...] = (
        ("precipices", position.precipices > 1, str(position.precipices)),
        ("ring", position.ring is not None, str(position.ring)),
        ("air", position.air is not None, str(position.air)),
        (
            "led",
            position.lead is not None,
            _cards(() if position.lead is None else [position.lead]),
        ),
        ("trick", position.trick, _trick_text(position.trick)),
        ("looked", position.looked, str(position.looked)),
        ("waiting", position.waiting, ""),
        ("ingenious", position.ingenious, ""),
        ("offered", position.offered, _joined(position.offered)),
        ("refused", position.refused, _joined(position.refused)),
        ("chosen", position.chosen, _joined(position.chosen)),
        ("ahead", position.ahead, ",".join(f"{space}:{event}" for space, event in position.ahead)),
        ("revealed", position.revealed, _joined(position.revealed)),
        ("pending", position.pending, _joined(position.pending)),
        ("kept", position.kept, _joined(position.kept)),
    )
    parts += [f"{word} {text}".rstrip() for word, present, text in optional if present]
    for word, view in zip(_VIEWERS, position.memory.views(), strict=True):
        doubts = _view_text(position, view)
        if doubts:
            parts.append(f"{word} {doubts}")
    return "; ".join(parts)


def _joined(words: Iterable[str]) -> str:
    return ",".join(words) or "-"


def _cards(cards: Iterable[Card]) -> str:
    return _joined(map(card_name, cards))


def _trick_text(trick: Trick | None) -> str:
    if trick is None:
        return ""
    trump = "-" if trick.trump is None else trick.trump.word
    cards = f"{card_name(trick.lead)} {card_name(trick.follow)}"
    return f"{SEAT_WORDS[trick.leader]} {trump} {cards}"


def _view_text(position: Position, view: View) -> str:
    """What this view does not know for certain, bounds and the known order of the deck."""
    truth = _true_places(position)
    words = [
        f"{card_name(card)}:{_place_letters(places)}"
        for card, places, place in zip(CARDS, view.where, truth, strict=True)
        if places != place
    ]
    words += [
        f"{bound.least}{_place_letters(bound.place)}:{_cards(sorted(bound.cards))}"
        for bound in view.bounds
    ]
    if view.order:
        words.append(f"top:{_cards(view.order)}")
    return " ".join(words)


def _place_letters(places: int) -> str:
    return "".join(letter for place, letter in _PLACE_LETTERS.items() if places & place)


def _true_places(position: Position) -> list[int]:
    truth = [OPEN] * len(CARDS)
    deck = (*position.deck_top, *position.deck_rest)
    for place, cards in zip(PLACES, (*position.hands, deck, position.discard), strict=True):
        for card in cards:
            truth[card] = place
    return truth


P = TypeVar("P", bound=Position)


def read_position(text: str, position: P) -> P:
    """Read a position's text into a position that has its layout.

    Raises BadTextError for anything that is no possible position.
    """
    head, *parts = text.split("; ")
    sections = read_sections(parts, {*_SECTIONS, *_VIEWERS})
    if not sections.keys() >= _NEEDED:
        raise BadTextError("turn", head)
    _read_part(_read_head, position, "", head.split(" "))
    for word, details in sections.items():
        if word in _SECTIONS:
            _read_part(_SECTIONS[word], position, word, details)
    check(position, text, DEMANDS, ("turn",))
    _read_views(position, sections)
    return position


def _read_head(position: Position, step: str, turn: str, leader: str) -> None:
    position.step = Step(step)
    position.turn, position.leader = parse_seat(turn), parse_seat(leader)


def _read_part(
    reader: Callable[..., None], position: Position, word: str, details: list[str]
) -> None:
    """Read one part; whatever its reader stumbles over, the error names the part."""
    try:
        reader(position, *details)
    except (ValueError, TypeError, IndexError) as error:
        if isinstance(error, BadTextError):
            raise
        raise BadTextError(word or "turn", " ".join([word, *details]).strip()) from None


def _list(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _read_cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, _list(text)))


def _read_events(text: str) -> tuple[EventCard, ...]:
    return tuple(map(parse_event_card, _list(text)))


def _signed(text: str) -> int:
    return -number(text[1:]) if text.startswith("-") else number(text)


def _path(position: Position, letters: str, violet: str) -> None:
    position.path, position.violet = parse_path(letters), number(violet)


def _precipices(position: Position, count: str) -> None:
    position.precipices = number(count)


def _fuel(position: Position, fuel: str, out_at: str) -> None:
    position.fuel, position.out_at = number(fuel), number(out_at)


def _fear(position: Position, space: str) -> None:
    position.fear = _signed(space)


def _fireflies(position: Position, spaces: str) -> None:
    position.fireflies = frozenset(map(number, _list(spaces)))


def _bonuses(position: Position, letters: str) -> None:
    of = {letter: holder for holder, letter in _HOLDERS.items()}
    if len(letters) != len(SUITS) or set(letters) - of.keys():
        raise BadTextError("bonuses", letters)
    lake, forest, mountain, mine = (of[letter] for letter in letters)
    position.bonuses = (lake, forest, mountain, mine)


def _market(position: Position, *cards: str) -> None:
    if len(cards) != MARKET:
        raise BadTextError("market", " ".join(cards))
    position.market = tuple(None if card == "-" else parse_card(card) for card in cards)


def _hands(position: Position, violet: str, torech: str) -> None:
    position.hands = [tuple(sorted(_read_cards(violet))), tuple(sorted(_read_cards(torech)))]


def _deck(position: Position, top: str, rest: str) -> None:
    position.deck_top, position.deck_rest = _read_cards(top), tuple(sorted(_read_cards(rest)))


def _discard(position: Position, cards: str) -> None:
    position.discard = tuple(sorted(_read_cards(cards)))


def _pair(text: str) -> tuple[Card, Card] | None:
    if text == "-":
        return None
    first, second = _read_cards(text)
    return (first, second)


def _feared(position: Position, first: str, second: str) -> None:
    position.fear_discards = (_pair(first), _pair(second))


def _ring(position: Position, space: str) -> None:
    position.ring = number(space)


def _air(position: Position, space: str) -> None:
    position.air = number(space)


def _led(position: Position, card: str) -> None:
    position.lead = parse_card(card)


def _trick(position: Position, leader: str, trump: str, lead: str, follow: str) -> None:
    suit = None if trump == "-" else parse_suit(trump)
    position.trick, _ = resolve(parse_seat(leader), parse_card(lead), parse_card(follow), suit)


def _looked(position: Position, count: str) -> None:
    position.looked = number(count)


def _waiting(position: Position) -> None:
    position.waiting = True


def _ingenious(position: Position) -> None:
    position.ingenious = True


def _offered(position: Position, events: str) -> None:
    position.offered = _read_events(events)


def _refused(position: Position, events: str) -> None:
    position.refused = _read_events(events)


def _chosen(position: Position, events: str) -> None:
    position.chosen = _read_events(events)


def _ahead(position: Position, cards: str) -> None:
    position.ahead = tuple(
        Ahead(_signed(space), parse_event_card(event))
        for space, _, event in (card.partition(":") for card in _list(cards))
    )


def _revealed(position: Position, events: str) -> None:
    position.revealed = _read_events(events)


def _pending(position: Position, events: str) -> None:
    position.pending = _read_events(events)


def _kept(position: Position, events: str) -> None:
    position.kept = _read_events(events)


_SECTIONS: dict[str, Callable[..., None]] = {
    "path": _path,
    "fuel": _fuel,
    "fear": _fear,
    "fireflies": _fireflies,
    "bonuses": _bonuses,
    "market": _market,
    "hands": _hands,
    "deck": _deck,
    "discard": _discard,
    "feared": _feared,
    "precipices": _precipices,
    "ring": _ring,
    "air": _air,
    "led": _led,
    "trick": _trick,
    "looked": _looked,
    "waiting": _waiting,
    "ingenious": _ingenious,
    "offered": _offered,
    "refused": _refused,
    "chosen": _chosen,
    "ahead": _ahead,
    "revealed": _revealed,
    "pending": _pending,
    "kept": _kept,
}
_NEEDED = {
    "path",
    "fuel",
    "fear",
    "fireflies",
    "bonuses",
    "market",
    "hands",
    "deck",
    "discard",
    "feared",
}


def _read_views(position: Position, sections: dict[str, list[str]]) -> None:
    violets, torechs, onlookers = (
        _read_view(position, sections.get(word, [])) for word in _VIEWERS
    )
    public = onlookers.doubting(violets).doubting(torechs)
    views = (violets.joined(public), torechs.joined(public))
    first, second = (position.seen_now(seat, view) for seat, view in enumerate(views))
    position.memory = Memory((first, second, public))


def _read_view(position: Position, words: list[str]) -> View:
    where = _true_places(position)
    violets, torechs = (len(position.hands[seat]) for seat in SEATS)
    sizes = (violets, torechs, position.deck_size, len(position.discard))
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
    view = View(tuple(where), tuple(bounds), order, sizes)
    if not is_true(view, _true_places(position), position.deck_top):
        raise BadTextError("knowledge", " ".join(words))
    return view


def _read_places(letters: str) -> int:
    of = {letter: place for place, letter in _PLACE_LETTERS.items()}
    if not letters or set(letters) - of.keys():
        raise BadTextError("places", letters)
    return sum(of[letter] for letter in letters)
