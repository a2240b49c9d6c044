"""A match from a link: believed once the rules have replayed it, and kept once somebody says so."""

import re
from dataclasses import dataclass, replace

from engine.core.game import Seat
from engine.core.match import Match
from web.app import days
from web.app.effects import Result
from web.app.film import Film
from web.app.links import open_packed
from web.app.messages import Message
from web.app.model import CODE, PEOPLE, Model, Sitting
from web.app.preparing import FRIENDS, is_daily, tried_from
from web.app.reel import Reel, heard, news
from web.app.rooms import knowing
from web.app.routes import Route, number_in
from web.app.update import put_on_shelf

NAME = "open"

ALL = "all"
"""All who are people in the match play on, as a choice; any other is a seat."""

_LUCK = re.compile(r" deal=\S*")


@dataclass(frozen=True, slots=True)
class Found:
    """What a link holds."""

    problem: str = ""
    """Why there is no match in it, as `open_packed` says it, or ""."""
    reel: Reel | None = None
    """The match, at the moment that is looked at."""
    here: str = ""
    """Who shall play on here: `ALL`, a seat, or "" while nobody has chosen."""


def found(model: Model) -> Found:
    """What the link of this page holds."""
    known: Found = model.rooms[NAME]
    return known


def _put(model: Model, known: Found) -> Model:
    return knowing(model, NAME, known)


def enter(model: Model, route: Route) -> Result:
    """Read the link, and turn to the moment that it names, or else to the latest."""
    match = open_packed(route.name)
    if not isinstance(match, Match):
        return _put(model, Found(problem=match)), []
    film = Film(match, _seat(match))
    return _put(model, Found(reel=Reel(film, film.length).wound(route.part))), []


def _seat(match: Match) -> Seat | None:
    """Whose eyes: while a match is played, nobody's, who sees what lies openly on the table."""
    return Sitting("", match, ()).alone if match.is_over else None


def turn(model: Model, where: str) -> Result:
    """Step through the match, as `Reel.wound` says."""
    reel = found(model).reel
    return (model, []) if reel is None else _wound(model, reel, reel.wound(where))


def hear(model: Model, message: Message) -> Result | None:
    """What comes of the keys below the match, and of the time of its next move."""
    before = found(model).reel
    reel = None if before is None else heard(model, message, before)
    return _wound(model, before, reel) if before and reel else None


def _wound(model: Model, before: Reel, reel: Reel) -> Result:
    model = _put(model, replace(found(model), reel=reel))
    return news(model, reel, reel.at != before.at)


def same(model: Model, match: Match) -> str:
    """The id of the very same match on the shelf; "" where it is not kept here."""
    text = str(match)
    texts = {text}
    if _is_a_friends(match):
        texts.add(text.replace(f" deal={match.deal} ", f" deal={FRIENDS}{match.deal} ", 1))
    for id, saved in model.shelf.items():
        # the link of a match that is not over says nothing of the luck to come
        if (saved.text if match.deal else _LUCK.sub("", saved.text, count=1)) in texts:
            return id
    return ""


def _is_a_friends(match: Match) -> bool:
    """Whether a match from a link is the deal of a day that somebody else plays."""
    return is_daily(match.deal) and not match.is_over


def keep(model: Model, _: str) -> Result:
    """Put it among the matches of this device, beside all others."""
    reel = found(model).reel
    if reel is None or same(model, reel.film.whole):
        return model, []
    return put_on_shelf(model, _for_keeping(model, reel.film.whole))


def mine(model: Model, _: str) -> Result:
    """Go on with the deal of a day that one has begun on another device: it counts."""
    own = whose(model)
    return (model, []) if own is None else put_on_shelf(model, own)


def whose(model: Model) -> Match | None:
    """The match as one's own, where it is the deal of a day that may be; None elsewhere."""
    reel = found(model).reel
    if reel is None or same(model, reel.film.whole):
        return None
    return days.own(model, reel.film.whole)


def _for_keeping(model: Model, match: Match) -> Match:
    """As it is kept here: one that goes on has luck of its own, since a link tells of none.

    The deal of a day that somebody else has begun is theirs, and counts for nothing here.
    """
    if match.is_over or (match.deal and not _is_a_friends(match)):
        return match
    deal = f"{FRIENDS}{match.deal}" if match.deal else f"{model.seed}-{model.now}"
    kept = match.again(len(match.log), deal=deal)
    if match.aside:
        kept.put_aside(match.aside)
    return kept


def play_on(model: Model, _: str) -> Result:
    """Play on from the moment that is looked at: a copy with new luck, that counts for nothing."""
    reel = found(model).reel
    if reel is None or reel.sitting.match.is_over:
        return model, []
    match = reel.film.whole
    chosen = here(model, match)
    seats = people(match) if chosen == ALL else [int(chosen)]
    return put_on_shelf(model, tried_from(model, match, reel.at, seats, absent=(CODE,)))


def people(match: Match) -> list[Seat]:
    """The seats of the people in a match, here or far away."""
    return [seat for seat, player in enumerate(match.players) if player.kind in PEOPLE]


def here(model: Model, match: Match) -> str:
    """Who shall play on here: as chosen, or all people; where nobody is one, the first seat."""
    there = people(match)
    return found(model).here or (ALL if len(there) > 1 else str(*there or (0,)))


def choose(model: Model, who: str) -> Result:
    """Say who shall play on here; what is not offered changes nothing."""
    known = found(model)
    if known.reel is None:
        return model, []
    match, seat = known.reel.film.whole, number_in(who)
    fine = who == ALL and len(people(match)) > 1 if seat is None else seat < len(match.players)
    return (_put(model, replace(known, here=who)) if fine else model), []
