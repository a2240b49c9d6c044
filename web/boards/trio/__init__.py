"""The table of Trio."""

from collections.abc import Sequence

from engine.core.game import Outcome
from engine.trio.events import Event
from engine.trio.moves import Move
from engine.trio.observe import Observation
from web.boards.table import Advice, Button, Table, Tap, View
from web.boards.trio import advice, art, gestures, meaning, poster, result, sentences, tray, twin
from web.boards.trio.board import Board
from web.boards.trio.scene import Scene, follow
from web.boards.zoom import zoomable
from web.words import Words


class TrioTable(Table):
    """The tiles, the hand and the words around them."""

    game = "trio"
    secret = True

    def seating(self, words: Words, seats: int) -> str:
        return words(f"trio.seating.{seats}")

    def follow(
        self, scene: Scene | None, events: Sequence[Event], observation: Observation
    ) -> Scene:
        return follow(scene, events, observation)

    def draw(self, view: View) -> str:
        board, status = Board(view), tray.status(view)
        cloth = zoomable("board", "tr-cloth", board.extent, board.draw(), status, view.words)
        return f'<div id="trio" class="parts tr-table">{art.defs()}{cloth}{tray.tray(view)}</div>'

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

    def advise(self, view: View, move: Move) -> Advice:
        return advice.advise(view, move)

    def badge(self, view: View, seat: int) -> str:
        return tray.badge(view, seat)

    def ready(self, view: View) -> tuple[str, ...]:
        return gestures.ready(view)

    def say(self, event: Event, view: View) -> str:
        return sentences.say(event, view)

    def result(self, view: View, outcome: Outcome) -> str:
        return result.result(view, outcome)

    def poster(self, words: Words) -> str:
        return poster.poster(words)


TABLE = TrioTable()
