"""Every sentence a person reads: gettext catalogues, one for the app and one for each game.

A key such as `bullfrogs.prompt.play` names its catalogue first; keys of the app begin with `app.`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
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


def _yours(values: Mapping[str, object]) -> Iterator[str]:
    """The places in a sentence where the person is meant who is spoken to."""
    return (place for place, value in values.items() if isinstance(value, You))


@dataclass(frozen=True, slots=True)
class Words:
    """The sentences of one language."""

    language: str
    aloud: bool = False
    """Whether they are for ears: places have their full names then, not what the eyes need."""

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence of a key with its `{name}` places filled in. Raises KeyError."""
        sentences = self._of(key)
        for place in _yours(values):
            if (text := sentences.pgettext(place, key)) != key:
                return text.format(**values)
        return self._checked(key, sentences.gettext(key)).format(**values)

    def many(self, key: str, count: int, /, **values: object) -> str:
        """The sentence for so many of a thing; `{count}` is filled in too. Raises KeyError.

        Where none of it is better said in words, that form has the context `0`; `0 name`, to you.
        """
        sentences, yours = self._of(key), [*_yours(values)]
        none = () if count else (NONE,)
        for context in (*(f"{NONE} {place}" for _ in none for place in yours), *yours, *none):
            if (text := sentences.npgettext(context, key, key, count)) != key:
                return text.format(count=count, **values)
        text = sentences.ngettext(key, key, count)
        return self._checked(key, text).format(count=count, **values)

    def spoken(self) -> "Words":
        """The same sentences for ears."""
        return replace(self, aloud=True)

    def _of(self, key: str) -> GNUTranslations:
        return _catalogue(key.partition(".")[0], self.language)

    def _checked(self, key: str, text: str) -> str:
        if text == key:
            raise KeyError(key)
        return text
