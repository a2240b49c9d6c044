"""From one message to the next model: the only place where anything changes."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.core.match import HUMAN, Match, is_deal
from engine.games import NAMES, load
from web.app import days, firsts, keeping, outside, playing, preferring, streaks, tapping
from web.app.effects import (
    Announce,
    Back,
    Copy,
    Download,
    Effect,
    Focus,
    Go,
    Hush,
    Reload,
    Result,
    Scroll,
)
from web.app.links import packed_in, place_of
from web.app.messages import (
    Considered,
    Do,
    Early,
    Elsewhere,
    Fetched,
    File,
    Form,
    Hinted,
    Host,
    Key,
    Message,
    Mirrored,
    Moved,
    NotKept,
    Rang,
    Shared,
    Start,
    Thought,
    Worked,
)
from web.app.model import CODE, FAR, MOST_SOUGHT, Draft, Model, Notice, Saved, Upload
from web.app.preparing import TRIED, changed, daily, draft_of, new_draft, next_draft, start, tidy
from web.app.rooms import is_of_a_room, room_of
from web.app.routes import Route, read_route
from web.app.saves import (
    file_name,
    new_id,
    open_beginning,
    open_match,
)
from web.app.sounding import sounds
from web.app.speaking import speak
from web.app.storing import by_time, discarded, shelved
from web.app.tells import answer
from web.app.visiting import arrive, is_at_rule, receive, visit


def update(model: Model, message: Message) -> Result:
    """The model after a message, and what the page should do about it."""
    before = model
    model, effects = _update(model, message)
    if model.language != before.language and not isinstance(message, Start):
        model, more = _in_another_language(model)
        effects = [*effects, *more]
    room = room_of(model.route)
    if room is not None:
        model, effects = room.tell(before, message, (model, effects))
    if playing.whose(model) != playing.whose(before):
        # what the eyes before were told is not for those that come
        notice = None if model.notice == before.notice else model.notice
        known = {before.first, *before.rare}
        first = "" if model.first in known else model.first
        rare = tuple(id for id in model.rare if id not in known)
        model = replace(model, notice=notice, first=first, rare=rare)
        effects = [Hush(), *effects]
    model, told = speak(before, model)
    return model, [*effects, *told, *sounds(before, message, model)]


def _in_another_language(model: Model) -> Result:
    """What a page teaches is fetched anew; nobody is led away from where the language is chosen."""
    if model.route.page not in ("learn", "rules", "teach"):
        return model, []
    model, effects = arrive(model)
    return model, [each for each in effects if not isinstance(each, Focus | Scroll)]


def _update(model: Model, message: Message) -> Result:
    match message:
        case Thought(number, move):
            return playing.thought(model, number, move)
        case Hinted(number, hint):
            return playing.hinted(model, number, hint)
        case _:
            model = replace(model, now=message.now)
    stays = isinstance(message, Moved) and read_route(message.route) == model.route
    if isinstance(message, Do | Early | Form | Key | Moved | File) and not stays:
        model = replace(model, notice=None, copied="")
    room = room_of(model.route)
    heard = room.hear(model, message) if room is not None else None
    if heard is not None:
        return heard
    match message:
        case Start():
            return keeping.begin(model, message)
        case Do(what=what, near=near, again=again):
            return _do(model, what, near, again)
        case Early(what=what, stand=seen):
            return _do(model, what) if seen in ("", model.opened) else (model, [])
        case Form(name=name, values=values):
            return _form(model, name, dict(values))
        case Key():
            return _escape(model)
        case Moved(route=route):
            return visit(model, read_route(route))
        case Rang(what=what, number=number):
            return playing.rang(model, what, number)
        case NotKept(state="cleared"):
            return playing.tell(model, Notice(model.words("app.storage.cleared")))
        case NotKept(state=state):
            return replace(model, storage=state), []
        case Elsewhere(storage=None) | Mirrored(storage=None):  # forbidden: all there is, is here
            return model, []
        case Elsewhere(storage=storage):
            return keeping.catch_up(model, storage or {})
        case Mirrored():
            return keeping.reflect(model, message)
        case File(text=text):
            return room.file(model, text) if room and room.file else bring(model, text)
        case Fetched(name=name, text=text, gone=gone):
            return receive(replace(model, outdated=gone), name, text)
        case Shared(how=how):
            return outside.shared(model, how)
        case Host():  # the business of a room that is not there
            return model, []
        case Worked(what=what, values=values, by=by):
            return outside.heard(model, by, what, dict(values))
        case Considered(number=number, answers=answers):
            return playing.considered(model, number, answers)


def _do(model: Model, what: str, near: Sequence[str] = (), again: bool = False) -> Result:
    verb, _, rest = what.partition(" ")
    if verb == "tap":
        others = [other.removeprefix("tap ") for other in near if other.startswith("tap ")]
        return tapping.tap(model, rest, others, again)
    room = room_of(model.route)
    do = room.verbs.get(verb) if room is not None else None
    if do is None and verb not in _VERBS and is_of_a_room(verb, model.route):
        return model, []  # a click on a picture of a page whose room is still to come, or was left
    return (do or _VERBS[verb])(replace(model, curious=False), rest)


def _form(model: Model, name: str, values: dict[str, str]) -> Result:
    room = room_of(model.route)
    forms = {**_FORMS, **room.forms} if room else _FORMS
    return forms[name](model, values) if name in forms else (model, [])


def _escape(model: Model) -> Result:
    if model.helping:
        return _close_help(model, "")
    if model.curious:
        return replace(model, curious=False), []
    if model.deleting:
        return _spare(model, "")
    if model.sitting and model.sitting.doubted is not None:
        return tapping.reconsider(model)
    return tapping.unpick(model)


def _help(model: Model, _: str) -> Result:
    """What the table is about, over it."""
    if playing.current(model) is None or playing.curtained(model):
        return model, []
    return replace(model, helping=True), [Focus("dialog")]


def _ask_about(model: Model, _: str) -> Result:
    """The next tap asks, and does nothing."""
    if not model.helping:
        return model, []
    sight = Back("controls"), Scroll("prompt", "nearest")
    return replace(model, helping=False, curious=True), [*sight]


def _asked(model: Model, _: str) -> Result:
    """Nothing is to be asked any more: taps do again what they do."""
    return model, [Focus("help")]


def _close_help(model: Model, _: str) -> Result:
    return replace(model, helping=False), [Back("help")]


def _quick(model: Model, what: str) -> Result:
    game, _, count = what.partition(" ")
    seats = int(count) if count in map(str, load(game).seats) else 0
    return _begin_once(model, next_draft(model, game, seats))


def _alone(model: Model, game: str) -> Result:
    return _begin_once(model, new_draft(model, game, seats=1))


def _begin_once(model: Model, draft: Draft, deal: str = "") -> Result:
    """A game from a page that is left with it: pressed twice, it begins once."""
    return (model, []) if model.route.page == "table" else begin(model, draft, deal)


def _daily(model: Model, game: str) -> Result:
    """The deal of the day: taken up again where it was left, or begun."""
    deal = daily(model.now)
    for id, match in days.on_shelf(model, game, deal):
        if not match.is_over:
            route = Route("table", id)
            model, effects = visit(model, route)
            return model, [Go(str(route)), *effects]
    return begin(model, new_draft(model, game, seats=1), deal)


def _deal(model: Model, what: str) -> Result:
    """A deal of the list of results, once more."""
    game, _, deal = what.partition(" ")
    if game not in NAMES or not is_deal(deal):
        return model, []
    return _begin_once(model, new_draft(model, game, seats=1), deal)


def _again(model: Model, deal: str) -> Result:
    if not playing.over(model) or model.sitting is None:
        return model, []
    return begin(model, draft_of(model.sitting.match), deal.removeprefix(TRIED))


def _redeal(model: Model, _: str) -> Result:
    return _again(model, model.sitting.match.deal if model.sitting else "")


def _level(model: Model, _: str) -> Result:
    """The level that is offered, against whom one has won or lost in a row; then no more of it."""
    sitting = playing.current(model)
    if sitting is None or not streaks.suggested(model, sitting):
        return model, []
    draft = streaks.at_the_next_level(model, sitting)
    model, effects = streaks.decline(model)
    model, more = begin(model, draft)
    return model, [*effects, *more]


def begin(model: Model, draft: Draft, deal: str = "") -> Result:
    """Start the game of a draft and turn to its table."""
    model, id = start(model, draft, deal)
    assert model.sitting is not None
    route = Route("table", id)
    model, effects = playing.begin(replace(model, route=route), model.sitting)
    return model, [Go(str(route)), Scroll("top"), Focus("title"), *effects]


def _skip(model: Model, _: str) -> Result:
    return model, [Focus("main")]


def _see(model: Model, game: str) -> Result:
    """Bring a game of the home page into sight."""
    place = f"game-{game}"
    return model, [Scroll(place), Focus(place)] if game in NAMES else []


def _find(model: Model, values: dict[str, str]) -> Result:
    """Show of the rulebook what says this; all of it where nothing is looked for."""
    text = " ".join(values.get("sought", "").split())
    return replace(model, sought=text[:MOST_SOUGHT]), []


def _whole_book(model: Model, _: str) -> Result:
    return replace(model, sought=""), [Focus("sought")]


def _close_banner(model: Model, _: str) -> Result:
    if model.storage == "forbidden":  # it stays so: what could not be read is not written over
        return replace(model, hushed=True), [Focus("title")]
    return replace(model, storage="kept"), [Focus("title")]


def _whole_story(model: Model, _: str) -> Result:
    if model.sitting is None or playing.curtained(model):
        return model, []
    return replace(model, sitting=replace(model.sitting, whole_story=True)), [Focus("story")]


def _ask(model: Model, id: str) -> Result:
    return replace(model, deleting=id if id in model.shelf else ""), [Focus("dialog")]


def _spare(model: Model, _: str) -> Result:
    return replace(model, deleting=""), [Focus(f"delete-{model.deleting}")]


def _mine(model: Model, id: str) -> Result:
    """The deal of a day that came by a link is one's own, begun on another device."""
    saved = model.shelf.get(id)
    match = open_match(saved.text) if saved else None
    own = days.own(model, match) if isinstance(match, Match) else None
    if own is None:
        return model, []
    sitting = None if model.sitting and model.sitting.id == id else model.sitting
    model, effects = shelved(replace(model, sitting=sitting), id, own)
    told = Announce(model.words("app.games.mine.done"))
    return model, [told, Focus(f"open-{id}"), *effects]


