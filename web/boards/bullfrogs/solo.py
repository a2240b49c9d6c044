"""What only the solo game has: Isaac's dice, the ranks, and the result against him."""

from html import escape

from engine.bullfrogs import events
from engine.bullfrogs.components import RANKS
from engine.bullfrogs.observe import Observation
from engine.bullfrogs.score import FinalScore, final_scores, solo_rank
from engine.bullfrogs.state import Step
from engine.core.game import CHANCE
from web.boards.bullfrogs import art, phrases
from web.boards.bullfrogs.scene import Dice, Scene
from web.boards.table import View
from web.words import Words

_LINES = ("cards", "log", "log_bonus", "total")

_LADDER = tuple(reversed(RANKS))
"""The ranks from the lowest that needs points, with the fewest points they take."""

_LOWEST = solo_rank(_LADDER[0][0] - 1)


def watched(seen: Observation) -> bool:
    """Whether Isaac rolls or acts next."""
    return seen.to_act == CHANCE and seen.step in (Step.ROLL, Step.WALK, Step.ISAAC)


def points(seen: Observation) -> int:
    """The player's lead over Isaac as the game stands."""
    yours, isaacs = final_scores(seen)
    return yours.total - isaacs.total


def rank(words: Words, score: int) -> str:
    """The rank that so many points earn."""
    return words(f"bullfrogs.rank.{solo_rank(score)}")


def faces(words: Words, face: str, actions: int) -> tuple[str, str]:
    """What both dice show, in words."""
    return words(f"bullfrogs.dice.{face}"), words.many("bullfrogs.dice.actions", actions)


def dice(view: View) -> str:
    """Isaac's dice as they fell last; while he acts they stand out."""
    seen: Observation = view.observation
    fallen = _fallen(view)
    if seen.isaac is None or fallen is None:
        return ""
    face, actions = faces(view.words, fallen.face, fallen.actions)
    label = escape(view.words("bullfrogs.dice", face=face, actions=actions))
    name = "bf-dice" if seen.step in (Step.WALK, Step.ISAAC) else "bf-dice is-resting"
    pictures = "".join(
        f'<svg class="bf-die" viewBox="-20 -20 40 40" aria-hidden="true">{picture}</svg>'
        for picture in (art.movement_die(fallen.face), art.action_die(fallen.actions))
    )
    return f'<div id="{fallen.id}" class="{name}" role="img" aria-label="{label}">{pictures}</div>'


def _fallen(view: View) -> Dice | None:
    """The last roll: as the scene has it, or, when that was made afresh, as it was told."""
    scene: Scene = view.scene
    if scene.dice is not None:
        return scene.dice
    rolls = [event for event in view.recent if isinstance(event, events.Rolled)]
    return Dice(0, rolls[-1].face, rolls[-1].actions) if rolls else None


def result(view: View, score: int) -> str:
    """Both scores line by line, the lead, how far the next rank was, and all ranks."""
    words = view.words
    seats = final_scores(view.observation)
    heads = "".join(
        f'<th scope="col" class="bf-{one.colour.letter}">'
        f'<svg class="bf-icon" viewBox="-23 -24 46 46" aria-hidden="true">{art.used(picture)}</svg>'
        f"<span>{escape(phrases.called(view, seat))}</span></th>"
        for seat, (one, picture) in enumerate(
            zip(seats, (f"bullfrog-{seats[0].colour.letter}", "isaac"), strict=True)
        )
    )
    rows = "".join(_row(words, line, seats) for line in _LINES)
    corner, lead = escape(words("bullfrogs.result.line")), words("bullfrogs.result.points")
    return (
        f'<div class="bf-result"><p>{escape(_missing(words, score))}</p>'
        f'{_ladder(words, score)}<table class="scores bf-scores">'
        f'<thead><tr><th scope="col">{corner}</th>{heads}</tr></thead><tbody>{rows}'
        f'<tr class="is-lead"><th scope="row">{escape(lead)}</th>'
        f'<td colspan="2">{score}</td></tr></tbody></table>'
        f'<p class="bf-rule"><a href="#/rules/bullfrogs/bullfrogs.solo.final">'
        f"{escape(words('bullfrogs.result.rule.read'))}</a></p></div>"
    )


def _row(words: Words, line: str, seats: tuple[FinalScore, ...]) -> str:
    name = line.replace("_", "-")
    cells = "".join(f"<td>{getattr(one, line)}</td>" for one in seats)
    label = escape(words(f"bullfrogs.result.{name}"))
    return f'<tr class="is-{name}"><th scope="row">{label}</th>{cells}</tr>'


def _missing(words: Words, score: int) -> str:
    for fewest, name in _LADDER:
        if score < fewest:
            next_rank = words(f"bullfrogs.rank.{name}")
            return words.many("bullfrogs.result.missing", fewest - score, rank=next_rank)
    return words("bullfrogs.result.highest")


def _ladder(words: Words, score: int) -> str:
    """All ranks, the one that was reached marked."""
    steps = [(_LOWEST, words("bullfrogs.result.under", points=_LADDER[0][0]))]
    steps += [(name, words("bullfrogs.result.from", points=fewest)) for fewest, name in _LADDER]
    reached, mark = solo_rank(score), ' aria-current="true"'
    rows = "".join(
        f"<li{mark if name == reached else ''}>"
        f"<span>{escape(words(f'bullfrogs.rank.{name}'))}</span> <small>{escape(need)}</small></li>"
        for name, need in steps
    )
    label = escape(words("bullfrogs.result.ranks"))
    return f'<ol class="bf-ranks" aria-label="{label}">{rows}</ol>'
