"""What is kept in the browser, and how it is read back.

- `serao.match.<id>`: the one line of a match, a text a person could mail;
- `serao.picked.<id>`: what its people have picked up on the way to a move, by seat, as JSON; what
  does not fit the match is as if nobody had;
- `serao.matches`: when each of them last changed, as JSON;
- `serao.preferences`: JSON;
- `serao.results`: the best results of games played alone, as JSON;
- `serao.lessons`: how far somebody came in each lesson, and which steps of authors' lessons are
  solved (`web.rooms.embed.progress`), as JSON;
- `serao.finished`: how many games of each kind were played to their end, as JSON;
- `serao.streaks`: how many games in a row were won, or lost, against a level, as JSON;
- `serao.played`: the games that were played to their end, the oldest first, as JSON;
- `serao.solved`: which days' puzzles were solved, and after how many vain tries, as JSON;
- `serao.met`: the ids of the rules that were told when they first came up, as JSON;
- `serao.room.<room>.…`: what a room of `web.rooms` keeps, in a form of its own.

A text that cannot be read stays as it is: it can be downloaded and deleted, never overwritten.
Nothing is parsed before its length and its brackets are counted: the browser's Python does not
survive a text that is nested too deep, and would then meet it again at every start.
"""

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict, astuple, fields
from functools import cache, lru_cache
from typing import Any, TypeVar

from engine.core.game import BadTextError, IllegalMoveError, Seat
from engine.core.match import HUMAN, VERSION, Match, is_deal, read_match
from engine.core.notation import is_writable
from engine.games import NAMES, load
from engine.search.levels import is_kind, offered
from web.app.model import (
    CODE,
    CONTRASTS,
    FAR,
    GUIDES,
    NAME_LENGTH,
    PACES,
    THEMES,
    VOLUMES,
    Best,
    Learnt,
    Pick,
    Played,
    Preferences,
    Saved,
)
from web.words import LANGUAGES

MATCH = "serao.match."
MATCHES = "serao.matches"
PICKED = "serao.picked."
PREFERENCES = "serao.preferences"

RESULTS = "serao.results"
LESSONS = "serao.lessons"
MET = "serao.met"
ROOMS = "serao.room."
REVIEW = "review."
"""How the key goes on, after `ROOMS`, of what was found in looking back at a match: see
`web.rooms.review`. It goes with the match."""
FINISHED = "serao.finished"
STREAKS = "serao.streaks"
PLAYED = "serao.played"
SOLVED = "serao.solved"

Kept = TypeVar("Kept")

_SEATS = ("0", "1", "2", "3")
"""The seats of any game, each by its one digit."""

_LATEST = 10**14
"""Epoch ms that no browser has reached: later times are damage."""

_LONGEST_PICKS = 4000
"""Characters of what is picked up: many times what any table needs."""

_MOST_STEPS = 100
"""Of a lesson: more than anybody has patience for."""

_MOST_GAMES = 10**6
"""Played to their end: more than a life has room for."""

RESULTS_KEPT = 20
"""How many results of each game are kept."""

PLAYED_KEPT = 500
"""How many games that were played to their end are remembered: the latest."""

SOLVED_KEPT = 1000
"""How many days' puzzles are remembered: the latest."""

LEARNT_KEPT = 900
"""How many lessons, puzzles and tasks of authors are remembered: the latest."""

LONGEST = 200_000
"""Characters of the longest text that is read: many times as long as any match."""

LONGEST_FILE = 6_000_000
"""Characters of a file with many such texts: more than browsers keep for a site."""

MOST_NESTED = 20
"""Brackets within each other: more than any JSON of ours has, and far fewer than are too many."""

_BRACKET = re.compile(r"[][{}]")

_HEAD = re.compile(r"serao/([1-9][0-9]{0,8}) ")

PROBLEMS = {
    "version": "app.problem.version",
    "game": "app.problem.game",
    "level": "app.problem.level",
    "match": "app.problem.match",
    "rule": "app.problem.rule",
}
"""The sentence for each reason why a text is no match; any other is `app.problem.damaged`."""


