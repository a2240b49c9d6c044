"""Games won or lost in a row against one level, and the level that might be more fun.

It is offered where a third such game has ended, once: whoever declines, goes on with it or plays on
is not asked again before three more.
"""

from dataclasses import replace

from engine.core.game import Seat
from engine.core.match import HUMAN, Match
from engine.search.levels import level_of, offered
from web.app.effects import Focus, Result
from web.app.model import Draft, Model, Sitting
from web.app.preparing import draft_of
from web.app.saves import STREAKS, write_streaks
from web.app.sitting import is_over, table_of, view
from web.app.storing import stored

IN_A_ROW = 3
"""So many wins, or losses, and another level is offered."""


def against(match: Match) -> str:
    """The level of all the bots against whom one person plays; "" where they differ."""
    kinds = [player.kind for player in match.players]
    levels = {level_of(kind) for kind in kinds if kind != HUMAN}
    level = levels.pop() if kinds.count(HUMAN) == 1 and len(levels) == 1 else ""
    return level if level in offered(match.game.id) else ""


def won(model: Model, sitting: Sitting, seat: Seat) -> bool | None:
    """Whether the seat has won by itself or with its team; None where the victory is shared."""
    outcome = sitting.match.state.outcome()
    winners = outcome.winners if outcome else ()
    team = bool(winners) and table_of(sitting).team(view(sitting, model.words), winners[0])
    if len(winners) == 1 or (team and len(winners) < len(sitting.match.players)):
        return seat in winners
    return None


def count(model: Model, sitting: Sitting) -> Result:
    """One more game against this level has ended; another ending breaks the row."""
    level = against(sitting.match)
    if not level or model.embed is not None:
        return model, []
    ours = won(model, sitting, sitting.people[0])
    before = _streak(model, sitting.match.game.id, level)
    after = 0 if ours is None else max(before, 0) + 1 if ours else min(before, 0) - 1
    return _keep(model, sitting.match.game.id, level, after)


def suggested(model: Model, sitting: Sitting) -> str:
    """The next level, for whoever wins or loses again and again; "" where there is none."""
    game, level = sitting.match.game.id, against(sitting.match)
    streak = _streak(model, game, level)
    if not level or not is_over(sitting) or not streak or streak % IN_A_ROW:
        return ""
    known = offered(game)
    at = known.index(level) + (1 if streak > 0 else -1)
    return known[at] if 0 <= at < len(known) else ""


def rises(model: Model, sitting: Sitting) -> bool:
    """Whether it is won again and again, not lost."""
    return _streak(model, sitting.match.game.id, against(sitting.match)) > 0


def decline(model: Model) -> Result:
    """The level stays as it is."""
    if model.sitting is None or not suggested(model, model.sitting):
        return model, []
    match = model.sitting.match
    model, effects = _keep(model, match.game.id, against(match), 0)
    return model, [*effects, Focus("controls")]


def at_the_next_level(model: Model, sitting: Sitting) -> Draft:
    """The same table around a game with bots of the suggested level."""
    level, draft = suggested(model, sitting), draft_of(sitting.match)
    chairs = [
        chair if chair.kind == HUMAN else replace(chair, kind=level) for chair in draft.chairs
    ]
    return replace(draft, chairs=tuple(chairs))


def _streak(model: Model, game: str, level: str) -> int:
    return model.streaks.get(f"{game}.{level}", 0)


def _keep(model: Model, game: str, level: str, streak: int) -> Result:
    streaks = {**model.streaks, f"{game}.{level}": streak}
    model = replace(model, streaks=streaks)
    return model, stored(model, {STREAKS: write_streaks(streaks)})
