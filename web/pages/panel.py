"""What stands beside a table: the prompt, what has happened, and what can be done now."""

from collections.abc import Iterator
from html import escape

from engine.core.lesson import is_one
from web.app import outside
from web.app.asking import asks_next, by_rule
from web.app.guiding import guide, guides, tell_day, tells_aim
from web.app.model import DONE, Course, Model, Notice, Sitting
from web.app.pacing import coming, happening, waits_for_next
from web.app.playing import plays_itself
from web.app.preparing import company
from web.app.routes import HOME, Route
from web.app.since import gains, lately, shifted, terms
from web.app.sitting import (
    bot_to_act,
    deciding,
    has_ended,
    is_over,
    others_act,
    prompt,
    reason,
    table_of,
)
from web.app.streaks import rises, suggested
from web.boards import parts
from web.boards.table import AnyTable, AnyView, Button
from web.pages import story
from web.pages.games import to_tried
from web.pages.html import button, keyed, link, part_heading
from web.pages.new import kind_name
from web.pages.notes import once_more
from web.pages.rules import back
from web.pages.seats import NO_TERMS, inert, parted, signed
from web.pages.tools import tools
from web.words import Words
from web.words.rules import rule_text

LATELY = 2
"""How much is told beside the prompt of what happened to the points."""

LONG = 240
"""A notice of more characters does not push what can be done out of sight."""

LONG_HINT = 100
"""A hint of more characters may be scrolled on a phone, and then by keys too."""


def draw(model: Model, sitting: Sitting, table: AnyTable, seen: AnyView, over: str | None) -> str:
    """The panel, with all that can be tapped in it; `over` as in `web.pages.table.inside`."""
    words, result = seen.words, _result(sitting, table, seen)
    awaited = _of_outside(model, sitting) if outside.waits(sitting) else ""
    ended = " over" if is_over(sitting) else ""
    progress = _progress(sitting.course, table, seen) if sitting.course is not None else ""
    asked = ' role="group" aria-labelledby="prompt"' if sitting.meanings else ""
    ways = _buttons(model, sitting, table, seen, over) + _way_back(model, sitting)
    led = f' id="offers"{keyed("n")}' if ways and ' data-key="n' not in ways else ""
    return (
        f'<section id="controls" class="controls{ended}"{inert(sitting)} tabindex="-1" '
        f'aria-labelledby="controls-title"{"" if result else _by_key(sitting)}>'
        f"{part_heading(words('app.table.controls'), 'controls-title')}"
        f"{_said(model, sitting, seen, awaited)}{progress}{_lately(model, sitting, seen)}"
        f"{_first(model, sitting)}{result}"
        f'<div class="row actions"{asked}{led}>{ways}</div>'
        f"{_level(model, sitting) if over is None else ''}"
        f"{tools(model, sitting, awaited)}{_guide(model, sitting)}"
        f"{_asks(words, bool(ways))}</section>"
    )


def _by_key(sitting: Sitting) -> str:
    """The marks of what one goes on at, and by key: the answer that does nothing, or the board.

    Never a button of a move, which whoever presses twice would press.
    """
    if sitting.doubted is not None:
        at = "reconsider"
    elif sitting.meanings:
        at = "neither"
    else:
        at = "onward" if sitting.course is not None and not sitting.course.asks else "twin"
    return f' data-by-key="{at}" data-next'


def _result(sitting: Sitting, table: AnyTable, seen: AnyView) -> str:
    """How it has ended."""
    outcome = sitting.match.state.outcome()
    if outcome is None:
        return ""
    return (
        f'<div id="result" class="result" role="group" tabindex="-1" '
        f'aria-label="{escape(seen.words("app.result.title"))}" data-next>'
        f"{table.result(seen, outcome)}</div>"
    )


def _said(model: Model, sitting: Sitting, seen: AnyView, awaited: str) -> str:
    """The prompt, what others do just now or is about to be played by itself, or a notice.

    `awaited` is said of who is not here.
    """
    words, told = seen.words, happening(sitting, seen) if bot_to_act(sitting) else ""
    if plays_itself(model):
        told = coming(sitting, seen)
    manner = " happening" if told else _manner(sitting)
    if told and not outside.waits(sitting):
        said = escape(told)
    else:
        said, why = escape(awaited or prompt(sitting, seen)), reason(sitting, words)
        said += f' <span class="why">{escape(why)}</span>' if why else ""
    notice = model.notice
    if notice is None and asks_next(model, sitting):
        notice = Notice(words("app.asked.what"))
    task = said if _keeps_task(sitting, seen, notice) else ""
    scrolled = notice is None and sitting.advice is not None and len(said) > LONG_HINT
    marks = ' tabindex="0"' if scrolled else ""
    return place_of_prompt(said, notice, words, manner, marks, task)


