"""What is remembered of a game that has ended, whatever becomes of its match."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from engine.core.game import Outcome
from engine.core.match import HUMAN, chosen
from engine.games import load
from web.app import guiding, streaks
from web.app.effects import Result
from web.app.model import Best, Model, Played, Sitting
from web.app.outside import is_far
from web.app.preparing import is_daily, is_trial
from web.app.saves import (
    PLAYED,
    PLAYED_KEPT,
    RESULTS,
    best,
    write_played,
    write_results,
)
from web.app.storing import stored
from web.boards import tables


def remember(model: Model, sitting: Sitting) -> Result:
    """The game on the table has ended: it counts, unless it was only tried again."""
    if is_trial(sitting.match):
        return model, []
    model, kept = _keep_result(replace(model, draft=None), sitting)
    model, counted = guiding.count_finished(model, sitting)
    model, rows = streaks.count(model, sitting)
    model, noted = _note(model, sitting)
    return model, [*kept, *counted, *rows, *noted]


def most_points(record: Iterable[Played], game: str) -> Played | None:
    """The game against others with the most points, where there are points; of equals the first."""
    told = [played for played in record if played.game == game and played.outcome]
    return max(told, key=lambda played: played.score) if told and _counts(game) else None


@cache
def _counts(name: str) -> bool:
    """Whether there are points in the game."""
    game = load(name)
    seats = game.seats[-1]
    start = game.start(seats, chosen(game, seats, {}))
    return bool(tables.load(name).score(game.observe(start, None)))


def _keep_result(model: Model, sitting: Sitting) -> Result:
    """Put what a person reached alone among the best results."""
    match, outcome = sitting.match, sitting.match.state.outcome()
    if outcome is None or [player.kind for player in match.players] != [HUMAN]:
        return model, []
    result = Best(match.game.id, outcome.scores[0], model.now, match.deal)
    model = replace(model, results=best([*model.results, result]))
    return model, stored(model, {RESULTS: write_results(model.results)})


def _note(model: Model, sitting: Sitting) -> Result:
    """One line of the record."""
    outcome = sitting.match.state.outcome()
    if outcome is None or not sitting.people or model.embed is not None:
        return model, []
    played = _played(model, sitting, outcome)
    model = replace(model, record=(*model.record, played)[-PLAYED_KEPT:])
    return model, stored(model, {PLAYED: write_played(model.record)})


def _played(model: Model, sitting: Sitting, outcome: Outcome) -> Played:
    match, seats = sitting.match, len(sitting.match.players)
    game, deal = match.game.id, match.deal if is_daily(match.deal) else ""
    if len(sitting.people) > 1:
        return Played(game, "people", "", 0, model.now, deal, seats)
    (seat,) = sitting.people
    score = outcome.scores[seat]
    if seats == 1:
        return Played(game, "alone", "", score, model.now, deal, seats)
    won = streaks.won(model, sitting, seat)
    shared = won is None and seat in outcome.winners
    result = "won" if won else "shared" if shared else "lost"
    against = "far" if is_far(match) else streaks.against(match) or "mixed"
    return Played(game, against, result, score, model.now, deal, seats)
