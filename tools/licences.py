"""The licences of what the site publishes of others, as they ask."""

import json
from collections.abc import Iterable
from importlib.metadata import distribution

from tools.paths import NODE_MODULES, ROOT
from tools.workbench import micropip_licence


def licences() -> str:
    """What package.json depends on, with all that brings, micropip and segno.

    Each with its version, its licence and the text of it.
    """
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    names: set[str] = set()
    _follow(package["dependencies"], names)
    listed = [_licence(name) for name in sorted(names)]
    return "\n\n".join([*listed, micropip_licence(), _segno()])


def _follow(names: Iterable[str], found: set[str]) -> None:
    """Add these packages, and all that they depend on."""
    for name in names:
        if name not in found:
            found.add(name)
            package = json.loads((NODE_MODULES / name / "package.json").read_text(encoding="utf-8"))
            _follow(package.get("dependencies", {}), found)


def _licence(name: str) -> str:
    folder = NODE_MODULES / name
    package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    heading = f"{name} {package['version']} ({package['license']})"
    files = sorted(path for path in folder.iterdir() if "license" in path.name.lower())
    return "\n\n".join([heading, *(path.read_text(encoding="utf-8") for path in files)])


def _segno() -> str:
    """The same of what rooms use to draw QR codes."""
    found = distribution("segno")
    text = found.read_text("licenses/LICENSE")
    assert text is not None
    return f"segno {found.version} (BSD-3-Clause)\n\n{text}"
