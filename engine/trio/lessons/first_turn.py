"""How a game begins and may end early: the first turn, a turn's order, no place left."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

FIRST_TURN = Lesson(
    name="first-turn",
    names=("", "red"),
    minutes=2,
    steps=(
        Step(
            "less",
            rules=(rules.POINTS_FIRST_TURN,),
            position=(
                "YR 1 place; start=RYRY; hands RRRY,RRYY RYRY,RYYY; "
                "pile 2RRRR 4RRRY 5RRYY 3RYRY 4RYYY 2YYYY"
            ),
            moves=(
                "place RRRY n1",
                "place YRRR n1",
                "place RYRR n1",
            ),
            answers={"place *": "fewer"},
        ),
        Step(
            "order",
            rules=(rules.TURN,),
            moves=("enter start.n",),
            answers={"stop": "stop"},
        ),
        Step(
            "stuck",
            rules=(rules.LOSE_STUCK,),
            position=(
                "YR 1 place; start=RYRY n1=RRYY s1=YYRR e1=RYRY; Y start.n; "
                "hands YYYY,RRYY RRRY,RRRR; pile 1RRRR 4RRRY 3RRYY 3RYRY 5RYYY 1YYYY"
            ),
            moves=("place YYYY w1",),
            then=("end", "draw RYYY"),
            answers={"place YYYY *": "elsewhere", "place *": "other-tile"},
        ),
    ),
)
