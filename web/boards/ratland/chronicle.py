"""What happened, turn by turn and phase by phase."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import groupby

from engine.ratland import events
from engine.ratland.attack import facing
from engine.ratland.components import Area, EventCard
from engine.ratland.moves import Place
from engine.ratland.observe import Observation
from engine.ratland.state import Stage
from web.boards.ratland.things import View


class Phase(IntEnum):
    """The seven phases of a turn, by their numbers in the rulebook."""

    EVENT = 1
    PLACE = 2
    ATTACK = 3
    BREED = 4
    RETURN = 5
    FORAGE = 6
    FEED = 7


_PHASES: dict[type, Phase] = {
    **dict.fromkeys((events.Placed, events.Unveiled), Phase.PLACE),
    events.Attacked: Phase.ATTACK,
    events.Bred: Phase.BREED,
    **dict.fromkeys((events.Filled, events.Drew, events.ThrewBack, events.Foraged), Phase.FORAGE),
    **dict.fromkeys((events.Fed, events.Starved), Phase.FEED),
}

_STEPS = {
    Stage.PLACE: Phase.PLACE,
    Stage.UNVEIL: Phase.PLACE,
    Stage.FORAGE: Phase.FORAGE,
    Stage.HELMET: Phase.FORAGE,
    Stage.STARVE: Phase.FEED,
}


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as far as it has come."""

    number: int
    happened: Sequence[events.Event]

    def told_of(self, kind: type[events.Event]) -> bool:
        """Whether such a thing has happened in it."""
        return any(isinstance(event, kind) for event in self.happened)

    def phases(self) -> Iterable[tuple[Phase, list[events.Event]]]:
        """What happened in each phase."""
        placed = False
        found: list[tuple[Phase, events.Event]] = []
        for event in self.happened:
            if isinstance(event, events.Passed | events.Ended):
                continue
            placed = placed or isinstance(event, events.Placed | events.Unveiled)
            found.append((_phase(event, placed), event))
        for phase, same in groupby(found, key=lambda entry: entry[0]):
            yield phase, [event for _, event in same]


def _phase(event: events.Event, placed: bool) -> Phase:
    """Rats come home in phase 5, or with ratland.event.just-in-time in phase 1."""
    match event:
        case events.Returned() if placed:
            return Phase.RETURN
        case events.Declined(card=EventCard.HELMET):
            return Phase.FORAGE
    return _PHASES.get(type(event), Phase.EVENT)


def turns(view: View) -> list[Turn]:
    """The last two turns at most, the latest last; a lesson may begin in the middle of one."""
    past = view.past
    found: list[Turn] = []
    end = len(past)
    for at in reversed(range(end)):
        event = past[at]
        if isinstance(event, events.Revealed):
            found.insert(0, Turn(event.turn, past[at:end]))
            end = at
        if len(found) == 2:
            return found
    if end and not isinstance(past[0], events.Started):
        found.insert(0, Turn(view.seen.turn_number - len(found), past[:end]))
    return found


def ended(seen: Observation) -> bool:
    """Whether all have eaten, and the next event is to be revealed."""
    return seen.stage is Stage.EVENT and bool(seen.events)


def phase_now(view: View) -> Phase:
    """The phase the turn is in; what ran by itself stays until the next piece is drawn or card."""
    seen = view.seen
    if ended(seen):
        return Phase.FEED
    told = turns(view)
    if seen.stage is Stage.FORAGE and told and not told[-1].told_of(events.Drew):
        found = [phase for phase, _ in told[-1].phases() if phase < Phase.FORAGE]
        return max(found, default=Phase.FORAGE)
    return _STEPS.get(seen.stage, Phase.EVENT)


def before_foraging(view: View, turn: Turn) -> bool:
    """Whether what ran by itself after the screens fell is still to be seen: no piece is drawn."""
    return view.seen.stage is Stage.FORAGE and not turn.told_of(events.Drew)


def fights(view: View) -> list[events.Attacked]:
    """The attacks of this turn, in order, while they are to be seen."""
    told = turns(view)
    if not told or not before_foraging(view, told[-1]):
        return []
    return [event for event in told[-1].happened if isinstance(event, events.Attacked)]


def last_placement(view: View, seat: int) -> Place | None:
    """Where the clan's rats stood in the turn before; None in the first."""
    for event in reversed(view.past):
        if isinstance(event, events.Unveiled):
            return Place(*event.places[seat][:-1])
    return None


def tallied(happened: Iterable[events.Event]) -> dict[str, Counter[int]]:
    """What came to the clans and what they lost, by what became of it and then by seat."""
    found = defaultdict[str, Counter[int]](Counter)
    for event in happened:
        match event:
            case events.Attacked(seat, victim, cheese=cheese):
                found["stolen"][seat] += cheese
                found["robbed"][victim] += cheese
            case events.Bred(seat, born=young):
                found["born"][seat] += young
            case events.Foraged(seat):
                found["found"][seat] += event.cheese
                found["poisoned"][seat] += event.poisoned
                found["lost"][seat] += event.lost
                found["gone"][seat] += event.gone
            case events.Fed(seat, paid=paid):
                found["eaten"][seat] += paid
            case events.Starved(seat, healthy=healthy, poisoned=poisoned):
                found["starved"][seat] += healthy + poisoned
    return found


@dataclass(slots=True)
class Deeds:
    """What a turn has brought one clan, to be marked on its sewer."""

    raids: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    """By pipe: attackers, guards, and the cheese that was stolen."""
    robbed: int = 0
    born: int | None = None
    found: dict[Area, events.Foraged] = field(default_factory=dict)


def deeds(view: View, seat: int) -> Deeds:
    """What the turn has brought a clan so far."""
    found = Deeds()
    told = turns(view)
    for event in told[-1].happened if told else ():
        match event:
            case events.Attacked(thief, victim, pipe, attackers, guards, cheese):
                if thief == seat:
                    found.raids[pipe] = (attackers, guards, cheese)
                elif victim == seat:
                    found.robbed += cheese
                    if len(view.seen.clans) == 2:
                        found.raids[facing(pipe)] = (guards, attackers, 0)
            case events.Bred(breeder, _, born) if breeder == seat:
                found.born = born
            case events.Foraged(forager, area) if forager == seat:
                found.found[area] = event
    return found
