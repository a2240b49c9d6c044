"""A small picture of the game for the home page."""

from engine.violet.components import BOARD
from web.boards import parts
from web.boards.spot import Spot
from web.boards.violet import art
from web.boards.violet.places import PATH_LINE, spot
from web.words import Words

_VIOLET, _FEAR, _TORECH = Spot(520, 352, 2.6), Spot(292, 236, 2.7), Spot(716, 372, 1.35)
"""Where they stand in the picture, larger than the path behind them."""

_LAMP = Spot(_VIOLET.x + 70, _VIOLET.y - 26, 0.75)


def poster(words: Words) -> str:
    """Violet on her way by lamplight, the fear behind her. It brings its own drawings."""
    spaces = len(BOARD.path)
    stones = []
    for space, suit in enumerate(BOARD.path):
        name = "stone" if suit is None else f"stone-{suit.word}"
        if space == spaces - 1:
            name = "camp"
        elif space == spaces - 2:
            name = "bridge"
        stones.append(art.used(name, f' transform="{spot(space, spaces, BOARD.fear).at}"'))
    trees = "".join(
        art.tree(*tree)
        for tree in (
            ("fir", 30, 260, 1.5),
            ("oak", 280, 262, 0.8),
            ("fir", 530, 262, 0.8),
            ("fir", 806, 160, 1.6),
            ("oak", 410, 142, 0.7),
            ("fir", 180, 148, 0.8),
        )
    )
    lamp = (
        f'<circle class="vt-halo" r="46"/>{art.used("lamp")}'
        f'<g transform="scale(1.4)">{art.used("flame")}</g>'
    )
    return parts.poster(
        words("violet.poster"),
        "170 20 600 350",
        art.drawings(),
        '<rect class="vt-ground" x="-900" y="-400" width="2600" height="1300"/>'
        f'{trees}<path class="vt-way" d="{PATH_LINE}"/>{"".join(stones)}'
        f'<g transform="{_LAMP.at}">'
        f'<circle class="vt-nightfall" r="{art.NIGHT}" fill="url(#vt-dark)"/></g>'
        f'<g transform="{_FEAR.at}">{art.used("fear")}</g>'
        f'<g transform="{_TORECH.at}">{art.used("torech")}</g>'
        f'<g transform="{_VIOLET.at}">{art.used("violet")}'
        f'<g transform="translate(27 -10)">{lamp}</g></g>',
    )
