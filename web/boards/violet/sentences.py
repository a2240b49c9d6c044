"""Sentences: what can be done now, and what has happened."""

from collections.abc import Callable
from typing import Any

from engine.violet import events, moves
from engine.violet.components import (
    HAND,
    LOSS_COST,
    OFFERS,
    TORECH,
    VIOLET,
    Card,
    EventCard,
    Space,
    difference,
)
from engine.violet.state import Stage
from web.boards.violet import phrases
from web.boards.violet.aid import preview
from web.boards.violet.gestures import may_sleeve, meant
from web.boards.violet.things import View, held
from web.words import You

_PICKED = {
    moves.Choose: "choose.picked",
    moves.Arrange: "arrange.picked",
    moves.Pick: "take.picked",
    moves.Take: "take.picked",
    moves.Swap: "swap.both",
    moves.Sleeve: "swap.both",
}
"""What is said of a move that is picked up."""

_USES = {
    moves.Plan: "market",
    moves.Bonus: "market",
    moves.Sleeve: "sleeve",
    moves.Ingenuity: "ingenuity",
}
"""What a move does that uses up a card."""


def prompt(view: View) -> str:
    """One sentence: what can be done now."""
    seen, words = view.seen, view.words
    hand, move = held(view.picked), meant(view)
    if not view.moves:
        return words(f"violet.wait.{seen.stage}", name=view.names[seen.turn])
    if move is not None and type(move) in _PICKED:
        about = phrases.about(words, move.card) if isinstance(move, moves.Pick | moves.Take) else ""
        key = f"violet.prompt.{_PICKED[type(move)]}"
        if isinstance(move, moves.Arrange) and words.aloud:  # eyes see numbers on the cards
            key += ".aloud"
        return words(key, about=about, **phrases.facts(view, move))
    match seen.stage:
        case Stage.CHOOSE:
            return words("violet.prompt.choose", number=len(seen.chosen) + 1, all=OFFERS)
        case Stage.ARRANGE:
            return words(f"violet.prompt.arrange.{len(hand.events)}")
        case Stage.PLACE:
            return _placing(view, hand.spaces)
        case Stage.KEEP:
            left = HAND - len(hand.cards)
            return words.many("violet.prompt.keep", left) if left else words("violet.prompt.kept")
        case Stage.EFFECT | Stage.AFTER if not hand.cards:
            return _using(view)
    return _swapping(view, hand.cards) or _playing(view)


def missing(view: View) -> str:
    """How many of the four cards that stay are still to be chosen, once one is."""
    chosen = len(held(view.picked).cards)
    if view.seen.stage is not Stage.KEEP or chosen in (0, HAND):
        return ""
    return view.words.many("violet.prompt.keep.left", HAND - chosen)


def _uses(view: View) -> list[str]:
    """What the moves do that use up a card."""
    return [_USES[type(move)] for move in view.moves if type(move) in _USES]


def renewals(view: View) -> int:
    """How many cards would replace the market, where nothing else can be used."""
    uses = _uses(view)
    return len(uses) if {*uses} == {"market"} else 0


def _using(view: View) -> str:
    """What can be used while refilling: what it does, where all of it does the same."""
    seen, words, uses = view.seen, view.words, _uses(view)
    key = f"violet.prompt.{seen.stage}"
    if count := renewals(view):
        return words.many(f"{key}.market", count)
    if len({*uses}) == 1:
        return words(f"{key}.{uses[0]}")
    return words(key, card=phrases.card(words, seen.played.card_of(seen.turn)))


def _swapping(view: View, cards: tuple[Card, ...]) -> str:
    """Of a swap, or of Torech's with his sleeve: which of the two cards is still to come."""
    seen = view.seen
    if not cards or not (seen.stage is Stage.SWAP or may_sleeve(view)):
        return ""
    way = "given" if cards[0] in seen.hand else "taken"
    if seen.stage is Stage.LEAD and way == "given":
        return ""
    kind = "swap" if seen.stage is Stage.SWAP else "sleeve"
    return view.words(f"violet.prompt.{kind}.{way}", card=phrases.card(view.words, cards[0]))


def _playing(view: View) -> str:
    """A card to play: what would win against it, or what it does."""
    words, shown = view.words, preview(view)
    if shown is None:
        return words(f"violet.prompt.{view.seen.stage}")
    card = phrases.card(words, shown.card)
    if shown.rule is None:
        count = len(shown.beaten_by)
        return words.many("violet.prompt.lead.picked", count, card=card, all=shown.possible)
    key = "violet.prompt.follow.wins" if shown.wins else "violet.prompt.follow.loses"
    lead, torech_plays = view.seen.lead, view.seen.turn == TORECH
    trick = (shown.card,) if lead is None else (lead, shown.card)
    told = words(key, card=card, reason=phrases.because(words, shown.rule, trick, view.seen.trump))
    if shown.wins != torech_plays:
        return told
    if view.seen.fuel - LOSS_COST <= view.seen.out_at:
        return f"{told} {words('violet.prompt.follow.dark')}"
    apart = 0 if lead is None else difference(lead, shown.card)
    return f"{told} {words.many('violet.prompt.follow.pair', apart)}" if apart else told


