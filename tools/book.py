"""The rulebooks as pages that need no script: rules/<game>/<language>/, and a summary to print."""

from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path

from engine.core.lesson import key
from engine.core.match import chosen
from engine.games import NAMES, lessons, load
from web.app.routes import HOME, Route
from web.boards import parts, tables
from web.boards.table import AnyTable, View
from web.pages import sheet
from web.pages.figures import example, figures
from web.pages.frame import LANGUAGE_NAMES
from web.pages.html import heading, link, paragraph
from web.pages.rules import titled
from web.words import LANGUAGES, Words
from web.words.rules import RuleText, book_address, rulebook

UP = "../../../"
"""From a rulebook's page to the site's root."""


def books(published: Mapping[str, str]) -> dict[str, str]:
    """Every page by its path in the site; `published` says where the style sheet now is."""
    pages = {}
    for game in NAMES:
        for language in LANGUAGES:
            folder = book_address(game, language)
            pages[f"{folder}index.html"] = _book(game, language, published)
            pages[f"{folder}summary/index.html"] = _summary(game, language, published)
    return pages


def write_books(site: Path, published: Mapping[str, str]) -> None:
    """Put them into a site."""
    for path, page in books(published).items():
        file = site / path
        file.parent.mkdir(parents=True)
        file.write_text(page, encoding="utf-8")


def _page(language: str, title: str, published: Mapping[str, str], here: str, body: str) -> str:
    """A whole page and where its translations are; `here` is "" or its folder in the book's."""
    up = "../" * here.count("/")
    others = "".join(
        f'<link rel="alternate" hreflang="{other}" href="../{up}{other}/{here}">'
        for other in LANGUAGES
    )
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title>{others}"
        f'<link rel="icon" href="{UP}{up}{published["web/static/icon.svg"]}">'
        f'<link rel="stylesheet" href="{UP}{up}{published["web/static/serao.css"]}"></head>'
        f'<body class="static">{body}</body></html>\n'
    )


def _book(game: str, language: str, published: Mapping[str, str]) -> str:
    words, table = Words(language), tables.load(game)
    title = words("app.rules.of", game=table.title(words))
    rules = [rule for rule in rulebook(game, language) if rule.id]
    sections = [
        *((rule.id, rule.title, _section(game, table, rule, words)) for rule in rules),
        _others("examples", words("app.book.examples"), _examples(game, table, words)),
        _others("glossary", words("app.book.signs"), _glossary(game, table, words, "#")),
    ]
    contents = "".join(f"<li>{link(f'#{id}', name)}</li>" for id, name, told in sections if told)
    book = "".join(
        f'<section id="{id}" class="rule">{told}</section>' for id, _, told in sections if told
    )
    tongues = "".join(
        f'<a href="../{other}/" lang="{other}" hreflang="{other}">{LANGUAGE_NAMES[other]}</a>'
        for other in LANGUAGES
        if other != language
    )
    ways = (
        link(f"{UP}{Route('new', game)}", words("app.home.new"), "strong")
        + link(f"{UP}{Route('learn', game)}", words("app.home.learn"))
        + link("summary/", words("app.book.summary"))
    )
    body = (
        f"<header>{link(f'{UP}{HOME}', words('site.title'), 'brand')}</header>"
        f"{parts.drawings(table)}"
        f'<main class="rulebook" data-game="{game}">{heading(title)}'
        f'<div class="row">{ways}{tongues}</div>'
        f'<nav class="contents" aria-labelledby="contents"><h2 id="contents">'
        f"{escape(words('app.rules.contents'))}</h2><ol>{contents}</ol></nav>"
        f'<div class="book">{book}</div></main>'
    )
    return _page(language, f"{title} · {words('site.title')}", published, "", body)


def _others(id: str, name: str, told: str) -> tuple[str, str, str]:
    """A section that is no rule's: nothing where nothing is told."""
    return id, name, told and f"<h2>{escape(name)}</h2>{told}"


def _section(game: str, table: AnyTable, rule: RuleText, words: Words) -> str:
    """Its title, what the book says, its pictures, and the way to the table to try it."""
    way = ""
    label = escape(words("app.book.link", rule=rule.title))
    anchor = f'<a href="#{rule.id}" class="anchor" aria-label="{label}">#</a>'
    pictures = figures(table, lessons(game), _says(game, words), rule.id, words)
    if rule.taught:
        address = f"{UP}{Route('learn', game, rule.id)}"
        way = f"<p>{link(address, words('app.rules.show'))}</p>"
    return f"{titled(escape(rule.title), anchor)}{rule.html}{pictures}{way}"


def _examples(game: str, table: AnyTable, words: Words) -> str:
    """The original rulebook's examples, picture by picture, and the way to play them."""
    told, says = "", _says(game, words)
    for lesson in lessons(game):
        if lesson.example:
            route = f"{UP}{Route('learn', game, lesson.name)}"
            told += (
                f"<h3>{escape(says(f'{lesson.name}.title'))}</h3>"
                f"{example(table, lesson, says, words)}"
                f"<p>{link(route, words('app.rules.show'))}</p>"
            )
    return told


def _says(game: str, words: Words) -> Callable[[str], str]:
    """A lesson's sentence by its name."""
    return lambda name: words(key(game, name))


def _glossary(game: str, table: AnyTable, words: Words, book: str) -> str:
    """The table's small pictures with what they mean; `book` leads to the rulebook's anchors."""
    rules = load(game)
    seats = rules.seats[0]
    view = View(
        seen=rules.observe(rules.start(seats, chosen(rules, seats, {})), 0),
        moves=(),
        picked=(),
        scene=None,
        names=(),
        words=words,
    )
    return sheet.meanings(table, view, lambda rule: f"{book}{rule}")


def _summary(game: str, language: str, published: Mapping[str, str]) -> str:
    """The aim, a turn and the pictures, on one sheet of paper."""
    words, table = Words(language), tables.load(game)
    title = table.title(words)
    body = (
        f'{parts.drawings(table)}<main class="rule summary" data-game="{game}">{heading(title)}'
        f"{sheet.told(words, table)}{_glossary(game, table, words, '../#')}"
        f"{paragraph(table.credit(words))}"
        f'<p class="row">{link("../", words("app.rules.of", game=title))}</p></main>'
    )
    return _page(language, title, published, "summary/", body)
