"""A text as part of an address, and back: deflated, with its checksum, in letters for links.

RFC 1950 (zlib, whose end is an Adler-32 of the text) in RFC 4648's base64 for addresses.
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

LONGEST = 16_000
"""Characters of such a part: what mail and chat programs still carry."""

_VERSION = "1"
"""Of this form: a digit before the letters. Another form gets the next digit."""


def pack(text: str) -> str | None:
    """The text as part of an address; None for one that is too long for that."""
    packed = urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return _VERSION + packed if len(packed) < LONGEST else None


def is_newer(part: str) -> bool:
    """Whether it is of a form that this version does not know yet."""
    return part[:1].isdecimal() and part[:1] > _VERSION


def unpack(part: str, most: int) -> str | None:
    """The text of such a part, of so many characters at most; None where it holds none.

    Neither time nor memory grows beyond what a part and a text of those lengths need.
    """
    if not part.startswith(_VERSION) or len(part) > LONGEST:
        return None
    packed = part.removeprefix(_VERSION)
    try:
        unpacking = zlib.decompressobj()
        data = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        text = unpacking.decompress(data, 4 * most).decode()
    except (ValueError, zlib.error):
        return None
    return text if unpacking.eof and len(text) <= most else None
