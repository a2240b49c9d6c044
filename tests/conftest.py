"""Settings for all tests: the same examples on every machine, and no test against the clock."""

from hypothesis import settings

settings.register_profile("serao", derandomize=True, deadline=None, database=None)
settings.load_profile("serao")
