"""A match on the table: whose eyes, what they see, and how it goes on."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import count, groupby
from typing import Any

from engine.core.game import CHANCE, Event, Seat, State, Tell
from engine.core.match import HUMAN, Match
from engine.search.hints import Hint
from web.app.model import OTHER, SHOWN_AFTER, TAKEN_BACK, Course, Deed, Points, Sitting
from web.app.names import names, typed
from web.app.once import Once
from web.app.outside import is_far
from web.boards.table import AnyTable, AnyView, View
from web.boards.tables import load
from web.boards.telling import listed, why
from web.words import Words, You

SCENES_KEPT = 64
"""How many scenes back a piece taken back still finds its way."""

_past = Once[tuple[Event, ...]]()


def table_of(sitting: Sitting) -> AnyTable:
    """The table of the match's game."""
    return load(sitting.match.game.id)


def seat_down(id: str, match: Match) -> Sitting:
    """A match put on the table; two or more people find a curtain."""
    deeds, scores = _retold(match)
    sitting = Sitting(id, match, deeds, scores=scores)
    sitting = replace(sitting, viewer=sitting.alone)
    if is_far(match):
        sitting = replace(sitting, floor=len(match.log))  # until the room says what may come back
    return look(sitting)


def _retold(match: Match) -> tuple[tuple[Deed, ...], tuple[Points, ...]]:
    """What happened with each move, and the points after each of the latest."""
    score, scores, left = load(match.game.id).score, [], count(-len(match.log))

    def look(state: State[Any]) -> None:
        if next(left) > -SCENES_KEPT:
            scores.append(tuple(score(match.game.observe(state, None))))

    told = zip(match.decided, match.events(look), strict=True)
    return tuple(Deed(by, tuple(events)) for (by, _), events in told), tuple(scores)


def eyes(sitting: Sitting) -> Seat | None:
    """Whose eyes the table is shown to now: nobody's while the curtain is down."""
    return None if sitting.curtain is not None else sitting.viewer


def said_of(
    sitting: Sitting, deeds: Iterable[Deed], seen: AnyView, but: tuple[type, ...] = ()
) -> str:
    """What happened in these deeds, a sentence for each event; see `happened`."""
    said = (table_of(sitting).say(event, seen) for event in happened(sitting, deeds, but))
    return " ".join(counted(filter(None, said), seen.words))


def happened(sitting: Sitting, deeds: Iterable[Deed], but: tuple[type, ...] = ()) -> list[Event]:
    """The events of these deeds, `but` for such, as whoever looks on now may know them."""
    viewer = eyes(sitting)
    events = (event for deed in deeds for event in deed.events if not isinstance(event, but))
    return [event.seen_by(viewer) for event in events]


def counted(sentences: Iterable[str], words: Words) -> Iterator[str]:
    """The same sentences, but such as follow their like once, with how often they stood there."""
    for sentence, same in groupby(sentences):
        times = len([*same])
        told = sentence.removesuffix(".")  # how often belongs to the sentence
        yield sentence if times == 1 else words("app.tells.times", told=told, n=times)


def may_undo(sitting: Sitting) -> bool:
    """Whether the person at the screen, or else somebody they pass the device to, may undo."""
    if sitting.planned or sitting.can_undo:
        return True
    return eyes(sitting) is not None and bool(sitting.takers)


def look(sitting: Sitting) -> Sitting:
    """Settle whose eyes it is after a change; new ones find the scene made afresh."""
    to_act = sitting.match.state.to_act
    viewer, curtain = sitting.viewer, None
    secret = sitting.match.game.secret
    if len(sitting.people) > 1 and to_act in sitting.people and to_act != viewer:
        if secret:
            curtain = to_act
        else:
            viewer = to_act
    before = eyes(sitting)
    sitting = replace(sitting, viewer=viewer, curtain=curtain)
    if secret and eyes(sitting) != before:
        # how far the one before read is theirs
        sitting = replace(sitting, scenes=(), whole_story=False)
    if not sitting.scenes:
        sitting = replace(sitting, scenes=(_fresh_scene(sitting),))
    takers = tuple(
        seat for seat in sitting.people if seat != eyes(sitting) and _is_free(sitting, seat)
    )
    return replace(sitting, can_undo=_can_undo(sitting), takers=takers)


