"""From taps to moves. A tap may well mean an illegal move: the engine then says by which rule."""

from collections.abc import Callable, Collection, Iterable

from engine.core.fields import less
from engine.violet import moves
from engine.violet.components import HAND, SUITS, Card, EventCard, Space
from engine.violet.moves import Move
from engine.violet.observe import Observation
from engine.violet.state import Stage
from web.boards.table import Tap
from web.boards.violet.things import (
    Go,
    Held,
    Know,
    LeadIn,
    OneCard,
    OneEvent,
    OneSpace,
    OneSuit,
    Thing,
    View,
    held,
    is_offered,
    order,
    parse_thing,
    taps,
)

_PLAYS: dict[Stage, Callable[[Card], Move]] = {Stage.LEAD: moves.lead, Stage.FOLLOW: moves.follow}
_TAKES: dict[Stage, Callable[[Card], Move]] = {
    Stage.DRAFT: moves.pick,
    Stage.PICK: moves.pick,
    Stage.TAKE: moves.take,
}
_SINGLY = frozenset({*_PLAYS, *_TAKES, Stage.BEFORE, Stage.EFFECT, Stage.AFTER})
"""Where one card is played or taken, or, with the sleeve, one given for another."""


def _named(legal: Iterable[Move], view: View) -> set[Thing]:
    """What is tapped for one of these moves or another."""
    return {thing for move in legal for thing in taps(move, view.seen)}


def may_sleeve(view: View) -> bool:
    """Whether Torech may use his sleeve now."""
    return any(isinstance(move, moves.Sleeve) for move in view.moves)


def fits(view: View) -> bool:
    """Whether this can be picked up here. Raises BadTextError."""
    seen = view.seen
    hand = held(view.picked)
    if hand.picked != view.picked or len(set(view.picked)) != len(view.picked):
        return False
    if hand.knows:
        return hand == Held(knows=True)
    if hand.spaces:
        return hand == Held(spaces=hand.spaces[:1]) and hand.spaces[0] in spaces(view)
    if hand.events:
        if hand != Held(events=hand.events):
            return False
        if seen.stage is Stage.ARRANGE:
            return set(seen.chosen).issuperset(hand.events)
        return len(hand.events) == 1 and meant(view) in view.moves
    move = meant(view)
    named = _named(view.moves, view)
    mine = sum(card in seen.hand for card in hand.cards)
    most = HAND if seen.stage is Stage.KEEP else 1
    return (
        named.issuperset(map(OneCard, hand.cards))
        and mine <= most
        and len(hand.cards) - mine <= 1
        and (move is None or move in view.moves)
    )


def obvious(view: View) -> Move | None:
    """The only move there is, where nothing is given up by it."""
    move = view.only_move
    return move if isinstance(move, moves.Take | moves.Place | moves.Follow) else None


def meant(view: View) -> Move | None:
    """The move that what is picked up means; None while it is not complete."""
    seen = view.seen
    hand = held(view.picked)
    given, taken = _parts(seen, hand)
    if given is not None and taken is not None:
        if seen.stage in _SINGLY:
            return moves.Sleeve(given, taken)
        if seen.stage is Stage.SWAP:
            return moves.Swap(given, taken)
    if given is not None and seen.stage in _PLAYS:
        return _PLAYS[seen.stage](given)
    if taken is not None and seen.stage in _TAKES:
        return _TAKES[seen.stage](taken)
    match seen.stage:
        case Stage.KEEP if len(hand.cards) == HAND:
            return moves.Keep(*sorted(hand.cards))
        case Stage.CHOOSE if hand.events:
            return moves.Choose(hand.events[0])
        case Stage.ACTIVATE if hand.events:
            return moves.Activate(hand.events[0])
        case Stage.ARRANGE if hand.events:
            return order(hand.events, seen.chosen)
        case Stage.PLACE if hand.spaces and seen.pending[0] is not EventCard.IMPROVISATION:
            return moves.Place(seen.pending[0], hand.spaces[0])
    return None


def _parts(seen: Observation, hand: Held) -> tuple[Card | None, Card | None]:
    """Of the cards picked up one of the hand, and one that is offered."""
    given = next((card for card in hand.cards if card in seen.hand), None)
    taken = next((card for card in hand.cards if is_offered(seen, card)), None)
    return given, taken


def tap(view: View, what: str) -> Tap:
    """What a tap on a thing means, given what is picked up."""
    if not view.moves:
        return Tap(hint=view.words("violet.hint.wait"))
    hand = held(view.picked)
    match parse_thing(what):
        case Know():
            return Tap(Held(knows=not hand.knows).picked)
        case Go():
            move = meant(view)
            return _hint(view) if move is None else Tap(view.picked, move)
        case OneCard(card):
            return _card(view, card)
        case OneSpace(space):
            return _space(view, space)
        case OneEvent(event):
            return _event(view, event)
        case OneSuit(suit) if hand.spaces:
            return Tap(view.picked, moves.Improvise(hand.spaces[0], suit))
        case OneSuit() | LeadIn():
            return _hint(view)
        case move:
            return Tap(view.picked, move)


