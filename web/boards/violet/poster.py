"""A small picture of the game for the home page."""

from html import escape

from engine.violet.components import LAYOUT
from web.boards.violet import art
from web.boards.violet.places import PATH_LINE, Spot, spot
from web.words import Words

_VIOLET, _FEAR, _TORECH = Spot(520, 352), Spot(292, 236), Spot(716, 372)
"""Where they stand in the picture, larger than the path behind them."""

_LAMP = Spot(_VIOLET.x + 70, _VIOLET.y - 26)


def poster(words: Words) -> str:
    """Violet on her way by lamplight, the fear behind her. It brings its own drawings."""
    spaces = len(LAYOUT.path)
    stones = []
    for space, suit in enumerate(LAYOUT.path):
        name = "stone" if suit is None else f"stone-{suit.word}"
        if space == spaces - 1:
            name = "camp"
        elif space == spaces - 2:
            name = "bridge"
        stones.append(art.used(name, f' transform="{spot(space, spaces, LAYOUT.fear).place}"'))
    trees = "".join(
        f'<use class="vt-tree" href="#vt-{kind}" transform="translate({x} {y}) scale({size})"/>'
        for kind, x, y, size in (
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
    return (
        '<svg class="vt-poster" viewBox="170 20 600 350" role="img" '
        f'preserveAspectRatio="xMidYMid slice" aria-label="{escape(words("violet.poster"))}">'
        f"<defs>{art.drawings()}</defs>"
        '<rect class="vt-ground" x="-900" y="-400" width="2600" height="1300"/>'
        f'{trees}<path class="vt-way" d="{PATH_LINE}"/>{"".join(stones)}'
        f'<g transform="{_LAMP.place} scale(.75)">'
        '<circle class="vt-nightfall" r="4000" fill="url(#vt-dark)"/></g>'
        f'<g transform="{_FEAR.place} scale(2.7)">{art.used("fear")}</g>'
        f'<g transform="{_TORECH.place} scale(1.35)">{art.used("torech")}</g>'
        f'<g transform="{_VIOLET.place} scale(2.6)">{art.used("violet")}'
        f'<g transform="translate(27 -10)">{lamp}</g></g></svg>'
    )
