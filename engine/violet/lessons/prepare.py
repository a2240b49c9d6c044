"""Before the journey: as Torech, choose events and lay them before fear."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules
from .scene import scene

PREPARE = Lesson(
    name="prepare",
    names=("violet", ""),
    minutes=1,
    steps=(
        Step(
            "choose",
            rules=(rules.SETUP_EVENTS,),
            position=scene(
                "choose torech violet",
                space=0,
                fuel=16,
                fear=-16,
                market="- - - -",
                hands="- -",
                discard="-",
                feared="- -",
                offered="storm,gust",
                refused="sleeve,planning",
                chosen="howl,faery-ring",
            ),
            moves=("choose gust", "choose storm"),
        ),
        Step(
            "arrange",
            rules=(rules.SETUP_EVENTS,),
            moves=(
                "arrange gust howl faery-ring",
                "arrange howl gust faery-ring",
                "arrange howl storm faery-ring",
                "arrange storm howl faery-ring",
            ),
            answers={"arrange *": "late"},
        ),
    ),
)
