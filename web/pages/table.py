"""The page around a game's table: its curtain, its parts, the log below it."""

from html import escape

from engine.core.match import Match
from engine.search.levels import style_of
from web.app import outside
from web.app.asking import asks_next
from web.app.guiding import tells_aim
from web.app.hearing import HANDED, handed_over
from web.app.model import Model, Sitting
from web.app.names import at_home, names
from web.app.pacing import beat
from web.app.preparing import is_trial, trial_text
from web.app.routes import Route
from web.app.saves import open_match
from web.app.sitting import (
    eyes,
    is_over,
    table_of,
    view,
)
from web.app.stand import stand
from web.boards import parts, twin
from web.boards.table import AnyTable, AnyView
from web.boards.telling import listed
from web.pages import panel, sheet, story
from web.pages.frame import table_frame
from web.pages.games import as_text, copied, to_tried
from web.pages.html import button, heading, in_row, link, part_heading, stands_for
from web.pages.new import manner
from web.pages.notes import draw_gone, draw_unreadable
from web.pages.seats import inert, players
from web.pages.settings import sounds
from web.words import Words
from web.words.rules import rule_text


def name(sitting: Sitting, words: Words) -> str:
    """The match in a few words: the game and who plays."""
    table = table_of(sitting)
    foreign = sitting.still and not sitting.ours
    players = [*(names if foreign else at_home)(sitting.match, words)]
    if sitting.course is not None and (own := eyes(sitting)) is not None:
        players[own] = words("app.lesson.you")
    everybody = (*players, *table.opponents(words, len(players)))
    return words("app.table.name", game=table.title(words), names=listed(words, everybody))


def draw(model: Model) -> str:
    """The table, or why there is none."""
    sitting = model.sitting
    if sitting is None or sitting.route != model.route:
        return no_match(model, model.route.name)
    dialog = _sheet(model, sitting) if model.helping else ""
    told = {
        "is-covered": sitting.curtain is not None,
        "has-first": panel.tells_a_rule(model, sitting),
    }
    names = [name for name, holds in told.items() if holds]
    return table_frame(model, inside(model, sitting), sitting.match.game.id, names, dialog)


def _sheet(model: Model, sitting: Sitting) -> str:
    game, words = sitting.match.game.id, model.words
    bots = {
        seat: manner(game, player.kind, words)
        for seat, player in enumerate(sitting.match.players)
        if style_of(player.kind)
    }
    heard = sounds(model) if model.embed is None else ""
    letters = model.preferences.letters
    seen = view(sitting, words)
    further = ""  # what is learnt is nobody's match
    if sitting.course is None:
        further = _of_the_match(_replay(model, sitting), sitting.id, words)
    return sheet.draw(table_of(sitting), seen, letters, bots, heard, further)


def _replay(model: Model, sitting: Sitting) -> Route | None:
    """Where the match can be looked back at; None where it cannot."""
    return Route("replay", sitting.id) if story.is_moment(model, sitting) else None


def _of_the_match(replay: Route | None, id: str, words: Words) -> str:
    """The ways to look back at a match, and to share it."""
    found = "" if replay is None else link(replay, words("app.table.replay"))
    return found + link(Route("share", id), words("app.share"))


def inside(model: Model, sitting: Sitting, over: str | None = None) -> str:
    """The table in its page.

    `over` is what stands below a game or a lesson that has ended, as HTML, on a page that leads
    nowhere else.
    """
    words = model.words
    table, seen = table_of(sitting), view(sitting, words)
    return (
        f'<main id="main" class="table" tabindex="-1" data-game="{sitting.match.game.id}"'
        f'{beating(model, sitting)} data-keys="Escape"'
        f"{_curious(model, sitting)}{letters(model)}{again(sitting)}{stands_for(stand(model))}>"
        f"{heading(name(sitting, words), hidden=True, keys='twin')}"
        f"{_curtain(model, sitting, table, seen)}"
        f'<div class="play">{players(sitting, table, seen)}{stage(sitting, table, seen)}'
        f"{panel.draw(model, sitting, table, seen, over)}</div>"
        f"{_more(model, sitting, seen, over is None)}</main>"
    )


def _curious(model: Model, sitting: Sitting) -> str:
    """The mark of a table where the next tap asks, also one on what cannot be tapped: asking.js."""
    return " data-curious" if asks_next(model, sitting) else ""


def beating(model: Model, sitting: Sitting) -> str:
    """The attribute that says how long each stage of what has just happened is seen."""
    return f' style="--beat:{beat(model, sitting)}ms"'


