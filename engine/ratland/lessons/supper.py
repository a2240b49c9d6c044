"""The rulebook's two examples of a supper: 26 rats, and 11 with too little cheese."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

_STAY = "place dump=0 city=0 countryside=0 left=0 right=0 nursery=0"
_OTHERS = "clan pantry=8 cheese=6; clan pantry=8 cheese=6"

SUPPER = Lesson(
    name="supper",
    names=("", "star", "clover"),
    minutes=1,
    example=True,
    steps=(
        Step(
            "many",
            rules=(rules.FEED,),
            position=(
                "place active 1 waiting 1 2 3; events abundance; food 1; "
                f"clan pantry=26 cheese=12; {_OTHERS}"
            ),
            moves=(_STAY,),
            then=(_STAY, _STAY, "unveil"),
        ),
        Step(
            "short",
            rules=(rules.FEED_STARVE,),
            position=(
                "place active 1 waiting 1 2 3; events abundance; food 1; "
                f"clan pantry=11 cheese=2; {_OTHERS}"
            ),
            moves=(_STAY,),
            then=(_STAY, _STAY, "unveil"),
        ),
    ),
)
