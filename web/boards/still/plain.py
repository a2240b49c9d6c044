"""A table's drawing as an SVG of its own that needs nothing else, and no style sheet either.

What the sheets say of an element becomes its attributes, with every variable filled in, so that a
program draws it rightly that knows little CSS. Where light and dark differ, the light one is the
attribute, and a rule for readers who prefer the dark overrules it.
"""

import re
from collections.abc import Mapping
from html import escape
from zlib import crc32

from web.boards.still.markup import Element, Sheet, parse
from web.boards.still.paint import opaque, settled
from web.boards.still.plate import Box, Plate

THEMES = ("auto", "light", "dark")

_SHOWN = {
    *("fill", "fill-opacity", "fill-rule", "opacity", "paint-order", "stop-color", "stop-opacity"),
    *("stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin"),
    *("stroke-dasharray", "text-anchor", "font-family", "font-size", "font-style", "font-weight"),
}
"""The properties that a picture is made of; all else is layout, motion or touch."""

_NOT_KEPT = frozenset(("id", "class", "style", "role"))
_COVERS = {"fill": "fill-opacity", "stroke": "stroke-opacity", "stop-color": "stop-opacity"}
_LINK = re.compile(r"url\(#([\w-]+)\)")
_UNIT = re.compile(r"(?<=\d)(px|deg)")
_KEY = "\0"
"""Stands in ids and classes until what distinguishes this picture is known."""


def plain(plate: Plate, drawings: str, sheet: Sheet, title: str, theme: str) -> str:
    """The document of a plate, drawn with a table's drawings and style sheets.

    Raises ValueError for markup that cannot be read and for a theme that is none of `THEMES`.
    """
    if theme not in THEMES:
        raise ValueError(theme)
    picture = _Plain(plate.inside, drawings + plate.drawings, sheet, theme)
    return picture.document(plate.box, title)


