"""What is kept is kept twice: which of two copies that differ holds.

The browser's storage forgets what it was given last when the browser is killed; its mirror does
not, but may be forbidden. A number that grows with every save tells which copy is newer, so that
an undo is not undone; the length only decides where that number is lost. A text that can be read
is never given up for one that cannot.
"""

from collections.abc import Iterable, Mapping

from engine.core.match import Match
from web.app.effects import Effect, Mirror, Save
from web.app.saves import MATCH, MATCHES, new_id, open_match, readable
from web.app.sheets import SHEETS

Storage = dict[str, str]

_JSON = (MATCHES, *SHEETS)


def agreed(
    storage: Mapping[str, str], mirror: Iterable[object], now: int, seed: int
) -> tuple[Storage, list[Effect]]:
    """What holds, and what makes both copies say so.

    `mirror` has an entry for each text that is another in the mirror than in `storage`: its `key`;
    its `text`, None when it was removed; whether it is `newer`, None when nobody knows. What is no
    such entry is ignored. A match that cannot be read and gives way to one that can is kept under
    an id of its own, by `now` and `seed`.
    """
    holds = dict(storage)
    effects: list[Effect] = []
    for entry in mirror:
        match entry:
            case {"key": str(key), "text": str() | None as other, "newer": bool() | None as newer}:
                effects += _settle(holds, key, other, newer, now, seed)
    return holds, effects


def _settle(
    holds: Storage, key: str, other: str | None, newer: bool | None, now: int, seed: int
) -> list[Effect]:
    mine = holds.get(key)
    if mine is None or other is None:
        if newer is False:
            return [Mirror(key)]
        return _take(holds, key, other)
    mine_reads = _reads(key, mine)
    if mine_reads and newer is False:
        return [Mirror(key)]
    other_reads = _reads(key, other)
    if not mine_reads and not other_reads:
        return []  # both stay as they are: another version of the site may read them
    if mine_reads and other_reads:
        if newer is None:
            newer = len(other) > len(mine)
        return _take(holds, key, other) if newer else [Mirror(key)]
    lost = other if mine_reads else mine
    effects: list[Effect] = [Mirror(key)] if mine_reads else _take(holds, key, other)
    if key.startswith(MATCH) and lost:
        taken = {name.removeprefix(MATCH) for name in holds}
        effects += _take(holds, MATCH + new_id(now, seed, taken), lost)
    return effects


def _take(holds: Storage, key: str, text: str | None) -> list[Effect]:
    holds.pop(key, None)
    if text is not None:
        holds[key] = text
    return [Save(key, text)]


def _reads(key: str, text: str) -> bool:
    if key.startswith(MATCH):
        return isinstance(open_match(text), Match)
    return key not in _JSON or readable(text)
