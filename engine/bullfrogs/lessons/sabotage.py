"""Whom one may sabotage, and where to."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

SABOTAGE = Lesson(
    name="sabotage",
    names=("", "blue"),
    minutes=1,
    steps=(
        Step(
            "frog",
            rules=(rules.SABOTAGE_FROG_ONLY,),
            position=(
                "GB G act n1e1 3; log[] n1=6[BB*G] e1=6[BG] s1=6[] w1=6[] n1w1=B3[BG] n1e1=G3[]; "
                "hands G24 B234; piles G22334 B2334"
            ),
            moves=("sabotage B n1 log",),
        ),
        Step("safe", rules=(rules.SABOTAGE_NOT_FROM_LOG,), moves=("sabotage B e1 n1e1",)),
        Step(
            "target",
            rules=(rules.SABOTAGE_TARGET,),
            moves=("sabotage B n1w1 w1", "sabotage B n1w1 n1"),
        ),
    ),
)
