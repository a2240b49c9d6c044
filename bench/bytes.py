"""What a visitor's line carries before the first move: python -m bench.bytes.

Kilobytes after brotli at its best and after gzip, beside the published files of bare Pyodide. Which
files are fetched is held by e2e/test_library.py.
"""

import gzip
from collections.abc import Sequence
from pathlib import Path

from tools.paths import DIST
from tools.pyodide import PUBLISHED
from tools.serve import compressed

PARTS = {
    "Pyodide's WebAssembly": ["assets/pyodide-*/pyodide.asm.wasm"],
    "Python's memory": ["assets/memory-*.wasm"],
    "Pyodide's scripts": ["assets/pyodide-*/*.mjs", "assets/interpreter-*.mjs"],
    "PyScript": ["assets/pyscript-*/*"],
    "the page": [
        "index.html",
        "*.webmanifest",
        *(f"assets/{name}-*" for name in ("host", "main", "seen", "serao")),
    ],
}


def sizes(files: Sequence[Path]) -> tuple[float, float]:
    """Kilobytes with brotli and with gzip."""
    with_brotli = sum(len(compressed(file)) for file in files)
    with_gzip = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    return with_brotli / 1000, with_gzip / 1000


def main() -> None:
    """Print a line for each part, the sum, and bare Pyodide."""
    found = {
        part: sizes([file for pattern in patterns for file in DIST.glob(pattern)])
        for part, patterns in PARTS.items()
    }
    ours = tuple(map(sum, zip(*found.values(), strict=True)))
    bare = sizes(PUBLISHED)
    shares = tuple(our / its for our, its in zip(ours, bare, strict=True))
    print(f"{'kilobytes':24}{'brotli':>8}{'gzip':>8}")
    for part, (with_brotli, with_gzip) in [*found.items(), ("Serão", ours), ("bare Pyodide", bare)]:
        print(f"{part:24}{with_brotli:8.0f}{with_gzip:8.0f}")
    print(f"{'Serão of bare':24}{shares[0]:8.2f}{shares[1]:8.2f}")


if __name__ == "__main__":
    main()
