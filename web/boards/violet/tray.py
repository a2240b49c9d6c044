"""Around the table: buttons, a badge for each player, and which rule decided the last trick."""

from html import escape

from engine.violet import moves
from engine.violet.components import REST, SUITS, VIOLET, EventCard
from engine.violet.state import Stage
from engine.violet.trick import resolve
from web.boards.parts import look
from web.boards.table import Badge, Button, Item
from web.boards.violet import art, phrases
from web.boards.violet.gestures import meant
from web.boards.violet.sentences import renewals
from web.boards.violet.things import GO, KNOW, OneSuit, View, Whole, held, last_trick

_LINE = 46
"""Letters of a reason that stand in one line on a phone, below who wins."""
_LINES = 88
"""Letters of all that is said of a trick in the two lines between its cards and the hand."""


def verdict(view: View) -> str:
    """Who won the last trick, and the rule that decided it, as a link.

    The style sheet is told what is too long for a line each, and for two in all.
    """
    trick, words = last_trick(view.seen), view.words
    if trick is None:
        return ""
    _, rule = resolve(trick.leader, trick.lead, trick.follow, trick.trump)
    won = words("violet.verdict", name=view.names[trick.winner])
    why = phrases.because(words, rule, trick.cards, trick.trump)
    silenced = phrases.silenced(words, trick.cards, trick.trump)
    said = f"<span>{escape(won)}</span> {phrases.to_rule(rule.id, why)}"
    if silenced:
        said += f". {escape(silenced)}"
    names = look(
        "vt-verdict",
        long=bool(silenced) or len(why) > _LINE,
        full=len(f"{won} {why}. {silenced}") > _LINES,
    )
    return f'<p id="verdict" class="{names}">{said}</p>'


def buttons(view: View) -> list[Button]:
    """What is picked up, done; and whatever needs no card, space or event."""
    seen, words = view.seen, view.words
    if not view.moves:
        return []
    found: list[Button] = []
    move = meant(view)
    if move is not None:
        found.append(Button(str(GO), phrases.move(view, "button", move), strong=True))
    hand = held(view.picked)
    if seen.stage is Stage.PLACE and seen.pending[0] is EventCard.IMPROVISATION and hand.spaces:
        was = seen.path[hand.spaces[0]]
        found += [
            Button(str(OneSuit(suit)), phrases.suit(words, suit))
            for suit in SUITS
            if suit is not was
        ]
    for legal in view.moves:
        if isinstance(legal, Whole):
            found.append(_command(view, legal, strong=not view.picked))
    if hand.knows or (seen.stage in (Stage.LEAD, Stage.FOLLOW) and not hand.cards):
        key = "violet.button.know.off" if hand.knows else "violet.button.know"
        found.append(Button(str(KNOW), words(key)))
    return found


def _command(view: View, move: Whole, *, strong: bool) -> Button:
    """A move that needs nothing else; while something is picked up, it gives that up."""
    seen, kind = view.seen, ""
    match move:
        case moves.Advance():
            kind = "" if seen.step_cost() else ".free"
        case moves.Pass():
            kind = f".{seen.stage}"
            # whoever sees it first shall not give a swap up for what they want
            strong = strong and seen.stage is not Stage.SWAP
        # the prompt says what they do: short enough for a small phone
        case moves.Bonus(suit) if renewals(view) > 1:
            return Button(str(move), phrases.suit(view.words, suit))
        case moves.Plan() if renewals(view) > 1:
            return Button(str(move), phrases.event(view.words, EventCard.PLANNING))
        case _:
            strong = False
    gain = min(REST, seen.layout.lantern - seen.fuel)
    return Button(str(move), phrases.move(view, "button", move, kind, n=gain), strong)


def badge(view: View, seat: int) -> Badge:
    """Who a player is, the cards in hand, helper cards, and events kept for later."""
    seen, words = view.seen, view.words
    role = "violet" if seat == VIOLET else "torech"
    size = seen.hand_sizes[seat]
    items = [Item("is-hand", words.many("violet.badge.hand", size), _fan(), size)]
    for suit in (suit for suit in SUITS if seen.bonuses[suit] == seat):
        label = words("violet.badge.bonus", suit=phrases.suit(words, suit))
        items.append(Item("is-helper", label, art.suit_icon(suit)))
    for event in seen.kept if seat != VIOLET else ():
        name, does = phrases.event(words, event), phrases.event_text(words, event)
        items.append(Item("is-kept", name, art.event_icon(event), does=does))
    figure = art.icon(art.used(role), "-30 -96 60 102")
    played = words(f"violet.role.{role}")
    is_name = view.names[seat : seat + 1] == (played,)
    return Badge(f"vt-{role}", figure, "" if is_name else played, items)


def _fan() -> str:
    card = (
        '<rect class="vt-fan" x="-9" y="-13" width="18" height="26" rx="3" transform="rotate({})"/>'
    )
    return art.icon(card.format(-12) + card.format(10))
