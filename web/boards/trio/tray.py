"""What lies before the players: the viewer's tiles and pieces, and a badge for everybody."""

from html import escape

from engine.trio.components import COLOURS, PIECES, ROTATIONS, Colour, team_of
from engine.trio.moves import END, PARTNER, STOP
from engine.trio.score import clusters
from engine.trio.state import BEFORE_THE_FIRST_TURN, Stage
from web.boards.parts import group, look, short, thing
from web.boards.table import Badge, Button, Item
from web.boards.trio import art, phrases
from web.boards.trio.sentences import points_there
from web.boards.trio.things import (
    HandTile,
    Held,
    Reserve,
    Square,
    Turn,
    View,
    choices,
    held,
    turned,
)


def status(view: View) -> str:
    """What everybody may know, beside the board: the pile, and the points left."""
    seen, words = view.seen, view.words
    pile = words.many("trio.pile", seen.pile_size)
    points = ""
    if seen.points:
        label = words.many("trio.points", seen.points)
        pips = '<i class="tr-pip"></i>' * seen.points
        points = (
            f'<p id="points-left" class="tr-left tr-{seen.active.letter}" title="{escape(label)}">'
            f"{short(f'{pips}<strong>{seen.points}</strong>', label)}</p>"
        )
    return (
        f'<div class="tr-status"><p class="tr-pile" title="{escape(pile)}">{art.sign("pile")}'
        f"{short(seen.pile_size, pile)}</p>{points}</div>"
    )


def tray(view: View) -> str:
    """The viewer's pieces and tiles; nothing for somebody who looks on."""
    if view.seen.viewer is None:
        return ""
    own = team_of(view.seen.viewer)
    return f'<div id="tray" class="tr-tray">{_reserve(view, own)}{_hand(view)}</div>'


def _reserve(view: View, own: Colour) -> str:
    """The pieces that are off the board, one beside the other."""
    left = PIECES - len(view.seen.pieces[own])
    offered = bool(left) and Reserve() in choices(view.moves, ()).movers
    names = look("tr-reserve", spent=not left, offered=offered)
    label = view.words.many("trio.reserve", left)
    pieces = "".join(
        f'<span class="tr-token{"" if place < left else " is-out"}">{art.token(own)}</span>'
        for place in range(PIECES)
    )
    moving = view.seen.stage is Stage.MOVE
    return thing(view, Reserve(), "reserve", names, label, pieces, moving, "0")


def _hand(view: View) -> str:
    seen, words = view.seen, view.words
    if not seen.hand:
        said = "" if seen.stage in BEFORE_THE_FIRST_TURN else words("trio.hand.empty")
        return f'<p id="hand" class="tr-hand">{escape(said)}</p>'
    placing = bool(view.moves) and seen.stage is Stage.PLACE
    hand = held(view.picked) if placing else Held()
    parts = []
    for index, pattern in enumerate(seen.hand):
        is_held = index == hand.index
        turns = hand.turns if is_held else 0
        label, hint = phrases.tile(words, turned(pattern, turns)), ""
        if is_held and len(ROTATIONS[pattern]) > 1:
            label = words("trio.hand.held", tile=label)
            hint = f'<span class="tr-turn-sign">{art.sign("turn")}</span>'
        names = look("tr-hand-tile", picked=is_held)
        inside = art.hand_tile(pattern, turns) + hint
        id = f"hand-{index + 1}"
        key = str(index + 1)
        parts.append(thing(view, HandTile(index), id, names, label, inside, placing, key))
    names = look("tr-hand", resting=not placing)
    return group(names, words("trio.hand"), "".join(parts), id="hand")


def buttons(view: View) -> list[Button]:
    """Leave the beginning to the partner, turn the tile, lay it, stop moving, or end the turn."""
    seen, words = view.seen, view.words
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


def badge(view: View, seat: int) -> Badge:
    """A player's colour and sign, pieces on the board, largest cluster and tiles in hand.

    What a pair shares is told once, of the first of its seats.
    """
    seen, words, colour = view.seen, view.words, team_of(seat)
    in_play = len(seen.pieces[colour])
    largest = len(clusters(seen.circles)[colour].largest)
    in_hand = seen.hand_sizes[seat]
    shared = (
        Item("", words.many("trio.badge.pieces", in_play), _dots(in_play)),
        Item("", words.many("trio.badge.cluster", largest), art.sign("cluster"), largest),
    )
    hand = Item("", words.many("trio.badge.hand", in_hand), art.sign("hand"), in_hand)
    return Badge(
        f"tr-{colour.letter}",
        art.sign(f"sign-{colour.letter}", "-14 -14 28 28"),
        words(f"trio.team.{colour.letter}"),
        (*shared, hand) if seat < len(COLOURS) else (hand,),
    )


def _dots(full: int) -> str:
    """A dot for each piece, full for those on the board."""
    dots = (f'<i class="tr-dot{" is-in" if place < full else ""}"></i>' for place in range(PIECES))
    return f'<span class="tr-dots">{"".join(dots)}</span>'
