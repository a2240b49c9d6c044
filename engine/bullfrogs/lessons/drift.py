"""Cards that have lost the Log: which of them slide, and where to."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

DRIFT = Lesson(
    name="drift",
    names=("", "blue"),
    minutes=1,
    steps=(
        Step(
            "loose",
            rules=(rules.SLIDE_ONLY_DETACHED, rules.SLIDE_NOT_LOG),
            position=(
                "GB G slide; log[B] w1=6[] s1=6[G] n2=B3[B] n1e1=G3[G]; "
                "hands G24 B234; piles G22334 B2334; scored G:6 B:6"
            ),
            moves=("slide n1e1 e1",),
            answers={"slide *": "elsewhere"},
        ),
        Step(
            "line",
            rules=(rules.SLIDE_NO_LINE,),
            position=(
                "GB G slide; log[B] w1=6[G] w2=G3[] e2=B3[BG]; "
                "hands G24 B234; piles G22334 B2334; scored G:6,6 B:6"
            ),
            moves=("slide e2 s1",),
            answers={"slide *": "elsewhere"},
        ),
    ),
)
