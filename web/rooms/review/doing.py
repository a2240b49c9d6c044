"""A match is looked back at: one moment after the other is asked about, until somebody stops."""

import json
from dataclasses import replace

from engine.core.match import Match
from engine.search.hints import Hint
from web.app import playing
from web.app.effects import (
    Announce,
    Delegate,
    Effect,
    Examine,
    Focus,
    Hasten,
    Result,
    Scroll,
)
from web.app.messages import Considered, Message
from web.app.model import Model, Notice, people_here
from web.app.preparing import is_trial, tried_from
from web.app.rooms import packed
from web.app.routes import Route, number_in
from web.app.saves import open_match
from web.app.sitting import deciding
from web.app.update import put_on_shelf
from web.rooms.review.desk import NAME, Desk, desk_of, keep, put, take_up
from web.rooms.review.looked import Looked
from web.rooms.review.moves import costliest, place
from web.rooms.review.questions import read


def over(model: Model, id: str) -> Match | None:
    """A match of the shelf that has ended; None for any other.

    While it goes on nothing of it is told here: what a search says of a position, and what has
    happened in secret, is not for everybody.
    """
    saved = model.shelf.get(id)
    match = open_match(saved.text) if saved else None
    return match if isinstance(match, Match) and match.is_over else None


def enter(model: Model, route: Route) -> Result:
    """Take up the match where it was left, and go on."""
    match, desk = over(model, route.name), desk_of(model)
    if match is None:
        return put(model, None), []
    # of many games only the last ones read are at hand: the same may have been read anew
    if desk is None or str(desk.looked.match) != str(match):
        desk = take_up(model, route.name, Looked(match))
    return _ask(model, replace(desk, asked=0))


def tell(before: Model, message: Message, result: Result) -> Result:
    """Take the match up once it is over, in another window or in what the mirror knows.

    Who comes back from a moment, or from a trial, is where they left the page.
    """
    model, effects = result
    desk = desk_of(model)
    if desk is not None and model.route != before.route:
        if sought := _sought(before, desk):
            effects = [*effects, Scroll(sought), Focus(sought)]
        return model, effects
    if model.shelf is before.shelf or desk is not None:
        return result
    model, more = enter(model, model.route)
    return model, [*effects, *more]


def _sought(before: Model, desk: Desk) -> str:
    """The id of the costly move that somebody comes back to; "" for none."""
    at, sitting = None, before.sitting
    if before.route.page == "table" and sitting is not None and is_trial(sitting.match):
        at = desk.tried
    if before.route == Route("replay", desk.id, before.route.part):
        at = known.analysed if (known := before.rooms.get("replay")) else None
    return place(at) if at in [verdict.at for verdict in costliest(desk)] else ""


def _ask(model: Model, desk: Desk) -> Result:
    """Have the next moments looked at: as many as there are workers, or one here."""
    if desk.is_whole or desk.stopped:
        return put(model, replace(desk, asked=0)), []
    model = replace(model, timer=model.timer + 1)
    number = model.timer
    ats = desk.looked.looks[desk.done :][: max(1, model.minds)]
    questions = [desk.looked.question(at) for at in ats]
    model = put(model, replace(desk, asked=number, asking=len(ats)))
    if not model.minds:
        return model, [Examine(number, NAME, questions[0])]
    study = {"kind": "study", "number": number, "room": NAME, "packed": packed(NAME)}
    texts = tuple(json.dumps({**study, "text": question}) for question in questions)
    return model, [Delegate(number, texts)]


def hear(model: Model, message: Message) -> Result | None:
    """The answers, as far as they are those to the last questions."""
    desk = desk_of(model)
    if not isinstance(message, Considered) or desk is None or message.number != desk.asked:
        return None
    answers = [each for each in message.answers if each is not None]
    if model.minds:  # whoever is lost is not asked again
        lost = len(message.answers) - len(answers)
        model = replace(model, minds=model.minds - lost if answers else 0)
    done = message.answers.index(None) if None in message.answers else len(message.answers)
    game = desk.looked.match.game
    found, ahead = [*desk.found], {**desk.ahead}
    for at, answer in zip(desk.looked.looks[desk.done :], answers[:done], strict=False):
        verdict, promises = read(game, answer)
        if verdict is not None and verdict.cost:
            found.append(verdict)
        if promises is not None:
            ahead[at] = promises
    desk = replace(desk, done=desk.done + done, found=tuple(found), ahead=ahead)
    model, kept = keep(model, desk)
    model, effects = _ask(model, desk)
    told: list[Effect] = []
    if desk.is_whole:
        told = [Announce(model.words.many("review.done", len(desk.found)))]
    return model, [*kept, *effects, *told]


def stop(model: Model, _: str) -> Result:
    """Enough: what was found stays."""
    desk = desk_of(model)
    if desk is None:
        return model, []
    # the number makes the app's own search give up, the other lets go of the workers'
    model = replace(model, timer=model.timer + 1)
    return put(model, replace(desk, stopped=True, asked=0)), [Hasten(), Focus("review-on")]


def go_on(model: Model, _: str) -> Result:
    """Go on where it was stopped."""
    desk = desk_of(model)
    if desk is None:
        return model, []
    model, effects = _ask(model, replace(desk, stopped=False))
    return model, [*effects, Focus("review-stop")]


def try_from(model: Model, at: str) -> Result:
    """Begin a new match where a decision was made: what was hidden is, whose turn it was decides.

    People who were far away do not come back: bots have their seats.

    What chance brings from here on is thrown anew, so that nobody knows what comes. What was
    better is there as a hint.
    """
    desk = desk_of(model)
    length = number_in(at)
    if desk is None or length is None or length not in desk.looked.decisions:
        return model, []
    model = put(model, replace(desk, tried=length))
    match = desk.looked.match
    here = {*people_here(match), match.decided[length][0]}
    model, effects = put_on_shelf(model, tried_from(model, match, length, here))
    better = desk.found_at(length)
    sitting = model.sitting
    if better is not None and sitting is not None and deciding(sitting):
        reasons = () if better.reason is None else (better.reason,)
        model, more = playing.advise(model, sitting, Hint(better.best, reasons))
        effects += more
    model, more = playing.tell(model, Notice(model.words("review.tried")))
    return model, [*effects, *more]


VERBS = {"review-stop": stop, "review-on": go_on, "review-try": try_from}
