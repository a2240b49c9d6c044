"""The legal moves once more, by brute force from the rulebook's sentences.

Slow and simple on purpose, and nothing of the engine is used: it reads a position's text, tries
every move there could be, and keeps what no sentence forbids.
"""

import re
from collections.abc import Iterator

Cell = tuple[int, int]
"""Columns east and rows south of the Log."""

LOG = (0, 0)


def cell(name: str) -> Cell:
    if name == "log":
        return LOG
    ways = {letter: int(steps) for letter, steps in re.findall(r"([nesw])(\d+)", name)}
    return (ways.get("e", 0) - ways.get("w", 0), ways.get("s", 0) - ways.get("n", 0))


def name(at: Cell) -> str:
    x, y = at
    rows = f"n{-y}" if y < 0 else f"s{y}" if y > 0 else ""
    columns = f"w{-x}" if x < 0 else f"e{x}" if x > 0 else ""
    return rows + columns or "log"


def around(at: Cell) -> list[Cell]:
    """A card has at most four neighbours: those that share a side with it."""
    x, y = at
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def connected(cells: set[Cell]) -> set[Cell]:
    """The Log's group: grow it by neighbours until it grows no more."""
    group = {LOG}
    while True:
        grown = group | {at for at in cells if any(other in group for other in around(at))}
        if grown == group:
            return group
        group = grown


class Reference:
    """A position as read from its text."""

    def __init__(self, text: str) -> None:
        turn, pond, *rest = text.split("; ")
        self.colours, self.active, self.stage, *self.details = turn.split(" ")
        self.spaces: dict[Cell, float] = {}
        self.pieces: dict[Cell, list[str]] = {}
        for entry in pond.split(" "):
            where, card, pieces = re.fullmatch(r"(\w+?)(?:=(\w+))?\[(.*)\]", entry).groups()
            at = cell(where)
            self.pieces[at] = re.findall(r"[GBRY]\*?", pieces)
            if card is None:
                self.spaces[at] = float("inf")
            else:
                self.spaces[at] = 6 if card == "6" else 7 - int(card[1])
        sections = {section.split(" ")[0]: section.split(" ")[1:] for section in rest}
        self.hands = {entry[0]: entry[1:] for entry in sections.get("hands", [])}
        self.piles = {entry[0]: entry[1:] for entry in sections.get("piles", [])}
        self.sunk = {entry[0]: int(entry[1:]) for entry in sections.get("sunk", [])}

    def room(self, at: Cell) -> bool:
        return at in self.pieces and len(self.pieces[at]) < self.spaces[at]

    def reserve(self, kind: str) -> int:
        """Pieces of the active player that are neither in the pond nor sunk."""
        if kind == "frog":
            return 14 - sum(on.count(self.active) for on in self.pieces.values())
        in_pond = sum(on.count(self.active + "*") for on in self.pieces.values())
        return 2 - in_pond - self.sunk.get(self.active, 0)


def legal_moves(text: str) -> set[str]:
    """The texts of all legal moves of whoever is to act, chance included."""
    table = Reference(text)
    tries = {
        "start": _starts,
        "deal": _deals,
        "draw": _draws,
        "play": _plays,
        "act": _acts,
        "score": _scores,
        "hop": _hops,
        "slide": _slides,
        "end": lambda table: iter(["end"]),
        "over": lambda table: iter([]),
    }
    return set(tries[table.stage](table))


def _starts(table: Reference) -> Iterator[str]:
    for colour in table.colours:
        yield f"start {colour}"


def _deals(table: Reference) -> Iterator[str]:
    """Everybody gets a hand of three, the first player first."""
    first = table.colours.index(table.active)
    for colour in table.colours[first:] + table.colours[:first]:
        if len(table.hands.get(colour, "")) < 3:
            yield from (f"draw {card}" for card in table.piles[colour])
            return


def _draws(table: Reference) -> Iterator[str]:
    yield from (f"draw {card}" for card in table.piles[table.active])


