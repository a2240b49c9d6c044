"""Settings for all tests: the same examples on every machine, and no test against the clock."""

import os
import sys

import pytest
from hypothesis import settings

from tests.whole import leave_out, pytest_addoption, whole
from tools.words import main as make_words

__all__ = ["pytest_addoption", "whole"]

settings.register_profile("serao", derandomize=True, deadline=None, database=None)
settings.load_profile("serao")


def forget() -> None:
    """Forget all that has been found and kept."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("engine.", "tests.")):
            for kept in list(vars(module).values()):
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


def pytest_configure(config: pytest.Config) -> None:
    """Make the catalogues, once: the workers of a parallel run find them made.

    Where mutmut has planted a fault, games that were played without it are forgotten.
    """
    if not hasattr(config, "workerinput"):
        make_words()
    if os.environ.get("MUTANT_UNDER_TEST"):
        forget()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long."""
    leave_out(config, items)


def pytest_runtest_setup() -> None:
    """Forget what other tests have found while mutmut asks which tests go through a function.

    Else it learns of those only that come first, and takes for unnoticed what the others notice.
    """
    if os.environ.get("MUTANT_UNDER_TEST") == "stats":
        forget()
