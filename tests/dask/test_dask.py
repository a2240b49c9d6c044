"""A cluster plays what the processes of this machine play: `make dask` runs it."""

from pathlib import Path

import pytest

distributed = pytest.importorskip("distributed", reason="Dask is not installed: see `make dask`")

from tools.arena import matches  # noqa: E402
from tools.arena.engines import engine  # noqa: E402
from tools.arena.games import Contestant, Played  # noqa: E402
from tools.arena.matches import Match, held  # noqa: E402
from tools.arena.spread import workers  # noqa: E402


def played(scheduler: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[Played]]:
    """A short match, without the times it took."""
    monkeypatch.setattr(matches, "KEPT", folder)
    here = engine()
    match = Match("trio", 2, (), here, Contestant("greedy", here), Contestant("random", here))
    with workers(scheduler, 2) as executor:
        rounds = held(match, 4, executor, None)
    for work in (work for games in rounds for game in games for work in game.work.values()):
        assert work.decisions
        work.ms = work.slowest = 0
    return [list(games) for games in rounds]


@pytest.mark.filterwarnings("ignore")  # what a cluster has to say when it is taken down
def test_a_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = played("", tmp_path / "here", monkeypatch)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        there = played(cluster.scheduler_address, tmp_path / "there", monkeypatch)
    assert here == there
    assert len(here) == 4