def _plays(table: Reference) -> Iterator[str]:
    """A card of the hand, on an empty cell, adjacent to a card already in play."""
    for card in table.hands[table.active]:
        for at in _everywhere(table):
            if at not in table.pieces and any(other in table.pieces for other in around(at)):
                yield f"play {card} {name(at)}"


def _everywhere(table: Reference) -> Iterator[Cell]:
    """Every cell within two of any card."""
    xs, ys = zip(*table.pieces, strict=True)
    for x in range(min(xs) - 2, max(xs) + 3):
        for y in range(min(ys) - 2, max(ys) + 3):
            yield (x, y)


def _acts(table: Reference) -> Iterator[str]:
    yield "stop"  # fewer actions than the card shows are allowed
    played, _, *deployed = table.details
    home = cell(played)
    frogs, bullfrogs = table.reserve("frog"), table.reserve("bullfrog")
    for at in table.pieces:
        allowed = (
            (at[0] == home[0] or at[1] == home[1])
            and at != home
            and at != LOG
            and table.room(at)
            and deployed.count(name(at)) < 2
        )
        if not allowed:
            continue
        if frogs > 0:
            yield f"deploy frog {name(at)}"
        if bullfrogs > 0:
            yield f"deploy bullfrog {name(at)}"
        if frogs == 0 and bullfrogs == 0:
            for source, on in table.pieces.items():
                if source not in (LOG, at) and table.active in on:
                    yield f"relocate {name(source)} {name(at)}"
    for source, on in table.pieces.items():
        if source == LOG or (source[0] != home[0] and source[1] != home[1]):
            continue
        for victim in table.colours:
            if victim != table.active and victim in on:
                for target in around(source):
                    if table.room(target):
                        yield f"sabotage {victim} {name(source)} {name(target)}"


def _scores(table: Reference) -> Iterator[str]:
    for at, on in table.pieces.items():
        if len(on) == table.spaces[at]:
            yield f"score {name(at)}"


def battle(text: str, where: str) -> tuple[str | None, set[str]]:
    """Who wins the full pad there, None in a tie for first; and which neighbours get a piece."""
    table = Reference(text)
    at = cell(where)
    strength = dict.fromkeys(table.colours, 0)
    for piece in table.pieces[at]:
        strength[piece[0]] += 2 if piece.endswith("*") else 1
    first = [colour for colour in strength if strength[colour] == max(strength.values())]
    winner = first[0] if len(first) == 1 else None
    return winner, {name(other) for other in around(at) if table.room(other)}


def _hops(table: Reference) -> Iterator[str]:
    """Losers' frogs, losers' bullfrogs, winner's frogs, winner's bullfrogs."""
    sinking, winner, *landings = table.details
    last = table.active if winner == "-" else winner

    def rank(piece: str) -> int:
        return 2 * (piece[0] == last) + piece.endswith("*")

    on = table.pieces[cell(sinking)]
    for piece in on:
        if rank(piece) == min(map(rank, on)):
            for landing in landings:
                kind = "bullfrog" if piece.endswith("*") else "frog"
                yield f"hop {piece[0]} {kind} {landing}"


def _slides(table: Reference) -> Iterator[str]:
    cells = set(table.pieces)
    group = connected(cells)
    targets = [
        at
        for at in _everywhere(table)
        if at not in cells and any(other in group for other in around(at))
    ]
    for source in cells - group:
        straight = {at for at in targets if _is_one_straight_line(cells - {source} | {at})}
        avoidable = len(straight) < len(targets)
        for target in targets:
            if not (avoidable and target in straight):
                yield f"slide {name(source)} {name(target)}"


def _is_one_straight_line(cells: set[Cell]) -> bool:
    one_row = len({y for _, y in cells}) == 1
    one_column = len({x for x, _ in cells}) == 1
    return (one_row or one_column) and connected(cells) == cells
