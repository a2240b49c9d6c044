"""The room's pages: all tables and a new invitation, one table, a link that was opened."""

from html import escape

from engine.core.match import Match
from engine.games import NAMES, load
from web.app.model import NAME_LENGTH, Draft, Model
from web.app.preparing import own_options
from web.app.routes import HOME, Route
from web.app.saves import open_match
from web.boards import tables
from web.boards.telling import listed
from web.pages.frame import frame
from web.pages.html import button, heading, link, paragraph, pills, select, written
from web.pages.new import first_field, options_fields, seat_name
from web.pages.notes import draw_missing
from web.rooms.far import live
from web.rooms.far.afar import afar_of
from web.rooms.far.doing import NEW
from web.rooms.far.judging import parted
from web.rooms.far.letter import Letter, decisions
from web.rooms.far.panel import paste_field, problem, told_here, ways_to_send
from web.rooms.far.record import AT, Record, is_due, known, record_at, records, table_route, to_tell
from web.rooms.far.sending import link_of
from web.words import Words
from web.words.covers import cover

STEPS = ("invite", "answer", "begin", "turns")
"""How people far away come to play, one after the other."""

STAGES = {"calling": "wait", "answering": "wait", "called": "pending", "answered": "pending"}
"""The last word of what is said while a connection is made."""


def draw(model: Model) -> str:
    """The page of the address."""
    route = model.route
    if route.name in ("", NEW):
        return _draw_all(model)
    if route.name == AT:
        record = record_at(model, route.part)
        return draw_missing(model) if record is None else _draw_table(model, record)
    return _draw_opened(model)


def _page(model: Model, title: str, inside: str) -> str:
    main = f'<main id="main" tabindex="-1">{heading(title)}{inside}</main>'
    return frame(model, main, "far-page")


def _section(id: str, title: str, inside: str) -> str:
    return (
        f'<section class="far-part" aria-labelledby="{id}"><h2 id="{id}">{escape(title)}</h2>'
        f"{inside}</section>"
    )


# all tables


def _draw_all(model: Model) -> str:
    words = model.words
    rows = "".join(_row(model, record) for record in records(model).values())
    tables_here = _section("far-tables", words("far.tables"), f'<ul class="saves">{rows}</ul>')
    inside = (
        f"{paragraph(words('far.about'))}"
        f"{tables_here if rows else ''}{_new(model)}"
        f"{_section('far-open', words('far.open.title'), paste_field(model, 'far-paste'))}"
        f"{paragraph(words('far.honest'), 'aside')}"
    )
    return _page(model, words("far.title"), inside)


def _row(model: Model, record: Record) -> str:
    words, letter = model.words, record.letter
    own = link(table_route(letter.table), words("far.more")) if record.has_begun(model) else ""
    names = [name or words("far.seat.free") for name in letter.names]
    return (
        f'<li class="save"><div class="save-words">'
        f"<h3>{escape(cover(letter.game, model.language).title)}</h3>"
        f"{paragraph(listed(words, names), 'names')}"
        f"{_how_far(model, record)}</div>"
        f'<div class="row">{link(record.route(model), words("app.games.continue"), "strong")}'
        f"{own}</div></li>"
    )


def _how_far(model: Model, record: Record) -> str:
    state = _state(model, record)
    return paragraph(state, "turn") if state else ""


def _state(model: Model, record: Record) -> str:
    """How far it has come, in a sentence."""
    words, letter = model.words, record.letter
    if is_due(model, record):
        return words("app.games.unsent")
    saved = model.shelf.get(record.match)
    match = open_match(saved.text) if saved else None
    if isinstance(match, Match):
        if match.is_over:
            return words("app.games.over")
        seat = match.state.to_act
        if seat >= 0 and len(letter.moves) > len(decisions(match)):
            return words("far.state.coming", name=letter.names[seat])
        if seat in record.mine:
            return words("app.games.turn-own")
        return words("app.games.turn", name=letter.names[seat]) if seat >= 0 else ""
    if letter.luck:
        return words("far.state.gone")
    if record.hosts:
        return words("far.state.invited")
    return words("far.state.answered", name=letter.host)


def _new(model: Model) -> str:
    """The form of an invitation."""
    words, afar = model.words, afar_of(model)
    draft = afar.draft
    if draft is None:
        return ""
    seats = len(draft.chairs)
    games = [(name, cover(name, model.language).title) for name in NAMES]
    counts = [count for count in load(draft.game).seats if count > 1]
    count = ""
    if len(counts) > 1:
        numbers = [(str(number), str(number)) for number in counts]
        count = pills("seats", words("app.new.seats"), numbers, str(seats))
    seating = tables.load(draft.game).seating(words, seats)
    form = (
        f'<form data-form="far-new" data-live class="new" autocomplete="off">'
        f"{pills('game', words('far.new.game'), games, draft.game)}{count}"
        f"{_person(model, draft.game, draft.chairs[afar.seat].name, range(seats), afar.seat)}"
        f"{paragraph(seating, 'aside') if seating else ''}"
        f"{_first(model, draft)}{options_fields(model, draft)}"
        f'<div class="row start">{button("far-invite", words("far.new.invite"), "strong big")}'
        f"</div></form>"
    )
    return _section("far-new", words("far.new.title"), _steps(words) + form)


