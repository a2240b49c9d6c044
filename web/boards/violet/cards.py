"""The cards on the table: hands, market, trick, Fear Discards and piles.

Every card whose place the viewer knows for certain is one element with its own name, wherever it
lies, so that it travels when it is moved. A card that may be in several places is a nameless back.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.violet.components import CARDS, VIOLET, Card, card_name, difference
from engine.violet.observe import Observation
from engine.violet.trick import counts_as_trump
from web.boards.parts import look
from web.boards.violet import art, places
from web.boards.violet.marks import marks
from web.boards.violet.places import Slot
from web.boards.violet.things import (
    KNOW,
    Held,
    OneCard,
    Thing,
    View,
    held,
    laid_out,
    last_trick,
)


@dataclass(frozen=True, slots=True)
class Lies:
    """Where one card lies, and how."""

    slot: Slot
    name: str
    """As a class of the style sheet."""
    thing: Thing | None
    """What a tap on it is."""


def near_seat(seen: Observation) -> int:
    """Whose hand lies in front: the viewer's, and Violet's for somebody who looks on."""
    return VIOLET if seen.viewer is None else seen.viewer


def known(seen: Observation) -> dict[Card, Lies]:
    """Where every card lies whose place is certain."""
    found: dict[Card, Lies] = {}
    for pile, cards in ((places.DISCARD, seen.discard), (places.DECK, seen.known_top)):
        found |= dict.fromkeys(cards, Lies(pile, "is-away", None))
    spread = laid_out(seen)
    for index, card in enumerate(spread):
        found[card] = Lies(places.spread(index, len(spread)), "in-spread", OneCard(card))
    for at, open_card in enumerate(seen.market):
        if open_card is not None:
            found[open_card] = Lies(places.market(at), "in-market", OneCard(open_card))
    for index, card in enumerate(seen.trick_cards):
        found[card] = Lies(places.trick(index), "in-trick", None)
    for number, pair in enumerate(seen.fear_discards):
        for index, card in enumerate(sorted(pair or ())):
            found[card] = Lies(places.feared(number, index), "is-feared", KNOW)
    for seat, place, name, count in _hands(seen):
        for index, card in enumerate(seen.known_hands[seat]):
            thing = OneCard(card) if seat == seen.viewer else KNOW
            found[card] = Lies(place(index, count), name, thing)
    return found


def _hands(seen: Observation) -> Iterator[tuple[int, Callable[[int, int], Slot], str, int]]:
    """For each seat where its cards lie, how, and how many they are."""
    for seat, count in enumerate(seen.hand_sizes):
        near = seat == near_seat(seen)
        yield seat, places.near if near else places.far, "in-hand" if near else "in-far", count


def unknown(seen: Observation) -> Iterator[tuple[str, Lies]]:
    """A back for every card of a hand that may be one of several."""
    for seat, place, name, count in _hands(seen):
        for index in range(len(seen.known_hands[seat]), count):
            yield f"back-{seat}-{index}", Lies(place(index, count), f"{name} is-down", KNOW)


def layer(view: View) -> str:
    """All cards, in an order that never changes."""
    seen = view.seen
    hand, fresh = held(view.picked), marks(view.recent).arrived
    where = known(seen)
    cards = [
        _card(view, hand, f"card-{card_name(card)}", where[card], art.face(card), card, fresh)
        for card in CARDS
        if card in where
    ]
    backs = [
        _card(view, hand, id, lies, art.used("back"), None, fresh) for id, lies in unknown(seen)
    ]
    return "".join((*_piles(view), *_ghosts(seen), *backs, *cards))


def _ghosts(seen: Observation) -> Iterator[str]:
    """The last trick, once its cards have gone where they belong."""
    trick = last_trick(seen)
    if trick is None or seen.trick_cards:
        return
    for index, card in enumerate(trick.cards):
        names = look("vt-card vt-ghost", winner=card == trick.winning)
        yield _lying(f"ghost-{index}", names, places.trick(index).style, art.face(card))


def strong(seen: Observation, card: Card, lies: Lies) -> dict[str, object]:
    """What a card is marked for: being trump, and winning the trick."""
    return {
        "trump": counts_as_trump(card, seen.trump) and "in-" in lies.name,
        "winner": seen.trick and card in seen.trick_cards and card == seen.trick.winning,
    }


def _card(
    view: View, hand: Held, id: str, lies: Lies, inside: str, card: Card | None, fresh: set[Card]
) -> str:
    seen, names = view.seen, f"vt-card {lies.name}"
    if card is not None:
        names = look(
            names,
            picked=card in hand.cards,
            recent=card in fresh and "in-market" in lies.name,
            **strong(seen, card, lies),
        )
    later = view.after("pairs") if lies.name in ("is-feared", "is-away") else ""
    style = f"{later}{lies.slot.style};{_origin(seen, lies)}"
    return _lying(id, names, style, inside, view.do(lies.thing))


def _lying(id: str, names: str, style: str, inside: str, do: str = "") -> str:
    return (
        f'<div id="{id}" class="{names}" style="{style}"{do}>'
        f'<div class="vt-lift" data-ring>{art.card(inside)}</div></div>'
    )


def _origin(seen: Observation, lies: Lies) -> str:
    """Where a card comes from that was not to be seen before."""
    if "in-trick" in lies.name and seen.trick_cards:
        other = 1 - near_seat(seen)
        last = seen.leader if len(seen.trick_cards) == 1 else 1 - seen.leader
        start = places.far(1, 4) if last == other else places.near(1, 4)
    elif lies.name == "is-feared":
        start = places.trick(0)
    elif "in-far" in lies.name:
        start = lies.slot
    else:
        start = places.DECK
    return (
        f"--fx:{start.phone.x:g};--fy:{start.phone.y:g};"
        f"--fwx:{start.wide.x:g};--fwy:{start.wide.y:g}"
    )


def _piles(view: View) -> Iterator[str]:
    """The deck, the discard and the empty places around them."""
    seen = view.seen
    do = view.do(KNOW)
    slot = art.card('<rect class="vt-slot" x="2" y="2" width="56" height="80" rx="7"/>')
    for at in range(len(seen.market)):
        style = places.market(at).style
        yield f'<div id="market-{at}" class="vt-card vt-place" style="{style}">{slot}</div>'
    for name, place, count in (
        ("deck", places.DECK, seen.deck_size),
        ("discard", places.DISCARD, seen.discard_size),
    ):
        names = look("vt-card vt-pile", empty=not count)
        picture = art.card(art.used("back")) if count else slot
        yield (
            f'<div id="pile-{name}" class="{names}" style="{place.style}"{do}>'
            f'{picture}<span class="vt-count">{count}</span></div>'
        )
    for pile, pair in enumerate(seen.fear_discards):
        shape = art.used("fear", ' transform="translate(30 48) scale(.55)"')
        names = look("vt-coming", next=pile)
        badge = f'<b class="{names}">+{difference(*pair)}</b>' if pair else ""
        reach = "" if pair else do
        yield (
            f'<div id="feared-{pile + 1}" class="vt-card vt-dread-slot" '
            f'style="{places.feared(pile, 0).style}"{reach}>{slot}{art.card(shape)}</div>'
        )
        yield (
            f'<div id="coming-{pile + 1}" class="vt-card vt-badge-spot" '
            f'style="{view.after("pairs")}{places.feared(pile, 0).style}">{badge}</div>'
        )
