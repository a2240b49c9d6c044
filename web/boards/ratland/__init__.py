"""The table of Ratland."""

from collections.abc import Sequence

from engine.core.game import Outcome
from engine.ratland.events import Event
from engine.ratland.moves import Move, Place
from engine.ratland.observe import Observation
from engine.ratland.state import Step
from web.boards.ratland import (
    advice,
    art,
    cards,
    clans,
    forage,
    gestures,
    ledger,
    poster,
    result,
    sentences,
    tray,
    twin,
)
from web.boards.ratland.sewer import Sewer
from web.boards.ratland.things import picked_for
from web.boards.table import Advice, Button, Table, Tap, View
from web.words import Words

_WATCHED = (Step.EVENT, Step.FOOD, Step.UNVEIL, Step.FORAGE)

_LONGEST = 6
"""Paces that even a turn with many attacks is left to be read."""


class RatlandTable(Table):
    """The sewers, the bag and the words around them."""

    game = "ratland"
    secret = True

    def seating(self, words: Words, seats: int) -> str:
        return words("ratland.seating.2") if seats == 2 else ""

    def follow(self, scene: None, events: Sequence[Event], observation: Observation) -> None:
        """Rats of a clan are all alike: a place and a number name each of them."""

    def draw(self, view: View) -> str:
        seen: Observation = view.observation
        own = 0 if seen.viewer is None else seen.viewer
        return (
            f'<div id="ratland" class="parted rl-table">{art.defs()}<div class="rl-above">'
            f"{cards.phases(view)}{cards.event(view)}</div>"
            f'<div class="rl-happening">'
            f"{ledger.now(view)}{forage.forage(view)}"
            f"{forage.starving(view)}</div>"
            f'<div class="rl-home">{cards.supper(view, own)}'
            f"{Sewer(view, own, own=seen.viewer is not None).draw()}</div>"
            f'<div class="beside rl-beside">{clans.others(view, own)}{cards.odds(view)}'
            f"{ledger.ledger(view)}{cards.events_left(view)}</div></div>"
        )

    def twin(self, view: View) -> str:
        return twin.twin(view)

    def prompt(self, view: View) -> str:
        return sentences.prompt(view)

    def tap(self, view: View, what: str) -> Tap:
        return gestures.tap(view, what)

    def fits(self, view: View) -> bool:
        return gestures.fits(view)

    def doubt(self, view: View, move: Move) -> str:
        return sentences.doubt(view, move)

    def plan(self, move: Move) -> tuple[str, ...]:
        return picked_for(move) if isinstance(move, Place) else ()

    def buttons(self, view: View) -> Sequence[Button]:
        return tray.buttons(view)

    def watched(self, observation: Observation) -> bool:
        return observation.step in _WATCHED

    def pauses(self, view: View) -> int:
        return min(_LONGEST, 1 + ledger.lines(view) // 2)

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


TABLE = RatlandTable()
