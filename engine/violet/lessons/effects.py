"""What a 2, a 4 and a 7 do as hands are refilled, and a deck that runs out."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules
from .scene import scene

_AHEAD = "-12:gust,-7:planning,-2:ingenuity"
_MARKET = "lake1 forest2 mountain2 mine3"

EFFECTS = Lesson(
    name="effects",
    names=("", "torech"),
    minutes=3,
    steps=(
        Step(
            "two",
            rules=(rules.EFFECT_2,),
            position=scene(
                "lead violet violet",
                space=9,
                fuel=11,
                fear=-14,
                bonuses="xx--",
                market=_MARKET,
                hands="mine2,forest1,lake6,mine8 lake4,forest4,lake3,forest3",
                discard="forest8,forest6",
                feared="mine7,lake2 lake8,lake9",
                ahead=_AHEAD,
            ),
            moves=("lead mine2",),
            then=("follow lake4",),
            answers={"lead *": "another"},
        ),
        Step(
            "draw",
            rules=(rules.EFFECT_2,),
            moves=("advance", "rest"),
            then=("draw mountain9", "draw lake5", "draw mine9"),
        ),
        Step(
            "keep",
            rules=(rules.EFFECT_2,),
            moves=("keep lake6 mountain9 mine8 mine9", "keep lake5 mountain9 mine8 mine9"),
            answers={"keep *": "another"},
        ),
        Step(
            "four",
            rules=(rules.EFFECT_4,),
            position=scene(
                "lead violet violet",
                space=9,
                fuel=11,
                fear=-14,
                bonuses="xx--",
                market=_MARKET,
                hands="mine4,forest1,lake6,mine8 lake4,forest4,lake3,mine6",
                discard="forest8,mountain9",
                feared="mine7,lake2 lake8,lake9",
                ahead=_AHEAD,
            ),
            moves=("lead mine4",),
            then=("follow lake4",),
            answers={"lead *": "another"},
        ),
        Step("open", rules=(rules.EFFECT_4,), moves=("advance", "rest"), then=("consult",)),
        Step(
            "swap",
            rules=(rules.EFFECT_4,),
            moves=("swap forest1 mountain9",),
            answers={"swap *": "another", "pass": "pass"},
        ),
        Step(
            "seven",
            rules=(rules.EFFECT_7,),
            position=scene(
                "lead violet violet",
                space=9,
                fuel=11,
                fear=-14,
                bonuses="xx--",
                market=_MARKET,
                hands="mine7,forest1,lake6,mine8 lake4,forest4,lake3,mine6",
                discard="forest8,mountain9",
                feared="mine5,lake2 lake8,lake9",
                ahead=_AHEAD,
            ),
            moves=("lead mine7",),
            then=("follow lake3",),
            answers={"lead *": "another"},
        ),
        Step("on", moves=("advance", "rest")),
        Step(
            "show",
            rules=(rules.EFFECT_7,),
            moves=("pick lake1", "pick *"),
            then=("deal forest9", "show"),
        ),
        Step(
            "deck",
            rules=(rules.RESHUFFLE,),
            position=scene(
                "follow violet torech",
                space=9,
                fuel=11,
                fear=-6,
                bonuses="xx--",
                market=_MARKET,
                hands="mountain7,forest1,lake6,mine8 lake5,forest4,lake3",
                discard=(
                    "lake7,lake8,lake9,forest3,forest5,forest6,forest7,forest8,forest9,mountain1,"
                    "mountain3,mountain4,mountain5,mountain8,mountain9,mine1,mine2,mine4,mine5,mine6"
                ),
                feared="mine7,lake2 mine9,lake4",
                led="mountain6",
                ahead="-2:ingenuity",
                revealed="gust,planning",
            ),
            moves=("follow mountain7",),
            answers={"follow *": "another"},
        ),
        Step("new", moves=("advance", "rest")),
        Step(
            "market",
            rules=(rules.RESHUFFLE,),
            moves=("pick lake1", "pick *"),
            then=("deal mountain9",),
        ),
    ),
)