def _steps(words: Words) -> str:
    """How it goes, for whoever wants to know before they invite."""
    steps = "".join(f"<li>{escape(words(f'far.steps.{step}'))}</li>" for step in STEPS)
    return (
        f"<details><summary>{escape(words('far.steps'))}</summary>"
        f'<ol class="far-steps">{steps}</ol>'
        f"{paragraph(words('far.steps.live', way=words('far.live.call')))}</details>"
    )


def _first(model: Model, draft: Draft) -> str:
    """Who begins, where that is chosen; whoever is still to come has only a number."""
    words = model.words
    names = [
        chair.name or words("app.new.seat", number=at + 1) for at, chair in enumerate(draft.chairs)
    ]
    return first_field(model, draft, names)


def _person(model: Model, game: str, name: str, seats: range | list[int], seat: int) -> str:
    """Who somebody is, and where they sit."""
    words, missing = model.words, ""
    if afar_of(model).nameless:
        missing = problem("nameless", words("far.nameless"))
    described = ' aria-describedby="nameless" aria-invalid="true"' if missing else ""
    named = [(str(at), seat_name(game, at, words)) for at in seats]
    called = (
        f'<label class="field" for="called"><span>{escape(words("far.name"))}</span>'
        f'<input name="called" id="called" type="text" maxlength="{NAME_LENGTH}" '
        f'value="{escape(name)}" autocomplete="off"{described}>{missing}</label>'
    )
    place = select("seat", words("far.seat"), named, str(seat))
    return f'<div class="far-person">{called}{place}</div>'


# a link


def _draw_opened(model: Model) -> str:
    """What came with a link: an invitation, or why nothing has changed."""
    words, afar = model.words, afar_of(model)
    why = ""
    if afar.problem is not None:
        why = f'<p id="problem" class="problem">{escape(afar.problem.says(words))}</p>'
    if afar.invited is not None:
        title = words("far.invited.title", game=cover(afar.invited.game, model.language).title)
        return _page(model, title, why + _invited(model, afar.invited))
    record = record_at(model, afar.table)
    ways = link(HOME, words("app.nav.home"), "strong") + link(Route("far"), words("far.all"))
    if record is not None and afar.offered is not None:
        told, ways = _theirs(model, record, afar.offered)
        why += told
    elif record is not None:
        why += _how_far(model, record)
        ways = link(record.route(model), words("far.go-on"), "strong")
        if afar.problem is not None and afar.problem.key.startswith("far.live."):
            ways += button(f"far-call {afar.table}", words("far.live.again"), "", "far-call")
    if afar.problem is not None and afar.problem.key == "far.problem.stranger":
        why += _elsewhere(words, "strong") + told_here(model)
        ways = link(HOME, words("app.nav.home")) + link(Route("far"), words("far.all"))
    other = _section("far-open", words("far.open.title"), paste_field(model, "far-paste"))
    title = words("far.link.title")
    if afar.game:
        title = words("far.link.of", game=cover(afar.game, model.language).title)
    return _page(model, title, f'{why}<div class="row">{ways}</div>{other}')


def _theirs(model: Model, record: Record, letter: Letter) -> tuple[str, str]:
    """What is gone if one goes on with a link whose game goes another way, and both ways: first
    the link, unless the others may know already what one has played here since.
    """
    words, table = model.words, record.letter.table
    since = parted(known(model, record), record.mine, letter)
    gone = [at for at, seat in since if seat in record.mine]
    told = words(f"far.theirs.{'gone' if gone else 'nothing'}")
    is_known = any(at < record.sent for at in gone)
    theirs = button(f"far-theirs {table}", words("far.theirs"), "" if is_known else "strong")
    stay = link(record.route(model), words("far.stay"), "strong" if is_known else "")
    return paragraph(told), stay + theirs if is_known else theirs + stay


def _elsewhere(words: Words, name: str = "") -> str:
    """The button that copies the link that was opened."""
    return f'<div class="row">{button("far-copy-opened", words("far.copy"), name)}</div>'


def _invited(model: Model, letter: Letter) -> str:
    words = model.words
    free = [seat for seat, guest in enumerate(letter.guests) if guest is None]
    people = listed(words, [name for name in letter.names if name])
    options = "".join(f"<li>{escape(said)}</li>" for said in _options(letter, words))
    ready = words("far.invited.connects") if afar_of(model).incoming is not None else ""
    game = cover(letter.game, model.language)
    seating = tables.load(letter.game).seating(words, len(letter.guests))
    return (
        f'<div class="new-head">{paragraph(game.about)}'
        f'<div class="poster" aria-hidden="true">{game.poster}</div></div>'
        f"{paragraph(words('far.invited.by', names=people))}"
        f"{paragraph(seating, 'aside') if seating else ''}"
        f"{f'<ul>{options}</ul>' if options else ''}"
        f"{paragraph(ready) if ready else ''}"
        f'<form data-form="far-join" class="new" autocomplete="off">'
        f"{_person(model, letter.game, model.preferences.name, free, free[0])}"
        f'<div class="row start"><button type="submit" class="strong big">'
        f"{escape(words('far.invited.join'))}</button></div></form>"
        f"{paragraph(words('far.invited.browser'), 'aside')}{_elsewhere(words)}{told_here(model)}"
        f"{paragraph(words('far.honest'), 'aside')}"
        f'<p class="way">{link(Route("rules", letter.game), words("app.home.rules"))}</p>'
    )