def stage(sitting: Sitting, table: AnyTable, seen: AnyView) -> str:
    """What lies on the table, and its twin."""
    return (
        f'<section id="stage" class="stage" aria-labelledby="stage-title"{inert(sitting)}>'
        f"{part_heading(seen.words('app.table.stage'), 'stage-title')}{parts.drawings(table)}"
        f'<div id="other-ways" class="twin">{twin.draw(table, seen)}</div>'
        f"{table.draw(seen)}</section>"
    )


def no_match(model: Model, id: str) -> str:
    """The page in place of a match that is not there, or that cannot be read."""
    saved = model.shelf.get(id)
    match = open_match(saved.text) if saved else None
    if saved is None or isinstance(match, Match) or match is None:
        return draw_gone(model)
    return draw_unreadable(model, id, saved, match)


def again(sitting: Sitting) -> str:
    """Whether the page may be shown to whoever opens it next: not where a curtain might fall."""
    return "" if len(sitting.people) > 1 else " data-again"


def letters(model: Model) -> str:
    """Whether letters and digits are keys here; whoever talks to a device may not want them."""
    return " data-letters" if model.preferences.letters else ""


def _curtain(model: Model, sitting: Sitting, table: AnyTable, seen: AnyView) -> str:
    """Who is to have the device, what has happened and what for, as everybody may know it.

    Before somebody's first decision of all, also what the game is about.
    """
    words = seen.words
    if sitting.curtain is None:
        return ""
    person = names(sitting.match, words)[sitting.curtain]
    aim = words(f"{table.game}.{table.helps(seen)}.aim") if tells_aim(model, sitting) else ""
    told = " ".join(handed_over(sitting, words, HANDED - len(aim)))
    happened = "".join(
        f'<p id="{id}">{escape(said)}</p>'
        for id, said in (("curtain-aim", aim), ("handed-over", told))
        if said
    )
    return (
        f'<div id="curtain" class="curtain" role="dialog" aria-labelledby="curtain-title" '
        f'tabindex="-1" data-next>'
        f'<h2 id="curtain-title">{escape(words("app.curtain.title", name=person))}</h2>'
        f"{happened}<p>{escape(table.prompt(seen))}</p><p>{escape(words('app.curtain.text'))}</p>"
        f"{button('lift', words('app.curtain.lift', name=person), 'strong big', 'lift')}"
        f"{_takers(sitting, words)}</div>"
    )


def _takers(sitting: Sitting, words: Words) -> str:
    """Who has decided behind a screen may still take that back, while the device goes round."""
    called = names(sitting.match, words)
    buttons = "".join(
        button(f"take-back {seat}", words("app.curtain.take-back", name=called[seat]))
        for seat in sitting.takers
    )
    return in_row(buttons)


def _more(model: Model, sitting: Sitting, seen: AnyView, leads: bool = True) -> str:
    """The log, and below it where the page leads."""
    words = seen.words
    replay = _replay(model, sitting)
    log = (
        f'<section id="more" class="more" aria-labelledby="more-title"{inert(sitting)}>'
        f"{part_heading(words('app.table.story'), 'more-title')}"
        f'<details id="log"{" open" if leads else ""}>'
        f"<summary>{escape(words('app.table.story'))}</summary>"
        f"{story.tools(model, replay)}{story.latest(model, sitting, seen)}</details>"
    )
    game, id = sitting.match.game.id, sitting.id
    if not leads:
        return f"{log}</section>"
    if sitting.course is not None:
        leave = "app.lesson.leave" if sitting.course.puzzle is None else "app.puzzle.leave"
        others = link(Route("learn", game), words(leave)) + "".join(
            link(Route("rules", game, rule.id), rule_text(rule.id, words.language).title, "plain")
            for rule in sitting.course.step.rules
        )
        return f'{log}<div class="row">{others}</div></section>'
    own = "" if outside.is_private(sitting.match) else as_text(id, words)
    if is_trial(sitting.match):
        way = "" if is_over(sitting) else to_tried(model, sitting)
        log += f'<p class="aside">{escape(trial_text(sitting.match, words))}. {way}</p>'
    return (
        f'{log}<details id="match"><summary>{escape(words("app.table.match"))}</summary>'
        f'<p class="aside">{escape(words("app.table.kept"))}</p><div class="row">'
        f"{link(Route('rules', game), words('app.home.rules'))}"
        f"{_of_the_match(replay, id, words)}{own}</div>{copied(model, id)}"
        "</details></section>"
    )
