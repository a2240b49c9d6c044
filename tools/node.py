"""What scripts for Node make of files, kept in build/."""

import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.cached import cached
from tools.paths import ROOT


def made(makers: Sequence[str], files: Mapping[str, bytes], *options: str) -> bytes:
    """What the first of the makers makes of some files; the others are what it uses.

    It is called with a folder that holds the files, and the options, and writes <folder>/made.
    """

    def make() -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            for name, data in files.items():
                Path(folder, name).write_bytes(data)
            subprocess.run(["node", makers[0], folder, *options], check=True, cwd=ROOT)
            return Path(folder, "made").read_bytes()

    tools = [(ROOT / name).read_bytes() for name in ("package-lock.json", *makers)]
    named = (part for name, data in files.items() for part in (name.encode(), data))
    return cached(make, *tools, *named, *(option.encode() for option in options))
