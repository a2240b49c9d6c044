"""A first game, guided: a card, frogs, two full pads, a sabotage, a slide."""

from engine.bullfrogs import rulebook as rules
from engine.core.lesson import Lesson, Step

_ELSEWHERE = ("deploy frog e1", "deploy bullfrog e1")

FIRST = Lesson(
    name="first",
    names=("", "blue"),
    minutes=4,
    steps=(
        Step(
            "aim",
            rules=(rules.FINAL,),
            position=(
                "GB G play; log[] n1=6[GGBB] e1=6[B] s1=6[] w1=6[G] n2=B3[GGB]; "
                "hands G234 B234; piles G33 B33"
            ),
        ),
        Step(
            "card",
            rules=(rules.PLAY_CARD, rules.ADJACENCY, rules.ACTIONS),
            moves=("play 3 n1e1",),
            answers={"play 3 *": "elsewhere", "play *": "other-card"},
        ),
        Step(
            "frog",
            rules=(rules.DEPLOY_LINE,),
            moves=("deploy frog n1",),
            answers={"deploy bullfrog *": "bullfrog", "deploy *": "elsewhere", "stop": "stop"},
        ),
        Step(
            "fill",
            rules=(rules.DEPLOY_MAX_TWO,),
            moves=("deploy frog n1",),
            answers={"deploy bullfrog *": "bullfrog", "deploy *": "elsewhere", "stop": "stop"},
        ),
        Step(
            "rest",
            rules=(rules.SCORE, rules.SCORE_STRENGTH),
            moves=_ELSEWHERE,
            then=("score n1",),
            answers={"stop": "stop", "sabotage *": "sabotage"},
        ),
        Step(
            "loser",
            rules=(rules.HOP, rules.HOP_PRIORITY),
            moves=("hop B frog n1e1", "hop B frog log"),
            answers={"hop B frog n2": "tie"},
        ),
        Step(
            "losers",
            rules=(rules.HOP_PRIORITY,),
            moves=("hop B frog log", "hop B frog n1e1"),
            answers={"hop B frog n2": "tie"},
        ),
        Step(
            "chain",
            rules=(rules.SINK, rules.CLAIM, rules.SCORE_CHAIN),
            moves=("hop G frog n2",),
            then=("score n2",),
        ),
        Step(
            "sabotage",
            rules=(rules.SABOTAGE_LINE, rules.SABOTAGE_TARGET),
            position=(
                "GB G act n1e1 1; log[B] n1=6[GGBBB] e1=6[B] s1=6[G] w1=6[BB] n1w1=B4[GG] "
                "n1e1=G3[]; hands G24 B234; piles G33 B33; scored G:B3 B:"
            ),
            moves=("sabotage B n1 n1w1",),
            then=("score n1w1", "hop B frog w1", "hop G frog n1"),
            answers={"sabotage B n1 log": "log", "sabotage *": "other-pad", "deploy *": "deploy"},
        ),
        Step(
            "slide",
            rules=(rules.SLIDE, rules.SLIDE_NO_LINE),
            position=(
                "GB G slide; log[B] e1=6[GB] s1=6[] w1=6[] n2=B3[GG]; hands G24 B234; "
                "piles G33 B33; scored G:6,B4 B:"
            ),
            moves=("slide n2 n1", "slide *"),
        ),
        Step("end", rules=(rules.END, rules.FINAL)),
    ),
)
