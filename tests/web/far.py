"""Devices that play by link, without a page: what each keeps, and letters that go round."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.core.game import CHANCE, NOBODY, Seat
from engine.core.match import Match, chosen
from engine.games import load
from tests.web.person import Person
from web.rooms.far.judging import Verdict, judge
from web.rooms.far.letter import Guest, Letter, decisions, followed, match_of, read_letter
from web.rooms.far.luck import seal, secret

NAMES = ("Ana", "Bento", "Carla", "Dora")


def number(name: str) -> str:
    """A secret number of that person's."""
    return secret("tests", name)


@dataclass
class Device:
    """One seat's."""

    letter: Letter
    seat: Seat

    @property
    def mine(self) -> Collection[Seat]:
        """Its one seat."""
        return (self.seat,)

    @property
    def match(self) -> Match:
        """The match as it stands here, chance's throws made."""
        match = match_of(self.letter, self.mine)
        for _ in followed(match, self.letter.moves):
            pass
        while match.state.to_act == CHANCE:
            match.roll()
        return match

    def open(self, text: str) -> Verdict:
        """Open a link."""
        judged = judge(self.letter, self.mine, read_letter(text))
        self.letter = judged.letter
        return judged.verdict

    def turn(self, random: Random) -> str:
        """Decide while it is this seat's turn; the link of it."""
        match = self.match
        while match.state.to_act == self.seat:
            match.play(some(match.state.moves(), random))
            while match.state.to_act == CHANCE:
                match.roll()
        self.letter = replace(self.letter, moves=decisions(match))
        return str(self.letter)


def some(moves: Any, random: Random) -> Any:
    """One of them, of which there may be millions."""
    return moves[random.randrange(len(moves))]


def invitation(game: str, seats: int, host: Seat = 0) -> Letter:
    """What the first of them sends."""
    table = secret("table", game, str(seats))
    guests = tuple(Guest(NAMES[seat]) if seat == host else None for seat in range(seats))
    sealed = seal(table, number(NAMES[host]))
    return Letter(table, game, chosen(load(game), seats, {}), sealed, guests)


def gathered(game: str, seats: int) -> list[Device]:
    """Everybody at their device, and the match begun."""
    host = Device(invitation(game, seats), 0)
    devices = [host]
    for seat in range(1, seats):
        invited = read_letter(str(host.letter))
        guest = Device(invited.seated(seat, Guest(NAMES[seat], number(NAMES[seat]))), seat)
        assert host.open(str(guest.letter)) is Verdict.NEWS
        devices.append(guest)
    host.letter = replace(host.letter, luck=number(NAMES[0]))
    for device in devices[1:]:
        assert device.open(str(host.letter)) is Verdict.NEWS
    return devices


# people at pages


def link_of(person: Person) -> str:
    """The link that the person has just given away."""
    return str([effect["text"] for effect in person.latest if effect["op"] == "copy"][-1])


def follow(person: Person, link: str) -> Person:
    """Open a link in the person's browser."""
    return person.visit(link[link.index("#") :])


def invited(game: str, seats: int, host: Seat = 0) -> list[Person]:
    """People whose game has begun at the host's; by seat."""
    people = [Person(entropy=f"{seat + 1:x}" * 64) for seat in range(seats)]
    first = people[host].visit("#/far")
    first.fill_in("far-new", game=game)
    first.fill_in("far-new", seats=str(seats), called=NAMES[host], seat=str(host))
    table = first.do("far-invite").route.rpartition("/")[2]
    for seat, guest in enumerate(people):
        if seat != host:
            follow(guest, link_of(first.do(f"far-copy {table}")))
            guest.fill_in("far-join", seat=str(seat), called=NAMES[seat])
            follow(first, link_of(guest.do(f"far-copy {table}")))
    assert first.route.startswith("#/table/")
    first.wait("bot", "chance")
    return people


def sits(person: Person) -> bool:
    """Whether the person has a match on the table."""
    return person.app.model.sitting is not None


def table_of(person: Person) -> str:
    """The one table that is kept there."""
    (table,) = (key.removeprefix("far.") for key in person.app.model.kept)
    return table