def lift(sitting: Sitting) -> Sitting:
    """The person the curtain waited for has taken the device."""
    sitting = replace(sitting, viewer=sitting.curtain, curtain=None)
    return look(replace(sitting, scenes=()))


def lower(sitting: Sitting) -> Sitting:
    """The person at the screen has covered it, for somebody else to take the device.

    What they were advised or asked is nobody else's.
    """
    return look(replace(_unasked(sitting), viewer=None, scenes=()))


def _unasked(sitting: Sitting) -> Sitting:
    """Nothing is planned, asked or advised any more."""
    return replace(sitting, planned=(), doubted=None, meanings=(), advice=None, asking=False)


def put_away(sitting: Sitting) -> Sitting:
    """The table was left, maybe for good: between people with secrets a curtain waits there."""
    secrets = len(sitting.people) > 1 and sitting.match.game.secret
    return lower(sitting) if secrets and not is_over(sitting) else sitting


@lru_cache(maxsize=4)
def observed(match: Match, viewer: Seat | None) -> Any:
    """The position of a match, which never changes, through these eyes."""
    return match.observe(viewer)


@lru_cache(maxsize=2)
def _moves(match: Match) -> Collection[Any]:
    return match.state.moves()


def latest(sitting: Sitting) -> list[Event]:
    """What has come at once with the last move, as the eyes that are there saw it."""
    deeds = sitting.story[len(sitting.story) - sitting.fresh :]
    return [event.seen_by(eyes(sitting)) for deed in deeds for event in deed.events]


def _fresh_scene(sitting: Sitting) -> Any:
    return table_of(sitting).follow(None, (), observed(sitting.match, eyes(sitting)))


def looked_at(match: Match, viewer: Seat | None) -> Sitting:
    """A position that is only looked at, through these eyes."""
    sitting = Sitting("", match, (), viewer=viewer, still=True)
    return replace(sitting, scenes=(_fresh_scene(sitting),))


def _can_undo(sitting: Sitting) -> bool:
    viewer, course = eyes(sitting), sitting.course
    learns = course is not None and (course.puzzle is None or not course.asks)
    return viewer is not None and not learns and _is_free(sitting, viewer)


def _is_free(sitting: Sitting, seat: Seat) -> bool:
    """Whether this seat may take its last decision back, which has not left the device."""
    length = sitting.match.undo_length(seat)
    return length is not None and length >= sitting.floor


def turn_begins(sitting: Sitting) -> bool:
    """Whether the viewer has decided nothing in a turn yet: what was forced is no decision.

    Where a turn is everybody's, whatever comes after others or chance is one's own.
    """
    table = table_of(sitting)
    for deed in reversed(sitting.story):
        if any(isinstance(event, table.opens) for event in deed.events):
            return True
        if deed.by >= 0 and not deed.forced:
            return table.together or deed.by != eyes(sitting)
    return True


def deciding(sitting: Sitting) -> bool:
    """Whether the person at the screen is to act."""
    course = sitting.course
    asked = eyes(sitting) is not None and eyes(sitting) == sitting.match.state.to_act
    return asked and not sitting.still and (course is None or course.asks)


def bot_to_act(sitting: Sitting) -> bool:
    """Whether a bot is to act."""
    to_act = sitting.match.state.to_act
    if to_act < 0 or sitting.course is not None or sitting.still:
        return False
    return sitting.match.players[to_act].kind != HUMAN


def chance_to_act(sitting: Sitting) -> bool:
    """Whether chance decides next."""
    by_itself = sitting.course is None and not sitting.still
    return bool(sitting.match.state.to_act == CHANCE) and by_itself


def others_act(sitting: Sitting) -> bool:
    """Whether a bot or chance goes on by itself."""
    return bot_to_act(sitting) or chance_to_act(sitting)


def watching(sitting: Sitting) -> bool:
    """Whether chance's next move is worth watching."""
    return chance_to_act(sitting) and table_of(sitting).watched(
        observed(sitting.match, eyes(sitting))
    )


