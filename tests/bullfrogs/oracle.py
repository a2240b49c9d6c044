"""Bullfrogs once more, slow and plain, from the rulebook's sentences alone."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from tests.lockstep import grid
from tests.lockstep.grid import MIDDLE, Cell, around
from tests.lockstep.oracle import CHANCE, NOBODY, Ending

COLOURS = "GBRY"
FACES = {"north": "n1", "east": "e1", "south": "s1", "west": "w1"}


def cell(name: str) -> Cell:
    return grid.cell(name, "log")


def name(at: Cell) -> str:
    return grid.name(at, "log")


def spaces(card: str) -> float:
    """The Log has room for all; on a coloured card, actions and spaces add up to 7."""
    return float("inf") if card == "log" else 6 if card == "6" else 7 - int(card[1])


def points(card: str) -> int:
    return int(spaces(card))


def strength(pieces: list[str], colour: str) -> int:
    return sum(len(piece) for piece in pieces if piece[0] == colour)  # G is 1, G* is 2


class Oracle:
    """A pond: for each cell its card and the pieces on it, such as `G` and `G*`."""

    def __init__(self, colours: str, solo: bool) -> None:
        self.colours = colours
        self.active = colours[0]
        self.stage = "start"
        self.cards: dict[Cell, str] = {}
        self.pieces: dict[Cell, list[str]] = {}
        self.hands: dict[str, list[int]] = {colour: [] for colour in colours}
        self.piles: dict[str, list[int]] = {colour: [] for colour in colours}
        self.scored: dict[str, list[str]] = {colour: [] for colour in colours}
        self.sunk = Counter[str]()
        self.isaac = MIDDLE if solo else None
        self.played, self.left, self.deployed = MIDDLE, 0, list[Cell]()
        self.sinking, self.winner, self.landings = MIDDLE, "", list[Cell]()
        self.face, self.rolled, self.recruited = "", 0, 0

    # Reading and writing.

    def __str__(self) -> str:
        details = {
            "act": [name(self.played), str(self.left), *map(name, self.deployed)],
            "hop": [name(self.sinking), self.winner or "-", *map(name, self.landings)],
            "walk": [self.face, str(self.left)],
            "isaac": [str(self.rolled), str(self.left), str(self.recruited)],
            "marker": [self.winner or "-"],
        }
        head = [self.colours, self.active, self.stage, *details.get(self.stage, [])]
        pond = []
        for at, card in self.cards.items():
            on = sorted(self.pieces[at], key=lambda piece: (COLOURS.index(piece[0]), piece))
            pond.append(f"{name(at)}{'' if card == 'log' else '=' + card}[{''.join(on)}]")
        parts = [" ".join(head), " ".join(pond)]
        for word, held in (("hands", self.hands), ("piles", self.piles)):
            if any(held.values()):
                each = (f"{of}{''.join(map(str, sorted(cards)))}" for of, cards in held.items())
                parts.append(f"{word} {' '.join(each)}")
        if any(self.scored.values()):
            each = (f"{of}:{','.join(cards)}" for of, cards in self.scored.items())
            parts.append(f"scored {' '.join(each)}")
        if any(self.sunk.values()):
            parts.append(f"sunk {' '.join(f'{of}{self.sunk[of]}' for of in self.colours)}")
        if self.isaac is not None:
            parts.append(f"isaac {name(self.isaac)}")
        return "; ".join(parts)

    def read(self, text: str) -> None:
        head, pond, *rest = text.split("; ")
        _, self.active, self.stage, *details = head.split(" ")
        if self.stage == "act":
            self.played, self.left = cell(details[0]), int(details[1])
            self.deployed = list(map(cell, details[2:]))
        elif self.stage == "hop":
            self.sinking, self.winner = cell(details[0]), details[1].replace("-", "")
            self.landings = list(map(cell, details[2:]))
        elif self.stage == "walk":
            self.face, self.rolled, self.left = details[0], int(details[1]), int(details[1])
        elif self.stage == "isaac":
            self.rolled, self.left, self.recruited = map(int, details)
        for entry in pond.split(" "):
            where, card, on = re.fullmatch(r"(\w+?)(?:=(\w+))?\[(.*)\]", entry).groups()
            self.cards[cell(where)] = card or "log"
            self.pieces[cell(where)] = re.findall(r"[GBRY]\*?", on)
        for section in rest:
            word, *entries = section.split(" ")
            for entry in entries:
                if word in ("hands", "piles"):
                    getattr(self, word)[entry[0]] = [int(card) for card in entry[1:]]
                elif word == "scored":
                    self.scored[entry[0]] = [card for card in entry[2:].split(",") if card]
                elif word == "sunk":
                    self.sunk[entry[0]] = int(entry[1:])
                elif word == "isaac":
                    self.isaac = cell(entry)
        if self.stage == "marker":
            self.sinking, self.winner = self.isaac, details[0].replace("-", "")

    # What there is.

    def room(self, at: Cell) -> bool:
        return at in self.cards and len(self.pieces[at]) < spaces(self.cards[at])

    def full(self) -> list[Cell]:
        return [at for at in self.cards if not self.room(at)]

    def group(self) -> set[Cell]:
        """The Log's group: grown by neighbours until it grows no more."""
        return connected(set(self.cards))

    def reserve(self, piece: str) -> int:
        """Pieces of this colour and kind that are neither in the pond nor sunk."""
        box = 14 if len(piece) == 1 else 2
        if self.isaac is not None and piece == self.colours[1] + "*":
            box = 0  # his only bullfrog is the marker
        gone = self.sunk[piece[0]] if len(piece) == 2 else 0
        return box - gone - sum(on.count(piece) for on in self.pieces.values())

    def lacks_a_card(self, colour: str) -> bool:
        """Back up to three cards, as long as the pile lasts."""
        return len(self.hands[colour]) < 3 and bool(self.piles[colour])

    def everywhere(self) -> Iterator[Cell]:
        """Every cell near a card."""
        xs, ys = zip(*self.cards, strict=True)
        for x in range(min(xs) - 1, max(xs) + 2):
            for y in range(min(ys) - 1, max(ys) + 2):
                yield (x, y)

    # Whose turn, and what may be done.

    def to_act(self) -> int:
        if self.stage == "over":
            return NOBODY
        if self.stage in ("start", "deal", "draw", "roll", "isaac"):
            return CHANCE
        if self.isaac is None:
            return self.colours.index(self.active)
        return 0 if self.stage != "walk" or self.face == "any" else CHANCE

    def moves(self) -> set[str]:
        if self.to_act() < 0:
            return set()
        ways = {
            "play": self._plays,
            "act": self._acts,
            "score": lambda: (f"score {name(at)}" for at in self.full()),
            "hop": self._hops,
            "marker": lambda: (f"walk {name(at)}" for at in self._refuges()),
            "walk": lambda: (f"walk {name(at)}" for at in self._neighbours(self.isaac)),
            "slide": self._slides,
            "end": lambda: ["end"],
        }
        found = list(ways[self.stage]())
        assert len(found) == len(set(found))
        return set(found)

    def chance(self) -> Mapping[str, int]:
        if self.to_act() != CHANCE:
            return {}
        if self.stage == "start":
            return {f"start {colour}": 1 for colour in self.colours}
        if self.stage in ("deal", "draw"):
            return Counter(f"draw {card}" for card in self.piles[self._drawer()])
        if self.stage == "roll":
            faces = [*FACES, "any", "blank"]
            return {f"roll {face} {actions}": 1 for face in faces for actions in (1, 2, 3)}
        if self.stage == "walk":
            way = cell(FACES.get(self.face, "log"))
            to = (self.isaac[0] + way[0], self.isaac[1] + way[1])
            return {f"walk {name(to if to in self.cards else self.isaac)}": 1}
        return {self._deed(): 1}

    def _drawer(self) -> str:
        """While dealing, the first from the first player on who has not three cards yet."""
        if self.stage == "draw":
            return self.active
        first = self.colours.index(self.active)
        order = self.colours[first:] + self.colours[:first]
        return next(of for of in order if self.lacks_a_card(of))

    def _plays(self) -> Iterator[str]:
        for card in set(self.hands[self.active]):
            for at in self.everywhere():
                if at not in self.cards and any(other in self.cards for other in around(at)):
                    yield f"play {card} {name(at)}"

    def _acts(self) -> Iterator[str]:
        yield "stop"
        for at in self.cards:
            near = in_line(at, self.played) and at not in (self.played, MIDDLE)
            if near and self.room(at) and self.deployed.count(at) < 2:
                yield from self._deploys(at)
        for source, on in self.pieces.items():
            if source != MIDDLE and in_line(source, self.played):
                for victim in set(self.colours) - {self.active}:
                    for target in around(source):
                        if victim in on and self.room(target):
                            yield f"sabotage {victim} {name(source)} {name(target)}"

    def _deploys(self, at: Cell) -> Iterator[str]:
        frogs, bullfrogs = self.reserve(self.active), self.reserve(self.active + "*")
        if frogs:
            yield f"deploy frog {name(at)}"
        if bullfrogs:
            yield f"deploy bullfrog {name(at)}"
        if not frogs and not bullfrogs:
            for source, on in self.pieces.items():
                if self.active in on and source not in (at, MIDDLE):
                    yield f"relocate {name(source)} {name(at)}"

    def _hops(self) -> Iterator[str]:
        """Losers' frogs, losers' bullfrogs, winner's frogs, winner's bullfrogs."""
        last = self.winner or self.active
        on = set(self.pieces[self.sinking])
        for piece in on:
            if not any((p[0] == last, len(p)) < (piece[0] == last, len(piece)) for p in on):
                for at in self.landings:
                    kind = "frog" if len(piece) == 1 else "bullfrog"
                    yield f"hop {piece[0]} {kind} {name(at)}"

    def _neighbours(self, of: Cell) -> list[Cell]:
        return [at for at in around(of) if at in self.cards]

    def _refuges(self) -> list[Cell]:
        """An adjacent card; or else a pad with most free spaces; or else the Log."""
        near = self._neighbours(self.isaac)
        pads = [at for at in self.cards if at not in (MIDDLE, self.isaac)]
        free = {at: spaces(self.cards[at]) - len(self.pieces[at]) for at in pads}
        return near or [at for at in pads if free[at] == max(free.values())] or [MIDDLE]

    def _slides(self) -> Iterator[str]:
        group = self.group()
        for source in set(self.cards) - group:
            others = set(self.cards) - {source}
            ways = [
                to
                for to in self.everywhere()
                if to not in self.cards and any(at in group for at in around(to))
            ]
            straight = [to for to in ways if is_one_straight_line(others | {to})]
            for to in ways:
                if to not in straight or len(straight) == len(ways):
                    yield f"slide {name(source)} {name(to)}"

    def _deed(self) -> str:
        """Expel first, if there is somebody to expel; then recruit, two at most."""
        you, he = self.colours
        at = self.isaac
        if self.left == self.rolled and you in self.pieces[at]:
            return "expel"
        somewhere = self.reserve(he) or (at != MIDDLE and he in self.pieces[MIDDLE])
        return "recruit" if somewhere and self.recruited < 2 and self.room(at) else "idle"

    # What comes of a move.

    def play(self, move: str) -> None:
        verb, *words = move.split(" ")
        getattr(self, f"_{verb}")(*words)

    def _start(self, colour: str) -> None:
        self.active, self.stage = colour, "deal"

    def _draw(self, card: str) -> None:
        drawer = self._drawer()
        self.piles[drawer].remove(int(card))
        self.hands[drawer].append(int(card))
        if self.stage == "draw":
            if self.isaac is not None:
                self.stage = "play"
            elif not self.lacks_a_card(drawer):
                self._pass_on()
        elif not any(map(self.lacks_a_card, self.colours)):
            self.stage = "play"

    def _play(self, card: str, where: str) -> None:
        self.hands[self.active].remove(int(card))
        at = cell(where)
        self.cards[at], self.pieces[at] = self.active + card, []
        self.stage, self.played, self.left, self.deployed = "act", at, int(card), []

    def _spend(self) -> None:
        self.left -= 1
        if not self.left:
            self._settle()

    def _deploy(self, kind: str, where: str) -> None:
        self.pieces[cell(where)].append(self.active + "*" * (kind == "bullfrog"))
        self.deployed.append(cell(where))
        self._spend()

    def _relocate(self, source: str, where: str) -> None:
        self.pieces[cell(source)].remove(self.active)
        self._deploy("frog", where)

    def _sabotage(self, victim: str, source: str, target: str) -> None:
        self.pieces[cell(source)].remove(victim)
        self.pieces[cell(target)].append(victim)
        self._spend()

    def _stop(self) -> None:
        self._settle()

    def _settle(self) -> None:
        """Score while a pad is full, then slide while a card is loose, then end the turn."""
        self.left = 0
        loose = set(self.cards) - self.group()
        self.stage = "score" if self.full() else "slide" if loose else "end"

    def _score(self, where: str) -> None:
        at = cell(where)
        sums = {of: strength(self.pieces[at], of) for of in self.colours}
        best = [of for of in sums if sums[of] == max(sums.values())]
        self.winner = best[0] if len(best) == 1 else ""
        self.sinking, self.stage = at, "hop"
        self.landings = [to for to in around(at) if self.room(to)]
        self._sink_once_all_have_hopped()

    def _hop(self, colour: str, kind: str, where: str) -> None:
        piece = colour + "*" * (kind == "bullfrog")
        self.pieces[self.sinking].remove(piece)
        self.pieces[cell(where)].append(piece)
        self.landings.remove(cell(where))
        self._sink_once_all_have_hopped()

    def _sink_once_all_have_hopped(self) -> None:
        if self.landings and self.pieces[self.sinking]:
            return
        self.landings = []
        if self.isaac == self.sinking:
            self.stage = "marker"
        else:
            self._sink()

    def _sink(self) -> None:
        for piece in self.pieces.pop(self.sinking):
            self.sunk[piece[0]] += piece.endswith("*")
        card = self.cards.pop(self.sinking)
        if self.winner:
            self.scored[self.winner].append(card)
        self._settle()

    def _slide(self, source: str, target: str) -> None:
        for things in (self.cards, self.pieces):
            things[cell(target)] = things.pop(cell(source))
        if self.isaac == cell(source):
            self.isaac = cell(target)
        self._settle()

    def _end(self) -> None:
        if not any([*self.hands.values(), *self.piles.values()]):
            self.stage = "over"
        elif self.isaac is not None:
            self.active = self.colours[self.active == self.colours[0]]
            self.stage = "roll" if self.active == self.colours[1] else "draw"
        elif self.lacks_a_card(self.active):
            self.stage = "draw"
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        """To the next on the left with a card; in a game from its beginning that is the next."""
        at = self.colours.index(self.active) + 1
        order = self.colours[at:] + self.colours[:at]
        self.active = next(of for of in order if self.hands[of] or self.piles[of])
        self.stage = "play"

    def _roll(self, face: str, actions: str) -> None:
        self.face, self.rolled, self.left = face, int(actions), int(actions)
        self.stage, self.recruited = "walk", 0

    def _walk(self, where: str) -> None:
        self.isaac = cell(where)
        if self.stage == "marker":
            self._sink()
        else:
            self.stage = "isaac"

    def _expel(self) -> None:
        self.pieces[self.isaac].remove(self.colours[0])
        self._spend()

    def _recruit(self) -> None:
        he = self.colours[1]
        if not self.reserve(he):
            self.pieces[MIDDLE].remove(he)
        self.pieces[self.isaac].append(he)
        self.recruited += 1
        self._spend()

    def _idle(self) -> None:
        self._settle()

    # The end.

    def outcome(self) -> Ending | None:
        if self.stage != "over":
            return None
        on_log = {of: strength(self.pieces[MIDDLE], of) for of in self.colours}
        rulers = [of for of in on_log if on_log[of] == max(on_log.values())]
        total = {}
        for of in self.colours:
            total[of] = sum(map(points, self.scored[of])) + on_log[of]
            if self.isaac is None:
                total[of] += sum(card[0] == of for card in self.scored[of])
            if rulers == [of]:
                total[of] += 3
        if self.isaac is not None:
            return (), (total[self.colours[0]] - total[self.colours[1]],), "bullfrogs.solo.final"
        tied = [of for of in total if total[of] == max(total.values())]
        rule = "bullfrogs.end"
        if len(tied) > 1:
            pads = [piece for at, on in self.pieces.items() if at != MIDDLE for piece in on]
            left = {of: strength(pads, of) for of in tied}
            tied = [of for of in tied if left[of] == max(left.values())]
            rule = "bullfrogs.final.tie-break"
        winners = tuple(self.colours.index(of) for of in tied)
        return winners, tuple(total.values()), rule