def _placing(view: View, spaces: tuple[Space, ...]) -> str:
    words, event = view.words, view.seen.pending[0]
    if not spaces:
        return words("violet.prompt.place", event=phrases.event(words, event))
    kind = "suit" if event is EventCard.IMPROVISATION else "picked"
    place = phrases.space(words, view.seen, spaces[0])
    return words(f"violet.prompt.place.{kind}", space=place)


def say(event: events.Event, view: View) -> str:
    """The sentence for an event."""
    if isinstance(event, events.Ended):
        return phrases.ending(view.words, event.rule)
    key = _KEYS.get(type(event), event.name)
    key = f"violet.said.{key if isinstance(key, str) else key(event)}"
    facts = _facts(event, view)
    if isinstance(event, events.Swapped) and event.given is None and view.seen.viewer == event.seat:
        key += ".not"
    count = _COUNTS.get(type(event), lambda event: None)(event)
    if count is not None:
        return view.words.many(key, count, **facts)
    told = view.words(key, **facts)
    if isinstance(event, events.TrickWon):
        silenced = phrases.silenced(view.words, (event.card, event.beaten), event.trump)
        return " ".join(filter(None, (told, silenced)))
    return told


_VIOLETS = (events.Advanced, events.Held, events.Rested)
"""What Violet herself does, whoever plays her; what no seat does is Torech's."""


def _facts(event: events.Event, view: View) -> dict[str, object]:
    """What an event names, by the word in braces that stands for it in the sentences."""
    facts = phrases.facts(view, event)
    facts["what"] = facts.get("card") or facts.get("event")
    match event:
        case events.TrickWon(rule=rule):
            facts["reason"] = phrases.because(
                view.words, rule, (event.card, event.beaten), event.trump
            )
        case events.Held(rule=rule):
            facts["reason"] = phrases.because(view.words, rule)
        case events.Advanced(target=target):
            facts["space"] = phrases.space(view.words, view.seen, target)
        case events.EventPlaced(space=space):
            facts["space"] = view.words("violet.space.plain", n=space)
        case events.LanternChanged(after=after):
            facts["left"] = after
        case events.FearWoke(_, apart, penalty):
            facts |= {"apart": view.words.many("violet.apart", apart), "more": penalty}
    if "name" not in facts:
        seat, role = (VIOLET, "violet") if isinstance(event, _VIOLETS) else (TORECH, "torech")
        own = isinstance(view.names[seat], You)
        facts["name"] = view.names[seat] if own else view.words(f"violet.role.{role}")
    return facts


def _seen(key: str, secret: str) -> Callable[[Any], str]:
    """The key of a sentence that names a secret only to whoever saw it."""
    return lambda event: key if getattr(event, secret) is None else f"{key}.seen"


_KEYS: dict[type, str | Callable[[Any], str]] = {
    events.EventOffered: _seen("offered", "event"),
    events.EventChosen: _seen("chosen", "event"),
    events.EventsArranged: "arranged",
    events.FirstChosen: "first",
    events.TrickWon: "won",
    events.Advanced: lambda event: "forced" if event.forced else "advanced",
    events.LanternChanged: lambda event: (
        "fuel.gained" if event.after > event.before else "fuel.lost" if event.after else "fuel.out"
    ),
    events.BonusGained: "bonus",
    events.FearFed: "fed",
    events.FearWoke: lambda event: "woke.penalty" if event.penalty else "woke",
    events.FearMoved: "fear",
    events.EventRevealed: lambda event: "revealed.kept" if event.kept else "revealed",
    events.EventHappened: "happened",
    events.EventPlaced: lambda event: "placed" if event.suit is None else "improvised",
    events.EventLost: lambda event: "lost" if event.space is None else "lost.there",
    events.HandShown: "shown",
    events.Swapped: _seen("swapped", "given"),
    events.Drew: _seen("drew", "card"),
    events.Returned: _seen("returned", "cards"),
    events.Looked: _seen("looked", "card"),
    events.Took: _seen("took", "card"),
    events.MarketRenewed: lambda event: "planned" if event.suit is None else "renewed",
    events.SleeveUsed: "sleeve",
    events.IngenuityUsed: "ingenuity",
    events.TurnBegan: "began",
}
"""The sentence of an event, or how it is chosen, where it has not just the event's name."""

_COUNTS: dict[type, Callable[[Any], int | None]] = {
    events.LanternChanged: lambda event: abs(event.after - event.before),
    events.FearMoved: lambda event: event.target - event.source,
    events.Returned: lambda event: event.count if event.cards is None else None,
    events.Reshuffled: lambda event: event.count,
}
"""How many of a thing a sentence tells of, where that decides its form."""
