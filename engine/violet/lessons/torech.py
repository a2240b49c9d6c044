"""The other side: as Torech, feed the fear, let an event happen, and catch Violet."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules
from .scene import scene

_TURN = "follow torech violet"

TORECH = Lesson(
    name="torech",
    names=("violet", ""),
    minutes=3,
    steps=(
        Step(
            "aim",
            rules=(rules.WIN_TORECH_DARK, rules.WIN_TORECH_FEAR),
            position=scene(
                _TURN,
                space=4,
                fuel=14,
                fear=-9,
                bonuses="----",
                market="mountain6 forest3 mine4 lake6",
                hands="lake9,mountain3,forest7 lake2,lake7,forest4,mine3",
                discard="mountain1,forest2,lake3,mine2",
                feared="forest8,mountain5 lake5,mine9",
                led="mine8",
                ahead="-7:faery-ring,-2:gust",
                revealed="planning",
            ),
        ),
        Step(
            "win",
            rules=(rules.FEAR_DISCARD,),
            moves=("follow lake2",),
            then=("reveal faery-ring",),
            answers={"follow lake7": "small", "follow *": "lost"},
        ),
        Step(
            "ring",
            rules=(rules.FAERY_RING,),
            moves=("place faery-ring 10",),
            answers={
                "place faery-ring 16": "nothing",
                "place faery-ring 17": "nothing",
                "place *": "elsewhere",
            },
        ),
        Step(
            "six",
            rules=(rules.SIX_LED,),
            moves=("pick mountain6",),
            then=("deal mountain8", "pick lake6", "deal mine5"),
            answers={"pick *": "another"},
        ),
        Step(
            "lead",
            rules=(rules.GUST,),
            moves=("lead mountain6",),
            then=("follow lake9", "reveal gust"),
            answers={"lead *": "another"},
        ),
        Step(
            "nine",
            rules=(rules.ONE_BEATS_NINE,),
            position=scene(
                _TURN,
                space=9,
                fuel=6,
                fear=-2,
                bonuses="xx--",
                market="mountain8 forest2 mine3 lake6",
                hands="lake8,mine6,mountain3 lake1,lake7,forest4,mine7",
                discard="lake5,mine9,forest8,mountain5,mountain1,mine5,forest7,mine4",
                feared="mountain6,lake9 lake2,mine8",
                led="forest9",
                ring="10",
                revealed="planning,faery-ring,gust",
            ),
            moves=("follow lake1",),
            answers={"follow *": "another"},
        ),
        Step(
            "trump",
            rules=(rules.TRUMP,),
            moves=("pick mountain8",),
            then=("deal forest3", "pick forest3", "deal mine1"),
            answers={"pick *": "another"},
        ),
        Step(
            "catch",
            rules=(rules.WIN_TORECH_FEAR,),
            moves=("lead mountain8",),
            then=("follow mine6",),
            answers={"lead *": "another"},
        ),
        Step("end", rules=(rules.EVENTS,)),
    ),
)
