"""The licences of what the site publishes of others, as they ask."""

import json

from tools.paths import NODE_MODULES, ROOT


def licences() -> str:
    """Each package of package.json's dependencies: version, licence and its text."""
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    return "\n\n".join(_licence(name) for name in sorted(package["dependencies"]))


def _licence(name: str) -> str:
    folder = NODE_MODULES / name
    package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    heading = f"{name} {package['version']} ({package['license']})"
    files = sorted(path for path in folder.iterdir() if "license" in path.name.lower())
    return "\n\n".join([heading, *(path.read_text(encoding="utf-8") for path in files)])
