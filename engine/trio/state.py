"""The position and its one-line text form."""

from collections import Counter
from enum import StrEnum
from typing import Self, TypeVar

from engine.core.game import CHANCE, NOBODY, BadTextError
from engine.core.notation import Demands, check, number, read_sections
from engine.trio.components import (
    COLOURS,
    HALVES,
    HAND,
    MOST_POINTS,
    PATTERN_OF,
    PATTERNS,
    PIECES,
    START_FACES,
    TILES,
    Colour,
    Face,
    Kind,
    Pattern,
    parse_face,
    parse_pattern,
)
from engine.trio.geometry import (
    EDGES,
    OPPOSITE,
    START,
    Cell,
    Circle,
    beside,
    cell_name,
    circle_name,
    edges_of,
    neighbours,
    one_step_away,
    parse_cell,
    parse_circle,
    touching,
)
from engine.trio.score import is_trio


class Step(StrEnum):
    """Where in the turn the game stands; the value is its word in the notation."""

    START = "start"  # chance picks who begins
    SHOW = "show"  # chance turns up a face of the start tile
    DEAL = "deal"  # chance deals the opening hands
    PLACE = "place"
    MOVE = "move"
    END = "end"
    DRAW = "draw"  # chance turns up the tile drawn
    OVER = "over"


_BEFORE_THE_FIRST_TURN = frozenset({Step.START, Step.SHOW, Step.DEAL})
_CHANCE_STEPS = _BEFORE_THE_FIRST_TURN | {Step.DRAW}

LINES = ("axis", "touching")
"""Which lines of three are a trio: horizontal and vertical ones, or straight touching ones."""

PLACES = ("strict", "lenient")
"""Which pieces reach a new tile: those one step away, or any on a tile beside it."""


