"""What lies over a table for whoever asks: the aim, a turn, what the pictures mean."""

from collections.abc import Callable, Mapping, Sequence
from html import escape

from engine.core.game import Seat
from web.app.routes import Route
from web.boards.table import AnyTable, AnyView, Sign
from web.pages.html import button, link, paragraph
from web.words import Words
from web.words.rules import rule_text

KEYS = (
    ("T", "app.keys.board"),
    ("← ↑ ↓ →", "app.keys.arrows"),
    ("Enter", "app.keys.enter"),
    ("Esc", "app.keys.escape"),
    ("I", "app.keys.i"),
    ("N", "app.keys.n"),
    ("U", "app.keys.u"),
    ("R", "app.table.show-again"),
    ("H", "app.keys.h"),
    ("P", "app.keys.p"),
    ("S", "app.keys.s"),
    ("W", "app.tells.now.ask"),
    ("L", "app.tells.since.ask"),
    ("B", "app.tells.where.ask"),
    ("?", "app.keys.help"),
)
"""Keys of every table, as they are written, and what is said of them."""


NOBODY: Mapping[Seat, str] = {}


def draw(
    table: AnyTable,
    seen: AnyView,
    letters: bool,
    manners: Mapping[Seat, str] = NOBODY,
    sounds: str = "",
    further: str = "",
    keys: Sequence[tuple[str, str]] = (),
) -> str:
    """The sheet, to be closed before anything else is done.

    `letters` says whether letters and digits are keys of the table, `manners` how those play of
    whom there is more to say; `sounds` are the fields that choose how loud it is, `further` what
    else can be done with the match; `keys` are listed in place of those of every table.
    """
    words, game = seen.words, table.game
    ask = button("ask-about", words("app.asked.ask")) if seen.moves else ""
    more = (
        link(Route("learn", game), words("app.home.learn"))
        + link(Route("rules", game), words("app.home.rules"))
        + further
    )
    return (
        '<div class="veil"><div id="dialog" class="dialog sheet" role="dialog" aria-modal="true" '
        'aria-labelledby="dialog-title" tabindex="-1" data-keys="Escape" data-next>'
        f'<h2 id="dialog-title">{escape(words("app.help.title"))}</h2>'
        f'{told(words, table, table.helps(seen))}<p class="way">{more}</p>'
        f"{meanings(table, seen, lambda rule: Route('rules', game, rule))}"
        f"{_players(table, seen, manners)}{_sounds(sounds)}"
        f'<p class="aside">{escape(words("app.asked.how"))}</p>{_keys(words, game, letters, keys)}'
        f'<div class="row">{button("close-help", words("app.close"), "strong")}{ask}</div>'
        "</div></div>"
    )


def _sounds(fields: str) -> str:
    return f'<form data-form="sound" data-live class="sounds">{fields}</form>' if fields else ""


def _keys(words: Words, game: str, letters: bool, keys: Sequence[tuple[str, str]]) -> str:
    """What the keys do, for whoever opens this."""
    first, *others = KEYS
    lines = keys or (first, ("0 … 9", f"{game}.keys"), *others)
    rows = "".join(
        f"<div><dt><kbd>{key}</kbd></dt><dd>{escape(words(said))}</dd></div>" for key, said in lines
    )
    off = "" if letters else f'<p class="aside">{escape(words("app.keys.off"))}</p>'
    return (
        f'<details id="keys"><summary>{escape(words("app.keys.title"))}</summary>{off}'
        f'<dl class="keys">{rows}</dl></details>'
    )


def told(words: Words, table: AnyTable, about: str = "help") -> str:
    """The aim and a turn; `about` is as in `web.boards.table.Table.helps`."""
    lines = (words(f"{table.game}.{about}.turn-{line + 1}") for line in range(table.turn_lines))
    turn = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<p>{escape(words(f'{table.game}.{about}.aim'))}</p><ol>{turn}</ol>"


def meanings(table: AnyTable, seen: AnyView, address: Callable[[str], Route | str]) -> str:
    """What the table's small pictures mean; `address` leads to the rule of an id."""
    signs = "".join(_sign(seen.words, table.game, sign, address) for sign in table.signs(seen))
    return f'<ul class="signs {table.badge(seen, 0).look}">{signs}</ul>'


def _players(table: AnyTable, seen: AnyView, manners: Mapping[Seat, str]) -> str:
    """How each plays, and what stands beside their name, and how much of it now."""
    rows = []
    for seat, name in enumerate(seen.names):
        badge = table.badge(seen, seat)
        items = "".join(
            f'<li class="{item.look}">{item.picture}{escape(item.meaning)}</li>'
            for item in badge.items
        )
        manner = paragraph(manners[seat], "aside") if seat in manners else ""
        rows.append(f'<h3>{escape(name)}</h3>{manner}<ul class="{badge.look}">{items}</ul>')
    return "".join(rows)


def _sign(words: Words, game: str, sign: Sign, address: Callable[[str], Route | str]) -> str:
    rule = rule_text(sign.rule.id, words.language)
    return (
        f'<li class="sign-{sign.name}"><span aria-hidden="true">{sign.picture}</span>'
        f"<span>{escape(words(f'{game}.sign.{sign.name}'))} "
        f"{link(address(rule.id), rule.title)}</span></li>"
    )
