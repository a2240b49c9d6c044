"""A small picture of the game for the home page."""

from html import escape

from engine.violet.components import LAYOUT
from web.boards.violet import art
from web.boards.violet.places import PATH_LINE, spot
from web.words import Words

_VIOLET, _FEAR = 7, 4


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
    x, y = spot(_VIOLET, spaces, LAYOUT.fear)
    fear = spot(_FEAR, spaces, LAYOUT.fear)
    violet = (
        f'{art.used("violet")}<g transform="translate(27 -10)"><circle class="vt-halo" r="46"/>'
        f'{art.used("lamp")}<g transform="scale(2)">{art.used("flame")}</g></g>'
    )
    return (
        '<svg class="vt-poster" viewBox="170 20 600 350" role="img" '
        f'preserveAspectRatio="xMidYMid slice" aria-label="{escape(words("violet.poster"))}">'
        f"<defs>{art.drawings()}</defs>"
        '<rect class="vt-ground" x="-900" y="-400" width="2600" height="1300"/>'
        f'{trees}<path class="vt-way" d="{PATH_LINE}"/>{"".join(stones)}'
        f'<g transform="translate({x:.4g} {y - 20:.4g}) scale(.62)">'
        '<circle class="vt-nightfall" r="4000" fill="url(#vt-dark)"/></g>'
        f'<g transform="translate({fear.x:.4g} {fear.y - 14:.4g}) scale(1.5)">'
        f"{art.used('fear')}</g>"
        f'<g transform="translate({x:.4g} {y + 8:.4g}) scale(1.5)">{violet}</g></svg>'
    )
