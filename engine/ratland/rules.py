"""The rules that forbid a move: small named predicates, one for each rule of the rulebook.

`REFUSALS` lists, for each kind of move, what must hold, in the order in which a player is told.
"""

from collections.abc import Sequence
from functools import cache

from ..core.rule import Refusals, Rule, first_refusal
from . import moves
from .components import Clan
from .rulebook import (
    ACTIVE,
    ATTACK_TWO_PLAYERS,
    EVENT,
    EVENT_HELMET,
    FEED_STARVE,
    FORAGE,
    PLACE,
    TURN,
)
from .state import Position, Stage


def starter_plays(position: Position, move: moves.Start) -> bool:
    """ratland.active: the first active player is one of the players."""
    return move.seat in range(len(position.clans))


def event_is_to_come(position: Position, move: moves.TurnUp) -> bool:
    """ratland.event: no card twice, and the initial events before the final ones."""
    return move.card in position.events_to_come


def food_is_to_come(position: Position, move: moves.Serve) -> bool:
    """ratland.event: no card twice, and in a first game by their numbers."""
    return move.card in position.food_to_come


def rats_are_there(position: Position, move: moves.Place) -> bool:
    """ratland.place: no more rats than the clan has healthy ones."""
    return move.total <= position.clans[position.to_act].healthy


def nobody_stays_in_the_pantry(position: Position, move: moves.Place) -> bool:
    """ratland.attack.two-players: two clans guard their pipes, so every rat goes elsewhere."""
    return len(position.clans) > 2 or move.total >= position.clans[position.to_act].healthy


def piece_is_in_the_bag(position: Position, move: moves.Draw) -> bool:
    """ratland.forage: only what is in the bag comes out of it."""
    return position.bag[move.piece] > 0


def piece_was_drawn(position: Position, move: moves.ThrowBack) -> bool:
    """ratland.event.helmet: one of the pieces just drawn."""
    return move.piece in position.drawn


def starvations(clan: Clan) -> Sequence[moves.Starve]:
    """The ways for a clan to lose a rat for each missing cheese, poisoned rats first.

    ratland.feed.starve: rats of the sewer, so no lost ones. A clan never needs more cheese than it
    has rats, so there is always a rat for each missing cheese.
    """
    missing = clan.missing
    return _starvations(missing, clan.healthy, clan.poisoned) if missing else _NOBODY_STARVES


_NOBODY_STARVES = (moves.Starve(0, 0),)


@cache
def _starvations(missing: int, healthy: int, poisoned: int) -> Sequence[moves.Starve]:
    most, fewest = min(missing, poisoned), max(0, missing - healthy)
    return tuple(moves.Starve(missing - dead, dead) for dead in range(most, fewest - 1, -1))


def debt_is_paid(position: Position, move: moves.Starve) -> bool:
    """ratland.feed.starve: one rat of the sewer for each cheese that is missing."""
    return move in starvations(position.clans[position.to_act])


REFUSALS: Refusals[Stage, Position] = {
    moves.Start: (frozenset({Stage.START}), ((starter_plays, ACTIVE),)),
    moves.TurnUp: (frozenset({Stage.EVENT}), ((event_is_to_come, EVENT),)),
    moves.Serve: (frozenset({Stage.FOOD}), ((food_is_to_come, EVENT),)),
    moves.Hide: (frozenset({Stage.ALARM}), ()),
    moves.Release: (frozenset({Stage.HOLY_RAT}), ()),
    moves.Pass: (frozenset({Stage.ALARM, Stage.HOLY_RAT, Stage.HELMET}), ()),
    moves.Place: (
        frozenset({Stage.PLACE}),
        ((rats_are_there, PLACE), (nobody_stays_in_the_pantry, ATTACK_TWO_PLAYERS)),
    ),
    moves.Unveil: (frozenset({Stage.UNVEIL}), ()),
    moves.Draw: (frozenset({Stage.FORAGE}), ((piece_is_in_the_bag, FORAGE),)),
    moves.ThrowBack: (frozenset({Stage.HELMET}), ((piece_was_drawn, EVENT_HELMET),)),
    moves.Starve: (frozenset({Stage.STARVE}), ((debt_is_paid, FEED_STARVE),)),
}


def refusal(position: Position, move: moves.Move) -> Rule | None:
    """The first rule that forbids the move, or None; ratland.turn when it is not its stage."""
    return first_refusal(REFUSALS, TURN, position.stage, position, move)
