"""What only the solo game has: Isaac's dice, the ranks, and the result against him."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from engine.bullfrogs import events
from engine.bullfrogs.components import RANKS
from engine.bullfrogs.observe import Observation
from engine.bullfrogs.rulebook import SOLO_FINAL
from engine.bullfrogs.score import FinalScore, final_scores, solo_rank
from engine.bullfrogs.state import Stage
from engine.core.game import CHANCE
from web.boards.bullfrogs import art, phrases
from web.boards.bullfrogs.scene import Dice
from web.boards.bullfrogs.things import View
from web.boards.parts import Column, icon, ruling, scores
from web.words import Words

_LINES = ("cards", "log", "log-bonus", "total")

_LADDER = tuple(reversed(RANKS))
"""The ranks from the lowest that needs points, with the fewest points they take."""

_LOWEST = solo_rank(_LADDER[0][0] - 1)


def watched(seen: Observation) -> bool:
    """Whether Isaac rolls or acts next."""
    return seen.to_act == CHANCE and seen.stage in (Stage.ROLL, Stage.WALK, Stage.ISAAC)


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
    fallen = _fallen(view)
    if view.seen.isaac is None or fallen is None:
        return ""
    face, actions = faces(view.words, fallen.face, fallen.actions)
    label = escape(view.words("bullfrogs.dice", face=face, actions=actions))
    name = "bf-dice" if view.seen.stage in (Stage.WALK, Stage.ISAAC) else "bf-dice is-resting"
    pictures = "".join(
        icon(picture, "-20 -20 40 40", "bf-die")
        for picture in (art.movement_die(fallen.face), art.action_die(fallen.actions))
    )
    return f'<div id="{fallen.id}" class="{name}" role="img" aria-label="{label}">{pictures}</div>'


def _fallen(view: View) -> Dice | None:
    """The last roll: as the scene has it, or, when that was made afresh, as it was told."""
    scene = view.scene
    if scene.dice is not None:
        return scene.dice
    rolls = [event for event in view.recent if isinstance(event, events.Rolled)]
    return Dice(0, rolls[-1].face, rolls[-1].actions) if rolls else None


def result(view: View, score: int) -> str:
    """Both scores line by line, the lead, how far the next rank was, and all ranks."""
    words = view.words
    both = final_scores(view.seen)
    columns = [
        Column(art.sign(picture), phrases.called(view.words, view.names, seat))
        for seat, picture in enumerate((f"bullfrog-{both[0].colour.letter}", "isaac"))
    ]
    lead = ("lead", words("bullfrogs.result.points"), [score])
    table = scores(words("bullfrogs.result.line"), columns, [*lines(words, _LINES, both), lead])
    return (
        f'<div class="bf-result"><p>{escape(_missing(words, score))}</p>{_ladder(words, score)}'
        f"{table}{ruling(view, '', SOLO_FINAL)}</div>"
    )


def lines(
    words: Words, kinds: Iterable[str], scores: Sequence[FinalScore]
) -> Iterator[tuple[str, str, list[int]]]:
    """Lines of a result: their kinds, what they are called, and everybody's numbers."""
    for kind in kinds:
        numbers = [getattr(one, kind.replace("-", "_")) for one in scores]
        yield kind, words(f"bullfrogs.result.{kind}"), numbers


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
