"""The address of a board in a page (version 1, docs/embedding.md), and what an author copies.

`embed.html?game=...` says all of it; the three snippets are that address in other clothes.
"""

import json
from html import escape
from urllib.parse import quote, urlencode

from web.app.when import DAILY
from web.rooms.teach.made import (
    LESSON,
    LOOK,
    PLAY,
    STEP,
    TASK,
    Made,
    Step,
    aim,
    decides,
    seats_of,
    steps,
)

FRAME, ELEMENT, MARKDOWN, LINK = SNIPPETS = ("frame", "element", "markdown", "link")
"""What can be copied."""

LONGEST = 20_000
"""Characters of an address that a frame reads."""

_USUAL = (896, 1120, 1168)
_HIGHER = {"ratland": (1056, 1168, 1168), "violet": (1056, 1168, 1168)}
"""Pixels that hold what is in a frame: something to look at, something to be done, and either with
a row below it that leads from one step to the next. Where more is told than fits on a screen, what
is told last is scrolled."""


def height(made: Made) -> int:
    """How many pixels high a frame is whose page does not follow it."""
    looked_at, done, stepped = _HIGHER.get(made.game, _USUAL)
    if made.mode == STEP or (made.mode == TASK and len(steps(made)) > 1):
        return stepped
    return looked_at if made.mode == LOOK else done


def parameters(made: Made, puzzles: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """The names and values of the address, in order; `puzzles` are the names of the game's."""
    found = [("game", made.game)]
    if made.mode == LESSON:
        kind = "puzzle" if made.lesson == DAILY or made.lesson in puzzles else "lesson"
        found.append((kind, made.lesson))
    elif made.mode == STEP:
        found += [("match", made.match), ("at", str(made.at))]
    elif made.mode == TASK and len(steps(made)) > 1:
        texts = [dict(_task(made.game, step)) for step in steps(made)]
        text = json.dumps(texts, ensure_ascii=False, separators=(",", ":"))
        found.append(("steps", text))
    elif made.position:
        found.append(("position", made.position))
    if made.mode in (LOOK, STEP, PLAY):
        found.append(("seat", str(made.seat)))
    if made.mode == PLAY:
        found.append(("play", made.level))
        if not made.position:
            found.append(("seats", str(seats_of(made))))
    if made.mode == TASK and len(steps(made)) == 1:
        found.append(("seat", str(decides(made))))
        for name, text in _task(made.game, steps(made)[0])[1:]:
            moves = made.solution if name == "solution" else (text,)
            found += [(name, one) for one in moves]
    if made.language:
        found.append(("lang", made.language))
    if made.theme != "auto":
        found.append(("theme", made.theme))
    return found


def _task(game: str, step: Step) -> list[tuple[str, str]]:
    """The names and texts of a task, each once and in order; its position is the first."""
    goal = aim(game, step)
    also = "" if goal else " || ".join(map(" | ".join, step.also))
    found = [("position", step.position), ("task", step.task)]
    found.append(("solution", " | ".join(step.solution)))
    more = [("also", also), ("goal", goal), ("done", step.done), ("wrong", step.wrong)]
    return [*found, *(pair for pair in more if pair[1])]


def query(made: Made, puzzles: tuple[str, ...] = ()) -> str:
    """What follows `embed.html?`."""
    return urlencode(parameters(made, puzzles))


def snippet(kind: str, made: Made, title: str, place: str, puzzles: tuple[str, ...] = ()) -> str:
    """What is copied into a page; `place` is the address of the site, with a slash at its end."""
    address = f"{place}embed.html?{query(made, puzzles)}"
    if kind == LINK:
        return address
    if kind == MARKDOWN:
        shown = title.translate({ord(mark): f"\\{mark}" for mark in "\\[]"})
        return f"[![{shown}]({picture(made, place)})]({address.translate(_ROUND)})"
    if kind == ELEMENT:
        return _element(made, title, address, place, puzzles)
    return (
        f'<iframe src="{escape(address)}" title="{escape(title)}" loading="lazy" '
        f'width="100%" height="{height(made)}" style="border: 0"></iframe>'
    )


_ROUND = {ord("("): "%28", ord(")"): "%29"}
"""Round brackets would end a link in Markdown."""


def picture(made: Made, place: str) -> str:
    """The address of a picture for Markdown: a known one, or the file saved beside the text."""
    if made.mode == LESSON and made.lesson != DAILY:
        return f"{place}pictures/{made.game}/{quote(made.lesson, safe='')}.svg"
    if made.start and made.mode != LESSON:
        return picture_name(made)
    return f"{place}pictures/{made.game}/start.svg"


def picture_name(made: Made) -> str:
    """What the file with the picture of the position is called: its name, in plain letters."""
    name = "".join(
        letter if letter.isascii() and letter.isalnum() else "-" for letter in made.name.lower()
    ).strip("-")
    return f"serao-{made.game}-{name or 'board'}.svg"


def _element(made: Made, title: str, address: str, place: str, puzzles: tuple[str, ...]) -> str:
    """What stands in it is seen where no script runs: in a newsletter, in a reader of feeds."""
    pairs = [pair for pair in parameters(made, puzzles) if pair[0] != "solution"]
    if made.mode == TASK and made.solution and len(steps(made)) == 1:
        pairs.append(("solution", " | ".join(made.solution)))
    if made.start and made.mode != LESSON:
        pairs.append(("picture", picture_name(made)))
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in pairs)
    return (
        f'<script src="{escape(place)}embed.js" async></script>\n'
        f'<serao-board{attributes}><a href="{escape(address)}">{escape(title)}</a></serao-board>'
    )
