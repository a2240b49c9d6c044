"""Where pieces may be deployed, and what may be without a reserve."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

REACH = Lesson(
    name="reach",
    names=("", "blue"),
    minutes=2,
    steps=(
        Step(
            "own-card",
            rules=(rules.DEPLOY_NOT_PLAYED_CARD,),
            position=(
                "GB G act n1e1 3; log[] n1=6[GGBBB] e1=6[B] s1=6[] w1=6[G] n1e1=G3[]; "
                "hands G24 B234; piles G22334 B2334"
            ),
            moves=("deploy frog n1",),
        ),
        Step("full", rules=(rules.DEPLOY_FREE_SPACE,), moves=("deploy frog e1",)),
        Step("log", rules=(rules.DEPLOY_NOT_LOG,), moves=("deploy bullfrog e1",)),
        Step(
            "reserve",
            rules=(rules.DEPLOY_RESERVE, rules.DEPLOY_RELOCATE),
            position=(
                "GB G act e2 2; log[GGGG] n1=6[GGGGB] e1=6[GGB] s1=6[GGGG*] w1=6[GG*B] e2=G2[]; "
                "hands G34 B234; piles G23 B234"
            ),
            moves=("relocate s1 e1",),
        ),
    ),
)
