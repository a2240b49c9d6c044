"""Every page in every state, drawn by the app under CPython, to be put into a bare page."""

from collections.abc import Callable, Mapping
from functools import cache
from html import escape
from pathlib import Path

from playwright.sync_api import Page

from e2e.elsewhere import elsewhere
from engine.core.match import Match
from engine.games import NAMES
from tests.web.far import follow, link_of
from tests.web.person import Person
from tools.page import SENTENCES
from web.app.links import pack_match
from web.app.saves import open_match
from web.pages import draw_broken
from web.words import Words

ID = "one"
"""The id of the match that is on a table."""
TABLE = f"#/table/{ID}"
TOLD = {"serao.preferences": '{"explain": false, "guide": "short"}'}
TOLD_ABOUT = "no such page"
"""The state around which the shell says all that it can say."""
PLAYED = """[["violet", "expert", "lost", 0, 1790000000000, "", 2],
    ["trio", "steady", "won", 4, 1790000900000, "", 2]]"""
"""Games that somebody has played to their end."""
TOO_NEW = "serao/9 trio"
"""A match that no version here can read."""

Make = Callable[[str], Person]
"""Somebody's page in a language."""


REVIEW = (Path(__file__).parent / "review.txt").read_text(encoding="utf-8")
"""The review of Violet's match that is over, as the app keeps it: to make it takes minutes."""

MATCHES = (Path(__file__).parent / "tables.txt").read_text(encoding="utf-8").splitlines()
"""Of each game a match in the middle, on a person's turn, and one that is over: kept as text, so
that better bots do not change what is looked at."""


def kept(game: str, over: bool = False) -> str:
    """A match of that game."""
    return MATCHES[2 * NAMES.index(game) + over]


NEWER = f"{kept('ratland').replace('serao/1', 'serao/2')} | migrate"
"""A match of a newer version, of which this one understands a part."""


def _read(game: str) -> Match:
    """One that is over, as the app has it."""
    match = open_match(kept(game, over=True))
    assert isinstance(match, Match)
    return match


def _page(route: str, **storage: str) -> Make:
    return lambda language: Person(storage, route=route, language=language)


def _table(game: str) -> Make:
    return lambda language: Person(
        {f"serao.match.{ID}": kept(game), **TOLD}, route=TABLE, language=language
    )


def _helped(game: str) -> Make:
    return lambda language: _table(game)(language).do("help")


def _over(game: str) -> Make:
    return lambda language: Person(
        {f"serao.match.{ID}": kept(game, over=True), **TOLD}, route=TABLE, language=language
    )


def _first_game(game: str) -> Make:
    return lambda language: Person(language=language).do(f"quick {game}").wait_for_bots()


def _reviewed(language: str) -> Person:
    key = f"serao.room.review.{ID}"
    texts = {f"serao.match.{ID}": kept("violet", over=True), key: REVIEW}
    person = Person(texts, route=f"#/review/{ID}", language=language)
    assert person.storage[key] == REVIEW  # or it was found anew, and is to be kept instead
    return person


def _returning(route: str) -> Make:
    def made(language: str) -> Person:
        texts = {f"serao.match.{game}": kept(game) for game in NAMES}
        return Person({**texts, "serao.match.old": TOO_NEW}, route=route, language=language)

    return made


def _curtain(language: str) -> Person:
    person = Person(route="#/new/trio", language=language)
    return person.fill_in("new", seats="2", kind_0="human", kind_1="human").do("start")


def _full(language: str) -> Person:
    return _table("trio")(language).run_out_of_room()


def _refused(language: str) -> Person:
    return Person(route="#/games", language=language).fill_in("bring", text="?")


def _offline(route: str) -> Make:
    def made(language: str) -> Person:
        person = Person(route=route, language=language, offline=True)
        for effect in list(person.effects):
            if effect["op"] == "fetch":
                person.receive(effect["name"], None)
        return person

    return made


def _broken(language: str) -> Person:
    person = _table("trio")(language)
    person.html = draw_broken(person.app.model)
    return person


def _inviting(language: str) -> Person:
    person = Person(route="#/far", language=language)
    return person.fill_in("far-new", called="Ana").do("far-invite")


def _invited(language: str) -> Person:
    host = _inviting("en")
    link = link_of(host.do(f"far-copy {host.route.rpartition('/')[2]}"))
    return follow(Person(language=language), link)


