"""Invitations, answers and turns: links that are opened, and what comes of them."""

import re
from dataclasses import replace

from engine.core.game import BadTextError
from engine.core.match import HUMAN
from engine.games import NAMES
from web.app import playing
from web.app.effects import Announce, Effect, Focus, Go, Result, Scroll
from web.app.model import Chair, Draft, Model, Notice
from web.app.outside import seat as seat_outside
from web.app.packed import unpack
from web.app.preferring import prefer
from web.app.preparing import changed as filled_in
from web.app.preparing import new_draft, options_of, tidy
from web.app.routes import Route
from web.app.saves import game_in, new_id
from web.app.storing import by_time, shelved
from web.app.visiting import visit
from web.rooms.far import live
from web.rooms.far.afar import Problem, afar_of, changed
from web.rooms.far.judging import KNOWN, Verdict, judge, parted
from web.rooms.far.letter import MOST, Guest, Letter, followed, match_of, read_letter
from web.rooms.far.luck import seal, secret
from web.rooms.far.record import (
    AT,
    UNSENT,
    Record,
    keep,
    known,
    record_at,
    records,
    table_route,
)

NEW = "new"
"""What stands in the address of an invitation, before its game."""

USUAL = "trio"
"""The game of an invitation that nobody has chosen one for."""

_PART = re.compile(r"#/far/([0-9A-Za-z_-]+)")


def enter(model: Model, route: Route) -> Result:
    """Turn to the list, to a table, or to what a link holds."""
    model = changed(model, problem=None, table="", told="", shown="", pasted=None)
    if route.name in ("", NEW, AT):
        draft, wanted = afar_of(model).draft, _wanted(model, route)
        prepared = model.draft if model.came == Route("new", wanted) else None
        if prepared is not None and prepared.game == wanted and len(prepared.chairs) > 1:
            model = _taken_along(model, prepared)
        elif draft is None or draft.game != wanted:
            model = _drafted(model, new_draft(model, wanted, 2), 0)
        return model, []
    return open_part(model, route.name)


def _wanted(model: Model, route: Route) -> str:
    """The game of an invitation: the address names it, or it was chosen here before, or the page
    before is about it, or it was the last to be played.
    """
    draft, came = afar_of(model).draft, model.came
    if route.name == NEW and route.part in NAMES:
        return route.part
    if draft is not None:
        return draft.game
    if came.page in ("learn", "new", "rules") and came.name in NAMES:
        return came.name
    latest = (game_in(model.shelf[id].text) for id in by_time(model))
    return next(filter(None, latest), USUAL)


def _taken_along(model: Model, prepared: Draft) -> Model:
    """The draft of an invitation, as the game was prepared that one comes from."""
    kinds = [chair.kind for chair in prepared.chairs]
    seat = kinds.index(HUMAN) if HUMAN in kinds else 0
    name = prepared.chairs[seat].name or model.preferences.name
    chairs = tuple(replace(chair, name=name) for chair in prepared.chairs)
    return _drafted(model, replace(prepared, chairs=chairs), seat)


def open_part(model: Model, part: str) -> Result:
    """A link was opened."""
    model = changed(model, problem=None, invited=None, incoming=None, offered=None)
    written, _, rest = (unpack(part, MOST) or "").partition("\n")
    try:
        letter, call = read_letter(written), live.read_call(rest)
    except BadTextError as error:
        kind = "version" if error.what == "version" else "damaged"
        return _refused(model, None, Problem(f"far.problem.{kind}"))
    record = record_at(model, letter.table)
    if record is not None:
        return _open(model, record, letter, call)
    if letter.is_full:
        return _refused(model, letter, Problem("far.problem.stranger", letter.names))
    return changed(model, invited=letter, incoming=call), [Focus("title")]


def _open(model: Model, record: Record, letter: Letter, call: live.Call | None) -> Result:
    """A link for a table that is known here."""
    table = letter.table
    judged = judge(known(model, record), record.mine, letter)
    good = judged.verdict in (Verdict.NEWS, *KNOWN)
    effects: list[Effect] = []
    # a match that was deleted comes back with any link of it
    deleted = bool(record.letter.luck) and not record.has_begun(model)
    taken = judged.verdict is Verdict.NEWS or (good and deleted)
    if taken:
        by_link = call is None and not live.is_open(model, record)
        record = replace(record, live=record.live and not by_link)
        model, effects = take(model, record, judged.letter)
    if call is not None and good:
        model, more = live.take_call(model, table, call)
        effects += more
        why = live.why_not(model, call)
        if why:
            model, more = _refused(model, letter, Problem(why))
            return model, [*effects, *more]
        model, more = go(model, table_route(table))
        return model, [*effects, *more]
    if taken:
        model, more = turn_to(model, table)
        return model, [*effects, *more]
    if judged.verdict is Verdict.LOST and letter.is_full:
        return _refused(model, letter, Problem("far.verdict.full"))
    if judged.verdict is Verdict.LOST:
        model = changed(model, invited=letter)
    if judged.verdict is Verdict.THEIRS:
        model = changed(model, offered=letter)
    return _refused(model, letter, problem_of(model, record, judged.verdict, letter))


