"""What every game's table offers the app: its pictures, its gestures and its sentences.

A table is drawn from an Observation, so what a seat may not see cannot reach the page. It holds no
rules: a tap becomes a move that may well be illegal, and the engine says by which rule.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.game import Outcome
from web.words import Words


@dataclass(frozen=True, slots=True)
class View:
    """All that a table is drawn from."""

    observation: Any
    """The position through the eyes of the seat at the screen, or nobody's."""
    moves: Collection[Any]
    """The legal moves, when the person at the screen is to act; else empty."""
    picked: tuple[str, ...]
    """What the player has picked up so far on the way to a move, in order."""
    scene: Any
    """Which piece is which, so that a moved piece is the same element (see `Table.follow`)."""
    names: tuple[str, ...]
    """The players' names, by seat."""
    words: Words
    recent: Sequence[Any] = ()
    """The events of the last move, to be marked on the board."""


@dataclass(frozen=True, slots=True)
class Tap:
    """What a tap means: pick things up, or make a move, or neither."""

    picked: tuple[str, ...] = ()
    """What is picked up from now on."""
    move: Any = None
    """The move the player means, legal or not; None when it is not complete."""
    hint: str = ""
    """A sentence when the tap leads nowhere and no rule is to blame."""


class Table(Protocol):
    """One game on the page. Clickable things carry `data-do="tap <what>"`."""

    def follow(self, scene: Any, events: Sequence[Any], observation: Any) -> Any:
        """The scene after these events; from None, a fresh one of the observation alone."""
        ...

    def draw(self, view: View) -> str:
        """The board, the hand and whatever else lies on the table, as HTML with SVG in it."""
        ...

    def twin(self, view: View) -> str:
        """The same places as a real grid or list for keyboard and screen reader."""
        ...

    def prompt(self, view: View) -> str:
        """One sentence: what can be done now."""
        ...

    def tap(self, view: View, what: str) -> Tap:
        """What a tap on a thing means, given what is picked up."""
        ...

    def ready(self, view: View) -> tuple[str, ...]:
        """What to pick up by itself when a decision begins, to spare a needless tap."""
        ...

    def say(self, event: Any, view: View) -> str:
        """The sentence for an event, as the viewer saw it; empty when there is nothing to tell."""
        ...

    def result(self, view: View, outcome: Outcome) -> str:
        """The final score laid out line by line, as HTML, once the game is over."""
        ...

    def poster(self, words: Words) -> str:
        """A small picture of the game for the home page, as SVG."""
        ...
