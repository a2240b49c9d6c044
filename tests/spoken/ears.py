"""What a screen reader makes of a page: which things there are, what they are and are called."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

_EMPTY = {"area", "br", "col", "hr", "img", "input", "link", "meta", "path", "rect", "use"}
_ROLES = {
    "a": "link",
    "button": "button",
    "h1": "heading",
    "main": "main",
    "section": "region",
    "select": "combobox",
    "summary": "button",
}
_HIDES = ("inert", "hidden")
_BLOCKS = {"dd", "div", "dt", "li", "p", "td", "th"}


@dataclass(eq=False)
class Node:
    """An element of a page; `inside` holds elements and texts in their order."""

    tag: str
    attributes: dict[str, str]
    parent: "Node | None" = None
    inside: "list[Node | str]" = field(default_factory=list)

    def all(self) -> Iterator["Node"]:
        """This and every element in it, in the order of the page."""
        yield self
        for child in self.inside:
            if isinstance(child, Node):
                yield from child.all()

    @property
    def role(self) -> str:
        """What it is."""
        return self.attributes.get("role") or _ROLES.get(self.tag, "")

    @property
    def is_heard(self) -> bool:
        """Whether it is there for ears."""
        node: Node | None = self
        while node is not None:
            gone = any(name in node.attributes for name in _HIDES)
            if gone or node.attributes.get("aria-hidden") == "true":
                return False
            node = node.parent
        return True

    @property
    def text(self) -> str:
        """What is to be heard of what is in it."""
        if self.attributes.get("aria-hidden") == "true":
            return ""
        parts = []
        for child in self.inside:
            if isinstance(child, str):
                parts.append(child)
            else:
                label = child.attributes.get("aria-label", child.text)
                parts.append(f" {label} " if child.tag in _BLOCKS else label)
        return "".join(parts)


class Page(HTMLParser):
    """A page as ears find it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.root = self._here = Node("page", {})
        self.feed(html)
        self._named = {node.attributes.get("id"): node for node in self.root.all()}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        node = Node(tag, {name: value or "" for name, value in attrs}, self._here)
        self._here.inside.append(node)
        if tag not in _EMPTY:
            self._here = node

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element without anything in it."""
        self._here.inside.append(Node(tag, dict(attrs), self._here))  # type: ignore[arg-type]

    def handle_endtag(self, tag: str) -> None:
        """An element ends."""
        node: Node | None = self._here
        while node is not None and node.tag != tag:
            node = node.parent
        if node is not None and node.parent is not None:
            self._here = node.parent

    def handle_data(self, data: str) -> None:
        """A text."""
        self._here.inside.append(data)

    def name(self, node: Node) -> str:
        """What an element is called."""
        by = node.attributes.get("aria-labelledby")
        label = node.attributes.get("aria-label")
        if by is not None:
            label = self._named[by].text
        if label is None and node.role not in ("region", "main", "group"):
            label = node.text
        return " ".join((label or "").split())

    def told(self, node: Node) -> str:
        """Its name, what it is, and how it is."""
        states = [node.role] if node.role else []
        if node.attributes.get("aria-pressed") == "true":
            states.append("pressed")
        if "disabled" in node.attributes:
            states.append("unavailable")
        kind = f" ({', '.join(states)})" if states else ""
        return f"{self.name(node)}{kind}"

    def by_id(self, id: str) -> Node | None:
        """The element of this id, if it is there for ears."""
        node = self._named.get(id)
        return node if node is not None and node.is_heard else None

    def with_attribute(self, name: str, value: str) -> Node:
        """The first element for ears with this attribute, or with this among its words.

        Raises LookupError.
        """
        for node in self.root.all():
            text = node.attributes.get(name) or ""
            if value in (text, *text.split()) and node.is_heard:
                return node
        raise LookupError(f"{name}={value}")
