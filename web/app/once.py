"""What is found out once, though many pages show it: for a position, or for all that is equal."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
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


class Each(Generic[Found]):
    """Keeps what was found for each of so many, those that were asked for last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[Hashable, Found] = OrderedDict()

    def __call__(self, of: Hashable, find: Callable[[], Found]) -> Found:
        """What `find` finds, which depends on nothing but `of`."""
        if of in self._found:
            self._found.move_to_end(of)
        else:
            self._found[of] = find()
            if len(self._found) > self._most:
                self._found.popitem(last=False)
        return self._found[of]
