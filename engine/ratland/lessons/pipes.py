"""Pipes between two clans, and two thieves at one pantry: the rulebook's example of sharing."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

PIPES = Lesson(
    name="pipes",
    names=("", "star", "clover"),
    minutes=1,
    example=True,
    steps=(
        Step(
            "share",
            rules=(rules.ATTACK, rules.ATTACK_SHARE),
            position=(
                "place active 1 waiting 1 2 3; events abundance; food 1; "
                "clan pantry=9 cheese=3; clan pantry=7 cheese=3; clan pantry=9 cheese=3"
            ),
            moves=("place dump=0 city=0 countryside=0 left=5 right=0 nursery=0",),
            then=(
                "place dump=0 city=0 countryside=0 left=0 right=0 nursery=5",
                "place dump=0 city=0 countryside=0 left=0 right=4 nursery=0",
                "unveil",
            ),
        ),
    ),
)
