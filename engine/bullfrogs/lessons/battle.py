"""The rulebook's example of a start pad: a bullfrog decides, and four pieces hop."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

BATTLE = Lesson(
    name="battle",
    names=("", "blue"),
    minutes=1,
    example=True,
    steps=(
        Step(
            "strength",
            rules=(rules.SCORE_STRENGTH,),
            position=(
                "GB G score; log[] n1=6[] e1=6[] s1=6[] w1=6[GGG*BBB] n1w1=G3[] s1w1=B3[] w2=B4[]; "
                "hands G23 B234; piles G4 B2"
            ),
            moves=("score w1",),
        ),
        Step(
            "losers",
            rules=(rules.HOP, rules.HOP_PRIORITY),
            moves=("hop B frog n1w1",),
            then=("hop B frog s1w1", "hop B frog w2"),
            answers={"hop *": "elsewhere"},
        ),
        Step("winner", rules=(rules.SINK,), moves=("hop G frog log",)),
        Step(
            "slide",
            rules=(rules.SLIDE,),
            moves=("slide w2 w1",),
            answers={"slide *": "elsewhere"},
        ),
    ),
)
