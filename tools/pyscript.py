"""PyScript as we publish it."""

from tools.assets import plain
from tools.paths import NODE_MODULES, ROOT

_FOLDER = NODE_MODULES / "@pyscript/core/dist"
[CORE] = _FOLDER.glob("core-*.js")


def pyscript_files() -> dict[str, bytes]:
    """PyScript's core in one file with what it needs first, and the plugin it loads in any case."""
    [error] = _FOLDER.glob("error-*.js")
    return {
        "core.js": (ROOT / "web/shell/database.mjs").read_bytes() + plain(CORE),
        error.name: plain(error).replace(CORE.name.encode(), b"core.js"),
    }
