"""The board for whoever asks about it: what the moves choose among, and where everything is."""

from collections.abc import Iterator

from engine.trio import moves
from engine.trio.components import COLOURS, PIECES
from web.boards.trio import phrases
from web.boards.trio.things import HandTile, Reserve, Round, Turn, View, held, parse_thing


def now(view: View) -> Iterator[tuple[str, str]]:
    """Where the tile may lie, or which pieces may move and where to."""
    seen, words, hand = view.seen, view.words, held(view.picked)
    if any(isinstance(move, moves.Place) for move in view.moves):
        for index, pattern in enumerate(seen.hand):
            if index != hand.index:
                yield "tile", phrases.tile(words, pattern)
    for move in view.moves:
        match move:
            case moves.Place(face, cell) if hand.index is None or face == hand.face(seen):
                yield "place", phrases.where(words, cell)
            case moves.Step(source, target) if hand.mover == Round(source):
                yield "go", phrases.between(view, target)
            case moves.Enter(target) if hand.mover == Reserve():
                yield "go", phrases.between(view, target)
            case moves.Step(source) if hand.mover is None:
                yield "step", phrases.between(view, source)
            case moves.Enter() if hand.mover is None:
                left = PIECES - len(seen.pieces[seen.active])
                yield "enter", words.many("trio.reserve", left)


def handled(view: View, what: str) -> str:
    """The tile that was picked up or turned, as it lies."""
    face = held(view.picked).face(view.seen)
    is_tile = isinstance(parse_thing(what), Turn | HandTile)
    return phrases.tile(view.words, face) if face and is_tile else ""


def where(view: View) -> Iterator[tuple[str, str]]:
    """The pieces of each team, how many tiles lie and are left, and the hand."""
    seen, words = view.seen, view.words
    for colour in COLOURS:
        if seen.pieces[colour]:
            places = (phrases.edge(words, circle) for circle in sorted(seen.pieces[colour]))
            yield words(f"trio.team.{colour.letter}"), "; ".join(places)
    tiles = words.many("trio.where.tiles", len(seen.tiles))
    yield words("trio.where.board"), f"{tiles}; {words.many('trio.pile', seen.pile_size)}"
    if seen.hand:
        yield words("trio.hand"), "; ".join(phrases.tile(words, each) for each in seen.hand)
