"""A match in a link: its line of text, packed into an address, and read back with suspicion.

A link is anybody's text. It is read no further than `LONGEST` characters, and nothing that comes of
it is believed before every move has been played by the rules (`web.app.saves.open_match`).
"""

from engine.core.match import Match
from web.app import packed
from web.app.routes import Route
from web.app.saves import open_match

LONGEST = 40_000
"""Characters of the longest line of a match that is read from a link: several times any game's."""

MARK = "#/open/"
"""What comes before the packed match in a link, wherever the site stands."""


def pack_match(match: Match) -> str | None:
    """The match as part of an address; None for one that is too long for that."""
    line = str(match)
    return packed.pack(line) if len(line) <= LONGEST else None


def open_packed(part: str) -> Match | str:
    """The match of such a part, or the reason why there is none.

    The reasons are those of `open_match`, and `version` for a part that a newer Serão has packed.
    The same part gives the same Match, so it must not be changed in place.
    """
    if len(part) > packed.LONGEST:
        return "long"
    if packed.is_newer(part):
        return "version"
    line = packed.unpack(part, LONGEST)
    return "damaged" if line is None else open_match(line)


def link_to(place: str, part: str, at: int | None) -> str:
    """The whole link to a packed match, opened after so many moves or else at its end."""
    return place_of(place, Route("open", part, "" if at is None else str(at)))


def place_of(place: str, route: Route) -> str:
    """The address of a page for others; `place` is that of the site (`Model.place`).

    What stands on somebody's own disk has no address that another could follow: then it is only
    what follows that.
    """
    return f"{'' if place.startswith('file:') else place}{route}"


def packed_in(text: str) -> str:
    """The route of the link in a text, such as one that was pasted; "" where it has none.

    What ends the sentence around it is none of it.
    """
    _, mark, rest = text.partition(MARK)
    if not mark or not rest[:1].strip():
        return ""
    return mark + rest.split(maxsplit=1)[0].rstrip(".,;:!?)]>\"'")
