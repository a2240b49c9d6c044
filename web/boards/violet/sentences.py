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
from web.words import Words


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
        return phrases.swap(view.words, "violet.prompt.swap.both", move.given, move.taken)
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
        return phrases.swap(view.words, "violet.prompt.swap.both", move.given, move.taken)
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
    return _TELLERS[type(event)](event, view, _facts(event, view))


Facts = dict[str, str]
"""What an event names, by the word in braces that stands for it in the sentences."""

Teller = Callable[[Any, View, Facts], str]

_PARTS: dict[str, Callable[[Words, Any], str]] = {
    **dict.fromkeys(("card", "beaten", "given", "taken"), phrases.card),
    "cards": phrases.cards,
    "event": phrases.event,
    "suit": phrases.suit,
    "rule": lambda words, rule: phrases.rule(words, rule.id),
}

_VIOLETS = (events.Advanced, events.Held, events.Rested)
"""What Violet herself does, whoever plays her; what no seat does is Torech's."""


def _facts(event: events.Event, view: View) -> Facts:
    parts = {part: getattr(event, part, None) for part in _PARTS}
    if isinstance(event, events.FearFed | events.FearWoke):
        parts["cards"] = event.pair
    seats = [getattr(event, who) for who in ("seat", "winner", "leader") if hasattr(event, who)]
    role = view.words(f"violet.role.{'violet' if isinstance(event, _VIOLETS) else 'torech'}")
    facts = {
        part: _PARTS[part](view.words, what) for part, what in parts.items() if what is not None
    }
    return facts | {"name": view.names[seats[0]] if seats else role}


def _as(key: str) -> Teller:
    """The sentence of this key, which names nothing else."""
    return lambda event, view, facts: view.words(f"violet.said.{key}", **facts)


def _known(key: str) -> Teller:
    """A sentence that names what was moved only to whoever saw it."""

    def tell(event: Any, view: View, facts: Facts) -> str:
        what = facts.get("card") or facts.get("event")
        if what is None:
            return view.words(f"violet.said.{key}", **facts)
        return view.words(f"violet.said.{key}.seen", what=what, **facts)

    return tell


def _advanced(event: events.Advanced, view: View, facts: Facts) -> str:
    key = "violet.said.forced" if event.forced else "violet.said.advanced"
    return view.words(key, space=phrases.space(view.words, view.seen, event.target), **facts)


def _lantern(event: events.LanternChanged, view: View, facts: Facts) -> str:
    change = event.after - event.before
    key = "violet.said.fuel.gained" if change > 0 else "violet.said.fuel.lost"
    return view.words.many(key, abs(change), left=event.after)


def _woke(event: events.FearWoke, view: View, facts: Facts) -> str:
    key = "violet.said.woke.penalty" if event.penalty else "violet.said.woke"
    return view.words(key, n=event.difference, more=event.penalty, **facts)


def _moved(event: events.FearMoved, view: View, facts: Facts) -> str:
    return view.words.many("violet.said.fear", event.target - event.source)


def _revealed(event: events.EventRevealed, view: View, facts: Facts) -> str:
    return view.words(
        "violet.said.revealed.kept" if event.kept else "violet.said.revealed", **facts
    )


def _placed_event(event: events.EventPlaced, view: View, facts: Facts) -> str:
    key = "violet.said.placed" if event.suit is None else "violet.said.improvised"
    return view.words(key, space=view.words("violet.space.plain", n=event.space), **facts)


def _lost(event: events.EventLost, view: View, facts: Facts) -> str:
    key = "violet.said.lost" if event.space is None else "violet.said.lost.there"
    return view.words(key, **facts)


def _swap(event: events.Swapped, view: View, facts: Facts) -> str:
    if event.given is not None:
        return view.words("violet.said.swapped.seen", **facts)
    own = view.seen.viewer == event.seat
    return view.words("violet.said.swapped.not" if own else "violet.said.swapped", **facts)


def _returned(event: events.Returned, view: View, facts: Facts) -> str:
    if event.cards is None:
        return view.words.many("violet.said.returned", event.count, **facts)
    return view.words("violet.said.returned.seen", **facts)


def _renewed(event: events.MarketRenewed, view: View, facts: Facts) -> str:
    return view.words(
        "violet.said.planned" if event.suit is None else "violet.said.renewed", **facts
    )


def _reshuffled(event: events.Reshuffled, view: View, facts: Facts) -> str:
    return view.words.many("violet.said.reshuffled", event.count)


def _ended(event: events.Ended, view: View, facts: Facts) -> str:
    return phrases.ending(view.words, event.rule)


_TELLERS: dict[type, Teller] = {
    events.EventOffered: _known("offered"),
    events.EventChosen: _known("chosen"),
    events.EventsArranged: _as("arranged"),
    events.Dealt: _as("dealt"),
    events.FirstChosen: _as("first"),
    events.Picked: _as("picked"),
    events.Led: _as("led"),
    events.Followed: _as("followed"),
    events.TrickWon: _as("won"),
    events.Advanced: _advanced,
    events.Held: _as("held"),
    events.Rested: _as("rested"),
    events.LanternChanged: _lantern,
    events.BonusGained: _as("bonus"),
    events.Discarded: _as("discarded"),
    events.FearFed: _as("fed"),
    events.FearWoke: _woke,
    events.FearMoved: _moved,
    events.EventRevealed: _revealed,
    events.EventHappened: _as("happened"),
    events.EventPlaced: _placed_event,
    events.EventLost: _lost,
    events.HandShown: _as("shown"),
    events.Consulted: _as("consulted"),
    events.Swapped: _swap,
    events.Drew: _known("drew"),
    events.Returned: _returned,
    events.Looked: _known("looked"),
    events.Took: _known("took"),
    events.MarketRenewed: _renewed,
    events.SleeveUsed: _as("sleeve"),
    events.IngenuityUsed: _as("ingenuity"),
    events.Reshuffled: _reshuffled,
    events.TurnBegan: _as("began"),
    events.Ended: _ended,
}
