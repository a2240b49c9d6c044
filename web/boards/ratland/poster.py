"""A small picture of the game for the home page."""

from engine.ratland.components import Piece
from web.boards import parts
from web.boards.ratland import art
from web.words import Words

_CROWD = (
    (2, -112, 88, 2.5),
    (3, 112, 90, -2.5),
    (0, -192, 118, 4.1),
    (1, 190, 116, -4.1),
)
"""Clan, place and size; what is below nothing is mirrored."""

_HOARD = (
    (Piece.ORANGE, 6, 78, 3.2),
    (Piece.YELLOW, -40, 108, 3.6),
    (Piece.YELLOW, 42, 112, 3),
    (Piece.YELLOW, 2, 124, 2.6),
)

_SKYLINE = (
    "M-300 6V-40H-262V-66H-232V-40H-204V-88H-168V-52H-140V-28H-104V-74H-92L-78-98L-64-74H-52V-34"
    "H-16V-58H22V-24H54V-80H92V-46H124V-96H152V-60H186V-30H214V-70H246V-44H300V6Z"
)

_WINDOWS = (
    "M-252-52h7v9h-7zM-196-74h7v9h-7zM-182-60h7v9h-7zM-96-60h7v9h-7zM-74-60h7v9h-7zM-4-44h7v9h-7z"
    "M64-66h7v9h-7zM78-50h7v9h-7zM132-82h7v9h-7zM138-62h7v9h-7zM224-56h7v9h-7zM-126-16h7v9h-7z"
    "M196-16h7v9h-7z"
)


def poster(words: Words) -> str:
    """A town at dusk, and four clans below its street. It brings its own drawings."""
    crowd = "".join(
        f'<g transform="translate({x} {y}) scale({size} {abs(size)})">{art.used(f"rat-{clan}")}</g>'
        for clan, x, y, size in _CROWD
    )
    hoard = "".join(art.at(f"piece-{piece.word}", x, y, size) for piece, x, y, size in _HOARD)
    return parts.poster(
        words("ratland.poster"),
        "-300 -190 600 360",
        art.drawings(),
        '<rect x="-900" y="-190" width="1800" height="200" fill="url(#rl-dusk)"/>'
        '<circle class="rl-moon" cx="196" cy="-128" r="26"/>'
        f'<path class="rl-far" d="{_SKYLINE}"/><path class="rl-window" d="{_WINDOWS}"/>'
        '<rect class="rl-street" x="-900" y="4" width="1800" height="16"/>'
        '<rect class="rl-wall" x="-900" y="20" width="1800" height="160"/>'
        '<rect x="-900" y="20" width="1800" height="160" fill="url(#rl-bricks)"/>'
        '<path class="rl-niche" d="M-262 172V96A262 76 0 0 1 262 96V172Z"/>'
        '<path fill="url(#rl-lamp)" d="M-262 172V96A262 76 0 0 1 262 96V172Z"/>'
        '<rect class="rl-water" x="-900" y="150" width="1800" height="30"/>'
        '<path class="rl-ripple" d="M-280 160q20-6 40 0t40 0M-60 162q20-6 40 0t40 0M140 160q20-6 '
        f'40 0t40 0"/>{hoard}{crowd}'
        '<g class="rl-eyes"><circle cx="-282" cy="70" r="3"/><circle cx="-270" cy="70" r="3"/>'
        '<circle cx="276" cy="54" r="2.6"/><circle cx="286" cy="54" r="2.6"/></g>',
    )