def _hint(view: View) -> Tap:
    return Tap(view.picked, hint=view.words(f"violet.hint.{view.seen.stage}"))


def _again(view: View, rest: Held) -> Tap:
    """A second tap on what is picked up: do it when it is complete, else put it down."""
    move = meant(view)
    return Tap(rest.picked) if move is None else Tap(view.picked, move)


def _card(view: View, card: Card) -> Tap:
    """One card to play or to take; or one to give for another, in a swap or with the sleeve."""
    seen, stage, hand = view.seen, view.seen.stage, held(view.picked)
    if stage is Stage.KEEP:
        return _keep(view, card)
    if card in hand.cards:
        return _again(view, Held(less(hand.cards, card)))
    mine, offered = card in seen.hand, is_offered(seen, card)
    playing, taking, swapping = stage in _PLAYS, stage in _TAKES, stage is Stage.SWAP
    both = swapping or (stage in _SINGLY and may_sleeve(view))
    given, taken = _parts(seen, hand) if both else (None, None)
    if mine and (playing or both):
        return Tap(Held((card,) if taken is None else (card, taken)).picked)
    if offered and (taking or both):
        return Tap(Held((card,) if given is None else (given, card)).picked)
    # No such card can be played or taken now: the engine says why.
    if swapping:
        return Tap(view.picked, moves.swap(seen.hand[0], card))
    if playing and not offered:
        return Tap(view.picked, _PLAYS[stage](card))
    if taking and not mine:
        return Tap(view.picked, _TAKES[stage](card))
    return Tap(view.picked, moves.pick(card) if offered else moves.lead(card))


def _keep(view: View, card: Card) -> Tap:
    """Four cards of the hand; a tap on one of them puts it back."""
    cards = held(view.picked).cards
    if card in cards:
        return Tap(Held(less(cards, card)).picked)
    if card not in view.seen.hand:
        return Tap(view.picked, moves.keep(*sorted([*view.seen.hand[: HAND - 1], card])))
    if len(cards) == HAND:
        return _hint(view)
    return Tap(Held((*cards, card)).picked)


def _space(view: View, space: Space) -> Tap:
    """Violet's next space or her own after a won trick; or where an event is to happen."""
    seen = view.seen
    if seen.stage is Stage.RESULT:
        if space == seen.violet + 1:
            return Tap(view.picked, moves.ADVANCE)
        return Tap(view.picked, moves.REST) if space == seen.violet else _hint(view)
    if seen.stage is not Stage.PLACE:
        return Tap(view.picked, moves.ADVANCE)
    event = seen.pending[0]
    if space not in spaces(view):
        if event is not EventCard.IMPROVISATION:
            return Tap(view.picked, moves.Place(event, space))
        return Tap(view.picked, moves.Improvise(space, SUITS[0]))
    hand = held(view.picked)
    return _again(view, Held()) if space in hand.spaces else Tap(Held(spaces=(space,)).picked)


def spaces(view: View) -> list[Space]:
    """Where the event may happen that Torech is to place."""
    return sorted(
        {move.space for move in view.moves if isinstance(move, moves.Place | moves.Improvise)}
    )


def targets(view: View) -> list[Space]:
    """The spaces that a tap may lead to now."""
    seen = view.seen
    if seen.stage is Stage.RESULT and view.moves:
        return [seen.violet, seen.violet + 1]
    return spaces(view)


def tapped(view: View) -> Collection[Space]:
    """The spaces that a tap means something on: after a trick, those where Violet can be."""
    if view.seen.stage is Stage.PLACE:
        return range(len(view.seen.path))
    return targets(view) if view.seen.stage is Stage.RESULT else ()


def answers(view: View) -> set[Thing]:
    """What a tap on answers what is asked now; with the sleeve, only where nothing else does."""
    plain = [move for move in view.moves if not isinstance(move, moves.Sleeve)]
    for legal in (plain, view.moves):
        named = _named(legal, view)
        if any(isinstance(thing, OneCard | OneSpace | OneEvent) for thing in named):
            break
    return named.union(map(OneSpace, targets(view)))


def _event(view: View, event: EventCard) -> Tap:
    """An event to choose; or, while they are laid, the next in order, in the end back with it."""
    laid = held(view.picked).events
    if view.seen.stage is Stage.ARRANGE:
        if event in laid and meant(view) is None:
            return _hint(view)  # whoever taps twice has meant it
        laid = less(laid, event) if event in laid else (*laid, event)
        return Tap(Held(events=laid).picked)
    if event in laid:
        return _again(view, Held())
    return Tap(Held(events=(event,)).picked)
