"""What a player may know: where each card can be, and what would win against the one picked up."""

from collections import Counter
from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from engine.core.rule import Rule
from engine.violet.components import SUITS, VALUES, Card, card_of, suit_of, value_of
from engine.violet.knowledge import DECK, DISCARD, HANDS
from engine.violet.state import Stage
from engine.violet.trick import decide
from web.boards.parts import look
from web.boards.violet import art, phrases
from web.boards.violet.gestures import may_sleeve
from web.boards.violet.things import View, held, laid_out
from web.words import Words


class Preview(NamedTuple):
    """What a card of the hand would do in this trick."""

    card: Card
    wins: bool | None
    """Whether it wins; None while the other has not played."""
    rule: Rule | None
    """By which rule that is so."""
    beaten_by: dict[Card, Rule]
    """The cards that the other may hold and that would win against it, and why."""
    possible: int
    """How many cards the other may hold."""


def preview(view: View) -> Preview | None:
    """What the card picked up would do, while one is to be played."""
    seen = view.seen
    cards = held(view.picked).cards
    if len(cards) != 1 or cards[0] not in seen.hand or not view.moves:
        return None
    card = cards[0]
    if seen.stage is Stage.FOLLOW and seen.lead is not None and not view.posed:
        leads_wins, rule = decide(seen.lead, card, seen.trump)
        return Preview(card, not leads_wins, rule, {}, 0)
    if seen.stage is not Stage.LEAD:
        return None
    possible = seen.view.possibly(HANDS[1 - seen.turn])
    answers = {other: decide(card, other, seen.trump) for other in possible}
    beaten = {other: rule for other, (wins, rule) in answers.items() if not wins}
    return Preview(card, None, None, beaten, len(possible))


def panel(view: View) -> str:
    """The 36 cards as a table above the hand; empty unless somebody asks, or leads.

    On a phone it lies over the market, on a wide screen over the forest. It leaves free what may be
    tapped next, and stays away from who leads and may swap with the market first.
    """
    words, shown = view.words, preview(view)
    if view.seen.viewer is None:
        return ""
    other = view.names[1 - view.seen.viewer]
    if shown is not None and shown.wins is None and not may_sleeve(view):
        title = words("violet.aid.lead", card=phrases.card(words, shown.card), name=other)
        lines = [_legend(view, shown), *_rules(words, shown, other)]
        lines.append(escape(phrases.about(words, shown.card)))
    elif held(view.picked).knows:
        title = words("violet.aid.know", name=other)
        lines = [_legend(view, shown), *map(escape, notes(view))]
    else:
        return ""
    rows = "".join(
        f'<tr><th scope="row">{art.suit_icon(suit)}<span class="visually-hidden">'
        f"{escape(phrases.suit(words, suit))}</span></th>"
        + "".join(_cell(view, shown, card_of(suit, value)) for value in VALUES)
        + "</tr>"
        for suit in SUITS
    )
    said = "".join(f"<li>{line}</li>" for line in lines if line)
    picks = bool(view.moves) and view.seen.stage in (Stage.DRAFT, Stage.PICK)
    low = picks or may_sleeve(view) or bool(laid_out(view.seen))
    names = look("vt-aid", low=low, long=picks and not may_sleeve(view))
    return (
        f'<div id="aid" class="{names}"><h2>{escape(title)}</h2>'
        f'<table class="vt-matrix" aria-hidden="true"><tbody>{rows}</tbody></table>'
        f'<ul class="vt-lines">{said}</ul></div>'
    )


def _cell(view: View, shown: Preview | None, card: Card) -> str:
    seen = view.seen
    other, places = HANDS[1 - (seen.viewer or 0)], seen.view.where[card]
    if card in seen.hand:
        known = "own"
    elif places & other:
        known = "sure" if places == other else "maybe"
    else:
        known = "gone" if places == DISCARD else "elsewhere"
    beating = " is-beating" if shown is not None and card in shown.beaten_by else ""
    return f'<td class="vt-{suit_of(card).word} is-{known}{beating}">{value_of(card)}</td>'


def _rules(words: Words, shown: Preview, other: str) -> Iterator[str]:
    """Which rules would let the other win, and with how many of the cards that may be held."""
    if not shown.beaten_by:
        yield escape(words("violet.aid.safe", name=other))
    for id, count in Counter(rule.id for rule in shown.beaten_by.values()).most_common():
        cards = escape(words.many("violet.aid.cards", count))
        yield f"{phrases.to_rule(id, phrases.rule(words, id))} <b>{cards}</b>"


def _legend(view: View, shown: Preview | None) -> str:
    """What the marks in the table mean, of those that are there, none broken at a line's end."""
    seen, words = view.seen, view.words
    other = 1 - (seen.viewer or 0)
    held_there = seen.view.possibly(HANDS[other])
    sure = set(seen.known_hands[other])
    there = {
        "sure": bool(sure),
        "maybe": not sure.issuperset(held_there),
        "red": shown is not None and bool(shown.beaten_by),
    }
    said = (words(f"violet.aid.legend.{mark}") for mark, is_there in there.items() if is_there)
    return " ".join(f'<span class="vt-meaning">{escape(each)}</span>' for each in said)


def notes(view: View) -> Iterator[str]:
    """What the viewer knows of hidden cards, sentence by sentence."""
    seen, words = view.seen, view.words
    if seen.viewer is None:
        return
    other = 1 - seen.viewer
    sure = seen.known_hands[other]
    name = view.names[other]
    if sure:
        yield words("violet.know.hand", name=name, cards=phrases.cards(words, sure))
    left = seen.hand_sizes[other] - len(sure)
    if left:
        maybe = [c for c in seen.view.possibly(HANDS[other]) if c not in sure]
        yield words.many("violet.know.maybe", left, name=name, all=len(maybe))
    if seen.known_top:
        yield words("violet.know.top", cards=phrases.cards(words, seen.known_top))
    in_deck = len({*seen.view.possibly(DECK), *seen.known_top})
    key = "violet.know.deck.all" if 0 < seen.deck_size == in_deck else "violet.know.deck"
    yield words.many(key, seen.deck_size, all=in_deck)
    if seen.discard:
        yield words("violet.know.discard", cards=phrases.cards(words, seen.discard))
