"""The forest for whoever asks about it: what the moves choose among, and where everything is."""

from collections.abc import Iterator

from engine.violet import moves
from engine.violet.components import HAND
from engine.violet.state import Stage
from web.boards.violet import phrases
from web.boards.violet.things import KNOW, OneEvent, View, held, taps


def now(view: View) -> Iterator[tuple[str, str]]:
    """The cards, events or spaces that may be tapped next; of four that stay, those put back."""
    hand = held(view.picked)
    if view.seen.stage is Stage.KEEP:
        for card in hand.cards:
            yield "back", phrases.card(view.words, card)
    for move in view.moves:
        match move:
            case moves.Lead(card) | moves.Follow(card) | moves.Pick(card) | moves.Take(card):
                yield move.word, phrases.card(view.words, card)
            case moves.Swap(given, taken) | moves.Sleeve(given, taken):
                yield "give", phrases.card(view.words, given)
                yield "take", phrases.card(view.words, taken)
            case moves.Keep() if len(hand.cards) < HAND:
                for card in move.cards:
                    if card not in hand.cards:
                        yield "keep", phrases.card(view.words, card)
            case moves.Choose(event) | moves.Activate(event):
                yield "event", phrases.event(view.words, event)
            case moves.Arrange():
                following = [
                    thing for thing in taps(move, view.seen) if isinstance(thing, OneEvent)
                ]
                event = following[min(len(hand.events), len(following) - 1)].event
                if event not in hand.events:
                    yield "event", phrases.event(view.words, event)
            case moves.Place(_, space) | moves.Improvise(space):
                yield "space", phrases.space(view.words, view.seen, space)


def asked(view: View, what: str) -> str:
    """What the piles and the other hand are there for."""
    return view.words("violet.asked.know") if what == str(KNOW) else ""


def where(view: View) -> Iterator[tuple[str, str]]:
    """Violet, fear and what lies on the Path; then the cards that are in sight."""
    seen, words = view.seen, view.words

    def space(at: int) -> str:
        return phrases.space(words, seen, at)

    yield words("violet.role.violet"), space(seen.violet)
    yield words("violet.fear"), space(seen.fear)
    ahead = sorted(at for at in seen.fireflies if at > seen.violet)
    if ahead:
        yield words("violet.fireflies"), "; ".join(map(space, ahead))
    yield (
        words("violet.where.lantern"),
        words("violet.where.fuel", n=seen.fuel, most=seen.layout.lantern),
    )
    if seen.lead is not None:
        yield words("violet.twin.led"), phrases.card(words, seen.lead)
    market = [card for card in seen.market if card is not None]
    if market:
        yield words("violet.where.market"), phrases.cards(words, market)
    if seen.hand:
        yield words("violet.where.hand"), phrases.cards(words, seen.hand)
    deck = words.many("violet.twin.deck", seen.deck_size)
    discard = words.many("violet.twin.discard", seen.discard_size)
    yield words("violet.where.piles"), f"{deck}; {discard}"
