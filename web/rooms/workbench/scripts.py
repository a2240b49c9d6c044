"""The scripts that are kept on this device, and their way through a link."""

from collections.abc import Collection, Mapping

from engine.core.notation import is_writable
from web.app.packed import unpack
from web.app.preparing import tidy

KEY = "workbench."
"""What the key of a script in `Model.kept` begins with; its name follows."""

MOST = 50_000
"""Characters of a script."""


def scripts(kept: Mapping[str, str]) -> dict[str, str]:
    """Every script that is kept, by its name, in alphabetical order."""
    return {
        key.removeprefix(KEY): text for key, text in sorted(kept.items()) if key.startswith(KEY)
    }


def free_name(wanted: str, taken: Collection[str]) -> str:
    """The name, or with a number after it if it is taken."""
    wanted = tidy(wanted) or "bot"
    name, number = wanted, 2
    while name in taken:
        name = tidy(f"{wanted[:20]} {number}")
        number += 1
    return name


def from_link(part: str) -> str | None:
    """The script of a part of an address; None where it holds none."""
    code = unpack(part, MOST)
    return code if code is not None and is_writable(code) else None
