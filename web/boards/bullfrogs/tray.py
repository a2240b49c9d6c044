"""What lies before the players: the viewer's reserve and hand, and a badge for everybody."""

from html import escape

from engine.bullfrogs.components import Colour, Piece, lily_pad
from engine.bullfrogs.moves import END, STOP
from engine.bullfrogs.observe import Observation
from engine.bullfrogs.score import final_scores
from engine.bullfrogs.state import Step
from web.boards.bullfrogs import art, phrases
from web.boards.bullfrogs.things import HandCard, Reserve, Standing, Thing, choices, parse_thing
from web.boards.table import Button, View
from web.words import Words


def tray(view: View) -> str:
    """The viewer's pieces and cards; nothing for somebody who looks on."""
    seen: Observation = view.observation
    if seen.viewer is None:
        return ""
    own = seen.colours[seen.viewer]
    hoppers = _hoppers(view) if view.moves and seen.step is Step.HOP else ""
    return (
        f'<div id="tray" class="bf-tray">{hoppers or _reserve(view, own)}{_hand(view, own)}</div>'
    )


def _thing(
    view: View, step: Step, thing: Thing, id: str, name: str, label: str, inside: str
) -> str:
    """A button in the step that needs it, else only a picture with a label."""
    seen: Observation = view.observation
    is_picked = str(thing) in view.picked
    if not view.moves or seen.step is not step:
        return (
            f'<span id="{id}" class="{name}" role="img" aria-label="{escape(label)}">'
            f"{inside}</span>"
        )
    return (
        f'<button id="{id}" type="button" class="{name}" data-do="tap {thing}" '
        f'aria-pressed="{str(is_picked).lower()}" aria-label="{escape(label)}">{inside}</button>'
    )


def _icon(inside: str, box: str = "-23 -24 46 46") -> str:
    return f'<svg class="bf-icon" viewBox="{box}" aria-hidden="true">{inside}</svg>'


def _reserve(view: View, own: Colour) -> str:
    seen: Observation = view.observation
    parts = []
    for piece, reserve in zip(Piece, (seen.frogs, seen.bullfrogs), strict=True):
        label = view.words.many(f"bullfrogs.reserve.{piece.word}", reserve[own])
        inside = f'{_icon(art.piece(piece, own))}<span class="bf-count">{reserve[own]}</span>'
        name = "bf-chip" if reserve[own] else "bf-chip is-spent"
        parts.append(
            _thing(view, Step.ACT, Reserve(piece), f"reserve-{piece.word}", name, label, inside)
        )
    label = escape(view.words("bullfrogs.reserve"))
    return f'<div class="bf-reserve" role="group" aria-label="{label}">{"".join(parts)}</div>'


def _hoppers(view: View) -> str:
    """The pieces that may hop next, large enough for a thumb."""
    seen: Observation = view.observation
    assert seen.sinking is not None
    pieces = seen.cards[seen.sinking].pieces
    parts = []
    for what in choices(view.moves, view.picked, seen).firsts:
        thing = parse_thing(what)
        assert isinstance(thing, Standing)
        count = pieces[thing.piece][thing.colour]
        inside = (
            f'{_icon(art.piece(thing.piece, thing.colour))}<span class="bf-count">{count}</span>'
        )
        label = phrases.standing(view, thing.piece, thing.colour)
        id = f"hopper-{thing.piece.word}-{thing.colour.letter}"
        parts.append(_thing(view, Step.HOP, thing, id, "bf-chip", label, inside))
    label = escape(view.words("bullfrogs.hoppers"))
    return f'<div class="bf-reserve" role="group" aria-label="{label}">{"".join(parts)}</div>'


def _hand(view: View, own: Colour) -> str:
    seen: Observation = view.observation
    if seen.isaac is not None and not seen.hand:
        return _pile(view, own)
    parts = []
    playing = view.moves and seen.step is Step.PLAY
    for index, actions in enumerate(seen.hand):
        nth = seen.hand[:index].count(actions)
        thing = HandCard(actions)
        card = lily_pad(own, actions)
        label = view.words(
            "bullfrogs.hand.card",
            actions=card.actions,
            spaces=card.spaces,
            points=card.points,
        )
        name = "bf-hand-card"
        if playing and not nth and str(thing) in view.picked:
            name += " is-picked"
        picture = _icon(art.card(card), "-58 -58 116 120")
        parts.append(_thing(view, Step.PLAY, thing, f"hand-{actions}-{nth}", name, label, picture))
    title = escape(view.words("bullfrogs.hand"))
    if not parts:
        return f'<p class="bf-hand">{escape(view.words("bullfrogs.hand.empty"))}</p>'
    name = "bf-hand" if playing else "bf-hand is-resting"
    return f'<div class="{name}" role="group" aria-label="{title}">{"".join(parts)}</div>'