class _Around:
    """What an element takes over from those around it; the same is always the same object."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self.variables = variables
        """Custom properties, and the properties `color` and `font-family`."""
        self._within: dict[tuple[tuple[str, str], ...], _Around] = {}
        self._settled: dict[str, tuple[str, str]] = {}

    def within(self, declared: Mapping[str, str]) -> "_Around":
        """What is taken over from an element that declares this."""
        more = tuple(
            (name, value)
            for name, value in declared.items()
            if name.startswith("--") or name in ("color", "font-family")
        )
        if not more:
            return self
        if more not in self._within:
            self._within[more] = _Around({**self.variables, **dict(more)})
        return self._within[more]

    def settled(self, value: str) -> tuple[str, str]:
        """A value in the light and in the dark."""
        if value not in self._settled:
            light, dark = (settled(value, self.variables, dark) for dark in (False, True))
            self._settled[value] = light, dark
        return self._settled[value]


class _Plain:
    """One picture being written."""

    def __init__(self, inside: str, drawings: str, sheet: Sheet, theme: str) -> None:
        self.body, self.sheet, self.theme = parse(inside), sheet, theme
        self.named = {
            element.attributes["id"]: element
            for tree in (parse(drawings), self.body)
            for element in tree.walk()
            if "id" in element.attributes
        }
        self.around = _Around({**sheet.root, "color": "var(--ink)", "font-family": "var(--sans)"})
        self.defined: dict[str, str] = {}
        """What is used by its id: the id by what is written."""
        self.used: dict[tuple[str, _Around], str] = {}
        """The id that a drawing has here, by its own and by what it takes over."""
        self.dark: dict[str, str] = {}
        """The rules for the dark: the class by what it declares."""

    def document(self, box: Box, title: str) -> str:
        """The whole of it."""
        drawn = self._children(self.body, self.around)
        defined = "".join(
            written.replace(_KEY, f"{_KEY}{id}", 1) for written, id in self.defined.items()
        )
        rules = "".join(f".{_KEY}{name}{{{rule}}}" for rule, name in self.dark.items())
        style = f"<style>@media (prefers-color-scheme:dark){{{rules}}}</style>" if rules else ""
        scheme = "light dark" if self.theme == "auto" else self.theme
        family = escape(self.around.settled("var(--sans)")[0])
        _, _, width, height = box
        whole = (
            '<svg xmlns="http://www.w3.org/2000/svg" role="img" '
            f'viewBox="{" ".join(f"{length:g}" for length in box)}" width="{width:g}" '
            f'height="{height:g}" font-family="{family}" style="color-scheme:{scheme}">'
            f"<title>{escape(title)}</title>{style}<defs>{defined}</defs>{drawn}</svg>\n"
        )
        return whole.replace(_KEY, f"s{crc32(whole.encode()):08x}-")

    def _children(self, element: Element, around: _Around) -> str:
        return "".join(
            child if isinstance(child, str) else self._element(child, around)
            for child in element.children
        )

    def _element(self, element: Element, around: _Around, defined: bool = False) -> str:
        """An element as it is written; `defined` marks where the id of one that is used goes."""
        declared = self.sheet.declared(element)
        if element.tag == "defs" or declared.get("display") == "none":
            return ""  # what is defined is written where it is used
        within = around.within(declared)
        attributes = {
            name: value
            for name, value in element.attributes.items()
            if name not in _NOT_KEPT and not name.startswith(("aria-", "data-"))
        }
        shown = {name: value for name, value in declared.items() if name in _SHOWN}
        if shown.get("font-family") == around.variables["font-family"]:
            del shown["font-family"]
        light, dark = (self._painted(shown, within, dark) for dark in (False, True))
        attributes |= dark if self.theme == "dark" else light
        if moved := _transform(declared):
            attributes["transform"] = moved
        if element.tag == "svg":
            attributes = _framed(attributes)
        for name, value in attributes.items():
            if name == "href":
                attributes[name] = f"#{self._used(value[1:], within)}"
            elif found := _LINK.search(value):
                attributes[name] = f"url(#{self._used(found[1], self.around)})"
        if self.theme == "auto" and light != dark:
            attributes["class"] = _KEY + self._in_the_dark(light, dark)
        head = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
        inside = self._children(element, within)
        id = f' id="{_KEY}"' if defined else ""
        end = f">{inside}</{element.tag}>" if inside else "/>"
        return f"<{element.tag}{id}{head}{end}"

    def _painted(self, shown: Mapping[str, str], around: _Around, dark: bool) -> dict[str, str]:
        """What is shown, in one theme; what is seen through a colour as a number of its own."""
        found = {name: around.settled(value)[dark] for name, value in shown.items()}
        for name, cover in _COVERS.items():
            if name in found:
                found[name], share = opaque(found[name])
                if 0 < share < 1:
                    found[cover] = f"{share * float(found.get(cover, 1)):.3g}"
        return {name: value.removesuffix("px") for name, value in found.items()}

    def _used(self, id: str, around: _Around) -> str:
        """The id under which a drawing stands in this picture; its colours are those around it."""
        if (id, around) not in self.used:
            written = self._element(self.named[id], around, defined=True)
            self.used[id, around] = self.defined.setdefault(written, str(len(self.defined)))
        return _KEY + self.used[id, around]

    def _in_the_dark(self, light: Mapping[str, str], dark: Mapping[str, str]) -> str:
        """The class of what differs there."""
        rule = ";".join(
            f"{name}:{dark.get(name, 1)}"
            for name in {**light, **dark}
            if light.get(name) != dark.get(name)
        )
        return self.dark.setdefault(rule, f"d{len(self.dark)}")


def _transform(declared: Mapping[str, str]) -> str:
    """A transform of CSS as an attribute; "" for none, and for what places things on a page."""
    transform = declared.get("transform", "")
    if "calc(" in transform or "transform-box" in declared:
        return ""
    text = _UNIT.sub("", transform)
    origin = _UNIT.sub("", declared.get("transform-origin", "0 0"))
    if not text or origin == "0 0":
        return text
    x, y = map(float, origin.split())
    return f"translate({x:g} {y:g}) {text} translate({-x:g} {-y:g})"


def _framed(attributes: dict[str, str]) -> dict[str, str]:
    """A picture within the picture that has no place yet covers what it shows."""
    if "width" in attributes:
        return attributes
    place = zip(("x", "y", "width", "height"), attributes["viewBox"].split(), strict=True)
    return {**dict(place), **attributes}
