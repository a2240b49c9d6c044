"""Every sentence a person reads: gettext catalogues, one for the app and one for each game.

A key such as `bullfrogs.prompt.play` names its catalogue first; keys of the app begin with `app.`.
"""

from dataclasses import dataclass
from functools import cache
from gettext import GNUTranslations
from io import BytesIO

from web.words.data import data

LANGUAGES = ("en", "pt", "de")
"""The first is the one for everybody whose browser asks for none of them."""


@cache
def _catalogue(domain: str, language: str) -> GNUTranslations:
    return GNUTranslations(BytesIO(data(f"{domain}.{language}.mo")))


@dataclass(frozen=True, slots=True)
class Words:
    """The sentences of one language."""

    language: str

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence of a key with its `{name}` places filled in. Raises KeyError."""
        return self._checked(key, self._of(key).gettext(key)).format(**values)

    def many(self, key: str, count: int, /, **values: object) -> str:
        """The sentence for so many of a thing; `{count}` is filled in too. Raises KeyError."""
        text = self._of(key).ngettext(key, key, count)
        return self._checked(key, text).format(count=count, **values)

    def _of(self, key: str) -> GNUTranslations:
        return _catalogue(key.partition(".")[0], self.language)

    def _checked(self, key: str, text: str) -> str:
        if text == key:
            raise KeyError(key)
        return text
