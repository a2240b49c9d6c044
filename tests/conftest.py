"""Settings for all tests: the same examples on every machine, and no test against the clock."""

import pytest
from hypothesis import settings

from tools.words import main as make_words

settings.register_profile("serao", derandomize=True, deadline=None, database=None)
settings.load_profile("serao")


def pytest_configure(config: pytest.Config) -> None:
    """Make the catalogues, once: the workers of a parallel run find them made."""
    if not hasattr(config, "workerinput"):
        make_words()
