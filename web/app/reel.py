"""How far a film has been wound, and what stands below it: for every room that has one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from engine.core.game import NOBODY
from web.app.asking import about
from web.app.effects import After, Announce, Effect, Result
from web.app.film import Film
from web.app.messages import Key, Message, Rang
from web.app.model import Model, Sitting
from web.app.pacing import pace_of, stages_of
from web.app.playing import tell
from web.app.routes import moves_in
from web.app.sitting import said_of, table_of, view
from web.app.sounding import replayed
from web.boards.telling import listed
from web.words import Words

FILM = "film"
"""The name of the timer while a film goes on by itself, and of its verb and its form."""

KEYS = {"ArrowLeft": "back", "ArrowRight": "on", "Home": "first", "End": "last"}
"""What keys do."""


@dataclass(frozen=True, slots=True)
class Reel:
    """A film, after `at` of its moves."""

    film: Film
    at: int = 0
    runs: bool = False
    """Whether it goes on by itself."""
    fresh: int = 0
    """How many moves it has just gone forwards by a step: what they changed is shown in stages."""
    marked: int = 1
    """The places of how many of its last moves are marked: all that a line of the log tells of."""

    @property
    def sitting(self) -> Sitting:
        """The table as it was then."""
        return self.film.sitting(self.at, self.fresh, self.marked)

    def wound(self, where: str) -> "Reel":
        """At the `first` or the `last` position, a move or a turn `back` or `on`, after a number
        of moves or those from one to another, which are marked, as `moves_in` reads them; or where
        it is, for `play`, `pause` and `run`, which is either.

        What is seen to its end is played from its beginning. Any other text changes nothing.
        """
        if where == "run":
            where = "pause" if self.runs else "play"
        if where == "play" and not self.film.length:
            return self
        if where == "play":
            over = self.at == self.film.length
            return Reel(self.film, runs=True) if over else replace(self, runs=True)
        named = moves_in(where)
        at = self._place(where) if named is None else min(named[1], self.film.length)
        marked = self.marked if at == self.at else 1
        if named is not None:
            marked = max(1, at - named[0] + 1)
        fresh = self.fresh if at == self.at else int(at == self.at + 1)
        return Reel(self.film, at, fresh=fresh, marked=marked)

    def _place(self, where: str) -> int:
        at, most, turns = self.at, self.film.length, self.film.turns
        places = {
            "first": 0,
            "turn-back": max((turn for turn in turns if turn < at), default=0),
            "back": at - 1,
            "on": at + 1,
            "turn-on": min((turn for turn in turns if turn > at), default=most),
            "last": most,
        }
        return max(0, min(places.get(where, at), most))

    def ran(self) -> "Reel":
        """After the next move that is worth a look, while it goes on by itself."""
        at = self.at + 1
        while at < self.film.length and not self.film.story[at - 1].events:
            at += 1
        return Reel(self.film, at, runs=at < self.film.length, fresh=at - self.at)


def heard(
    model: Model, message: Message, reel: Reel, keys: Mapping[str, str] = KEYS
) -> Reel | None:
    """The film after one of its keys, or once its next move is due; None for another message."""
    match message:
        case Key(key=key) if key in keys:
            return reel.wound(keys[key])
        case Rang(what=what, number=number) if what == FILM:
            return reel.ran() if reel.runs and number == model.timer else None
    return None


def by_slider(turn: Callable[[Model, str], Result]) -> Callable[[Model, Mapping[str, str]], Result]:
    """What the form of a film does, given what winds it."""
    return lambda model, values: turn(model, values.get("at", ""))


def inquire(model: Model, what: str, reel: Reel | None) -> Result:
    """What a thing on the table of this moment is."""
    if reel is None:
        return model, []
    return tell(model, about(replace(model, sitting=reel.sitting), what))


def news(model: Model, reel: Reel, moved: bool) -> Result:
    """What is said and heard of a moment once it is there, and the wait for the next."""
    model, told = replace(model, timer=model.timer + 1), list[Effect]()
    if moved:
        told = [Announce(line(reel.sitting, model.words)), *replayed(model, reel.sitting)]
    if not reel.runs:
        return model, told
    wait = pace_of(model, reel.sitting) + stages_of(model, reel.sitting)
    return model, [*told, After(wait, FILM, model.timer)]


def line(sitting: Sitting, words: Words) -> str:
    """What the marked moves came to, as their seat may know it; else what did so last.

    At the beginning it is who plays.
    """
    seen = view(sitting, words)
    before = max(0, len(sitting.story) - sitting.marked)
    if said := said_of(sitting, sitting.story[before:], seen):
        return said
    by, sealed = sitting.match.decided[-1] if sitting.story else (NOBODY, False)
    if by >= 0 and sealed:
        return words("app.film.secret", name=seen.names[by])
    for deed in reversed(sitting.story[:before]):
        if said := said_of(sitting, [deed], seen):
            return said  # as in the log, what was seen last
    everybody = [*seen.names, *table_of(sitting).opponents(words, len(seen.names))]
    return words("app.film.begins", names=listed(words, everybody))