def problem_sentence(problem: str) -> str:
    """The key of the sentence for a reason."""
    return PROBLEMS.get(problem, "app.problem.damaged")


@lru_cache(maxsize=64)
def open_match(text: str) -> Match | str:
    """The match of a text, or the reason why there is none.

    The same text gives the same Match, so it must not be changed in place.
    """
    if len(text) > LONGEST:
        return "long"
    try:
        match = read_match(text, load)
    except BadTextError as error:
        return error.what
    except IllegalMoveError:
        return "rule"
    return match if _all_known(match) else "level"


@lru_cache(maxsize=4)
def open_beginning(text: str) -> Match | None:
    """The match of a text as far as its log goes by the rules; None where not even one move does.

    As above, it must not be changed in place.
    """
    if len(text) > LONGEST:
        return None
    try:
        match = read_match(text, load, whole=False)
    except BadTextError:
        return None
    return match if match.log and _all_known(match) else None


@lru_cache(maxsize=4)
def open_newer(text: str) -> tuple[Match, bool] | None:
    """What a text of a newer version is in the eyes of this one; None for any other text.

    The match as far as its log goes by the rules known here, and whether that is all of it. It is
    only to be looked at: a newer version may mean something else by the same words. As above, it
    must not be changed in place.
    """
    text = text.strip()
    head = _HEAD.match(text)
    if head is None or int(head[1]) <= VERSION:
        return None
    ours = f"serao/{VERSION} {text[head.end() :]}"
    match = open_match(ours)
    if isinstance(match, Match):
        return match, True
    part = open_beginning(ours)
    if part is None:
        return None
    # what is over here goes on there: its secrets are still to be kept
    return part.again(len(part.log) - 1) if part.is_over else part, False


def _all_known(match: Match) -> bool:
    bots = {player.kind for player in match.players} - {HUMAN, CODE, FAR}
    return all(is_kind(match.game.id, kind) for kind in bots)


def read_shelf(storage: Mapping[str, str]) -> dict[str, Saved]:
    """Every match kept, readable or not, by its id; what has none of ours is left where it is."""
    times = _object(storage.get(MATCHES, ""))
    return {
        id: Saved(text, _time(times.get(id)))
        for key, text in storage.items()
        if (id := key.removeprefix(MATCH)) != key and is_id(id)
    }


def read_kept(storage: Mapping[str, str]) -> dict[str, str]:
    """What rooms keep, each text as it is."""
    return {key.removeprefix(ROOMS): text for key, text in storage.items() if key.startswith(ROOMS)}


def write_times(shelf: Mapping[str, Saved]) -> str:
    """When each match last changed."""
    return json.dumps({id: saved.updated for id, saved in shelf.items()})


def read_picks(storage: Mapping[str, str]) -> dict[str, dict[Seat, Pick]]:
    """What people have picked up, by match and seat; whatever is not understood is left out."""
    found = {
        key.removeprefix(PICKED): dict(_picks(text))
        for key, text in storage.items()
        if key.startswith(PICKED) and len(text) <= _LONGEST_PICKS
    }
    return {id: picks for id, picks in found.items() if picks}


def _picks(text: str) -> Iterator[tuple[Seat, Pick]]:
    for seat, pick in _object(text).items():
        match pick:
            case {"at": int(at), "things": [*things]} if seat in _SEATS:
                texts = tuple(thing for thing in things if isinstance(thing, str))
                if len(texts) == len(things):
                    yield int(seat), Pick(at, texts)


def write_picks(picks: Mapping[Seat, Pick]) -> str:
    """What people have picked up in one match, as text."""
    return json.dumps({str(seat): asdict(pick) for seat, pick in picks.items()})