def _pile(view: View, own: Colour) -> str:
    """Alone, the card of the next turn lies face down where the hand would be."""
    seen: Observation = view.observation
    left = seen.pile_sizes[own]
    if not left:
        return ""
    label = escape(view.words.many("bullfrogs.badge.pile", left))
    picture = _icon(art.back(own), "-58 -58 116 120")
    return (
        f'<div class="bf-hand is-resting"><span id="pile" class="bf-hand-card" role="img" '
        f'aria-label="{label}">{picture}</span><span class="bf-count" aria-hidden="true">'
        f"&times; {left}</span></div>"
    )


def buttons(view: View) -> list[Button]:
    """Stop acting, or end the turn."""
    seen: Observation = view.observation
    words = view.words
    if STOP in view.moves:
        label = words.many("bullfrogs.button.stop", seen.actions)
        return [Button(str(STOP), label, strong=len(view.moves) == 1 or view.advised == STOP)]
    if END in view.moves:
        if seen.isaac is not None:
            key = "bullfrogs.button.end.isaac" if seen.turn else "bullfrogs.button.end"
        else:
            draws = seen.pile_sizes[seen.active] > 0
            key = "bullfrogs.button.draw" if draws else "bullfrogs.button.end"
        return [Button(str(END), words(key), strong=True)]
    return []


def badge(view: View, seat: int) -> str:
    """A player's colour and sign, points, reserve and cards."""
    seen: Observation = view.observation
    words = view.words
    colour = seen.colours[seat]
    alone = seen.isaac is not None
    points = final_scores(seen)[seat].total
    counts = [
        ("frog", seen.frogs[colour], _icon(art.used(f"frog-{colour.letter}"))),
        ("bullfrog", seen.bullfrogs[colour], _icon(art.used(f"bullfrog-{colour.letter}"))),
        ("sunk", seen.sunk[colour], _icon(art.used(f"bullfrog-{colour.letter}"))),
        ("hand", seen.hand_sizes[colour], _icon(art.used("fan"))),
        ("pile", seen.pile_sizes[colour], _icon(art.used("pile"))),
    ]
    if alone:
        kept = ("frog",) if seat else ("frog", "bullfrog", "sunk", "pile")
        counts = [entry for entry in counts if entry[0] in kept]
    scored = ("scored", len(seen.scored[colour]), _icon(art.used("trophy")))
    items = "".join(_item(words, *entry) for entry in counts if entry[1] or entry[0] != "sunk")
    said = words.many("bullfrogs.badge.points", points)
    return (
        f'<div class="bf-badge bf-{colour.letter}">'
        f'<span class="bf-flag">{_icon(art.used(f"emblem-{colour.letter}"), "-12 -12 24 24")}'
        f'<span class="visually-hidden">{escape(words(f"bullfrogs.colour.{colour.letter}"))}'
        "</span></span>"
        f'<strong class="bf-score" title="{escape(said)}"><span aria-hidden="true">{points}</span>'
        f'<span class="visually-hidden">{escape(said)}</span></strong>'
        f'<ul class="bf-items">{_item(words, *scored)}</ul>'
        f'<ul class="bf-items is-wide">{items}</ul></div>'
    )


def _item(words: Words, name: str, count: int, icon: str) -> str:
    """A number with its picture; whoever cannot see that hears what is counted."""
    group = "reserve" if name in ("frog", "bullfrog") else "badge"
    label = escape(words.many(f"bullfrogs.{group}.{name}", count))
    return (
        f'<li class="bf-item is-{name}" title="{label}">{icon}'
        f'<span aria-hidden="true">{count}</span><span class="visually-hidden">{label}</span></li>'
    )