def _keeps_task(sitting: Sitting, seen: AnyView, notice: Notice | None) -> bool:
    """Whether a lesson's task stands nowhere but in the prompt, and the notice does not say it."""
    course = sitting.course
    if course is None or course.is_task or notice is None:
        return False
    return prompt(sitting, seen) not in notice.text


def place_of_prompt(
    said: str,
    notice: Notice | None,
    words: Words,
    manner: str = "",
    marks: str = "",
    task: str = "",
) -> str:
    """Where the prompt stands, `said` as HTML, or a notice in its place.

    `manner` are CSS classes after a space, `marks` further attributes after one, `task` is what is
    to be done whatever was tapped, as HTML: a notice stands above it.
    """
    below = ""
    if notice is not None:
        # the prompt keeps its room, so that nothing moves while a notice stands there
        below = f'<p class="prompt" aria-hidden="true">{said}</p>'
        said, manner = _noticed(notice, words), " notice"
        if len(notice.text) > LONG:  # beside a board it is scrolled, by keys too
            said = f'<span class="long" tabindex="0">{said}</span>'
        said += f' <span class="why">{task}</span>' if task else ""
    place = f'<p id="prompt" class="prompt{manner}"{marks}>{said}</p>'
    return f'<div class="said">{place}{below}</div>'


def _manner(sitting: Sitting) -> str:
    """How the prompt is written, as a class: less large where much is said."""
    if sitting.advice is not None:
        return " advised"
    if sitting.course is None:
        return ""
    if not sitting.course.is_task:
        return " taught"
    if sitting.course.told == DONE:
        return " answering solved"
    return " answering missed" if sitting.course.before is not None else " answering"


def _way_back(model: Model, sitting: Sitting) -> str:
    """From a lesson to the match of its game that was left for it; from a trial that is over, to
    the game it began in.
    """
    if sitting.course is None and is_over(sitting):
        return to_tried(model, sitting, "strong")
    if sitting.course is None or model.left is None:
        return ""
    onward = sitting.course.is_over and sitting.course.puzzle is None  # or the next puzzle is
    return back(model, sitting.match.game.id, "strong" if onward else "")


def _lately(model: Model, sitting: Sitting, seen: AnyView) -> str:
    """What happened to the points, and what was forced on the viewer, above what can be done.

    Before somebody's first decision of all, what the game is about, as far as its table tells.
    """
    if sitting.course is not None or sitting.curtain is not None or is_over(sitting):
        return ""
    if others_act(sitting):
        return ""  # it is told as it happens
    table, told = table_of(sitting), lately(sitting, seen)
    if len(told) > LATELY:
        # what would begin in the middle is left out
        told = [*_summed(sitting, table, seen)] or told[-LATELY:]
    else:
        told += shifted(sitting, seen)
    told = [table.recap(seen), *told]
    day = tell_day(model, sitting)
    if day:
        told = [day, *told]
    elif table.aim_first and tells_aim(model, sitting):
        told = [seen.words(f"{table.game}.{table.helps(seen)}.aim"), *told]
    said = " ".join(filter(None, told))
    return f'<p id="lately" class="lately">{escape(said)}</p>' if said else ""


def _summed(sitting: Sitting, table: AnyTable, seen: AnyView) -> Iterator[str]:
    """By how much everybody's points have changed, and what for, where that is much to tell."""
    names = (*seen.names, *table.opponents(seen.words, len(seen.names)))
    several = terms(sitting)
    for seat, (name, changed) in enumerate(zip(names, gains(sitting), strict=False)):
        if changed:
            points = signed(sum(changed.values()))
            told = parted(table, changed, seen.words, several.get(seat, NO_TERMS))
            yield seen.words("app.table.summed", name=name, points=points, told=told)


def _asks(words: Words, offers: bool) -> str:
    """What can be asked about the whole table: by ear and by key, and seen where the focus is.

    Where there is no button to press or to go to, its key tells what can be done.
    """
    buttons = "".join(
        button(what, words(ask), "ask", f"ask-{what}", key=key)
        for what, ask, key in (
            ("now", "app.tells.now.ask", "w" if offers else "w n"),
            ("since", "app.tells.since.ask", "l"),
            ("where", "app.tells.where.ask", "b"),
        )
    )
    label = escape(words("app.tells.label"))
    return f'<div id="asks" class="asks" role="group" aria-label="{label}">{buttons}</div>'


