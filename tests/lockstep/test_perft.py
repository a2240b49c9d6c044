"""The counts that are quickly made; all of them by `make perft`."""

from tests.conformance.play import every_game
from tests.lockstep.perft import check, table

MOST = 2_000
"""Lines of play counted at once."""


@every_game
def test_engine_and_oracle_count_what_stands_in_the_table(name: str) -> None:
    assert len(table(name)) >= 6
    assert check(name, MOST) >= 15
