"""Sentences: what can be done now, and what has happened."""

from collections.abc import Callable
from typing import Any

from engine.violet import events, moves
from engine.violet.components import HAND, Card, EventCard
from engine.violet.state import Step
from web.boards.violet import phrases
from web.boards.violet.aid import about, preview
from web.boards.violet.gestures import may_sleeve, meant
from web.boards.violet.things import View, held, in_hand, is_offered


def prompt(view: View) -> str:
    """One sentence: what can be done now."""
    seen = view.seen
    if not view.moves:
        return view.words(f"violet.wait.{seen.step}", name=view.names[seen.turn])
    return _sleeving(view) or _PROMPTS[seen.step](view)


def _sleeving(view: View) -> str:
    """While Torech uses his sleeve: which of the two cards is still to come."""
    seen = view.seen
    cards = held(view.picked).cards
    if not cards or not may_sleeve(view):
        return ""
    move = meant(view)
    if isinstance(move, moves.Sleeve):
        return _both("violet.prompt.swap.both", view, move.given, move.taken)
    if in_hand(seen, cards[0]) and seen.step is not Step.LEAD:
        return view.words("violet.prompt.sleeve.given", card=phrases.card(view.words, cards[0]))
    if is_offered(seen, cards[0]) and seen.step is not Step.PICK:
        return view.words("violet.prompt.sleeve.taken", card=phrases.card(view.words, cards[0]))
    return ""


def _both(key: str, view: View, given: Card, taken: Card) -> str:
    words = view.words
    return words(key, given=phrases.card(words, given), taken=phrases.card(words, taken))


def _plain(view: View) -> str:
    return view.words(f"violet.prompt.{view.seen.step}")


def _early(view: View) -> str:
    """Before the effect of one's own card."""
    seen = view.seen
    assert seen.trick is not None
    card = phrases.card(view.words, seen.trick.card_of(seen.turn))
    return view.words("violet.prompt.effect", card=card)


def _chosen(view: View) -> str:
    laid = held(view.picked).events
    if not laid:
        return _plain(view)
    return view.words("violet.prompt.choose.picked", event=phrases.event(view.words, laid[0]))


def _arranged(view: View) -> str:
    words, move = view.words, meant(view)
    if isinstance(move, moves.Arrange):
        named = (phrases.event(words, event) for event in move.events)
        return words("violet.prompt.arrange.picked", events=words("violet.list").join(named))
    return words(f"violet.prompt.arrange.{len(held(view.picked).events)}")


def _taken(view: View) -> str:
    """A card to take into the hand, and what it would do."""
    cards = held(view.picked).cards
    if not cards:
        return _plain(view)
    card = phrases.card(view.words, cards[0])
    return view.words("violet.prompt.take.picked", card=card, about=about(view.words, cards[0]))


def _played(view: View) -> str:
    """A card to play: what would win against it, or what it does."""
    words, shown = view.words, preview(view)
    if shown is None:
        return _plain(view)
    card = phrases.card(words, shown.card)
    if shown.wins is None:
        count = len(shown.beaten_by)
        return words.many("violet.prompt.lead.picked", count, card=card, all=shown.possible)
    assert shown.rule is not None
    key = "violet.prompt.follow.wins" if shown.wins else "violet.prompt.follow.loses"
    return words(key, card=card, rule=phrases.rule(words, shown.rule.id))


def _placed(view: View) -> str:
    words = view.words
    event, spaces = view.seen.pending[0], held(view.picked).spaces
    if not spaces:
        return words("violet.prompt.place", event=phrases.event(words, event))
    improvises = event is EventCard.IMPROVISATION
    key = "violet.prompt.place.suit" if improvises else "violet.prompt.place.picked"
    return words(key, space=phrases.space(words, view.seen, spaces[0]))


def _swapped(view: View) -> str:
    cards, move = held(view.picked).cards, meant(view)
    if isinstance(move, moves.Swap):
        return _both("violet.prompt.swap.both", view, move.given, move.taken)
    if not cards:
        return _plain(view)
    given = in_hand(view.seen, cards[0])
    key = "violet.prompt.swap.given" if given else "violet.prompt.swap.taken"
    return view.words(key, card=phrases.card(view.words, cards[0]))


def _kept(view: View) -> str:
    left = HAND - len(held(view.picked).cards)
    return view.words.many("violet.prompt.keep", left) if left else view.words("violet.prompt.kept")