def read_preferences(text: str) -> Preferences:
    """Preferences; whatever is not understood is as if never chosen."""
    data = _object(text)
    understood = {
        "language": data.get("language") in LANGUAGES,
        "theme": data.get("theme") in THEMES,
        "contrast": data.get("contrast") in CONTRASTS,
        "pace": data.get("pace") in [*PACES],
        "forced": isinstance(data.get("forced"), bool),
        "explain": isinstance(data.get("explain"), bool),
        "guide": data.get("guide") in GUIDES,
        "letters": isinstance(data.get("letters"), bool),
        "oldest": isinstance(data.get("oldest"), bool),
        "volume": data.get("volume") in [*VOLUMES],
        "vibrate": isinstance(data.get("vibrate"), bool),
        "name": _is_name(data.get("name")),
    }
    return Preferences(**{name: data[name] for name, good in understood.items() if good})


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= NAME_LENGTH and is_writable(value)


def write_preferences(preferences: Preferences) -> str:
    """Preferences as text; what is as if never chosen is left out."""
    default = Preferences()
    changed = {
        field.name
        for field in fields(Preferences)
        if getattr(preferences, field.name) != getattr(default, field.name)
    }
    return json.dumps({name: asdict(preferences)[name] for name in sorted(changed)})


def read_results(text: str) -> tuple[Best, ...]:
    """The best results; whatever is not understood is left out."""
    data = parsed(text)
    return best(_results(data if isinstance(data, list) else []))


def _results(data: list[object]) -> Iterator[Best]:
    for entry in data:
        match entry:
            case {"game": str(game), "score": int(score), "when": int(when), "deal": str(deal)}:
                if game in NAMES and abs(score) < 1000 and 0 <= when < _LATEST and is_deal(deal):
                    yield Best(game, score, when, deal)


def write_results(results: Iterable[Best]) -> str:
    """The best results as text."""
    return json.dumps([asdict(result) for result in results])


def read_learnt(text: str) -> dict[str, Learnt]:
    """How far somebody came in each lesson; whatever is not understood is left out."""
    return _latest(dict(_learnt(text)), LEARNT_KEPT)


def _learnt(text: str) -> Iterator[tuple[str, Learnt]]:
    for key, value in _object(text).items():
        match value:
            case {"at": int(at), "done": bool(done)} if _is_of_a_game(key):
                if 0 <= at < _MOST_STEPS:
                    yield key, Learnt(at, done)


def write_learnt(learnt: Mapping[str, Learnt]) -> str:
    """How far somebody came in each lesson, as text: in the latest of them."""
    return json.dumps({key: asdict(one) for key, one in _latest(learnt, LEARNT_KEPT).items()})


def read_met(text: str) -> frozenset[str]:
    """The rules that were told; whatever is not understood is left out."""
    data = parsed(text)
    ids = data if isinstance(data, list) else []
    return frozenset(id for id in ids if isinstance(id, str) and id in _rule_ids())


@cache
def _rule_ids() -> frozenset[str]:
    return frozenset(rule.id for game in NAMES for rule in load(game).rules)


def write_met(met: Iterable[str]) -> str:
    """The rules that were told, as text."""
    return json.dumps(sorted(met))


def read_finished(text: str) -> dict[str, int]:
    """How many games of each kind were played out; whatever is not understood is left out."""
    counts = _object(text)
    return {
        game: count
        for game, count in counts.items()
        if game in NAMES and isinstance(count, int) and 0 <= count < _MOST_GAMES
    }


def write_finished(finished: Mapping[str, int]) -> str:
    """How many games of each kind were played out, as text."""
    return json.dumps(dict(finished))


def read_streaks(text: str) -> dict[str, int]:
    """How many games in a row were won or lost; whatever is not understood is left out."""
    return {
        key: streak
        for key, streak in _object(text).items()
        if isinstance(streak, int) and abs(streak) < _MOST_GAMES and _is_level(key)
    }


def _is_level(key: str) -> bool:
    game, _, level = key.partition(".")
    return game in NAMES and level in offered(game)


def write_streaks(streaks: Mapping[str, int]) -> str:
    """How many games in a row were won or lost, as text."""
    return json.dumps({key: streak for key, streak in streaks.items() if streak})