def problem_of(model: Model, record: Record, verdict: Verdict, letter: Letter) -> Problem:
    """What a link is that brought nothing."""
    if verdict is Verdict.THEIRS:
        (_, maker), *_ = parted(known(model, record), record.mine, letter)
        return Problem("far.verdict.theirs", (letter.names[maker],))
    if verdict is Verdict.YOURS and record.hosts and not record.letter.luck:
        return Problem("far.verdict.invitation")
    names = (record.letter.host,) if verdict is Verdict.SEATED else record.far
    return Problem(f"far.verdict.{verdict}", names)


def _refused(model: Model, letter: Letter | None, problem: Problem) -> Result:
    table, game = (letter.table, letter.game) if letter is not None else ("", "")
    model = changed(model, problem=problem, table=table, game=game)
    return model, [Announce(problem.says(model.words)), Focus("title")]


def take(model: Model, record: Record, letter: Letter, anew: bool = False) -> Result:
    """Keep what a letter has brought; where everybody is there now, the match begins.

    It stands as the letter tells where it is begun `anew`.
    """
    if letter.luck:
        record = replace(record, sent=max(record.sent, len(letter.moves)))
    elif record.hosts and letter.is_full:
        letter = replace(letter, luck=record.number)
    record = replace(record, letter=letter)
    model = changed(model, told="", shown="")  # it was of the link before
    effects: list[Effect] = []
    if letter.luck and (anew or not record.has_begun(model)):
        model, record, effects = _shelved(model, record)
    model, kept = keep(model, record)
    return model, [*effects, *kept]


def _shelved(model: Model, record: Record) -> tuple[Model, Record, list[Effect]]:
    """The match on the shelf, up to the last move that was made here; the others are watched."""
    letter = record.letter
    made = list(followed(match_of(letter, record.mine), letter.moves))
    own = max((at + 1 for at, seat in enumerate(made) if seat in record.mine), default=0)
    match = match_of(letter, record.mine)
    for _ in followed(match, letter.moves[:own]):
        pass
    known_here = record.has_begun(model)
    id = record.match if known_here else new_id(model.now, model.seed, model.shelf.keys())
    model, effects = shelved(model, id, match)
    return model, replace(record, match=id), effects


def take_theirs(model: Model, table: str) -> Result:
    """Go on with the link that was opened, whose game goes another way than the one here."""
    record, letter = record_at(model, table), afar_of(model).offered
    if record is None or letter is None or letter.table != table:
        return model, []
    model = changed(model, offered=None, problem=None)
    if model.sitting is not None and model.sitting.id == record.match:
        model = replace(model, sitting=None)
    model, effects = take(model, replace(record, sent=UNSENT), letter, anew=True)
    model, more = turn_to(model, table)
    return model, [*effects, *more]


def turn_to(model: Model, table: str) -> Result:
    """Where the match goes on: on its table, or while somebody is awaited on its page."""
    record = record_at(model, table)
    route = record.route(model) if record else table_route(table)
    if route == model.route:
        if route.page != "table":
            return model, []
        model, effects = seat_outside(model)
        model, more = playing.go_on(model)
        return model, [*effects, *more]
    return go(model, route)


def go(model: Model, route: Route) -> Result:
    """Lead on to a page; the way back is not by the link that led there."""
    opened = model.route.page == "far" and model.route.name not in ("", NEW, AT)
    model, effects = visit(model, route)
    return model, [Go(str(route), instead=opened), *effects]


def connect(model: Model, table: str) -> Result:
    """Make an offer, on the table's page: there its link is."""
    effects: list[Effect] = []
    if record_at(model, table) is not None and model.route != table_route(table):
        model, effects = go(model, table_route(table))
    model, more = live.call(changed(model, pasted=None), table)
    return model, [*effects, *more]


def part_of(text: str) -> str:
    """The part of a link that was pasted, maybe with words around it; "" where there is none."""
    found = _PART.findall(text)
    return found[-1] if found else ""


