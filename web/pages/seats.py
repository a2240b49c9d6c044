"""Who sits at a table, and what lies openly before each."""

from collections.abc import Mapping, Sequence
from html import escape
from itertools import accumulate

from engine.core.match import HUMAN
from engine.search.levels import style_of
from web.app.model import PEOPLE, RULES, Sitting
from web.app.preparing import day_of, is_trial
from web.app.since import gains
from web.app.sitting import watching
from web.boards import parts
from web.boards.table import SCORE, AnyTable, AnyView, Badge
from web.boards.telling import listed
from web.pages.html import part_heading
from web.pages.icons import BOT, PERSON
from web.pages.new import kind_name, manner, style_name
from web.words import Words

NO_TERMS: Mapping[str, Sequence[int]] = {}


def players(sitting: Sitting, table: AnyTable, seen: AnyView) -> str:
    """Who plays, and what lies openly before each."""
    words = seen.words
    to_act = sitting.match.state.to_act
    game = sitting.match.game.id
    seated = [
        (called, manner(game, player.kind, words), PERSON if player.kind in PEOPLE else BOT)
        for called, player in zip(seen.names, sitting.match.players, strict=True)
    ]
    viewer, learns = seen.seen.viewer, sitting.course is not None
    you = words("app.lesson.you")
    if learns and viewer is not None:
        seated[viewer] = (you, *seated[viewer][1:])
    by_the_rules = table.opponents(words, len(seated))
    if by_the_rules and watching(sitting):
        to_act = len(seated)
    seated += [(other, kind_name(RULES, words), BOT) for other in by_the_rules]
    rows = []
    changed = () if learns else gains(sitting)
    for seat, (called, kind, icon) in enumerate(seated):
        now = ' aria-current="true"' if seat == to_act else ""
        parted = changed[seat] if seat < len(changed) else {}
        gain, badge = _gain(table, parted, words), table.badge(seen, seat)
        own = ""
        named = seat == viewer and called != you and not is_trial(sitting.match)
        if named and not sitting.still:
            own = f'<span class="own">{escape(words("app.table.own"))}</span>'
        elif not gain and (tag := _tag(sitting, table, seen, seat)):  # there is no room for both
            own = f'<span class="style">{escape(tag)}</span>'
        rows.append(
            f'<li id="player-{seat}" class="player"{now}><p class="player-name" '
            f'title="{escape(kind)}">{icon}<span class="visually-hidden">{escape(kind)}: </span>'
            f"<strong>{escape(called)}</strong>{own}{gain}</p>"
            f"{parts.badge(badge, _sums(badge, parted))}</li>"
        )
    return (
        f'<section id="players"{inert(sitting)} aria-labelledby="players-title">'
        f"{part_heading(words('app.table.players'), 'players-title')}"
        f'<ol class="players">{"".join(rows)}</ol></section>'
    )


def _tag(sitting: Sitting, table: AnyTable, seen: AnyView, seat: int) -> str:
    """That somebody plays with the viewer, or else how they play: there is no room for both."""
    if seat >= len(sitting.match.players):
        return ""
    viewer, team = seen.seen.viewer, table.team(seen, seat)
    if team and viewer not in (None, seat) and team == table.team(seen, viewer):
        return seen.words("app.table.partner")
    return _manner(sitting, seat, seen.words)


def _manner(sitting: Sitting, seat: int, words: Words) -> str:
    """How a bot plays; for a person, of which day this is the deal, or that it is a trial."""
    match = sitting.match
    kind = match.players[seat].kind
    if kind == HUMAN and is_trial(match):
        return words("app.table.trial")
    if kind == HUMAN:
        day = day_of(match.deal, words)
        return words("app.games.daily", day=day) if day else ""
    style = style_of(kind)
    return style and style_name(match.game.id, style, words)


def _gain(table: AnyTable, changed: Mapping[str, int], words: Words) -> str:
    """By how many points somebody's have changed, and what for; until the viewer decides."""
    points = sum(changed.values())
    if not points:
        return ""
    label = words.many("app.table.gained" if points > 0 else "app.table.lost", abs(points))
    label = f"{label}: {parted(table, changed, words)}"
    look = parts.look("gain", loss=points < 0)
    counted = "".join(
        f'<span style="--n:{at}">{signed(by)}{table.part(part)}</span>'
        for at, (part, by) in enumerate(changed.items())
    )
    return f'<span class="{look}" title="{escape(label)}">{parts.short(counted, label)}</span>'


def parted(
    table: AnyTable,
    changed: Mapping[str, int],
    words: Words,
    terms: Mapping[str, Sequence[int]] = NO_TERMS,
) -> str:
    """What points have changed for, and by how many each: a part by its `terms`, if they are it.

    A single change needs no number: it is all of them.
    """
    told = []
    for part, by in changed.items():
        each = terms.get(part, ())
        each = each if sum(each) == by else (by,)
        counted = "" if len(changed) == len(each) == 1 else f"{' '.join(map(signed, each))} "
        told.append(f"{counted}{words(f'{table.game}.gained.{part}')}")
    return listed(words, told)


def _sums(badge: Badge, changed: Mapping[str, int]) -> list[int]:
    """What somebody's points came to on the way, part by part, before the last."""
    points = [
        item.number for item in badge.items if item.look == SCORE and isinstance(item.number, int)
    ]
    by = sum(changed.values())
    if not points or not by:
        return []
    return [*accumulate(changed.values(), initial=points[0] - by)][1:-1]


def signed(points: int) -> str:
    """`+4`, or with a minus sign."""
    return f"{'+' if points > 0 else chr(0x2212)}{abs(points)}"


def inert(sitting: Sitting) -> str:
    """What keeps everybody off while the device goes round."""
    return " inert" if sitting.curtain is not None else ""
