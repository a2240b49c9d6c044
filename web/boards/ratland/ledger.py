"""What happened this turn: the seven phases in order, each with its sums."""

from html import escape

from engine.ratland import events
from engine.ratland.observe import Observation
from web.boards.ratland import art
from web.boards.ratland.chronicle import Phase, Turn, phase_now, turns
from web.boards.ratland.sentences import say
from web.boards.table import View

_SILENT = (events.Drew, events.Filled, events.Placed, events.Served, events.Revealed)
"""Told in the log, but too fine for the sums of a turn."""


def ledger(view: View) -> str:
    """The turn as far as it has come; while rats are placed, the turn before as well."""
    told = turns(view.past)
    if told and told[-1].unveiled:
        told = told[-1:]
    pages = [page for turn in reversed(told) if (page := _turn(view, turn))]
    if not pages:
        return ""
    title = escape(view.words("ratland.ledger"))
    return (
        f'<details id="ledger" class="rl-fold rl-ledger" open><summary>{title}</summary>'
        f"{''.join(pages)}</details>"
    )


def _turn(view: View, turn: Turn) -> str:
    seen: Observation = view.observation
    now = phase_now(seen) if turn.number == seen.turn else None
    parts = [_phase(view, turn, phase, happened, phase is now) for phase, happened in turn.phases()]
    body = "".join(parts)
    if not body:
        return ""
    title = escape(view.words("ratland.turn", turn=turn.number))
    return f'<h3 id="ledger-{turn.number}">{title}</h3><ol class="rl-told">{body}</ol>'


def _phase(view: View, turn: Turn, phase: Phase, happened: list[events.Event], is_now: bool) -> str:
    name = f"told-{turn.number}-{phase.value}"
    lines = []
    for number, event in enumerate(event for event in happened if not isinstance(event, _SILENT)):
        sentence = say(event, view)
        if sentence:
            lines.append(
                f'<li id="{name}-{number + 1}" style="--n: {number}">{escape(sentence)}'
                f"{_pieces(event)}</li>"
            )
    if not lines:
        return ""
    now = " is-now" if is_now else ""
    return (
        f'<li id="{name}" class="rl-phase{now}" style="--p: {phase.value}">'
        f"<h4><span>{phase.value}</span> "
        f"{escape(view.words(f'ratland.phase.{phase.value}'))}</h4><ul>{''.join(lines)}</ul></li>"
    )


def _pieces(event: events.Event) -> str:
    """The pieces themselves beside the sentence about them."""
    if not isinstance(event, events.Foraged):
        return ""
    return f'<span class="rl-found">{"".join(map(art.piece, event.pieces))}</span>'
