"""Every sentence a person reads: gettext catalogues, one for the app and one for each game.

A key such as `bullfrogs.prompt.play` names its catalogue first; keys of the app begin with `app.`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from gettext import GNUTranslations
from io import BytesIO

from web.words.data import data

LANGUAGES = ("en", "pt", "de")
"""The first is the one for everybody whose browser asks for none of them."""


@cache
def _catalogue(domain: str, language: str) -> GNUTranslations:
    return GNUTranslations(BytesIO(data(f"{domain}.{language}.mo")))


class You(str):
    """The name of the person who is spoken to.

    A sentence that has a form for it says "you" there: in the catalogue the form stands under the
    same key with the place's name as its context, such as `msgctxt "name"`.
    """

    __slots__ = ()


NONE = "0"
"""The context of the sentence that tells of none."""


def _yours(values: Mapping[str, object]) -> list[str]:
    """The places in a sentence where the person is meant who is spoken to."""
    return [place for place, value in values.items() if isinstance(value, You)]


@lru_cache(maxsize=10_000)  # a page asks for hundreds, and mostly for those of the last page
def _found(
    language: str, key: str, context: str | None = None, count: int | None = None
) -> str | None:
    """The text of a key, of its form in a context, for so many of a thing, if there is one."""
    sentences = _catalogue(key.partition(".")[0], language)
    if context is None:
        text = sentences.gettext(key) if count is None else sentences.ngettext(key, key, count)
    elif count is None:
        text = sentences.pgettext(context, key)
    else:
        text = sentences.npgettext(context, key, key, count)
    return None if text == key else text


def _sure(language: str, key: str, count: int | None = None) -> str:
    """The text of a key. Raises KeyError where there is none."""
    text = _found(language, key, None, count)
    if text is None:
        raise KeyError(key)
    return text


@lru_cache(maxsize=5_000)
def _plain(language: str, key: str) -> str:
    """A sentence without places. Raises KeyError."""
    return _sure(language, key).format()


@dataclass(frozen=True, slots=True)
class Words:
    """The sentences of one language."""

    language: str
    aloud: bool = False
    """Whether they are for ears: places have their full names then, not what the eyes need."""

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence of a key with its `{name}` places filled in. Raises KeyError."""
        if not values:
            return _plain(self.language, key)
        text = None
        for place in _yours(values):
            text = text or _found(self.language, key, place)
        return (text or _sure(self.language, key)).format(**values)

    def many(self, key: str, count: int, /, **values: object) -> str:
        """The sentence for so many of a thing; `{count}` is filled in too. Raises KeyError.

        Where none of it is better said in words, that form has the context `0`; `0 name`, to you.
        """
        yours = _yours(values)
        none = () if count else (NONE,)
        text = None
        for context in (*(f"{NONE} {place}" for _ in none for place in yours), *yours, *none):
            text = text or _found(self.language, key, context, count)
        return (text or _sure(self.language, key, count)).format(count=count, **values)

    def decimal(self, number: str) -> str:
        """A number such as `0.75` with the sign before its parts that the language has."""
        return number.replace(".", self("app.decimal"))

    def spoken(self) -> "Words":
        """The same sentences for ears."""
        return replace(self, aloud=True)
