"""Moves, chance, bots, hints and the curtain: everything that carries a match on."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.game import Seat
from engine.core.match import Match
from engine.search.hints import Hint
from engine.search.levels import adviser, bot
from web.app import asking, firsts, learning, outside, picks, record
from web.app.consulting import chosen, delegated
from web.app.effects import (
    After,
    Announce,
    Effect,
    Focus,
    Hasten,
    Ponder,
    Result,
    Scroll,
    Think,
)
from web.app.hearing import hear
from web.app.hinting import read_hint
from web.app.model import HINTED, SHOWN_AFTER, Model, Notice, Sitting
from web.app.pacing import pace_of, stages_of, waits_for_next
from web.app.sitting import (
    bot_to_act,
    chance_to_act,
    deciding,
    eyes,
    is_over,
    lift,
    look,
    lower,
    may_undo,
    observed,
    others_act,
    played,
    rolled,
    table_of,
    undone,
    unread,
    view,
    watching,
)
from web.app.storing import shelved
from web.boards.table import AnyView

THOUGHTFUL, ENOUGH = 1_000, 4_000
"""Milliseconds after which a bot that thinks can be told to move, and after which it has to."""

LESSON_IN_SIGHT = Scroll("top"), Scroll("controls", "nearest")
"""A page that is longer than a screen ends there with what a lesson says and asks: as much as may
be of what that is said of stands above it."""


def current(model: Model) -> Sitting | None:
    """The match on the table, while its page is the one shown."""
    sitting = model.sitting
    framed = model.embed is not None
    here = sitting is not None and (framed or model.route == sitting.route)
    return sitting if here else None


def whose(model: Model) -> tuple[str, Seat | None] | None:
    """The match on the table, and whose eyes look at it."""
    sitting = model.sitting
    return None if sitting is None else (sitting.id, eyes(sitting))


def curtained(model: Model) -> bool:
    """Whether a curtain is down on the page: nothing there may tell what only one seat knows."""
    sitting = current(model)
    return sitting is not None and sitting.curtain is not None


def play(model: Model, move: Any, forced: bool = False, hastened: bool = False) -> Result:
    """Play a legal move of whoever is to act, and all that follows without a decision.

    It is `forced` or `hastened` as a `Deed` may be.
    """
    sitting = model.sitting
    assert sitting is not None
    known = len(sitting.story)
    if sitting.course is not None:
        after = learning.after_move(sitting, move)
        model, effects = learning.remember(replace(model, sitting=after))
        model, more = _settle(model, after, known)
        return model, [*effects, *more]
    after = replace(played(sitting, move, forced, hastened), held="")
    return _settle(model, after, known)


def begin(model: Model, sitting: Sitting) -> Result:
    """Put a new match on the table."""
    return _settle(model, sitting, 0)


def _settle(model: Model, sitting: Sitting, known: int) -> Result:
    """Let chance have its say; keep, tell and go on. `known` moves have been told before."""
    while chance_to_act(sitting) and (sitting.hasty or not watching(sitting)):
        if unread(sitting):
            break
        sitting = rolled(sitting)
    sitting = look(replace(sitting, fresh=len(sitting.story) - known))
    sitting, told = hear(model, sitting, known)
    if sitting.course is not None:
        model, more = go_on(replace(model, sitting=sitting))
        return model, [*told, *more]
    sitting, sights = _eye(sitting, view(sitting, model.words))
    model, effects = save(replace(model, sitting=sitting))
    model, new = firsts.meet(model, sitting, known)
    told += [*new, *sights]
    if is_over(sitting):
        model, remembered = record.remember(model, sitting)
        effects += remembered
        told += [Focus("result"), Scroll("controls")]
    model, more = go_on(model)
    return model, [*effects, *told, *more]


def _eye(sitting: Sitting, seen: AnyView) -> tuple[Sitting, list[Effect]]:
    """What goes on comes into sight when it is something else than before."""
    eyed = table_of(sitting).eye(seen)
    if eyed == sitting.eyed:
        return sitting, []
    return replace(sitting, eyed=eyed), [Scroll(id, "nearest") for id in eyed[0].split()]


def bring_into_sight(model: Model) -> Result:
    """What goes on at the table comes into sight for whoever has just come there."""
    sitting = model.sitting
    if sitting is None or sitting.course is not None:
        return model, []
    sitting, sights = _eye(replace(sitting, eyed=("", None)), view(sitting, model.words))
    return replace(model, sitting=sitting), sights


def save(model: Model) -> Result:
    """Put the match on the shelf, in the browser's storage too unless that is forbidden."""
    sitting = model.sitting
    assert sitting is not None
    model, kept = shelved(model, sitting.id, sitting.match)
    model, effects = picks.forget(model)
    return model, [*kept, *effects]


