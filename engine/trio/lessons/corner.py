"""The rulebook's example: a tile in a corner brings three points, shared by two pieces."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

CORNER = Lesson(
    name="corner",
    names=("", "red"),
    minutes=1,
    example=True,
    steps=(
        Step(
            "place",
            rules=(rules.POINTS,),
            position=(
                "YR 1 place; start=RYRY n1=YRRY e1=RYRY; Y start.n; "
                "hands RRYY,YYYY RRRR,RRRR; pile 2RYYY"
            ),
            moves=("place RYYR n1e1",),
            answers={"place *": "elsewhere"},
        ),
        Step(
            "step",
            rules=(rules.MOVE, rules.MOVE_STEP),
            moves=("step start.n n1.e",),
            answers={"enter *": "later", "stop": "stop", "step *": "away"},
        ),
        Step(
            "onto",
            rules=(rules.MOVE_STEP,),
            moves=("step n1.e e1.n",),
            answers={"enter *": "later", "stop": "stop", "step *": "away"},
        ),
        Step(
            "enter",
            rules=(rules.MOVE_ENTER,),
            moves=("enter start.e",),
            answers={"stop": "stop", "step *": "away"},
        ),
    ),
)
