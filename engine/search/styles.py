"""Players of one strength who want different things: a term of the evaluation counts more or less.

A style changes what a bot plays for, and nothing of how it searches.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from ..core.game import Seat
from .bots import Evaluate

Style = Mapping[str, int]
"""How much terms of a game's evaluation count, in percent; those not named count in full."""

PLAIN: Style = {}
"""That of whoever takes the evaluation as it is."""


class Evaluation(Protocol):
    """A game's module `evaluation`, as far as a style needs it."""

    def evaluate(self, state: Any, seat: Seat, /) -> int:
        """How good a state is for a seat."""
        ...

    def terms(self, state: Any, seat: Seat, /) -> dict[str, int]:
        """The same, term by term."""
        ...


def weighed(terms: Mapping[str, int], style: Style) -> int:
    """What the terms come to in this style."""
    return sum([worth * style.get(name, 100) // 100 for name, worth in terms.items()])


def styled(evaluation: Evaluation, style: Style) -> Evaluate:
    """The evaluation in this style; the plain one is as quick as ever."""
    if not style:
        return evaluation.evaluate
    terms = evaluation.terms

    def evaluate(state: Any, seat: Seat) -> int:
        return weighed(terms(state, seat), style)

    return evaluate