def read_played(text: str) -> tuple[Played, ...]:
    """The games that were played to their end; whatever is not understood is left out."""
    data = parsed(text)
    return tuple(_played(data if isinstance(data, list) else []))[-PLAYED_KEPT:]


def _played(data: list[object]) -> Iterator[Played]:
    for entry in data:
        match entry:
            case [
                str(game),
                str(kind),
                "" | "won" | "lost" | "shared" as outcome,
                int(score),
                int(when),
                str(deal),
                int(seats),
            ] if game in NAMES and is_deal(kind) and is_deal(deal):
                if abs(score) < 1000 and 0 <= when < _LATEST and 0 <= seats <= len(_SEATS):
                    yield Played(game, kind, outcome, score, when, deal, seats)


def write_played(record: Iterable[Played]) -> str:
    """The same as text."""
    return json.dumps([list(astuple(one)) for one in record], separators=(",", ":"))


def read_solved(text: str) -> dict[str, int]:
    """The puzzles of a day that were solved; whatever is not understood is left out."""
    found = {
        key: tries
        for key, tries in _object(text).items()
        if isinstance(tries, int) and 0 <= tries < _MOST_GAMES and _is_of_a_game(key)
    }
    return _latest(found, SOLVED_KEPT)


def _is_of_a_game(key: str) -> bool:
    """Whether it is a game's name, a dot and such a name as lessons, puzzles and days have."""
    game, _, name = key.partition(".")
    return game in NAMES and is_id(name)


def _latest(found: Mapping[str, Kept], most: int) -> dict[str, Kept]:
    """So many of them, the latest."""
    return dict([*found.items()][-most:])


def write_solved(solved: Mapping[str, int]) -> str:
    """The puzzles of a day that were solved, as text: the latest of them."""
    return json.dumps(_latest(solved, SOLVED_KEPT))


def best(results: Iterable[Best]) -> tuple[Best, ...]:
    """The results worth keeping, best first; of equals the earliest."""
    ordered = sorted(results, key=lambda result: (-result.score, result.when))
    return tuple(
        result
        for name in NAMES
        for result in [one for one in ordered if one.game == name][:RESULTS_KEPT]
    )


def new_id(now: int, seed: int, taken: Collection[str]) -> str:
    """A short name for a match that no other has, from the time and the seed."""
    number = now // 1000 * 1296 + seed % 1296
    while (id := _base36(number)) in taken:
        number += 1
    return id


def game_in(text: str) -> str:
    """The name of the game that the text of a match begins with, without reading all of it; "" for
    none of ours."""
    found = text.split(" ", 2)[1:2]
    return found[0] if found and found[0] in NAMES else ""


def is_id(text: str) -> bool:
    """Whether the text can be such a name; what stands in a key may be anybody's."""
    return text != "" and is_deal(text)


def file_name(id: str, text: str) -> str:
    """What a downloaded match is called."""
    match = open_match(text)
    game = match.game.id if isinstance(match, Match) else "match"
    return f"serao-{game}-{id}.txt"


def _base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits or "0"


def readable(text: str) -> bool:
    """Whether it is JSON, and no more of it than we would write."""
    return parsed(text) is not None


def parsed(text: str, longest: int = LONGEST) -> Any:
    """The value of a JSON text; None for what is none."""
    if len(text) > longest or _is_deep(text):
        return None
    try:
        return json.loads(text)
    except ValueError:
        return None


def _is_deep(text: str) -> bool:
    """Whether more brackets of JSON than `MOST_NESTED` lie within each other; its strings do not
    count."""
    deep = 0
    outside = "".join(text.replace("\\\\", "").replace('\\"', "").split('"')[::2])
    for bracket in _BRACKET.finditer(outside):
        deep += 1 if bracket[0] in "[{" else -1
        if deep > MOST_NESTED:
            return True
    return False


def _object(text: str) -> dict[str, Any]:
    data = parsed(text)
    return data if isinstance(data, dict) else {}


def _time(value: object) -> int:
    return value if isinstance(value, int) and 0 <= value < _LATEST else 0