NEW: Mapping[str, Make] = {
    "home": _page("#/"),
    **{page: _page(f"#/{page}") for page in ("games", "results", "settings", "about")},
    **{
        f"{page} {game}": _page(f"#/{page}/{game}")
        for page in ("new", "rules", "learn")
        for game in NAMES
    },
}
"""Every page as somebody new sees it."""

TABLES: Mapping[str, Make] = {f"table {game}": _table(game) for game in NAMES}
"""In the middle of a match, and the person's turn."""

STATES: Mapping[str, Make] = {
    **{f"first {game}": _first_game(game) for game in NAMES},
    **{f"over {game}": _over(game) for game in NAMES},
    **{f"sheet {game}": _helped(game) for game in NAMES},
    "home again": _returning("#/"),
    "games kept": _returning("#/games"),
    "deleting": lambda language: _returning("#/games")(language).do("ask-delete trio"),
    "rules found": lambda language: Person(route="#/rules/trio", language=language).fill_in(
        "find", sought="trio"
    ),
    "not a game": _refused,
    "curtain": _curtain,
    "full": _full,
    "forbidden": lambda language: Person(language=language, forbidden=True),
    "no such page": _page("#/none"),
    "no such match": _page("#/table/none"),
    "unreadable match": _page(TABLE, **{f"serao.match.{ID}": TOO_NEW}),
    "for authors": _page("#/teach"),
    "this device": _returning("#/device"),
    "share": _page(f"#/share/{ID}", **{f"serao.match.{ID}": kept("trio", over=True)}),
    "share unfinished": _page(f"#/share/{ID}", **{f"serao.match.{ID}": kept("ratland")}),
    "link": _page(f"#/open/{pack_match(_read('bullfrogs'))}/9"),
    "bad link": _page("#/open/1AAAA"),
    "days": _page("#/days"),
    **{
        f"replay {game}": _page(f"#/replay/{ID}/9", **{f"serao.match.{ID}": kept(game, over=True)})
        for game in NAMES
    },
    "replay unfinished": _page(f"#/replay/{ID}", **{f"serao.match.{ID}": kept("violet")}),
    "replay newer": _page(f"#/replay/{ID}", **{f"serao.match.{ID}": NEWER}),
    "review": _reviewed,
    "statistics": _page("#/statistics", **{"serao.played": PLAYED}),
    "far": _page("#/far"),
    "far invited": _invited,
    "far waiting": _inviting,
    "lesson": _page("#/learn/trio/first"),
    "lessons offline": _offline("#/learn/trio"),
    "broken": _broken,
}
"""Pages that not everybody sees."""


def told(language: str = "en") -> str:
    """What the shell says around a page, as errors.js, offline.js and rescue.js make it."""
    words = Words(language)
    named = {name: escape(words(f"site.{name}")) for name in SENTENCES}
    ways = f"<button>{named['take']}</button><button disabled>{named['leave']}</button>"
    boxes = (
        f"<p>{named['late']}</p>",
        f"<p>{named['failed']}</p><pre>Error: no such memory</pre>",
        f'<p>{named["without"]}</p><div class="row">{ways}</div>',
    )
    errors = "".join(f'<div class="error-box" role="alert">{box}</div>' for box in boxes)
    return (
        f'<div id="version" role="status"><p>{named["ready"]}</p>'
        f"<button>{named['reload']}</button></div>"
        f'<p id="patience" role="status">{named["soon"]}</p>'
        f'<div id="errors">{errors}</div>'
    )


_PUT = """([html, page, told]) => {
    const { documentElement: root } = document;
    root.lang = page.language;
    root.dataset.theme = page.theme;
    root.dataset.contrast = page.contrast;
    document.title = page.title;
    document.getElementById("app").innerHTML = html;
    document.getElementById("told").innerHTML = told;
    scrollTo(0, 0);
}"""


@cache
def drawn(name: str, language: str = "en") -> tuple[str, Mapping[str, str]]:
    """The inside of #app in a state that has a name here, and what holds for the whole document."""
    make = NEW.get(name) or TABLES.get(name) or STATES[name]
    person = elsewhere(make, language)
    assert person.errors == []
    return person.html, person.page


def put(page: Page, name: str, language: str = "en", **attributes: str) -> None:
    """Show in a bare page a state by its name; `attributes` are the document's, such as `theme`."""
    html, whole = drawn(name, language)
    said = told(language) if name == TOLD_ABOUT else ""
    page.evaluate(_PUT, [html, {**whole, **attributes}, said])
