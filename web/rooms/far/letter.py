"""What a link holds: one line of text, which grows from the invitation to the last move.

    far/1 <table> <game> <option>=<choice> … seal=<seal> luck=<number> <seat> … | <move> | …

A seat is `*` while it is free, or a name and that person's number, of which the host's stands in
`luck` once all seats are taken. The moves are those of the seats, in order: chance has no say in a
letter, since its throws follow from the numbers.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from urllib.parse import quote, unquote

from engine.core.game import CHANCE, BadTextError, IllegalMoveError, Seat
from engine.core.match import HUMAN, Match, Player, chosen
from engine.games import load
from web.app.model import FAR, NAME_LENGTH
from web.rooms.far.luck import deal, is_number, is_seal, seal

VERSION = "far/1"
MOST = 40_000
"""Characters of a letter: many times as many as the longest game has."""

FREE = "*"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who has taken a seat; `number` is their part of the luck, "" for the host's."""

    name: str
    number: str = ""

    def __str__(self) -> str:
        return f"{quote(self.name, safe='')}:{self.number}"


@dataclass(frozen=True, slots=True)
class Letter:
    """All that is known of a match that is played by link."""

    table: str
    game: str
    options: Mapping[str, str]
    seal: str
    """Of the host's number."""
    guests: tuple[Guest | None, ...]
    """By seat; None for a free one."""
    luck: str = ""
    """The host's number, once everybody is there."""
    moves: tuple[str, ...] = ()

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return None not in self.guests

    @property
    def names(self) -> tuple[str, ...]:
        """By seat, what people are called; "" for a free one."""
        return tuple(guest.name if guest else "" for guest in self.guests)

    @property
    def hosts(self) -> dict[Seat, str]:
        """Who has sent the invitation, by seat: one, in every letter that was not forged."""
        return {
            seat: guest.name
            for seat, guest in enumerate(self.guests)
            if guest is not None and not guest.number
        }

    @property
    def host(self) -> str:
        """What they are called."""
        return next(iter(self.hosts.values()))

    def is_hosted_by(self, mine: Collection[Seat]) -> bool:
        """Whether whoever has these seats has sent the invitation."""
        return not self.hosts.keys().isdisjoint(mine)

    @property
    def is_fair(self) -> bool:
        """Whether the host's number is the one that was sealed."""
        return not self.luck or seal(self.table, self.luck) == self.seal

    def __str__(self) -> str:
        options = (f"{id}={choice}" for id, choice in self.options.items())
        luck = [f"luck={self.luck}"] if self.luck else []
        guests = (str(guest) if guest else FREE for guest in self.guests)
        head = [VERSION, self.table, self.game, *options, f"seal={self.seal}", *luck, *guests]
        return " | ".join([" ".join(head), *self.moves])

    def seated(self, seat: Seat, guest: Guest) -> "Letter":
        """The same with somebody on a seat."""
        guests = (*self.guests[:seat], guest, *self.guests[seat + 1 :])
        return replace(self, guests=guests)


def read_letter(text: str) -> Letter:
    """Read a letter back; whether its moves are legal, only a match can tell.

    Raises BadTextError with the part that is wrong.
    """
    head, *moves = text.split(" | ")
    version, *words = head.split(" ")
    if version != VERSION:
        raise BadTextError("version" if version.startswith("far/") else "letter", version[:40])
    if len(words) < 3:
        raise BadTextError("letter", head[:40])
    table, game, *rest = words
    options = dict(word.split("=", 1) for word in rest if "=" in word)
    guests = tuple(_read_guest(word) for word in rest if "=" not in word)
    sealed, luck = options.pop("seal", ""), options.pop("luck", "")
    found = Letter(
        table, game, chosen(load(game), len(guests), options), sealed, guests, luck, tuple(moves)
    )
    sound = is_number(table) and is_seal(sealed) and (not luck or is_number(luck))
    if not sound or not found.hosts or (luck and not found.is_full) or (moves and not luck):
        raise BadTextError("letter", head[:40])
    return found


def _read_guest(text: str) -> Guest | None:
    if text == FREE:
        return None
    name, colon, number = text.rpartition(":")
    called = unquote(name)
    if not colon or not 0 < len(called) <= NAME_LENGTH or (number and not is_number(number)):
        raise BadTextError("seat", text[:40])
    Player(HUMAN, called)  # raises for a name that no text can hold
    return Guest(called, number)


def match_of(letter: Letter, mine: Collection[Seat]) -> Match:
    """The match before its first move, as it stands on the shelf of whoever has these seats."""
    players = [
        Player(HUMAN if seat in mine else FAR, name) for seat, name in enumerate(letter.names)
    ]
    numbers = (guest.number or letter.luck for guest in letter.guests if guest)
    game = load(letter.game)
    return Match(game, players, letter.options, deal(letter.table, numbers))


def decisions(match: Match) -> tuple[str, ...]:
    """The moves of a match as a letter has them: without those of chance."""
    return tuple(
        str(move) for move, (by, _) in zip(match.log, match.decided, strict=True) if by != CHANCE
    )


def length_after(match: Match, count: int) -> int:
    """How long the log was when so many decisions had been made."""
    made = 0
    for at, (by, _) in enumerate(match.decided):
        if made == count:
            return at
        made += by != CHANCE
    return len(match.decided)


def followed(match: Match, moves: Collection[str]) -> Iterator[Seat]:
    """Play a letter's moves and what chance does between; yields who makes each, before it is made.

    Raises BadTextError for what is no move now, and IllegalMoveError for one that breaks a rule.
    """
    for text in moves:
        while match.state.to_act == CHANCE:
            match.roll()
        if match.state.to_act < 0:
            raise BadTextError("move", text[:40])
        move = match.game.move(text)
        if str(move) != text:
            raise BadTextError("move", text[:40])
        rule = match.state.refusal(move)
        if rule is not None:
            raise IllegalMoveError(move, rule)
        yield match.state.to_act
        match.play(move)
