"""Ratland: rats born and starved, cheese found, stolen and kept, turn by turn."""

from collections import Counter
from collections.abc import Sequence

from engine.ratland.events import Attacked, Bred, Foraged, Revealed, Starved
from web.boards.counted import Counted, Course, Moment, Tally, sums

_TALLIES = ("born", "starved", "found", "stolen", "robbed", "away")


def _count(moments: Sequence[Moment], seats: int) -> Sequence[Tally | Course]:
    found = {name: Counter[int]() for name in _TALLIES}
    born, starved = Counter[int](), Counter[int]()
    turns: dict[str, list[tuple[int, ...]]] = {"rats": [], "cheese": [], "births": [], "deaths": []}

    def ends(moment: Moment) -> None:
        turns["rats"].append(tuple(clan.rats for clan in moment.seen.clans))
        turns["cheese"].append(tuple(clan.cheese for clan in moment.seen.clans))
        turns["births"].append(sums(seats, born))
        turns["deaths"].append(sums(seats, starved))
        born.clear()
        starved.clear()

    before: Moment | None = None
    for moment in moments:
        for event in moment.events:
            match event:
                case Revealed(turn=turn) if before is not None and turn > 1:
                    ends(before)
                case Bred(seat, born=young):
                    found["born"][seat] += young
                    born[seat] += young
                case Starved(seat, healthy=healthy, poisoned=poisoned):
                    found["starved"][seat] += healthy + poisoned
                    starved[seat] += healthy + poisoned
                case Foraged(seat, cheese=cheese, poisoned=poisoned, lost=lost):
                    found["found"][seat] += cheese
                    found["away"][seat] += poisoned + lost
                case Attacked(seat, victim, cheese=cheese):
                    found["stolen"][seat] += cheese
                    found["robbed"][victim] += cheese
        before = moment
    return (
        *(Course(name, tuple(zip(*turns[name], strict=True))) for name in turns if turns[name]),
        *(Tally(name, (sums(seats, found[name]),)) for name in _TALLIES),
    )


COUNTED = Counted(_count, lambda seat: "var(--rl-clan)", "turn")