_PROMPTS: dict[Step, Callable[[View], str]] = {
    Step.CHOOSE: _chosen,
    Step.ARRANGE: _arranged,
    Step.FIRST: _plain,
    Step.DRAFT: _taken,
    Step.LEAD: _played,
    Step.FOLLOW: _played,
    Step.RESULT: _plain,
    Step.ACTIVATE: _plain,
    Step.PLACE: _placed,
    Step.BEFORE: _plain,
    Step.EFFECT: _early,
    Step.SWAP: _swapped,
    Step.KEEP: _kept,
    Step.TAKE: _taken,
    Step.PICK: _taken,
    Step.AFTER: _plain,
}


def say(event: events.Event, view: View) -> str:
    """The sentence for an event."""
    return _TELLERS[type(event)](event, view)


def _name(view: View, seat: int) -> str:
    return view.names[seat]


def _known(view: View, key: str, card: Card | EventCard | None, **told: object) -> str:
    """A sentence that names what was moved only to whoever saw it."""
    if card is None:
        return view.words(key, **told)
    words = view.words
    what = phrases.event(words, card) if isinstance(card, EventCard) else phrases.card(words, card)
    return words(f"{key}.seen", what=what, **told)


def _torech(view: View) -> str:
    """Torech himself, whoever plays him."""
    return view.words("violet.role.torech")


def _violet(view: View) -> str:
    """Violet herself, whoever plays her."""
    return view.words("violet.role.violet")


def _offered(event: events.EventOffered, view: View) -> str:
    return _known(view, "violet.said.offered", event.event, name=_torech(view))


def _kept_event(event: events.EventChosen, view: View) -> str:
    return _known(view, "violet.said.chosen", event.event, name=_torech(view))


def _laid(event: events.EventsArranged, view: View) -> str:
    return view.words("violet.said.arranged", name=_torech(view))


def _dealt(event: events.Dealt, view: View) -> str:
    return view.words("violet.said.dealt", card=phrases.card(view.words, event.card))


def _first(event: events.FirstChosen, view: View) -> str:
    return view.words("violet.said.first", name=_name(view, event.seat))


def _picked(event: events.Picked, view: View) -> str:
    card = phrases.card(view.words, event.card)
    return view.words("violet.said.picked", name=_name(view, event.seat), card=card)


def _led(event: events.Led, view: View) -> str:
    card = phrases.card(view.words, event.card)
    return view.words("violet.said.led", name=_name(view, event.seat), card=card)


def _followed(event: events.Followed, view: View) -> str:
    card = phrases.card(view.words, event.card)
    return view.words("violet.said.followed", name=_name(view, event.seat), card=card)


def _won(event: events.TrickWon, view: View) -> str:
    words = view.words
    return words(
        "violet.said.won",
        name=_name(view, event.winner),
        card=phrases.card(words, event.card),
        beaten=phrases.card(words, event.beaten),
        rule=phrases.rule(words, event.rule.id),
    )


def _advanced(event: events.Advanced, view: View) -> str:
    words = view.words
    key = "violet.said.forced" if event.forced else "violet.said.advanced"
    space = phrases.space(words, view.seen, event.target)
    return words(key, name=_violet(view), space=space)


def _held(event: events.Held, view: View) -> str:
    rule = phrases.rule(view.words, event.rule.id)
    return view.words("violet.said.held", name=_violet(view), rule=rule)


def _rested(event: events.Rested, view: View) -> str:
    return view.words("violet.said.rested", name=_violet(view))


def _lantern(event: events.LanternChanged, view: View) -> str:
    change = event.after - event.before
    key = "violet.said.fuel.gained" if change > 0 else "violet.said.fuel.lost"
    return view.words.many(key, abs(change), left=event.after)


def _gained(event: events.BonusGained, view: View) -> str:
    suit = phrases.suit(view.words, event.suit)
    return view.words("violet.said.bonus", name=_name(view, event.seat), suit=suit)


def _discarded(event: events.Discarded, view: View) -> str:
    return view.words("violet.said.discarded", cards=phrases.cards(view.words, event.cards))


def _fed(event: events.FearFed, view: View) -> str:
    return view.words("violet.said.fed", cards=phrases.cards(view.words, event.pair))


def _woke(event: events.FearWoke, view: View) -> str:
    cards = phrases.cards(view.words, event.pair)
    key = "violet.said.woke.penalty" if event.penalty else "violet.said.woke"
    return view.words(key, cards=cards, n=event.difference, more=event.penalty)


def _moved(event: events.FearMoved, view: View) -> str:
    return view.words.many("violet.said.fear", event.target - event.source)


def _revealed(event: events.EventRevealed, view: View) -> str:
    key = "violet.said.revealed.kept" if event.kept else "violet.said.revealed"
    return view.words(key, name=_torech(view), event=phrases.event(view.words, event.event))


