"""Puzzles of Bullfrogs, the easiest first: see tools/puzzles.py."""

from ...core.puzzle import Puzzle

PUZZLES = (
    Puzzle(
        name="p01",
        position=(
            "GBRY B play; log[GGGBBY] s1=6[GGGG*R] n1w1=R3[Y] w1=Y4[RY] e1=G3[B]; hands G224 "
            "B222 R223 Y233; piles G23 B334 R23 Y22; scored G:R4,B4,B3 B:G4,Y4,6,Y4 R:B4,Y3,6"
            " Y:R4,R4,6,G3; sunk G1 B2 R2 Y2"
        ),
        goal="points 5",
        line=(
            "play 2 s1w1",
            "deploy frog s1",
            "deploy frog w1",
            "score s1",
            "hop B frog log",
            "hop R frog s1w1",
            "score w1",
            "hop R frog n1w1",
            "hop Y frog s1w1",
            "hop B frog log",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p02",
        position=(
            "GB G play; log[GGGGB] n1=6[GGGGB] s1e2=B3[BB] n2=G3[B*] n3=B3[G] e1=G4[GB] "
            "e2=B4[] e3=B2[] e4=G3[]; hands G22 B2; scored G:6,G4,G3,B3,G2,G4 "
            "B:B4,G3,B4,6,B2,B3,6; sunk G2 B1"
        ),
        goal="pads 2",
        line=(
            "play 2 n1e1",
            "deploy frog n1",
            "deploy frog e1",
            "score n1",
            "hop B frog n2",
            "hop G frog n1e1",
            "hop G frog log",
            "score e1",
            "hop B frog n1e1",
            "hop G frog e2",
            "hop G frog log",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p03",
        position=(
            "GBR R play; log[GGGBR] s1=6[BBBB] e1=R4[RR] e2=R3[] n1=G4[B] n2=B3[]; hands G223"
            " B234 R223; piles G234 B223 R234; scored G:6,B4,G3 B:6,G3,B4 R:R4,6,R3; sunk G2 "
            "B2 R2"
        ),
        goal="pads 2",
        line=(
            "play 3 n1e1",
            "deploy frog e1",
            "deploy frog n1",
            "deploy frog n1",
            "score e1",
            "hop R frog n1e1",
            "hop R frog e2",
            "hop R frog log",
            "score n1",
            "hop B frog n2",
            "hop R frog n1e1",
            "hop R frog log",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p04",
        position=(
            "GBRY R play; log[GGGBBY] s1=6[GGGG*R] n1w1=R3[Y] w1=Y4[RY] e1=G3[BBB] n1e1=B2[];"
            " hands G224 B223 R223 Y233; piles G23 B34 R23 Y22; scored G:R4,B4,B3 "
            "B:G4,Y4,6,Y4 R:B4,Y3,6 Y:R4,R4,6,G3; sunk G1 B2 R2 Y2"
        ),
        goal="points 9",
        line=(
            "play 3 s1w1",
            "deploy frog n1w1",
            "deploy frog n1w1",
            "deploy frog w1",
            "score w1",
            "hop Y frog s1w1",
            "hop R frog n1w1",
            "hop R frog log",
            "score n1w1",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p05",
        position=(
            "GBR G play; log[GGGGBRR] s1=6[BBBB] n1e1=G3[RR] e1=R3[RRR] w1=B4[R] e2=R3[]; "
            "hands G223 B223 R222; piles G24 B23 R4; scored G:6,B4,G3,R4 B:6,G3,B4,R3,B3 "
            "R:R4,6,R3,G4; sunk G2 B2 R2"
        ),
        goal="points 5",
        line=(
            "play 3 w2",
            "deploy frog e1",
            "deploy frog w1",
            "deploy frog w1",
            "score e1",
            "hop G frog log",
            "hop R frog n1e1",
            "hop R frog e2",
            "score w1",
            "hop R frog w2",
            "hop G frog log",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p06",
        position=(
            "GBR R play; log[GB] n1=6[BRRRR] s1=6[GG*] n2=R3[B] e1=G3[GG] e2=B2[RR] e3=G3[R] "
            "e4=B3[]; hands G234 B224 R223; piles G223 B34 R234; scored G:G4,B4,B3 "
            "B:R4,R4,6,R3 R:6,G4; sunk G1 B2 R2"
        ),
        goal="log",
        line=(
            "play 3 n1e1",
            "deploy frog n1",
            "deploy frog e1",
            "deploy frog e1",
            "score n1",
            "hop B frog n2",
            "hop R frog n1e1",
            "hop R frog log",
            "score e1",
            "hop G frog n1e1",
            "hop G frog e2",
            "hop R frog log",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p07",
        position=(
            "GBR G play; log[] n1=6[GGB*B*] e1=6[RRRR*] s1=6[BB] w1=6[G*G*RR*] e2=R4[R] "
            "n1w1=G4[] n2=B4[] e3=R3[]; hands G233 B233 R234; piles G223344 B223344 R22334"
        ),
        goal="drown 2",
        line=(
            "play 3 n1e1",
            "deploy frog n1",
            "sabotage R e1 n1e1",
            "sabotage R n1e1 n1",
            "score n1",
            "hop G frog n2",
            "hop G frog n1e1",
            "hop G frog log",
            "hop R frog n1w1",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p08",
        position=(
            "GBR B play; log[G] n1=6[GGB*B*] e1=6[RRRRR*] s1=6[BB] e2=R4[] n1w1=G4[R*] "
            "n2=B4[] e3=R3[] n3=G3[R]; hands G233 B233 R234; piles G22344 B223344 R22334; "
            "scored G:6 B: R:; sunk G2 B0 R0"
        ),
        goal="log",
        line=(
            "play 3 n1e1",
            "deploy frog n1",
            "deploy frog n1",
            "deploy frog e1",
            "score n1",
            "hop G frog n2",
            "hop G frog n1e1",
            "hop B frog log",
            "hop B frog n1w1",
            "score e1",
            "hop B frog log",
            "hop R frog n1e1",
            "hop R frog e2",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p09",
        position=(
            "GBR B play; log[GGBBR] n1=6[BRRRR] s1=6[GG*] n2=R3[B] n3=G4[G] n4=B4[G] "
            "n4w1=G3[] e1=R4[BB]; hands G223 B223 R223; piles G2 B4 R2; scored "
            "G:G4,B4,B3,G3,R3 B:R4,R4,6,R3 R:6,G4,G3,B2,B3; sunk G1 B2 R2"
        ),
        goal="points 11",
        line=(
            "play 3 n4e1",
            "deploy frog n4",
            "deploy frog n4",
            "deploy frog e1",
            "score n4",
            "hop G frog n4e1",
            "hop B frog n3",
            "hop B frog n4w1",
            "score e1",
            "hop B frog log",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p10",
        position=(
            "GBR G play; log[GBBR] n1=6[BRRRR] s1=6[GG*] n2=R3[B] w1=R3[GB] w2=R4[B] n3=G4[G]"
            " n4=B4[]; hands G233 B223 R223; piles G22 B4 R2; scored G:G4,B4,B3,G3 "
            "B:R4,R4,6,R3 R:6,G4,G3,B2,B3; sunk G1 B2 R2"
        ),
        goal="log",
        line=(
            "play 3 n1w1",
            "deploy frog n1",
            "deploy frog w1",
            "deploy frog w1",
            "score n1",
            "hop G frog log",
            "hop B frog n2",
            "hop R frog n1w1",
            "score w1",
            "hop B frog n1w1",
            "hop G frog log",
            "hop G frog w2",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p11",
        position=(
            "GB B play; log[B] n1=6[GBB*] e1=6[GG*G*B] s1=6[BB*] w1=B4[GG] n1w1=G3[BBB] "
            "e2=G2[GB] e3=B3[GG] e4=G3[]; hands G223 B223; piles G4 B23; scored G:6,G3,B4,G4 "
            "B:G4,B4"
        ),
        goal="points 12",
        line=(
            "play 3 n1e1",
            "deploy frog n1",
            "deploy frog n1",
            "deploy frog n1w1",
            "score n1w1",
            "hop B frog n1",
            "hop B frog w1",
            "score n1",
            "hop G frog n1e1",
            "hop B frog log",
            "score w1",
            "hop B frog log",
        ),
        difficulty=5,
    ),
    Puzzle(
        name="p12",
        position=(
            "GBR R play; log[GG] e1=6[RRRRR*] s1=6[BBBB] e2=R4[RR] e3=R3[RR] e4=R4[] "
            "n1=G4[GR*] n2=G3[G] n3=B3[BB] n4=G3[BB] n5=B4[]; hands G234 B233 R223; piles "
            "G2234 B2234 R2334; scored G:6,B4 B:6 R:; sunk G2 B2 R0"
        ),
        goal="points 20",
        line=(
            "play 3 n1e3",
            "deploy frog e3",
            "deploy frog e3",
            "deploy frog n1",
            "score e3",
            "hop R frog n1e3",
            "hop R frog e4",
            "hop R frog e2",
            "score e2",
            "hop R frog e1",
            "score e1",
            "hop R frog log",
            "score n1",
            "hop G frog n2",
            "hop R frog log",
        ),
        difficulty=5,
    ),
)
