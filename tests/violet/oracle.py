"""Violet and the Grumpy Nisse once more, slow and plain, from the rulebook's sentences alone.

What each seat knows of hidden cards is left out. V is Violet's seat and T Torech's.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations, permutations

from tests.lockstep.oracle import CHANCE, NOBODY, Ending

SUITS = ("lake", "forest", "mountain", "mine")
LETTERS = dict(zip("LFMG", SUITS, strict=True))
CARDS = [f"{suit}{value}" for suit in SUITS for value in range(1, 10)]
V, T = "violet", "torech"
SEATS = (V, T)

EVENTS = (
    *("faery-ring", "off-track", "gust", "storm", "howl", "fear-in-the-air", "improvisation"),
    *("sleeve", "planning", "ingenuity"),
)
KEPT = ("sleeve", "planning", "ingenuity")
AIR = "fear-in-the-air"

PATH = "...LLLFFFMMMGGG..."
FIREFLIES = (5, 9, 13)
FULL = 16
FEAR = -16
SPACES = (-12, -7, -2)


def value(card: str) -> int:
    return int(card[-1])


def suit(card: str) -> str:
    return card[:-1]


def other(seat: str) -> str:
    return T if seat == V else V


def follower_wins(led: str, followed: str, trump: str) -> bool:
    """Whether the second card of a trick beats the first."""
    both_trump = suit(led) == suit(followed) == trump
    if {value(led), value(followed)} == {1, 9} and not both_trump:
        return value(followed) == 1
    if value(led) == value(followed) == 5:
        return False
    if value(led) == 6 and suit(led) != trump:
        return suit(followed) == suit(led) and value(followed) in (7, 8, 9)
    one, two = suit(led), suit(followed)
    if value(led) == 5:
        one = trump or two
    if value(followed) == 5:
        two = trump or one
    if one == two:
        return value(followed) > value(led)
    return two == trump


class Oracle:
    """Where every card and every marker is."""

    def __init__(self) -> None:
        self.stage, self.turn, self.leader = "offer", T, V
        self.path, self.violet, self.precipices = list(PATH), 0, 1
        self.fuel, self.out_at, self.fear = FULL, 0, FEAR
        self.fireflies = list(FIREFLIES)
        self.bonuses = dict.fromkeys(SUITS, "-")
        self.market = ["-"] * 4
        self.hands: dict[str, list[str]] = {V: [], T: []}
        self.top, self.rest, self.discard = list[str](), list(CARDS), list[str]()
        self.feared: list[list[str]] = [[], []]
        self.ring: int | None = None
        self.air: int | None = None
        self.led = ""
        self.trick: list[str] = []
        """Who led, what was trump, and the two cards."""
        self.looked = 0
        self.waiting = self.ingenious = False
        self.offered, self.refused, self.chosen = list[str](), list[str](), list[str]()
        self.ahead: dict[int, str] = {}
        self.revealed, self.pending, self.kept = list[str](), list[str](), list[str]()

    # Reading and writing.

    def __str__(self) -> str:
        bonuses = "".join(self.bonuses.values())
        hands = " ".join(listed(self.hands[seat]) for seat in SEATS)
        deck = f"{','.join(self.top) or '-'} {listed(self.rest)}"
        parts = [
            f"{self.stage} {self.turn} {self.leader}",
            f"path {''.join(self.path)} {self.violet}",
            f"fuel {self.fuel} {self.out_at}",
            f"fear {self.fear}",
            f"fireflies {','.join(map(str, sorted(self.fireflies))) or '-'}",
            f"bonuses {bonuses}",
            f"market {' '.join(self.market)}",
            f"hands {hands}",
            f"deck {deck}",
            f"discard {listed(self.discard)}",
            f"feared {' '.join(','.join(pair) or '-' for pair in self.feared)}",
        ]
        said = {
            "precipices": self.precipices if self.precipices > 1 else None,
            "ring": self.ring,
            "air": self.air,
            "led": self.led or None,
            "trick": " ".join(word or "-" for word in self.trick) or None,
            "looked": self.looked or None,
        }
        parts += [f"{word} {text}" for word, text in said.items() if text is not None]
        parts += ["waiting"] * self.waiting + ["ingenious"] * self.ingenious
        for word in ("offered", "refused", "chosen"):
            if getattr(self, word):
                parts.append(f"{word} {','.join(getattr(self, word))}")
        if self.ahead:
            parts.append(f"ahead {','.join(f'{at}:{of}' for at, of in self.ahead.items())}")
        for word in ("revealed", "pending", "kept"):
            if getattr(self, word):
                parts.append(f"{word} {','.join(getattr(self, word))}")
        return "; ".join(parts)

    def read(self, text: str) -> None:
        head, *rest = text.split("; ")
        self.stage, self.turn, self.leader = head.split(" ")
        for section in rest:
            word, *entries = section.split(" ")
            lists = [[] if entry == "-" else entry.split(",") for entry in entries]
            if word == "path":
                self.path, self.violet = list(entries[0]), int(entries[1])
            elif word == "fuel":
                self.fuel, self.out_at = map(int, entries)
            elif word == "fireflies":
                self.fireflies = list(map(int, lists[0]))
            elif word == "bonuses":
                self.bonuses = dict(zip(SUITS, entries[0], strict=True))
            elif word == "market":
                self.market = entries
            elif word == "hands":
                self.hands = dict(zip(SEATS, lists, strict=True))
            elif word == "deck":
                self.top, self.rest = lists
            elif word == "feared":
                self.feared = lists
            elif word in ("fear", "precipices", "ring", "air", "looked"):
                setattr(self, word, int(entries[0]))
            elif word == "led":
                self.led = entries[0]
            elif word == "trick":
                self.trick = [entry.replace("-", "") for entry in entries]
            elif word in ("waiting", "ingenious"):
                setattr(self, word, True)
            elif word == "ahead":
                self.ahead = {int(at): of for at, of in (entry.split(":") for entry in lists[0])}
            elif word not in SEATS and word != "onlooker":
                setattr(self, word, lists[0])

    # What there is.

    @property
    def campfire(self) -> int:
        return len(self.path) - 1

    @property
    def precipice(self) -> int:
        """The first space of it."""
        return self.campfire - self.precipices

    def location(self, space: int) -> str:
        """The suit of a space, or nothing."""
        return LETTERS.get(self.path[space], "")

    def winner(self) -> str:
        leader, trump, led, followed = self.trick
        return other(leader) if follower_wins(led, followed, trump) else leader

    def played(self, seat: str) -> str:
        """The card of the last trick that was this seat's."""
        return self.trick[2] if self.trick[0] == seat else self.trick[3]

    def effect(self, seat: str) -> int:
        """The value of a seat's card if it does something; a trump is silent."""
        card = self.played(seat)
        return 0 if suit(card) == self.trick[1] else value(card)

    def deck(self) -> int:
        return len(self.top) + len(self.rest)

    # Whose turn, and what may be done.

    def to_act(self) -> int:
        if self.stage == "over":
            return NOBODY
        by_chance = ("offer", "deal", "reveal", "show", "consult", "draw", "look")
        return CHANCE if self.stage in by_chance else SEATS.index(self.turn)

    def moves(self) -> set[str]:
        if self.to_act() < 0:
            return set()
        hand = self.hands[self.turn]
        picks = [f"pick {card}" for card in self.market]
        ways = {
            "choose": lambda: [f"choose {event}" for event in self.offered],
            "arrange": lambda: [f"arrange {' '.join(way)}" for way in permutations(self.chosen)],
            "first": lambda: [f"first {seat}" for seat in SEATS],
            "draft": lambda: picks,
            "lead": lambda: [*(f"lead {card}" for card in hand), *self._swaps()],
            "follow": lambda: [f"follow {card}" for card in hand],
            "result": lambda: ["advance", "rest"],
            "activate": lambda: [f"activate {event}" for event in self.pending],
            "place": self._places,
            "before": lambda: ["pass", *self._swaps()],
            "effect": lambda: ["pass", *self._usable()],
            "swap": lambda: [
                "pass",
                *(f"swap {mine} {old}" for mine in hand for old in self.discard),
            ],
            "keep": lambda: [
                f"keep {' '.join(four)}" for four in combinations(sorted(hand, key=rank), 4)
            ],
            "take": lambda: [f"take {card}" for card in self.top[: self.looked]],
            "pick": lambda: [*picks, *self._usable()],
            "after": lambda: ["pass", *self._usable(), *self._fifth()],
        }
        return set(ways[self.stage]())

    def _swaps(self) -> Iterator[str]:
        """Up His Sleeve, in a turn that Torech leads."""
        leads = (self.leader if self.stage == "lead" else self.trick[0]) == T
        if "sleeve" in self.kept and self.turn == T and leads:
            for mine in self.hands[T]:
                yield from (f"sleeve {mine} {card}" for card in self.market)

    def _usable(self) -> Iterator[str]:
        """What somebody who refills may use before and after the pick or the effect."""
        yield from self._swaps()
        if self.turn == T and "planning" in self.kept:
            yield "plan"
        for location, holder in self.bonuses.items():
            if holder == self.turn[0]:
                yield f"bonus {location}"

    def _fifth(self) -> list[str]:
        able = self.turn == T and "ingenuity" in self.kept and len(self.hands[T]) == 4
        return ["ingenuity"] * able

    def _places(self) -> Iterator[str]:
        event = self.pending[0]
        first = self.fear if event == AIR else self.violet
        for space in range(max(0, first + 1), self.campfire + 1):
            if event != "improvisation":
                yield f"place {event} {space}"
                continue
            for location in SUITS:
                if location != self.location(space):
                    yield f"improvise {space} {location}"

    def chance(self) -> Mapping[str, int]:
        if self.stage == "offer":
            out = (*self.offered, *self.refused, *self.chosen)
            return {f"offer {event}": 1 for event in EVENTS if event not in out}
        if self.stage == "reveal":
            return {f"reveal {self.ahead[min(self._reached())]}": 1}
        if self.stage == "look":
            known = self.top[self.looked : self.looked + 1]
            return {f"look {card}": 1 for card in known or self.rest}
        if self.stage in ("deal", "draw"):
            return {f"{self.stage} {card}": 1 for card in self.top[:1] or self.rest}
        return {self.stage: 1} if self.stage in ("show", "consult") else {}

    # Before the journey.

    def play(self, move: str) -> None:
        verb, *words = move.split(" ")
        getattr(self, f"_{verb}")(*words)

    def _offer(self, event: str) -> None:
        self.offered.append(event)
        if len(self.offered) == 2:
            self.stage = "choose"

    def _choose(self, event: str) -> None:
        self.offered.remove(event)
        self.refused += self.offered
        self.chosen.append(event)
        self.offered, self.stage = [], "offer" if len(self.chosen) < 3 else "arrange"

    def _arrange(self, *events: str) -> None:
        self.ahead = dict(zip(SPACES, events, strict=True))
        self.chosen, self.stage = [], "deal"

    def _first(self, seat: str) -> None:
        self.stage, self.turn, self.leader = "draft", seat, seat

    def _deal(self, card: str) -> None:
        self._off_the_deck(card)
        self.market[self.market.index("-")] = card
        if "-" in self.market:
            self._need_a_card()
        elif self.trick:
            self._after_the_market()
        else:
            self._draft_on()

    def _off_the_deck(self, card: str) -> None:
        if card in self.top:
            self.top.remove(card)
        else:
            self.rest.remove(card)

    def _need_a_card(self) -> None:
        """The discard becomes the deck only when the market needs a card and there is none."""
        self.stage = "deal"
        if not self.deck():
            self.rest, self.discard = self.discard, []

    def _draft_on(self) -> None:
        if len(self.hands[V]) != len(self.hands[T]):
            self.stage, self.turn = "draft", other(self.leader)
            return
        self.stage, self.turn = "first", V
        if len(self.hands[V]) == 4:
            self.stage, self.leader = "lead", V

    def _pick(self, card: str) -> None:
        self.hands[self.turn].append(card)
        self.market[self.market.index(card)] = "-"
        self.waiting = False
        self._need_a_card()

    # The trick and its result.

    def _lead(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.led, self.trick = card, []
        self.stage, self.turn = "follow", other(self.turn)

    def _follow(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick = [self.leader, self.location(self.violet), self.led, card]
        self.led = ""
        if self.winner() == V:
            self.stage, self.turn = "result", V
        else:
            self._torech_wins()

    def _advance(self) -> None:
        self.discard += self.trick[2:]
        here = self.violet
        free = here + 1 in self.fireflies or here + 1 == self.campfire
        self._step()
        if self.violet == self.campfire:
            self.stage = "over"
        else:
            self._burn(0 if free else 1)

    def _rest(self) -> None:
        self.discard += self.trick[2:]
        self.fuel = min(FULL, self.fuel + 3)
        here = self.location(self.violet)
        if here and self.bonuses[here] == "-":
            self.bonuses[here] = "t"
        self._refill()

    def _step(self) -> None:
        """One space on; a location that she leaves unrested gives its helper card."""
        left = self.location(self.violet)
        self.violet += 1
        if left and left != self.location(self.violet) and self.bonuses[left] == "-":
            self.bonuses[left] = "v"

    def _burn(self, fuel: int) -> None:
        self.fuel = max(self.out_at, self.fuel - fuel)
        if self.is_dark():
            self.stage = "over"
        elif self.winner() == V:
            self._refill()

    def is_dark(self) -> bool:
        return self.fuel <= self.out_at

    def _torech_wins(self) -> None:
        if self.violet != self.ring and self.violet < self.precipice:
            self._step()
        pushed = self.feared[1] if self.feared[0] else []
        self.feared = [self.trick[2:], self.feared[0] or self.feared[1]]
        self.discard += pushed
        self._burn(2)
        if self.stage != "over":
            self._fear(pushed)

    def _fear(self, pair: list[str]) -> None:
        """It moves by the difference of a revealed pair, and further at low fuel."""
        if pair:
            way = abs(value(pair[0]) - value(pair[1]))
            way += 2 if self.fuel <= 3 else 1 if self.fuel <= 6 else 0
            before, self.fear = self.fear, min(self.fear + way, self.violet)
            if self.fear == self.violet:
                self.stage = "over"
                return
            if self.air is not None and before < self.air <= self.fear:
                self.pending.append(AIR)
        self._reveal_on()

    def _reached(self) -> list[int]:
        return [space for space in self.ahead if space <= self.fear]

    def _reveal_on(self) -> None:
        if self._reached():
            self.stage, self.turn = "reveal", T
        else:
            self._happen()

    def _reveal(self, event: str) -> None:
        del self.ahead[min(self._reached())]
        self.revealed.append(event)
        (self.kept if event in KEPT else self.pending).append(event)
        self._reveal_on()

    # Torech's events.

    def _happen(self) -> None:
        """What is reached happens, in Torech's order."""
        self.turn = T
        if len(self.pending) > 1:
            self.stage = "activate"
        elif self.pending:
            self._activate(self.pending[0])
        else:
            self._refill()

    def _activate(self, event: str) -> None:
        self.pending.remove(event)
        if event == AIR and self.air is not None:
            self.air = None
            pair, self.feared[1] = self.feared[1], []
            self.discard += pair
            self._fear(pair)
        elif event in ("faery-ring", "off-track", AIR, "improvisation"):
            self.pending.insert(0, event)
            self.stage = "place"
            if not any(self.works(event, space) for space in self._spaces(event)):
                self._done()
        elif event == "howl":
            self.fireflies = []
            self._happen()
        else:
            if event == "storm":
                self.out_at = 1
            self._burn(2 if event == "gust" else 0)
            if self.stage != "over":
                self._happen()

    def _spaces(self, event: str) -> range:
        first = self.fear if event == AIR else self.violet
        return range(max(0, first + 1), self.campfire + 1)

    def works(self, event: str, space: int) -> bool:
        """Whether an event can do anything on a space."""
        if event == "faery-ring":
            return space < self.precipice
        if event == AIR:
            return space < self.campfire - 1
        return space < self.campfire

    def _done(self) -> None:
        """The event that was to be placed is settled."""
        self.pending.pop(0)
        self._happen()

    def _place(self, event: str, where: str) -> None:
        space = int(where)
        if event == "faery-ring":
            self.ring = space
        elif event == AIR:
            self.air = space
        elif self.works(event, space):
            self._lengthen(space)
        self._done()

    def _lengthen(self, space: int) -> None:
        """Two spaces of one; what lies there stays on the first."""
        if space >= self.precipice:
            self.precipices += 1
        self.path.insert(space, self.path[space])
        self.fireflies = [at + (at > space) for at in self.fireflies]
        self.ahead = {at + (at > space): of for at, of in self.ahead.items()}
        if self.ring is not None:
            self.ring += self.ring > space
        if self.air is not None:
            self.air += self.air > space

    def _improvise(self, where: str, location: str) -> None:
        letters = {of: letter for letter, of in LETTERS.items()}
        self.path[int(where)] = letters[location]
        self._done()

    # The refill.

    def _refill(self) -> None:
        self.turn, self.stage = T, "before"
        if self.winner() == T or not any(self._swaps()):
            self._refill_of(self.winner())

    def _refill_of(self, seat: str) -> None:
        """A 7 shows the hand first; then the effect of the own card, or a pick."""
        self.turn = seat
        if self.effect(other(seat)) == 7:
            self.stage = "show"
        else:
            self._show()

    def _show(self) -> None:
        self.waiting = self.effect(self.turn) in (2, 3, 4)
        self._fill()

    def _fill(self) -> None:
        full = len(self.hands[self.turn]) == 4
        if full and self.effect(self.turn) != 4:
            self.waiting = False  # a 2 or 3 played with five cards in hand brings nothing
        if full and not self._works_now():
            self._filled()
        elif not self._works_now():
            self.stage = "pick"
        elif any(self._usable()):
            self.stage = "effect"
        else:
            self._begin_effect()

    def _works_now(self) -> bool:
        """Whether an effect waits, and there are cards for it."""
        return self.waiting and bool(self.discard if self.effect(self.turn) == 4 else self.deck())

    def _begin_effect(self) -> None:
        self.waiting = False
        self.stage = {2: "draw", 3: "look", 4: "consult"}[self.effect(self.turn)]

    def _filled(self) -> None:
        """After the card: what may be used then, and then the other's turn."""
        self.stage, self.waiting = "after", False
        if not any(self._usable()) and not self._fifth():
            self._refilled()

    def _refilled(self) -> None:
        self.ingenious = False
        if self.turn == self.winner():
            self._refill_of(other(self.turn))
        else:
            self.turn = self.leader = self.winner()
            self.stage = "lead"

    def _after_the_market(self) -> None:
        """All four places are taken again."""
        if self.ingenious and len(self.hands[T]) == 4:
            self.stage = "pick"
        elif self.waiting or len(self.hands[self.turn]) < 4:
            self._fill()
        else:
            self._filled()

    def _pass(self) -> None:
        if self.stage == "before":
            self._refill_of(V)
        elif self.stage == "effect":
            self._begin_effect()
        elif self.stage == "swap":
            self._fill()
        else:
            self._refilled()

    def _consult(self) -> None:
        self.stage = "swap"

    def _swap(self, mine: str, old: str) -> None:
        self.hands[self.turn].remove(mine)
        self.hands[self.turn].append(old)
        self.discard.remove(old)
        self.discard.append(mine)
        self._fill()

    def _draw(self, card: str) -> None:
        self._off_the_deck(card)
        self.hands[self.turn].append(card)
        if len(self.hands[self.turn]) == 6 or not self.deck():
            self.stage = "keep"
            if len(self.hands[self.turn]) == 4:
                self._keep(*self.hands[self.turn])

    def _keep(self, *four: str) -> None:
        back = [card for card in self.hands[self.turn] if card not in four]
        self.hands[self.turn] = list(four)
        if back:
            self.rest, self.top = [*self.top, *self.rest, *back], []
        self._filled()

    def _look(self, card: str) -> None:
        if card in self.rest:
            self.rest.remove(card)
            self.top.append(card)
        self.looked += 1
        if self.looked == min(5, self.deck()):
            self.stage = "take"

    def _take(self, card: str) -> None:
        self.top.remove(card)
        self.hands[self.turn].append(card)
        self.looked = 0
        self._filled()

    def _sleeve(self, mine: str, theirs: str) -> None:
        hand = self.hands[T]
        hand[hand.index(mine)] = theirs
        self.market[self.market.index(theirs)] = mine
        self.kept.remove("sleeve")
        if self.stage == "before":
            self._refill_of(V)
        elif self.stage == "effect":
            self._fill()
        elif self.stage == "after":
            self._filled()

    def _plan(self) -> None:
        self.kept.remove("planning")
        self._renew()

    def _bonus(self, location: str) -> None:
        self.bonuses[location] = "x"
        self._renew()

    def _renew(self) -> None:
        """All four cards of the market go, and others come."""
        self.discard += self.market
        self.market = ["-"] * 4
        self._need_a_card()

    def _ingenuity(self) -> None:
        self.kept.remove("ingenuity")
        self.ingenious, self.stage = True, "pick"

    # The end.

    def outcome(self) -> Ending | None:
        if self.stage != "over":
            return None
        if self.violet == self.campfire:
            return (0,), (1, 0), "violet.win.violet"
        way = "dark" if self.is_dark() else "fear"
        return (1,), (0, 1), f"violet.win.torech-{way}"


def rank(card: str) -> int:
    return CARDS.index(card)


def listed(cards: list[str]) -> str:
    """In the order of the suits."""
    return ",".join(sorted(cards, key=rank)) or "-"


def start(seats: int, options: Mapping[str, str]) -> Oracle:
    """A full lantern, and all cards in the deck."""
    return Oracle()


def read(text: str) -> Oracle:
    forest = Oracle()
    forest.rest = []
    forest.read(text)
    return forest