def in_line(one: Cell, other: Cell) -> bool:
    return one[0] == other[0] or one[1] == other[1]


def connected(cells: set[Cell]) -> set[Cell]:
    group = {MIDDLE}
    while True:
        grown = group | {at for at in cells if any(other in group for other in around(at))}
        if grown == group:
            return group
        group = grown


def is_one_straight_line(cells: set[Cell]) -> bool:
    narrow = len({x for x, _ in cells}) == 1 or len({y for _, y in cells}) == 1
    return narrow and connected(cells) == cells


def start(seats: int, options: Mapping[str, str]) -> Oracle:
    """The Log, a start pad on each side of it, and everybody's deck."""
    pond = Oracle(options["colours"], solo=seats == 1)
    for at in [MIDDLE, *around(MIDDLE)]:
        pond.cards[at], pond.pieces[at] = "log" if at == MIDDLE else "6", []
    for colour in pond.colours[:seats]:
        pond.piles[colour] = [2, 2, 2, 3, 3, 3, 3, 4, 4, 4]
        if seats == 4:
            pond.piles[colour].remove(3)
    if seats == 1:
        pond.active, pond.stage = pond.colours[1], "roll"
    elif options["first"] != "random":
        pond.active, pond.stage = pond.colours[int(options["first"]) - 1], "deal"
    return pond


def read(text: str) -> Oracle:
    pond = Oracle(text.split(" ")[0], solo="; isaac" in text)
    pond.read(text)
    return pond
