"""Why the game ended and who won, line by line."""

from html import escape

from engine.core.game import Outcome
from engine.trio.components import COLOURS, Colour
from engine.trio.observe import Observation
from engine.trio.rulebook import WIN_CLUSTER, WIN_TRIO
from engine.trio.score import clusters
from web.boards.table import View
from web.boards.trio import art, phrases


def result(view: View, outcome: Outcome) -> str:
    """The reason as a sentence; for clusters a column for each team, the winner's marked."""
    read = escape(view.words("trio.result.read"))
    table = _clusters(view, outcome) if outcome.rule == WIN_CLUSTER else _sign(view, outcome)
    return (
        f'<div class="tr-result">{table}<p class="tr-rule">{escape(_reason(view, outcome))} '
        f'<a href="#/rules/trio/{outcome.rule}">{read}</a></p></div>'
    )


def _reason(view: View, outcome: Outcome) -> str:
    seen: Observation = view.observation
    words = view.words
    winner = COLOURS[outcome.winners[0] % 2]
    if outcome.rule == WIN_TRIO:
        colour = words(f"trio.kind.{winner.letter}")
        return words("trio.result.trio", name=phrases.team(view, winner), colour=colour)
    if outcome.rule != WIN_CLUSTER:
        return words("trio.result.stuck", name=view.names[seen.turn])
    if len(outcome.winners) == seen.seats:
        return words("trio.result.draw")
    sizes = {len(each.largest) for each in clusters(seen.circles)}
    return words("trio.result.cluster" if len(sizes) > 1 else "trio.result.tie")


def _icon(colour: Colour) -> str:
    return (
        f'<svg class="tr-icon" viewBox="-29 -29 58 64" aria-hidden="true">{art.piece(colour)}</svg>'
    )


def _sign(view: View, outcome: Outcome) -> str:
    """The winners' three pieces."""
    colour = COLOURS[outcome.winners[0] % 2]
    return f'<p class="tr-winner" aria-hidden="true">{_icon(colour) * 3}</p>'


def _clusters(view: View, outcome: Outcome) -> str:
    seen: Observation = view.observation
    words = view.words
    each = clusters(seen.circles)
    winners = {COLOURS[seat % 2] for seat in outcome.winners}
    marks = ['class="is-winner"' if colour in winners else "" for colour in COLOURS]
    heads = "".join(
        f'<th scope="col" {mark}>{_icon(colour)}'
        f"<span>{escape(phrases.team(view, colour))}</span></th>"
        for colour, mark in zip(COLOURS, marks, strict=True)
    )
    lines = (
        ("trio.result.largest", [len(team.largest) for team in each]),
        ("trio.result.total", [team.total for team in each]),
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(words(key))}</th>'
        + "".join(f"<td {mark}>{n}</td>" for n, mark in zip(numbers, marks, strict=True))
        + "</tr>"
        for key, numbers in lines
    )
    corner = escape(words("trio.result.line"))
    return (
        f'<table class="scores tr-scores">'
        f'<thead><tr><th scope="col">{corner}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )
