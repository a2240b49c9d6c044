"""The log of a match: what happened, turn by turn, each line a way to its moment."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape
from itertools import groupby, pairwise
from typing import NamedTuple

from web.app.film import turns
from web.app.model import Deed, Model, Sitting
from web.app.once import Each, Once
from web.app.routes import Route
from web.app.sitting import eyes, table_of
from web.boards.table import AnyView
from web.pages.html import button, link


class Line(NamedTuple):
    """A sentence, the moves that it tells of, the first and the last, and how often it was true."""

    said: str
    begun: int
    at: int
    """The position after so many moves is its moment."""
    times: int

    @property
    def moment(self) -> str:
        """Its moment in an address: where it tells of several moves, the first and the last."""
        return f"{self.at}" if self.begun == self.at else f"{self.begun}-{self.at}"


Turn = list[Line]

Draw = Callable[[Line, bool], str]
"""A line as HTML, which may be the one that the Tab key reaches."""

LENGTH = 40
"""So many lines are shown, and the rest of their turn, until somebody asks for all."""

_latest = Once[str]()
_lines = Each[Turn](500)


def told(sitting: Sitting, seen: AnyView) -> Iterator[Turn]:
    """The log as the viewer saw it: the newest turn first, each in the order of what happened."""
    table, called = table_of(sitting), tuple((name, type(name)) for name in seen.names)
    about = table.say, table.told_by(seen.seen), eyes(sitting), called, seen.words
    begun = turns(sitting.story, table.opens)
    for start, end in pairwise([len(sitting.story), *reversed(begun)]):
        deeds = sitting.story[end:start]
        lines = _lines((*about, end, deeds), partial(_turn_told, sitting, seen, end, deeds))
        if lines:
            yield lines


def _turn_told(sitting: Sitting, seen: AnyView, start: int, deeds: Sequence[Deed]) -> Turn:
    """A turn that began after so many moves: its sentences, equal ones in a row only once."""
    lines = []
    sentences = _sentences(sitting, seen, start, deeds)
    for said, same in groupby(sentences, lambda sentence: sentence[0]):
        moves = [at for _, at in same]
        lines.append(Line(said, moves[0], moves[-1], len(moves)))
    return lines


def _sentences(
    sitting: Sitting, seen: AnyView, start: int, deeds: Sequence[Deed]
) -> Iterator[tuple[str, int]]:
    """What is told of these moves, and of which."""
    table, viewer = table_of(sitting), eyes(sitting)
    for at, deed in enumerate(deeds, start + 1):
        if deed.hastened:
            yield seen.words("app.table.hastened", name=seen.names[deed.by]), at
        for event in deed.events:
            said = table.say(event.seen_by(viewer), seen)
            if said:
                yield said, at


def is_moment(model: Model, sitting: Sitting) -> bool:
    """Whether its moments have an address: it is a match of the shelf."""
    return sitting.course is None and model.embed is None and sitting.id in model.shelf


def _leading(id: str) -> Draw:
    """Of a line, the link to its moment in the match of that id."""
    match = str(Route("replay", id))

    def draw(line: Line, reached: bool) -> str:
        return f'<a href="{match}/{line.moment}" tabindex="{tab(reached)}">{words_of(line)}</a>'

    return draw


def _plain(line: Line, _: bool) -> str:
    return words_of(line)


def tab(reached: bool) -> int:
    """The `tabindex` of the way to a moment: the Tab key reaches one, arrows the others."""
    return 0 if reached else -1


def words_of(line: Line) -> str:
    """What the line says, as HTML."""
    again = f' <span class="times">&times; {line.times}</span>' if line.times > 1 else ""
    return f"{escape(line.said)}{again}"


def latest(model: Model, sitting: Sitting, seen: AnyView) -> str:
    """The newest turns, or all if that is wanted, as HTML.

    What is picked up in a position changes nothing of them.
    """
    oldest, leads = model.preferences.oldest, is_moment(model, sitting)

    def draw() -> str:
        shown, length, rest = [], 0, ""
        for turn in told(sitting, seen):
            if length >= LENGTH and not sitting.whole_story:
                rest = button("whole-story", seen.words("app.table.story.all"), "quiet")
                break
            shown.append(turn)
            length += len(turn)
        lines = drawn(shown, oldest, _leading(sitting.id) if leads else _plain)
        return f"{rest}{lines}" if oldest else f"{lines}{rest}"

    also = (
        *(len(sitting.story), sitting.id, sitting.whole_story),
        *(eyes(sitting), seen.names, seen.words, oldest, leads),
    )
    return _latest(sitting.match, also, draw)


def drawn(told: Iterable[Turn], oldest: bool, draw: Draw, now: Line | None = None) -> str:
    """The turns, which come newest first; `oldest` says which of them stands above, and which of
    their lines.

    The Tab key reaches the line that is `now`, or else the one that stands above all.
    """
    way = 1 if oldest else -1
    order = [*told][::-way]
    reached = order[0][::way][0] if now is None and order else now
    rows = "".join(_turn(turn, draw, reached, way) for turn in order)
    name = "" if oldest else " reversed"
    return f'<ol id="story" class="story"{name} tabindex="-1">{rows}</ol>'


def _turn(turn: Turn, draw: Draw, reached: Line | None, way: int) -> str:
    """A turn; it and its lines have ids, by which a page keeps those that it has."""
    id = f"said-{turn[0].begun}"
    lines = (draw(line, line is reached) for line in turn)
    items = [f'<li id="{id}-{at}">{line}</li>' for at, line in enumerate(lines)][::way]
    return f'<li id="{id}"><ol>{"".join(items)}</ol></li>'


def tools(model: Model, replay: Route | None = None) -> str:
    """What is done with the log as a whole: read the other way round, and stepped through."""
    words, oldest = model.words, model.preferences.oldest
    other = words("app.table.story.newest" if oldest else "app.table.story.oldest")
    way = link(replay, words("app.table.replay")) if replay is not None else ""
    return (
        f'<div class="row story-tools">{way}{button("turn-log", other, "quiet", "turn-log")}</div>'
    )
