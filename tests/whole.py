"""`--whole`: what every run of the tests cuts short or leaves out is tried whole (`make whole`)."""

from collections.abc import Iterable
from contextlib import suppress

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Ask for all."""
    with suppress(ValueError):  # `tests` and `e2e` are run together
        parser.addoption("--whole", action="store_true")


def leave_out(config: pytest.Config, items: Iterable[pytest.Item]) -> None:
    """Skip what takes long, unless it is asked for."""
    for item in items:
        if item.get_closest_marker("whole") and not config.getoption("whole"):
            item.add_marker(pytest.mark.skip("tried by make whole"))


@pytest.fixture
def whole(pytestconfig: pytest.Config) -> bool:
    """Whether nothing is to be cut short."""
    return bool(pytestconfig.getoption("whole"))


def some(values: Iterable[object], *tried: object) -> list[object]:
    """Values of a parameter, or of several: `tried` each time, or the others, with `--whole`."""

    def left(one: object) -> object:
        return pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.whole)

    return [one if one in tried else left(one) for one in values]