def unread(sitting: Sitting) -> bool:
    """Whether people at one device have still to read together what a turn of theirs came to."""
    shared = chance_to_act(sitting) and len(sitting.people) > 1
    return (
        shared
        and sitting.read < len(sitting.story)
        and table_of(sitting).ended(observed(sitting.match, eyes(sitting)))
    )


def is_over(sitting: Sitting) -> bool:
    """Whether the game has ended."""
    return sitting.match.is_over


def has_ended(sitting: Sitting) -> bool:
    """Whether the lesson has come to its end, or the game where nothing is learnt."""
    return sitting.course.is_over if sitting.course else is_over(sitting)


def _spoken_to(sitting: Sitting, words: Words) -> tuple[str, ...]:
    """The names as sentences know them: the only person at the device is spoken to.

    Where several pass it round, or somebody's match is looked at, everybody is told of by name.
    """
    called, own = [*names(sitting.match, words)], eyes(sitting)
    foreign = sitting.still and not sitting.ours
    if own is not None and sitting.people == (own,) and not foreign:
        called[own] = You(typed(sitting.match.players[own], own) or words("app.lesson.you"))
    return tuple(called)


def _seen_until_now(sitting: Sitting) -> tuple[Event, ...]:
    """All that has happened, as the eyes that are there saw it."""
    viewer, story = eyes(sitting), sitting.story

    def see() -> tuple[Event, ...]:
        return tuple(event.seen_by(viewer) for deed in story for event in deed.events)

    return _past(sitting.match, (viewer, len(story)), see)


@lru_cache(maxsize=4)
def view(sitting: Sitting, words: Words) -> AnyView:
    """What the table is drawn from."""
    viewer, table, past = eyes(sitting), table_of(sitting), _seen_until_now(sitting)
    shown = sitting.still and sitting.advice is not None
    chooses = deciding(sitting) or shown
    return View(
        seen=observed(sitting.match, viewer),
        moves=_moves(sitting.match) if chooses else (),
        picked=sitting.picked if chooses else (),
        scene=sitting.scenes[-1],
        names=_spoken_to(sitting, words),
        words=words,
        recent=past[len(past) - _recent(sitting) :],
        past=past,
        stages={kind: stage for stage, kind, _ in table.staged(latest(sitting)) if kind},
        advised=sitting.advice.move if sitting.advice else None,
        meanings=sitting.meanings,
        posed=sitting.course is not None and sitting.course.is_task,
        shown=shown,
    )


def showing(sitting: Sitting, move: Any, words: Words) -> Sitting:
    """A table that is only looked at, with a move of the seat it is seen by shown as a hint is."""
    sitting = replace(sitting, advice=Hint(move))
    picked = table_of(sitting).advise(view(sitting, words), move).picked
    return replace(sitting, picked=picked)


def _taught(course: Course, words: Words) -> str:
    """What the lesson says now."""
    if course.coming:
        return words("app.lesson.watch")
    if course.told == OTHER:
        own = f"{course.lesson.name}.{OTHER}"
        return course.teaching.sentences.get(own) or words("app.lesson.other")
    return course.says(course.step.name, course.told)


def _won(table: AnyTable, seen: AnyView, winners: Sequence[Seat]) -> str:
    """Who has won: one player, a team, or several who share the victory."""
    words = seen.words
    if len(winners) == 1:
        return words("app.table.won", name=seen.names[winners[0]])
    others = [seen.names[seat] for seat in winners if not isinstance(seen.names[seat], You)]
    names, team = listed(words, others), table.team(seen, winners[0])
    if len(others) < len(winners):
        return words("app.table.won.with" if team else "app.table.shared.with", names=names)
    if team:
        return words("app.table.won.team", team=team, names=names)
    return words("app.table.shared", names=names)


