"""A table as plain as can be: what is tapped is the text of the move."""

from dataclasses import replace
from typing import Any

import pytest

import web.boards.bullfrogs
from engine.bullfrogs.moves import End, parse_move
from engine.bullfrogs.state import Stage
from engine.core.game import NOBODY, Outcome
from web.boards.table import Advice, AnyView, Badge, Button, Cell, Table, Tap, Twin


def draw(view: AnyView) -> str:
    """What the viewer sees, and nothing more."""
    seen = view.seen
    return (
        f"<p>viewer={seen.viewer} hand={seen.hand} picked={view.picked} scene={view.scene} "
        f"advised={view.advised} recent={[event.name for event in view.recent]}</p>"
    )


def tap(view: AnyView, what: str) -> Tap:
    """`pick <x>` picks up, `hint` gives a hint, `break` breaks, all else is a move."""
    verb, _, rest = what.partition(" ")
    if verb == "pick":
        return Tap(picked=(*view.picked, rest))
    if verb == "hint":
        return Tap(picked=view.picked, hint="try something else")
    if verb == "break":
        raise ZeroDivisionError("a leg of the table")
    return Tap(picked=view.picked, move=parse_move(what))


def prompt(view: AnyView) -> str:
    """Whose turn it is."""
    to_act = view.seen.to_act
    return f"your move, {view.names[to_act]}" if to_act >= 0 else "look on"


def obvious(view: AnyView) -> Any:
    """The only move but one that ends the turn."""
    only = [move for move in view.moves if move != End()]
    return only[0] if len(view.moves) == len(only) == 1 else None


def say(event: Any, view: AnyView) -> str:
    """What happened, in a word or two."""
    return f"{event.name} {getattr(event, 'actions', '')}".strip() + "."


def result(view: AnyView, outcome: Outcome) -> str:
    """The scores."""
    assert view.seen.to_act == NOBODY
    return f"<p>scores={outcome.scores}</p>"


PLAIN: Table[Any, Any, Any] = Table(
    game="bullfrogs",
    draw=draw,
    twin=lambda view: Twin({(0, 0): Cell("the board", "picture")}),
    badge=lambda view, seat: Badge("", "", view.seen.colours[seat].letter, ()),
    prompt=prompt,
    buttons=lambda view: [Button("end", "End", strong=True)] if End() in view.moves else [],
    tap=tap,
    advise=lambda view, move: Advice(f"try {move}", ("advised",)),
    say=say,
    result=result,
    poster=lambda words: '<svg role="img" aria-label="Pond"></svg>',
    colours=lambda words: {"G": "green", "B": "blue", "R": "red", "Y": "yellow"},
    seating=lambda words, seats: "you and the dice" if seats == 1 else "",
    opponents=lambda words, seats: ["Isaac"] if seats == 1 else [],
    rank=lambda words, score: f"rank of {score}",
    follow=lambda scene, events, seen: (scene or 0) + len(events),
    fits=lambda view: all(thing != "nonsense" for thing in view.picked),
    ready=lambda view: ("ready",),
    obvious=obvious,
    watched=lambda seen: seen.stage in (Stage.ROLL, Stage.WALK, Stage.ISAAC),
)


def lay(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Put the plain table, with these changes, where the app looks for that of Bullfrogs."""
    monkeypatch.setattr(web.boards.bullfrogs, "TABLE", replace(PLAIN, **changes))