def _of_outside(model: Model, sitting: Sitting) -> str:
    """What has to be said about who moves from outside; empty while all is well."""
    found = outside.source(outside.needed(sitting))
    if found is not None:
        return found.said(model, sitting)
    lacking = model.unreached == outside.fetched(model)
    return model.words(model.lacking if lacking else "app.fetch.awaited")


def _ways_of_outside(model: Model, sitting: Sitting) -> str:
    found = outside.source(outside.needed(sitting))
    if found is not None:
        return found.ways(model, sitting)
    if model.unreached != outside.fetched(model):
        return ""
    return once_more(model)


def _buttons(
    model: Model, sitting: Sitting, table: AnyTable, seen: AnyView, over: str | None
) -> str:
    """What can be done now."""
    words, course = seen.words, sitting.course
    if over is not None and has_ended(sitting):
        return over
    if course is not None and not course.asks:
        return _onward(model, course, sitting.match.game.id)
    if is_over(sitting):
        return _afterwards(model, sitting)
    if sitting.doubted is not None:
        # whoever taps twice by mistake has not said yes
        return button("reconsider", words("app.doubt.no"), "", "reconsider") + button(
            "confirm", words("app.doubt.yes"), "strong", "confirm"
        )
    if sitting.meanings:
        return "".join(
            button(f"tap {what}", table.meaning(seen, what), "", f"offer-{at}")
            for at, what in enumerate(sitting.meanings)
        ) + button("neither", words("app.table.neither"), "quiet", "neither")
    if outside.waits(sitting) and (ways := _ways_of_outside(model, sitting)):
        return ways
    if deciding(sitting):
        return _offers(model, sitting, table, seen)
    return _meanwhile(model, sitting)


def _afterwards(model: Model, sitting: Sitting) -> str:
    """Where one goes from a game that is over."""
    words = model.words
    ways = link(Route("review", sitting.id), words("app.table.review"))
    ways += link(Route("share", sitting.id), words("app.share"))
    if story.is_moment(model, sitting):
        ways = link(Route("replay", sitting.id, "0"), words("app.table.replay")) + ways
    home = link(HOME, words("app.nav.home"))
    if outside.waits(sitting):
        return f"{_ways_of_outside(model, sitting)}{ways}{home}"
    if len(sitting.match.players) > 1:
        return f"{button('again', words('app.table.again'), 'strong')}{ways}{home}"
    return (
        button("again", words("app.table.new-deal"), "strong")
        + button("redeal", words("app.table.same-deal"))
        + ways
        + link(Route("results"), words("app.results.title"))
    )


def _offers(model: Model, sitting: Sitting, table: AnyTable, seen: AnyView) -> str:
    """What whoever decides can choose that is not on the board."""
    offers = "".join(
        button(
            f"tap {offer.what}",
            offer.label,
            "strong" if (strong := _is_strong(sitting, table, seen, offer)) else "",
            f"offer-{at}",
            key="n" if strong else "",
        )
        for at, offer in enumerate(table.buttons(seen))
    )
    thinks = sitting.asking and model.thoughtful
    return offers + (_enough(model, "app.table.enough-hint") if thinks else "")


def _meanwhile(model: Model, sitting: Sitting) -> str:
    """What can be done while others act."""
    words, on = model.words, _enough(model, "app.table.enough") if model.thoughtful else ""
    if waits_for_next(model, sitting):
        on += button(
            "next",
            words("app.table.go-on" if sitting.paused else "app.table.next"),
            "strong",
            "next",
            key="n p" if sitting.paused else "n",
        )
    return on


def _enough(model: Model, key: str) -> str:
    """Has who thinks come to an end, and says then that it was heard."""
    heard = model.hastened == model.timer
    return button("enough", model.words("app.table.enough-heard" if heard else key), "", "enough")


def _is_strong(sitting: Sitting, table: AnyTable, seen: AnyView, offer: Button) -> bool:
    """Whether it is what a player will most likely want; after a hint, what makes its move.

    In a lesson it is nothing that its step does not ask for.
    """
    if seen.advised is None:
        course = sitting.course
        if course is None or course.is_task or sitting.picked:
            return offer.strong
        move = table.tap(seen, offer.what).move
        return offer.strong and (move is None or is_one(move, course.step.moves))
    tapped, plan = table.tap(seen, offer.what), table.plan(seen.advised)
    return bool(tapped.move == seen.advised or (plan and tapped.picked == plan and not tapped.move))


