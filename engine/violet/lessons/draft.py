"""Before the journey: as Violet, draft the hands."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules
from .scene import scene

DRAFT = Lesson(
    name="draft",
    names=("", "torech"),
    minutes=1,
    steps=(
        Step(
            "first",
            rules=(rules.SETUP_DRAFT,),
            position=scene(
                "first violet violet",
                space=0,
                fuel=16,
                fear=-16,
                market="lake9 forest2 mine3 mountain4",
                hands="- -",
                discard="-",
                feared="- -",
                refused="sleeve,planning,ingenuity",
                ahead="-12:gust,-7:storm,-2:howl",
            ),
            moves=("first violet",),
            answers={"first torech": "torech"},
        ),
        Step(
            "pick",
            rules=(rules.SETUP_DRAFT,),
            moves=("pick lake9",),
            then=("deal forest5", "pick forest5", "deal forest1"),
            answers={"pick *": "another"},
        ),
        Step(
            "second",
            rules=(rules.SETUP_DRAFT,),
            moves=("first torech",),
            then=("pick mountain4", "deal mine1"),
            answers={"first violet": "self"},
        ),
    ),
)
