"""The matches kept in this browser."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape

from engine.core.game import CHANCE, Seat
from engine.core.match import Match
from web.app import days
from web.app.model import FAR, Model, Sitting, people_here
from web.app.names import at_home, names
from web.app.outside import is_far, is_private, unsent
from web.app.preparing import FRIENDS, day_of, is_trial, trial_text, tried_of
from web.app.routes import HOME, Route
from web.app.saves import open_match, problem_sentence
from web.app.storing import by_time
from web.app.when import DAY, HOUR, MINUTE, date
from web.boards.telling import listed
from web.pages.frame import dialog, frame
from web.pages.html import button, chooser, heading, in_row, link, paragraph
from web.pages.notes import beginning, look
from web.words import Words
from web.words.covers import cover

OPEN = 5
"""So many open matches are looked for: to look at all would take long."""


@dataclass(frozen=True, slots=True)
class Told:
    """What lists tell of a match: little, and kept for many, since a match has to be replayed."""

    game: str
    names: tuple[str, ...]
    everybody: str
    """The same as they are called at home, and whom the game itself plays."""
    kind: str
    """What is told where it is not just any game."""
    stands: str
    """How it stands, for those who are here."""
    is_over: bool
    is_others: bool
    """Whether somebody far away is to act."""
    is_far: bool
    is_private: bool
    is_a_friends: bool
    """Whether it is a running deal of a day that came by a link."""


@lru_cache(maxsize=2000)  # as many as a browser has room for
def told(text: str, words: Words) -> Told | str:
    """What is told of the match of a text, or the reason why there is none."""
    match = open_match(text)
    if not isinstance(match, Match):
        return match
    game, to_act = cover(match.game.id, words.language), match.state.to_act
    others = game.alone if len(match.players) == 1 else ()
    return Told(
        game=match.game.id,
        names=names(match, words),
        everybody=listed(words, [*at_home(match, words), *others]),
        kind=_kind(match, words),
        stands=turn(match, words, people_here(match)),
        is_over=match.is_over,
        is_others=to_act >= 0 and match.players[to_act].kind == FAR,
        is_far=is_far(match),
        is_private=is_private(match),
        is_a_friends=match.deal.startswith(FRIENDS) and not match.is_over,
    )


def _kind(match: Match, words: Words) -> str:
    if is_far(match):
        return words("app.games.far")
    if is_trial(match):
        return trial_text(match, words)
    day = day_of(match.deal, words)
    return words("app.games.daily", day=day) if day else ""


def open_ones(model: Model) -> list[str]:
    """The ids of the latest matches that are not over yet, `OPEN` at most; those in which only
    somebody far away is awaited come last."""
    found: dict[str, bool] = {}
    for id in by_time(model):
        match = told(model.shelf[id].text, model.words)
        if isinstance(match, Told) and not match.is_over:
            found[id] = match.is_others and not _is_due(model, id)
        if len(found) == OPEN:
            break
    return sorted(found, key=found.__getitem__)


def _is_due(model: Model, id: str) -> bool:
    """Whether something of a match by link is still to be sent."""
    match = open_match(model.shelf[id].text)
    return isinstance(match, Match) and unsent(model, id, match)


def draw(model: Model) -> str:
    """The list, and the ways to bring a match in."""
    words = model.words
    rows = "".join(_managed(model, id) for id in by_time(model))
    none = f'<div class="row">{link(HOME, words("app.nav.home"), "strong")}</div>'
    listed = f'<ul class="saves">{rows}</ul>' if rows else paragraph(words("app.games.none")) + none
    main = (
        f'<main id="main" tabindex="-1">{heading(words("app.games.title"))}'
        f"{paragraph(words('app.games.where'))}{in_row(ways(words))}{listed}{_bring(model)}</main>"
    )
    asked = ""
    if model.deleting in model.shelf:
        asked = dialog(
            words("app.games.delete-title"),
            _gone(model, model.deleting),
            button("delete", words("app.games.delete"), "danger")
            + button("spare", words("app.games.spare"), "strong"),
        )
    return frame(model, main, "games-page", asked)


def _gone(model: Model, id: str) -> str:
    """Which match would be deleted, and that it would be gone."""
    gone, match = model.words("app.games.delete-text"), told(model.shelf[id].text, model.words)
    if not isinstance(match, Told):
        return gone
    return f"{cover(match.game, model.language).title}: {match.everybody}. {gone}"


def ways(words: Words) -> str:
    """Where all that is kept can be saved, and what is made of it."""
    return (
        link(Route("device"), words("app.games.device"))
        + link(Route("statistics"), words("app.statistics.title"))
        + link(Route("results"), words("app.results.title"))
    )


def as_text(id: str, words: Words) -> str:
    """The buttons that give the text of a match: as a file, and to the clipboard."""
    return button(f"download {id}", words("app.games.download")) + button(
        f"copy {id}", words("app.games.copy")
    )


def to_tried(model: Model, sitting: Sitting, look: str = "") -> str:
    """From a trial the link to the game that it began in; "" where there is none."""
    id = tried_of(model, sitting.match)
    match = open_match(model.shelf[id].text) if id else None
    if not isinstance(match, Match):
        return ""
    page, key = (
        ("review", "app.table.tried.review") if match.is_over else ("table", "app.table.tried")
    )
    return link(Route(page, id), model.words(key), look)


def copied(model: Model, id: str) -> str:
    """That the text of a match has been copied, to stand below the button that did it."""
    return paragraph(model.words("app.games.copied"), "copied") if model.copied == id else ""


def row(model: Model, id: str, level: str = "h3", tools: str = "") -> str:
    """One match: game, players, whose turn, when; `level` is its heading's."""
    words = model.words
    saved = model.shelf[id]
    match = told(saved.text, words)
    when = paragraph(_when(words, saved.updated, model.now), "when")
    if isinstance(match, Told):
        title, over = cover(match.game, model.language).title, match.is_over
        go = words("app.games.look") if over else words("app.games.continue")
        kind = paragraph(match.kind, "day") if match.kind else ""
        due = match.is_far and _is_due(model, id)
        now = words("app.games.unsent") if due else match.stands
        about = f"{paragraph(match.everybody, 'names')}{kind}{paragraph(now, 'turn')}{when}"
        pale = over or (match.is_others and not due)
        way = link(Route("table", id), go, "" if pale else "strong", f"open-{id}")
        if tools:
            way += link(Route("replay", id, "0" if over else ""), words("app.table.replay"))
        if over and tools:
            way += link(Route("review", id), words("app.table.review"))
    else:
        title = words("app.unreadable.title")
        about = (
            f"{paragraph(words(problem_sentence(match)))}"
            f"{paragraph(words('app.unreadable.kept'))}{when}"
        )
        way = look(words, id, saved.text)
    return (
        f'<li class="save" id="save-{escape(id)}"><div class="save-words">'
        f"<{level}>{escape(title)}</{level}>{about}</div>"
        f'<div class="row">{way}{tools}</div>{copied(model, id) if tools else ""}</li>'
    )


