"""Puzzles of Ratland, the easiest first: see tools/puzzles.py."""

from ...core.puzzle import Puzzle

PUZZLES = (
    Puzzle(
        name="p01",
        position=(
            "place active 1 waiting 1 2; events we-made-it; food 9; clan pantry=7 cheese=2; "
            "clan pantry=7 cheese=2"
        ),
        goal="fed 9",
        line=("place dump=0 city=0 countryside=5 left=0 right=0 nursery=2",),
        difficulty=3,
    ),
    Puzzle(
        name="p02",
        position=(
            "place active 2 waiting 2 1; events we-made-it; food 7; clan pantry=7 cheese=2; "
            "clan pantry=7 cheese=2"
        ),
        goal="fed 8",
        line=("place dump=0 city=6 countryside=0 left=0 right=0 nursery=1",),
        difficulty=3,
    ),
    Puzzle(
        name="p03",
        position=(
            "place active 2 waiting 2 1; events cousin we-made-it; food 2 4; clan pantry=11; "
            "clan pantry=7 cheese=1 lost=1"
        ),
        goal="fed 11",
        line=("place dump=4 city=0 countryside=0 left=0 right=0 nursery=3",),
        difficulty=3,
    ),
    Puzzle(
        name="p04",
        position=(
            "place active 2 waiting 2 1; events massive-attacks; food 7; clan pantry=7 "
            "cheese=2; clan pantry=7 cheese=2"
        ),
        goal="fed 6",
        line=("place dump=0 city=6 countryside=0 left=0 right=0 nursery=1",),
        difficulty=3,
    ),
    Puzzle(
        name="p05",
        position=(
            "place active 1 waiting 1 2; events massive-attacks we-made-it; food 9 3; clan "
            "pantry=8 cheese=2; clan pantry=6 cheese=2 lost=1"
        ),
        goal="rats 11",
        line=("place dump=0 city=0 countryside=5 left=0 right=0 nursery=3",),
        difficulty=4,
    ),
    Puzzle(
        name="p06",
        position=(
            "place active 1 waiting 1 2; events cousin; food 9; clan pantry=8 cheese=2; clan "
            "pantry=8 cheese=2"
        ),
        goal="cheese 2",
        line=("place dump=0 city=0 countryside=7 left=1 right=0 nursery=0",),
        difficulty=4,
    ),
    Puzzle(
        name="p07",
        position=(
            "place active 2 waiting 2 1; events helmet we-made-it cousin abundance; food 6 7 "
            "1 9; clan pantry=6 cheese=1 lost=2 graveyard=2; clan pantry=8 cheese=1 "
            "graveyard=4"
        ),
        goal="fed 8",
        line=("place dump=0 city=0 countryside=6 left=0 right=0 nursery=2",),
        difficulty=4,
    ),
    Puzzle(
        name="p08",
        position=(
            "place active 1 waiting 1 2; events cousin; food 8; clan pantry=8 cheese=2; clan "
            "pantry=8 cheese=2"
        ),
        goal="cheese 2",
        line=("place dump=0 city=7 countryside=0 left=1 right=0 nursery=0",),
        difficulty=4,
    ),
    Puzzle(
        name="p09",
        position=(
            "place active 2 waiting 2 1; events massive-attacks abundance we-made-it; food 6 "
            "5 4; clan pantry=6 poisoned=1 lost=1; clan pantry=9 cheese=1"
        ),
        goal="fed 13",
        line=("place dump=5 city=0 countryside=0 left=0 right=0 nursery=4",),
        difficulty=4,
    ),
    Puzzle(
        name="p10",
        position=(
            "place active 1 waiting 1 2; events we-made-it cousin; food 5 4; clan pantry=9 "
            "cheese=2 poisoned=1; clan pantry=7 cheese=5 lost=2"
        ),
        goal="cheese 2",
        line=("place dump=8 city=0 countryside=0 left=1 right=0 nursery=0",),
        difficulty=4,
    ),
    Puzzle(
        name="p11",
        position=(
            "place active 2 waiting 2 1; events helmet abundance; food 6 2; clan pantry=7 "
            "cheese=2; clan pantry=9 cheese=2"
        ),
        goal="cheese 2",
        line=("place dump=0 city=0 countryside=8 left=1 right=0 nursery=0",),
        difficulty=4,
    ),
    Puzzle(
        name="p12",
        position=(
            "place active 1 waiting 1 2; events massive-attacks helmet abundance we-made-it; "
            "food 9 6 8 7; clan pantry=9 cheese=2; clan pantry=8 graveyard=2"
        ),
        goal="cheese 1",
        line=("place dump=0 city=7 countryside=0 left=1 right=1 nursery=0",),
        difficulty=4,
    ),
)
