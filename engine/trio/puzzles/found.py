"""Puzzles of Trio, the easiest first: see tools/puzzles.py."""

from ...core.puzzle import Puzzle

PUZZLES = (
    Puzzle(
        name="p01",
        position=(
            "YRYR 2 place; start=RYRY w1=RYYY n1=RRRY e1=RYYY n1e1=YYRR n1w1=YYRR s1=RRRR "
            "s1w1=YRYY n2=RRRY w2=YRYR n2e1=YRRR n2w1=RYYR n3=RRRY n3w1=RRRR s2=RRYY e2=RYRY "
            "s1e1=YRRR s1w2=YYYY n3w2=RRYY n3e1=YYYR s2e1=RYYR n4e1=YYYY s1e2=RYRY; Y n1e1.n "
            "start.n e2.s; R n3.w n2.n n1.n; hands - RYRY RYYY -"
        ),
        goal="trio",
        line=(
            "place RYRY n4",
            "step n3.w n3.n",
        ),
        difficulty=1,
    ),
    Puzzle(
        name="p02",
        position=(
            "YR 2 place; start=RRYY n1=YRRY w1=RYYY s1=YRYR e1=YYRR s1e1=RYYR n1e1=RRYR "
            "n1w1=YRYR e2=YYYY s1e2=RRRY; Y n1.w e2.s s1.e; R n1.e w1.n e1.e; hands RRRY,RYYY"
            " RRRR,YYYY; pile 1RRRR 2RRRY 3RRYY 2RYRY 3RYYY"
        ),
        goal="cluster 6",
        line=("place RRRR n2e1",),
        difficulty=2,
    ),
    Puzzle(
        name="p03",
        position=(
            "YR 2 place; start=RYRY n1=RRRY e1=RRYY n1e1=YYRR s1e1=YRYY e2=RRYR s1=RYRY "
            "n1e2=YRRY w1=YYRR e3=RYYR; Y n1.e e1.n e2.e; R start.n start.s s1.e; hands "
            "RYRY,RYYY RRRR,RYYY; pile 1RRRR 3RRRY 1RRYY 2RYRY 2RYYY 2YYYY"
        ),
        goal="trio",
        line=(
            "place RYYY s2",
            "step s1.e s1.s",
        ),
        difficulty=2,
    ),
    Puzzle(
        name="p04",
        position=(
            "YRYR 3 place; start=RYRY n1=RYRY e1=RYYY n1e1=RRRR w1=RYYY s1=RRRY s1w1=YYRR "
            "s1e1=YYRR n1w1=YYRR e2=RYYY s1e2=RYRY n1e2=YRRR w2=RYYR n1e3=RRYR n2w1=RYYY "
            "e3=YYYY n2w2=RYYR n2e1=RYRY n1w2=YRRR; Y n1e1.e start.e e2.e; R n1.w s1.w s1.e; "
            "hands RYYY RRRY RYRY,YYYY RRRR,RRYY"
        ),
        goal="home",
        line=(
            "place YRYR n2e2",
            "step n1e1.e n1e2.n",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p05",
        position=(
            "YRYR 3 place; start=RYRY w1=RYYY n1=RRRY e1=RRYY; Y start.n; R start.w start.e; "
            "hands RRRY,RYRY RRRY,RYYY RRRR,RRYY RRRY,RRYY; pile 1RRRR 1RRRY 3RRYY 3RYRY "
            "3RYYY 2YYYY"
        ),
        goal="points 6",
        line=("place RRRR n1e1",),
        difficulty=3,
    ),
    Puzzle(
        name="p06",
        position=(
            "YR 2 place; start=RRYY n1=RRRY w1=RYRY e1=RYYR n1w1=RYRR n1e1=RYRR w2=RYRY "
            "n2=RRRY; Y n1.w n1.e e1.n; R w1.n start.n w1.w; hands RYRY,RYYY RRRR,YYYY; pile "
            "1RRRR 1RRRY 5RRYY 1RYRY 4RYYY 1YYYY"
        ),
        goal="home",
        line=(
            "place YYYY s1",
            "step w1.n start.w",
            "step start.n start.e",
            "step w1.w w1.n",
            "step start.w start.n",
            "stop",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p07",
        position=(
            "YR 2 place; start=RYRY s1=RRYY e1=RYRY n1=YYYY w1=RYRR s1e1=RYYY n1e1=RYRY "
            "s1w1=RYYR e2=RYRY s1e2=RYYY n1w1=RYRR s2=RRRR s2w1=YRYR n1w2=RRYY n2=RRYY "
            "n2w1=YYRR s2e1=YYYR n2w2=RRRY s2e2=YRYY s1w2=RRYY; Y n1.e start.s s1w1.s; R "
            "start.e w1.s e1.s; hands RRRY,YYYY RRRR,RYYY; pile 1RRRY"
        ),
        goal="cluster 9",
        line=("place RRRR w2",),
        difficulty=3,
    ),
    Puzzle(
        name="p08",
        position=(
            "YRYR 1 place; start=RYRY w1=RYYY n1=RRRY e1=RYYY n1e1=YYRR n1w1=YYRR s1=RRRR "
            "s1w1=YRYY n2=RRRY w2=YRYR n2e1=YRRR n2w1=RYYR n3=RRRY n3w1=RRRR s2=RRYY e2=RYRY "
            "s1e1=YRRR s1w2=YYYY; Y n2w1.n start.n s1.s; R n2.w n2.e e1.e; hands RRYY,RYRY "
            "RYRY,RYYY RRYY,RYYY YYYY"
        ),
        goal="cluster 6",
        line=("place YYRR s2w1",),
        difficulty=3,
    ),
    Puzzle(
        name="p09",
        position=(
            "YR 2 place; start=RRYY e1=RYYR w1=RYYR n1=YRRY n1w1=RYRY n1e1=RYRR n2=RYYY "
            "n2e1=RRRR n1w2=YYRY s1=YRRR n2w1=RRRY s1e1=YRYR; Y n2.w e1.n s1.e; R n1w1.w w1.n"
            " start.n; hands RRRY,RYYY RYYY,YYYY; pile 1RRRR 1RRRY 3RRYY 2RYRY 1RYYY 1YYYY"
        ),
        goal="trio",
        line=(
            "place RYYY w2",
            "step n1w1.w w2.n",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p10",
        position=(
            "YR 2 place; start=RYRY w1=YYYY n1=RRRY n1w1=RYYR s1=RRYY e1=RYRY n1e1=RYRY; Y "
            "n1.e start.w start.s; R n1.w w1.n start.e; hands RRYY,RYYY RRRY,RYYY; pile 2RRRR"
            " 3RRRY 3RRYY 2RYRY 3RYYY 1YYYY"
        ),
        goal="home",
        line=(
            "place YRYY n1w2",
            "step n1.w start.n",
            "step w1.n n1w1.w",
            "step start.e e1.n",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p11",
        position=(
            "YR 1 place; start=RRYY n1=YRRY w1=RYYY s1=YRYR e1=YYRR s1e1=RYYR n1e1=RRYR "
            "n1w1=YRYR e2=YYYY s1e2=RRRY n2=YYYY s1e3=YRRR s2e1=YRRR n2w1=RYYY s2=YRYR "
            "n1w2=RRYY w2=YYRY n2w2=RYRR s3=YRYR; Y n1w2.n s1.e s1e2.e; R n2.w w1.w s2.s; "
            "hands RRRR,RYYY RRRR,RRYY; pile 1RRYY 1RYYY"
        ),
        goal="points 6",
        line=("place RRRR s2e2",),
        difficulty=4,
    ),
    Puzzle(
        name="p12",
        position=(
            "YRYR 4 place; start=RYRY w1=RYYY n1=RRRY e1=RYYY n1e1=YYRR n1w1=YYRR s1=RRRR "
            "s1w1=YRYY n2=RRRY w2=YRYR n2e1=YRRR n2w1=RYYR n3=RRRY; Y n2.n start.n s1.w; R "
            "n2.w e1.n w1.w; hands RRYY,RRYY RYRY,RYRY RRRY,RYYY RRRR,YYYY; pile 1RRYY 1RYRY "
            "1RYYY 1YYYY"
        ),
        goal="points 6",
        line=("place YYYY s1w2",),
        difficulty=5,
    ),
)
