"""What bots see in a position."""

from random import Random

import pytest

from engine.bullfrogs.evaluation import terms
from engine.bullfrogs.game import GAME
from engine.core.game import NOBODY
from engine.search.levels import bot, hint
from tools.returned import returned

POND = "log[] n1=6[GGGGB] e1=6[] s1=6[] w1=6[GG]"


def lead(hands: str) -> int:
    return terms(GAME.position(f"GB G end; {POND}; {hands}"), 0)["lead"]


def test_a_pad_that_the_turns_left_will_not_fill_promises_less() -> None:
    early = lead("hands G234 B234; piles G2233344 B2233344")
    late = lead("hands G2 B2; piles G B")
    last = lead("hands G2 B; piles G B")
    assert early > late > last > 0


def test_a_full_pad_promises_its_points_to_the_very_end() -> None:
    sinking = "GB G score; log[] n1=6[GGGGGB] e1=6[] s1=6[] w1=6[]; hands G B; piles G B"
    assert terms(GAME.position(sinking), 0)["lead"] == 6 * 10_000


def test_isaac_takes_as_many_turns_as_you() -> None:
    alone = lead("piles G234 B; isaac log")
    assert alone == lead("hands G234 B234; piles G B")
    assert alone > lead("hands G234 B; piles G B")


LAST_CARDS = (
    "GB B play; log[GGGGBBBBB] n2=G2[GB] n3=B4[] n2e1=B3[G] n1e1=G2[GB*] e1=G3[GGB] n1=B2[G]"
    " w1=G2[G]; hands G B2; scored G:6,B4,B4,G3,B3,6,G3,B3 B:6,G4,G4,6,B3,G4,B2; sunk G2 B1"
)
"""The last turn of a game, in which blue can still win by a point."""
LAST_CHANCE = (
    "GB G play; log[GGGGBBB] n1=B3[BBB] n2=G3[] n3=B4[] n4=G2[] n4e1=B2[] n4w1=G2[] w1=G3[G]"
    " n1e1=B2[]; hands G2 B; scored G:6,G4,G4,G4,B4,G3,6 B:B4,B3,G3,6,B3,6,B2; sunk G2 B2"
)
"""One in which green can still share the win, and no more."""
LAST_ACTION = (
    "GB G act w1 1; log[GGGGBBBBBBB] e1=G2[B] e2=B2[GGB] n1=B2[G] w1=G2[]; hands G B2;"
    " scored G:B4,6,G3,B4,6,6,G4 B:G4,G4,6,B3,B4,G3,G3,B3,G2; sunk G2 B2"
)
"""The last action of green, which has frogs in reserve."""


@pytest.mark.parametrize(
    ("level", "position", "winners"),
    [("expert", LAST_CHANCE, (0, 1)), ("master", LAST_CARDS, (1,))],
)
def test_nobody_saves_pieces_that_will_never_be_played(
    level: str, position: str, winners: tuple[int, ...]
) -> None:
    state = GAME.position(position)
    while state.to_act != NOBODY:
        seen = GAME.observe(state, state.to_act)
        state.play(bot("bullfrogs", level)(GAME, seen, Random(1)))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == winners


def test_a_reserve_without_a_turn_to_come_is_no_reason() -> None:
    seen = GAME.observe(GAME.position(LAST_ACTION), 0)
    found = returned(hint("bullfrogs", seen))
    assert str(found.move) != "stop"
    assert not {"frogs", "bullfrogs"} & {reason.name for reason in found.reasons}


def test_who_has_played_all_cards_counts_strength_on_pads_for_a_tie() -> None:
    done, not_yet = (
        terms(GAME.position(f"GB B play; {POND}; hands {hands}"), 0) for hands in ("G B2", "G2 B2")
    )
    assert done["tie"] > 0 == not_yet["tie"]
    assert done["frogs"] == done["bullfrogs"] == 0 < not_yet["frogs"]
