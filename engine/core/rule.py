"""Rules have names: a refusal is the rule that forbids the move."""

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

Kind = Literal["refusal", "step"]
"""A `refusal` rule can forbid a move; a `step` rule is something the game does by itself."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a rulebook.

    `id` is the game's name and the rule's own, such as `bullfrogs.deploy.line`.
    `house` marks a rule that holds a house value or ruling where the rulebook is silent.
    """

    id: str
    kind: Kind = "refusal"
    house: bool = False

    def __str__(self) -> str:
        return self.id


class Rulebook:
    """The rules of one game in its rulebook's order: `rule = Rulebook("trio")` declares each."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._rules: list[Rule] = []

    def __call__(self, name: str, kind: Kind = "refusal", *, house: bool = False) -> Rule:
        """Declare the next rule: `TURN = rule("turn")`."""
        rule = Rule(f"{self._game}.{name}", kind, house)
        self._rules.append(rule)
        return rule

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules)


Position = TypeVar("Position")
Stage = TypeVar("Stage", bound=Hashable)

Refusals = Mapping[
    type, tuple[Collection[Stage], Sequence[tuple[Callable[[Position, Any], bool], Rule]]]
]
"""For each kind of move: its stages, and what must hold in the order a player is told."""


def first_refusal(
    refusals: Refusals[Stage, Position], turn: Rule, stage: Stage, position: Position, move: object
) -> Rule | None:
    """The first rule that forbids the move, or None; `turn` when it is not its stage."""
    stages, demands = refusals.get(type(move), ((), ()))
    if stage not in stages:
        return turn
    for holds, rule in demands:
        if not holds(position, move):
            return rule
    return None
