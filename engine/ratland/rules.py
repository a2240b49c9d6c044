"""The rules that forbid a move: small predicates, with a name where they say more than one thing.

`REFUSALS` lists, for each kind of move, what must hold, in the order in which a player is told.
"""

from collections.abc import Sequence
from functools import cache

from engine.core.rule import Refusals, Rule, first_refusal
from engine.ratland import moves, rulebook
from engine.ratland.components import Clan
from engine.ratland.state import Position, Stage


def starter_plays(position: Position, move: moves.Start) -> bool:
    """ratland.active: the first active player is one of the players."""
    return move.seat in range(len(position.clans))


def rats_are_there(position: Position, move: moves.Place) -> bool:
    """ratland.place: no more rats than the clan has healthy ones."""
    return move.total <= position.clans[position.to_act].healthy


def nobody_stays_in_the_pantry(position: Position, move: moves.Place) -> bool:
    """ratland.attack.two-players: two clans guard their pipes, so every rat goes elsewhere."""
    return len(position.clans) > 2 or move.total >= position.clans[position.to_act].healthy


def starvations(clan: Clan) -> Sequence[moves.Starve]:
    """The ways for a clan to lose a rat for each missing cheese, poisoned rats first.

    ratland.feed.starve: rats of the sewer, so no lost ones. A clan never needs more cheese than it
    has rats, so there is always a rat for each missing cheese.
    """
    return _starvations(clan.missing, clan.healthy, clan.poisoned)


@cache
def _starvations(missing: int, healthy: int, poisoned: int) -> Sequence[moves.Starve]:
    most, fewest = min(missing, poisoned), max(0, missing - healthy)
    return tuple(moves.Starve(missing - dead, dead) for dead in range(most, fewest - 1, -1))


def debt_is_paid(position: Position, move: moves.Starve) -> bool:
    """ratland.feed.starve: one rat of the sewer for each cheese that is missing."""
    return move in starvations(position.clans[position.to_act])


REFUSALS: Refusals[Stage, Position] = {
    moves.Start: ((Stage.START,), ((starter_plays, rulebook.ACTIVE),)),
    moves.TurnUp: (
        (Stage.EVENT,),
        ((lambda position, move: move.card in position.events_to_come, rulebook.EVENT),),
    ),
    moves.Serve: (
        (Stage.FOOD,),
        ((lambda position, move: move.card in position.food_to_come, rulebook.EVENT),),
    ),
    moves.Hide: ((Stage.ALARM,), ()),
    moves.Release: ((Stage.HOLY_RAT,), ()),
    moves.Pass: ((Stage.ALARM, Stage.HOLY_RAT, Stage.HELMET), ()),
    moves.Place: (
        (Stage.PLACE,),
        (
            (rats_are_there, rulebook.PLACE),
            (nobody_stays_in_the_pantry, rulebook.ATTACK_TWO_PLAYERS),
        ),
    ),
    moves.Unveil: ((Stage.UNVEIL,), ()),
    moves.Draw: (
        (Stage.FORAGE,),
        ((lambda position, move: position.bag[move.piece] > 0, rulebook.FORAGE),),
    ),
    moves.ThrowBack: (
        (Stage.HELMET,),
        ((lambda position, move: move.piece in position.drawn, rulebook.EVENT_HELMET),),
    ),
    moves.Starve: ((Stage.STARVE,), ((debt_is_paid, rulebook.FEED_STARVE),)),
}


def refusal(position: Position, move: moves.Move) -> Rule | None:
    """The first rule that forbids the move, or None; ratland.turn when it is not its stage."""
    return first_refusal(REFUSALS, rulebook.TURN, position.stage, position, move)
