"""Torech's events, as Torech: those that happen at once, and those that are kept."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules
from .scene import scene


def _before(event: str, *, led: str, hands: str) -> str:
    """Violet has led, and when Torech wins, fear reaches this event."""
    return scene(
        "follow torech violet",
        space=4,
        fuel=14,
        fear=-9,
        market="mountain6 forest3 mine4 lake6",
        hands=hands,
        discard="mountain1,forest2,lake3,mine2",
        feared="forest8,mountain5 lake5,mine9",
        led=led,
        ahead=f"-7:{event},-2:gust",
        revealed="faery-ring",
    )


def _reached(turn: str, event: str, **parts: str) -> str:
    """Fear has reached this event, and `parts` say whether it is kept or is to be placed."""
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
        **parts,
    )


_REFILL = {
    "hands": "lake9,forest7,mountain3 lake7,forest4,mine3",
    "trick": "violet lake mine8 lake2",
}


def _placed(event: str) -> str:
    """Torech is about to say where this event happens."""
    return _reached("place torech violet", event, pending=event, **_REFILL)


EVENTS = Lesson(
    name="events",
    names=("violet", ""),
    minutes=3,
    steps=(
        Step(
            "storm",
            rules=(rules.STORM,),
            position=_before(
                "storm",
                led="mine8",
                hands="lake9,mountain3,forest7 lake2,lake7,forest4,mine3",
            ),
            moves=("follow lake2", "follow lake7"),
            then=("reveal storm",),
            answers={"follow *": "lost"},
        ),
        Step(
            "howl",
            rules=(rules.HOWL,),
            position=_before(
                "howl",
                led="forest6",
                hands="lake9,mountain3,mine8 forest9,mountain2,mountain7,mine3",
            ),
            moves=("follow forest9",),
            then=("reveal howl",),
            answers={"follow *": "lost"},
        ),
        Step(
            "two",
            rules=(rules.OFF_TRACK,),
            position=_placed("off-track"),
            moves=("place off-track 12",),
            answers={"place off-track 17": "camp", "place *": "another"},
        ),
        Step(
            "mine",
            rules=(rules.IMPROVISATION,),
            position=_placed("improvisation"),
            moves=("improvise 6 mine",),
            answers={"improvise *": "another"},
        ),
        Step(
            "air",
            rules=(rules.AIR,),
            position=_placed("fear-in-the-air"),
            moves=("place fear-in-the-air 0",),
            answers={"place *": "another"},
        ),
        Step(
            "sleeve",
            rules=(rules.SLEEVE,),
            position=_reached(
                "lead torech torech",
                "sleeve",
                kept="sleeve",
                hands="lake9,forest7,mountain3,mine6 lake7,forest4,mine3,lake8",
            ),
            moves=("sleeve mine3 mountain9",),
        ),
        Step(
            "planning",
            rules=(rules.PLANNING,),
            position=_reached("pick torech violet", "planning", kept="planning", **_REFILL),
            moves=("plan",),
            then=("deal lake4", "deal mine5", "deal forest9", "deal mountain6"),
            answers={"pick *": "pick"},
        ),
        Step(
            "ingenuity",
            rules=(rules.INGENUITY,),
            position=_reached("pick torech violet", "ingenuity", kept="ingenuity", **_REFILL),
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
