"""What every game's table offers the app: its pictures, its gestures and its sentences.

A table is drawn from an Observation, so what a seat may not see cannot reach the page. It holds no
rules: a tap becomes a move that may well be illegal, and the engine says by which rule.

The app draws everything around it: players' bar (`badge`), prompt, buttons (`buttons`, and Undo),
log (`say`), refusals. On a phone `draw` fills the width, the hand last, right above the prompt and
the buttons; on a laptop all of that stands to its right. Its outermost element has a class that the
frame's layout knows: `parts`, a column whose `board` takes what the screen leaves it; or `parted`,
whose children stand in the page's own column, the last of them, `beside`, below the buttons.

Every name of a player is somebody's text: escape it in what is HTML (`draw`, `twin`, `badge`,
`result`); `prompt`, `say`, `hint` and the labels of buttons are plain text and escaped by the app.

The twin's cells are focusable elements with the ids `twin-<row>-<column>` (whole numbers, also
negative: see `twin_id`). Arrows go to the nearest cell that exists in that direction, Home and End
to the ends of the row; the app reads the cells from the twin's ids. The cell whose id is
`View.cursor` has tabindex 0 and all others -1; without a cursor among them, the first has 0.
"""

from collections.abc import Collection, Mapping, Sequence
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
    """What happened since the viewer's last decision, that included, to be marked on the board."""
    past: Sequence[Any] = ()
    """Everything that has happened in the match, as the viewer saw it, oldest first."""
    cursor: str = ""
    """The id of the twin's cell that the Tab key reaches."""
    advised: Any = None
    """The move that a hint names, to be marked; None without a hint."""


@dataclass(frozen=True, slots=True)
class Tap:
    """What a tap means: pick things up, or make a move, or neither."""

    picked: tuple[str, ...] = ()
    """What is picked up from now on; also after a refusal. A legal move leaves `ready` to say."""
    move: Any = None
    """The move the player means, legal or not; None when it is not complete."""
    hint: str = ""
    """A sentence when the tap leads nowhere and no rule is to blame."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move as a hint tells it."""

    text: str
    """The move in words, as a sentence to the player."""
    picked: tuple[str, ...] = ()
    """What to pick up for it; the player still makes the move."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button below the prompt; a click is a tap on `what`."""

    what: str
    label: str
    strong: bool = False
    """Whether it is what a player will most likely want now."""


def twin_id(row: int, column: int) -> str:
    """The id of a cell of the twin."""
    return f"twin-{row}-{column}"


class Table(Protocol):
    """One game on the page. Clickable things carry `data-do="tap <what>"`.

    A game's table is a subclass; what has a body here suits the games that do without.
    """

    game: str
    """The id of its game, with which the keys of its sentences begin."""

    @property
    def secret(self) -> bool:
        """Whether seats see different things, so that a curtain falls between two people."""
        ...

    def title(self, words: Words) -> str:
        """The game's name."""
        return words(f"{self.game}.title")

    def about(self, words: Words) -> str:
        """One or two sentences that make somebody want to play."""
        return words(f"{self.game}.about")

    def credit(self, words: Words) -> str:
        """Who made the original game and who published it, in one or two sentences."""
        return words(f"{self.game}.credit")

    def colours(self, words: Words) -> Mapping[str, str]:
        """The names of the colours, by their letter in the option `colours`; empty without one."""
        return {}

    def seating(self, words: Words, seats: int) -> str:
        """What so many seats mean: who plays with or against whom, where that needs a word."""
        return ""

    def role(self, words: Words, seat: int) -> str:
        """Whom this seat plays, where that is settled by the seat; empty where all are alike."""
        return ""

    def follow(self, scene: Any, events: Sequence[Any], observation: Any) -> Any:
        """The scene after these events; from None, a fresh one of the observation alone.

        Events are as the viewer saw them. When the eyes change, the scene is made afresh.
        """
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

    def fits(self, view: View) -> bool:
        """Whether `View.picked` can have been picked up here; it may be anybody's text.

        Raises BadTextError for a text that is none of the table's.
        """
        return not view.picked

    def doubt(self, view: View, move: Any) -> str:
        """What to ask before this legal move is made; empty unless it may well be a slip."""
        return ""

    def plan(self, move: Any) -> tuple[str, ...]:
        """What to pick up when a move that was much to do is taken back; empty for any other."""
        return ()

    def meaning(self, view: View, what: str) -> str:
        """What a tap would do, in the words of a button; empty for what can do no harm.

        Asked when a finger may have meant several small things: if there are words for more than
        one, the player chooses by them before anything happens.
        """
        move = self.tap(view, what).move
        legal = move is not None and move in view.moves
        return self.advise(view, move).text.removesuffix(".") if legal else ""

    def buttons(self, view: View) -> Sequence[Button]:
        """What can be done now without a tap on the board, such as ending the turn."""
        ...

    def obvious(self, view: View) -> Any:
        """The move nobody needs to think about, played by itself if the player likes; or None.

        Never a move that ends the turn: there a player may still want to take something back.
        """
        return None

    def watched(self, observation: Any) -> bool:
        """Whether chance's next move is worth watching, such as a die or a deed of the rules'.

        Such moves are made one by one at the player's pace, all others of chance at once.
        """
        return False

    def pauses(self, view: View) -> int:
        """How many paces a watched move of chance waits, so that what happened can be read."""
        return 1

    def opponents(self, seats: int, words: Words) -> Sequence[str]:
        """The names of opponents that the rules play; they sit after so many players."""
        return ()

    def rank(self, score: int, words: Words) -> str:
        """What so many points are called in a game played alone; empty where one cannot."""
        return ""

    def advise(self, view: View, move: Any) -> Advice:
        """A legal move as a hint: in words, and what to pick up for it."""
        ...

    def badge(self, view: View, seat: int) -> str:
        """What lies openly before a player, beside the name: colour, score, reserve; as HTML.

        `opponents` have the seats after the players'.
        """
        ...

    def ready(self, view: View) -> tuple[str, ...]:
        """What to pick up by itself when a decision begins, to spare a needless tap."""
        return ()

    def say(self, event: Any, view: View) -> str:
        """The sentence for an event, as the viewer saw it; empty when there is nothing to tell."""
        ...

    def result(self, view: View, outcome: Outcome) -> str:
        """The final score laid out line by line, as HTML, once the game is over."""
        ...

    def poster(self, words: Words) -> str:
        """A small picture of the game for the home page, as SVG."""
        ...
