"""What a value of a style sheet comes to: variables filled in, one theme chosen, colours mixed."""

import re
from collections.abc import Mapping

_CALL = re.compile(r"(var|light-dark|color-mix)\(")
_SHARE = re.compile(r"(.*?)\s+([\d.]+)%")
_HEX = re.compile(r"#([0-9a-fA-F]{3,8})")


def settled(value: str, variables: Mapping[str, str], dark: bool) -> str:
    """A value without `var`, `light-dark`, `color-mix` and `currentColor`.

    `variables` holds custom properties and `color` where the value stands. Raises KeyError for a
    variable that is not among them, and ValueError for a colour that cannot be mixed.
    """
    while found := _CALL.search(value):
        end = _closing(value, found.end())
        parts = _parts(value[found.end() : end])
        match found[1]:
            case "var":
                name, *otherwise = parts
                new = variables[name] if name in variables or not otherwise else otherwise[0]
            case "light-dark":
                new = parts[dark]
            case _:
                new = _mixed(*(settled(part, variables, dark) for part in parts[1:]))
        value = value[: found.start()] + new + value[end + 1 :]
    if "currentColor" in value:
        value = value.replace("currentColor", settled(variables["color"], variables, dark))
    return value


def opaque(colour: str) -> tuple[str, float]:
    """A colour without what is seen through it, and how much covers: from 0 to 1."""
    if colour == "transparent":
        return "none", 0
    found = _HEX.fullmatch(colour)
    if found is None or len(found[1]) in (3, 6):
        return colour, 1
    *shades, cover = _channels(colour)
    return _hex(*shades), round(cover, 3)


def _closing(text: str, start: int) -> int:
    """Where the parenthesis ends that was opened before `start`."""
    depth = 1
    for at in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if not depth:
            return at
    raise ValueError(text)


def _parts(text: str) -> list[str]:
    """What stands between the outer commas."""
    found, depth = [""], 0
    for sign in text:
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign == "," and not depth:
            found.append("")
        else:
            found[-1] += sign
    return [part.strip() for part in found]


def _channels(colour: str) -> list[float]:
    """Red, green, blue and cover, each from 0 to 1."""
    if colour == "transparent":
        return [0, 0, 0, 0]
    found = _HEX.fullmatch(colour)
    if found is None:
        raise ValueError(colour)
    digits = found[1] if len(found[1]) > 4 else "".join(2 * digit for digit in found[1])
    pairs = [int(digits[at : at + 2], 16) / 255 for at in range(0, len(digits), 2)]
    return [*pairs, 1][:4]


def _hex(*shades: float) -> str:
    return "#" + "".join(f"{round(255 * shade):02x}" for shade in shades)


def _mixed(first: str, second: str) -> str:
    """Two colours as `color-mix` mixes them; the first says with what share."""
    found = _SHARE.fullmatch(first)
    colour, share = (found[1], float(found[2]) / 100) if found else (first, 0.5)
    one, other = _channels(colour), _channels(second)
    cover = one[3] * share + other[3] * (1 - share)
    if not cover:
        return "transparent"
    shades = (
        (a * one[3] * share + b * other[3] * (1 - share)) / cover
        for a, b in zip(one[:3], other[:3], strict=True)
    )
    return _hex(*shades, cover)