def prompt(sitting: Sitting, seen: AnyView) -> str:
    """One sentence: who has won, what the hint says, what can be done now, or who is awaited."""
    words, table = seen.words, table_of(sitting)
    outcome, course = sitting.match.state.outcome(), sitting.course
    asked = sitting.meanings or sitting.doubted is not None
    if (
        course
        and (not course.is_task or course.told)
        and not asked
        and (sitting.advice is None or course.stumbles <= SHOWN_AFTER)
    ):
        missing = table.missing(seen) if course.asks else ""
        return f"{_taught(course, words)} {missing}".strip()
    if outcome is not None and outcome.winners:
        return _won(table, seen, outcome.winners)
    if sitting.meanings:
        return words("app.table.which")
    if sitting.doubted is not None:
        return table.doubt(seen, sitting.doubted)
    if sitting.advice is not None:
        return words("app.table.hint", text=table.advise(seen, sitting.advice.move).text)
    if outcome is not None or deciding(sitting) or chance_to_act(sitting):
        return table.prompt(seen)
    return words("app.table.waiting", name=seen.names[sitting.match.state.to_act])


def reason(sitting: Sitting, words: Words) -> str:
    """Why the move is advised that the prompt names, and what is expected; empty without a hint."""
    if sitting.advice is None or not sitting.advice.reasons:
        return ""
    table, seen, advice = table_of(sitting), view(sitting, words), sitting.advice
    told = [why(table, seen, advice.move, each) for each in advice.reasons]
    return " ".join(filter(None, [*told, table.expects(seen, advice.expected)]))


def _recent(sitting: Sitting) -> int:
    """How many events came with the viewer's last decision and since; for an onlooker, anyone's.

    Where a match is only looked at, with the moves that are marked.
    """
    if sitting.still:
        return sum(len(deed.events) for deed in sitting.story[-sitting.marked :])
    viewer, events = eyes(sitting), 0
    for deed in reversed(sitting.story):
        events += len(deed.events)
        if deed.by == viewer or (viewer is None and deed.by >= 0):
            break
    return events


def played(sitting: Sitting, move: Any, forced: bool = False, hastened: bool = False) -> Sitting:
    """The sitting after a legal move of a seat: `forced` or `hastened` as a `Deed` may be."""
    after = _after(sitting, lambda match, tell: match.play(move, tell))
    at = len(sitting.story)
    deed = replace(after.story[at], forced=forced, hastened=hastened)
    return replace(after, story=(*sitting.story, deed, *after.story[at + 1 :]))


def rolled(sitting: Sitting) -> Sitting:
    """The sitting after chance has decided once."""
    return _after(sitting, Match.roll)


def _after(sitting: Sitting, act: Callable[[Match, Tell], object]) -> Sitting:
    """The sitting after a move, and after those that follow it because they were put aside."""
    match, known = sitting.match.branch(), len(sitting.match.log)
    happened = defaultdict[int, list[Event]](list)

    def tell(event: Event) -> None:
        happened[len(match.log)].append(event)

    act(match, tell)
    deeds = [Deed(match.decided[n][0], tuple(happened[n])) for n in range(known, len(match.log))]
    viewer = eyes(sitting)
    scene = table_of(sitting).follow(
        sitting.scenes[-1],
        [event.seen_by(viewer) for deed in deeds for event in deed.events],
        observed(match, viewer),
    )
    scores = tuple(table_of(sitting).score(observed(match, viewer)))
    return replace(
        _unasked(sitting),
        match=match,
        story=(*sitting.story, *deeds),
        scenes=(*sitting.scenes, *[scene] * len(deeds))[-SCENES_KEPT:],
        scores=(*sitting.scores, *[scores] * len(deeds))[-SCENES_KEPT:],
        picked=(),
        paused=False,
    )


def undone(sitting: Sitting, seat: Seat, words: Words) -> Sitting:
    """The seat's last decision taken back, and with it the forced moves that followed from it.

    Unless it is the viewer's, the curtain falls for that seat.
    """
    table = table_of(sitting)
    viewer = seat if eyes(sitting) == seat else None
    while True:
        match = sitting.match.branch()
        match.undo(seat)
        gone = len(sitting.match.log) - len(match.log)
        taken_back = replace(
            _unasked(sitting),
            match=match,
            story=sitting.story[:-gone],
            scenes=sitting.scenes[:-gone],
            scores=sitting.scores[:-gone],
            viewer=viewer,
            picked=(),
            held=TAKEN_BACK,
            fresh=0,
            untold=0,
        )
        sitting = look(taken_back)
        if not sitting.can_undo or table.obvious(view(sitting, words)) is None:
            return sitting
