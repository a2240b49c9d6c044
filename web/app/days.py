"""The deal and the puzzle of a day: what of them was done here, and for how many days in a row."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import lru_cache

from engine.core.game import CHANCE
from engine.core.match import HUMAN, Match
from web.app.effects import Result
from web.app.model import Course, Model, Played
from web.app.preparing import FRIENDS, daily, is_daily
from web.app.saves import SOLVED, open_match, write_solved
from web.app.storing import stored
from web.app.when import DAILY, DAY


def solve(model: Model, game: str, course: Course) -> Result:
    """A puzzle was solved: if it is that of the day, and for the first time, it is remembered.

    Opened as that of the day, it is that of its day also when it is solved after midnight.
    """
    days = (model.now, model.now - DAY) if course.sought == DAILY else (model.now,)
    keys = (f"{game}.{daily(day)}" for day in days if is_of(course, day))
    key = next(keys, None)
    if key is None or key in model.solved:
        return model, []
    model = replace(model, solved={**model.solved, key: course.stumbles})
    return model, stored(model, {SOLVED: write_solved(model.solved)})


def is_of(course: Course, now: int) -> bool:
    """Whether it is the puzzle of the day that this epoch time (ms) belongs to."""
    asked = course.teaching.asked(DAILY, now)
    return asked is not None and course.puzzle == asked.puzzle


def tries(model: Model, game: str, day: str) -> int | None:
    """After how many vain tries the puzzle of a day was solved; None where it was not.

    A day is written as its deal is, by `daily`.
    """
    return model.solved.get(f"{game}.{day}")


def dealt(model: Model, game: str, day: str) -> Played | None:
    """The first game with the deal of a day that was played to its end; None without one."""
    return next((one for one in model.record if (one.game, one.deal) == (game, day)), None)


def own(model: Model, match: Match) -> Match | None:
    """A running deal of a day that came by a link, as that of the person here.

    None where it is no such deal, where its luck is not that of its day, and where that day's deal
    is here already, played to its end or begun: it counts once.
    """
    deal, game = match.deal.removeprefix(FRIENDS), match.game.id
    alone = [player.kind for player in match.players] == [HUMAN]
    if not is_daily(deal) or match.is_over or not alone or dealt(model, game, deal) is not None:
        return None
    begun = next(on_shelf(model, game, deal), None)
    return _as_dealt(str(match), deal) if begun is None else None


def on_shelf(model: Model, game: str, deal: str) -> Iterator[tuple[str, Match]]:
    """The matches of a deal that are here, with their ids."""
    for id, saved in model.shelf.items():
        if f" deal={deal}" not in saved.text:
            continue  # no need to replay it
        match = open_match(saved.text)
        if isinstance(match, Match) and (match.game.id, match.deal) == (game, deal):
            yield id, match


@lru_cache(maxsize=8)
def _as_dealt(text: str, deal: str) -> Match | None:
    """The match of a text with the luck of a deal; None where another luck was in it."""
    match = open_match(text)
    assert isinstance(match, Match)
    found = match.again(0, deal=deal)
    for move in match.log:
        if found.state.to_act != CHANCE:
            found.play(move)
        elif found.roll() != move:
            return None
    return found


def in_a_row(model: Model, game: str) -> int:
    """On how many days up to today, or else up to yesterday, something of the day was done."""
    done = {one.deal for one in model.record if one.game == game}
    done |= {key.partition(".")[2] for key in model.solved if key.startswith(f"{game}.")}
    return run(done, model.now)


def run(done: Collection[str], now: int) -> int:
    """How many of these days, written as their deals are, end today or else yesterday."""
    at = now if daily(now) in done else now - DAY
    length = 0
    while daily(at - length * DAY) in done:
        length += 1
    return length
