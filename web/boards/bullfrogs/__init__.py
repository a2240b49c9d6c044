"""The table of Bullfrogs."""

from collections.abc import Mapping, Sequence

from engine.bullfrogs.components import COLOURS
from engine.bullfrogs.events import Event
from engine.bullfrogs.moves import Move
from engine.bullfrogs.observe import Observation
from engine.core.game import Outcome
from web.boards.bullfrogs import (
    advice,
    art,
    gestures,
    meaning,
    poster,
    result,
    sentences,
    solo,
    tray,
    twin,
)
from web.boards.bullfrogs.pond import Pond
from web.boards.bullfrogs.scene import Scene, follow
from web.boards.table import Advice, Button, Table, Tap, View
from web.boards.zoom import zoomable
from web.words import Words


class BullfrogsTable(Table):
    """The pond, the hand and the words around them."""

    game = "bullfrogs"
    secret = True

    def colours(self, words: Words) -> Mapping[str, str]:
        return {colour.letter: words(f"bullfrogs.colour.{colour.letter}") for colour in COLOURS}

    def seating(self, words: Words, seats: int) -> str:
        return words("bullfrogs.alone") if seats == 1 else ""

    def follow(
        self, scene: Scene | None, events: Sequence[Event], observation: Observation
    ) -> Scene:
        return follow(scene, events, observation)

    def draw(self, view: View) -> str:
        pond, dice = Pond(view), solo.dice(view)
        water = zoomable("pond", "bf-water", pond.extent, pond.draw(), dice, view.words)
        return (
            f'<div id="bullfrogs" class="parts bf-table">{art.defs()}{water}{tray.tray(view)}</div>'
        )

    def twin(self, view: View) -> str:
        return twin.twin(view)

    def prompt(self, view: View) -> str:
        return sentences.prompt(view)

    def tap(self, view: View, what: str) -> Tap:
        return gestures.tap(view, what)

    def fits(self, view: View) -> bool:
        return gestures.fits(view)

    def meaning(self, view: View, what: str) -> str:
        return super().meaning(view, what) or meaning.picking(view, what)

    def buttons(self, view: View) -> Sequence[Button]:
        return tray.buttons(view)

    def obvious(self, view: View) -> Move | None:
        return gestures.obvious(view)

    def watched(self, observation: Observation) -> bool:
        return solo.watched(observation)

    def opponents(self, seats: int, words: Words) -> Sequence[str]:
        return [words("bullfrogs.isaac")] if seats == 1 else []

    def rank(self, score: int, words: Words) -> str:
        return solo.rank(words, score)

    def advise(self, view: View, move: Move) -> Advice:
        return advice.advise(view, move)

    def badge(self, view: View, seat: int) -> str:
        return tray.badge(view, seat)

    def ready(self, view: View) -> tuple[str, ...]:
        return gestures.ready(view)

    def say(self, event: Event, view: View) -> str:
        return sentences.say(event, view)

    def result(self, view: View, outcome: Outcome) -> str:
        if view.observation.isaac is not None:
            return solo.result(view, outcome.scores[0])
        return result.result(view, outcome)

    def poster(self, words: Words) -> str:
        return poster.poster(words)


TABLE = BullfrogsTable()