def _onward(model: Model, course: Course, game: str) -> str:
    """What a learner does who has read."""
    words = model.words
    if course.coming:
        return ""
    if course.is_over and course.puzzle is not None:
        puzzles = [asked.puzzle.name for asked in course.teaching.puzzles]
        at = puzzles.index(course.puzzle.name) + 1
        others = puzzles[at:] + puzzles[:at]
        later = next((one for one in others if not model.learnt_of(game, one).done), "")
        next_one = Route("learn", game, later)
        on = link(next_one, words("app.puzzle.next"), "strong", "onward", "n") if later else ""
        return on + link(Route("learn", game), words("app.puzzle.all"))
    if course.is_over:
        return _after_lesson(model, course, game)
    label = words("app.lesson.again" if course.before else "app.lesson.next")
    return button("onward", label, "strong", "onward", key="n")


def _after_lesson(model: Model, course: Course, game: str) -> str:
    """A first game and the next lesson that was not taken yet, or else all of them.

    Who has played the game to its end before is led to the lesson first.
    """
    words, played = model.words, model.finished.get(game, 0) > 0
    names = [lesson.name for lesson in course.teaching.lessons]
    later = names[names.index(course.lesson.name) + 1 :]
    left = (name for name in later if not model.learnt_of(game, name).done)
    following = next(left, "")
    seats = len(course.lesson.names)
    begin = f"alone {game}" if seats == 1 else f"quick {game}"
    if seats not in (1, company(game)):
        begin += f" {seats}"  # a lesson for two pairs leads to a game of them
    strong = "" if model.left is not None else "strong"
    first = played and bool(following)
    play = button(
        begin,
        words("app.lesson.play.more" if played else "app.lesson.play"),
        "" if first else strong,
        "" if first else "onward",
        key="" if first else "n",
    )
    lessons = link(
        Route("learn", game, following),
        words("app.lesson.following" if following else "app.lesson.all"),
        strong if first else "",
        "onward" if first else "",
        "n" if first else "",
    )
    return lessons + play if first else play + lessons


def _progress(course: Course, table: AnyTable, seen: AnyView) -> str:
    """How far a lesson has come, or what a puzzle asks of whom, until it is solved."""
    words = seen.words
    ours = course.puzzle is not None and bool(course.lesson.name)
    if ours and course.told == DONE:
        return ""
    if course.is_task:
        side = table.badge(seen, course.lesson.names.index("")).name
        told = words("app.puzzle.side", side=side) if ours and side else ""
        return f'<p class="task">{escape(f"{told} {course.says()}".strip())}</p>'
    at, steps = course.at + 1, len(course.lesson.steps)
    label = escape(words("app.lesson.progress", at=at, steps=steps))
    return f'<progress class="course" max="{steps}" value="{at}" aria-label="{label}"></progress>'


def tells_a_rule(model: Model, sitting: Sitting) -> bool:
    """Whether something has come up for the first time, whose rule is told above the panel.

    A result has the panel to itself.
    """
    return bool(model.first) and sitting.course is None and not is_over(sitting)


def _first(model: Model, sitting: Sitting) -> str:
    """The rule behind what has come up for the first time."""
    if not tells_a_rule(model, sitting):
        return ""
    words = model.words
    return (
        f'<div id="first" class="first"><button type="button" class="tool" data-do="met">'
        f"{parts.short('&times;', words('app.table.met'))}</button>"
        f"<p>{_noticed(by_rule(model, model.first), words)}</p></div>"
    )


def _level(model: Model, sitting: Sitting) -> str:
    """Another level, offered to whoever has won or lost against this one in a row."""
    level, words = suggested(model, sitting), model.words
    if not level:
        return ""
    said = words("app.level.up" if rises(model, sitting) else "app.level.down")
    return (
        f'<div id="level" class="level"><p>{escape(said)}</p>'
        f"{button('level', words('app.level.next', level=kind_name(level, words)))}"
        f'<button type="button" class="tool" data-do="same-level">'
        f"{parts.short('&times;', words('app.level.same'))}</button></div>"
    )


def _guide(model: Model, sitting: Sitting) -> str:
    """What a newcomer is told; its room is kept while others decide, so that nothing moves."""
    if not guides(model, sitting) or not sitting.people or is_over(sitting):
        return ""
    found, told = guide(model, sitting), ""
    if found is not None:
        rule = rule_text(found.rule.id, model.language)
        route = Route("rules", sitting.match.game.id, rule.id)
        told = f"{escape(found.text)} {link(route, rule.title)}"
    return f'<p id="guide" class="guide">{told}</p>'


def _noticed(notice: Notice, words: Words) -> str:
    """A sentence with its title before it, which leads to more if there is more."""
    title, said = escape(notice.title), escape(notice.text)
    if notice.route is not None:
        title = link(notice.route, notice.title)
    if title:
        said = f"<strong>{title}{notice.stop}</strong> {said}"
    if notice.show is not None:
        said += f" {link(notice.show, words('app.table.show'))}"
    return said
