"""The table of Violet and the Grumpy Nisse."""

from collections.abc import Sequence
from typing import Any

from engine.core.game import CHANCE, Outcome
from engine.violet.events import Event
from engine.violet.moves import Move
from engine.violet.observe import Observation
from engine.violet.state import Step
from web.boards.table import Advice, Button, Table, Tap, View
from web.boards.violet import (
    advice,
    aid,
    art,
    cards,
    gestures,
    lantern,
    omens,
    poster,
    result,
    sentences,
    tray,
    twin,
)
from web.boards.violet.forest import Forest
from web.words import Words

_WATCHED = frozenset({Step.REVEAL, Step.SHOW})
"""Chance at its own pace: an event that is turned up, and a hand that is laid open."""


class VioletTable(Table):
    """The forest, the cards and the words around them."""

    game = "violet"
    secret = True

    def seating(self, words: Words, seats: int) -> str:
        return words("violet.seating")

    def role(self, words: Words, seat: int) -> str:
        return words("violet.role.torech" if seat else "violet.role.violet")

    def follow(self, scene: Any, events: Sequence[Event], observation: Observation) -> Any:
        """Nothing: cards and walkers are named for what they are."""
        return None

    def draw(self, view: View) -> str:
        names = "parts vt-table"
        if _spreads(view.observation):
            names += " has-spread needs-forest"
        elif view.observation.step is Step.OVER or (
            view.moves and view.observation.step is Step.PLACE
        ):
            names += " needs-forest"
        return (
            f'<div id="violet-table" class="{names}">{art.defs()}'
            f'<div class="board vt-wood">{Forest(view).draw()}{omens.told(view)}{aid.panel(view)}'
            f'</div>{lantern.strip(view)}<div class="vt-cloth"><div id="cards" class="vt-cards" '
            f'aria-hidden="true">{cards.layer(view)}</div>{tray.verdict(view)}{omens.offer(view)}</div></div>'
        )

    def twin(self, view: View) -> str:
        return twin.twin(view)

    def prompt(self, view: View) -> str:
        return sentences.prompt(view)

    def tap(self, view: View, what: str) -> Tap:
        return gestures.tap(view, what)

    def fits(self, view: View) -> bool:
        return gestures.fits(view)

    def buttons(self, view: View) -> Sequence[Button]:
        return tray.buttons(view)

    def obvious(self, view: View) -> Move | None:
        return gestures.obvious(view)

    def watched(self, observation: Observation) -> bool:
        return observation.to_act == CHANCE and observation.step in _WATCHED

    def advise(self, view: View, move: Move) -> Advice:
        return advice.advise(view, move)

    def badge(self, view: View, seat: int) -> str:
        return tray.badge(view, seat)

    def say(self, event: Event, view: View) -> str:
        return sentences.say(event, view)

    def result(self, view: View, outcome: Outcome) -> str:
        return result.result(view, outcome)

    def poster(self, words: Words) -> str:
        return poster.poster(words)


def _spreads(seen: Observation) -> bool:
    """Whether cards are laid out over the forest."""
    return cards.shows_discard(seen) or cards.shows_deck(seen)


TABLE = VioletTable()
