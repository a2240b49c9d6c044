"""What the table tells whoever asks: what can be done now, what has happened, where everything is.

All of it comes from what the eyes at the screen may see, and from their legal moves.
"""

from collections.abc import Callable, Iterable, Iterator

from web.app.effects import Result
from web.app.model import Model, Notice, Sitting
from web.app.playing import current, curtained, tell
from web.app.sitting import counted, deciding, eyes, prompt, table_of, view
from web.words import Words

NAMED = 8
"""So many of a kind are named; of more only the number is told."""

REMEMBERED = 24
"""So many sentences are told of what has happened, the latest."""


def now(model: Model, sitting: Sitting) -> Iterator[str]:
    """The prompt; then what there is to choose from, kind by kind, and the buttons."""
    words, table = model.words.spoken(), table_of(sitting)
    seen = view(sitting, words)
    if sitting.course is not None and sitting.course.is_task:
        yield sitting.course.says()
    yield prompt(sitting, seen)
    if not deciding(sitting):
        return
    kinds: dict[str, dict[str, None]] = {}
    for kind, name in table.now(seen):
        kinds.setdefault(kind, {})[name] = None
    for kind, names in kinds.items():
        yield words.many(f"{table.game}.now.{kind}", len(names), list=_listed(words, names))
    buttons = [button.label for button in table.buttons(seen)]
    if buttons:
        yield words("app.tells.now.buttons", list=_listed(words, buttons))


def _listed(words: Words, names: Iterable[str]) -> str:
    first, *rest = (found := list(names))[:NAMED]
    more = len(found) - NAMED
    told = words("app.tells.and").join([first, *rest])
    return words("app.tells.more", list=told, n=more) if more > 0 else told


def since(model: Model, sitting: Sitting) -> Iterator[str]:
    """What the others and chance have done since the viewer's turn before, and the viewer since."""
    table, viewer = table_of(sitting), eyes(sitting)
    seen = view(sitting, model.words.spoken())
    begun, others = len(sitting.story), False
    while begun:
        by = sitting.story[begun - 1].by
        if by == viewer and others:
            break
        others = others or (by >= 0 and by != viewer)
        begun -= 1
    events = (event.seen_by(viewer) for deed in sitting.story[begun:] for event in deed.events)
    whole = (event for event in events if not isinstance(event, table.details))
    sentences = [told for event in whole if (told := table.say(event, seen))]
    if not sentences:
        yield model.words("app.tells.since.nothing")
    all_told = list(counted(sentences, seen.words))
    if len(all_told) > REMEMBERED:
        yield model.words("app.tells.before", n=len(all_told) - REMEMBERED)
    yield from all_told[-REMEMBERED:]


def where(model: Model, sitting: Sitting) -> Iterator[str]:
    """What lies before each player, and then what lies between them."""
    words, table = model.words.spoken(), table_of(sitting)
    seen = view(sitting, words)
    seated = (*seen.names, *table.opponents(words, len(seen.names)))
    for seat, name in enumerate(seated):
        items = words("app.list.and").join(item.label for item in table.badge(seen, seat).items)
        yield words("app.tells.line", what=name, told=items)
    for what, told in table.where(seen):
        yield words("app.tells.line", what=what[:1].upper() + what[1:], told=told)


_TOLD: dict[str, tuple[str, Callable[[Model, Sitting], Iterator[str]]]] = {
    "now": ("app.tells.now", now),
    "since": ("app.tells.since", since),
    "where": ("app.tells.where", where),
}


def answer(model: Model, what: str) -> Result:
    """Show and say what was asked for: `now`, `since` or `where`."""
    sitting = current(model)
    if sitting is None or curtained(model):
        return model, []
    title, told = _TOLD[what]
    return tell(model, Notice(" ".join(told(model, sitting)), model.words(title)))