def to_act(person: Person) -> Seat:
    """Who is to act, as far as that is known there."""
    return person.state.to_act


def hand_over(person: Person, choose: Any) -> Person:
    """Make one move, and let chance have its say."""
    sitting = person.app.model.sitting
    assert sitting is not None
    return person.make(sitting.match.game.id, choose(person)).wait("bot", "chance")


def play_turn(person: Person, seat: Seat, choose: Any) -> Person:
    """Make moves for as long as the person is to act, who has this seat."""
    while to_act(person) == seat:
        hand_over(person, choose)
    return person


def evening(people: list[Person], choose: Any, most: int = 10_000) -> list[str]:
    """Play by links until the game is over, or so many links have been sent; the links."""
    links: list[str] = []
    known = [person for person in people if sits(person)]
    latest = next((person for person in known if to_act(person) == people.index(person)), known[0])
    while len(links) < most:
        links.append(link_of(play_turn(latest, people.index(latest), choose).do("far copy")))
        after = to_act(latest)
        for person in people:
            if person is not latest:
                follow(person, links[-1]).wait("bot", "chance")
        if after == NOBODY:
            break
        latest = people[after]
    return links


# people whose pages hear each other


class Wires:
    """The helpers of pages, as web/shell/far.js is: what one says on a line, its other end hears.

    `call` is the latest line; `carried` says who has heard what, in order.
    """

    def __init__(self) -> None:
        self.lines: dict[str, tuple[Person, Person]] = {}
        self.read: dict[Person, int] = {}
        self.carried: list[tuple[Person, str]] = []
        self.call = ""

    def asked(self, person: Person) -> list[dict[str, Any]]:
        """What a page has asked of its helper since."""
        news = person.effects[self.read[person] :]
        self.read[person] = len(person.effects)
        return [one for one in news if one["op"] == "work" and one["by"] == "far"]

    def tell(self, person: Person, what: str, text: str = "", call: str = "") -> Person:
        """Something has happened there."""
        return person.worked("far", what, call=call or self.call, text=text)

    def say(self, person: Person, text: str) -> None:
        """Somebody says this to a page."""
        self.tell(person, "heard", text)

    def carry(self) -> None:
        """Let each hear what others say, until nobody says anything."""
        while said := [(p, one) for p in self.read for one in self.asked(p)]:
            for person, one in said:
                assert one["act"] == "say"
                call, text = one["data"]["call"], one["data"]["text"]
                (other,) = (end for end in self.lines[call] if end is not person)
                self.carried.append((other, text))
                self.tell(other, "heard", text, call)

    def cut(self) -> None:
        """The connections are lost."""
        for call, ends in self.lines.items():
            for person in ends:
                self.tell(person, "lost", call=call)


def connect(people: list[Person], name: str = "", wires: Wires | None = None) -> Wires:
    """Two people connect directly; the second takes a seat first, if it has a name.

    They do so besides those who are connected by these wires.
    """
    one, two = people
    table = table_of(one)
    wires = wires or Wires()
    wires.read |= {person: len(person.effects) for person in people}
    one.visit(f"#/far/at/{table}").do(f"far-call {table}")
    (asked,) = wires.asked(one)
    assert asked["act"] == "call"
    wires.call = asked["data"]["call"]
    wires.lines[wires.call] = one, two
    wires.tell(one, "called", "an offer")
    follow(two, link_of(one.do(f"far-copy {table}")))
    if name:
        two.fill_in("far-join", called=name)
    (asked,) = wires.asked(two)
    assert (asked["act"], asked["data"]["text"]) == ("answer", "an offer")
    wires.tell(two, "answered", "an answer")
    follow(one, link_of(two.do(f"far-copy {table}")))
    (asked,) = wires.asked(one)
    assert (asked["act"], asked["data"]["text"]) == ("accept", "an answer")
    for person in people:
        wires.tell(person, "open")
    wires.carry()
    for person in people:
        person.wait("bot", "chance")
    wires.carry()
    return wires