def _delete(model: Model, _: str) -> Result:
    id = model.deleting
    if id not in model.shelf:
        return model, []
    storage = "kept" if model.storage == "full" else model.storage
    rows = [None, *by_time(model), None]
    at = rows.index(id)
    beside = rows[at + 1] or rows[at - 1]
    model, effects = discarded(replace(model, storage=storage, deleting=""), id)
    focus = Focus(f"delete-{beside}" if beside else "title")
    return model, [Announce(model.words("app.games.deleted")), focus, *effects]


def _kept(model: Model, id: str) -> Saved | None:
    """A match of the shelf whose line may be told: a log tells everything."""
    saved = None if playing.curtained(model) else model.shelf.get(id)
    match = open_match(saved.text) if saved else None
    return None if isinstance(match, Match) and outside.is_private(match) else saved


def _download(model: Model, id: str) -> Result:
    saved = _kept(model, id)
    return model, [Download(file_name(id, saved.text), saved.text)] if saved else []


def _download_upload(model: Model, _: str) -> Result:
    if model.upload is None:
        return model, []
    return model, [Download(file_name("", model.upload.text), model.upload.text)]


def _copy(model: Model, id: str) -> Result:
    saved = _kept(model, id)
    if saved is None:
        return model, []
    words = model.words
    return replace(model, copied=id), [Copy(saved.text), Announce(words("app.games.copied"))]


