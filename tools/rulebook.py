"""Rulebooks: Markdown with a rule id on each heading, turned into data the app can show."""

import re
from pathlib import Path
from typing import TypedDict

from markdown_it import MarkdownIt

_HEADING_ID = re.compile(r"\s*\{#([a-z0-9.-]+)\}$")


class Section(TypedDict):
    """One rule: `id` as in the engine ("" for the book's own title), `level` 1 to 6, `title` plain
    text, `html` its body."""

    id: str
    level: int
    title: str
    html: str


class RulebookError(ValueError):
    """A rulebook that cannot be published; says which heading is at fault."""


def sections(markdown: str) -> list[Section]:
    """The rules of one rulebook, in its order.

    Every heading is written `## Title {#rule.id}`; the book's title, `# Title`, needs no id.
    Raises RulebookError for another heading without an id, an id used twice, or text before the
    first heading.
    """
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(markdown)
    starts = [at for at, token in enumerate(tokens) if token.type == "heading_open"]
    if tokens and (not starts or starts[0] != 0):
        raise RulebookError("the text begins before the first heading")
    found: list[Section] = []
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        title = tokens[start + 1].content
        level = int(tokens[start].tag[1:])
        match = _HEADING_ID.search(title)
        if match is None and level > 1:
            raise RulebookError(f"the heading has no rule id: {title}")
        rule = match[1] if match else ""
        if any(section["id"] == rule for section in found):
            raise RulebookError(f"the rule id stands twice: {rule or title}")
        found.append(
            Section(
                id=rule,
                level=level,
                title=_HEADING_ID.sub("", title),
                html=parser.renderer.render(tokens[start + 3 : end], parser.options, {}).strip(),
            )
        )
    return found


def rulebooks(root: Path, language: str) -> dict[str, list[Section]]:
    """Game -> its rules in one language, of every engine/<game>/rulebook/<language>.md.

    Raises RulebookError, naming the file.
    """
    books = {}
    for path in sorted(root.glob(f"engine/*/rulebook/{language}.md")):
        try:
            books[path.parent.parent.name] = sections(path.read_text(encoding="utf-8"))
        except RulebookError as error:
            raise RulebookError(f"{path.relative_to(root)}: {error}") from error
    return books
