"""A first game, guided: a Trio, a whole turn, reach, a mixed circle, block or win, clusters."""

from ...core.lesson import Lesson, Step
from .. import rulebook as rules
from ..components import ROTATIONS


def _any(pattern: str, at: str = "*") -> tuple[str, ...]:
    """The tile however it is turned, on this cell or anywhere."""
    return tuple(f"place {face} {at}" for face in ROTATIONS[pattern])


FIRST = Lesson(
    name="first",
    names=("", "red"),
    minutes=4,
    steps=(
        Step(
            "trio",
            rules=(rules.WIN_TRIO,),
            position=(
                "YR 1 move 1; start=RRYY w1=RRYY s1=YRRY e1=YRYR s1w1=YRRY s1e1=YRRR; "
                "Y w1.s start.s start.e; R start.w s1.e; hands RRRY RRYY,RYYY; "
                "pile 2RRRR 3RRRY 2RRYY 3RYRY 4RYYY 2YYYY"
            ),
            moves=("step start.e e1.s",),
            answers={"step *": "line", "stop": "stop"},
        ),
        Step(
            "circle",
            rules=(rules.PLACE, rules.POINTS),
            position=(
                "YR 1 place; start=RYRY w1=RYRR; hands RRRY,RYYY RYRY,RRYY; "
                "pile 2RRRR 3RRRY 5RRYY 3RYRY 4RYYY 2YYYY"
            ),
            moves=("place RYYY s1",),
            answers={
                **dict.fromkeys(_any("RYYY", "s1")[1:], "turned"),
                **dict.fromkeys(_any("RRRY"), "other-tile"),
                "place *": "elsewhere",
            },
        ),
        Step(
            "enter",
            rules=(rules.MOVE, rules.MOVE_ENTER),
            moves=("enter start.s",),
            answers={"enter start.w": "yellow", "stop": "stop"},
        ),
        Step(
            "step",
            rules=(rules.MOVE_STEP,),
            moves=("step start.s start.w",),
            answers={"enter *": "second", "stop": "stop"},
        ),
        Step(
            "draw",
            rules=(rules.DRAW,),
            moves=("end",),
            then=(
                "draw RRYY",
                "place RYRY e1",
                "enter start.e",
                "step start.e start.s",
                "enter start.e",
                "end",
                "draw RRYY",
            ),
        ),
        Step(
            "points",
            rules=(rules.POINTS,),
            moves=(
                "place YRRR n1",
                "place RRRY n1",
                "place RYRR n1",
                "place YRRR n1w1",
                "place RRRY n1w1",
                "place RYRR n1w1",
                "place RYRR s1w1",
            ),
            answers={"place *": "fewer"},
        ),
        Step(
            "reach",
            rules=(rules.PLACE_REACH,),
            position=(
                "YR 1 place; start=RYRY w1=RYRR s1=RYYY e1=RYRR s1w1=RRYY e2=YRRY s1e1=RRYY; "
                "Y start.w e1.e; R w1.s start.s s1.e; hands RYYY,YYYY RRRR,RRYY; "
                "pile 1RRRR 3RRRY 2RRYY 4RYRY 3RYYY 1YYYY"
            ),
            moves=("place YYRY n1e1",),
            answers={
                **dict.fromkeys(_any("YYYY"), "none"),
                **dict.fromkeys(
                    ("place RYYY n1e1", "place YRYY n1e1", "place YYYR n1e1"), "turned"
                ),
                "place *": "elsewhere",
            },
        ),
        Step(
            "mixed",
            rules=(rules.WIN_TRIO,),
            moves=("enter start.e",),
            answers={"step *": "step", "stop": "stop"},
        ),
        Step(
            "block",
            rules=(rules.MOVE_STEP,),
            moves=("step start.e e1.s", "step e1.e e1.s"),
            answers={"step *": "open", "stop": "open"},
        ),
        Step(
            "own",
            rules=(rules.POINTS,),
            position=(
                "YR 1 place; "
                "start=RYRY w1=RYRR s1=RYYY n1=YRRR e1=RYRY s1w1=RRYY s1e1=RRYY e2=YRRY; "
                "Y start.w start.e e1.s; R w1.s start.s s1.e; hands RRYY,YYYY RRRR,RRYY; "
                "pile 1RRRR 3RRRY 1RRYY 3RYRY 4RYYY 1YYYY"
            ),
            moves=("place YYRR n1e1", *_any("RRYY")),
            answers={"place *": "none"},
        ),
        Step(
            "win",
            rules=(rules.WIN_TRIO,),
            moves=("step e1.s e1.e",),
            answers={"step *": "row", "stop": "stop"},
        ),
        Step(
            "cluster",
            rules=(rules.WIN_CLUSTER,),
            position=(
                "YR 1 place; start=RYRY w1=RRYY n1=RYRR s1=YRRR n1w1=YRRY e1=YYRR n2=YYYR "
                "n1e1=RRRR s1w1=YRRY s1e1=RRYR n2e1=RYRR n1e2=RYYY n3e1=YRYR n2w1=YRYY n3=YRYR "
                "n3w1=RRRR s2w1=RYYY s2=RYRY s2w2=YYYR n3w2=RYRR s1w2=RRYY n2w2=RYRY n1w2=RYYR "
                "e2=YYYY; Y w1.n start.n s2.w; R n3w1.w start.w e1.s; hands YYYY -"
            ),
            moves=("place YYYY w2",),
            then=("end",),
            answers={"place *": "small"},
        ),
        Step("end"),
    ),
)
