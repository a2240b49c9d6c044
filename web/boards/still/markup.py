"""Reading the SVG that the tables write, and the rules of their style sheets that it needs.

Both are our own and regular, so this knows what is used there and no more: attributes in double
quotes; selectors of tags, classes and ids, one beside, within or after the other.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html import escape, unescape
from typing import NamedTuple

_TAG = re.compile(r'<(/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(/?)>|([^<]+)')
_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_COMPOUND = re.compile(r"([A-Za-z][\w-]*|)((?:[.#][\w-]+)*)")
_FONT = ("font-weight", "font-size", "font-family")
_NAME = re.compile(r"([.#])([\w-]+)")


@dataclass
class Element:
    """One element of a picture; what is written between its tags is its children."""

    tag: str
    attributes: dict[str, str]
    parent: "Element | None" = None
    before: "Element | None" = None
    """The element beside it, on the left."""
    children: "list[Element | str]" = field(default_factory=list)

    def __post_init__(self) -> None:
        self.classes = frozenset(self.attributes.get("class", "").split())

    def walk(self) -> "Iterator[Element]":
        """Itself and all within it."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()


def parse(markup: str) -> Element:
    """The elements of some markup, within one that has no tag. Raises ValueError."""
    root = here = Element("", {})
    at = 0
    for found in _TAG.finditer(markup):
        if found.start() != at:
            break
        at = found.end()
        closing, tag, attributes, empty, text = found.groups()
        if text:
            here.children.append(escape(unescape(text), quote=False))
        elif closing:
            if here.parent is None or tag != here.tag:
                raise ValueError(f"</{tag}> closes nothing")
            here = here.parent
        else:
            beside = next((c for c in reversed(here.children) if isinstance(c, Element)), None)
            values = {name: unescape(value) for name, value in _ATTRIBUTE.findall(attributes)}
            element = Element(tag, values, here, beside)
            here.children.append(element)
            if not empty:
                here = element
    if at != len(markup) or here is not root:
        raise ValueError(f"not the markup of a picture: {markup[at : at + 60]!r}")
    return root


class _Compound(NamedTuple):
    """What one element must be."""

    tag: str
    id: str
    classes: frozenset[str]

    def fits(self, element: Element) -> bool:
        """Whether it is."""
        return (
            self.tag in ("", element.tag)
            and self.id in ("", element.attributes.get("id"))
            and self.classes <= element.classes
        )


class _Rule(NamedTuple):
    """A selector, from its end to its beginning, and what it declares."""

    weight: tuple[int, int, int, int]
    """What overrules what: ids, classes, tags, and the place in the sheet."""
    last: _Compound
    before: tuple[tuple[str, _Compound], ...]
    """What must stand around it: how (" ", ">" or "+") and what, the nearest first."""
    declared: Mapping[str, str]


class Sheet:
    """Style sheets, the later overruling the earlier.

    What depends on a screen, a finger or motion is left out: a picture has neither.
    """

    def __init__(self, *texts: str) -> None:
        self.root: dict[str, str] = {}
        """What is declared for the whole page: the colours by their names."""
        self._rules: dict[str, list[_Rule]] = {}
        for text in texts:
            self._read(_COMMENT.sub("", text))

    def _read(self, text: str) -> None:
        for selectors, body in _blocks(text):
            if selectors.startswith("@"):
                continue
            declared = declarations(body)
            if selectors == ":root":
                self.root |= declared
                continue
            for selector in selectors.split(","):
                self._add(selector.strip(), declared)

    def _add(self, selector: str, declared: Mapping[str, str]) -> None:
        words = re.findall(r"[>+]|[^\s>+]+", selector)
        if re.search(r"[^\w\s.#>+-]", selector) or not words:
            return
        compounds = [(" ", _compound(words[0]))]
        joint = " "
        for word in words[1:]:
            if word in (">", "+"):
                joint = word
            else:
                compounds.append((joint, _compound(word)))
                joint = " "
        last = compounds[-1][1]
        joints = [joint for joint, _ in compounds[1:]]
        around = [compound for _, compound in compounds[:-1]]
        weight = (
            sum(bool(compound.id) for _, compound in compounds),
            sum(len(compound.classes) for _, compound in compounds),
            sum(bool(compound.tag) for _, compound in compounds),
            sum(map(len, self._rules.values())),
        )
        before = tuple(reversed(list(zip(joints, around, strict=True))))
        rule = _Rule(weight, last, before, declared)
        self._rules.setdefault(_handle(last), []).append(rule)

    def declared(self, element: Element) -> dict[str, str]:
        """What the sheets and its own attribute `style` say of an element."""
        handles = [f"#{element.attributes.get('id', '')}", *(f".{c}" for c in element.classes)]
        rules = [
            rule
            for handle in (*handles, element.tag)
            for rule in self._rules.get(handle, ())
            if rule.last.fits(element) and _stands(element, rule.before)
        ]
        found: dict[str, str] = {}
        for rule in sorted(rules, key=lambda rule: rule.weight):
            found |= rule.declared
        return found | declarations(element.attributes.get("style", ""))


def declarations(body: str) -> dict[str, str]:
    """Properties and their values; the shorthand `font` as what it stands for."""
    found: dict[str, str] = {}
    for declaration in body.split(";"):
        name, _, value = (part.strip() for part in declaration.partition(":"))
        if name == "font" and value.count(" ") > 1:
            found |= zip(_FONT, value.split(None, 2), strict=True)
        elif name:
            found[name] = value
    return found


def _blocks(text: str) -> Iterator[tuple[str, str]]:
    """What stands before each pair of outer braces, and what stands in it."""
    depth = start = opened = 0
    for at, sign in enumerate(text):
        if sign == "{":
            opened = opened if depth else at
            depth += 1
        elif sign == "}":
            depth -= 1
            if not depth:
                yield text[start:opened].strip(), text[opened + 1 : at]
                start = at + 1


def _compound(text: str) -> _Compound:
    found = _COMPOUND.fullmatch(text)
    assert found is not None, text
    names = _NAME.findall(found[2])
    ids = [name for mark, name in names if mark == "#"]
    classes = frozenset(name for mark, name in names if mark == ".")
    return _Compound(found[1], ids[0] if ids else "", classes)


def _handle(compound: _Compound) -> str:
    """By what a rule is looked up."""
    if compound.id:
        return f"#{compound.id}"
    return f".{min(compound.classes)}" if compound.classes else compound.tag


def _stands(element: Element, around: tuple[tuple[str, _Compound], ...]) -> bool:
    """Whether an element stands where a selector wants it."""
    if not around:
        return True
    (joint, compound), *rest = around
    further = tuple(rest)
    if joint == "+":
        beside = element.before
        return beside is not None and compound.fits(beside) and _stands(beside, further)
    parent = element.parent
    while parent is not None:
        if compound.fits(parent) and _stands(parent, further):
            return True
        if joint == ">":
            return False
        parent = parent.parent
    return False
