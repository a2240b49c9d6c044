"""What lies before the players: the viewer's tiles and pieces, and a badge for everybody."""

from html import escape

from engine.trio.components import COLOURS, PIECES, ROTATIONS, Colour
from engine.trio.moves import END, PARTNER, STOP
from engine.trio.observe import Observation
from engine.trio.score import clusters
from engine.trio.state import Step
from web.boards.table import Button, View
from web.boards.trio import art, phrases
from web.boards.trio.sentences import points_there
from web.boards.trio.things import HandTile, Held, Reserve, Square, Turn, choices, held, turned
from web.words import Words


def status(view: View) -> str:
    """What everybody may know, in a corner of the board: the pile, and the points left."""
    seen: Observation = view.observation
    words = view.words
    pile = escape(words.many("trio.pile", seen.pile_size))
    points = ""
    if seen.points:
        label = escape(words.many("trio.points", seen.points))
        pips = "".join(f'<i class="tr-pip" style="--n: {n}"></i>' for n in range(seen.points))
        points = (
            f'<p id="points-left" class="tr-left tr-{seen.active.letter}" title="{label}">'
            f'<span aria-hidden="true">{pips}<strong>{seen.points}</strong></span>'
            f'<span class="visually-hidden">{label}</span></p>'
        )
    return (
        f'<div class="tr-status"><p class="tr-pile" title="{pile}">{_icon(art.used("pile"))}'
        f'<span aria-hidden="true">{seen.pile_size}</span>'
        f'<span class="visually-hidden">{pile}</span></p>'
        f"{points}</div>"
    )


def tray(view: View) -> str:
    """The viewer's pieces and tiles; nothing for somebody who looks on."""
    seen: Observation = view.observation
    if seen.viewer is None:
        return ""
    own = COLOURS[seen.viewer % 2]
    return f'<div id="tray" class="tr-tray">{_reserve(view, own)}{_hand(view)}</div>'


def _icon(inside: str, box: str = "-18 -18 36 36") -> str:
    return f'<svg class="tr-icon" viewBox="{box}" aria-hidden="true">{inside}</svg>'


def _thing(
    view: View, step: Step, thing: HandTile | Reserve, id: str, name: str, label: str, inside: str
) -> str:
    """A button in the step that needs it, else only a picture with a label."""
    seen: Observation = view.observation
    if not view.moves or seen.step is not step:
        return (
            f'<span id="{id}" class="{name}" role="img" aria-label="{escape(label)}">'
            f"{inside}</span>"
        )
    is_picked = str(str(thing) in view.picked).lower()
    return (
        f'<button id="{id}" type="button" class="{name}" data-do="tap {thing}" '
        f'aria-pressed="{is_picked}" aria-label="{escape(label)}">{inside}</button>'
    )


def _reserve(view: View, own: Colour) -> str:
    """The pieces that are off the board, one beside the other."""
    seen: Observation = view.observation
    left = PIECES - len(seen.pieces[own])
    name = "tr-reserve"
    if not left:
        name += " is-spent"
    elif Reserve() in choices(view.moves, ()).movers:
        name += " is-offered"
    label = view.words.many("trio.reserve", left)
    pieces = "".join(
        f'<span class="{"tr-token" if place < left else "tr-token is-out"}">'
        f"{_icon(art.piece(own), '-29 -29 58 64')}</span>"
        for place in range(PIECES)
    )
    return _thing(view, Step.MOVE, Reserve(), "reserve", name, label, pieces)


def _hand(view: View) -> str:
    seen: Observation = view.observation
    words = view.words
    if not seen.hand:
        return f'<p id="hand" class="tr-hand">{escape(words("trio.hand.empty"))}</p>'
    placing = bool(view.moves) and seen.step is Step.PLACE
    hand = held(view.picked) if placing else Held()
    parts = []
    for index, pattern in enumerate(seen.hand):
        is_held = index == hand.index
        turns = hand.turns if is_held else 0
        label = phrases.tile(words, turned(pattern, turns))
        name = "tr-hand-tile is-picked" if is_held else "tr-hand-tile"
        hint = ""
        if is_held and len(ROTATIONS[pattern]) > 1:
            label = words("trio.hand.held", tile=label)
            hint = f'<span class="tr-turn-sign">{_icon(art.used("turn"))}</span>'
        picture = _icon(art.tile(pattern, turns), "-61 -61 122 122")
        parts.append(
            _thing(
                view, Step.PLACE, HandTile(index), f"hand-{index + 1}", name, label, picture + hint
            )
        )
    name = "tr-hand" if placing else "tr-hand is-resting"
    label = escape(words("trio.hand"))
    return f'<div id="hand" class="{name}" role="group" aria-label="{label}">{"".join(parts)}</div>'


def buttons(view: View) -> list[Button]:
    """Leave the beginning to the partner, turn the tile, lay it, stop moving, or end the turn."""
    seen: Observation = view.observation
    words = view.words
    if STOP in view.moves:
        return [Button(str(STOP), words.many("trio.button.stop", seen.points))]
    if END in view.moves:
        key = "trio.button.draw" if seen.pile_size else "trio.button.end"
        return [Button(str(END), words(key), strong=True)]
    hand = held(view.picked)
    pattern = hand.pattern(seen) if view.moves else None
    found = []
    if pattern is not None and hand.cell is not None:
        lay = words.many("trio.button.lay", points_there(view))
        found.append(Button(str(Square(hand.cell)), lay, strong=True))
    if pattern is not None and len(ROTATIONS[pattern]) > 1:
        found.append(Button(str(Turn()), words("trio.button.turn")))
    if PARTNER in view.moves and hand.cell is None:
        label = words("trio.button.partner", name=phrases.partner(view))
        found.append(Button(str(PARTNER), label))
    return found


def badge(view: View, seat: int) -> str:
    """A player's colour and sign, largest cluster, pieces on the board and tiles in hand."""
    seen: Observation = view.observation
    words = view.words
    colour = COLOURS[seat % 2]
    largest = len(clusters(seen.circles)[colour].largest)
    in_play = len(seen.pieces[colour])
    dots = "".join(
        f'<i class="{"tr-dot is-in" if place < in_play else "tr-dot"}"></i>'
        for place in range(PIECES)
    )
    items = (
        ("pieces", in_play, f'<span class="tr-dots">{dots}</span>'),
        ("cluster", largest, _icon(art.used("cluster"))),
        ("hand", seen.hand_sizes[seat], _icon(art.used("hand"))),
    )
    return (
        f'<div class="tr-owner tr-{colour.letter}">'
        f'<span class="tr-flag">{_icon(art.used(f"sign-{colour.letter}"), "-14 -14 28 28")}'
        f'<span class="visually-hidden">{escape(words(f"trio.team.{colour.letter}"))}</span></span>'
        f'<ul class="tr-items">{"".join(_item(words, *item) for item in items)}</ul></div>'
    )


def _item(words: Words, name: str, count: int, picture: str) -> str:
    """A picture with its number; whoever cannot see that hears what is counted."""
    label = escape(words.many(f"trio.badge.{name}", count))
    number = "" if name == "pieces" else f'<span aria-hidden="true">{count}</span>'
    return (
        f'<li class="tr-item is-{name}" title="{label}">{picture}{number}'
        f'<span class="visually-hidden">{label}</span></li>'
    )
