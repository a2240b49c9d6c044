"""The scripts that are kept on this device, and their way through a link."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection, Mapping

from engine.core.notation import is_writable
from web.app.preparing import tidy

KEY = "workbench."
"""What the key of a script in `Model.kept` begins with; its name follows."""

MOST = 50_000
"""Characters of a script."""

LONGEST_LINK = 16_000
"""Characters of a link's part that holds a script: what mail and chat programs still carry."""

_VERSION = "1"


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


def in_link(code: str) -> str | None:
    """The script as part of an address; None for one that is too long."""
    packed = urlsafe_b64encode(zlib.compress(code.encode(), 9)).decode().rstrip("=")
    return _VERSION + packed if len(packed) < LONGEST_LINK else None


def from_link(text: str) -> str | None:
    """The script of such a part; None where it holds none."""
    if not text.startswith(_VERSION) or len(text) > LONGEST_LINK:
        return None
    packed = text.removeprefix(_VERSION)
    try:
        unpacking = zlib.decompressobj()
        data = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        code = unpacking.decompress(data, 4 * MOST).decode()
    except (ValueError, zlib.error):
        return None
    return code if unpacking.eof and len(code) <= MOST and is_writable(code) else None
