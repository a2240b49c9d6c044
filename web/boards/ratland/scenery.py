"""What the rooms of a sewer look like: three ways out in the dusk, and niches in the brick."""

from web.boards.ratland.places import ROOMS

_OUT = ROOMS["dump"]
_W, _H = _OUT.width, _OUT.height

_GROUND = f'<path class="rl-earth" d="M0 {_H - 44}H{_W:g}V{_H - 9}A9 9 0 0 1 {_W - 9:g} {_H:g}H9A9 9 0 0 1 0 {_H - 9}Z"/>'


def _hole() -> str:
    """The grate through which rats come up."""
    return f'<path class="rl-hole-out" d="M{_W / 2 - 26:g} {_H - 44}a26 12 0 0 1 52 0z"/>'


SCENES: dict[str, str] = {
    "dump": (
        f'<path class="rl-far" d="M0 {_H - 44}V88L16 74L30 82L48 66L70 84L88 70L106 86L{_W:g} 76'
        f'V{_H - 44}Z"/><path class="rl-near" d="M6 {_H - 44}L14 92H24L28 {_H - 44}ZM84 {_H - 44}'
        f'a12 12 0 0 1 24 0Z"/><circle class="rl-far" cx="96" cy="{_H - 44}" r="5"/>{_GROUND}{_hole()}'
    ),
    "city": (
        f'<path class="rl-far" d="M4 {_H - 44}V70H22V58H40V78H52V52H72V66H90V74H104V62H118V{_H - 44}Z"/>'
        '<path class="rl-window" d="M9 76h4v5h-4zM27 64h4v5h-4zM33 74h4v5h-4zM57 58h4v5h-4zM64 70h4v5h-4z'
        f'M80 72h4v5h-4zM109 68h4v5h-4zM27 84h4v5h-4zM57 82h4v5h-4zM94 82h4v5h-4z"/>{_GROUND}{_hole()}'
    ),
    "countryside": (
        '<circle class="rl-moon" cx="100" cy="72" r="9"/>'
        f'<path class="rl-far" d="M0 {_H - 44}V90C24 70 46 76 62 86C82 70 104 74 {_W:g} 88V{_H - 44}Z"/>'
        f'<path class="rl-near" d="M20 {_H - 44}V92M20 92m-9-6a9 10 0 1 1 18 0a9 9 0 0 1-18 0Z"/>'
        f"{_GROUND}{_hole()}"
    ),
    "left": '<ellipse class="rl-pipe" cx="3" cy="52" rx="14" ry="24"/><ellipse class="rl-mouth" cx="3" cy="52" rx="8" ry="17"/>',
    "right": '<ellipse class="rl-pipe" cx="119" cy="52" rx="14" ry="24"/><ellipse class="rl-mouth" cx="119" cy="52" rx="8" ry="17"/>',
    "pantry": '<path class="rl-shelf" d="M8 74H114M14 74V79M108 74V79"/>',
    "nursery": '<path class="rl-straw" d="M10 58Q61 68 112 58M18 55L28 63M40 57L52 65M70 64L84 57M92 63L104 55"/>',
    "poisoned": '<path class="rl-cross" d="M62 8H70M66 4V12"/>',
    "lost": "",
    "graveyard": "",
}
"""By room, drawn from the room's corner."""
