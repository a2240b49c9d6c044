"""What bots see in a position."""

from engine.bullfrogs.evaluation import terms
from engine.bullfrogs.game import GAME

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
