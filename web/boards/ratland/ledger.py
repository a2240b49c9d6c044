"""What happened this turn: the seven phases in order, each with its sums."""

from collections.abc import Iterable
from html import escape

from engine.ratland import events
from engine.ratland.observe import Observation
from engine.ratland.state import Stage
from web.boards.ratland import art
from web.boards.ratland.chronicle import Phase, Turn, before_foraging, phase_now, turns
from web.boards.ratland.clans import legend, signs
from web.boards.ratland.phrases import cheese, eaters
from web.boards.ratland.sentences import say
from web.boards.ratland.things import View

_SILENT = (events.Drew, events.Filled, events.Placed, events.Served, events.Revealed)
"""Told in the log, but too fine for the sums of a turn."""

_KINDS = {
    Phase.PLACE: "places",
    Phase.ATTACK: "attacks",
    Phase.BREED: "young",
    Phase.RETURN: "home",
}
"""What a phase changes on the table (`Table.stages`)."""

_LONGEST = 6
"""Paces that even a turn with many attacks is left to be read."""


def now(view: View) -> str:
    """What the rules have just done by themselves: attacks, young, homecoming; or the meal."""
    found = "".join(_phase(view, "now", *entry, True) for entry in _just_now(view))
    return f'<ol id="now" class="rl-told rl-now">{found}</ol>' if found else ""


def watched(seen: Observation) -> bool:
    """Whether the rules do something next that is worth watching."""
    return seen.stage in (Stage.EVENT, Stage.FOOD, Stage.UNVEIL, Stage.FORAGE)


def eye(view: View) -> tuple[str, object]:
    """What goes on: what the rules have just done, the bag, or what there is to choose or do."""
    seen = view.seen
    if seen.stage is Stage.PLACE and view.moves:
        return "controls event", seen.turn_number
    if seen.stage is Stage.STARVE and view.moves:
        return "sewer-own controls starving", seen.turn_number
    if any(_told(happened) for _, happened in _just_now(view)):
        return "sewer-own controls now", (seen.turn_number, seen.stage is Stage.FORAGE)
    if seen.area is not None:
        return "sewer-own controls forage", (seen.turn_number, seen.area, bool(view.moves))
    return "", None


def pauses(view: View) -> int:
    """How many paces it takes to read that."""
    phases = _just_now(view)
    lines = sum(len(_told(happened)) for _, happened in phases)
    # what is eaten is reckoned line by line
    return min(_LONGEST, 1 + (lines if phases and phases[-1][0] is Phase.FEED else lines // 2))


def _just_now(view: View) -> list[tuple[Phase, list[events.Event]]]:
    seen = view.seen
    told = turns(view)
    if not told:
        return []
    shown: Iterable[Phase] = ()
    if before_foraging(view, told[-1]):
        shown = (Phase.PLACE, Phase.ATTACK, Phase.BREED, Phase.RETURN)
    elif seen.stage in (Stage.EVENT, Stage.STARVE):
        shown = (Phase.FEED,)
    elif seen.stage in (Stage.ALARM, Stage.HOLY_RAT, Stage.PLACE) and not any(seen.placed):
        shown = (Phase.EVENT,)
    return [entry for entry in told[-1].phases() if entry[0] in shown]


def ledger(view: View) -> str:
    """The turn as far as it has come; while rats are placed, the turn before as well."""
    told = turns(view)
    if told and told[-1].told_of(events.Unveiled):
        told = told[-1:]
    pages = [page for turn in reversed(told) if (page := _turn(view, turn))]
    if not pages:
        return ""
    title = escape(view.words("ratland.ledger"))
    return art.fold("ledger", title, "".join(pages), "rl-ledger", " open")


def _turn(view: View, turn: Turn) -> str:
    here = phase_now(view) if turn.number == view.seen.turn_number else None
    body = "".join(
        _phase(view, f"told-{turn.number}", phase, happened, phase is here)
        for phase, happened in turn.phases()
    )
    if not body:
        return ""
    title = escape(view.words("ratland.turn", turn=turn.number))
    return f'<h2 id="ledger-{turn.number}">{title}</h2><ol class="rl-told">{body}</ol>'


def _told(happened: Iterable[events.Event]) -> list[events.Event]:
    return [event for event in happened if not isinstance(event, _SILENT)]


def _phase(view: View, name: str, phase: Phase, happened: list[events.Event], is_now: bool) -> str:
    """A phase with a line for each thing that happened in it."""
    name = f"{name}-{phase.value}"
    found = "".join(
        f'<li id="{name}-{number + 1}" style="--n: {number}">{_line(view, event)}</li>'
        for number, event in enumerate(_told(happened))
    )
    if not found:
        return ""
    here = " is-now" if is_now else ""
    later = view.after(_KINDS[phase]) if is_now and phase in _KINDS else ""
    title = escape(view.words(f"ratland.phase.{phase.value}"))
    return (
        f'<li id="{name}" class="rl-phase{here}" style="{later}">'
        f'<p class="rl-head"><span>{phase.value}</span> {title}</p>'
        f"<ul>{found}</ul></li>"
    )


def _line(view: View, event: events.Event) -> str:
    """A sentence; placements as signs, and pieces beside the words about them."""
    match event:
        case events.Unveiled(places):
            return legend(view.words, is_open=view.seen.turn_number == 1) + "".join(
                f'<span class="rl-clan-{seat} rl-unveiled">{art.emblem(seat)}'
                f"<strong>{escape(view.names[seat])}</strong>{signs(view.words, each)}</span>"
                for seat, each in enumerate(places)
            )
        case events.Attacked():
            return f"{_fight(event)}{escape(say(event, view))}"
        case events.Foraged(pieces=pieces):
            found = "".join(map(art.piece, pieces))
            return f'{escape(say(event, view))}<span class="rl-found">{found}</span>'
        case events.Fed(seat=seat, rats=rats, needed=needed) if seat == view.seen.viewer:
            row = view.words(
                "ratland.feeding.row", eaters=eaters(rats), cheese=cheese(view.words, needed)
            )
            return f'{escape(say(event, view))} <small class="rl-small">{escape(row)}</small>'
    return escape(say(event, view))


def _fight(event: events.Attacked) -> str:
    """An attack as a picture: who goes at whom, with how many against how many."""
    return (
        f'<span class="rl-fight rl-clan-{event.seat}" aria-hidden="true">{art.emblem(event.seat)}'
        f"<b>{event.attackers}</b>{art.ARROW}<b>{event.guards}</b>{art.emblem(event.victim)}</span>"
    )
