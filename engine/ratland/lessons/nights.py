"""Seven nights: who comes first in a tie, and what six of the events do."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

_STAY = "place dump=0 city=0 countryside=0 left=0 right=0 nursery=0"

NIGHTS = Lesson(
    name="nights",
    names=("", "star", "clover"),
    minutes=4,
    steps=(
        Step(
            "tie",
            rules=(rules.TURN, rules.ACTIVE, rules.TIES),
            position=(
                "place active 2 waiting 1; events helmet massive-attacks; food 9 1; "
                "clan pantry=7 cheese=3; clan pantry=8 cheese=12; clan pantry=6 cheese=9; "
                "chose 2 dump=2 city=0 countryside=0 left=0 right=0 nursery=0; "
                "chose 3 dump=0 city=0 countryside=0 left=0 right=0 nursery=0"
            ),
            moves=("place dump=2 city=0 countryside=0 left=0 right=0 nursery=0",),
            then=(
                "unveil",
                *("draw yellow", "draw yellow", "draw white", "draw yellow"),
                *("event abundance", "food 2", _STAY),
            ),
        ),
        Step(
            "abundance",
            rules=(rules.EVENT, rules.EVENT_ABUNDANCE),
            moves=("place dump=3 city=0 countryside=0 left=0 right=0 nursery=0",),
            then=(
                *(_STAY, "unveil", "draw yellow", "draw yellow", "draw yellow"),
                *("event cousin", "food 3"),
            ),
        ),
        Step(
            "cousin",
            rules=(rules.EVENT_COUSIN,),
            moves=("place dump=5 city=0 countryside=0 left=0 right=0 nursery=0",),
            then=(
                *(_STAY, _STAY, "unveil"),
                *("draw yellow", "draw yellow", "draw white", "draw yellow", "draw white"),
                *("event we-made-it", "food 4", _STAY, _STAY),
            ),
        ),
        Step(
            "black",
            rules=(rules.EVENT_WE_MADE_IT,),
            moves=("place dump=4 city=0 countryside=0 left=0 right=0 nursery=0",),
            then=(
                *("unveil", "draw yellow", "draw black", "draw yellow", "draw black"),
                *("event drunk", "food 5"),
            ),
        ),
        Step("drunk", rules=(rules.EVENT_DRUNK,)),
        Step(
            "alarm",
            rules=(rules.EVENT_ALARM,),
            position=(
                "alarm active 1 waiting 1 2 3; "
                "events helmet massive-attacks abundance cousin we-made-it drunk alarm; "
                "food 9 1 2 3 4 5 6; "
                "clan pantry=8 cheese=2; clan pantry=8 cheese=3; clan pantry=8 cheese=3"
            ),
            moves=("hide",),
            then=("pass", "pass"),
            answers={"pass": "pass"},
        ),
        Step(
            "robbed",
            rules=(rules.EVENT_ALARM,),
            moves=("place dump=0 city=6 countryside=0 left=0 right=0 nursery=0",),
            then=(
                "place dump=3 city=0 countryside=0 left=0 right=5 nursery=0",
                *(_STAY, "unveil", "draw yellow", "draw white", "draw yellow"),
                *("draw orange", "draw purple", "draw yellow"),
                *("draw purple", "draw white", "draw yellow"),
                *("event just-in-time", "food 7", _STAY, _STAY),
            ),
        ),
        Step(
            "just-in-time",
            rules=(rules.EVENT_JUST_IN_TIME,),
            moves=("place dump=8 city=0 countryside=0 left=0 right=0 nursery=0",),
            then=("unveil",),
        ),
    ),
)
