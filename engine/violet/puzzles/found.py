"""Puzzles of Violet, the easiest first: see tools/puzzles.py."""

from ...core.puzzle import Puzzle

PUZZLES = (
    Puzzle(
        name="p01",
        position=(
            "follow violet torech; path ...LLLFFFMMMGGG... 14; fuel 11 0; fear -8; fireflies "
            "5,9,13; bonuses vtt-; market forest4 forest8 lake1 lake7; hands "
            "lake9,forest6,mine1,mine9 forest9,mine5,mine6; deck - "
            "lake2,lake3,lake5,forest1,mountain2,mine4; discard lake6,forest2,forest3,forest5"
            ",forest7,mountain1,mountain6,mountain7,mountain8,mountain9,mine2,mine3,mine7,min"
            "e8; feared lake4,lake8 mountain3,mountain4; air 0; led mountain5; refused "
            "howl,storm,ingenuity; ahead -7:gust,-2:off-track; revealed fear-in-the-air; "
            "violet lake2:tk lake3:tk lake5:tk forest1:tk mountain2:tk mine4:tk mine5:tk "
            "mine6:tk; torech lake6:vd lake9:vd forest2:vd forest3:vd forest5:vd forest7:vd "
            "mountain1:vd mountain6:vd mountain7:vd mountain8:vd mountain9:vd mine1:vd "
            "mine2:vd mine3:vd mine7:vd mine8:vd mine9:vd 2v:lake9,mountain1,mine1 13d:lake6,"
            "forest2,forest3,forest5,forest7,mountain6,mountain7,mountain8,mountain9,mine2,mi"
            "ne3,mine7,mine8,mine9; onlooker lake2:tk lake3:tk lake5:tk lake6:vd lake9:vd "
            "forest1:tk forest2:vd forest3:vd forest5:vd forest7:vd mountain1:vd mountain2:tk"
            " mountain6:vd mountain7:vd mountain8:vd mountain9:vd mine1:vd mine2:vd mine3:vd "
            "mine4:tk mine5:tk mine6:tk mine7:vd mine8:vd mine9:vd 2v:lake9,mountain1,mine1 1"
            "3d:lake6,forest2,forest3,forest5,forest7,mountain6,mountain7,mountain8,mountain9"
            ",mine2,mine3,mine7,mine8,mine9"
        ),
        goal="onward 1",
        line=(
            "follow mine9",
            "advance",
            "pick lake7",
        ),
        difficulty=1,
    ),
    Puzzle(
        name="p02",
        position=(
            "follow torech violet; path ...LLLFFFMMMGGG... 3; fuel 16 0; fear -16; fireflies "
            "5,9,13; bonuses t---; market lake9 mine3 mine4 forest2; hands "
            "lake2,forest9,mountain2 lake7,lake8,mountain5,mine9; deck - lake5,lake6,forest1,"
            "forest3,forest5,forest7,mountain1,mountain6,mountain9,mine2,mine6,mine8; discard"
            " lake1,lake3,lake4,forest4,forest6,forest8,mountain3,mountain4,mountain7,mine7; "
            "feared mine1,mine5 -; led mountain8; refused planning,sleeve,storm; ahead "
            "-12:improvisation,-7:ingenuity,-2:off-track; torech lake5:kd lake6:kd forest1:kd"
            " forest3:kd forest5:kd forest7:kd forest8:kd mountain1:kd mountain6:kd "
            "mountain9:kd mine2:kd mine6:kd mine8:kd; onlooker lake5:kd lake6:kd forest1:kd "
            "forest3:kd forest5:kd forest7:kd forest8:kd mountain1:kd mountain6:kd "
            "mountain9:kd mine2:kd mine6:kd mine8:kd"
        ),
        goal="sure 2",
        line=(
            "follow mountain5",
            "pick lake9",
        ),
        difficulty=1,
    ),
    Puzzle(
        name="p03",
        position=(
            "follow torech violet; path ...LLLFFFMMMGGG... 11; fuel 10 0; fear 6; fireflies "
            "5,9,13; bonuses tvt-; market forest1 mine8 lake2 lake9; hands mine2,mine4,mine6 "
            "mountain1,mountain3,mine5,mine9; deck forest6,forest9,mine7,forest7 "
            "lake1,lake6,forest3,forest8,mountain2,mountain6,mountain9,mine1; discard "
            "lake3,lake4,lake5,lake7,lake8,forest4,forest5,mountain5,mountain7,mine3; feared "
            "forest2,mountain8 -; ring 6; led mountain4; refused gust,off-track,howl; "
            "revealed faery-ring,ingenuity,fear-in-the-air; violet lake1:tk lake6:tk "
            "forest3:tk forest6:tk forest7:tk forest8:tk forest9:tk mountain2:tk mountain6:tk"
            " mountain9:tk mine1:tk mine5:tk mine7:tk; torech forest3:vk mine1:vk mine2:vk "
            "mine4:vk mine6:vk top:forest6,forest9,mine7,forest7; onlooker lake1:vtk "
            "lake6:vtk forest3:vtk forest6:vtk forest7:vtk forest8:vtk forest9:vtk "
            "mountain2:vtk mountain6:vtk mountain9:vtk mine1:vtk mine2:vtk mine4:vtk "
            "mine5:vtk mine6:vtk mine7:vtk 1v:mine1,mine2,mine4 10k:lake1,lake6,forest3,fores"
            "t6,forest7,forest8,forest9,mountain2,mountain6,mountain9,mine5,mine6,mine7"
        ),
        goal="sure 1",
        line=(
            "follow mine5",
            "pick mine8",
        ),
        difficulty=1,
    ),
    Puzzle(
        name="p04",
        position=(
            "follow torech violet; path ...LLLFFFMMMGGG... 5; fuel 13 0; fear -16; fireflies "
            "5,9,13; bonuses t---; market mountain2 mountain7 forest8 mine1; hands "
            "forest2,forest7,mountain1 forest5,forest6,forest9,mine9; deck mountain6,lake2 "
            "lake1,lake7,forest4,mountain8,mine2,mine4,mine5,mine6,mine7,mine8; discard "
            "lake4,lake5,lake6,lake9,forest3,mountain4,mountain5,mine3; feared "
            "mountain3,lake8 mountain9,forest1; led lake3; refused "
            "planning,gust,improvisation; ahead -12:ingenuity,-7:sleeve,-2:faery-ring; violet"
            " forest3:td mine9:td top:mountain6,lake2; onlooker forest3:td mine9:td"
        ),
        goal="sure 1",
        line=(
            "follow forest5",
            "pick forest8",
        ),
        difficulty=1,
    ),
    Puzzle(
        name="p05",
        position=(
            "follow torech violet; path ...LLLFFFMMMGGG... 14; fuel 12 0; fear -5; fireflies "
            "5,9,13; bonuses ttt-; market mountain3 forest8 lake3 lake4; hands "
            "forest3,forest4,mountain2 forest7,mountain6,mine4,mine7; deck - "
            "lake2,lake5,lake8,lake9,forest1,mountain4,mountain9,mine2; discard lake1,forest2"
            ",forest5,forest9,mountain1,mountain5,mountain7,mountain8,mine1,mine5,mine6,mine8"
            "; feared mine3,mine9 forest6,lake6; led lake7; refused sleeve,off-track,storm; "
            "ahead -2:faery-ring; revealed ingenuity,planning; kept planning; violet lake2:tk"
            " lake5:tk lake8:tk lake9:tk forest1:tk mountain4:tk mountain9:tk mine2:tk "
            "mine7:tk; onlooker lake2:tk lake5:tk lake8:tk lake9:tk forest1:tk mountain4:tk "
            "mountain9:tk mine2:tk mine7:tk"
        ),
        goal="value 28",
        line=(
            "follow mine4",
            "pick forest8",
        ),
        difficulty=2,
    ),
    Puzzle(
        name="p06",
        position=(
            "follow torech violet; path ...LLLFFFMMMGGG... 7; fuel 15 0; fear -16; fireflies "
            "5,9,13; bonuses tt--; market mountain1 mountain3 mountain9 forest2; hands "
            "lake2,mine2,mine4 forest1,forest3,forest9,mine9; deck - "
            "lake4,lake5,lake6,forest4,forest5,mine3; discard lake1,lake3,lake7,lake8,lake9,f"
            "orest8,mountain2,mountain4,mountain5,mountain6,mountain7,mountain8,mine1,mine5,m"
            "ine6,mine8; feared forest6,forest7 -; led mine7; refused "
            "faery-ring,off-track,ingenuity; ahead "
            "-12:fear-in-the-air,-7:improvisation,-2:planning; violet lake1:td lake3:td "
            "lake4:tkd lake5:tkd lake6:tkd lake7:td lake8:td lake9:tkd forest1:tkd "
            "forest3:tkd forest4:tkd forest5:tkd forest8:td forest9:td mountain2:td "
            "mountain4:td mountain5:td mountain6:td mountain7:td mountain8:td mine1:td "
            "mine3:tkd mine5:td mine6:td mine8:td "
            "2t:lake4,lake5,lake6,lake9,forest1,forest3,forest4,forest5,mine3 15d:lake1,lake3"
            ",lake7,lake8,forest8,forest9,mountain2,mountain4,mountain5,mountain6,mountain7,m"
            "ountain8,mine1,mine5,mine6,mine8; onlooker lake1:td lake3:td lake4:tkd lake5:tkd"
            " lake6:tkd lake7:td lake8:td lake9:tkd forest1:tkd forest3:tkd forest4:tkd "
            "forest5:tkd forest8:td forest9:td mountain2:td mountain4:td mountain5:td "
            "mountain6:td mountain7:td mountain8:td mine1:td mine3:tkd mine5:td mine6:td "
            "mine8:td 2t:lake4,lake5,lake6,lake9,forest1,forest3,forest4,forest5,mine3 15d:la"
            "ke1,lake3,lake7,lake8,forest8,forest9,mountain2,mountain4,mountain5,mountain6,mo"
            "untain7,mountain8,mine1,mine5,mine6,mine8"
        ),
        goal="value 30",
        line=(
            "follow forest1",
            "pick mountain9",
        ),
        difficulty=2,
    ),
    Puzzle(
        name="p07",
        position=(
            "follow torech violet; path ...LLLFFFMMFGGGG... 13; fuel 5 0; fear 3; fireflies "
            "5,9,13; bonuses ttvt; market lake1 mountain3 forest8 forest3; hands "
            "lake2,mine1,mine2 lake8,forest4,mountain8,mine6; deck - lake3,lake5,lake7,forest"
            "1,forest5,forest7,mountain4,mountain5,mountain6,mountain7,mine7,mine8; discard "
            "lake6,forest2,mountain1,mountain9,mine3,mine4,mine5,mine9; feared forest6,lake9 "
            "lake4,forest9; ring 10; led mountain2; refused howl,planning,sleeve; revealed "
            "faery-ring,improvisation,off-track; violet lake3:tk lake5:tk lake7:tk forest1:tk"
            " forest5:tk forest7:tk mountain4:tk mountain5:tk mountain6:tk mountain7:tk "
            "mountain8:tk mine6:tk mine7:tk mine8:tk 1t:mountain8,mine6 11k:lake3,lake5,lake7"
            ",forest1,forest5,forest7,mountain4,mountain5,mountain6,mountain7,mine7,mine8; "
            "torech lake6:vd forest2:vd mountain1:vd mountain9:vd mine2:vd; onlooker lake3:tk"
            " lake5:tk lake6:vd lake7:tk forest1:tk forest2:vd forest5:tk forest7:tk "
            "mountain1:vd mountain4:tk mountain5:tk mountain6:tk mountain7:tk mountain8:tk "
            "mountain9:vd mine2:vd mine6:tk mine7:tk mine8:tk 1t:mountain8,mine6 11k:lake3,la"
            "ke5,lake7,forest1,forest5,forest7,mountain4,mountain5,mountain6,mountain7,mine7,"
            "mine8"
        ),
        goal="suits",
        line=(
            "follow mountain8",
            "pick mountain3",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p08",
        position=(
            "follow torech violet; path ...LLLFFFMMMGGG... 7; fuel 16 0; fear -16; fireflies "
            "5,9,13; bonuses tt--; market forest5 mine3 mountain4 mountain3; hands "
            "forest3,mountain2,mine1 lake9,forest4,mountain5,mountain9; deck - "
            "lake2,lake7,forest2,mine7; discard lake5,forest1,forest6,forest7,forest8,forest9"
            ",mountain1,mountain6,mountain7,mountain8,mine2,mine4,mine5,mine6,mine8,mine9; "
            "feared lake1,lake8 lake3,lake6; led lake4; refused gust,off-track,faery-ring; "
            "ahead -12:sleeve,-7:improvisation,-2:fear-in-the-air; violet lake2:tk lake7:tk "
            "lake9:tk forest2:tk forest4:tk mountain5:tk mountain6:tkd mountain9:tkd mine7:tk"
            " 1t:lake9,forest4,mountain6,mountain9 2k:lake2,lake7,forest2,mountain5,mine7; "
            "onlooker lake2:tk lake7:tk lake9:tk forest2:tk forest4:tk mountain5:tk "
            "mountain6:tkd mountain9:tkd mine7:tk 1t:lake9,forest4,mountain6,mountain9 "
            "2k:lake2,lake7,forest2,mountain5,mine7"
        ),
        goal="suits",
        line=(
            "follow mountain5",
            "pick mine3",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p09",
        position=(
            "result violet violet; path ...LLLFFFMMMGGG... 11; fuel 8 0; fear -6; fireflies "
            "-; bonuses tt--; market mine1 forest7 lake4 mountain6; hands "
            "lake9,mountain4,mine4 mountain3,mine7,mine9; deck lake6,forest9,lake5,mountain1 "
            "lake1,lake3,lake7,forest1,forest2,mine2,mine3,mine8; discard "
            "lake2,forest3,forest4,forest8,mountain5,mountain8,mountain9,mine6; feared "
            "forest5,mountain2 mountain7,lake8; ring 10; trick violet mountain mine5 forest6;"
            " refused sleeve,gust,storm; ahead -2:planning; revealed faery-ring,howl; violet "
            "lake1:tk lake3:tk lake5:tk lake6:tk lake7:tk forest1:tk forest2:tk forest9:tk "
            "mountain1:tk mine2:tk mine3:tk mine8:tk mine9:tk; torech lake9:vk mine2:vk "
            "top:lake6,forest9,lake5,mountain1; onlooker lake1:tk lake3:tk lake5:tk lake6:tk "
            "lake7:tk lake9:vtk forest1:tk forest2:tk forest9:tk mountain1:tk mine2:vtk "
            "mine3:tk mine8:tk mine9:tk 11k:lake1,lake3,lake5,lake6,lake7,forest1,forest2,for"
            "est9,mountain1,mine3,mine8,mine9"
        ),
        goal="onward 1",
        line=(
            "advance",
            "pick mountain6",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p10",
        position=(
            "follow violet torech; path ...LLLFFFMMGGGG... 14; fuel 5 1; fear 11; fireflies "
            "5,9,13; bonuses ttvt; market mine9 mountain3 forest1 mountain7; hands "
            "lake9,mountain1,mine2,mine8 forest7,mountain9,mine6; deck - "
            "lake3,forest5,mountain6,mountain8; discard lake2,lake5,lake6,lake8,forest3,fores"
            "t4,forest6,forest8,forest9,mountain2,mountain4,mountain5,mine1,mine3,mine4,mine5"
            "; feared lake1,lake7 lake4,mine7; ring 12; led forest2; refused "
            "ingenuity,fear-in-the-air,sleeve; revealed improvisation,storm,faery-ring; "
            "violet lake3:tk forest5:tk forest7:tk mountain6:tk mountain8:tk mountain9:tk "
            "mine6:tk 1t:mountain8,mountain9 3k:lake3,forest5,forest7,mountain6,mine6; "
            "onlooker lake3:tk forest5:tk forest7:tk mountain6:tk mountain8:tk mountain9:tk "
            "mine6:tk 1t:mountain8,mountain9 3k:lake3,forest5,forest7,mountain6,mine6"
        ),
        goal="onward 1",
        line=(
            "follow mine2",
            "advance",
            "pick mine9",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p11",
        position=(
            "follow torech violet; path ...LLLFFFMMMGGG... 8; fuel 13 0; fear -14; fireflies "
            "5,9,13; bonuses tt--; market mine4 lake2 mine8 mine3; hands "
            "lake7,lake8,mountain2 forest2,mountain1,mountain6,mine9; deck mine2,lake4 -; "
            "discard lake1,lake3,lake5,lake6,forest3,forest4,forest5,forest6,forest7,forest8,"
            "mountain3,mountain4,mountain7,mountain8,mountain9,mine1,mine6,mine7; feared "
            "mountain5,mine5 lake9,forest1; led forest9; refused fear-in-the-air,howl,gust; "
            "ahead -12:planning,-7:ingenuity,-2:faery-ring; violet lake4:tk mountain1:tk "
            "mine2:tk; torech top:mine2,lake4; onlooker lake4:tk mountain1:tk mine2:tk"
        ),
        goal="suits",
        line=(
            "follow mountain1",
            "pick lake2",
        ),
        difficulty=3,
    ),
    Puzzle(
        name="p12",
        position=(
            "follow torech violet; path ...LLLFFFMMMGGG... 8; fuel 16 0; fear -3; fireflies "
            "5,9,13; bonuses tt--; market mine3 mine8 mine4 lake1; hands "
            "lake2,mountain1,mine7 lake8,forest5,mountain3,mountain4; deck mountain8,lake6 la"
            "ke3,lake4,lake5,lake9,forest1,forest2,forest3,forest4,forest6,mountain5,mountain"
            "6,mountain7,mine1,mine2,mine6,mine9; discard forest7,mine5; feared "
            "forest9,mountain9 forest8,lake7; ring 10; air 0; led mountain2; refused "
            "howl,sleeve,storm; ahead -2:ingenuity; revealed faery-ring,fear-in-the-air; "
            "violet lake3:tk lake4:tk lake5:tk lake6:tk lake9:tk forest1:tk forest2:tk "
            "forest3:tk forest4:tk forest5:tk forest6:tk mountain5:tk mountain6:tk "
            "mountain7:tk mountain8:tk mine1:tk mine2:tk mine6:tk mine9:tk; torech "
            "top:mountain8,lake6; onlooker lake3:tk lake4:tk lake5:tk lake6:tk lake9:tk "
            "forest1:tk forest2:tk forest3:tk forest4:tk forest5:tk forest6:tk mountain5:tk "
            "mountain6:tk mountain7:tk mountain8:tk mine1:tk mine2:tk mine6:tk mine9:tk"
        ),
        goal="value 29",
        line=(
            "follow mountain4",
            "pass",
            "swap mountain3 forest8",
            "pick mine8",
        ),
        difficulty=4,
    ),
)