def go_on(model: Model) -> Result:
    """What happens next by itself: a bot's move or a forced one, after a while; else it is ready.

    A timer that still runs for an earlier position is forgotten, and so is a hint still thought of.
    """
    model = replace(model, timer=model.timer + 1, thoughtful=False)
    sitting = current(model)
    if sitting is None:
        return model, []
    hasty = sitting.hasty and (others_act(sitting) or plays_itself(model))
    if sitting.asking or hasty != sitting.hasty:  # what is seen of it is made once for each
        sitting = replace(sitting, asking=False, hasty=hasty)
        model = replace(model, sitting=sitting)
    pace, shown = pace_of(model, sitting), stages_of(model, sitting)
    if sitting.course is not None and not sitting.course.asks:
        if sitting.course.coming:
            return model, [After(shown + pace, "lesson", model.timer)]
        # the focus alone would bring what it is on to the middle, and the table out of sight
        return model, [*LESSON_IN_SIGHT, Focus("onward")]
    if is_over(sitting) and outside.waits(sitting):
        return outside.consult(model, sitting)
    if waits_for_next(model, sitting):
        return model, []
    if chance_to_act(sitting):
        pauses = table_of(sitting).pauses(view(sitting, model.words))
        return model, [After(shown + pace * pauses, "chance", model.timer)]
    if bot_to_act(sitting):
        return model, [After(shown + pace, "bot", model.timer)]
    if sitting.curtain is not None:
        return model, [Focus("lift")]
    if not deciding(sitting):
        return model, []
    model = picks.take_up(firsts.make_room(model))
    return model, [After(shown + pace, "obvious", model.timer)] if plays_itself(model) else []


def plays_itself(model: Model) -> bool:
    """Whether the decision leaves no choice and makes itself, as the person likes."""
    sitting = current(model)
    if sitting is None or sitting.held or sitting.course is not None or not deciding(sitting):
        return False
    forced = model.preferences.forced
    return forced and table_of(sitting).obvious(view(sitting, model.words)) is not None


def rang(model: Model, what: str, number: int) -> Result:
    """A timer ran out."""
    sitting = current(model)
    if sitting is None or number != model.timer:
        return model, []
    if what == "lesson" and sitting.course is not None:
        return _settle(model, learning.after_next(sitting), len(sitting.story))
    if what == "bot" and bot_to_act(sitting):
        return _think(model, sitting)
    if what == "thoughtful" and thinking(sitting):
        return replace(model, thoughtful=True), []
    if what == "enough" and thinking(sitting):
        return enough(model)
    if what == "chance" and chance_to_act(sitting):
        return _settle(model, rolled(sitting), len(sitting.story))
    if what == "obvious" and deciding(sitting):
        return play_itself(model)
    return model, []


def play_itself(model: Model) -> Result:
    """The move nobody needs to think about is played, if there is such a one."""
    sitting = current(model)
    move = None if sitting is None else table_of(sitting).obvious(view(sitting, model.words))
    if move is None:
        return model, []
    return play(replace(model, notice=None, by_itself=model.now), move, forced=True)


def next_step(model: Model) -> Result:
    """The person has seen enough: after a pause all goes on, else the bot moves, or chance."""
    sitting = current(model)
    if sitting is None or not waits_for_next(model, sitting):
        return model, []
    if sitting.paused:
        model, effects = go_on(replace(model, sitting=replace(sitting, paused=False)))
        return model, [*effects, Focus("pause")]
    if bot_to_act(sitting):
        return _think(model, sitting)
    return _settle(model, rolled(_read(sitting)), len(sitting.story))


def _read(sitting: Sitting) -> Sitting:
    """What has happened so far has been read together."""
    return replace(sitting, read=len(sitting.story))


