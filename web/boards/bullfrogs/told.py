"""The pond for whoever asks about it: what the moves choose among, and where everything is."""

from collections.abc import Iterator

from engine.bullfrogs import moves
from engine.bullfrogs.components import lily_pad
from engine.bullfrogs.grid import LOG
from engine.bullfrogs.state import Stage
from web.boards.bullfrogs import phrases
from web.boards.bullfrogs.things import HandCard, View, own_colour, parse_thing, taps


def now(view: View) -> Iterator[tuple[str, str]]:
    """What may be picked up besides what is; and where that may go."""
    for move in view.moves:
        *start, _ = map(str, taps(move, view.seen))
        if tuple(start) == view.picked:
            yield from _target(view, move)
        else:
            yield from _first(view, move)


def _first(view: View, move: moves.Move) -> Iterator[tuple[str, str]]:
    """What the move begins with."""
    seen, words = view.seen, view.words
    match move:
        case moves.Play(actions):
            yield "play", phrases.hand_card(words, lily_pad(seen.active, actions))
        case moves.Relocate(source):
            yield "relocate", phrases.where(words, source)
        case moves.Sabotage(victim, source):
            facts = {"name": phrases.player(view, victim), "cell": phrases.where(words, source)}
            yield "sabotage", words("bullfrogs.twin.piece.frog", **facts)
        case moves.Hop(colour, piece):
            yield "hop", phrases.standing(view, piece, colour)
        case moves.Slide(source):
            yield "slide", phrases.where(words, source)
        case moves.Deploy(piece):
            left = seen.reserve(piece)[seen.active]
            yield "deploy", words.many(f"bullfrogs.reserve.{piece.word}", left)


def _target(view: View, move: moves.Move) -> Iterator[tuple[str, str]]:
    """Where the move ends."""
    match move:
        case moves.Score(cell):
            yield "score", phrases.where(view.words, cell)
        case moves.Play(_, cell) | moves.Walk(cell) | moves.Deploy(_, cell):
            yield "go", phrases.where(view.words, cell)
        case moves.Relocate() | moves.Hop() | moves.Slide() | moves.Sabotage():
            yield "go", phrases.where(view.words, move.target)


def handled(view: View, what: str) -> str:
    """The card that was picked up."""
    thing = parse_thing(what)
    if not isinstance(thing, HandCard) or not view.holds(thing):
        return ""
    return phrases.hand_card(view.words, lily_pad(view.seen.active, thing.actions))


def left(view: View) -> str:
    """How many actions are left."""
    seen = view.seen
    return view.words.many("bullfrogs.left", seen.actions) if seen.stage is Stage.ACT else ""


def where(view: View) -> Iterator[tuple[str, str]]:
    """Each card with pieces on it, from the Log outward; then those without, and the hand."""
    seen, words = view.seen, view.words
    empty = []
    for cell, pad in seen.cards.items():
        pieces = phrases.pieces(view, pad)
        if pieces or cell == LOG:
            room = phrases.room(words, pad, cell)
            yield phrases.where(words, cell), "; ".join(filter(None, (pieces, room)))
        else:
            empty.append(phrases.where(words, cell))
    if empty:
        yield words("bullfrogs.where.empty"), "; ".join(empty)
    if seen.isaac is not None:
        yield words("bullfrogs.isaac"), phrases.where(words, seen.isaac.cell)
    own = own_colour(view)
    if own is not None and seen.hand:
        cards = (phrases.hand_card(words, lily_pad(own, actions)) for actions in seen.hand)
        yield words("bullfrogs.hand"), "; ".join(cards)
