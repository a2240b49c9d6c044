"""Two clans alone in the sewer."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

TWO = Lesson(
    name="two",
    names=("", "star"),
    minutes=1,
    steps=(
        Step(
            "pairs",
            rules=(rules.ATTACK_TWO_PLAYERS,),
            position=(
                "place active 1 waiting 1 2; events abundance; food 1; "
                "clan pantry=7 cheese=2; clan pantry=7 cheese=3"
            ),
            moves=("place dump=1 city=0 countryside=0 left=4 right=2 nursery=0",),
            then=("place dump=4 city=0 countryside=0 left=1 right=2 nursery=0", "unveil"),
        ),
    ),
)
