"""The table as a grid for keyboard and screen reader: the same places, the same taps.

Its rows are the Path, the market, the trick, the piles, the other hand and the hand in front. What
is laid out to choose from lies over the Path and takes its place, which is then the last.
"""

from collections.abc import Iterator

from engine.violet.components import Card, EventCard, card_name, difference
from engine.violet.state import Stage
from engine.violet.trick import counts_as_trump
from web.boards.table import Cell, Twin, in_rows
from web.boards.violet import phrases
from web.boards.violet.aid import notes, preview
from web.boards.violet.cards import near_seat
from web.boards.violet.gestures import answers, tapped, targets
from web.boards.violet.omens import choices
from web.boards.violet.things import (
    KNOW,
    LeadIn,
    OneCard,
    OneEvent,
    OneSpace,
    Thing,
    View,
    held,
    laid_out,
    last_trick,
    lead_in,
)

KEYS = 9
"""How many cards of a hand have a digit."""


def twin(view: View) -> Twin:
    """The grid, and below it what one knows.

    Whether Violet goes on or rests is answered by one tap: nobody is led to where it is made.
    """
    asks = "" if view.seen.stage is Stage.RESULT else view.seen.stage
    matter = answers(view) if asks else ()
    cells = {
        at: cell._replace(answers=cell.thing in matter) for at, cell in in_rows(_rows(view)).items()
    }
    known = tuple(notes(view))
    start = (0, 0) if laid_out(view.seen) else (5, 0)
    return Twin(cells, start, buttons=_events(view), notes=known, asks=asks)


def _rows(view: View) -> Iterator[Iterator[Cell]]:
    front = near_seat(view.seen)
    covered = bool(laid_out(view.seen))
    yield _spread(view) if covered else _path(view)
    yield _market(view)
    yield _trick(view)
    yield _piles(view)
    yield _hand(view, 1 - front)
    yield _hand(view, front)
    if covered:
        yield _path(view)


def _path(view: View) -> Iterator[Cell]:
    seen, words = view.seen, view.words
    matter, wanted, picked = tapped(view), targets(view), held(view.picked).spaces
    for space in range(len(seen.path)):
        said = {
            phrases.space(words, seen, space): True,
            words("violet.role.violet"): space == seen.violet,
            words("violet.fear"): space == seen.fear,
            words("violet.fireflies"): space in seen.fireflies,
            phrases.event(words, EventCard.FAERY_RING): space == seen.ring,
            phrases.event(words, EventCard.AIR): space == seen.air,
            words("violet.twin.target"): space in wanted,
            words("violet.twin.picked"): space in picked,
        }
        text = "; ".join(each for each, holds in said.items() if holds)
        thing, free = OneSpace(space), space in matter
        yield Cell(text, f"space-{space}", thing if free else None, asked=thing)


def _card(view: View, card: Card, thing: Thing | None, *more: str, key: str = "") -> Cell:
    """A card with what it does, whether it is trump, and whether it is picked up."""
    words = view.words
    parts = [phrases.card(words, card), phrases.about(words, card), *more]
    if counts_as_trump(card, view.seen.trump):
        parts.append(words("violet.twin.trump"))
    if card in held(view.picked).cards:
        parts.append(words("violet.twin.picked"))
    return Cell("; ".join(parts), f"card-{card_name(card)}", thing, key)


def _market(view: View) -> Iterator[Cell]:
    words = view.words
    for at, card in enumerate(view.seen.market):
        if card is None:
            yield Cell(words("violet.twin.empty"), f"market-{at}")
        else:
            yield _card(view, card, OneCard(card), words("violet.twin.market"))


def _trick(view: View) -> Iterator[Cell]:
    seen, words = view.seen, view.words
    if seen.lead is not None:
        yield _card(view, seen.lead, None, words("violet.twin.led"))
    elif (trick := last_trick(seen)) is not None:
        keys = ("violet.twin.led", "violet.twin.followed")
        for index, (card, key) in enumerate(zip(trick.cards, keys, strict=True)):
            won = [words("violet.twin.won")] if card == trick.winning else []
            cell = _card(view, card, None, words(key), *won)
            # the card itself has gone where it belongs
            yield cell if seen.trick_cards else cell._replace(place=f"ghost-{index}")


def _piles(view: View) -> Iterator[Cell]:
    seen, words = view.seen, view.words
    deck = words.many("violet.twin.deck", seen.deck_size)
    yield Cell(deck, "pile-deck", KNOW)
    discard = words.many("violet.twin.discard", seen.discard_size)
    yield Cell(discard, "pile-discard", KNOW)
    for pile, pair in enumerate(seen.fear_discards):
        title = words("violet.feared", n=pile + 1)
        if pair is None:
            yield Cell(f"{title}: {words('violet.twin.empty')}", f"feared-{pile + 1}", KNOW)
        else:
            cards = phrases.cards(words, pair)
            spaces = difference(*pair) + seen.penalty
            said = words.many("violet.twin.feared", spaces, title=title, cards=cards)
            yield Cell(said, f"feared-{pile + 1}", KNOW)
    fuel, behind = phrases.light(words, seen)
    yield Cell(fuel, "lantern-fuel")
    yield Cell(behind, "lantern-gap")
    for space in lead_in(seen):
        lying = [card.event for card in seen.ahead if card.space == space]
        what = [
            words("violet.twin.event") if event is None else phrases.event(words, event)
            for event in lying
        ]
        what += [words("violet.fear")] * (space == seen.fear)
        text = f"{phrases.space(words, seen, space)}: {', '.join(what)}"
        yield Cell(text, f"ahead-{-space}" if lying else "fear", asked=LeadIn(-space))


def _hand(view: View, seat: int) -> Iterator[Cell]:
    seen, words = view.seen, view.words
    own = seat == seen.viewer
    shown = preview(view) if own else None
    whose = words("violet.twin.hand", name=view.names[seat])
    for index, card in enumerate(seen.known_hands[seat]):
        more = [whose]
        if own:
            more.append(words("violet.twin.place", n=index + 1))
        if shown is not None and shown.wins is None and card == shown.card:
            more.append(words.many("violet.twin.beaten", len(shown.beaten_by), all=shown.possible))
        key = str(index + 1) if own and index < KEYS else ""
        yield _card(view, card, OneCard(card) if own else KNOW, *more, key=key)
    for index in range(len(seen.known_hands[seat]), seen.hand_sizes[seat]):
        yield Cell(f"{words('violet.twin.hidden')}; {whose}", f"back-{seat}-{index}", KNOW)


def _spread(view: View) -> Iterator[Cell]:
    """The discard or the top of the deck, laid out."""
    for card in laid_out(view.seen):
        yield _card(view, card, OneCard(card))


def _events(view: View) -> list[tuple[object, str]]:
    """The events to choose from."""
    words = view.words
    return [
        (OneEvent(event), f"{phrases.event(words, event)}: {phrases.event_text(words, event)}")
        for event in (choices(view.seen) if view.moves else ())
    ]
