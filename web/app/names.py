"""What players are called: by the name somebody typed, or else by whom they play or a house's."""

from functools import cache

from engine.core.game import Seat
from engine.core.match import Match, Player
from web.app.model import PEOPLE, people_here
from web.words import LANGUAGES, Words
from web.words.covers import cover

_BOT_NAMES = ("app.name.bot.1", "app.name.bot.2", "app.name.bot.3", "app.name.bot.4")
_GUEST_NAMES = ("app.name.guest.1", "app.name.guest.2", "app.name.guest.3", "app.name.guest.4")


def own_name(kind: str, seat: Seat, words: Words) -> str:
    """What somebody without a name is called."""
    return words((_GUEST_NAMES if kind in PEOPLE else _BOT_NAMES)[seat])


def unnamed(game: str, kind: str, seat: Seat, words: Words) -> str:
    """What somebody without a name is called: a bot by whom it plays, if its seat settles that."""
    roles = () if kind in PEOPLE else cover(game, words.language).roles
    return roles[seat] if roles else own_name(kind, seat, words)


@cache
def _own_names(kind: str, seat: Seat) -> frozenset[str]:
    return frozenset(own_name(kind, seat, Words(language)) for language in LANGUAGES)


def typed(player: Player, seat: Seat) -> str:
    """The name that somebody gave this player; empty for one of the house's."""
    return "" if player.name in _own_names(player.kind, seat) else player.name


def names(match: Match, words: Words) -> tuple[str, ...]:
    """The players' names, by seat; those that nobody typed follow the language."""
    return tuple(
        typed(player, seat) or unnamed(match.game.id, player.kind, seat, words)
        for seat, player in enumerate(match.players)
    )


def unnamed_person(match: Match) -> Seat | None:
    """The seat of the only person at this device, if without a name of their own."""
    here = people_here(match)
    return here[0] if len(here) == 1 and not typed(match.players[here[0]], here[0]) else None


def at_home(match: Match, words: Words) -> tuple[str, ...]:
    """The names as they stand where only this device is told: without a name of their own, the
    only person at it is spoken to."""
    own, you = unnamed_person(match), words("app.lesson.you")
    return tuple(you if seat == own else name for seat, name in enumerate(names(match, words)))
