"""What can be tapped, the plan that taps make, and the taps that make each move.

A thing's text is what follows `tap ` in `data-do`: `more dump` and `fewer dump` (a rat there, or
one back), `carry pantry dump` (a rat dragged), `done`, `again`, `clear`, `throw purple`, and the
moves that need nothing else. `View.picked` holds the plan: while rats are placed, how many go
where (`dump=3`); while rats starve, which (`healthy=1`).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.game import BadTextError
from engine.core.notation import Readers, words
from engine.ratland import moves
from engine.ratland.components import PIECE, PLACES, Clan, Piece, parse_amounts
from engine.ratland.moves import PLACED, Place, Starve
from engine.ratland.observe import Observation
from engine.ratland.state import Step

PANTRY = "pantry"
AWAY = ("poisoned", "lost", "graveyard")
"""Where rats are that cannot be placed."""

SPOTS = (*PLACES, *AWAY)
"""Everything in a sewer that can be tapped."""


@dataclass(frozen=True, slots=True)
class More:
    """A tap on a spot: one rat more there, or what else the step has to do with it."""

    spot: str

    def __str__(self) -> str:
        return f"more {self.spot}"


@dataclass(frozen=True, slots=True)
class Fewer:
    """One rat fewer there."""

    spot: str

    def __str__(self) -> str:
        return f"fewer {self.spot}"


@dataclass(frozen=True, slots=True)
class Carry:
    """A rat was dragged from one spot to another."""

    source: str
    target: str

    def __str__(self) -> str:
        return f"carry {self.source} {self.target}"


@dataclass(frozen=True, slots=True)
class Command:
    """`done` makes the move that is planned; `again` and `clear` change the plan."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Whole:
    """A move that one tap makes."""

    move: moves.Hide | moves.Release | moves.Pass | moves.ThrowBack

    def __str__(self) -> str:
        return str(self.move)


Thing = More | Fewer | Carry | Command | Whole

DONE, AGAIN, CLEAR = Command("done"), Command("again"), Command("clear")


def _spot(text: str) -> str:
    if text not in SPOTS:
        raise BadTextError("place in the sewer", text)
    return text


_READERS: Readers = {
    "more": (_spot,),
    "fewer": (_spot,),
    "carry": (_spot, _spot),
    "done": (),
    "again": (),
    "clear": (),
    "hide": (),
    "release": (),
    "pass": (),
    "throw": (PIECE.read,),
}


def parse_thing(text: str) -> Thing:
    """The thing of a text. Raises BadTextError."""
    match words(text, "thing", _READERS):
        case ["more", str(spot)]:
            return More(spot)
        case ["fewer", str(spot)]:
            return Fewer(spot)
        case ["carry", str(source), str(target)]:
            return Carry(source, target)
        case ["throw", Piece() as piece]:
            return Whole(moves.throw_back(piece))
        case ["hide"]:
            return Whole(moves.HIDE)
        case ["release"]:
            return Whole(moves.RELEASE)
        case ["pass"]:
            return Whole(moves.PASS)
        case [str(word)]:
            return Command(word)
    raise BadTextError("thing", text)


def plan(picked: tuple[str, ...]) -> Place:
    """The placement that is planned."""
    return Place(**parse_amounts(picked, PLACED, "plan"))


def picked_for(place: Place) -> tuple[str, ...]:
    """A planned placement as `View.picked` holds it."""
    amounts = ((name, getattr(place, name)) for name in PLACED)
    return tuple(f"{name}={count}" for name, count in amounts if count)


def changed(place: Place, spot: str, by: int) -> Place:
    """The placement with more rats in one place, or with fewer when `by` is negative."""
    amounts = {name: getattr(place, name) for name in PLACED}
    amounts[spot] += by
    return Place(**amounts)


def victims(picked: tuple[str, ...]) -> Starve:
    """The rats that are meant to starve."""
    return Starve(**parse_amounts(picked, ("healthy", "poisoned"), "plan"))


def picked_victims(dead: Starve) -> tuple[str, ...]:
    """Rats meant to starve as `View.picked` holds them."""
    return (f"healthy={dead.healthy}", f"poisoned={dead.poisoned}")


def usual_victims(clan: Clan) -> Starve:
    """Whom the house suggests: poisoned rats first (ratland.feed.starve)."""
    poisoned = min(clan.missing, clan.poisoned)
    return Starve(clan.missing - poisoned, poisoned)


def repeated(place: Place, rats: int) -> Place:
    """A placement as far as so many rats can repeat it: the fullest places give first."""
    amounts: Mapping[str, int] = {name: getattr(place, name) for name in PLACED}
    while sum(amounts.values()) > rats:
        fullest = max(amounts, key=lambda name: amounts[name])
        amounts = {**amounts, fullest: amounts[fullest] - 1}
    return Place(**amounts)


def taps(move: moves.Move, seen: Observation) -> tuple[Thing, ...]:
    """The taps that make a move, from what is picked up by itself."""
    match move:
        case Place():
            rats = [More(name) for name in PLACED for _ in range(getattr(move, name))]
            return (*rats, DONE)
        case Starve(healthy):
            more = healthy - usual_victims(seen.clans[seen.to_act]).healthy
            return (*[More(PANTRY)] * more, DONE)
        case moves.Hide() | moves.Release() | moves.Pass() | moves.ThrowBack():
            return (Whole(move),)
    raise TypeError(move)


def is_placing(seen: Observation) -> bool:
    """Whether the viewer is the one to place rats now."""
    return seen.step is Step.PLACE and seen.viewer == seen.to_act
