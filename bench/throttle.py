"""Slow every page of the browsers that a process has started: python -m bench.throttle <pid>.

A browser's own throttle does not slow workers. This stops each renderer for three quarters of the
time, so that all it does takes about four times as long. Linux only. Ends when it is terminated, or
the process that started them is gone.
"""

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import FrameType

RUN = 0.005
"""Seconds that a page may run at a stretch."""
STOP = 0.015
"""Seconds that it then stands still."""
LOOK = 5
"""How many stretches pass before it looks for new pages."""


def renderers(ancestor: int) -> list[int]:
    """The processes below `ancestor` that run pages."""
    parents: dict[int, int] = {}
    found: list[int] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                status = (folder / "stat").read_text().rpartition(")")[2].split()
                parents[int(folder.name)] = int(status[1])
                if b"--type=renderer" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))

    def descends(pid: int) -> bool:
        while pid in parents and pid != ancestor:
            pid = parents[pid]
        return pid == ancestor

    return [pid for pid in found if descends(pid)]


def tell(pids: list[int], what: signal.Signals) -> None:
    """Send a signal to those that still live."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


def end(number: int, frame: FrameType | None) -> None:
    """Leave through the `finally` that lets every page run on."""
    sys.exit()


def main() -> None:
    """Stop and go until terminated, or there is nothing left to slow."""
    ancestor, pids = int(sys.argv[1]), list[int]()
    signal.signal(signal.SIGTERM, end)
    try:
        while Path(f"/proc/{ancestor}").exists():
            pids = renderers(ancestor)
            for _ in range(LOOK):
                tell(pids, signal.SIGSTOP)
                time.sleep(STOP)
                tell(pids, signal.SIGCONT)
                time.sleep(RUN)
    finally:
        tell(pids, signal.SIGCONT)


if __name__ == "__main__":
    main()
