"""Puzzles of Bullfrogs, the easiest first: see tools/puzzles.py."""

from ...core.puzzle import Puzzle

PUZZLES = (
    Puzzle(
        name="p01",
        position=(
            "GB B play; log[GGGGGB] w1=G2[G] n1=B3[BBB] s1e1=G4[BB] n2=B2[] s2=G2[B] "
            "s1=G4[B]; hands G2 B2; scored G:6,G3,G4,B3,B2,B4,G3,6 B:G3,G3,B4,B4,B3,6,B3; "
            "sunk G2 B2"
        ),
        goal="points 9",
        line=(
            "play 2 n1e1",
            "deploy frog n1",
            "deploy frog s1e1",
            "score n1",
            "hop B frog n2",
            "hop B frog n1e1",
            "hop B frog log",
            "score s1e1",
            "hop B frog s1",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p02",
        position=(
            "GBRY B play; log[GGBBBBRRY] n1=G4[BY] n1e1=B3[BRR] e1=R2[GG] n2e1=Y2[G] e2=G2[];"
            " hands G2 B22 R2 Y2; scored G:R4,G4,Y3,Y3,B3,6 B:Y4,6,B2,G3,R3,R3 R:B4,R4,6,B4 "
            "Y:6,R4,G4,B4,R3,Y2,Y4,B3,Y4; sunk G2 B2 R2 Y2"
        ),
        goal="points 6",
        line=(
            "play 2 n1w1",
            "deploy frog n1e1",
            "sabotage R n1e1 n1",
            "score n1",
            "hop R frog n1w1",
            "hop Y frog n1e1",
            "hop B frog log",
            "score n1e1",
            "hop R frog n2e1",
            "hop Y frog e1",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p03",
        position=(
            "GB G play; log[GGGG] n1=6[GGGBB] s1=6[BB] s1e2=B3[BB] s1e1=G4[GB] n2=G3[B] "
            "n3=B3[GBB] n4=G3[] n4e1=B3[]; hands G222 B222; piles G4 B; scored "
            "G:6,B3,G3,B4,G4 B:G3,B4,B4,6; sunk G2 B2"
        ),
        goal="pads 2",
        line=(
            "play 2 n1e1",
            "deploy frog n1",
            "deploy frog s1e1",
            "score n1",
            "hop B frog n2",
            "hop B frog n1e1",
            "hop G frog log",
            "score s1e1",
            "hop B frog s1e2",
            "hop G frog s1",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p04",
        position=(
            "GBRY G play; log[GGG*BBBRRRR] s1=6[BBR*R*Y] e1=Y3[R] n1e1=Y4[Y]; hands G223 B233"
            " R223 Y224; piles G23 B24 R23 Y2; scored G:Y4,G4,Y3,Y3,R4 B:B4,6,G4 R:R3,B3,G3 "
            "Y:G4,B4,6,R4,R4; sunk G1 B2 R0 Y2"
        ),
        goal="points 8",
        line=(
            "play 3 s1e1",
            "deploy frog e1",
            "deploy frog e1",
            "sabotage Y n1e1 e1",
            "score e1",
            "hop R frog n1e1",
            "hop Y frog s1e1",
            "hop G frog log",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p05",
        position=(
            "GBR G play; log[] n1=6[GGB*B*] e1=6[R*R*] s1=6[BB] w1=6[G*G*RRR] e2=R4[] n2=B4[]"
            " n1e2=R3[]; hands G233 B233 R233; piles G223344 B223344 R22344; scored G: B: "
            "R:G4"
        ),
        goal="drown 2",
        line=(
            "play 3 n1w1",
            "deploy frog n1",
            "sabotage R w1 n1w1",
            "sabotage R n1w1 n1",
            "score n1",
            "hop G frog n2",
            "hop G frog log",
            "hop G frog n1w1",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p06",
        position=(
            "GB B play; log[B] n1=6[GB*B*] s1=6[BBBB] w1=6[GGGG] e1=B4[GB] e2=G3[] e3=B3[] "
            "e4=G4[]; hands G223 B233; piles G23 B224; scored G:B4,G3,6,G4 B:B3,G4; sunk G2 "
            "B0"
        ),
        goal="pads 2",
        line=(
            "play 3 s1e1",
            "deploy frog s1",
            "deploy frog s1",
            "deploy frog e1",
            "score s1",
            "hop B frog log",
            "hop B frog s1e1",
            "score e1",
            "hop G frog e2",
            "hop B frog s1e1",
            "hop B frog log",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p07",
        position=(
            "GB G play; log[GGGBB] n1=G3[BBB] n2=G4[GG] n3=B3[GBB] n3w1=G3[BB] n3e1=B3[]; "
            "hands G223 B222; piles G2 B; scored G:6,B4,B4,6,G4,G3,B3 B:B4,G4,6,B3,6; sunk G2"
            " B2"
        ),
        goal="points 10",
        line=(
            "play 3 n2w1",
            "deploy frog n3w1",
            "deploy frog n3w1",
            "sabotage B n3w1 n3",
            "score n3",
            "hop G frog n3w1",
            "hop B frog n3e1",
            "hop B frog n2",
            "score n2",
            "hop B frog n2w1",
            "hop G frog n1",
            "score n1",
            "hop G frog log",
            "score n3w1",
            "hop B frog n2w1",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p08",
        position=(
            "GBR B play; log[] n1=6[RR] e1=6[B*B*] s1=6[GG*] w1=6[BBR*R*] e2=B4[GG*] "
            "n1w1=R4[] s1e2=G4[]; hands G234 B223 R234; piles G223334 B233344 R223334"
        ),
        goal="drown 2",
        line=(
            "play 3 s1w1",
            "deploy frog w1",
            "sabotage G s1 s1w1",
            "sabotage G s1w1 w1",
            "score w1",
            "hop G frog n1w1",
            "hop B frog log",
            "hop B frog s1w1",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p09",
        position=(
            "GBRY G play; log[BR] e1=6[GBBR*R*] s1=6[GGG*Y] w1=Y3[GGR] n1e1=Y3[G] "
            "n2e1=B2[BRR]; hands G223 B224 R233 Y222; piles G234 B333 R22 Y44; scored G:R4,G4"
            " B:Y4,6 R:B4,R4 Y:6,R4,G4,B4,R3; sunk G1 B2 R0 Y2"
        ),
        goal="pads 2",
        line=(
            "play 3 s1w1",
            "deploy frog s1",
            "deploy frog s1",
            "deploy frog w1",
            "score s1",
            "hop Y frog log",
            "hop G frog s1w1",
            "score w1",
            "hop R frog log",
            "hop G frog s1w1",
        ),
        difficulty=4,
    ),
    Puzzle(
        name="p10",
        position=(
            "GBR G play; log[GGGGGBBBBRRRRR] n1=6[R*R*] s1=6[RR] n2=R4[RR] e1=G2[BRR] "
            "e2=R2[G] e3=G3[B] e4=B4[] n2e1=R4[]; hands G223 B22 R22; scored G:G4,B3,R3,B2,R3"
            " B:6,G4,R3,G3,B4 R:B3,R4,B3; sunk G2 B2 R0"
        ),
        goal="log",
        line=(
            "play 3 s1e1",
            "deploy frog e1",
            "sabotage R s1 s1e1",
            "sabotage R s1e1 e1",
            "score e1",
            "hop G frog log",
            "hop B frog e2",
            "hop R frog s1e1",
        ),
        difficulty=5,
    ),
    Puzzle(
        name="p11",
        position=(
            "GBR R play; log[GR] n1=6[BBRRR] s1=6[GGG*] w1=6[BR*R*] w2=R3[BBB] w3=R3[] "
            "e1=B3[RR] e2=G3[BBB] e3=B3[] e4=G3[] e5=B4[]; hands G223 B222 R223; piles G24 B4"
            " R24; scored G:B3,G4,G3 B:R4,R4,6 R:G4,R3; sunk G1 B2 R0"
        ),
        goal="pads 2",
        line=(
            "play 3 n1e1",
            "deploy frog n1",
            "deploy frog e1",
            "deploy frog e1",
            "score n1",
            "hop B frog n1e1",
            "hop B frog log",
            "score e1",
            "hop R frog n1e1",
            "hop R frog e2",
            "hop R frog log",
            "score e2",
            "hop R frog e3",
        ),
        difficulty=5,
    ),
    Puzzle(
        name="p12",
        position=(
            "GBR R play; log[] n1=6[BBRRR] e1=6[GBB*B*] s1=6[GGG*] w1=6[BBR*R*] w2=R3[] "
            "e2=B3[R] e3=G3[BB] e4=B3[]; hands G223 B224 R223; piles G234 B24 R234; scored "
            "G:B3,G4,G3 B:R4,R4 R:G4,R3; sunk G1 B0 R0"
        ),
        goal="points 13",
        line=(
            "play 3 n1w1",
            "deploy frog n1",
            "deploy frog w1",
            "deploy frog w1",
            "score n1",
            "hop B frog log",
            "hop B frog n1w1",
            "score w1",
            "hop B frog n1w1",
            "hop B frog w2",
            "hop R frog log",
        ),
        difficulty=5,
    ),
)
