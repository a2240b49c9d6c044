"""Words that are looked for in HTML: whether all of them stand there, and where."""

import re
from collections.abc import Sequence
from html import unescape

_TAG = re.compile(r"(<[^>]+>|&\w+;)")
_BARE = str.maketrans("áàâãäçéêíóôõöúü", "aaaaaceeioooouu")
"""Who looks for `peca` means `peça`; each sign stays one sign."""


def bare(text: str) -> str:
    """The text in small letters without accents, sign by sign."""
    return text.lower().translate(_BARE)


def says(html: str, sought: Sequence[str]) -> bool:
    """Whether all of these bare words stand in the text of some HTML, also as parts of others."""
    text = bare(unescape(re.sub(r"<[^>]+>", " ", html))) if sought else ""
    return all(word in text for word in sought)


def marked(html: str, sought: Sequence[str]) -> str:
    """The HTML with these bare words marked in its text, wherever they stand."""
    if not sought:
        return html
    wanted = re.compile("|".join(map(re.escape, sorted(sought, key=len, reverse=True))))
    parts = _TAG.split(html)
    for at in range(0, len(parts), 2):  # between two texts stands a tag
        text, end, told = parts[at], 0, ""
        for found in wanted.finditer(bare(text)):
            told += f"{text[end : found.start()]}<mark>{text[slice(*found.span())]}</mark>"
            end = found.end()
        parts[at] = told + text[end:]
    return "".join(parts)
