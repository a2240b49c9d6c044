"""What the workbench knows: the script in the editor, what its run came to, and what may run."""

from dataclasses import dataclass, replace
from typing import Any

from engine.core.rule import Rule
from engine.games import load
from web.app.model import Model
from web.app.rooms import knowing
from web.words import Words
from web.words.rules import rule_text

ROOM = "workbench"

MOST_OUTPUT = 20_000
"""Characters of output that are shown; what came before them is let go."""

MOST_PICTURE = 2_000_000
"""Characters of an SVG that is shown: many times what any table needs."""

SECONDS = 10
"""How long somebody's code may think about a move."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong with a script. `line` is 0 where no line of it is at fault.

    `kind` is one that web/workbench/runner.py or bench.js tells: `error`, `slow`, `illegal`,
    `nothing`, `absent`, `gone` or `stopped`; or `missing`, a script that is not on this device, or
    `unreached`, when what runs it cannot be fetched.
    """

    kind: str
    text: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Asked:
    """A bot's turn at a table, and what became of it."""

    match: str
    at: int
    """How many moves came before."""
    code: str
    fault: Fault | None = None


@dataclass(frozen=True, slots=True)
class Bench:
    """All of it."""

    script: str = ""
    """The name of the script in the editor, whether it is kept or not yet."""
    code: str = ""
    fresh: bool = True
    """Whether it is only looked at so far: it is kept once it is changed or used."""
    shared: bool = False
    """Whether it came with a link."""
    game: str = "trio"
    """The one to play against the script."""
    running: bool = False
    awake: bool = False
    """Whether the workbench's Python has answered."""
    output: str = ""
    picture: str = ""
    """The last SVG that a script has displayed."""
    fault: Fault | None = None
    """Of the last run, or of a move at a table."""
    ended: bool = False
    """Whether a run has come to its end."""
    wheels: tuple[str, ...] = ()
    """What a person has installed."""
    wheel: str = ""
    """The one being installed."""
    problem: str = ""
    """What could not be done, in words."""
    told: str = ""
    """What was just done, in words."""
    deleting: bool = False
    """Whether the person is asked if the script may go."""
    allowed: frozenset[tuple[str, str]] = frozenset()
    """The scripts, name and code, that the person has let play since the page was opened."""
    asked: Asked | None = None
    """The last move that was asked for."""


def bench_of(model: Model) -> Bench:
    """What the workbench knows; everything as at first where nobody was there yet."""
    found: Bench = model.rooms.get(ROOM, Bench())
    return found


def changed(model: Model, **changes: Any) -> Model:
    """The model with another workbench."""
    return knowing(model, ROOM, replace(bench_of(model), **changes))


def sentence(words: Words, fault: Fault) -> str:
    """What went wrong, and in which line."""
    text = fault.text
    if fault.kind == "illegal":
        move, _, id = text.rpartition(" ")
        rule = rule_text(id, words.language)
        said = words("workbench.fault.illegal", move=move, rule=rule.title)
    elif fault.kind == "slow":
        said = words("workbench.fault.slow", seconds=SECONDS)
    else:
        said = words(f"workbench.fault.{fault.kind}", text=text)
    return words("workbench.line", line=fault.line, text=said) if fault.line else said


def read_fault(values: dict[str, str]) -> Fault:
    """The fault that the page tells of; anything it may not say is as if it had ended by itself."""
    kind, text = values.get("kind", ""), values.get("text", "")[:400]
    line = values.get("line", "")
    if kind == "illegal" and not _is_rule(text.rpartition(" ")[2]):
        kind = "nothing"
    if kind not in ("error", "slow", "illegal", "nothing", "absent", "stopped"):
        kind = "gone"
    return Fault(kind, text, int(line) if line.isdecimal() and len(line) < 7 else 0)


def _is_rule(id: str) -> bool:
    game = id.partition(".")[0]
    try:
        rules: tuple[Rule, ...] = load(game).rules
    except ValueError:
        return False
    return any(rule.id == id for rule in rules)
