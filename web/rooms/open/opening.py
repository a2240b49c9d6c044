"""A match from a link: believed once the rules have replayed it, and kept once somebody says so."""

import re
from dataclasses import dataclass, replace

from engine.core.game import NOBODY
from engine.core.match import HUMAN, Match, Player
from web.app.effects import Result
from web.app.film import Film
from web.app.links import open_packed
from web.app.model import CODE, Model, Sitting
from web.app.preparing import TRIED, usual
from web.app.routes import Route
from web.app.update import put_on_shelf

NAME = "open"

_LUCK = re.compile(r" deal=\S*")
_TRIED_LENGTH = 36
"""So much of the name of a deal stands in that of a try."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a link holds."""

    part: str
    """The match as the link holds it."""
    problem: str
    """Why there is none, as `open_packed` says it, or ""."""
    film: Film | None = None
    sitting: Sitting | None = None
    """The table at the moment that is looked at."""

    @property
    def match(self) -> Match:
        """All of it, not to be changed in place."""
        assert self.film is not None
        return self.film.match(self.film.length)


def found(model: Model) -> Found:
    """What the link of this page holds."""
    known: Found = model.rooms[NAME]
    return known


def enter(model: Model, route: Route) -> Result:
    """Read the link. What is on the table and on the shelf is not touched."""
    match = open_packed(route.name)
    if not isinstance(match, Match):
        return _put(model, Found(route.name, match)), []
    film = Film(match, _seat(match))
    at, most = route.part, film.length
    moves = min(int(at), most) if at.isascii() and at.isdigit() and len(at) < 6 else most
    return _put(model, Found(route.name, "", film, film.sitting(moves))), []


def _put(model: Model, known: Found) -> Model:
    return replace(model, rooms={**model.rooms, NAME: known})


def _seat(match: Match) -> int | None:
    """Whose eyes: while a match is played, nobody's, who sees what lies openly on the table."""
    people = Sitting("", match, ()).people
    return people[0] if len(people) == 1 and match.state.to_act == NOBODY else None


def same(model: Model) -> str:
    """The id of the very same match on the shelf; "" where it is not kept here."""
    match = found(model).match
    text, luck = str(match), bool(match.deal)
    for id, saved in model.shelf.items():
        # the link of a match that is not over says nothing of the luck to come
        if (saved.text if luck else _LUCK.sub("", saved.text, count=1)) == text:
            return id
    return ""


def keep(model: Model, _: str) -> Result:
    """Put it among the matches of this device, beside all others."""
    known = found(model)
    if known.film is None or same(model):
        return model, []
    match = known.match
    if not match.deal and match.state.to_act != NOBODY:
        match = _again(model, match, len(match.log), f"{model.seed}-{model.now}")
    return put_on_shelf(model, match)


def play_on(model: Model, _: str) -> Result:
    """Play on from the moment that is looked at: a copy, whose luck is new, and counts for nothing.

    Where nobody plays but bots, the person takes the seat of the first.
    """
    known = found(model)
    if known.sitting is None or not can_go_on(known.sitting):
        return model, []
    match = known.match
    deal = TRIED + (match.deal.removeprefix(TRIED) or f"{model.seed}")[:_TRIED_LENGTH]
    return put_on_shelf(model, _again(model, match, len(known.sitting.match.log), deal))


def can_go_on(sitting: Sitting) -> bool:
    """Whether there is anything left to play."""
    return bool(sitting.match.state.to_act != NOBODY)


def _again(model: Model, match: Match, length: int, deal: str) -> Match:
    """The match with a luck of its own. Scripts of somebody else's device are not here."""
    level = usual(match.game.id)
    players = [
        Player(level if player.kind == CODE else player.kind, player.name)
        for player in match.players
    ]
    if all(player.kind != HUMAN for player in players):
        players[0] = Player(HUMAN, players[0].name)
    return match.again(length, players, deal)
