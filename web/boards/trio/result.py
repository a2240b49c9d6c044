"""Why the game ended and who won, line by line."""

from engine.core.game import Outcome
from engine.trio.components import COLOURS, team_of
from engine.trio.rulebook import WIN_CLUSTER, WIN_TRIO
from engine.trio.score import clusters
from web.boards.parts import Column, ruling, scores
from web.boards.trio import art, phrases
from web.boards.trio.things import View


def result(view: View, outcome: Outcome) -> str:
    """The reason as a sentence; for clusters a column for each team, the winner's marked."""
    shown = _clusters(view, outcome) if outcome.rule == WIN_CLUSTER else _sign(outcome)
    reason = ruling(view, _reason(view, outcome), outcome.rule)
    return f'<div class="tr-result">{shown}{reason}</div>'


def final(view: View, outcome: Outcome) -> str:
    """The clusters of each team, where they decide; what else does is told as it happens."""
    if outcome.rule != WIN_CLUSTER:
        return ""
    words, winners = view.words, {team_of(seat) for seat in outcome.winners}
    each = zip(COLOURS, clusters(view.seen.circles), strict=True)
    counted = sorted(each, key=lambda team: team[0] not in winners)
    return " ".join(
        words(
            "app.final",
            name=phrases.team(view, colour),
            told=words("trio.final", largest=len(team.largest), total=team.total),
        )
        for colour, team in counted
    )


def _reason(view: View, outcome: Outcome) -> str:
    seen, words = view.seen, view.words
    winner = team_of(outcome.winners[0])
    if outcome.rule == WIN_TRIO:
        colour = phrases.kind(words, winner)
        return words("trio.result.trio", name=phrases.team(view, winner), colour=colour)
    if outcome.rule != WIN_CLUSTER:
        key = "trio.result.stuck" if seen.pieces[seen.active] else "trio.result.stuck.off"
        return words(key, name=view.names[seen.turn])
    if len(outcome.winners) == seen.seats:
        return words("trio.result.draw")
    sizes = {len(each.largest) for each in clusters(seen.circles)}
    return words("trio.result.cluster" if len(sizes) > 1 else "trio.result.tie")


def _sign(outcome: Outcome) -> str:
    """The winners' three pieces; where a tile could not be laid, a place that is none."""
    if outcome.rule != WIN_TRIO:
        return f'<p class="tr-winner" aria-hidden="true">{art.nowhere()}</p>'
    colour = team_of(outcome.winners[0])
    return f'<p class="tr-winner" aria-hidden="true">{art.token(colour) * 3}</p>'


def _clusters(view: View, outcome: Outcome) -> str:
    words, each = view.words, clusters(view.seen.circles)
    winners = {team_of(seat) for seat in outcome.winners}
    columns = [
        Column(art.token(colour), phrases.team(view, colour), colour in winners)
        for colour in COLOURS
    ]
    lines = (
        ("largest", words("trio.result.largest"), [len(team.largest) for team in each]),
        ("total", words("trio.result.total"), [team.total for team in each]),
    )
    return scores(words("trio.result.line"), columns, lines)