def paste(model: Model, values: dict[str, str]) -> Result:
    """A link was pasted, on a page of the room or at the table."""
    part = part_of(values.get("link", ""))
    if not part:
        told = model.words("far.problem.no-link")
        if playing.current(model) is not None:
            return playing.tell(model, Notice(told))
        return changed(model, pasted=values.get("link", "")[:200]), [Announce(told)]
    at_table, before = playing.current(model), model.route
    model, effects = open_part(changed(model, pasted=None, told=""), part)
    afar = afar_of(model)
    if at_table is not None and model.route == before and (afar.invited or afar.offered):
        return go(model, Route("far", part))  # where it is answered
    if at_table is not None and model.route == before and afar.problem:
        said = Notice(afar.problem.says(model.words))
        model, more = playing.tell(changed(model, problem=None), said)
        return model, [*effects, *more]
    if model.route == before and before.page == "far" and (afar.problem or afar.invited):
        route = Route("far", part)
        return replace(model, route=route), [Go(str(route)), *effects, Scroll("top")]
    return model, effects


# the invitation


def _drafted(model: Model, draft: Draft, seat: int) -> Model:
    """The draft with one person here, and everybody else far away."""
    seat = min(seat, len(draft.chairs) - 1)
    name = next((chair.name for chair in draft.chairs if chair.name), "")
    chairs = tuple(
        Chair(HUMAN, name if at == seat else "", chair.colour)
        for at, chair in enumerate(draft.chairs)
    )
    return changed(model, draft=replace(draft, chairs=chairs), seat=seat)


def fill_in(model: Model, values: dict[str, str]) -> Result:
    """The form of an invitation was changed."""
    afar = afar_of(model)
    draft = afar.draft
    if draft is None:
        return model, []
    game, name = values.get("game", draft.game), tidy(values.get("called", ""))
    if game in NAMES and game != draft.game:
        draft = new_draft(model, game, 2)
    draft = filled_in(draft, values)
    seat = values.get("seat", "")
    at = int(seat) if seat in map(str, range(len(draft.chairs))) else afar.seat
    chairs = tuple(replace(chair, name="") for chair in draft.chairs)
    at = min(at, len(chairs) - 1)
    chairs = (*chairs[:at], replace(chairs[at], name=name), *chairs[at + 1 :])
    model = changed(model, nameless=afar.nameless and not name)
    return _drafted(model, replace(draft, chairs=chairs), at), []


def _ask_name(model: Model) -> Result:
    """Nobody is invited or answered by somebody without a name."""
    said = Announce(model.words("far.nameless"))
    return changed(model, nameless=True), [said, Focus("called")]


def invite(model: Model, _: str) -> Result:
    """The invitation is written: its table waits for answers."""
    afar = afar_of(model)
    draft = afar.draft
    if draft is None:
        return model, []
    name = draft.chairs[afar.seat].name
    if not name:
        return _ask_name(model)
    table = secret(model.entropy, "table", str(model.now), str(len(records(model))))
    number = secret(model.entropy, "number", table)
    guests: list[Guest | None] = [None] * len(draft.chairs)
    guests[afar.seat] = Guest(name)
    letter = Letter(table, draft.game, options_of(draft), seal(table, number), tuple(guests))
    letter = read_letter(str(letter))  # with every option that was left as it is
    model, effects = keep(model, Record(letter, (afar.seat,), number))
    return _turn_to_table(model, effects, table, name)


def join(model: Model, values: dict[str, str]) -> Result:
    """An invitation is answered: a free seat is taken."""
    letter = afar_of(model).invited
    if letter is None:
        return model, []
    free = [str(seat) for seat, guest in enumerate(letter.guests) if guest is None]
    chosen = values.get("seat", free[0] if free else "")
    if chosen not in free:
        return model, []
    seat, name = int(chosen), tidy(values.get("called", ""))
    if not name:
        return _ask_name(model)
    before = record_at(model, letter.table)
    number = before.number if before else secret(model.entropy, "number", letter.table)
    mine = letter.seated(seat, Guest(name, number))
    incoming = afar_of(model).incoming
    model = changed(model, invited=None, incoming=None, problem=None, nameless=False)
    model, effects = keep(model, Record(mine, (seat,), number))
    if incoming is not None:
        model, more = live.take_call(model, letter.table, incoming)
        effects += more
    return _turn_to_table(model, effects, letter.table, name)


def _turn_to_table(model: Model, effects: list[Effect], table: str, name: str) -> Result:
    if name != model.preferences.name:
        model, kept = prefer(replace(model, preferences=replace(model.preferences, name=name)))
        effects = [*effects, *kept]
    model, more = turn_to(model, table)
    return model, [*effects, *more, Scroll("top")]
