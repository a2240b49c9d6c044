"""Hints as text: from a worker of the page that looked for one."""

import json
from typing import Any

from engine.core.game import Game
from engine.search.hints import Hint, Reason


def write_hint(hint: Hint) -> str:
    """A hint as JSON; its moves as their own texts."""
    expected = {seat: [str(move) for move in moves] for seat, moves in hint.expected.items()}
    told = [[reason.name, reason.number] for reason in hint.reasons]
    return json.dumps({"move": str(hint.move), "reasons": told, "expected": expected})


def read_hint(game: Game, text: str) -> Hint:
    """The hint of such a text."""
    data: dict[str, Any] = json.loads(text)
    expected = {
        int(seat): [game.move(move) for move in moves] for seat, moves in data["expected"].items()
    }
    reasons = tuple(Reason(*reason) for reason in data["reasons"])
    return Hint(game.move(data["move"]), reasons, expected)
