"""A first game, guided: a card, frogs, a bullfrog, two full pads, a sabotage, a slide."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

FIRST = Lesson(
    name="first",
    names=("", "blue"),
    minutes=4,
    steps=(
        Step(
            "aim",
            rules=(rules.FINAL,),
            position=(
                "GB G play; log[] n1=6[GGBB] e1=6[B] s1=6[] w1=6[G] n2=B3[GGB] n1w1=G4[G]; "
                "hands G234 B234; piles G22334 B23344"
            ),
        ),
        Step(
            "card",
            rules=(rules.PLAY_CARD,),
            moves=("play 3 n1e1",),
            answers={
                "play 3 n3": "apart",
                "play 3 n1w2": "apart",
                "play 3 s2": "apart",
                "play 3 *": "elsewhere",
                "play *": "other-card",
            },
        ),
        Step(
            "frog",
            rules=(rules.DEPLOY_LINE,),
            moves=("deploy frog n1",),
            answers={"deploy bullfrog n1": "bullfrog", "deploy *": "elsewhere", "stop": "stop"},
        ),
        Step(
            "fill",
            rules=(rules.DEPLOY_MAX_TWO,),
            moves=("deploy frog n1",),
            answers={"deploy bullfrog n1": "bullfrog", "deploy *": "elsewhere", "stop": "stop"},
        ),
        Step(
            "bullfrog",
            rules=(rules.SCORE_STRENGTH,),
            moves=("deploy bullfrog e1",),
            then=("score n1",),
            answers={
                "deploy frog e1": "frog",
                "deploy *": "elsewhere",
                "stop": "stop",
                "sabotage *": "sabotage",
            },
        ),
        Step(
            "loser",
            rules=(rules.HOP,),
            moves=("hop B frog n1e1", "hop B frog n1w1"),
            answers={"hop B frog n2": "tie", "hop B frog log": "log"},
        ),
        Step(
            "losers",
            rules=(rules.HOP_PRIORITY,),
            moves=("hop B frog n1w1", "hop B frog n1e1"),
            answers={"hop B frog n2": "tie", "hop B frog log": "log"},
        ),
        Step(
            "log",
            rules=(rules.FINAL,),
            moves=("hop G frog log",),
            answers={"hop G frog n2": "next"},
        ),
        Step(
            "chain",
            rules=(rules.SCORE_CHAIN,),
            moves=("hop G frog n2",),
            then=("score n2",),
        ),
        Step(
            "sabotage",
            rules=(rules.SABOTAGE_LINE,),
            position=(
                "GB G act s1w1 1 n1w1 n1w1; "
                "log[G] e1=6[BG*] s1=6[] w1=6[GBB] n1w1=G4[GG] n1e1=G2[GB*] s1e1=B2[] s1w1=G3[]; "
                "hands G24 B334; piles G234 B2344; scored G:6,B3"
            ),
            moves=("sabotage B w1 n1w1",),
            then=("score n1w1", "hop B frog w1"),
            answers={
                "sabotage B w1 log": "log",
                "sabotage *": "other-pad",
                "deploy *": "deploy",
                "stop": "stop",
            },
        ),
        Step(
            "double",
            rules=(rules.SINK,),
            position=(
                "GB G act n1e2 1; "
                "log[G] e1=6[BG*] s1=6[] w1=6[GBB] n1e1=G2[GGBB*] s1e1=B2[B] s1w1=G3[] n1e2=G2[]; "
                "hands G34 B334; piles G24 B2344; scored G:6,B3,G4"
            ),
            moves=("deploy bullfrog n1e1",),
            then=("score n1e1", "hop B frog n1e2", "hop B bullfrog e1"),
            answers={"deploy frog n1e1": "tie", "sabotage *": "sabotage", "stop": "stop"},
        ),
        Step(
            "slide",
            rules=(rules.SLIDE,),
            moves=("slide n1e2 n1", "slide *"),
        ),
        Step("end", rules=(rules.END, rules.FINAL)),
    ),
)
