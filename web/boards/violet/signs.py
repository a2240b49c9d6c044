"""What the table's small pictures mean."""

from engine.violet import rulebook as rules
from engine.violet.components import card_name
from web.boards.table import NOTHING, Sign
from web.boards.violet import art
from web.boards.violet.things import KNOW, View

_EFFECTS = {
    1: rules.ONE_BEATS_NINE,
    2: rules.EFFECT_2,
    3: rules.EFFECT_3,
    4: rules.EFFECT_4,
    5: rules.FIVE,
    6: rules.SIX_LED,
    7: rules.EFFECT_7,
}


_PLACES = {
    "lantern-fuel": "lamp",
    "lantern-cells": "dim",
    "lantern-dim": "dim",
    "lantern-gap": "fear",
}
"""The signs that stand in the lantern's strip, by the ids of their places."""


def sign_of(view: View, what: str, place: str) -> str:
    """What the lantern's strip shows, and the pairs that wait or the places where they will."""
    if what == NOTHING:
        return _PLACES.get(place, "")
    pairs = [card_name(card) for pair in view.seen.fear_discards for card in pair or ()]
    waits = place.startswith("feared-") or place.removeprefix("card-") in pairs
    return "pair" if what == str(KNOW) and waits else ""


_DUSK = '<rect class="vt-ground" x="-24" y="-24" width="48" height="48" rx="8"/>'
"""What is pale lies on the forest's ground, as on the table."""


def signs(view: View) -> tuple[Sign, ...]:
    """In the order in which a newcomer meets them."""
    effects = (
        Sign(f"effect-{value}", art.icon(art.used(f"effect-{value}")), rule)
        for value, rule in _EFFECTS.items()
    )
    return (
        Sign("lamp", art.icon(art.used("lamp")), rules.WIN_TORECH_DARK),
        Sign("dim", '<b class="vt-penalty" aria-hidden="true">+1</b>', rules.FEAR_MOVE),
        Sign("fear", art.icon(art.used("fear"), "-32 -32 64 64"), rules.WIN_TORECH_FEAR),
        Sign("pair", '<b aria-hidden="true">+3</b>', rules.FEAR_DISCARD),
        Sign("flies", art.icon(_DUSK + art.used("flies")), rules.ADVANCE_FREE),
        Sign("helper", art.icon(_DUSK + art.used("helper")), rules.BONUS),
        *effects,
    )
