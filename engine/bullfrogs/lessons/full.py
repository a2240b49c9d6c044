"""Two full pads: their order, a hop, and who takes the cards."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

FULL = Lesson(
    name="full",
    names=("", "blue"),
    minutes=1,
    steps=(
        Step(
            "order",
            rules=(rules.SCORE_ORDER,),
            position=(
                "GB G score; log[] n1=6[GGGGBB] n1e1=B4[GBB] e1=6[GB] s1=6[] w1=6[]; "
                "hands G24 B234; piles G22334 B2333"
            ),
            moves=("score n1",),
            answers={"score n1e1": "second"},
        ),
        Step("hop", rules=(rules.CLAIM,), moves=("hop B frog log",)),
        Step(
            "theirs",
            rules=(rules.SCORE, rules.CLAIM),
            moves=("score n1e1",),
            then=("hop G frog e1",),
        ),
    ),
)
