"""What a letter that comes in is to the one that is kept: every way in which it may be none."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import takewhile

from engine.core.game import BadTextError, IllegalMoveError, Seat
from web.rooms.far.letter import Guest, Letter, followed, match_of


class Verdict(StrEnum):
    """The value is the last word of the sentence that tells it."""

    NEWS = "news"  # it goes on
    SAME = "same"  # all of it was known
    YOURS = "yours"  # all of it was known, and it was sent from here
    OLDER = "older"  # what is kept has gone on since
    SEATED = "seated"  # the invitation that was answered here, and the answer is awaited
    THEIRS = "theirs"  # the game went another way there, by a move of somebody else's
    BRANCH = "branch"  # the game went another way there than here
    OTHER = "other"  # another game, or other people, under this table's name
    LUCK = "luck"  # the host's number is not the one that was sealed, or somebody's has changed
    TAKEN = "taken"  # whoever sent it has chosen a seat that was somebody else's already
    LOST = "lost"  # the host has given the seat that was chosen here to somebody else
    OWN = "own"  # it holds a move of a seat that plays here
    ILLEGAL = "illegal"  # a move in it breaks a rule, or is none


KNOWN = (Verdict.SAME, Verdict.YOURS, Verdict.OLDER, Verdict.SEATED)
"""Of a link that is as it should be, but brings nothing."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict, and the letter to keep: the one before, unless there is news."""

    verdict: Verdict
    letter: Letter


def judge(kept: Letter, mine: Collection[Seat], sent: Letter) -> Judged:
    """Weigh a letter that was sent against the one that is kept by whoever has these seats."""
    for verdict, holds in (
        (Verdict.OTHER, _head(kept) == _head(sent)),
        (Verdict.LUCK, sent.is_fair),
    ):
        if not holds:
            return Judged(verdict, kept)
    if kept.luck:
        return _going_on(kept, mine, sent)
    return _gathering(kept, mine, sent)


def _head(letter: Letter) -> tuple[object, ...]:
    """What never changes."""
    return letter.table, letter.game, letter.options, letter.seal, len(letter.guests), letter.hosts


def _gathering(kept: Letter, mine: Collection[Seat], sent: Letter) -> Judged:
    """Not everybody was there yet, for all that is known here."""
    is_host, taken, guests = kept.is_hosted_by(mine), False, list[Guest | None]()
    for seat, (known, told) in enumerate(zip(kept.guests, sent.guests, strict=True)):
        if known is None or told is None or known == told:
            guests.append(known or told)
            continue
        if seat in mine and not is_host:
            is_changed = sent.luck and known.name == told.name
            return Judged(Verdict.LUCK if is_changed else Verdict.LOST, kept)
        taken = True
        guests.append(told if sent.luck else known)
    if sent.luck and is_host:
        return Judged(Verdict.LUCK, kept)
    found = replace(kept, guests=tuple(guests), luck=sent.luck)
    if sent.luck:
        return _going_on(found, mine, sent, kept)
    if found != kept:
        return Judged(Verdict.NEWS, found)
    if taken and is_host:
        return Judged(Verdict.TAKEN, kept)
    if sent.guests == kept.guests:
        return Judged(Verdict.YOURS, kept)
    return Judged(Verdict.OLDER if is_host else Verdict.SEATED, kept)


def _made(letter: Letter, mine: Collection[Seat]) -> tuple[list[Seat], bool]:
    """Who makes each move of a letter up to the first illegal one, and whether there is none."""
    makers = list[Seat]()
    try:
        for seat in followed(match_of(letter, mine), letter.moves):
            makers.append(seat)
    except (BadTextError, IllegalMoveError):
        return makers, False
    return makers, True


def _common(kept: Letter, sent: Letter) -> int:
    """How many moves both begin with."""
    pairs = zip(kept.moves, sent.moves, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def parted(kept: Letter, mine: Collection[Seat], sent: Letter) -> list[tuple[int, Seat]]:
    """The moves kept from the first on that is another one in a letter that was sent: the place of
    each, and whose it is.
    """
    makers, _ = _made(kept, mine)
    return [*enumerate(makers)][_common(kept, sent) :]


def _going_on(
    known: Letter, mine: Collection[Seat], sent: Letter, kept: Letter | None = None
) -> Judged:
    """Everybody is there; `kept` is what was known before the letter told so."""
    kept = kept or known
    if not sent.luck:
        told = zip(known.guests, sent.guests, strict=True)
        good = all(guest is None or guest == here for here, guest in told)
        return Judged(Verdict.OLDER if good else Verdict.TAKEN, kept)
    if sent.guests != known.guests or sent.luck != known.luck:
        return Judged(Verdict.LUCK, kept)
    common = _common(known, sent)
    is_branch = common < min(len(known.moves), len(sent.moves))
    if not is_branch and len(sent.moves) < len(known.moves):
        return Judged(Verdict.OLDER, kept)
    makers, is_legal = _made(sent, mine)
    is_own = not {*mine}.isdisjoint(makers[common:])
    if is_branch:
        return Judged(Verdict.THEIRS if is_legal and not is_own else Verdict.BRANCH, kept)
    if sent.moves == known.moves and kept is known:
        is_ours = makers[-1] in mine if makers else known.is_hosted_by(mine)
        return Judged(Verdict.YOURS if is_ours else Verdict.SAME, kept)
    if is_own:
        return Judged(Verdict.OWN, kept)
    if not is_legal:
        return Judged(Verdict.ILLEGAL, kept)
    return Judged(Verdict.NEWS, replace(known, moves=sent.moves))
