"""What a newcomer is told of a decision: what can be done, what comes of it, what cannot be."""

from typing import NamedTuple

from engine.core.rule import Rule
from engine.violet import moves, rulebook
from engine.violet.state import FREE, Stage
from web.boards.table import Guide
from web.boards.violet import phrases
from web.boards.violet.things import View


class _Line(NamedTuple):
    """What is said of a stage whatever else there is: the rule, and the moves it tells of."""

    rule: Rule
    can: tuple[type, ...] = ()
    cannot: tuple[type, ...] = ()


_LINES = {
    Stage.CHOOSE: _Line(rulebook.SETUP_EVENTS, (moves.Choose,)),
    Stage.ARRANGE: _Line(rulebook.SETUP_EVENTS, (moves.Arrange,)),
    Stage.FIRST: _Line(rulebook.SETUP_DRAFT, (moves.First,), (moves.Pick,)),
    Stage.DRAFT: _Line(rulebook.TRUMP, (moves.Pick,)),
    Stage.LEAD: _Line(rulebook.LEAD, (moves.Lead,)),
    Stage.FOLLOW: _Line(rulebook.FOLLOW, (moves.Follow,)),
    Stage.RESULT: _Line(rulebook.REST, (moves.Advance, moves.Rest)),
    Stage.ACTIVATE: _Line(rulebook.EVENTS, (moves.Activate,)),
    Stage.PLACE: _Line(rulebook.EVENTS),
    Stage.BEFORE: _Line(rulebook.SLEEVE, (moves.Sleeve, moves.Pass), (moves.Pick,)),
    Stage.EFFECT: _Line(rulebook.BONUS, (moves.Pass,), (moves.Pick,)),
    Stage.SWAP: _Line(rulebook.EFFECT_4, (moves.Swap, moves.Pass), (moves.Pick,)),
    Stage.KEEP: _Line(rulebook.EFFECT_2, (moves.Keep,), (moves.Pick, moves.Pass)),
    Stage.TAKE: _Line(rulebook.EFFECT_3, (moves.Take,), (moves.Pick, moves.Pass)),
    Stage.PICK: _Line(rulebook.REFILL, (moves.Pick,), (moves.Take, moves.Pass)),
    Stage.AFTER: _Line(rulebook.BONUS, (moves.Pass,), (moves.Pick,)),
}


def guide(view: View) -> Guide | None:
    """By the stage; of a trick and its result also by where Violet stands."""
    seen, words, stage = view.seen, view.words, view.seen.stage
    if stage not in _LINES:
        return None
    key, trump = str(stage), seen.trump
    suit = "" if trump is None else phrases.suit(words, trump)
    if stage in (Stage.LEAD, Stage.FOLLOW):
        key += ".trump" if suit else ""
    if stage is Stage.RESULT:
        key += ".helper" if trump is not None and seen.bonuses[trump] == FREE else ""
    return Guide(key, words(f"violet.guide.{key}", suit=suit), *_LINES[stage])
