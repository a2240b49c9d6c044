"""What a player meets in a game, step by step: pages as the app draws them, with no browser."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from html import unescape
from itertools import cycle
from random import Random

from engine.core.game import CHANCE, NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import load
from engine.search.levels import kind_of, levels, offered, styles
from tests.web.person import Person
from web.app.preparing import own_name
from web.words import LANGUAGES, Words

TRIES = 12
"""So many things are tapped to find one that is refused."""

TAPS = 2
"""So many of a move's taps are looked at, and the last one."""

TRIED = "tried-"
"""Before the name of the copy of a match in which they are tapped."""

PREFERENCES = '{"forced": false, "guide": "full"}'
"""As a newcomer has it, who makes every move."""

_TAPS = re.compile(r'<(?!button[^>]* disabled)[^>]* data-do="(tap [^"]*)"')


@dataclass(frozen=True)
class Step:
    """One picture of the app."""

    kind: str
    """Game, players, decision, and what has been done towards it."""
    pages: dict[str, str]
    """The HTML in `#app`, by language: each, or one."""


@dataclass(frozen=True)
class Moment:
    """Before a person's decision."""

    stage: str
    line: str
    """The match, as text."""
    move: object
    """A good one; None at the end."""


@cache
def moments(name: str, seats: int, deal: int = 0) -> tuple[Moment, ...]:
    """Every decision of one person in a whole game of greedy bots, and its end."""
    game, kinds = load(name), levels(name)
    weakest, words, person = offered(name)[0], Words("de"), deal % seats
    manners = cycle(kind_of(weakest, style) for style in styles(name) or ("",))
    players = [
        Player(kind, own_name(kind, seat, words))
        for seat, manner in zip(range(seats), manners, strict=False)
        for kind in [HUMAN if seat == person else manner]
    ]
    match, random = Match(game, players, {}, deal=f"layout-{deal}"), Random(deal)
    found = []
    while match.state.to_act != NOBODY:
        seat = match.state.to_act
        if seat == CHANCE:
            match.roll()
            continue
        observation = match.observe(seat)
        move = kinds["greedy"](game, observation, random)
        if seat == person:
            found.append(Moment(str(observation.stage), str(match), move))
        match.play(move)
    return (*found, Moment("over", str(match), None))


def lately(met: Sequence[Moment]) -> list[Moment]:
    """Each kind of decision as it came last, when most lies on the table."""
    return list({moment.stage: moment for moment in met}.values())


def steps(name: str, seats: int, chosen: list[Moment], in_turn: bool = False) -> Iterator[Step]:
    """What is to be seen around each of these decisions, in each language or `in_turn` in one."""
    languages = cycle([[language] for language in LANGUAGES] if in_turn else [LANGUAGES])
    kept = {
        f"serao.match.{copy}{at}": moment.line
        for at, moment in enumerate(chosen)
        for copy in ("", TRIED)
    }
    person = Person({**kept, "serao.preferences": PREFERENCES})
    for at, moment in enumerate(chosen):
        for kind in _around(person, name, at, moment):
            assert not person.errors, person.errors
            yield Step(f"{name} {seats} {moment.stage}{kind}", _drawn(person, next(languages)))


def _drawn(person: Person, languages: Sequence[str]) -> dict[str, str]:
    found = {}
    for language in languages:
        person.fill_in("language", language=language)
        found[language] = person.html
    return found


def _around(person: Person, name: str, at: int, moment: Moment) -> Iterator[str]:
    """What has been done towards the move, each time the page is another one."""
    person.visit(f"#/table/{TRIED}{at}")
    things = list(dict.fromkeys(map(unescape, _TAPS.findall(person.html))))
    if any(_is_refused(person, what) for what in things[:: max(1, len(things) // TRIES)]):
        yield ", refused"
    person.visit("#/").visit(f"#/table/{at}")
    yield ""
    if moment.move is None:
        return
    taps = person.still_to_tap(name, moment.move)
    for count, what in enumerate(taps, 1):
        person.tap(what)
        if count <= TAPS or count == len(taps):  # thirty rats go home one by one
            yield f", tap {min(count, TAPS + 1)}"
    if 'id="confirm"' in person.html:
        person.do("confirm")
    person.wait_for_bots()
    yield ", moved"


def _is_refused(person: Person, what: str) -> bool:
    """Whether this is; what is not may have been a move."""
    if 'data-do="tap ' in person.html:
        person.do(what)
    return 'class="prompt notice"' in person.html
