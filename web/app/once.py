"""What is found out once for a position, which never changes, though many pages show it."""

from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

from engine.core.match import Match

Found = TypeVar("Found")


class Once(Generic[Found]):
    """Keeps the last of each position, as long as somebody has the position."""

    def __init__(self) -> None:
        self._last: WeakKeyDictionary[Match, tuple[tuple[object, ...], Found]] = WeakKeyDictionary()

    def __call__(self, match: Match, also: tuple[object, ...], find: Callable[[], Found]) -> Found:
        """What `find` finds for the match as it is now and for whatever `also` it depends on."""
        last = self._last.get(match)
        if last is None or last[0] != also:
            last = self._last[match] = also, find()
        return last[1]
