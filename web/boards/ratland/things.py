"""What can be tapped, the plan that taps make, and the taps that make each move.

A thing's text is what follows `tap ` in `data-do`: `more dump` and `fewer dump` (a rat there, or
one back), `some dump 5` (up to so many more, or fewer: `-5`; or `all` that are left, or `none`),
`count dump 3` (so many there), `carry pantry dump` (a rat dragged), `pile pantry dump` (all that
are there), `done`, `follow`, `again`, `clear`, `throw purple`, and the moves that need nothing
else. `View.picked` holds the plan: while rats are placed, how many go where (`dump=3`); while rats
starve, which (`healthy=1`).
"""

from collections.abc import Callable
from dataclasses import replace
from string import digits
from typing import Annotated

from engine.core.verb import Verb, one_of, reader
from engine.ratland import moves
from engine.ratland.components import PLACES, parse_amounts, written_amounts
from engine.ratland.moves import PLACED, Place, Starve
from engine.ratland.observe import Observation
from engine.ratland.rules import starvations
from engine.ratland.state import Stage
from web.boards import table

View = table.View[Observation, moves.Move, None]
"""All that the table of Ratland is drawn from."""

PANTRY = "pantry"
MORE, FEWER = "+", "-"
AWAY = ("poisoned", "lost", "graveyard")
"""Where rats are that cannot be placed."""

EATERS = (PANTRY, "poisoned")
"""Where rats are that may starve."""

SPOTS = (*PLACES, *AWAY)
"""Everything in a sewer that can be tapped."""

_Spot = Annotated[str, one_of("place in the sewer", SPOTS)]


class More(Verb, word="more"):
    """A tap on a spot: one rat more there, or what else the stage has to do with it."""

    spot: _Spot


class Fewer(Verb, word="fewer"):
    """One rat fewer there."""

    spot: _Spot


HANDFUL = 5
"""Rats that one tap sends or takes back."""

ALL, NONE = "all", "none"


class Some(Verb, word="some"):
    """So many rats more there, or fewer: as many of them as there are to be had."""

    spot: _Spot
    amount: Annotated[str, one_of("number of rats", (f"{HANDFUL}", f"-{HANDFUL}", ALL, NONE))]


class Pile(Verb, word="pile"):
    """All rats of one spot were dragged to another."""

    source: _Spot
    target: _Spot


class Carry(Verb, word="carry"):
    """A rat was dragged from one spot to another."""

    source: _Spot
    target: _Spot


class Count(Verb, word="count"):
    """One rat more on a spot, one fewer, or so many there."""

    spot: _Spot
    amount: Annotated[str, one_of("amount", (MORE, FEWER, *digits))]


class Done(Verb, word="done"):
    """Make the move that is planned."""


class Follow(Verb, word="follow"):
    """Plan the placement that a hint names."""


class Again(Verb, word="again"):
    """Plan what the clan did in the turn before."""


class Clear(Verb, word="clear"):
    """Plan nothing."""


Whole = moves.Hide | moves.Release | moves.Pass | moves.ThrowBack
"""The moves that one tap makes."""

Thing = More | Fewer | Some | Carry | Pile | Count | Done | Follow | Again | Clear | Whole
parse_thing: Callable[[str], Thing] = reader("thing", Thing)


def plan(picked: tuple[str, ...]) -> Place:
    """The placement that is planned."""
    return Place(**parse_amounts(picked, PLACED, "plan"))


def picked_for(place: Place) -> tuple[str, ...]:
    """A planned placement as `View.picked` holds it."""
    return tuple(written_amounts(PLACED, place.amounts))


def planned(move: moves.Move) -> tuple[str, ...]:
    """The plan that a move was; empty for what is no placement."""
    return picked_for(move) if isinstance(move, Place) else ()


def changed(place: Place, spot: str, by: int) -> Place:
    """The placement with more rats in one place, or with fewer when `by` is negative."""
    return replace(place, **{spot: getattr(place, spot) + by})


def victims(picked: tuple[str, ...]) -> Starve:
    """The rats that are meant to starve."""
    return Starve(**parse_amounts(picked, ("healthy", "poisoned"), "plan"))


def picked_victims(dead: Starve) -> tuple[str, ...]:
    """Rats meant to starve as `View.picked` holds them."""
    return (f"healthy={dead.healthy}", f"poisoned={dead.poisoned}")


def usual_victims(seen: Observation) -> Starve:
    """Whom the house suggests to whoever is to act: poisoned rats first (ratland.feed.starve)."""
    return starvations(seen.clans[seen.to_act])[0]


def repeated(place: Place, rats: int) -> Place:
    """A placement as far as so many rats can repeat it: the fullest places give first."""
    while place.total > rats:
        place = changed(place, max(PLACED, key=lambda name: getattr(place, name)), -1)
    return place


def taps(move: moves.Move, seen: Observation) -> tuple[Thing, ...]:
    """The taps that make a move, from what is picked up by itself."""
    match move:
        case Place():
            rats = zip(PLACED, move.amounts, strict=True)
            return (*(More(name) for name, count in rats for _ in range(count)), Done())
        case Starve(healthy):
            return (*[More(PANTRY)] * (healthy - usual_victims(seen).healthy), Done())
        case moves.Hide() | moves.Release() | moves.Pass() | moves.ThrowBack():
            return (move,)
    raise TypeError(move)


def are_screened(seen: Observation) -> bool:
    """Whether rats are placed behind screens now, which have not fallen yet."""
    return seen.stage in (Stage.PLACE, Stage.UNVEIL)


def is_placing(seen: Observation) -> bool:
    """Whether the viewer is the one to place rats now."""
    return seen.stage is Stage.PLACE and seen.viewer == seen.to_act
