"""The same points at the end."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

TIE = Lesson(
    name="tie",
    names=("", "blue"),
    minutes=1,
    steps=(
        Step(
            "level",
            rules=(rules.TIE_BREAK,),
            position=("GB G end; log[GB] n1=6[GG*] e1=6[B] n1e1=G2[]; scored G:6,B3 B:6,G3"),
            moves=("end",),
        ),
    ),
)
