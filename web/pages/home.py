"""The home page: what there is to play, and what is still on the table."""

from html import escape

from engine.games import NAMES
from web.app.days import dealt, in_a_row, tries
from web.app.model import Model
from web.app.outside import invitations
from web.app.preparing import daily
from web.app.routes import Route
from web.app.saves import game_in
from web.app.when import DAILY
from web.boards.telling import listed
from web.pages.frame import frame
from web.pages.games import open_ones, row
from web.pages.html import button, heading, in_row, link, paragraph
from web.pages.icons import ROOM
from web.words.covers import cover

LATEST = 2
"""How many open matches are shown; the others stand with all games."""


def draw(model: Model) -> str:
    """Lamp, table, games."""
    words = model.words
    open_games = open_ones(model)
    going_on = ""
    invited = invitations(model)
    if open_games or invited:
        ways = link(Route("far"), words.many("app.home.invited", invited)) if invited else ""
        if len(open_games) > LATEST:
            ways += link(Route("games"), words("app.home.all"))
        going_on = (
            f'<section class="going-on" aria-labelledby="going-on">'
            f'<h2 id="going-on">{escape(words("app.home.going-on"))}</h2>'
            f'<ul class="saves">{"".join(row(model, id) for id in open_games[:LATEST])}</ul>'
            f"{in_row(ways)}</section>"
        )
    known = _known(model)
    shelf = "".join(_game(model, name, name in known) for name in NAMES)
    return frame(
        model,
        f'<main id="main" tabindex="-1" data-again><div class="hero"><div class="hero-words">'
        f"{heading('Serão')}{paragraph(words('app.home.tagline'), 'tagline')}"
        f"</div>{ROOM}</div>{going_on}"
        f'<section aria-labelledby="shelf"><h2 id="shelf">{escape(words("app.home.games"))}</h2>'
        f'{_choice(model)}<ul class="shelf">{shelf}</ul></section>'
        f'<p class="way">{link(Route("far"), words("app.home.far"))}</p>'
        f"{paragraph(words('app.home.meaning'), 'meaning')}"
        f'<p id="take"><a href="serao.html" download>{escape(words("app.home.take"))}</a></p>'
        f"</main>",
        "home-page",
    )


def _choice(model: Model) -> str:
    """All games at a glance, where a screen holds no two of them; each leads to its own place."""
    games = "".join(
        f'<li><button type="button" data-do="see {name}">'
        f'<svg viewBox="0 0 600 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<use href="#poster-{name}" width="600" height="360"/></svg>'
        f"<strong>{escape(cover(name, model.language).title)}</strong>"
        f"<span>{escape(_seats(model, name))}</span></button></li>"
        for name in NAMES
    )
    return f'<ul class="choice">{games}</ul>'


def _seats(model: Model, name: str) -> str:
    """How many can play."""
    words, seats = model.words, cover(name, model.language).seats
    fewest, most = seats[0], seats[-1]
    if fewest == most:
        return words("app.home.seats.only", number=most)
    whole = len(seats) == 1 + most - fewest  # no number between them is left out
    return words("app.home.seats" if whole else "app.home.seats.or", fewest=fewest, most=most)


def _game(model: Model, name: str, is_known: bool) -> str:
    words = model.words
    game = cover(name, model.language)
    poster = game.poster.replace("<svg", f'<svg id="poster-{name}"', 1)
    alone = about = ""
    if game.alone:
        others = listed(words, game.alone)
        alone = button(f"alone {name}", words("app.home.alone", names=others))
        alone += button(f"daily {name}", words("app.home.daily"))
        about = paragraph(words("app.day.about", names=others), "aside")
    ways = [
        button(f"quick {name}", words("app.home.quick"), "strong"),
        alone,
        link(Route("learn", name), words("app.home.learn")),
    ]
    lesson = _left(model, name)
    if lesson or not is_known:
        key = "app.home.learn-on" if lesson else "app.home.show"
        learn = link(Route("learn", name, lesson), words(key), "strong")
        ways = [learn, button(f"quick {name}", words("app.home.quick")), alone]
    today = ""
    if game.alone or is_known:
        today = f'<p class="day">{link(Route("days"), _today(model, name), "plain")}</p>'
    return (
        f'<li class="game" id="game-{name}" tabindex="-1"><div class="poster">{poster}</div>'
        f'<div class="game-words"><h3>{escape(game.title)}</h3>'
        f"{paragraph(_seats(model, name), 'seats')}{paragraph(game.about)}{today}{about}"
        f'<div class="row">{"".join(ways)}'
        f"{link(Route('new', name), words('app.home.new'))}"
        f"{link(Route('learn', name, DAILY), words('app.puzzle.daily'), 'plain')}"
        f"{link(Route('rules', name), words('app.home.rules'), 'plain')}</div></div></li>"
    )


def _left(model: Model, name: str) -> str:
    """The lesson that was left in the middle by somebody who has not played the game out yet."""
    if model.finished.get(name, 0):
        return ""
    begun = (id.partition(".") for id, learnt in model.learnt.items() if learnt.at)
    return next((lesson for game, _, lesson in begun if game == name), "")


def _today(model: Model, name: str) -> str:
    """What of the day is done, and for how many days in a row."""
    words, day, told = model.words, daily(model.now), list[str]()
    if cover(name, model.language).alone:
        deal = dealt(model, name, day)
        told.append(
            words("app.day.deal") if deal is None else words.many("app.day.deal.done", deal.score)
        )
    done = tries(model, name, day) is not None
    told.append(words("app.day.puzzle.done" if done else "app.day.puzzle"))
    row = in_a_row(model, name)
    if row > 1:
        told.append(words.many("app.day.row", row))
    return words("app.day", told=words("app.list.and").join(told))


def _known(model: Model) -> set[str]:
    """The games that somebody here has played, or begun to learn."""
    played = {game_in(saved.text) for saved in model.shelf.values()}
    return played | {lesson.partition(".")[0] for lesson in model.learnt}
