"""The table of Trio."""

from collections.abc import Mapping, Sequence
from html import escape

from engine.core.game import Outcome
from engine.trio.events import Event
from engine.trio.moves import Move
from engine.trio.observe import Observation
from web.boards.table import Advice, Button, Tap, View
from web.boards.trio import advice, art, gestures, poster, result, sentences, tray, twin
from web.boards.trio.board import Board
from web.boards.trio.scene import Scene, follow
from web.words import Words


class TrioTable:
    """The tiles, the hand and the words around them."""

    secret = True

    def title(self, words: Words) -> str:
        return words("trio.title")

    def about(self, words: Words) -> str:
        return words("trio.about")

    def credit(self, words: Words) -> str:
        return words("trio.credit")

    def colours(self, words: Words) -> Mapping[str, str]:
        return {}

    def seating(self, words: Words, seats: int) -> str:
        return words(f"trio.seating.{seats}")

    def follow(
        self, scene: Scene | None, events: Sequence[Event], observation: Observation
    ) -> Scene:
        return follow(scene, events, observation)

    def draw(self, view: View) -> str:
        return (
            f'<div id="trio" class="tr-table">{art.defs()}<div class="tr-cloth">'
            f'<div id="board" class="tr-frame" data-panzoom>{Board(view).draw()}</div>'
            f"{tray.status(view)}{_zoom(view.words)}</div>{tray.tray(view)}</div>"
        )

    def twin(self, view: View) -> str:
        return twin.twin(view)

    def prompt(self, view: View) -> str:
        return sentences.prompt(view)

    def tap(self, view: View, what: str) -> Tap:
        return gestures.tap(view, what)

    def buttons(self, view: View) -> Sequence[Button]:
        return tray.buttons(view)

    def obvious(self, view: View) -> Move | None:
        return gestures.obvious(view)

    def watched(self, view: View) -> bool:
        return False

    def opponents(self, seats: int, words: Words) -> Sequence[str]:
        return ()

    def rank(self, score: int, words: Words) -> str:
        return ""

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


def _zoom(words: Words) -> str:
    buttons = (
        f'<button type="button" data-zoom="{way}" aria-label="{escape(words(key))}">'
        f'<svg class="tr-icon" viewBox="-12 -12 24 24" aria-hidden="true"><path d="{sign}"/></svg>'
        "</button>"
        for way, key, sign in (
            ("in", "trio.zoom.in", "M-7 0H7M0-7V7"),
            ("out", "trio.zoom.out", "M-7 0H7"),
            ("fit", "trio.zoom.fit", "M-8-3V-8H-3M3-8H8V-3M8 3V8H3M-3 8H-8V3"),
        )
    )
    return f'<div class="tr-zoom">{"".join(buttons)}</div>'


TABLE = TrioTable()
