"""Alone against Isaac: his dice, his walks and deeds, the player's choices, the ranks."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules

ISAAC = Lesson(
    name="isaac",
    names=("",),
    minutes=3,
    steps=(
        Step(
            "aim",
            rules=(rules.SOLO_SETUP,),
            position=(
                "GB G end; log[B] n1=6[B] e1=6[GG] s1=6[G] w1=6[] s1e1=G3[]; "
                "piles G222333444; isaac log"
            ),
        ),
        Step(
            "dice",
            rules=(rules.SOLO_DICE,),
            moves=("end",),
            then=("roll north 2", "walk n1", "recruit", "recruit"),
        ),
        Step("draw", rules=(rules.SOLO_SETUP,), moves=("end",), then=("draw 3",)),
        Step(
            "ways",
            rules=(rules.SOLO_MOVE,),
            position=(
                "GB G end; log[GG] n1=6[BB] e1=6[G] s1=6[B] w1=6[] n1w1=G3[GGB] n1e1=G2[B] "
                "s1w1=G4[]; piles G223344; scored G:G3; isaac n1"
            ),
            moves=("end",),
            then=("roll any 3",),
        ),
        Step(
            "choose",
            rules=(rules.SOLO_ACT,),
            moves=("walk n1e1",),
            then=("recruit", "recruit", "idle"),
            answers={"walk log": "log", "walk n1w1": "card"},
        ),
        Step(
            "home",
            rules=(rules.SOLO_ACT,),
            position=(
                "GB G end; log[] n1=6[G] e1=6[] s1=6[GGGBB] w1=6[B] s1e1=G3[] s1w1=G2[B] "
                "n1e1=G3[G]; piles G22344; scored G:G3,G4; isaac log"
            ),
            moves=("end",),
            then=("roll south 3", "walk s1", "expel", "recruit", "recruit", "score s1"),
        ),
        Step(
            "hop",
            rules=(rules.SOLO_SCORE,),
            moves=("hop G frog log",),
            then=("hop G frog s1e1", "hop B frog s1w1"),
            answers={"hop *": "pad"},
        ),
        Step(
            "marker",
            rules=(rules.SOLO_MARKER_SINKS,),
            moves=("walk s1w1",),
            answers={"walk log": "log", "walk s1e1": "pad"},
        ),
        Step(
            "last",
            rules=(rules.SOLO_FINAL,),
            position=(
                "GB G end; log[GGB] e1=G4[B] n1=G3[GB] s1=G2[B] s1e1=G4[G]; "
                "scored G:6,G2,6,G3,G4,6,G2,G3 B:6,G3; isaac e1"
            ),
            moves=("end",),
        ),
        Step("ranks", rules=(rules.SOLO_FINAL,)),
    ),
)
