"""The rooms of web/app/rooms.py as the page fetches them: a zip of code and sentences, as text."""

from base64 import b64encode

from tools.archive import pack, room_names, segno
from tools.paths import ROOT
from web.app.rooms import FETCHED

_PICTURES = ("boards/still/*.py", "boards/house.css", "boards/*/style.css")
_COUNTED = ("boards/counted/*.py",)
_SHARING = ("sharing/*.py",)

BESIDE = {
    "far": _SHARING,
    "replay": _COUNTED,
    "review": (*_COUNTED, "plots/*.py"),
    "share": (*_PICTURES, *_SHARING),
    "statistics": ("plots/*.py",),
    "teach": _PICTURES,
}
"""What a room needs of web/ besides, that is not in the app's memory."""


def rooms() -> dict[str, str]:
    """All of them, by the name that the app fetches them by."""
    return {
        f"{FETCHED}{name}": b64encode(pack(_files(name))).decode() for name in sorted(room_names())
    }


def _files(name: str) -> dict[str, bytes]:
    code = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in (ROOT / "web/rooms" / name).rglob("*.py")
    }
    words = {
        f"web/rooms/{name}/{path.name}": path.read_bytes()
        for path in (ROOT / "web/words").glob(f"{name}.*.mo")
    }
    beside = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for pattern in BESIDE.get(name, ())
        for path in (ROOT / "web").glob(pattern)
    }
    return code | words | beside | (segno() if _SHARING[0] in BESIDE.get(name, ()) else {})