class Position:
    """Everything on and around the table. Whole values are immutable, so a copy is cheap."""

    __slots__ = (
        "choosing",
        "circles",
        "hands",
        "line",
        "pieces",
        "pile",
        "place",
        "points",
        "seats",
        "step",
        "tiles",
        "turn",
    )

    def __init__(self, seats: int, line: str = LINES[0], place: str = PLACES[0]) -> None:
        self.seats = seats
        """How many play: 2, or 4 in two pairs."""
        self.line = line
        """The choice of the option `trio_line`: one of `LINES`."""
        self.place = place
        """The choice of the option `place`: one of `PLACES`."""
        self.step = Step.PLACE
        self.turn = 0
        """The seat whose turn it is."""
        self.choosing = False
        """Whether that seat may still let its partner begin (trio.first)."""
        self.tiles: dict[Cell, Face] = {}
        """Every tile on the table, the start tile first, then in the order they were laid."""
        self.circles: dict[Circle, Kind] = {}
        """Every circle and its kind."""
        self.pieces: list[tuple[Circle, ...]] = [(), ()]
        """By colour, the circles its pieces stand on, sorted; the others are off the board."""
        self.points = 0
        """Movement points left, while moving."""
        self.hands: list[tuple[Pattern, ...]] = [()] * seats
        """By seat, the tiles in hand, sorted."""
        self.pile: tuple[Pattern, ...] = ()
        """The tiles in the pile, sorted: its order is unknown."""

    @property
    def to_act(self) -> int:
        """The seat to act, `CHANCE` or `NOBODY`."""
        if self.step in _CHANCE_STEPS:
            return CHANCE
        return NOBODY if self.step is Step.OVER else self.turn

    @property
    def active(self) -> Colour:
        """The team whose turn it is."""
        return COLOURS[self.turn % 2]

    def copy(self) -> Self:
        """An independent position."""
        other = object.__new__(type(self))
        other.seats = self.seats
        other.line = self.line
        other.place = self.place
        other.step = self.step
        other.turn = self.turn
        other.choosing = self.choosing
        other.tiles = self.tiles.copy()
        other.circles = self.circles.copy()
        other.pieces = self.pieces.copy()
        other.points = self.points
        other.hands = self.hands.copy()
        other.pile = self.pile
        return other

    def drawing(self) -> int | None:
        """The seat chance draws a tile for now, if any; opening hands fill in turn order."""
        if self.step is Step.DRAW:
            return self.turn
        if self.step is Step.DEAL and self.pile:
            for offset in range(self.seats):
                seat = (self.turn + offset) % self.seats
                if len(self.hands[seat]) < HAND:
                    return seat
        return None

    def is_first_turn(self) -> bool:
        """Whether nothing but the start tile lies on the table (trio.points.first-turn)."""
        return len(self.tiles) == 1

    def open_cells(self, colour: Colour) -> set[Cell]:
        """Where the team may lay a tile (trio.place.reach)."""
        reached_from = one_step_away if self.place == "strict" else beside
        cells = set(neighbours(START))
        for circle in self.pieces[colour]:
            cells.update(reached_from(circle))
        return cells.difference(self.tiles)

    def lay(self, face: Face, cell: Cell) -> None:
        """Put a tile on an empty cell; its halves and those they meet become circles."""
        halves = HALVES[face]
        tiles = self.tiles
        for index, edge in enumerate(EDGES):
            met = tiles.get(cell + 2 * edge)
            if met is not None:
                half = halves[index]
                self.circles[cell + edge] = half if half is HALVES[met][OPPOSITE[index]] else None
        tiles[cell] = face

    def is_empty_circle(self, circle: Circle) -> bool:
        """Whether a circle is there without a piece on it."""
        yellow, red = self.pieces
        return circle in self.circles and circle not in yellow and circle not in red

    def steps(self, piece: Circle) -> list[Circle]:
        """Where the piece on this circle can go for one point (trio.move.step)."""
        return [circle for circle in touching(piece) if self.is_empty_circle(circle)]

    def entries(self, colour: Colour) -> list[Circle]:
        """Where a piece of the team can come in for one point (trio.move.enter)."""
        if len(self.pieces[colour]) == PIECES:
            return []
        return [circle for circle in edges_of(START) if self.is_empty_circle(circle)]

    def can_move(self, colour: Colour) -> bool:
        """Whether a point could be spent on any piece of the team."""
        return bool(self.entries(colour)) or any(map(self.steps, self.pieces[colour]))

    def __str__(self) -> str:
        """The position in the notation of `docs/notation.md`."""
        colours = "YR" * (self.seats // 2)
        parts = [f"{colours} {self.turn + 1} {self.step}"]
        if self.step is Step.MOVE:
            parts[0] += f" {self.points}"
        if self.choosing:
            parts[0] += " choosing"
        parts.append(" ".join(f"{cell_name(cell)}={face}" for cell, face in self.tiles.items()))
        parts[1] = parts[1] or "-"
        for colour in COLOURS:
            if self.pieces[colour]:
                parts.append(" ".join([colour.letter, *map(circle_name, self.pieces[colour])]))
        if any(self.hands):
            parts.append(" ".join(["hands", *(",".join(hand) or "-" for hand in self.hands)]))
        if self.pile:
            counts = ((self.pile.count(pattern), pattern) for pattern in PATTERNS)
            parts.append(" ".join(["pile", *(f"{n}{pattern}" for n, pattern in counts if n)]))
        if (self.line, self.place) != (LINES[0], PLACES[0]):
            parts.append(f"options {self.line} {self.place}")
        return "; ".join(parts)


P = TypeVar("P", bound=Position)

_SECTIONS = frozenset({"Y", "R", "hands", "pile", "options"})


def read_position(text: str, kind: type[P]) -> P:
    """Read a position's text. Raises BadTextError for anything that is no possible position."""
    phrase, *parts = text.split("; ")
    colours, *turn = phrase.split(" ")
    if not parts or colours not in ("YR", "YRYR"):
        raise BadTextError("turn", phrase)
    table, *rest = parts
    sections = read_sections(rest, _SECTIONS)
    position = kind(len(colours), *_read_options(sections.get("options", [LINES[0], PLACES[0]])))
    _read_tiles(position, table)
    for colour in COLOURS:
        _read_pieces(position, colour, sections.get(colour.letter, []))
    _read_hands(position, sections.get("hands", ["-"] * position.seats))
    for entry in sections.get("pile", []):
        pattern = parse_pattern(entry[-4:])
        position.pile += (pattern,) * min(number(entry[:-4]), TILES[pattern] + 1)
    position.pile = tuple(sorted(position.pile))
    _read_turn(position, turn)
    check(position, text, DEMANDS, ("turn", "table"))
    return position


def _read_options(words: list[str]) -> list[str]:
    if len(words) != 2 or words[0] not in LINES or words[1] not in PLACES:
        raise BadTextError("options", " ".join(words))
    return words


def _read_tiles(position: Position, text: str) -> None:
    """The start tile first, and each tile beside an earlier one."""
    if text == "-":
        return
    for entry in text.split(" "):
        name, _, face = entry.partition("=")
        cell = parse_cell(name)
        beside_another = any(other in position.tiles for other in neighbours(cell))
        expected = beside_another if position.tiles else cell == START and face in START_FACES
        if cell in position.tiles or not expected:
            raise BadTextError("table", entry)
        position.lay(parse_face(face), cell)


def _read_pieces(position: Position, colour: Colour, names: list[str]) -> None:
    circles = sorted(map(parse_circle, names))
    well_placed = all(map(position.is_empty_circle, circles)) and len(set(circles)) == len(circles)
    if len(circles) > PIECES or not well_placed:
        raise BadTextError("pieces", " ".join([colour.letter, *names]))
    position.pieces[colour] = tuple(circles)


def _read_hands(position: Position, words: list[str]) -> None:
    if len(words) != position.seats:
        raise BadTextError("hands", " ".join(words))
    for seat, word in enumerate(words):
        hand = word.split(",") if word != "-" else []
        if len(hand) > HAND:
            raise BadTextError("hands", word)
        position.hands[seat] = tuple(sorted(map(parse_pattern, hand)))


def _read_turn(position: Position, words: list[str]) -> None:
    phrase = " ".join(words)
    steps = {str(step): step for step in Step}
    if len(words) < 2 or words[1] not in steps:
        raise BadTextError("turn", phrase)
    position.turn = number(words[0], "seat") - 1
    position.step = steps[words[1]]
    if position.turn not in range(position.seats):
        raise BadTextError("seat", words[0])
    if position.step is Step.MOVE and len(words) == 3:
        position.points = number(words[2])
    position.choosing = words[2:] == ["choosing"]
    if len(words) != 2 + (position.points > 0) + position.choosing:
        raise BadTextError("turn", phrase)


def _table_is_from_the_box(position: Position) -> bool:
    """No tile lies on the table more often than in the box."""
    return _laid(position) <= Counter(TILES)


def _hands_are_from_the_box(position: Position) -> bool:
    """No tile is in a hand or on the table more often than in the box."""
    return _laid(position) + _held(position) <= Counter(TILES)


def _pile_is_from_the_box(position: Position) -> bool:
    """No tile is there more often than in the box, and before the first turn none is missing."""
    tiles = _laid(position) + _held(position) + Counter(position.pile)
    return tiles <= Counter(TILES) and (
        position.step not in _BEFORE_THE_FIRST_TURN or tiles == Counter(TILES)
    )


def _laid(position: Position) -> Counter[Pattern]:
    return Counter(PATTERN_OF[face] for cell, face in position.tiles.items() if cell != START)


def _held(position: Position) -> Counter[Pattern]:
    return Counter(pattern for hand in position.hands for pattern in hand)


def _may_choose(position: Position) -> bool:
    """Whether a pair may still choose who of it begins: before the first tile (trio.first)."""
    return (
        position.seats == 4
        and position.step in (Step.SHOW, Step.DEAL, Step.PLACE)
        and len(position.tiles) <= 1
        and (position.step is not Step.PLACE or set(map(len, position.hands)) == {HAND})
    )


def _fits_its_step(position: Position) -> bool:
    """The step leaves something to do, or the game is over for a reason."""
    step, hand = position.step, position.hands[position.turn]
    if position.choosing and not _may_choose(position):
        return False
    if step in (Step.START, Step.SHOW):
        return not position.tiles and not any(position.hands)
    if not position.tiles:
        return False
    if step is Step.DEAL:
        return len(position.tiles) == 1 and position.drawing() is not None
    made = any(is_trio(position.circles, position.pieces[c], c, position.line) for c in COLOURS)
    room = bool(position.open_cells(position.active))
    if step is Step.OVER or made:
        stuck = bool(hand) and not room
        return step is Step.OVER and (made or stuck or not any(position.hands))
    if step is Step.PLACE:
        return bool(hand) and room
    if step is Step.MOVE:
        in_bounds = 0 < position.points <= MOST_POINTS
        return len(hand) < HAND and in_bounds and position.can_move(position.active)
    return len(hand) < HAND and bool(step is Step.END or position.pile)


DEMANDS: Demands[Position] = (
    (_table_is_from_the_box, "table"),
    (_hands_are_from_the_box, "hands"),
    (_pile_is_from_the_box, "pile"),
    (_fits_its_step, "turn"),
)
"""What must hold, and which part of the text is wrong when it does not."""
