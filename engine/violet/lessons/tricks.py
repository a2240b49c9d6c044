"""The rulebook's examples of tricks: same suit, trump, 1 against 9, a 6 that leads."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules
from .scene import scene

TRICKS = Lesson(
    name="tricks",
    names=("", "torech"),
    minutes=2,
    example=True,
    steps=(
        Step(
            "suit",
            rules=(rules.FOLLOW, rules.SAME_SUIT),
            position=scene(
                "follow violet torech",
                space=2,
                fuel=13,
                fear=-16,
                market="lake7 forest2 mountain2 mine3",
                hands="forest7,lake9,mountain3,mine8 mine4,forest4,lake3",
                discard="forest8,mine2",
                feared="lake8,lake4 -",
                led="forest6",
                ahead="-12:gust,-7:planning,-2:ingenuity",
            ),
            moves=("follow forest7",),
            answers={"follow *": "another"},
        ),
        Step(
            "trump",
            rules=(rules.LEAD, rules.TRUMP),
            position=scene(
                "lead violet violet",
                space=4,
                fuel=12,
                fear=-16,
                market="lake7 forest2 mountain2 mine3",
                hands="mine7,forest9,mountain3,mine8 lake2,forest4,lake3,mine4",
                discard="forest8,mine2,forest6,forest7",
                feared="lake8,lake4 -",
                ahead="-12:gust,-7:planning,-2:ingenuity",
            ),
            moves=("lead mine7",),
            then=("follow lake2",),
            answers={"lead *": "another"},
        ),
        Step(
            "one",
            rules=(rules.TURN, rules.ONE_BEATS_NINE),
            position=scene(
                "follow violet torech",
                space=5,
                fuel=10,
                fear=-16,
                market="lake7 forest2 mountain2 mine3",
                hands="mine1,forest3,mountain3,mine8 forest4,lake3,mine4",
                discard="forest8,mine2,forest6,forest7",
                feared="mine7,lake2 lake8,lake4",
                led="mountain9",
                ahead="-12:gust,-7:planning,-2:ingenuity",
            ),
            moves=("follow mine1",),
            answers={"follow *": "another"},
        ),
        Step(
            "six",
            rules=(rules.LEAD, rules.SIX_LED),
            position=scene(
                "lead violet violet",
                space=6,
                fuel=9,
                fear=-16,
                market="lake7 forest2 mountain2 mine3",
                hands="mine6,forest3,mountain3,mine8 forest4,lake3,mine4,forest9",
                discard="forest8,mine2,forest6,forest7,mountain9,mine1",
                feared="mine7,lake2 lake8,lake4",
                ahead="-12:gust,-7:planning,-2:ingenuity",
            ),
            moves=("lead mine6",),
            then=("follow forest9",),
            answers={"lead *": "another"},
        ),
    ),
)
