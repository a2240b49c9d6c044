"""A first game, guided: eight nights between two neighbours, from the first cheese to the end."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

_HOME = "dump=0 city=0 countryside=0"

FIRST = Lesson(
    name="first",
    names=("", "star", "clover"),
    minutes=5,
    steps=(
        Step(
            "aim",
            rules=(rules.SCORE,),
            position=(
                "place active 2 waiting 1; events abundance; food 1; clan pantry=7 cheese=3; "
                "clan pantry=7 cheese=3; clan pantry=7 cheese=3; "
                "chose 2 dump=0 city=3 countryside=0 left=0 right=0 nursery=0; "
                "chose 3 dump=4 city=0 countryside=0 left=0 right=0 nursery=0"
            ),
        ),
        Step(
            "dump",
            rules=(rules.PLACE,),
            moves=("place dump=3 city=0 countryside=0 left=0 right=0 nursery=0",),
            then=("unveil", "draw yellow", "draw white", "draw yellow"),
            answers={
                "place dump=0 city=0 countryside=0 left=0 right=0 nursery=0": "nobody",
                "place *": "three",
            },
        ),
        Step(
            "rob",
            rules=(rules.ATTACK,),
            position=(
                "place active 3 waiting 1 2; events abundance cousin; food 1 2; "
                "clan pantry=8 cheese=2; clan pantry=8 cheese=3; clan pantry=8 cheese=2; "
                "chose 3 dump=3 city=0 countryside=2 left=0 right=0 nursery=0"
            ),
            moves=(f"place {_HOME} left=5 right=0 nursery=0",),
            then=("place dump=4 city=2 countryside=0 left=0 right=0 nursery=0", "unveil"),
            answers={
                f"place {_HOME} left=0 right=0 *": "nobody",
                f"place {_HOME} left=0 *": "right",
                **{f"place {_HOME} left={rats} *": "few" for rats in range(1, 5)},
                **{f"place {_HOME} left={rats} *": "many" for rats in range(6, 9)},
            },
        ),
        Step(
            "guard",
            rules=(rules.ATTACK,),
            position=(
                "place active 1 waiting 1 2 3; events abundance cousin we-made-it; food 1 2 5; "
                "clan pantry=8 cheese=2; clan pantry=8 cheese=1; clan pantry=8 cheese=2"
            ),
            moves=("place dump=2 city=0 countryside=0 left=0 right=0 nursery=0",),
            then=(
                "place dump=0 city=0 countryside=0 left=0 right=5 nursery=0",
                "place dump=0 city=0 countryside=0 left=4 right=0 nursery=0",
                "unveil",
            ),
            answers={
                "place dump=0 city=0 countryside=0 left=0 right=0 nursery=0": "nobody",
                **{f"place dump={rats} *": "few" for rats in range(3, 9)},
            },
        ),
        Step(
            "both",
            rules=(rules.EVENT_MASSIVE_ATTACKS,),
            position=(
                "place active 2 waiting 1; events abundance cousin we-made-it massive-attacks; "
                "food 1 2 5 6; clan pantry=8 cheese=1; clan pantry=8 cheese=4; "
                "clan pantry=8 cheese=5; "
                "chose 2 dump=3 city=3 countryside=0 left=0 right=0 nursery=0; "
                "chose 3 dump=4 city=0 countryside=3 left=0 right=0 nursery=0"
            ),
            moves=(f"place {_HOME} left=3 right=3 nursery=0",),
            then=("unveil",),
            answers={
                f"place {_HOME} left=0 *": "one",
                **{f"place {_HOME} left={rats} right=0 *": "one" for rats in range(1, 9)},
                f"place {_HOME} *": "number",
            },
        ),
        Step(
            "city",
            rules=(rules.FORAGE,),
            position=(
                "place active 3 waiting 1 2; "
                "events abundance cousin we-made-it massive-attacks helmet; food 1 2 5 6 3; "
                "clan pantry=8 cheese=3; clan pantry=8 cheese=3; clan pantry=8 cheese=3; "
                "chose 3 dump=0 city=0 countryside=7 left=0 right=0 nursery=0"
            ),
            moves=("place dump=0 city=2 countryside=3 left=0 right=0 nursery=0",),
            then=(
                "place dump=0 city=3 countryside=5 left=0 right=0 nursery=0",
                "unveil",
                "draw orange",
                "draw purple",
            ),
        ),
        Step(
            "purple",
            rules=(rules.EVENT_HELMET,),
            moves=("throw purple",),
            then=(
                "draw orange",
                "draw white",
                "draw purple",
                "throw purple",
                "draw yellow",
                "draw blue",
                "draw black",
            ),
            answers={"throw orange": "orange", "pass": "keep"},
        ),
        Step(
            "worst",
            rules=(rules.FORAGE,),
            moves=("throw black",),
            answers={"throw blue": "blue", "throw yellow": "yellow", "pass": "keep"},
        ),
        Step(
            "nursery",
            rules=(rules.BREED,),
            position=(
                "place active 1 waiting 1 2 3; "
                "events abundance cousin we-made-it massive-attacks helmet just-in-time; "
                "food 1 2 5 6 3 4; "
                "clan pantry=8 cheese=3; clan pantry=8 cheese=2; clan pantry=7 cheese=3"
            ),
            moves=(f"place {_HOME} left=0 right=0 nursery=1",),
            then=(
                "place dump=3 city=2 countryside=0 left=0 right=0 nursery=0",
                "place dump=2 city=3 countryside=0 left=0 right=0 nursery=0",
                "unveil",
            ),
            answers={
                f"place {_HOME} left=0 right=0 nursery=0": "nobody",
                f"place {_HOME} left=0 right=0 *": "many",
            },
        ),
        Step(
            "supper",
            rules=(rules.FEED_STARVE,),
            position=(
                "starve active 2 waiting 1; "
                "events abundance cousin we-made-it massive-attacks helmet just-in-time alarm; "
                "food 1 2 5 6 3 4 7; clan pantry=6 cheese=2 poisoned=2 lost=1; "
                "clan pantry=8 cheese=3; clan pantry=7 cheese=3"
            ),
            moves=("starve healthy=0 poisoned=1",),
            then=("event holy-rat", "food 8"),
            answers={"starve *": "healthy"},
        ),
        Step(
            "grave",
            rules=(rules.EVENT_HOLY_RAT,),
            moves=("release",),
            then=("place dump=0 city=2 countryside=0 left=0 right=0 nursery=1",),
            answers={"pass": "keep"},
        ),
        Step(
            "back",
            rules=(rules.RETURN, rules.FEED),
            moves=("place dump=4 city=0 countryside=0 left=0 right=0 nursery=1",),
            then=(
                "place dump=0 city=0 countryside=0 left=4 right=0 nursery=0",
                "unveil",
                "draw yellow",
                "draw yellow",
                "draw white",
                "draw yellow",
                "draw orange",
                "draw yellow",
                "event end",
            ),
            answers={
                "place dump=4 city=0 countryside=0 left=0 right=0 nursery=0": "childless",
                "place dump=4 city=0 countryside=0 left=0 right=0 nursery=2": "hungry",
                **{f"place dump={rats} *": "few" for rats in range(4)},
                "place *": "many",
            },
        ),
        Step("end", rules=(rules.EVENT_END, rules.SCORE)),
    ),
)