def _happened(event: events.EventHappened, view: View) -> str:
    return view.words("violet.said.happened", event=phrases.event(view.words, event.event))


def _placed_event(event: events.EventPlaced, view: View) -> str:
    words = view.words
    space = words("violet.space.plain", n=event.space)
    told = {"event": phrases.event(words, event.event), "space": space}
    if event.suit is None:
        return words("violet.said.placed", **told)
    return words("violet.said.improvised", suit=phrases.suit(words, event.suit), **told)


def _lost(event: events.EventLost, view: View) -> str:
    key = "violet.said.lost" if event.space is None else "violet.said.lost.there"
    return view.words(key, event=phrases.event(view.words, event.event))


def _shown(event: events.HandShown, view: View) -> str:
    cards = phrases.cards(view.words, event.cards)
    return view.words("violet.said.shown", name=_name(view, event.seat), cards=cards)


def _consulted(event: events.Consulted, view: View) -> str:
    return view.words("violet.said.consulted", name=_name(view, event.seat))


def _swap(event: events.Swapped, view: View) -> str:
    name = _name(view, event.seat)
    if event.given is None or event.taken is None:
        own = view.seen.viewer == event.seat
        return view.words("violet.said.swapped.not" if own else "violet.said.swapped", name=name)
    words = view.words
    given, taken = phrases.card(words, event.given), phrases.card(words, event.taken)
    return words("violet.said.swapped.seen", name=name, given=given, taken=taken)


def _drew(event: events.Drew, view: View) -> str:
    return _known(view, "violet.said.drew", event.card, name=_name(view, event.seat))


def _returned(event: events.Returned, view: View) -> str:
    name = _name(view, event.seat)
    if event.cards is None:
        return view.words.many("violet.said.returned", event.count, name=name)
    cards = phrases.cards(view.words, event.cards)
    return view.words("violet.said.returned.seen", name=name, cards=cards)


def _looked(event: events.Looked, view: View) -> str:
    return _known(view, "violet.said.looked", event.card, name=_name(view, event.seat))


def _took(event: events.Took, view: View) -> str:
    return _known(view, "violet.said.took", event.card, name=_name(view, event.seat))


def _renewed(event: events.MarketRenewed, view: View) -> str:
    name = _name(view, event.seat)
    if event.suit is None:
        return view.words("violet.said.planned", name=name)
    return view.words("violet.said.renewed", name=name, suit=phrases.suit(view.words, event.suit))


def _sleeve(event: events.SleeveUsed, view: View) -> str:
    words = view.words
    given, taken = phrases.card(words, event.given), phrases.card(words, event.taken)
    return words("violet.said.sleeve", name=_torech(view), given=given, taken=taken)


def _ingenious(event: events.IngenuityUsed, view: View) -> str:
    return view.words("violet.said.ingenuity", name=_torech(view))


def _reshuffled(event: events.Reshuffled, view: View) -> str:
    return view.words.many("violet.said.reshuffled", event.count)


def _began(event: events.TurnBegan, view: View) -> str:
    return view.words("violet.said.began", name=_name(view, event.leader))


def _ended(event: events.Ended, view: View) -> str:
    return view.words(
        f"violet.said.ended.{event.rule.id.rpartition('.')[2]}",
        violet=_violet(view),
        torech=_torech(view),
    )


_TELLERS: dict[type, Callable[[Any, View], str]] = {
    events.EventOffered: _offered,
    events.EventChosen: _kept_event,
    events.EventsArranged: _laid,
    events.Dealt: _dealt,
    events.FirstChosen: _first,
    events.Picked: _picked,
    events.Led: _led,
    events.Followed: _followed,
    events.TrickWon: _won,
    events.Advanced: _advanced,
    events.Held: _held,
    events.Rested: _rested,
    events.LanternChanged: _lantern,
    events.BonusGained: _gained,
    events.Discarded: _discarded,
    events.FearFed: _fed,
    events.FearWoke: _woke,
    events.FearMoved: _moved,
    events.EventRevealed: _revealed,
    events.EventHappened: _happened,
    events.EventPlaced: _placed_event,
    events.EventLost: _lost,
    events.HandShown: _shown,
    events.Consulted: _consulted,
    events.Swapped: _swap,
    events.Drew: _drew,
    events.Returned: _returned,
    events.Looked: _looked,
    events.Took: _took,
    events.MarketRenewed: _renewed,
    events.SleeveUsed: _sleeve,
    events.IngenuityUsed: _ingenious,
    events.Reshuffled: _reshuffled,
    events.TurnBegan: _began,
    events.Ended: _ended,
}
