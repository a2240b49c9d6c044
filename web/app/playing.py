"""Taps, moves, chance, bots and the curtain: everything that carries a match on."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from engine.core.match import HUMAN
from engine.search.levels import levels
from web.app.effects import After, Announce, Effect, Focus, Save, Think
from web.app.model import PACES, STEP, Best, Model, Saved, Sitting, Toast
from web.app.routes import Route
from web.app.saves import MATCH, MATCHES, RESULTS, best, write_results, write_times
from web.app.sitting import (
    bot_to_act,
    chance_to_act,
    deciding,
    is_over,
    lift,
    look,
    played,
    rolled,
    table_of,
    undone,
    view,
    watching,
)
from web.boards.table import Table, View
from web.words.rules import rule_text

Result = tuple[Model, list[Effect]]

TOAST_MS = 9000
"""How long a notice stays."""


def current(model: Model) -> Sitting | None:
    """The match on the table, while its page is the one shown."""
    sitting = model.sitting
    here = sitting is not None and model.route == Route("table", sitting.id)
    return sitting if here else None


def tap(model: Model, what: str, near: Sequence[str] = ()) -> Result:
    """A thing on the table was tapped: something is picked up, or a move is made, or refused.

    If the finger may have meant something `near` as well, the person is asked first.
    """
    sitting = current(model)
    if sitting is None or not deciding(sitting):
        return model, []
    table, seen = table_of(sitting), view(sitting, model.words)
    meanings = _meanings(table, seen, what, near)
    if len(meanings) > 1:
        sitting = replace(sitting, meanings=meanings, advice=None)
        return replace(model, sitting=sitting, toast=None), [Focus("offer-0")]
    tapped = table.tap(seen, what)
    sitting = replace(sitting, picked=tapped.picked, meanings=(), advice=None)
    model = replace(model, sitting=sitting)
    if tapped.hint:
        return show_toast(model, Toast(tapped.hint, ""))
    if tapped.move is None:
        return model, []
    rule = sitting.match.state.refusal(tapped.move)
    if rule is not None:
        text = rule_text(rule.id, model.language)
        route = Route("rules", sitting.match.game.id, rule.id)
        return show_toast(model, Toast(text.title, text.first_sentence, route))
    return play(replace(model, toast=None), tapped.move)


def _meanings(table: Table, seen: View, what: str, near: Sequence[str]) -> tuple[str, ...]:
    """The taps that may have been meant, and that lead to different ends; `what` alone is sure."""
    if not near or not table.meaning(seen, what):
        return (what,)
    ends = {table.tap(seen, what): what}
    for other in near:
        if table.meaning(seen, other):
            ends.setdefault(table.tap(seen, other), other)
    return tuple(ends.values())


def mean_nothing(model: Model) -> Result:
    """None of what a touch may have meant was meant."""
    sitting = current(model)
    if sitting is None or not sitting.meanings:
        return model, []
    return replace(model, sitting=replace(sitting, meanings=())), [Focus("prompt")]


def play(model: Model, move: Any) -> Result:
    """Play a legal move of whoever is to act, and all that follows without a decision."""
    assert model.sitting is not None
    sitting = replace(played(model.sitting, move), held=False)
    return _settle(model, sitting, len(model.sitting.story))


def begin(model: Model, sitting: Sitting) -> Result:
    """Put a new match on the table."""
    return _settle(model, sitting, 0)


def _settle(model: Model, sitting: Sitting, known: int) -> Result:
    """Let chance have its say; keep, tell and go on. `known` moves have been told before."""
    while chance_to_act(sitting) and not watching(sitting):
        sitting = rolled(sitting)
    told = _tell(model, sitting, known)
    model, effects = keep(replace(model, sitting=look(sitting)))
    if is_over(sitting):
        model, kept = _keep_result(model, sitting)
        effects += kept
    model, more = go_on(model)
    return model, [*effects, *told, *more]


def _tell(model: Model, sitting: Sitting, known: int) -> list[Effect]:
    """The events since then in words, as whoever sat at the screen saw them."""
    seen = view(sitting, model.words)
    viewer = seen.observation.viewer
    table = table_of(sitting)
    sentences = [
        table.say(event.seen_by(viewer), seen)
        for deed in sitting.story[known:]
        for event in deed.events
    ]
    text = " ".join(sentence for sentence, _ in groupby(filter(None, sentences)))
    return [Announce(text)] if text else []


def keep(model: Model) -> Result:
    """Put the match on the shelf, in the browser's storage too unless that is forbidden."""
    sitting = model.sitting
    assert sitting is not None
    saved = Saved(str(sitting.match), model.now)
    shelf = {**model.shelf, sitting.id: saved}
    model = replace(model, shelf=shelf)
    if model.storage == "forbidden":
        return model, []
    return model, [Save(MATCH + sitting.id, saved.text), Save(MATCHES, write_times(shelf))]


def _keep_result(model: Model, sitting: Sitting) -> Result:
    """Put what a person reached alone among the best results."""
    match, outcome = sitting.match, sitting.match.state.outcome()
    if outcome is None or [player.kind for player in match.players] != [HUMAN]:
        return model, []
    result = Best(match.game.id, outcome.scores[0], model.now, match.deal)
    model = replace(model, results=best([*model.results, result]))
    if model.storage == "forbidden":
        return model, []
    return model, [Save(RESULTS, write_results(model.results))]


def waits_for_next(model: Model, sitting: Sitting) -> bool:
    """Whether the person wants to say when the bot or chance goes on."""
    waiting = bot_to_act(sitting) or watching(sitting)
    return waiting and model.preferences.pace == STEP


