"""Ratland once more, slow and plain, from the rulebook's sentences alone.

Clans are counted from 1, as in the notation; the seat to the left is the next one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import comb
from random import Random

from tests.lockstep.oracle import CHANCE, NOBODY, Ending

INITIAL = ("abundance", "massive-attacks", "cousin", "helmet", "we-made-it")
FINAL = ("drunk", "alarm", "just-in-time", "holy-rat", "end")

AREAS = ("dump", "city", "countryside")
SCREENED = (*AREAS, "left", "right", "nursery")
SEWER = (*SCREENED, "pantry")
KEPT = ("cheese", "hidden", "poisoned", "lost", "graveyard")

LETTERS = {
    "Y": "yellow",
    "O": "orange",
    "W": "white",
    "K": "black",
    "P": "purple",
    "B": "blue",
}
FOOD = {
    1: ("6Y 6W", "3Y 3O 4W 2P", "6Y 3W 3B"),
    2: ("7Y 5W", "2Y 3O 5W 2K", "5Y 2O 5B"),
    3: ("5Y 7W", "5O 2W 2K 3P", "7Y 3K 2B"),
    4: ("9Y 3K", "2Y 3O 5W 2P", "5Y 2W 5B"),
    5: ("6Y 6W", "6O 2W 2K 2P", "5Y 2O 5B"),
    6: ("7Y 5W", "3Y 4O 2W 3P", "7Y 3W 2B"),
    7: ("5Y 7W", "1Y 6O 2K 3P", "6Y 5W 1K"),
    8: ("8Y 4W", "6Y 2O 3K 1P", "6O 4W 2K"),
    9: ("4Y 8W", "2Y 4O 4W 2K", "8Y 2K 2B"),
}


def bag(card: int, area: str) -> Counter[str]:
    entries = FOOD[card][AREAS.index(area)].split(" ")
    return Counter({LETTERS[entry[-1]]: int(entry[:-1]) for entry in entries})


def needed(rats: int) -> int:
    """How much cheese so many rats eat."""
    steps = ((3, 0), (6, 1), (9, 3), (12, 4), (15, 5), (18, 6), (20, 7), (22, 8), (24, 9))
    return next((cheese for most, cheese in steps if rats <= most), 9 + rats - 24)


class Oracle:
    """Of each clan a count by places of its sewer, and of what it keeps."""

    def __init__(self, seats: int) -> None:
        self.clans: dict[int, Counter[str]] = {seat + 1: Counter() for seat in range(seats)}
        self.active = 1
        self.stage = "start"
        self.in_order = False
        self.events: list[str] = []
        self.food: list[int] = []
        self.waiting: list[int] = []
        self.chose: dict[int, list[int]] = {}
        self.area = ""
        self.bag = Counter[str]()
        self.drawn: list[str] = []

    # Reading and writing.

    def __str__(self) -> str:
        waiting = f" waiting {' '.join(map(str, self.waiting))}" if self.waiting else ""
        parts = [f"{self.stage} active {self.active}{waiting}"]
        if self.in_order:
            parts.append("first-game")
        if self.events:
            parts.append(f"events {' '.join(self.events)}")
        if self.food:
            parts.append(f"food {' '.join(map(str, self.food))}")
        for clan in self.clans.values():
            has = (f"{of}={clan[of]}" for of in (*SEWER, *KEPT) if clan[of])
            parts.append(" ".join(["clan", *has]))
        for seat, rats in sorted(self.chose.items()):
            parts.append(f"chose {seat} {placement(rats)}")
        if self.area:
            has = (f"{of}={self.bag[of]}" for of in LETTERS.values() if self.bag[of])
            parts.append(" ".join(["bag", self.area, *has]))
        if self.drawn:
            parts.append(f"drawn {' '.join(self.drawn)}")
        return "; ".join(parts)

    def read(self, text: str) -> None:
        head, *rest = text.split("; ")
        self.stage, _, active, *waiting = head.split(" ")
        self.active, self.waiting = int(active), list(map(int, waiting[1:]))
        seat = 0
        for section in rest:
            word, *entries = section.split(" ")
            if word == "clan":
                seat += 1
                self.clans[seat] = counts(entries)
            elif word == "chose":
                self.chose[int(entries[0])] = list(counted(entries[1:]).values())
            elif word == "bag":
                self.area, self.bag = entries[0], counts(entries[1:])
            elif word == "food":
                self.food = list(map(int, entries))
            elif word == "events":
                self.events = entries
            elif word == "drawn":
                self.drawn = entries
            elif word == "first-game":
                self.in_order = True

    # What there is.

    @property
    def event(self) -> str:
        return self.events[-1] if self.events else ""

    def order(self) -> list[int]:
        """In every tie the active player comes first, then the others clockwise."""
        seats = list(self.clans)
        return seats[self.active - 1 :] + seats[: self.active - 1]

    def rats(self, seat: int) -> int:
        clan = self.clans[seat]
        return sum(clan[of] for of in (*SEWER, "poisoned", "lost"))

    def pile(self) -> int:
        """Of 80 rats those that nobody has."""
        graves = sum(clan["graveyard"] for clan in self.clans.values())
        return 80 - graves - sum(map(self.rats, self.clans))

    # Whose turn, and what may be done.

    def to_act(self) -> int:
        if self.stage == "over":
            return NOBODY
        if self.stage in ("start", "event", "food", "unveil", "forage"):
            return CHANCE
        return self.waiting[0] - 1

    def moves(self) -> set[str]:
        ways = {
            "alarm": lambda: {"hide", "pass"},
            "holy-rat": lambda: {"release", "pass"},
            "helmet": lambda: {"pass", *(f"throw {piece}" for piece in self.drawn)},
            "starve": lambda: set(self._deaths(self.waiting[0])),
            "place": lambda: set(self._placements()),
        }
        return ways[self.stage]() if self.stage in ways else set()

    def _placements(self) -> Iterator[str]:
        """Every way to share out the rats; what is left stays in the pantry."""

        def shared(rats: int, places: int) -> Iterator[list[int]]:
            if not places:
                yield []
            for here in range(rats + 1) if places else ():
                for others in shared(rats - here, places - 1):
                    yield [here, *others]

        for rats in shared(self._available(), len(SCREENED)):
            if self._may_stay(self._available() - sum(rats)):
                yield f"place {placement(rats)}"

    def _available(self) -> int:
        return self.clans[self.waiting[0]]["pantry"]

    def _may_stay(self, rats: int) -> bool:
        """With two players no rats go to the pantry."""
        return not rats or len(self.clans) > 2

    def how_many(self) -> int:
        """Of very many placements: bars between so many rats."""
        places = len(SEWER) if len(self.clans) > 2 else len(SCREENED)
        return comb(self._available() + places - 1, places - 1)

    def may(self, move: str) -> bool:
        """Whether it is one of very many placements."""
        verb, *words = move.split(" ")
        if verb != "place":
            return False
        left = self._available() - sum(counted(words).values())
        return left >= 0 and self._may_stay(left)

    def any_move(self, random: Random) -> str:
        """Rats that go one by one wherever they like, of very many placements."""
        places = SEWER if len(self.clans) > 2 else SCREENED
        went = Counter(random.choices(places, k=self._available()))
        return f"place {placement([went[of] for of in SCREENED])}"

    def _deaths(self, seat: int) -> Iterator[str]:
        """One rat of the sewer for each missing cheese; which of them is the owner's choice."""
        clan = self.clans[seat]
        fed = sum(clan[of] for of in SEWER) + clan["poisoned"]
        dead = min(fed, max(0, needed(fed) - clan["cheese"]))
        for poisoned in range(min(dead, clan["poisoned"]) + 1):
            if dead - poisoned <= fed - clan["poisoned"]:
                yield f"starve healthy={dead - poisoned} poisoned={poisoned}"

    def chance(self) -> Mapping[str, int]:
        if self.stage == "start":
            return {f"start {seat}": 1 for seat in self.clans}
        if self.stage == "event":
            of = INITIAL if len(self.events) < len(INITIAL) else FINAL
            return {f"event {event}": 1 for event in of if event not in self.events}
        if self.stage == "food":
            left = [card for card in FOOD if card not in self.food]
            return {f"food {card}": 1 for card in (left[:1] if self.in_order else left)}
        if self.stage == "forage":
            return {f"draw {piece}": count for piece, count in self.bag.items() if count}
        return {"unveil": 1} if self.stage == "unveil" else {}

    # What comes of a move.

    def play(self, move: str) -> None:
        verb, *words = move.split(" ")
        getattr(self, f"_{verb}")(*words)

    def _start(self, seat: str) -> None:
        self.active, self.stage = int(seat), "event"

    def _event(self, event: str) -> None:
        self.events.append(event)
        self.stage = "over" if event == "end" else "food"

    def _food(self, card: str) -> None:
        self.food.append(int(card))
        for seat in self.order():
            clan = self.clans[seat]
            if self.event == "abundance":
                clan["cheese"] += 1
            elif self.event == "cousin" and self.pile():
                clan["pantry"] += 1
            elif self.event == "just-in-time":
                clan["pantry"] += clan.pop("poisoned", 0) + clan.pop("lost", 0)
        if self.event == "drunk":
            self._give()
        owns = {"alarm": "cheese", "holy-rat": "graveyard"}.get(self.event)
        self.waiting = [seat for seat in self.order() if owns and self.clans[seat][owns]]
        self.stage = self.event
        if not self.waiting:
            self._begin_placing()

    def _give(self) -> None:
        sizes = {seat: self.rats(seat) for seat in self.order()}
        giver = next(seat for seat in sizes if sizes[seat] == max(sizes.values()))
        taker = next(seat for seat in sizes if sizes[seat] == min(sizes.values()))
        if sizes[giver] != sizes[taker] and self.clans[giver]["pantry"]:
            self.clans[giver]["pantry"] -= 1
            self.clans[taker]["pantry"] += 1

    def _next(self) -> None:
        """The next who may make use of the event."""
        self.waiting.pop(0)
        if not self.waiting:
            self._begin_placing()

    def _hide(self) -> None:
        self.clans[self.waiting[0]]["hidden"] = 1
        self._next()

    def _release(self) -> None:
        self.clans[self.waiting[0]]["graveyard"] -= 1
        self._next()

    def _pass(self) -> None:
        if self.stage == "helmet":
            self._bring_home()
        else:
            self._next()

    def _begin_placing(self) -> None:
        self.stage = "place"
        self.waiting = [seat for seat in self.order() if self.clans[seat]["pantry"]]
        self.chose = {seat: [0] * 6 for seat in self.clans if seat not in self.waiting}
        if not self.waiting:
            self.stage = "unveil"

    def _place(self, *words: str) -> None:
        self.chose[self.waiting.pop(0)] = list(counted(words).values())
        if not self.waiting:
            self.stage = "unveil"

    def _unveil(self) -> None:
        for seat, rats in self.chose.items():
            for place, count in zip(SCREENED, rats, strict=True):
                self.clans[seat][place] += count
                self.clans[seat]["pantry"] -= count
        self.chose = {}
        self._attack()
        self._breed()
        for clan in self.clans.values():
            clan["pantry"] += clan.pop("poisoned", 0) + clan.pop("lost", 0)
        self._search(AREAS[0])

    def _attack(self) -> None:
        loot = {seat: clan["cheese"] - clan["hidden"] for seat, clan in self.clans.items()}
        taken = Counter[int]()
        for victim in self.order():
            left = loot[victim]
            due = self._due(victim)
            while left and any(due.values()):
                for thief in due:
                    if left and due[thief]:
                        due[thief] -= 1
                        left -= 1
                        taken[thief[0]] += 1
                        taken[victim] -= 1
        for seat, clan in self.clans.items():
            clan["cheese"] += taken[seat]
            clan["hidden"] = 0

    def _due(self, victim: int) -> dict[tuple[int, str], int]:
        """What each attack may take: by its thief and pipe, the one with more attackers first."""
        seats = len(self.clans)
        pipes = [(victim % seats + 1, "right"), ((victim - 2) % seats + 1, "left")]
        guards = {"right": "left", "left": "right"}
        due = {}
        strength = {of: self._in_pipe(*of) for of in pipes}
        for of in sorted(pipes, key=lambda of: (-strength[of], self.order().index(of[0]))):
            there = self.clans[victim]["pantry"]
            if seats == 2:
                there = self._in_pipe(victim, guards[of[1]])
            due[of] = max(0, strength[of] - there)
        return due

    def _in_pipe(self, seat: int, pipe: str) -> int:
        rats = self.clans[seat][pipe]
        return rats + (rats > 0 and self.event == "massive-attacks")

    def _breed(self) -> None:
        parents = {seat: self.clans[seat]["nursery"] for seat in self.order()}
        order = sorted(parents, key=lambda seat: parents[seat])  # ties stay in order
        due = dict(parents)
        while self.pile() and any(due.values()):
            for seat in order:
                if due[seat] and self.pile():
                    due[seat] -= 1
                    self.clans[seat]["nursery"] += 1

    def _search(self, area: str) -> None:
        """The bag is filled, and whoever sent fewest rats draws first."""
        rats = {seat: self.clans[seat][area] for seat in self.order()}
        self.waiting = sorted((seat for seat in rats if rats[seat]), key=lambda seat: rats[seat])
        self.area, self.bag, self.stage = area, bag(self.food[-1], area), "forage"
        if not self.waiting:
            self._search_on()

    def _search_on(self) -> None:
        if self.area == AREAS[-1]:
            self._feed()
        else:
            self._search(AREAS[AREAS.index(self.area) + 1])

    def _draw(self, piece: str) -> None:
        self.drawn.append(piece)
        self.bag[piece] -= 1
        rats = self.clans[self.waiting[0]][self.area]
        if len(self.drawn) == rats or not self.bag.total():
            if self.event == "helmet":
                self.stage = "helmet"
            else:
                self._bring_home()

    def _throw(self, piece: str) -> None:
        self.drawn.remove(piece)
        self.bag[piece] += 1
        self._bring_home()

    def _bring_home(self) -> None:
        clan = self.clans[self.waiting.pop(0)]
        for piece in self.drawn:
            if piece == "black" and self.event == "we-made-it":
                piece = "yellow"
            if piece in ("yellow", "orange"):
                clan["cheese"] += 1 if piece == "yellow" else 2
            elif piece in ("black", "purple", "blue"):
                clan[self.area] -= 1
                clan["poisoned"] += piece == "purple"
                clan["lost"] += piece == "blue"
        self.drawn, self.stage = [], "forage"
        if not self.waiting or not self.bag.total():
            self._search_on()

    def _feed(self) -> None:
        self.area, self.bag = "", Counter()
        for clan in self.clans.values():
            clan["pantry"] = sum(clan.pop(of, 0) for of in SEWER)
        self.waiting = self.order()
        self._feed_on()

    def _feed_on(self) -> None:
        """One after another, until somebody has to choose who dies."""
        self.stage = "starve"
        while self.waiting:
            ways = list(self._deaths(self.waiting[0]))
            if len(ways) > 1:
                return
            self._feed_one(*ways[0].split(" ")[1:])
        self.active, self.stage = self.active % len(self.clans) + 1, "event"

    def _starve(self, *words: str) -> None:
        self._feed_one(*words)
        self._feed_on()

    def _feed_one(self, *words: str) -> None:
        clan, dead = self.clans[self.waiting.pop(0)], counted(words)
        clan["cheese"] = max(0, clan["cheese"] - needed(clan["pantry"] + clan["poisoned"]))
        clan["pantry"] -= dead["healthy"]
        clan["poisoned"] -= dead["poisoned"]
        clan["graveyard"] += sum(dead.values())

    # The end.

    def outcome(self) -> Ending | None:
        if self.stage != "over":
            return None
        points = {seat: self.rats(seat) - clan["graveyard"] for seat, clan in self.clans.items()}
        ranks = {seat: (points[seat], clan["cheese"]) for seat, clan in self.clans.items()}
        winners = tuple(seat - 1 for seat in ranks if ranks[seat] == max(ranks.values()))
        tied = list(points.values()).count(max(points.values())) > 1
        return winners, tuple(points.values()), "ratland.score" if tied else "ratland.event.end"


def placement(rats: list[int]) -> str:
    return " ".join(f"{of}={count}" for of, count in zip(SCREENED, rats, strict=True))


def counted(words: list[str] | tuple[str, ...]) -> dict[str, int]:
    """Of words such as `dump=3`."""
    return {word.split("=")[0]: int(word.split("=")[1]) for word in words}


def counts(words: list[str]) -> Counter[str]:
    return Counter(counted(words))


def start(seats: int, options: Mapping[str, str]) -> Oracle:
    """Seven rats and two cheese each."""
    sewer = Oracle(seats)
    for clan in sewer.clans.values():
        clan.update(pantry=7, cheese=2)
    sewer.in_order = options["food"] == "first-game"
    if options["first"] != "random":
        sewer.active, sewer.stage = int(options["first"]), "event"
    return sewer


def read(text: str) -> Oracle:
    sewer = Oracle(text.count("; clan"))
    sewer.read(text)
    return sewer
