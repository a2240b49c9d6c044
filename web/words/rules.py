"""The rules in words: what tools/words.py made of each game's rulebook."""

import json
import re
from dataclasses import dataclass
from functools import cache
from html import unescape
from typing import Any

from web.words.data import data

_TAG = re.compile(r"<[^>]+>")
_SENTENCE = re.compile(r".+?[.!?](?=\s|$)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class RuleText:
    """One section of a rulebook.

    `id` is the rule's own, "" for the title of the whole book. `title` is plain text, `html` the
    body, `taught` whether a lesson shows it, `first_sentence` its beginning as plain text.
    """

    id: str
    title: str
    html: str
    taught: bool
    first_sentence: str


@cache
def _books(language: str) -> dict[str, list[dict[str, Any]]]:
    books: dict[str, list[dict[str, Any]]] = json.loads(data(f"rules.{language}.json"))
    return books


def _first_sentence(html: str) -> str:
    """The book's first sentence states the rule; what follows it explains."""
    text = unescape(_TAG.sub("", html.partition("</p>")[0]))
    found = _SENTENCE.match(text)
    return found[0] if found else text


@cache
def rulebook(game: str, language: str) -> tuple[RuleText, ...]:
    """A game's rules in the order of the book. Raises KeyError when it has none."""
    return tuple(
        RuleText(
            section["id"],
            section["title"],
            section["html"],
            section["taught"],
            _first_sentence(section["html"]),
        )
        for section in _books(language)[game]
    )


def book_address(game: str, language: str) -> str:
    """Where the rulebook lies in the site as a page that needs no script."""
    return f"rules/{game}/{language}/"


def rule_text(id: str, language: str) -> RuleText:
    """The text of a rule such as `bullfrogs.deploy.line`. Raises KeyError when it has none."""
    for rule in rulebook(id.partition(".")[0], language):
        if rule.id == id:
            return rule
    raise KeyError(id)
