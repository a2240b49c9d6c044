"""What a newcomer is told of a decision: what can be done, what comes of it, what cannot be."""

from engine.bullfrogs import rulebook
from engine.bullfrogs.moves import Deploy, Hop, Play, Relocate, Sabotage, Score, Slide, Walk
from engine.bullfrogs.state import Stage
from engine.core.rule import Rule
from web.boards.bullfrogs.things import View
from web.boards.table import Guide

_ACTIONS = (Deploy, Relocate, Sabotage)


def guide(view: View) -> Guide | None:
    """By the stage of the turn; during the actions, by what is possible of them."""
    words = view.words
    match view.seen.stage:
        case Stage.PLAY:
            return Guide("play", words("bullfrogs.guide.play"), rulebook.ACTIONS, (Play,))
        case Stage.ACT:
            return _acting(view)
        case Stage.SCORE:
            full = len(view.moves)
            text = words.many("bullfrogs.guide.score", full)
            return Guide("score", text, rulebook.SCORE_STRENGTH, (Score,), number=full)
        case Stage.HOP:
            return Guide("hop", words("bullfrogs.guide.hop"), rulebook.HOP_PRIORITY, (Hop,))
        case Stage.SLIDE:
            return Guide("slide", words("bullfrogs.guide.slide"), rulebook.SLIDE, (Slide,))
        case Stage.WALK:
            return Guide("walk", words("bullfrogs.guide.walk"), rulebook.SOLO_MOVE, (Walk,))
        case Stage.MARKER:
            rule = rulebook.SOLO_MARKER_SINKS
            return Guide("marker", words("bullfrogs.guide.marker"), rule, (Walk,))
        case Stage.END:
            key, rule = _ending(view)
            return Guide(key, words(f"bullfrogs.guide.{key}"), rule, (), (Play, *_ACTIONS))
    return None


def _ending(view: View) -> tuple[str, Rule]:
    """Who goes on, and with what: also a turn of one's own begins with the end of Isaac's."""
    if not any(view.seen.hand_sizes) and not any(view.seen.pile_sizes):
        return "end.last", rulebook.END if view.seen.isaac is None else rulebook.SOLO_FINAL
    if view.seen.isaac is None:
        return "end", rulebook.DRAW
    if view.seen.turn == 0:
        return "end.alone", rulebook.SOLO_DICE
    return "end.isaac", rulebook.SOLO_SETUP


def _acting(view: View) -> Guide:
    """How many actions are left, and which there are."""
    seen = view.seen
    kinds = {type(move) for move in view.moves}
    own = Deploy if seen.has_reserve(seen.active) else Relocate
    if own in kinds:
        key = "act.deploy" if own is Deploy else "act.relocate"
        key += "" if Sabotage in kinds else ".only"
        rule = rulebook.DEPLOY_LINE if own is Deploy else rulebook.DEPLOY_RELOCATE
    elif Sabotage in kinds:
        key, rule = "act.sabotage", rulebook.SABOTAGE_LINE
    else:
        key, rule = "act.none", rulebook.ACTIONS
    return Guide(
        key,
        view.words.many(f"bullfrogs.guide.{key}", seen.actions),
        rule,
        can=tuple(kind for kind in (own, Sabotage) if kind in kinds),
        cannot=tuple(kind for kind in (own, Sabotage) if kind not in kinds),
        number=seen.actions,
    )