def _copy_rule(model: Model, id: str) -> Result:
    """The address of a rule of the open book, for others."""
    route = replace(model.route, part=id)
    if not is_at_rule(model, route):
        return model, []
    told = Announce(model.words("app.rules.copied"))
    return replace(model, copied=id), [Copy(place_of(model.place, route)), told]


def bring(model: Model, text: str) -> Result:
    """A match from a file or the clipboard: put on the shelf and opened, or its fault is told.

    A link to one is followed.
    """
    linked = packed_in(text)
    if linked:
        return model, [Go(linked)]
    match = open_match(text.strip())
    if not isinstance(match, Match):
        return replace(model, upload=Upload(text, match)), [Focus("problem")]
    return put_on_shelf(replace(model, upload=None), match)


def put_on_shelf(model: Model, match: Match) -> Result:
    """Keep a match beside those that are kept, and turn to its table."""
    id = new_id(model.now, model.seed, model.shelf.keys())
    model, kept = shelved(model, id, match)
    route = Route("table", id)
    model, effects = visit(model, route)
    return model, [Go(str(route)), *kept, *effects]


def _beginning(model: Model, id: str) -> Result:
    """A match of its own from what still counts of one that cannot be read to its end.

    It is one of the shelf or, with no id, the one that somebody brought.
    """
    kept = model.shelf.get(id) if id else model.upload
    match = open_beginning(kept.text) if kept else None
    if match is None:
        return model, []
    return put_on_shelf(model if id else replace(model, upload=None), match)


