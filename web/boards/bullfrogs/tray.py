"""What lies before the players: the viewer's reserve and hand, and a badge for everybody."""

from html import escape

from engine.bullfrogs.components import PIECES, Colour, Piece, lily_pad
from engine.bullfrogs.grid import LOG
from engine.bullfrogs.moves import END, STOP
from engine.bullfrogs.state import Stage
from web.boards.bullfrogs import art, phrases
from web.boards.bullfrogs.marks import points
from web.boards.bullfrogs.things import (
    HandCard,
    PondCell,
    Reserve,
    Standing,
    View,
    choices,
    own_colour,
    parse_thing,
)
from web.boards.parts import group, icon, look, thing
from web.boards.table import SCORE, Badge, Button, Item


def tray(view: View) -> str:
    """The viewer's pieces and cards; nothing for somebody who looks on."""
    seen, own = view.seen, own_colour(view)
    if own is None:
        return ""
    hopping = view.moves and seen.stage is Stage.HOP
    chips = _hoppers(view) if hopping else _reserve(view, own)
    return f'<div id="tray" class="bf-tray">{chips}{_hand(view, own)}</div>'


def _reserve(view: View, own: Colour) -> str:
    seen = view.seen
    chips = ""
    for piece in PIECES:
        left = seen.reserve(piece)[own]
        label = view.words.many(f"bullfrogs.reserve.{piece.word}", left)
        names, inside = look("bf-chip", spent=not left), _counted(piece, own, left)
        id, acting = f"reserve-{piece.word}", seen.stage is Stage.ACT
        key = "0" if piece else "9"
        chips += thing(view, Reserve(piece), id, names, label, inside, acting, key)
    return group("bf-reserve", view.words("bullfrogs.reserve"), chips)


def _hoppers(view: View) -> str:
    """The pieces that may hop next, large enough for a thumb."""
    seen = view.seen
    assert seen.sinking is not None
    pieces = seen.cards[seen.sinking].pieces
    chips = ""
    for what in choices(view).firsts:
        hopper = parse_thing(what)
        assert isinstance(hopper, Standing)
        piece, colour = hopper.piece, hopper.colour
        id = f"hopper-{piece.word}-{colour.letter}"
        number, called = pieces[piece][colour], phrases.standing(view, piece, colour)
        label = view.words("bullfrogs.hoppers.counted", piece=called, number=number)
        inside = _counted(piece, colour, number)
        chips += thing(view, hopper, id, "bf-chip", label, inside)
    return group("bf-reserve", view.words("bullfrogs.hoppers"), chips)


def _counted(piece: Piece, colour: Colour, count: int) -> str:
    picture = art.sign(f"{piece.word}-{colour.letter}")
    return f'{picture}<span class="bf-count">{count}</span>'


def _hand(view: View, own: Colour) -> str:
    seen, words = view.seen, view.words
    if not seen.hand:
        if seen.isaac is not None:
            return _pile(view, own)
        return f'<p class="bf-hand">{escape(words("bullfrogs.hand.empty"))}</p>'
    playing = bool(view.moves) and seen.stage is Stage.PLAY
    cards = ""
    for index, actions in enumerate(seen.hand):
        nth = seen.hand[:index].count(actions)
        card, what = lily_pad(own, actions), HandCard(actions)
        names = look("bf-hand-card", picked=playing and not nth and view.holds(what))
        label = phrases.hand_card(words, card)
        inside = art.in_hand(art.card(card))
        id, key = f"hand-{actions}-{nth}", str(index + 1)
        cards += thing(view, what, id, names, label, inside, playing, key)
    return group(look("bf-hand", resting=not playing), words("bullfrogs.hand"), cards)


def _pile(view: View, own: Colour) -> str:
    """Alone, the card of the next turn lies face down where the hand would be."""
    left = view.seen.pile_sizes[own]
    if not left:
        return ""
    label = escape(view.words.many("bullfrogs.badge.pile", left))
    return (
        f'<div class="bf-hand is-resting"><span id="pile" class="bf-hand-card" role="img" '
        f'aria-label="{label}">{art.in_hand(art.back(own))}</span>'
        f'<span class="bf-count" aria-hidden="true">&times; {left}</span></div>'
    )


def armies(view: View) -> str:
    """How strong every army is on the Log, beside the pond, where it can be read at any size."""
    strengths = view.seen.cards[LOG].strengths()
    sums = "".join(
        f'<span class="bf-{colour.letter}"><i class="flag">'
        f"{art.sign(f'emblem-{colour.letter}', '-12 -12 24 24')}</i>{strengths[colour]}</span>"
        for colour in view.seen.colours
        if strengths[colour]
    )
    log = icon(art.used("log"), "-58 -58 116 116")
    if not sums:
        return ""
    about = view.about(PondCell(LOG))
    return f'<p id="armies" class="bf-armies" aria-hidden="true"{about}>{log}{sums}</p>'


def buttons(view: View) -> list[Button]:
    """Stop acting, or end the turn."""
    seen, words = view.seen, view.words
    if STOP in view.moves:
        label = words.many("bullfrogs.button.stop", seen.actions)
        return [Button(str(STOP), label, strong=len(view.moves) == 1)]
    if END in view.moves:
        if seen.isaac is not None:
            key = "bullfrogs.button.end.isaac" if seen.turn else "bullfrogs.button.end"
        else:
            draws = seen.pile_sizes[seen.active] > 0
            key = "bullfrogs.button.draw" if draws else "bullfrogs.button.end"
        return [Button(str(END), words(key), strong=True)]
    return []


def badge(view: View, seat: int) -> Badge:
    """A player's colour and sign, points, cards and reserve."""
    seen, words = view.seen, view.words
    colour = seen.colours[seat]
    alone = seen.isaac is not None
    parts = points(seen)[seat]
    frog, bullfrog = f"frog-{colour.letter}", f"bullfrog-{colour.letter}"
    counts = (
        ("badge.scored", len(seen.scored[colour]), "trophy"),
        ("reserve.frog", seen.frogs[colour], frog),
        ("reserve.bullfrog", seen.bullfrogs[colour], bullfrog),
        ("badge.sunk", seen.sunk[colour], bullfrog),
        ("badge.hand", seen.hand_sizes[colour], "fan"),
        ("badge.pile", seen.pile_sizes[colour], "pile"),
    )
    idle = {"badge.hand"} if alone else set()
    if alone and seat:
        idle |= {"reserve.bullfrog", "badge.sunk", "badge.pile"}
    items = [Item(SCORE, phrases.points(words, parts), "", sum(parts.values()))]
    for key, count, picture in counts:
        if key not in idle and (count or key != "badge.sunk"):
            label = words.many(f"bullfrogs.{key}", count)
            look = f"is-{key.partition('.')[2]}"
            items.append(Item(look, label, art.sign(picture), count))
    sign = art.sign(f"emblem-{colour.letter}", "-12 -12 24 24")
    name = words(f"bullfrogs.colour.{colour.letter}")
    return Badge(f"bf-{colour.letter}", sign, name, items)
