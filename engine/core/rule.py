"""Rules have names: a refusal is the rule that forbids the move."""

from dataclasses import dataclass
from typing import Literal

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
