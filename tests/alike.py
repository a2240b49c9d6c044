"""Try whether all CPythons of this machine make the same of the same things.

    python -m tests.alike

Compared with what this Python makes of them: whole games and what bots decide in them
(`tests.search.decisions`), texts and pages (`tests.web.pages`). The others are lent this one's
packages, and each hashes in its own way. `make test` tries the newest of them with the games alone.
"""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from tests.search.test_decisions import pythons
from tools.paths import ROOT

MODULES = {"decisions": "tests.search.decisions", "texts and pages": "tests.web.pages"}
VERSION = "import platform; print(platform.python_implementation(), platform.python_version())"


def said(python: str, given: Sequence[str], hash_seed: int) -> list[str]:
    """The lines that a Python prints. Raises CalledProcessError."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": os.pathsep.join([str(ROOT), sysconfig.get_path("purelib")]),
    }
    command = [python, *given]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, text=True, capture_output=True, check=True
    )
    return done.stdout.splitlines()


def others() -> Iterator[tuple[str, str]]:
    """Every other Python that starts, and what it calls itself: of each version one."""
    [own] = said(sys.executable, ("-c", VERSION), 0)
    met = {own}
    for python in pythons():
        try:
            [version] = said(python, ("-c", VERSION), 0)
        except subprocess.CalledProcessError:
            continue  # a shim, with nothing behind it here
        if version not in met:
            met.add(version)
            yield python, version


def difference(ours: Sequence[str], theirs: Sequence[str]) -> str:
    """The first lines that are not the same, or ""."""
    pairs = zip_longest(ours, theirs, fillvalue="nothing")
    return next((f"{one}\n  is {other}" for one, other in pairs if one != other), "")


def main() -> int:
    """Print for each other Python what was the same; fail where anything was not, or is none."""
    ours = {told: said(sys.executable, ("-m", module), 0) for told, module in MODULES.items()}
    found = [*others()]
    fine = bool(found)
    for hash_seed, (python, version) in enumerate(found, 1):
        same = []
        for told, module in MODULES.items():
            differs = difference(ours[told], said(python, ("-m", module), hash_seed))
            same += [] if differs else [f"{len(ours[told]):,} {told}"]
            if differs:
                print(f"{version}: {differs}")
                fine = False
        print(f"{version}: {' and '.join(same) or 'nothing'} the same", flush=True)
    if not found:
        print("there is no other Python here")
    return not fine


if __name__ == "__main__":
    sys.exit(main())
