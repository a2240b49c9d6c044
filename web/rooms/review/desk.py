"""What the room knows of the match that is looked back at, and how that is kept.

Kept is how many moments were looked at, in their order, what was found of decisions that cost
something, and what the table promised. A text that is damaged, of another version or of another
match is as if none.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from zlib import crc32

from engine.core.game import BadTextError
from engine.search.hints import Reason
from web.app.effects import Effect
from web.app.model import Model
from web.app.rooms import knowing, known_here
from web.app.saves import REVIEW, parsed
from web.app.storing import kept_by_room
from web.boards.telling import because
from web.rooms.review.gauge import SURE
from web.rooms.review.judging import Verdict
from web.rooms.review.looked import Looked, told_apart
from web.rooms.review.questions import written
from web.words import Words

NAME = "review"
VERSION = 2

KEPT = 40
"""So many reviews are kept; of more, those of the matches that were touched last."""

MOST_FOUND = 300
"""Costly decisions of a match that are kept: more than any has."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A match that is looked back at."""

    id: str
    looked: Looked
    done: int = 0
    """How many of its moments were looked at, in their order."""
    found: tuple[Verdict, ...] = ()
    """Of decisions that cost something, in the order of the match."""
    ahead: Mapping[int, tuple[int, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """After how many moves the table was looked at, and what it promises."""
    asked: int = 0
    """The timer's number when the last were asked about; 0 while nothing is."""
    asking: int = 0
    """How many of them."""
    stopped: bool = False
    """Whether somebody had enough of it."""
    tried: int | None = None
    """The decision that was tried again last, after so many moves."""

    @property
    def is_whole(self) -> bool:
        """Whether every moment was looked at."""
        return self.done == len(self.looked.looks)

    @property
    def curve(self) -> dict[int, tuple[int, ...]]:
        """What the table promised, by how many moves: at first sight where nobody has looked."""
        return {**self.looked.curve, **self.ahead}

    def compared(self, verdict: Verdict, words: Words) -> tuple[str, str]:
        """The move that was made and the better one, each as a sentence."""
        at, match = verdict.at, self.looked.match
        made, better = told_apart(self.looked, at, match.log[at], verdict.best, words)
        return words("review.made", text=made), words("review.better", text=better)

    def found_at(self, at: int) -> Verdict | None:
        """What was found of the decision after so many moves; None where it cost nothing."""
        return next((verdict for verdict in self.found if verdict.at == at), None)


def desk_of(model: Model) -> Desk | None:
    """What lies on it; None for nothing, or for another match than the page's."""
    desk: Desk | None = known_here(model, NAME)
    return desk


def put(model: Model, desk: Desk | None) -> Model:
    """The model with that on the desk."""
    return knowing(model, NAME, desk)


def take_up(model: Model, id: str, looked: Looked) -> Desk:
    """A match as far as it was judged when it was last looked at."""
    desk = Desk(id, looked)
    return read(desk, model.kept.get(REVIEW + id, ""), model) or desk


def _stamp(looked: Looked) -> int:
    return crc32(str(looked.match).encode())


def write(desk: Desk) -> str:
    """What is kept of it."""
    found = [written(verdict) for verdict in desk.found[:MOST_FOUND]]
    ahead = [[at, *promises] for at, promises in desk.ahead.items()]
    kept = {"v": VERSION, "of": _stamp(desk.looked), "done": desk.done}
    return json.dumps({**kept, "found": found, "ahead": ahead}, separators=(",", ":"))


def read(desk: Desk, text: str, model: Model) -> Desk | None:
    """The desk with what was kept; None where that cannot be understood, whole."""
    match parsed(text) if text else None:
        case {
            "v": version,
            "of": int(of),
            "done": int(done),
            "found": [*entries],
            "ahead": [*rows],
        } if version == VERSION:
            looked = desk.looked
            if of != _stamp(looked) or not 0 <= done <= len(looked.looks):
                return None
            seen = looked.looks[:done]
            try:
                found = tuple(_verdicts(entries, looked, model))
                ahead = dict(_promises(rows, looked))
            except ValueError:  # a BadTextError too
                return None
            ats = [verdict.at for verdict in found]
            if ats != sorted({*ats} & {*seen}) or [*ahead] != [*filter(looked.curve.get, seen)]:
                return None
            return replace(desk, done=done, found=found, ahead=ahead)
    return None


def _promises(rows: list[object], looked: Looked) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Raises ValueError for a row that is none of ours."""
    seats = len(looked.match.players)
    for row in rows:
        match row:
            case [int(at), *rest]:
                promises = tuple(one for one in rest if isinstance(one, int) and abs(one) <= SURE)
            case _:
                raise ValueError(row)
        if len(promises) != len(rest) or len(promises) != seats:
            raise ValueError(row)
        yield at, promises


def _verdicts(entries: list[object], looked: Looked, model: Model) -> Iterator[Verdict]:
    """Raises ValueError for an entry that is none of ours."""
    game = looked.match.game
    for entry in entries:
        match entry:
            case [int(at), int(cost), int(promised), str(best), reason] if (
                at in looked.decisions and 0 < cost <= SURE and abs(promised) <= SURE
            ):
                move = game.move(best)
                state = looked.film(looked.match.decided[at][0]).match(at).state
                if state.refusal(move) is not None:
                    raise BadTextError("move", best)
                yield Verdict(at, cost, promised, move, _reason(reason, game.id, model))
            case _:
                raise ValueError(entry)


def _reason(data: object, game: str, model: Model) -> Reason | None:
    match data:
        case None:
            return None
        case [str(name), int() | None as number]:
            reason = Reason(name, number)
            try:
                because(model.words, game, reason)
            except (KeyError, IndexError) as unknown:
                raise ValueError(name) from unknown
            return reason
    raise ValueError(data)


def keep(model: Model, desk: Desk) -> tuple[Model, list[Effect]]:
    """Keep what was found so far, and no more reviews than there is room for."""
    key, text = REVIEW + desk.id, write(desk)
    others = [other for other in model.kept if other.startswith(REVIEW) and other != key]
    others.sort(key=lambda other: _touched(model, other), reverse=True)
    gone = others[KEPT - 1 :]
    return kept_by_room(model, {key: text, **dict.fromkeys(gone)})


def _touched(model: Model, key: str) -> int:
    saved = model.shelf.get(key.removeprefix(REVIEW))
    return saved.updated if saved else 0
