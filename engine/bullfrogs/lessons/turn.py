"""A whole turn: card, actions, what is not used, the new card."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

TURN = Lesson(
    name="turn",
    names=("", "blue"),
    minutes=1,
    steps=(
        Step(
            "card",
            rules=(rules.TURN, rules.ADJACENCY),
            position=(
                "GB G play; log[] n1=6[GB] e1=6[B] s1=6[] w1=6[G]; "
                "hands G234 B234; piles G22334 B23344"
            ),
            moves=("play 2 n1e1", "play 2 *"),
            answers={"play *": "other-card"},
        ),
        Step(
            "action",
            rules=(rules.ACTIONS,),
            moves=("deploy frog n1", "deploy frog e1", "deploy frog s1", "deploy frog w1"),
            answers={"stop": "stop"},
        ),
        Step(
            "stop",
            rules=(rules.ACTIONS,),
            moves=("stop",),
            answers={"deploy *": "more", "sabotage *": "more"},
        ),
        Step("draw", rules=(rules.DRAW,), moves=("end",), then=("draw 3",)),
    ),
)
