"""Bullfrogs set up by hand: pads, frogs and bullfrogs, hands, piles, scores, and Isaac."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby

from engine.bullfrogs.components import (
    BULLFROG,
    FROG,
    PIECES,
    START_PAD,
    START_PADS,
    Card,
    Colour,
    Piece,
    deck,
    empty_pad,
    lily_pad,
    parse_card,
    parse_colour,
)
from engine.bullfrogs.grid import LOG, Cell, cell_name, parse_cell
from engine.bullfrogs.play import State
from engine.bullfrogs.state import Stage
from web.boards.bullfrogs import art, phrases
from web.boards.bullfrogs.places import cells_of, extent, middle
from web.boards.bullfrogs.pond import Pond
from web.boards.extent import PITCH
from web.boards.table import AnyView
from web.rooms.teach.bench import (
    BOX,
    Bench,
    Field,
    Misplaced,
    Picture,
    Place,
    Shelf,
    Thing,
    named,
    written,
)
from web.words import Words

_SOLO = frozenset({Stage.ROLL, Stage.WALK, Stage.ISAAC, Stage.MARKER})


def _names(state: State, words: Words) -> tuple[str, ...]:
    names = phrases.colours(words)
    return tuple(names[colour.letter] for colour in state.colours)


def _owners(state: State) -> tuple[Colour, ...]:
    """The colours that play with cards."""
    return state.colours if state.isaac is None else state.colours[:1]


def _piece(piece: Piece, colour: Colour, where: str, words: Words, count: int = 1) -> Thing:
    label = words(
        f"teach.bullfrogs.{piece.word}", colour=words(f"bullfrogs.colour.{colour.letter}")
    )
    picture = art.sign(f"{piece.word}-{colour.letter}")
    return Thing(f"{piece.word}:{colour.letter}@{where}", label, picture, count)


def _pad(card: Card, where: str, words: Words, count: int = 1) -> Thing:
    kind = "start" if card.colour is None else "lily"
    name = "" if card.colour is None else words(f"bullfrogs.colour.{card.colour.letter}")
    label = words(f"bullfrogs.card.{kind}", **{**card._asdict(), "name": name})
    return Thing(f"pad:{card}@{where}", label, art.in_hand(art.card(card)), count)


def _pictures(state: State, view: AnyView) -> list[Picture]:
    pond = Pond(view)
    html = f'<div class="bf-water">{pond.draw()}</div>'
    places = tuple(_places(state, view.words))
    return [Picture("board", view.words("teach.board"), html, pond.extent.box, places)]


def _places(state: State, words: Words) -> Iterator[Place]:
    for cell in cells_of(extent(state.cards)):
        where = f"cell/{cell_name(cell)}"
        x, y, _ = middle(cell)
        things = tuple(_things(state, cell, where, words))
        side = 0.94 * PITCH
        yield Place(where, phrases.where(words, cell), x, y, side, side, things)


def _things(state: State, cell: Cell, where: str, words: Words) -> Iterator[Thing]:
    pad = state.cards.get(cell)
    if pad is None:
        return
    for colour, piece in pad.standing():
        yield _piece(piece, colour, where, words, pad.pieces[piece][colour])
    if state.isaac is not None and state.isaac.cell == cell:
        yield Thing(f"isaac:@{where}", words("bullfrogs.isaac"), art.sign("isaac"))
    if cell != LOG:
        yield _pad(pad.card, where, words)


def _shelves(state: State, words: Words) -> list[Shelf]:
    names, owners = phrases.colours(words), _owners(state)
    shelves = []
    for kind, of in (("hand", state.hands), ("pile", state.piles)):
        for colour in owners:
            where = f"{kind}/{colour.letter}"
            pads = [
                _pad(lily_pad(colour, actions), where, words, len(list(same)))
                for actions, same in groupby(of[colour])
            ]
            label = words(f"teach.{kind}.of", name=names[colour.letter])
            shelves.append(Shelf(where, label, pads, folded=kind == "pile"))
    for colour in state.colours:
        where = f"scored/{colour.letter}"
        label = words("teach.bullfrogs.scored", name=names[colour.letter])
        counted = Counter(state.scored[colour])
        pads = [_pad(card, where, words, count) for card, count in counted.items()]
        shelves.append(Shelf(where, label, pads, folded=True))
        if state.isaac is None or colour == state.colours[0]:
            where = f"sunk/{colour.letter}"
            label = words("teach.bullfrogs.sunk", name=names[colour.letter])
            gone = state.sunk[colour]
            sunk = [_piece(BULLFROG, colour, where, words, gone)] if gone else []
            shelves.append(Shelf(where, label, sunk, folded=True))
    reserve = [
        _piece(piece, colour, BOX, words, left)
        for colour in state.colours
        for piece in PIECES
        if (left := state.reserve(piece)[colour])
    ]
    pads = [_pad(card, BOX, words, count) for card, count in _unused(state).items()]
    return [Shelf(BOX, words("teach.box"), [*reserve, *pads]), *shelves]


def _unused(state: State) -> Counter[Card]:
    """The cards of the box that are nowhere in the position."""
    owners = _owners(state)
    box = Counter([START_PAD] * START_PADS)
    box.update(lily_pad(colour, kind) for colour in owners for kind in deck(len(owners)))
    box.subtract(pad.card for cell, pad in state.cards.items() if cell != LOG)
    box.subtract(card for pile in state.scored for card in pile)
    for of in (state.hands, state.piles):
        box.subtract(lily_pad(colour, kind) for colour in owners for kind in of[colour])
    return +box


def _put(state: State, thing: str, place: str) -> str:
    kind, which, source = named(thing)
    if kind == "isaac":
        return _walked(state, place)
    if kind == "pad":
        _move_pad(state, parse_card(which), source, place)
    else:
        piece = FROG if kind == FROG.word else BULLFROG
        _move_piece(state, parse_colour(which), piece, source, place)
    return str(state)


def _walked(state: State, place: str) -> str:
    if state.isaac is None or not place.startswith("cell/"):
        raise Misplaced
    state.isaac = state.isaac._replace(cell=parse_cell(place.removeprefix("cell/")))
    return str(state)


def _move_piece(state: State, colour: Colour, piece: Piece, source: str, place: str) -> None:
    of, _, at = source.partition("/")
    if of == "cell" and state.cards[parse_cell(at)].pieces[piece][colour]:
        state.put(colour, piece, parse_cell(at), -1)
    elif of == "sunk" and state.sunk[colour]:
        state.sunk[colour] -= 1
    elif of != BOX:
        raise Misplaced
    to, _, at = place.partition("/")
    if to == "cell" and parse_cell(at) in state.cards:
        state.put(colour, piece, parse_cell(at))
    elif to == "sunk" and piece is BULLFROG and at == colour.letter:
        state.sunk[colour] += 1
    elif to != BOX:
        raise Misplaced


def _move_pad(state: State, card: Card, source: str, place: str) -> None:
    """A pad that stays in the pond keeps its pieces; else they go back to the reserves."""
    of, _, at = source.partition("/")
    to, _, there = place.partition("/")
    pad = empty_pad(card)
    if of == "cell":
        found = state.cards.pop(parse_cell(at))
        pad = found if to == "cell" else pad
    elif of != BOX:
        _take(state, of, parse_colour(at), card)
    if to == "cell":
        cell = parse_cell(there)
        if cell in state.cards:
            raise Misplaced
        state.cards[cell] = pad
    elif to == "scored":
        state.scored[parse_colour(there)] += (card,)
    elif to in ("hand", "pile") and card.colour is not None and card.colour.letter == there:
        cards = state.hands if to == "hand" else state.piles
        cards[card.colour] = tuple(sorted((*cards[card.colour], card.actions)))
    elif to != BOX:
        raise Misplaced


def _take(state: State, of: str, colour: Colour, card: Card) -> None:
    if of == "scored":
        pile = [*state.scored[colour]]
        pile.remove(card)
        state.scored[colour] = tuple(pile)
        return
    cards = state.hands if of == "hand" else state.piles
    rest = [*cards[colour]]
    rest.remove(card.actions)
    cards[colour] = tuple(rest)


def _details(state: State) -> str:
    """What follows the stage in the text."""
    return " ".join(str(state).partition("; ")[0].split(" ")[3:])


def _fields(state: State, words: Words) -> list[Field]:
    names = _names(state, words)
    stages = [
        (str(stage), words(f"bullfrogs.wait.{stage}", name=names[state.turn]))
        for stage in Stage
        if state.isaac is not None or stage not in _SOLO
    ]
    colours = [(colour.letter, name) for colour, name in zip(state.colours, names, strict=True)]
    return [
        Field("turn", words("teach.turn"), state.active.letter, colours),
        Field("stage", words("teach.stage"), str(state.stage), stages),
        Field("details", words("teach.bullfrogs.details"), _details(state)),
    ]


def _fill(state: State, values: Mapping[str, str]) -> str:
    """The first part is written anew; what another stage was told of does not follow it."""
    turn, _, rest = str(state).partition("; ")
    colours, active, stage, *_ = turn.split(" ")
    now = values.get("stage", stage)
    details = written(values, "details", _details(state))
    if now != stage and details == _details(state):
        details = _usual(state, now)
    head = f"{colours} {values.get('turn', active)} {now} {details}".strip()
    return f"{head}; {rest}"


def _usual(state: State, stage: str) -> str:
    """What a stage is told of where nobody has said: the last own pad with all of its actions."""
    if stage == Stage.ACT:
        own = [cell for cell, pad in state.cards.items() if pad.card.colour == state.active]
        return f"{cell_name(own[-1])} {state.cards[own[-1]].card.actions}" if own else ""
    return "west 1" if stage == Stage.WALK else "1 1 0" if stage == Stage.ISAAC else ""


_FITS = {
    "frog": ("cell/", BOX),
    "bullfrog": ("cell/", "sunk/", BOX),
    "pad": ("cell/", "hand/", "pile/", "scored/", BOX),
    "isaac": ("cell/",),
}

BENCH = Bench(
    "bullfrogs",
    parts=("turn", "pond", "hands", "piles", "scored", "sunk", "isaac"),
    bare=2,
    hints=("turn", "pond", "hands", "piles", "scored", "sunk"),
    names=_names,
    pictures=_pictures,
    shelves=_shelves,
    fields=_fields,
    fits=_FITS,
    board=("cell/",),
    put=_put,
    fill=_fill,
)
