"""A position as one line of text, and back."""

from functools import partial

from ..core.game import BadTextError
from ..core.notation import Layout, Part, number, parse_seat
from .check import DEMANDS
from .components import COLOURS, FACE, HAND, PATTERN, PATTERNS, PIECES, START_FACES, TILES, Colour
from .geometry import START, cell_name, circle_name, neighbours, parse_cell, parse_circle
from .state import LINES, PLACES, Position, Stage


def _turn(position: Position) -> str:
    words = ["YR" * (position.seats // 2), str(position.turn + 1), str(position.stage)]
    if position.stage is Stage.MOVE:
        words.append(str(position.points))
    if position.choosing:
        words.append("choosing")
    return " ".join(words)


def _read_turn(position: Position, colours: str, seat: str, stage: str, *more: str) -> None:
    """The colours by seat, which must be two or four, say how many play."""
    position.seats = {"YR": 2, "YRYR": 4}[colours]
    position.hands = [()] * position.seats
    position.turn, position.stage = parse_seat(seat), Stage(stage)
    if position.turn >= position.seats:
        raise BadTextError("seat", seat)
    if position.stage is Stage.MOVE and len(more) == 1:
        position.points = number(more[0])
    position.choosing = more == ("choosing",)
    if len(more) != (position.points > 0) + position.choosing:
        raise ValueError(more)


def _table(position: Position) -> str:
    return " ".join(f"{cell_name(cell)}={face}" for cell, face in position.tiles.items()) or "-"


def _read_table(position: Position, *entries: str) -> None:
    """The start tile first, and each tile beside an earlier one."""
    for entry in entries if entries != ("-",) else ():
        name, _, face = entry.partition("=")
        cell = parse_cell(name)
        beside_another = any(other in position.tiles for other in neighbours(cell))
        expected = beside_another if position.tiles else cell == START and face in START_FACES
        if cell in position.tiles or not expected:
            raise BadTextError("table", entry)
        position.lay(FACE.read(face), cell)


def _pieces(colour: Colour, position: Position) -> str | None:
    return " ".join(map(circle_name, position.pieces[colour])) or None


def _read_pieces(colour: Colour, position: Position, *names: str) -> None:
    circles = sorted(map(parse_circle, names))
    well_placed = all(map(position.is_empty_circle, circles)) and len(set(circles)) == len(circles)
    if len(circles) > PIECES or not well_placed:
        raise BadTextError("pieces", " ".join([colour.letter, *names]))
    position.pieces[colour] = tuple(circles)


def _hands(position: Position) -> str | None:
    hands = " ".join(",".join(hand) or "-" for hand in position.hands)
    return hands if any(position.hands) else None


def _read_hands(position: Position, *words: str) -> None:
    if len(words) != position.seats:
        raise ValueError(words)
    for seat, word in enumerate(words):
        hand = word.split(",") if word != "-" else []
        if len(hand) > HAND:
            raise BadTextError("hands", word)
        position.hands[seat] = tuple(sorted(map(PATTERN.read, hand)))


def _pile(position: Position) -> str | None:
    counts = ((position.pile.count(pattern), pattern) for pattern in PATTERNS)
    return " ".join(f"{count}{pattern}" for count, pattern in counts if count) or None


def _read_pile(position: Position, *entries: str) -> None:
    for entry in entries:
        pattern = PATTERN.read(entry[-4:])
        position.pile += (pattern,) * min(number(entry[:-4]), TILES[pattern] + 1)
    position.pile = tuple(sorted(position.pile))


def _options(position: Position) -> str | None:
    options = (position.line, position.place)
    return None if options == (LINES[0], PLACES[0]) else " ".join(options)


def _read_options(position: Position, line: str, place: str) -> None:
    if line not in LINES or place not in PLACES:
        raise ValueError(line, place)
    position.line, position.place = line, place


LAYOUT = Layout[Position](
    Part("turn", _turn, _read_turn, bare=True),
    Part("table", _table, _read_table, bare=True),
    *(Part(c.letter, partial(_pieces, c), partial(_read_pieces, c)) for c in COLOURS),
    Part("hands", _hands, _read_hands),
    Part("pile", _pile, _read_pile),
    Part("options", _options, _read_options),
    demands=DEMANDS,
)