def go_on(model: Model) -> Result:
    """What happens next by itself: a bot's move or a forced one, after a while; else it is ready.

    A timer that still runs for an earlier position is forgotten.
    """
    sitting = current(model)
    model = replace(model, timer=model.timer + 1)
    if sitting is None:
        return model, []
    pace = PACES[model.preferences.pace]
    if waits_for_next(model, sitting):
        return model, []
    if chance_to_act(sitting):
        pauses = table_of(sitting).pauses(view(sitting, model.words))
        return model, [After(pace * pauses, "chance", model.timer)]
    if bot_to_act(sitting):
        return model, [After(pace, "bot", model.timer)]
    if sitting.curtain is not None:
        return model, [Focus("lift")]
    if not deciding(sitting):
        return model, []
    seen = view(sitting, model.words)
    table = table_of(sitting)
    model = replace(model, sitting=replace(sitting, picked=table.ready(seen), meanings=()))
    if model.preferences.forced and not sitting.held and table.obvious(seen) is not None:
        return model, [After(pace, "obvious", model.timer)]
    return model, [Announce(table.prompt(view(sitting, model.words)))]


def rang(model: Model, what: str, number: int) -> Result:
    """A timer ran out."""
    sitting = current(model)
    if what == "toast" and number == model.toast_timer:
        return replace(model, toast=None), []
    if sitting is None or number != model.timer:
        return model, []
    if what == "bot" and bot_to_act(sitting):
        return model, [_think(model, sitting)]
    if what == "chance" and chance_to_act(sitting):
        return _settle(model, rolled(sitting), len(sitting.story))
    if what == "obvious" and deciding(sitting):
        move = table_of(sitting).obvious(view(sitting, model.words))
        if move is not None:
            return play(model, move)
    return model, []


def next_step(model: Model) -> Result:
    """The person has seen enough: the bot moves, or chance does, once."""
    sitting = current(model)
    if sitting is None or not waits_for_next(model, sitting):
        return model, []
    if bot_to_act(sitting):
        return model, [_think(model, sitting)]
    model, effects = _settle(model, rolled(sitting), len(sitting.story))
    assert model.sitting is not None
    waits = waits_for_next(model, model.sitting)
    return model, effects if waits else [*effects, Focus("prompt")]


def hurry(model: Model) -> Result:
    """All that chance does before the next decision, at once."""
    sitting = current(model)
    if sitting is None or not watching(sitting):
        return model, []
    known = len(sitting.story)
    while chance_to_act(sitting):
        sitting = rolled(sitting)
    model, effects = _settle(model, sitting, known)
    return model, [*effects, Focus("prompt")]


def _think(model: Model, sitting: Sitting, level: str = "") -> Think:
    """Have a bot of this level choose for whoever is to act; or the bot itself."""
    match = sitting.match
    seat = match.state.to_act
    level = level or match.players[seat].kind
    return Think(model.timer, match.game.id, level, match.state.observe(seat), str(match))


def thought(model: Model, number: int, move: Any) -> Result:
    """A bot has chosen; what it thought about an earlier position is forgotten."""
    sitting = current(model)
    if sitting is None or number != model.timer:
        return model, []
    if bot_to_act(sitting):
        return play(model, move)
    return _advise(model, sitting, move) if sitting.asking else (model, [])


def ask(model: Model) -> Result:
    """Have the best bot think of a hint; a forced move that was about to be played waits."""
    sitting = current(model)
    if sitting is None or not deciding(sitting) or sitting.asking:
        return model, []
    sitting = replace(sitting, asking=True, held=True, meanings=())
    model = replace(model, sitting=sitting, timer=model.timer + 1)
    return model, [_think(model, sitting, list(levels(sitting.match.game.id))[-1])]


def _advise(model: Model, sitting: Sitting, move: Any) -> Result:
    """Tell the hint and pick up what it needs; the move is left to the person."""
    advice = table_of(sitting).advise(view(sitting, model.words), move)
    sitting = replace(sitting, asking=False, advice=move, picked=advice.picked)
    text = model.words("app.table.hint", text=advice.text)
    return replace(model, sitting=sitting), [Announce(text)]


def undo(model: Model) -> Result:
    """Take the viewer's last decision back, where the rules of undo allow it."""
    sitting = current(model)
    if sitting is None or not sitting.can_undo:
        return model, []
    model = replace(model, sitting=undone(sitting, model.words), toast=None)
    model, effects = keep(model)
    model, more = go_on(model)
    return model, [*effects, Announce(model.words("app.table.undone")), *more]


def raise_curtain(model: Model) -> Result:
    """The person the curtain waited for is here."""
    sitting = current(model)
    if sitting is None or sitting.curtain is None:
        return model, []
    model, effects = go_on(replace(model, sitting=lift(sitting)))
    return model, [Focus("prompt"), *effects]


def unpick(model: Model) -> Result:
    """Put down whatever is picked up."""
    sitting = current(model)
    if sitting is None or not deciding(sitting):
        return model, []
    if sitting.meanings:
        return mean_nothing(model)
    empty = replace(sitting, picked=())
    picked = table_of(sitting).ready(view(empty, model.words))
    return replace(model, sitting=replace(sitting, picked=picked)), []


def show_toast(model: Model, toast: Toast) -> Result:
    """A notice that goes away by itself."""
    model = replace(model, toast=toast, toast_timer=model.toast_timer + 1)
    return model, [After(TOAST_MS, "toast", model.toast_timer)]


def over(model: Model) -> bool:
    """Whether the match on the table has ended."""
    return model.sitting is not None and is_over(model.sitting)