def hurry(model: Model) -> Result:
    """All that bots and chance do before the viewer's next decision, at once."""
    sitting = current(model)
    if sitting is None or not others_act(sitting):
        return model, []
    sitting = replace(_read(sitting), hasty=True, paused=False)
    if model.thoughtful:
        return enough(replace(model, sitting=sitting))
    return _settle(model, sitting, len(sitting.story))


def pause(model: Model) -> Result:
    """Bots and chance wait until the person says go on; what was thought so far is forgotten."""
    sitting = current(model)
    if sitting is None or not others_act(sitting) or waits_for_next(model, sitting):
        return model, []
    sitting = replace(sitting, paused=True, hasty=False)
    model, effects = go_on(replace(model, sitting=sitting))
    return model, [*effects, Focus("next")]


def _think(model: Model, sitting: Sitting) -> Result:
    """Have the bot that is to act choose."""
    match = sitting.match
    if outside.waits(sitting):
        return outside.consult(model, sitting)
    kind = match.players[match.state.to_act].kind
    return _begun(model, think(model, sitting, kind), bot(match.game.id, kind).deep)


def _ponder(model: Model, sitting: Sitting) -> Result:
    """Have the best bot look for a hint."""
    match = sitting.match
    task = Ponder(model.timer, match.game.id, observed(match, match.state.to_act))
    return _begun(model, task, adviser(match.game.id).deep)


def _begun(model: Model, task: Think | Ponder, deep: bool) -> Result:
    """What takes long is thought by a worker of the page, if it has any, and not for ever."""
    if not deep:
        return model, [task]
    timers = (
        After(THOUGHTFUL, "thoughtful", model.timer),
        After(ENOUGH, "enough", model.timer),
    )
    return model, [delegated(task, model.minds) if model.minds else task, *timers]


def thinking(sitting: Sitting) -> bool:
    """Whether a bot thinks, of its move or of a hint."""
    return bot_to_act(sitting) or sitting.asking


def considered(model: Model, number: int, answers: Sequence[str | None]) -> Result:
    """What the workers of the page have thought; whoever is lost is not asked again.

    When all are, the bot thinks here.
    """
    sitting, heard = current(model), [each for each in answers if each is not None]
    model = replace(model, minds=model.minds - len(answers) + len(heard) if heard else 0)
    if sitting is None or number != model.timer or not thinking(sitting):
        return model, []
    if sitting.asking:
        if not heard:
            return _ponder(model, sitting)
        return hinted(model, number, read_hint(sitting.match.game, heard[0]))
    if not heard:
        return _think(model, sitting)
    return thought(model, number, chosen(sitting.match.game, heard))


def enough(model: Model) -> Result:
    """The bot that thinks, of its move or of a hint, has thought enough."""
    sitting = current(model)
    if sitting is None or not thinking(sitting):
        return model, []
    return replace(model, hastened=model.timer), [Hasten()]


def think(model: Model, sitting: Sitting, level: str) -> Think:
    """Have a house bot of that level choose for whoever is to act."""
    match = sitting.match
    seat = match.state.to_act
    return Think(model.timer, match.game.id, level, observed(match, seat), luck_of_turn(match))


def luck_of_turn(match: Match) -> str:
    """The match as it was when whoever is to act came to decide.

    Who has other luck after each step takes back what was nearly as good.
    """
    begun = len(match.decided)
    while begun and match.decided[begun - 1][0] == match.state.to_act:
        begun -= 1
    return match.line(begun)


def thought(model: Model, number: int, move: Any) -> Result:
    """A bot has chosen; what it thought about an earlier position is forgotten."""
    sitting = current(model)
    if sitting is None or number != model.timer or not bot_to_act(sitting):
        return model, []
    return play(model, move, hastened=model.hastened == number)


def hinted(model: Model, number: int, hint: Hint) -> Result:
    """A hint has been found; what was thought about an earlier position is forgotten."""
    sitting = current(model)
    if sitting is None or number != model.timer or not sitting.asking:
        return model, []
    return advise(model, sitting, hint)


