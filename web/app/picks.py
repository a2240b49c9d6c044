"""What people have picked up on the way to a move: kept beside the match, for their eyes alone.

It outlives the page, and goes with the position it was picked up in. Never drawn but for the seat
that decides now, with its curtain lifted: see `web.app.sitting.view`.
"""

from collections.abc import Mapping
from dataclasses import replace

from engine.core.game import BadTextError, Seat
from web.app.effects import Result
from web.app.model import TAKEN_BACK, Model, Pick, Sitting
from web.app.saves import PICKED, write_picks
from web.app.sitting import deciding, table_of, view
from web.app.storing import stored
from web.boards.table import AnyView
from web.words import Words

Picks = Mapping[Seat, Pick]


def hold(model: Model, things: tuple[str, ...]) -> Result:
    """Let whoever decides hold these, and keep that; what they hold by itself need not be kept."""
    sitting = model.sitting
    assert sitting is not None
    ready = table_of(sitting).ready(_with_nothing(sitting, model.words))
    planned = sitting.planned
    if table_of(sitting).plans and things != sitting.picked:
        planned = (*planned, sitting.picked)
    model = replace(model, sitting=replace(sitting, picked=things, planned=planned))
    return lay_down(model, sitting.match.state.to_act, None if things == ready else things)


def take_back(model: Model) -> Result:
    """Let whoever decides hold again what they held before the last tap of their plan."""
    sitting = model.sitting
    assert sitting is not None
    *planned, before = sitting.planned
    model, effects = hold(model, before)
    assert model.sitting is not None
    return replace(model, sitting=replace(model.sitting, planned=tuple(planned))), effects


def by_hand(model: Model) -> bool:
    """Whether whoever decides holds what they chose, and not what they hold by itself."""
    sitting = model.sitting
    assert sitting is not None
    ready = table_of(sitting).ready(_with_nothing(sitting, model.words))
    return sitting.picked not in ((), ready)


def take_up(model: Model) -> Model:
    """Let whoever decides hold what they held here before, or else what they hold by itself."""
    sitting = model.sitting
    if sitting is None or not deciding(sitting):
        return model
    table, seen = table_of(sitting), _with_nothing(sitting, model.words)
    pick = model.picks.get(sitting.id, {}).get(sitting.match.state.to_act)
    kept = pick is not None and pick.at == len(sitting.match.log)
    ready = table.ready(seen)
    things = pick.things if pick and kept and _fits(sitting, seen, pick) else ready
    if things == sitting.picked:
        return model
    # how a plan came about is not kept: all of it can be taken back at once, but not with what has
    # just been taken back
    planned = (ready,) if table.plans and things != ready and sitting.held != TAKEN_BACK else ()
    return replace(model, sitting=replace(sitting, picked=things, planned=planned, doubted=None))


def lay_down(model: Model, seat: Seat, things: tuple[str, ...] | None) -> Result:
    """Keep these for when the seat decides here; None for nothing of its own."""
    sitting = model.sitting
    assert sitting is not None
    if sitting.course is not None:
        return model, []
    others = {
        other: pick for other, pick in model.picks.get(sitting.id, {}).items() if other != seat
    }
    if things is None:
        return _keep(model, sitting.id, others)
    return _keep(model, sitting.id, {**others, seat: Pick(len(sitting.match.log), things)})


def forget(model: Model) -> Result:
    """What was picked up for a decision that has been made is of no use any more."""
    sitting = model.sitting
    assert sitting is not None
    now = len(sitting.match.log)
    picks = model.picks.get(sitting.id, {})
    return _keep(model, sitting.id, {seat: pick for seat, pick in picks.items() if pick.at >= now})


def _keep(model: Model, id: str, picks: Picks) -> Result:
    if picks == model.picks.get(id, {}):
        return model, []
    others = {other: kept for other, kept in model.picks.items() if other != id}
    model = replace(model, picks={**others, id: picks} if picks else others)
    return model, stored(model, {PICKED + id: write_picks(picks) if picks else None})


def _with_nothing(sitting: Sitting, words: Words) -> AnyView:
    """What is seen before anything is picked up."""
    return replace(view(sitting, words), picked=())


def _fits(sitting: Sitting, seen: AnyView, pick: Pick) -> bool:
    """Whether it can have been picked up here; damaged texts cannot."""
    try:
        return table_of(sitting).fits(replace(seen, picked=pick.things))
    except BadTextError:
        return False
