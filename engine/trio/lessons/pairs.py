"""Two pairs: who of the pair lays the first tile."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

PAIRS = Lesson(
    name="pairs",
    names=("", "red", "partner", "red-partner"),
    minutes=1,
    steps=(
        Step(
            "seats",
            position=(
                "YRYR 1 place choosing; start=RYRY; hands RRYY,YYYY RRRY,RRRY RRRY,RYYY RRYY,RRYY; "
                "pile 2RRRR 2RRRY 3RRYY 4RYRY 4RYYY 1YYYY"
            ),
        ),
        Step(
            "first",
            rules=(rules.FIRST,),
            moves=("partner",),
            then=("place RRRY n1",),
            answers={"place *": "self"},
        ),
    ),
)
