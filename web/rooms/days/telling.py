"""What is told of a day in a chat: how it went, and nothing of how it is done."""

from engine.games import NAMES
from web.app.days import dealt, tries
from web.app.effects import Announce, Copy, Result, Share
from web.app.links import place_of
from web.app.messages import Message, Shared
from web.app.model import Model
from web.app.preparing import daily
from web.app.rooms import knowing
from web.app.routes import Route
from web.app.when import date
from web.boards import tables
from web.words.covers import cover

NAME = "days"

VAIN, SOLVED = "○", "●"
"""The signs of a puzzle's tries, in their order: the last one solves it."""

MOST_SIGNS = 7
"""So many of them at most: who needed more tells no more than that."""


def enter(model: Model, route: Route) -> Result:
    """Turn to the page: nothing has been done there yet."""
    return _told(model, ""), []


def told(model: Model) -> str:
    """The key of what is told of what was just done; "" for nothing."""
    found: str = model.rooms.get(NAME, "")
    return found


def _told(model: Model, key: str) -> Model:
    return knowing(model, NAME, key)


def hear(model: Model, message: Message) -> Result | None:
    """What came of the share sheet."""
    match message:
        case Shared(how=how):
            key = "" if how == "left" else f"days.{how}"
            return _told(model, key), [Announce(model.words(key))] if key else []
    return None


def signs(vain: int) -> str:
    """The tries of a puzzle as signs."""
    return VAIN * min(vain, MOST_SIGNS - 1) + SOLVED


def done_today(model: Model) -> list[str]:
    """What of today was done, a line for each."""
    words, day, lines = model.words, daily(model.now), list[str]()
    for name in NAMES:
        title = cover(name, model.language).title
        played = dealt(model, name, day)
        if played is not None:
            rank = tables.load(name).rank(words, played.score)
            lines.append(words.many("days.said.deal", played.score, game=title, rank=rank))
        vain = tries(model, name, day)
        if vain is not None:
            lines.append(words("days.said.puzzle", game=title, signs=signs(vain)))
    return lines


def text(model: Model) -> str:
    """What is pasted into a chat; "" while nothing of today is done."""
    lines = done_today(model)
    said = model.words("days.said", when=date(model.words, model.now))
    return "\n".join([said, *lines]) if lines else ""


def send(model: Model, _: str) -> Result:
    """The text through the share sheet, with the address of this page."""
    told = text(model)
    share = Share(model.words("days.title"), told, place_of(model.place, Route("days")))
    return _told(model, ""), [share] if told else []


def copy(model: Model, _: str) -> Result:
    """The text to the clipboard, with that address."""
    told = text(model)
    if not told:
        return model, []
    address = place_of(model.place, Route("days"))
    said = Announce(model.words("days.copied"))
    return _told(model, "days.copied"), [Copy(f"{told}\n{address}".strip()), said]