def _options(letter: Letter, words: Words) -> list[str]:
    """What the game is played with, of what can be chosen, where it is not the usual."""
    found = []
    for option in own_options(letter.game, len(letter.guests)):
        choice = letter.options[option.id]
        if choice != option.choices[0]:
            key = f"{letter.game}.option.{option.id}"
            found.append(f"{words(key)}: {words(f'{key}.{choice}')}")
    return found


# a table


def _draw_table(model: Model, record: Record) -> str:
    words, letter = model.words, record.letter
    game = cover(letter.game, model.language).title
    to_table = ""
    if record.has_begun(model):
        way = link(record.route(model), words("far.to-table"), "strong big")
        to_table = f'<div class="row">{way}</div>'
    connects = live.stage(model, record) in STAGES
    state = "" if connects else _how_far(model, record)
    paste = _section("far-open", words("far.open.title"), paste_field(model, "far-paste"))
    by_link = "" if connects else _send(model, record) + paste
    inside = (
        f"{_people(words, record)}{state}{to_table}"
        f"{by_link}{_live(model, record)}{paste if connects else ''}"
        f"{paragraph(words('far.honest'), 'aside')}"
        f'<p class="way">{link(Route("far"), words("far.all"))}</p>'
    )
    return _page(model, words("far.table.title", game=game), inside)


def _people(words: Words, record: Record) -> str:
    """Who sits where."""
    rows = ""
    for seat, name in enumerate(record.letter.names):
        here = words("far.seat.here") if seat in record.mine else words("far.seat.far")
        state = here if name else words("far.seat.free")
        rows += (
            f"<li><span>{escape(seat_name(record.letter.game, seat, words))}</span> "
            f"<strong>{escape(name)}</strong> <span>{escape(state)}</span></li>"
        )
    return f'<ul class="far-people">{rows}</ul>'


def _send(model: Model, record: Record) -> str:
    """The link as it is now, and what is to be done with it."""
    words, letter = model.words, record.letter
    if letter.luck:
        whole = to_tell(model, record) == known(model, record)
        said = words("far.send.turn" if whole else "far.send.before")
    elif record.hosts:
        said = words("far.send.invitation")
    else:
        said = words("far.send.answer", name=letter.host)
    return _section("far-link", words("far.link"), _given(model, record, said, not letter.luck))


def _given(model: Model, record: Record, said: str, due: bool) -> str:
    """What is `said` of the link, how it is given away, and the link itself."""
    table = record.letter.table
    ways = ways_to_send(model, record, due, f" {table}")
    link, copied = link_of(model, record), f"far-by-hand {table}"
    text = written("far-address", model.words("far.link"), link, 3, copied)
    return f'{paragraph(said)}<div class="row">{ways}</div>{told_here(model)}{text}'


def _live(model: Model, record: Record) -> str:
    """The direct connection: how it stands, and how it is made."""
    words, table = model.words, record.letter.table
    stage = live.stage(model, record)
    act = "anew" if stage in STAGES else "again" if stage in live.GONE else "call"
    way = button(f"far-call {table}", words(f"far.live.{act}"), "", "far-call")
    said = words(f"far.live.{STAGES.get(stage, stage) or 'about'}")
    state = f'<p id="far-state">{escape(said)}</p>'
    if stage in ("calling", "answering"):
        return _section("far-live", words("far.live"), state)
    if stage in ("called", "answered"):
        state += _given(model, record, words(f"far.live.{stage}"), True)
        return _section("far-live", words("far.live"), f'{state}<div class="row">{way}</div>')
    misnamed, described = "", ""
    if afar_of(model).misnamed:
        misnamed = problem("misnamed", words("far.live.server.bad"))
        described = ' aria-describedby="misnamed" aria-invalid="true"'
    server = (
        f'<details class="far-server"><summary>{escape(words("far.live.server"))}</summary>'
        f"{paragraph(words('far.live.server.about'), 'aside')}"
        f'<form data-form="far-server" data-live autocomplete="off">'
        f'<label class="field" for="server"><span>{escape(words("far.live.server.name"))}</span>'
        f'<input name="server" id="server" type="text" maxlength="200" spellcheck="false" '
        f'autocapitalize="off" value="{escape(afar_of(model).server)}"{described}>{misnamed}'
        f"</label></form></details>"
    )
    return _section("far-live", words("far.live"), f'{state}<div class="row">{way}</div>{server}')
