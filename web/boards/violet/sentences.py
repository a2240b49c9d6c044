"""Sentences: what can be done now, and what has happened."""

from collections.abc import Callable
from typing import Any

from engine.violet import events, moves
from engine.violet.components import HAND, EventCard
from engine.violet.state import Stage
from web.boards.violet import phrases
from web.boards.violet.aid import about, preview
from web.boards.violet.gestures import may_sleeve, meant
from web.boards.violet.things import View, held, is_offered


def prompt(view: View) -> str:
    """One sentence: what can be done now."""
    seen = view.seen
    if not view.moves:
        return view.words(f"violet.wait.{seen.stage}", name=view.names[seen.turn])
    return _sleeving(view) or _PROMPTS.get(seen.stage, _plain)(view)


def _sleeving(view: View) -> str:
    """While Torech uses his sleeve: which of the two cards is still to come."""
    seen = view.seen
    cards = held(view.picked).cards
    if not cards or not may_sleeve(view):
        return ""
    move = meant(view)
    if isinstance(move, moves.Sleeve):
        return view.words("violet.prompt.swap.both", **phrases.facts(view, move))
    if cards[0] in seen.hand and seen.stage is not Stage.LEAD:
        return view.words("violet.prompt.sleeve.given", card=phrases.card(view.words, cards[0]))
    if is_offered(seen, cards[0]) and seen.stage is not Stage.PICK:
        return view.words("violet.prompt.sleeve.taken", card=phrases.card(view.words, cards[0]))
    return ""


def _plain(view: View) -> str:
    return view.words(f"violet.prompt.{view.seen.stage}")


def _early(view: View) -> str:
    """Before the effect of one's own card."""
    card = phrases.card(view.words, view.seen.played.card_of(view.seen.turn))
    return view.words("violet.prompt.effect", card=card)


def _chosen(view: View) -> str:
    laid = held(view.picked).events
    if not laid:
        return _plain(view)
    return view.words("violet.prompt.choose.picked", event=phrases.event(view.words, laid[0]))


def _arranged(view: View) -> str:
    words, move = view.words, meant(view)
    if isinstance(move, moves.Arrange):
        return words("violet.prompt.arrange.picked", events=phrases.events(words, move.events))
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
        return view.words("violet.prompt.swap.both", **phrases.facts(view, move))
    if not cards:
        return _plain(view)
    given = cards[0] in view.seen.hand
    key = "violet.prompt.swap.given" if given else "violet.prompt.swap.taken"
    return view.words(key, card=phrases.card(view.words, cards[0]))


def _kept(view: View) -> str:
    left = HAND - len(held(view.picked).cards)
    return view.words.many("violet.prompt.keep", left) if left else view.words("violet.prompt.kept")


_PROMPTS: dict[Stage, Callable[[View], str]] = {
    Stage.CHOOSE: _chosen,
    Stage.ARRANGE: _arranged,
    Stage.DRAFT: _taken,
    Stage.LEAD: _played,
    Stage.FOLLOW: _played,
    Stage.PLACE: _placed,
    Stage.EFFECT: _early,
    Stage.SWAP: _swapped,
    Stage.KEEP: _kept,
    Stage.TAKE: _taken,
    Stage.PICK: _taken,
}


def say(event: events.Event, view: View) -> str:
    """The sentence for an event."""
    if isinstance(event, events.Ended):
        return phrases.ending(view.words, event.rule)
    key = _KEYS[type(event)]
    key = f"violet.said.{key if isinstance(key, str) else key(event)}"
    facts = _facts(event, view)
    if isinstance(event, events.Swapped) and event.given is None and view.seen.viewer == event.seat:
        key += ".not"
    count = _COUNTS.get(type(event), lambda event: None)(event)
    return view.words(key, **facts) if count is None else view.words.many(key, count, **facts)


_VIOLETS = (events.Advanced, events.Held, events.Rested)
"""What Violet herself does, whoever plays her; what no seat does is Torech's."""


def _facts(event: events.Event, view: View) -> dict[str, object]:
    """What an event names, by the word in braces that stands for it in the sentences."""
    facts = phrases.facts(view, event)
    facts["what"] = facts.get("card") or facts.get("event")
    match event:
        case events.Advanced(target=target):
            facts["space"] = phrases.space(view.words, view.seen, target)
        case events.EventPlaced(space=space):
            facts["space"] = view.words("violet.space.plain", n=space)
        case events.LanternChanged(after=after):
            facts["left"] = after
        case events.FearWoke(_, apart, penalty):
            facts |= {"n": apart, "more": penalty}
    if "name" not in facts:
        role = "violet" if isinstance(event, _VIOLETS) else "torech"
        facts["name"] = view.words(f"violet.role.{role}")
    return facts


def _seen(key: str, secret: str) -> Callable[[Any], str]:
    """The key of a sentence that names a secret only to whoever saw it."""
    return lambda event: key if getattr(event, secret) is None else f"{key}.seen"


_KEYS: dict[type, str | Callable[[Any], str]] = {
    events.EventOffered: _seen("offered", "event"),
    events.EventChosen: _seen("chosen", "event"),
    events.EventsArranged: "arranged",
    events.Dealt: "dealt",
    events.FirstChosen: "first",
    events.Picked: "picked",
    events.Led: "led",
    events.Followed: "followed",
    events.TrickWon: "won",
    events.Advanced: lambda event: "forced" if event.forced else "advanced",
    events.Held: "held",
    events.Rested: "rested",
    events.LanternChanged: lambda event: (
        "fuel.gained" if event.after > event.before else "fuel.lost"
    ),
    events.BonusGained: "bonus",
    events.Discarded: "discarded",
    events.FearFed: "fed",
    events.FearWoke: lambda event: "woke.penalty" if event.penalty else "woke",
    events.FearMoved: "fear",
    events.EventRevealed: lambda event: "revealed.kept" if event.kept else "revealed",
    events.EventHappened: "happened",
    events.EventPlaced: lambda event: "placed" if event.suit is None else "improvised",
    events.EventLost: lambda event: "lost" if event.space is None else "lost.there",
    events.HandShown: "shown",
    events.Consulted: "consulted",
    events.Swapped: _seen("swapped", "given"),
    events.Drew: _seen("drew", "card"),
    events.Returned: _seen("returned", "cards"),
    events.Looked: _seen("looked", "card"),
    events.Took: _seen("took", "card"),
    events.MarketRenewed: lambda event: "planned" if event.suit is None else "renewed",
    events.SleeveUsed: "sleeve",
    events.IngenuityUsed: "ingenuity",
    events.Reshuffled: "reshuffled",
    events.TurnBegan: "began",
}
"""The sentence of each event, or how it is chosen."""

_COUNTS: dict[type, Callable[[Any], int | None]] = {
    events.LanternChanged: lambda event: abs(event.after - event.before),
    events.FearMoved: lambda event: event.target - event.source,
    events.Returned: lambda event: event.count if event.cards is None else None,
    events.Reshuffled: lambda event: event.count,
}
"""How many of a thing a sentence tells of, where that decides its form."""
