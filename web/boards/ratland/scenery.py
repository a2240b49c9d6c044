"""What the rooms of a sewer look like: three ways out in the dusk, and niches in the brick.

Each scene is drawn from its room's corner.
"""

from web.boards.ratland.places import OUTSIDE, ROOMS, Box

_EARTH = '<path class="rl-earth" d="M0 102H122V137A9 9 0 0 1 113 146H9A9 9 0 0 1 0 137Z"/>'
_GRATE = '<path class="rl-hole-out" d="M35 102a26 12 0 0 1 52 0z"/>'

_HEAP = (
    '<path class="rl-far" d="M0 102V90C8 80 16 84 22 78C30 66 44 74 52 68C62 60 72 72 82 70'
    'C92 68 100 82 108 82L122 90V102Z"/><path class="rl-near" d="M8 102L12 86H24L28 102Z'
    'M92 102a11 11 0 0 1 22 0Z"/><path class="rl-junk" d="M12 90H24M13.5 94H25M40 78L58 72'
    'M44 73L46 79M49 71.5L51 77.5M54 70L56 75M70 84V74H75V84M98 102a5 5 0 0 1 10 0"/>'
)
_TOWN = (
    '<path class="rl-far" d="M4 102V76H22V60H40V80H52V56H60L62 50L64 56H72V68H90V76H104V64H118V102'
    'Z"/><path class="rl-window" d="M9 82h4v5h-4zM27 66h4v5h-4zM33 76h4v5h-4zM57 62h4v5h-4z'
    'M64 74h4v5h-4zM80 74h4v5h-4zM109 70h4v5h-4zM27 86h4v5h-4zM57 86h4v5h-4zM94 84h4v5h-4z"/>'
)
_HILLS = (
    '<circle class="rl-moon" cx="104" cy="70" r="8"/><path class="rl-far" d="M0 102V90'
    'C24 72 46 78 62 88C82 72 104 76 122 90V102Z"/><path class="rl-near" d="M18 102V88H16'
    'A8 9 0 1 1 26 88H22V102ZM92 102V94H90A6 7 0 1 1 99 94H96V102Z"/>'
)


def _pipe(x: int) -> str:
    return (
        f'<ellipse class="rl-pipe" cx="{x}" cy="52" rx="14" ry="24"/>'
        f'<ellipse class="rl-mouth" cx="{x}" cy="52" rx="8" ry="17"/>'
    )


_SCENES: dict[str, str] = {
    "dump": f"{_HEAP}{_EARTH}{_GRATE}",
    "city": f"{_TOWN}{_EARTH}{_GRATE}",
    "countryside": f"{_HILLS}{_EARTH}{_GRATE}",
    "left": _pipe(3),
    "right": _pipe(119),
    "pantry": '<path class="rl-shelf" d="M8 74H114M14 74V79M108 74V79"/>',
    "nursery": (
        '<path class="rl-straw" d="M10 56Q61 66 112 56M18 53L28 61M40 55L52 63M70 62L84 55'
        'M92 61L104 53"/>'
    ),
    "poisoned": (
        '<path class="rl-faint" d="M18 72V56M18 66H74V72M74 66V60H34V66M42 34H50M46 30V38"/>'
    ),
    "lost": (
        '<path class="rl-faint" d="M37 76V36M22 40H48L54 45L48 50H22ZM52 56H28L22 61L28 66H52Z"/>'
    ),
    "graveyard": (
        '<path class="rl-faint" d="M24 72V52A13 13 0 0 1 50 52V72M16 72H58M31 54H43M37 49V62"/>'
    ),
}
"""By room."""


def rooms() -> str:
    """The rooms without anybody in them, each where it is in a sewer."""
    return "".join(f'<g id="rl-room-{name}">{_room(name, box)}</g>' for name, box in ROOMS.items())


def _room(name: str, box: Box) -> str:
    inside = f'<rect {box.drawn} rx="9" fill="url(#rl-lamp)"/>'
    back = f'<rect class="rl-niche" {box.drawn} rx="9"/>{inside}'
    if name in OUTSIDE:
        back = f'<rect {box.drawn} rx="9" fill="url(#rl-dusk)"/>'
    corner = f'transform="translate({box.x:g} {box.y:g})"'
    return f'{back}<g class="rl-scene" {corner}>{_SCENES[name]}</g>'
