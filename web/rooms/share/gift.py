"""What of a match leaves the device, and what is told with it.

A match that is over has no secrets. Of one that is still played, the picture and the text tell what
one seat sees; its link would hold every card, so it is made only for whoever has read that and says
yes. The luck to come is in neither: chance would otherwise be foreseen.
"""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import zip_longest

from engine.core.game import Seat
from engine.core.match import Match
from web.app.film import eyes_on
from web.app.links import link_to, pack_match
from web.app.model import Model, people_here
from web.app.names import names, unnamed_person
from web.app.outside import is_private
from web.app.preparing import day_of, is_daily
from web.app.routes import number_in
from web.app.saves import open_match
from web.app.sitting import looked_at, prompt, view
from web.boards.still import still
from web.boards.still.plate import Line
from web.boards.tables import load
from web.boards.telling import listed
from web.words import Words


@dataclass(frozen=True)
class Gift:
    """A match of the shelf that is looked at to be given away."""

    id: str
    match: Match
    """As it is kept, not to be changed in place."""
    shown: Match
    """The same after so many of its moves as are shown, not to be changed in place either."""
    seat: Seat | None
    """Whose eyes see what is told of it; None for somebody who looks on."""
    whole: bool = False
    """Whether the link holds what came after that, too."""
    risked: bool = False
    """Whether the person wants the link of a match that is not over."""
    code: bool = False
    """Whether its QR code is shown."""
    told: tuple[str, str] = ("", "")
    """The part of the page where something has just been done, and the key of the sentence."""

    @property
    def at(self) -> int:
        """After how many of its moves."""
        return len(self.shown.log)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, so that nothing of it is hidden any more."""
        return self.match.is_over

    @property
    def is_free(self) -> bool:
        """Whether a link may be made without asking."""
        return self.is_over or (
            not is_private(self.match) and (self.risked or not self.match.game.secret)
        )

    @property
    def part(self) -> str | None:
        """The match as its link holds it; None for one that is too long for that."""
        match = copy(self.match if self.whole else self.shown)
        if not self.is_over and not is_daily(match.deal):
            match.deal = ""
        return pack_match(match)

    def link(self, model: Model) -> str:
        """The link; "" where there is none."""
        if not self.is_free or self.part is None:
            return ""
        ends = not self.whole or self.at == len(self.match.log)
        return link_to(model.place, self.part, None if ends else self.at)

    @property
    def eyes(self) -> Seat | None:
        """Whose table the picture shows: the only person's, or else a winner's at the end."""
        return _eyes(self.shown, self.seat)

    def text(self, words: Words) -> str:
        """What people put into a chat: the game, who plays, how it stands."""
        title, day = load(self.match.game.id).title(words), day_of(self.match.deal, words)
        title = words("share.said.day", game=title, day=day) if day else title
        standing = _standing(self.shown, self.seat, words)
        lines = [" ".join(filter(None, standing[at])) for at in _best_first(self.shown, standing)]
        people = listed(words, lines)
        if self.shown.is_over:
            won = _won(self.shown, self.seat, words)
            return " ".join(filter(None, [words("share.said.over", game=title, names=people), won]))
        return words.many("share.said.open", self.at, game=title, names=people)

    def picture(self, words: Words, theme: str) -> str:
        """The board and what the seat holds as an SVG document, the standing below it."""
        return drawn(self.shown, self.seat, words, theme if theme == "dark" else "light")

    def file_name(self, ending: str) -> str:
        """What a file of the picture is called."""
        return f"serao-{self.match.game.id}-{self.id}-{self.at}.{ending}"


def _called(match: Match, words: Words) -> tuple[str, ...]:
    """The names, by seat: whoever gives it away without one speaks of "me"."""
    author, me = unnamed_person(match), words("share.said.me")
    return tuple(me if seat == author else name for seat, name in enumerate(names(match, words)))


def _won(match: Match, seat: Seat | None, words: Words) -> str:
    """Who has won, or what somebody alone has reached; "" where nobody has but the rules."""
    outcome = match.state.outcome()
    if outcome is None:
        return ""
    if len(match.players) == 1:
        lead = outcome.scores[0]
        key = f"share.said.{'lead' if lead >= 0 else 'behind'}"
        return words.many(key, abs(lead), rank=load(match.game.id).rank(words, lead))
    if not outcome.winners:
        return ""
    sitting, author = looked_at(match, seat), unnamed_person(match)
    seen = replace(view(sitting, words), names=_called(match, words))
    if author is None or author not in outcome.winners or load(match.game.id).team(seen, author):
        return prompt(sitting, seen)
    others = [seen.names[each] for each in outcome.winners if each != author]
    if others:
        return words("share.said.shared", names=listed(words, others))
    return words("share.said.won")


def _colours(match: Match, seat: Seat | None, words: Words) -> list[str]:
    """What each player is on the board, after the name: a colour, a clan or a role."""
    table, seen = load(match.game.id), view(looked_at(match, seat), words)
    badges = [table.badge(seen, at) for at in range(len(match.players))]
    return [f" \N{MIDDLE DOT} {badge.name}" if badge.name else "" for badge in badges]


def _standing(match: Match, seat: Seat | None, words: Words) -> list[tuple[str, str]]:
    """Who plays, by seat, and how many points they have, where points are counted."""
    table = load(match.game.id)
    called = [*_called(match, words), *table.opponents(words, len(match.players))]
    points = [str(sum(parts.values())) for parts in table.score(match.observe(seat))]
    return list(zip_longest(called, points, fillvalue=""))[: len(called)]


def _winners(match: Match) -> tuple[Seat, ...]:
    outcome = match.state.outcome()
    return tuple(outcome.winners) if outcome is not None else ()


def _eyes(match: Match, seat: Seat | None) -> Seat | None:
    if seat is not None and people_here(match) == (seat,):
        return seat
    return next(iter(_winners(match)), seat)


def _best_first(match: Match, standing: Sequence[object]) -> list[int]:
    """In which order the lines are told: those of the winners first."""
    winners = _winners(match)
    return sorted(range(len(standing)), key=lambda at: at not in winners)


@lru_cache(maxsize=2)
def drawn(match: Match, seat: Seat | None, words: Words, theme: str) -> str:
    """Drawn once: the page shows it with every message."""
    winners, standing = _winners(match), _standing(match, seat, words)
    lines = [Line(words("app.title.page", page=load(match.game.id).title(words)))]
    colours = _colours(match, seat, words)
    for at in _best_first(match, standing):
        name, points = standing[at]
        if at == unnamed_person(match):
            name = name[:1].upper() + name[1:]
        lines.append(Line("".join([name, *colours[at : at + 1]]), points, at in winners))
    if won := _won(match, seat, words):
        lines.append(Line(won))
    seen = match.observe(_eyes(match, seat))
    return still(match.game.id, seen, words, theme, _called(match, words), lines)


def gift_of(model: Model, id: str, part: str) -> Gift | None:
    """The match of the shelf by that id, after so many moves or else at its end; None without one.

    Where the match lies on the table, whoever looks at it there sees it here.
    """
    saved = model.shelf.get(id)
    match = open_match(saved.text) if saved is not None else None
    if not isinstance(match, Match):
        return None
    most = len(match.log)
    at = number_in(part)
    at = most if at is None else min(at, most)
    shown = match if at == most else match.again(at)
    return Gift(id, match, shown, eyes_on(model, id, match))
