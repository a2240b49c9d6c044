"""Phases 6 and 7 as they go on: the bag and what comes out of it; and who starves."""

from html import escape

from engine.ratland import events
from engine.ratland.components import PIECES, Piece
from engine.ratland.moves import ThrowBack
from engine.ratland.state import Stage
from web.boards.ratland import art
from web.boards.ratland.chronicle import Phase, phase_now, turns
from web.boards.ratland.phrases import spot, worth
from web.boards.ratland.things import PANTRY, More, View, victims


def forage(view: View) -> str:
    """The area that is searched; nothing outside phase 6."""
    seen, words = view.seen, view.words
    told = turns(view)
    if seen.area is None or (
        told and not told[-1].told_of(events.Drew) and phase_now(view) < Phase.FORAGE
    ):
        return ""
    left = sum(seen.bag)
    title = words("ratland.forage", area=spot(words, seen.area.word))
    pieces = "".join(
        f"<li>{art.piece(piece)}<span>{seen.bag[piece]}</span></li>"
        for piece in PIECES
        if seen.bag[piece]
    )
    return (
        f'<section id="forage" class="rl-forage" aria-label="{escape(title)}">'
        f'<div class="rl-bag"><svg id="bag-{seen.area.word}-{left}" class="rl-sack-picture" '
        f'viewBox="-20 -14 40 34" aria-hidden="true">{art.used("bag")}'
        f'<text y="13">{left}</text></svg><div><h2>{escape(title)}</h2>'
        f'<ul class="rl-left">{pieces}</ul></div></div>'
        f'<ol class="rl-rows">{"".join(_rows(view))}</ol></section>'
    )


def starving(view: View) -> str:
    """The choice between healthy and poisoned rats, for whoever has it."""
    words = view.words
    if view.seen.stage is not Stage.STARVE or not view.moves:
        return ""
    dead = victims(view.picked)
    title = escape(words("ratland.starve.title"))
    rows = ""
    for name, spot_name, other, count in (
        ("healthy", PANTRY, "poisoned", dead.healthy),
        ("poisoned", "poisoned", PANTRY, dead.poisoned),
    ):
        label = escape(words(f"ratland.starve.{name}"))
        # one more of a kind is one fewer of the other
        rows += (
            f'<li><span>{label}</span><button type="button" id="starve-fewer-{name}"'
            f'{view.do(More(other))} aria-label="&minus; {label}">&minus;</button>'
            f'<strong id="starve-{name}">{count}</strong>'
            f'<button type="button" id="starve-more-{name}"{view.do(More(spot_name))} '
            f'aria-label="+ {label}">+</button></li>'
        )
    return (
        f'<section id="starving" class="rl-starving" aria-label="{title}">'
        f"<h2>{art.icon('grave')} {title}</h2><ul>{rows}</ul></section>"
    )


def _rows(view: View) -> list[str]:
    """Who has been, who draws now, who is still to come."""
    seen, area = view.seen, view.seen.area
    assert area is not None
    rows = [
        _row(view, event.seat, event.rats, event.pieces, "is-done")
        for event in (turns(view)[-1].happened if view.past else ())
        if isinstance(event, events.Foraged) and event.area is area
    ]
    for number, seat in enumerate(seen.waiting):
        rats = seen.clans[seat].places[area]
        drawn = () if number else seen.drawn
        rows.append(_row(view, seat, rats, drawn, "is-waiting" if number else "is-drawing"))
    return rows


def _row(view: View, seat: int, rats: int, drawn: tuple[Piece, ...], look: str) -> str:
    words = view.words
    assert view.seen.area is not None
    chips = "".join(
        _chip(view, piece, f"drawn-{view.seen.area.word}-{seat + 1}-{number + 1}", look)
        for number, piece in enumerate(drawn)
    )
    hands = "".join('<i class="rl-paw-print"></i>' for _ in range(rats - len(drawn)))
    count = words.many("ratland.rats", rats)
    return (
        f'<li id="forager-{seat + 1}" class="{look} rl-clan-{seat}">{art.emblem(seat)}'
        f'<span class="rl-who">{escape(view.names[seat])}<small>{escape(count)}</small></span>'
        f'<span class="rl-chips">{chips}{hands if look != "is-done" else ""}</span></li>'
    )


def _chip(view: View, piece: Piece, id: str, look: str) -> str:
    """A piece that was drawn; one that may go back is a button."""
    seen = view.seen
    label = escape(worth(view.words, piece, seen.event))
    choosing = look == "is-drawing" and view.moves and seen.stage is Stage.HELMET
    if choosing:
        move = ThrowBack(piece)
        advised = " is-advised" if view.advised == move else ""
        throw = escape(view.words("ratland.throw", piece=worth(view.words, piece, seen.event)))
        return (
            f'<button id="{id}" type="button" class="rl-chip{advised}"{view.do(move)} '
            f'aria-label="{throw}" title="{throw}">{art.piece(piece)}</button>'
        )
    return (
        f'<span id="{id}" class="rl-chip" role="img" aria-label="{label}" title="{label}">'
        f"{art.piece(piece)}</span>"
    )
