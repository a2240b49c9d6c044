"""The long turn told at the end of the Portuguese rulebook: four pads, 14 points.

What its text leaves open is chosen as in the tests of that example.
"""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

LONG_TURN = Lesson(
    name="long-turn",
    names=("", "blue", "green"),
    minutes=4,
    example=True,
    steps=(
        Step(
            "card",
            rules=(rules.PLAY_CARD,),
            position=(
                "RBG R play; "
                "log[BB] n1=6[BG] n1e1=G3[RR] n1e2=G4[] e1=R2[RR*B*G] e2=R3[] s1e2=B4[] "
                "s1=B3[BBG] s1w1=B3[RBG]; hands R234 B223 G234; piles R3 B2 G2"
            ),
            moves=("play 4 n1w1",),
            answers={"play *": "elsewhere"},
        ),
        Step("lower", rules=(rules.DEPLOY_LINE,), moves=("deploy frog s1w1",)),
        Step("above", moves=("deploy frog n1",)),
        Step("blue", rules=(rules.SABOTAGE_LINE,), moves=("sabotage B n1 n1e1",)),
        Step("green", moves=("sabotage G n1 n1e1",)),
        Step(
            "first",
            rules=(rules.SCORE_ORDER,),
            moves=("score n1e1",),
            answers={"score s1w1": "second"},
        ),
        Step(
            "hops",
            rules=(rules.HOP_PRIORITY,),
            moves=("hop G frog n1",),
            then=("hop B frog n1e2", "hop R frog e1"),
        ),
        Step("second", rules=(rules.SCORE_CHAIN,), moves=("score s1w1",)),
        Step(
            "link",
            rules=(rules.SCORE_CHAIN,),
            moves=("hop G frog s1",),
            answers={"hop B frog s1": "blue"},
        ),
        Step("third", rules=(rules.SCORE_STRENGTH,), moves=("score e1",)),
        Step(
            "bullfrog",
            rules=(rules.HOP_PRIORITY, rules.SINK),
            moves=("hop G frog log",),
            then=("hop B bullfrog e2",),
        ),
        Step("tied", rules=(rules.CLAIM,), moves=("score s1",)),
        Step(
            "last",
            rules=(rules.CLAIM,),
            moves=("hop G frog log",),
            answers={"hop B frog log": "blue"},
        ),
        Step(
            "slide",
            rules=(rules.SLIDE,),
            moves=("slide e2 n1e1",),
            then=("slide s1e2 w1",),
            answers={"slide *": "elsewhere"},
        ),
        Step("end", rules=(rules.DRAW,), moves=("end",), then=("draw 3",)),
    ),
)
