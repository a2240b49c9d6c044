"""What is not in one picture as it is in another: marked, so that an eye finds it."""

import re

MARK = " data-changed"
_PIECE = re.compile(r'<(?P<end>/?)(?P<tag>\w+)(?P<rest>(?:"[^"]*"|[^">])*)>|[^<]+')
_ID = re.compile(r' id="([^"]*)"')
_VOID = {"br", "hr", "img", "input", "wbr"}


class _Parts:
    """The elements of a picture that have an id."""

    def __init__(self, picture: str) -> None:
        self.own: dict[str, str] = {"": ""}
        """By id, the element without those inside it that have an id of their own."""
        self.places: dict[str, int] = {}
        """By id, where its tag can take one more attribute."""
        around = [""]  # the ids of what is open; of an element without one, that of the nearest
        for piece in _PIECE.finditer(picture):
            if piece["end"]:
                around.pop()
                continue
            if not piece["tag"]:
                self.own[around[-1]] += piece[0]
                continue
            found = _ID.search(piece["rest"])
            name = found[1] if found else around[-1]
            if found:
                self.places[name] = piece.start("rest")
            self.own[name] = self.own.get(name, "") + piece[0]
            if not piece["rest"].endswith("/") and piece["tag"] not in _VOID:
                around.append(name)


def marked(before: str, after: str) -> str:
    """The later picture, with `MARK` on each element that is new in it or has become another.

    Elements are told by their ids; where something changed inside an element without any id, the
    nearest one around it counts.
    """
    old, new = _Parts(before), _Parts(after)
    changed = [name for name in new.places if new.own[name] != old.own.get(name)]
    for name in sorted(changed, key=new.places.__getitem__, reverse=True):
        place = new.places[name]
        after = f"{after[:place]}{MARK}{after[place:]}"
    return after
