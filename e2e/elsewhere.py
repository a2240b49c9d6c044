"""What the app makes under CPython, for a test that has a browser open."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

_Given = ParamSpec("_Given")
_Made = TypeVar("_Made")


def elsewhere(make: Callable[_Given, _Made], *given: _Given.args, **named: _Given.kwargs) -> _Made:
    """What `make` returns, from another thread: Playwright keeps the event loop of this one."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(make, *given, **named).result()