def turn(match: Match, words: Words, own: Sequence[Seat] = ()) -> str:
    """How it stands; `own` are the seats of those who read it."""
    to_act = match.state.to_act
    if match.is_over:
        return _ended(match, words)
    if to_act == CHANCE:
        return words("app.games.chance")
    if tuple(own) == (to_act,):
        return words("app.games.turn-own")
    return words("app.games.turn", name=names(match, words)[to_act])


def _ended(match: Match, words: Words) -> str:
    """Who has won; or, alone, how many points more than the rules' own side that was."""
    outcome, called = match.state.outcome(), at_home(match, words)
    assert outcome is not None
    won = [called[seat] for seat in outcome.winners]
    if not won:
        [more] = outcome.scores
        if more >= 0:
            return f"{words('app.games.over')}. {words.many('app.final.points', more)}"
        won = [*cover(match.game.id, words.language).alone]
    return words("app.games.won", names=listed(words, won))


def _managed(model: Model, id: str) -> str:
    words = model.words
    text = model.shelf[id].text
    match, mine, private = told(text, words), "", False
    if isinstance(match, Told):
        private = match.is_private
        if match.is_a_friends and _is_own(model, text):
            mine = button(f"mine {id}", words("app.games.mine"))
    return row(
        model,
        id,
        "h2",
        mine
        + ("" if private else as_text(id, words))
        + link(Route("share", id), words("app.share"))
        + button(f"ask-delete {id}", words("app.games.delete"), "danger", f"delete-{id}"),
    )


def _is_own(model: Model, text: str) -> bool:
    """Whether such a deal counts for the person here."""
    match = open_match(text)
    return isinstance(match, Match) and days.own(model, match) is not None


def _when(words: Words, updated: int, now: int) -> str:
    """How long ago, or the day."""
    if not updated:
        return ""
    past = now - updated
    if past < MINUTE:
        return words("app.when.now")
    if past < HOUR:
        return words.many("app.when.minutes", past // MINUTE)
    if past < DAY:
        return words.many("app.when.hours", past // HOUR)
    return date(words, updated)


def _bring(model: Model) -> str:
    words = model.words
    upload = model.upload
    problem = text = ""
    if upload is not None:
        text = upload.text
        problem = (
            f'<div id="problem" class="problem" tabindex="-1">'
            f"{paragraph(words(problem_sentence(upload.problem)))}"
            f'<div class="row">{button("download-upload", words("app.games.download"))}'
            f"{beginning(words, text)}</div></div>"
        )
    return (
        f'<section class="bring" aria-labelledby="bring"><h2 id="bring">'
        f"{escape(words('app.bring.title'))}</h2>{paragraph(words('app.bring.about'))}{problem}"
        f'<form data-form="bring"><label class="field" for="text">'
        f"<span>{escape(words('app.bring.text'))}</span>"
        f'<textarea name="text" id="text" rows="4" spellcheck="false" autocapitalize="off">'
        f"{escape(text)}</textarea></label>"
        f'<div class="row"><button type="submit" class="strong">{escape(words("app.bring.open"))}'
        f"</button>{chooser('file', words('app.bring.file'), '.txt,text/plain')}</div>"
        f"</form></section>"
    )