def _fill_in_new(model: Model, values: dict[str, str]) -> Result:
    if model.draft is None:
        return model, []
    return replace(model, draft=changed(model.draft, values)), []


def _start_new(model: Model, deal: str) -> Result:
    draft = model.draft
    if draft is None or model.route.page != "new":
        return model, []
    own = next((chair.name for chair in draft.chairs if chair.kind == HUMAN), "")
    effects: list[Effect] = []
    if own and own != model.preferences.name:
        preferences = replace(model.preferences, name=tidy(own))
        model, effects = preferring.prefer(replace(model, preferences=preferences))
    model, more = begin(model, draft, deal)
    return model, [*effects, *more]


def _bring_text(model: Model, values: dict[str, str]) -> Result:
    return bring(model, values.get("text", ""))


_VERBS: dict[str, Callable[[Model, str], Result]] = {
    "about": playing.inquire,
    "again": lambda model, _: _again(model, ""),
    "alone": _alone,
    "ask-about": _ask_about,
    "ask-delete": _ask,
    "asked": _asked,
    "beginning": _beginning,
    "close-banner": _close_banner,
    "close-help": _close_help,
    "code": lambda model, what: outside.do(model, CODE, what),
    "confirm": lambda model, _: tapping.confirm(model),
    "copy": _copy,
    "copy-rule": _copy_rule,
    "daily": _daily,
    "deal": _deal,
    "delete": _delete,
    "download": _download,
    "download-upload": _download_upload,
    "far": lambda model, what: outside.do(model, FAR, what),
    "enough": lambda model, _: playing.enough(model),
    "fetch": lambda model, _: arrive(model),
    "help": _help,
    "hint": lambda model, _: playing.ask(model),
    "hurry": lambda model, _: playing.hurry(model),
    "level": _level,
    "lift": lambda model, _: playing.raise_curtain(model),
    "met": lambda model, _: firsts.next_one(firsts.read(model)),
    "mine": _mine,
    "neither": lambda model, _: tapping.mean_nothing(model),
    "onward": lambda model, _: playing.onward(model),
    "next": lambda model, _: playing.next_step(model),
    "now": lambda model, _: answer(model, "now"),
    "pace": lambda model, _: preferring.change_pace(model),
    "pause": lambda model, _: playing.pause(model),
    "quick": _quick,
    "reconsider": lambda model, _: tapping.reconsider(model),
    "redeal": _redeal,
    "reload": lambda model, _: (model, [Reload()]),
    "same-level": lambda model, _: streaks.decline(model),
    "say": playing.say,
    "see": _see,
    "since": lambda model, _: answer(model, "since"),
    "skip": _skip,
    "spare": _spare,
    "start": lambda model, _: _start_new(model, ""),
    "start-daily": lambda model, _: _start_new(model, daily(model.now)),
    "take-back": playing.take_back,
    "turn-log": lambda model, _: preferring.turn_log(model),
    "undo": lambda model, _: playing.undo(model),
    "where": lambda model, _: answer(model, "where"),
    "whole-book": _whole_book,
    "whole-story": _whole_story,
}

_FORMS: dict[str, Callable[[Model, dict[str, str]], Result]] = {
    "bring": _bring_text,
    "far": lambda model, values: outside.fill_in(model, FAR, values),
    "find": _find,
    "language": preferring.fill_in_language,
    "new": _fill_in_new,
    "settings": preferring.fill_in_settings,
    "sound": preferring.fill_in_sound,
}
