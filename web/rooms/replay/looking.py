"""Which moment of which match is looked at, and through whose eyes."""

from dataclasses import dataclass, replace

from engine.core.game import Seat
from engine.core.match import Match
from web.app import playing
from web.app.effects import Effect, Focus, Go, Hush, Result, Scroll
from web.app.film import Film, eyes_on, lying
from web.app.messages import Message
from web.app.model import STEP, Model, Notice
from web.app.reel import KEYS, Reel, heard, news
from web.app.rooms import knowing, known_here
from web.app.routes import Route, moves_in
from web.app.saves import open_match, open_newer
from web.app.sitting import table_of

NAME = "replay"

ALL_KEYS = {**KEYS, "Space": "run"}
"""What the keys of the whole page do."""

ON = "-on"
"""What follows a number of moves in an address from which the film goes on by itself."""

ONLOOKER = "nobody"
"""The eyes of somebody who looks on, as a choice."""


@dataclass(frozen=True, slots=True)
class Look:
    """What the room knows."""

    id: str
    text: str
    """The match as it stood on the shelf."""
    reel: Reel
    chosen: str = ""
    """Whose eyes were asked for, now that the match is over: a seat, `ONLOOKER`, or ""."""
    analysed: int | None = None
    """The moment that one came to from the analysis, and goes back to there."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, and no secret of it has to be kept."""
        return self.reel.film.whole.is_over


def look_of(model: Model) -> Look | None:
    """What is looked at on this page; None where there is nothing to see."""
    found: Look | None = known_here(model, NAME)
    return found


def _keep(model: Model, look: Look | None) -> Model:
    return knowing(model, NAME, look)


def enter(model: Model, route: Route) -> Result:
    """Turn to the moment of an address; without one, to the latest."""
    before = look_of(model)
    model, look = _looked_at(model)
    if look is None:
        return model, []
    film, part = look.reel.film, route.part.removesuffix(ON)
    named, reel = moves_in(part), Reel(film, film.length)
    there = named is not None and named[1] <= film.length
    if there:
        reel = reel.wound(part)
    if model.came.page != "share":
        came = model.came == Route("review", look.id)
        look = replace(look, analysed=reel.at if came else None)
    runs = route.part.endswith(ON) and reel.at < film.length and model.preferences.pace != STEP
    reel = replace(reel, runs=runs)
    model, effects = _shown(model, look, reel, moved=bool(route.part))
    if before is not None and before.reel.film.seat != film.seat:
        effects = [Hush(), *effects]
    if route.part and not there:
        model, told = playing.tell(model, Notice(model.words("replay.nowhere")))
        effects += told
    return model, effects


def _looked_at(model: Model) -> tuple[Model, Look | None]:
    """The match of the address as it stands on the shelf now, at the moment as before."""
    id, known = model.route.name, look_of(model)
    saved = model.shelf.get(id)
    if known is not None and saved is not None and known.text == saved.text:
        match: Match | None = known.reel.film.whole
    else:
        match = None if saved is None else _match(model, id, saved.text)
    if saved is None or match is None:
        return _keep(model, None), None
    chosen = known.chosen if known is not None and match.is_over else ""
    seat = _eyes(model, id, match, chosen)
    if known is not None and known.text == saved.text and known.reel.film.seat == seat:
        return model, known
    reel = known.reel if known is not None else None
    film = Film(match, seat, reel.film if reel is not None else None, ours=True)
    at = film.length if reel is None else min(reel.at, film.length)
    runs = reel is not None and reel.runs and at < film.length
    look = Look(id, saved.text, Reel(film, at, runs), chosen)
    return _keep(model, look), look


def _match(model: Model, id: str, text: str) -> Match | None:
    """The match of the shelf: the one on the table is not read a second time.

    Of a newer version's, what this one can show.
    """
    for sitting in lying(model, id):
        if str(sitting.match) == text:
            return sitting.match
    match = open_match(text)
    if isinstance(match, Match):
        return match
    newer = open_newer(text)
    return newer[0] if newer is not None else None


def _eyes(model: Model, id: str, match: Match, chosen: str) -> Seat | None:
    """Whose eyes look: as chosen, or as `eyes_on` has it."""
    if chosen:
        return None if chosen == ONLOOKER else int(chosen)
    return eyes_on(model, id, match)


def choose_eyes(model: Model, chosen: str) -> Result:
    """Look through these eyes from now on; only once the match is over, when all may be known."""
    look = look_of(model)
    if look is None or not look.is_over:
        return model, []
    seats = map(str, range(len(look.reel.film.whole.players)))
    if chosen not in (ONLOOKER, *seats):
        return model, []
    model, now = _looked_at(_keep(model, replace(look, chosen=chosen)))
    assert now is not None
    model, effects = _shown(model, now, now.reel)
    return model, [Hush(), *effects]


def turn(model: Model, where: str) -> Result:
    """Step through the match, as `Reel.wound` says."""
    look = look_of(model)
    if look is None:
        return model, []
    reel = look.reel.wound(where)
    return _shown(model, look, reel, reel.at != look.reel.at)


def explain(model: Model, _: str) -> Result:
    """What the table is about, and what keys do here, over it; the film waits meanwhile."""
    look = look_of(model)
    if look is None:
        return model, []
    reel = look.reel.wound("pause")
    return replace(_keep(model, replace(look, reel=reel)), helping=True), [Focus("dialog")]


def hear(model: Model, message: Message) -> Result | None:
    """What comes of the keys of the page, and of the time of the next move."""
    look = look_of(model)
    reel = None if look is None else heard(model, message, look.reel, ALL_KEYS)
    return _shown(model, look, reel, reel.at != look.reel.at) if look and reel else None


def tell(before: Model, message: Message, result: Result) -> Result:
    """What another window has made of the match meanwhile: the moment stays, with more after it."""
    model, effects = result
    known = look_of(model)
    model, look = _looked_at(model)
    if look is known or look is None:
        return model, effects
    if known is not None:
        told: list[Effect] = []
        if look.text != known.text:
            model, told = playing.tell(model, Notice(model.words("replay.gone-on")))
        effects = [Hush(), *effects, *told]
    return model, effects


def _shown(model: Model, look: Look, reel: Reel, moved: bool = True) -> Result:
    """The match after so many moves. Where one has `moved` there, the address says so."""
    model, told = news(model, reel, moved)
    effects = [*told, Scroll("moment", "inside")]
    if board := table_of(reel.sitting).board:
        effects.append(Scroll(board, "nearest"))
    model = _keep(model, replace(look, reel=reel))
    route = Route(NAME, look.id, str(reel.at))
    if moved and route != model.route:
        model = replace(model, route=route)
        effects = [Go(str(route), instead=True), *effects]
    return model, effects
