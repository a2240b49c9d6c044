"""A table as plain as can be: what is tapped is the text of the move."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.bullfrogs.moves import End, parse_move
from engine.bullfrogs.state import Step
from engine.core.game import NOBODY, Outcome
from web.boards.table import Advice, Button, Tap, View, twin_id
from web.words import Words


class PlainTable:
    """`tap pick <x>` picks up, `tap hint` gives a hint, `tap <move>` moves."""

    secret = True

    def title(self, words: Words) -> str:
        return "Pond"

    def about(self, words: Words) -> str:
        return f"about {words.language}"

    def credit(self, words: Words) -> str:
        return "by hand"

    def colours(self, words: Words) -> Mapping[str, str]:
        return {"G": "green", "B": "blue", "R": "red", "Y": "yellow"}

    def seating(self, words: Words, seats: int) -> str:
        return "you and the dice" if seats == 1 else ""

    def role(self, words: Words, seat: int) -> str:
        return ""

    def follow(self, scene: Any, events: Sequence[Any], observation: Any) -> Any:
        return (scene or 0) + len(events)

    def draw(self, view: View) -> str:
        """What the viewer sees, and nothing more."""
        seen = view.observation
        return (
            f"<p>viewer={seen.viewer} hand={seen.hand} picked={view.picked} scene={view.scene} "
            f"advised={view.advised} recent={[event.name for event in view.recent]}</p>"
        )

    def twin(self, view: View) -> str:
        """Three cells: one row of two, and one below."""
        cells = ((0, 0), (0, 2), (1, 0))
        return "".join(f'<button type="button" id="{twin_id(*c)}">{c}</button>' for c in cells)

    def prompt(self, view: View) -> str:
        to_act = view.observation.to_act
        return f"your move, {view.names[to_act]}" if to_act >= 0 else "look on"

    def fits(self, view: View) -> bool:
        return all(thing != "nonsense" for thing in view.picked)

    def doubt(self, view: View, move: Any) -> str:
        return ""

    def plan(self, move: Any) -> tuple[str, ...]:
        return ()

    def buttons(self, view: View) -> Sequence[Button]:
        return [Button("end", "End", strong=True)] if End() in view.moves else []

    def obvious(self, view: View) -> Any:
        only = [move for move in view.moves if move != End()]
        return only[0] if len(view.moves) == len(only) == 1 else None

    def watched(self, observation: Any) -> bool:
        return observation.step in (Step.ROLL, Step.WALK, Step.ISAAC)

    def pauses(self, view: View) -> int:
        return 1

    def opponents(self, seats: int, words: Words) -> Sequence[str]:
        return ["Isaac"] if seats == 1 else []

    def rank(self, score: int, words: Words) -> str:
        return f"rank of {score}"

    def advise(self, view: View, move: Any) -> Advice:
        return Advice(f"try {move}", ("advised",))

    def badge(self, view: View, seat: int) -> str:
        return f"<i>{view.observation.colours[seat].letter}</i>"

    def ready(self, view: View) -> tuple[str, ...]:
        return ("ready",)

    def tap(self, view: View, what: str) -> Tap:
        verb, _, rest = what.partition(" ")
        if verb == "pick":
            return Tap(picked=(*view.picked, rest))
        if verb == "hint":
            return Tap(picked=view.picked, hint="try something else")
        if verb == "break":
            raise ZeroDivisionError("a leg of the table")
        return Tap(picked=view.picked, move=parse_move(what))

    def say(self, event: Any, view: View) -> str:
        shown = getattr(event, "actions", "")
        return f"{event.name} {shown}".strip() + "."

    def result(self, view: View, outcome: Outcome) -> str:
        assert view.observation.to_act == NOBODY
        return f"<p>scores={outcome.scores}</p>"

    def poster(self, words: Words) -> str:
        return '<svg role="img" aria-label="Pond"></svg>'