def ask(model: Model) -> Result:
    """Have the best bot think of a hint; a forced move that was about to be played waits."""
    sitting = current(model)
    if sitting is None or not deciding(sitting) or sitting.asking:
        return model, []
    sitting = replace(sitting, doubted=None, meanings=())  # what was asked is answered by a hint
    if sitting.course is not None:
        sitting = learning.stumbled(sitting, max(sitting.course.stumbles, SHOWN_AFTER + 1))
        if sitting.advice is None:
            return tell(model, Notice(model.words("app.puzzle.astray")))
        return advise(model, sitting, sitting.advice)
    sitting = replace(sitting, asking=True, held=sitting.held or HINTED)
    model = replace(model, sitting=sitting, timer=model.timer + 1, thoughtful=False)
    return _ponder(model, sitting)


def advise(model: Model, sitting: Sitting, hint: Hint) -> Result:
    """Tell the hint and pick up what it needs; the move is left to the person."""
    advice = table_of(sitting).advise(view(sitting, model.words), hint.move)
    sitting = replace(sitting, asking=False, advice=hint)
    return picks.hold(replace(model, sitting=sitting, thoughtful=False), advice.picked)


def onward(model: Model) -> Result:
    """The learner has read what the lesson said: the next step, or the same once more."""
    sitting = current(model)
    course = sitting.course if sitting is not None else None
    if sitting is None or course is None or course.asks or course.coming or course.is_over:
        return model, []
    if course.before is not None:
        sitting, effects = learning.before_try(sitting), list[Effect]()
        model = replace(model, sitting=sitting)
        if sitting.advice is not None:  # what is told is shown, too
            model, effects = advise(model, sitting, sitting.advice)
        model, more = go_on(model)
        return model, [*effects, *more]
    model, effects = learning.next_step(model, sitting)
    model, more = go_on(model)
    return model, [*effects, *LESSON_IN_SIGHT, Focus("controls"), *more]


def undo(model: Model) -> Result:
    """Take the viewer's last decision back, where the rules of undo allow it.

    Where only others may take one back, the screen is covered for them to do so.
    """
    sitting = current(model)
    if sitting is None or not may_undo(sitting):
        return model, []
    viewer = eyes(sitting)
    if sitting.planned:
        model = replace(model, sitting=replace(sitting, advice=None, doubted=None))
        model, effects = picks.take_back(model)
        return model, [*effects, Announce(model.words("app.table.undone"))]
    if sitting.can_undo and viewer is not None:
        return _take_back(model, sitting, viewer)
    return go_on(replace(model, sitting=lower(sitting)))


def take_back(model: Model, seat: str) -> Result:
    """Take a sealed decision back, from the curtain that has fallen for somebody else."""
    sitting = current(model)
    if sitting is None or sitting.curtain is None or seat not in map(str, sitting.takers):
        return model, []
    return _take_back(model, sitting, int(seat))


def _take_back(model: Model, sitting: Sitting, seat: Seat) -> Result:
    """Take a decision back; what was much to do for it is picked up again."""
    before = undone(sitting, seat, model.words)
    model = replace(model, sitting=before)
    model, effects = save(model) if before.course is None else (model, [])
    move = sitting.match.log[len(before.match.log)]
    model, held = picks.lay_down(model, seat, table_of(sitting).plan(move) or None)
    model, more = go_on(model)
    return model, [*effects, *held, Announce(model.words("app.table.undone")), *more]


def raise_curtain(model: Model) -> Result:
    """The person the curtain waited for is here."""
    sitting = current(model)
    if sitting is None or sitting.curtain is None:
        return model, []
    model, sights = bring_into_sight(replace(model, sitting=lift(sitting)))
    model, effects = go_on(model)
    return model, [Focus("controls"), *sights, *effects]


def inquire(model: Model, what: str) -> Result:
    """What a thing on the table is, whoever is to act."""
    if current(model) is None or curtained(model):
        return model, []
    return tell(model, asking.about(model, what))


def say(model: Model, label: str) -> Result:
    """The words of what is only a picture on the table."""
    if curtained(model):
        return model, []
    return tell(model, Notice(label))


def tell(model: Model, notice: Notice) -> Result:
    """Show a notice where the prompt stands, and have it read out."""
    return replace(model, notice=notice), [Announce(notice.said)]


def over(model: Model) -> bool:
    """Whether the match on the table has ended."""
    return model.sitting is not None and is_over(model.sitting)
