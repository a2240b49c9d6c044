"""What the workbench fetches: its editor, a whole Pyodide with micropip, and the engine's wheel.

None of it is part of the app, nor of what is kept at a first visit: see web/workbench/bench.js.
"""

import hashlib
import json
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

from tools.assets import plain
from tools.paths import BUILD, ROOT
from tools.pyodide import PUBLISHED

SOURCES = ROOT / "web/workbench"
WHEELS = BUILD / "wheels"  # see requirements-pyodide.txt and tools/setup.sh
LISTED = "files.json"


def workbench_files(
    bundle: Callable[[str], bytes], engine: Mapping[str, bytes]
) -> dict[str, bytes]:
    """All of it, by file name; `engine` is the engine's wheel under its own name.

    `bundle` makes one file of a script or a style sheet and what it imports.
    """
    pyodide = {path.name: plain(path) for path in PUBLISHED}
    lock = json.loads(pyodide["pyodide-lock.json"])
    wheel = micropip()
    packed = wheel.read_bytes()
    package = lock["packages"]["micropip"] | {
        "file_name": wheel.name,
        "sha256": hashlib.sha256(packed).hexdigest(),
    }
    pyodide["pyodide-lock.json"] = json.dumps({**lock, "packages": {"micropip": package}}).encode()
    pyodide[wheel.name] = packed
    [name] = engine
    files = {
        **{
            source: bundle(f"web/workbench/{source}")
            for source in ("bench.js", "bench.css", "worker.js")
        },
        "runner.py": (SOURCES / "runner.py").read_bytes(),
        **{f"pyodide/{file}": data for file, data in pyodide.items()},
        **engine,
    }
    listed = json.dumps({"engine": name, "all": sorted(files)}).encode()
    return {**files, LISTED: listed}


def entrance(published: Mapping[str, str]) -> bytes:
    """The script that the page imports from beside the rooms: it leads to the workbench's own."""
    _, _, way = published["workbench/bench.js"].partition("/")
    return f'export * from "../{way}";'.encode()


def micropip() -> Path:
    """The wheel that tools/setup.sh has fetched. Raises FileNotFoundError when it has not."""
    for path in WHEELS.glob("micropip-*.whl"):
        return path
    raise FileNotFoundError("build/wheels holds no micropip: tools/setup.sh python fetches it")


def micropip_licence() -> str:
    """Its version, licence and text, as tools/licences.py lists them."""
    with zipfile.ZipFile(micropip()) as wheel:
        [text] = (
            wheel.read(name).decode()
            for name in wheel.namelist()
            if name.endswith("dist-info/licenses/LICENSE")
        )
        vendored = [
            wheel.read(name).decode()
            for name in sorted(wheel.namelist())
            if "/_vendored/packaging/LICENSE" in name
        ]
    name, version = micropip().name.split("-")[:2]
    return "\n\n".join([f"{name} {version} (MPL-2.0)", text, *vendored])
