"""Torech's events, as Torech: those that happen at once, and those that are kept."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules
from .scene import scene


def _before(event: str) -> str:
    """Violet has led, and when Torech wins, fear reaches this event."""
    return scene(
        "follow torech violet",
        space=4,
        fuel=14,
        fear=-9,
        market="mountain6 forest3 mine4 lake6",
        hands="lake9,mountain3,forest7 lake2,lake7,forest4,mine3",
        discard="mountain1,forest2,lake3,mine2",
        feared="forest8,mountain5 lake5,mine9",
        led="mine8",
        ahead=f"-7:{event},-2:gust",
        revealed="faery-ring",
    )


def _kept(turn: str, event: str, **parts: str) -> str:
    """Torech has kept this event."""
    return scene(
        turn,
        space=5,
        fuel=12,
        fear=-5,
        market="mountain9 forest3 mine1 lake1",
        discard="mountain1,forest2,lake3,mine2,lake5,mine9",
        feared="mine8,lake2 forest8,mountain5",
        ahead="-2:gust",
        revealed=f"faery-ring,{event}",
        kept=event,
        **parts,
    )


_REFILL = {
    "hands": "lake9,forest7,mountain3 lake7,forest4,mine3",
    "trick": "violet lake mine8 lake2",
}

EVENTS = Lesson(
    name="events",
    names=("violet", ""),
    minutes=4,
    steps=(
        Step(
            "storm",
            rules=(rules.STORM,),
            position=_before("storm"),
            moves=("follow lake2", "follow lake7"),
            then=("reveal storm",),
            answers={"follow *": "lost"},
        ),
        Step(
            "howl",
            rules=(rules.HOWL,),
            position=_before("howl"),
            moves=("follow lake2", "follow lake7"),
            then=("reveal howl",),
            answers={"follow *": "lost"},
        ),
        Step(
            "track",
            position=_before("off-track"),
            moves=("follow lake2", "follow lake7"),
            then=("reveal off-track",),
            answers={"follow *": "lost"},
        ),
        Step(
            "two",
            rules=(rules.OFF_TRACK,),
            moves=("place off-track 12",),
            answers={"place off-track 17": "camp", "place *": "another"},
        ),
        Step(
            "change",
            position=_before("improvisation"),
            moves=("follow lake2", "follow lake7"),
            then=("reveal improvisation",),
            answers={"follow *": "lost"},
        ),
        Step(
            "mine",
            rules=(rules.IMPROVISATION,),
            moves=("improvise 6 mine",),
            answers={"improvise *": "another"},
        ),
        Step(
            "fear",
            position=_before("fear-in-the-air"),
            moves=("follow lake2", "follow lake7"),
            then=("reveal fear-in-the-air",),
            answers={"follow *": "lost"},
        ),
        Step(
            "air",
            rules=(rules.AIR,),
            moves=("place fear-in-the-air 0",),
            answers={"place *": "another"},
        ),
        Step(
            "sleeve",
            rules=(rules.SLEEVE,),
            position=_kept(
                "lead torech torech",
                "sleeve",
                hands="lake9,forest7,mountain3,mine6 lake7,forest4,mine3,lake8",
            ),
            moves=("sleeve mine3 mountain9",),
        ),
        Step(
            "planning",
            rules=(rules.PLANNING,),
            position=_kept("pick torech violet", "planning", **_REFILL),
            moves=("plan",),
            then=("deal lake4", "deal mine5", "deal forest9", "deal mountain6"),
            answers={"pick *": "pick"},
        ),
        Step(
            "ingenuity",
            rules=(rules.INGENUITY,),
            position=_kept("pick torech violet", "ingenuity", **_REFILL),
            moves=("pick mountain9",),
            then=("deal lake8",),
            answers={"pick *": "another"},
        ),
        Step(
            "fifth",
            rules=(rules.INGENUITY,),
            moves=("ingenuity",),
        ),
    ),
)
