"""Work that is spread over processes or machines, and kept, so that it is done once."""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import Any

AHEAD = 4 * (os.cpu_count() or 1)
"""Pieces of work that are given away at a time, so that nobody waits for the next."""

POLITE = 10
"""How far workers on this machine stand back behind others, as `nice` counts it."""


def _stand_back() -> None:
    os.nice(max(0, POLITE - os.nice(0)))


Piece = tuple[int, Any]
"""The number of a piece of work, and what came of it: plain data."""


@contextmanager
def workers(scheduler: str = "", processes: int | None = None) -> Iterator[Executor]:
    """Processes of this machine, or the workers of a Dask cluster by its scheduler's address.

    Those have to see the same files: start them at the top of this repository.
    """
    if not scheduler:
        with ProcessPoolExecutor(processes, initializer=_stand_back) as executor:
            yield executor
        return
    from distributed import Client  # of an extra: see pyproject.toml

    with Client(scheduler) as client, client.get_executor(pure=False) as executor:
        yield executor


def done(
    file: Path, pieces: int, work: Callable[[int], Any], executor: Executor
) -> Iterator[Piece]:
    """So many pieces of work, first those that the file has, the others as they come.

    Each is kept in a line of the file. Whoever has seen enough may stop.
    """
    known = read(file)
    yield from ((number, known[number]) for number in range(pieces) if number in known)
    for number, data in _spread(
        (number for number in range(pieces) if number not in known), work, executor
    ):
        _keep(file, number, data)
        yield number, data


def _spread(
    numbers: Iterator[int], work: Callable[[int], Any], executor: Executor
) -> Iterator[Piece]:
    running: dict[Future[Any], int] = {}
    try:
        while True:
            for number in islice(numbers, AHEAD - len(running)):
                running[executor.submit(work, number)] = number
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        for future in running:
            future.cancel()


def read(file: Path) -> dict[int, Any]:
    """What a file has, by number. A line that was cut short is left out."""
    found = {}
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            with suppress(json.JSONDecodeError):
                number, data = json.loads(line)
                found[number] = data
    return found


def _keep(file: Path, number: int, data: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    torn = file.exists() and not file.read_bytes().endswith(b"\n")
    with file.open("a", encoding="utf-8") as kept:
        kept.write("\n" * torn + json.dumps([number, data]) + "\n")
