"""Preparing a game: how many, who, in which colour, who starts."""

from collections.abc import Sequence
from html import escape

from engine.core.match import HUMAN
from engine.games import load
from engine.search.levels import level_of, levels, offered, style_of, styles
from web.app.model import CODE, FAR, NAME_LENGTH, RULES, Chair, Draft, Model
from web.app.names import own_name, unnamed
from web.app.preparing import RANDOM, has_styles, own_options, starters, styles_of
from web.app.routes import Route
from web.app.stand import stand
from web.boards import tables
from web.pages.frame import frame
from web.pages.html import button, heading, link, paragraph, pills, select, stands_for
from web.pages.notes import draw_missing
from web.words import Words

_KINDS = {
    HUMAN: "app.kind.human",
    "random": "app.kind.random",
    "greedy": "app.kind.greedy",
    "planner": "app.kind.planner",
    "novice": "app.kind.novice",
    "player": "app.kind.player",
    "expert": "app.kind.expert",
    "master": "app.kind.master",
    RULES: "app.kind.rules",
    CODE: "app.kind.code",
    FAR: "app.kind.far",
}


def kind_name(kind: str, words: Words) -> str:
    """Who or what plays there, in words; of a bot, how well."""
    return words(_KINDS[level_of(kind)])


def style_name(game: str, style: str, words: Words) -> str:
    """What a bot of this style is called."""
    return words(f"{game}.style.{style}" if style else "app.style.plain")


def manner(game: str, kind: str, words: Words) -> str:
    """How well somebody plays, and what for, where they have a style."""
    style, level = style_of(kind), kind_name(kind, words)
    return words("app.style.of", level=level, about=_about(game, style, words)) if style else level


def _about(game: str, style: str, words: Words) -> str:
    """In one line, what a bot of this style plays for."""
    return words(f"{game}.style.{style}.about" if style else "app.style.plain.about")


def level_names(game: str, now: str, words: Words) -> list[tuple[str, str]]:
    """The bot levels to choose from, with the chosen one where it is of an older game."""
    known = levels(game).keys() & {now}
    return [(kind, kind_name(kind, words)) for kind in dict.fromkeys((*offered(game), *known))]


def draw(model: Model) -> str:
    """The form; its state is the model's draft."""
    words = model.words
    draft = model.draft
    if draft is None or draft.game != model.route.name:
        return draw_missing(model)
    game = load(draft.game)
    table = tables.load(draft.game)
    count = ""
    if len(game.seats) > 1:
        count = pills(
            "seats",
            words("app.new.seats"),
            [(str(seats), str(seats)) for seats in game.seats],
            str(len(draft.chairs)),
        )
    alone = ""
    if len(draft.chairs) == 1:
        daily = button("start-daily", words("app.home.daily"))
        results = link(Route("results"), words("app.results.title"), "plain")
        alone = f'<div class="row">{daily}{results}</div>'
    shown = styles_of(draft)
    chairs = "".join(_chair(model, draft, seat, style) for seat, style in enumerate(shown))
    seating = table.seating(words, len(draft.chairs))
    pairs = paragraph(seating, "aside") if seating else ""
    far = link(Route("far", "new", draft.game), words("app.home.far"))
    title = words("app.new.of", game=table.title(words))
    return frame(
        model,
        f'<main id="main" tabindex="-1"{stands_for(stand(model))}>'
        f'<div class="new-head"><div>{heading(title)}'
        f'<p class="way">{link(Route("rules", draft.game), words("app.home.rules"))}</p></div>'
        f'<div class="poster" aria-hidden="true">{table.poster(words)}</div></div>'
        f'<form data-form="new" data-live class="new" autocomplete="off">{count}{pairs}{alone}'
        f'<div class="chairs">{chairs}</div><p class="way">{far}</p>'
        f"{_first(model, draft)}{options_fields(model, draft)}"
        f'<div class="row start">{button("start", words("app.new.start"), "strong big")}</div>'
        f"</form></main>",
        "new-page",
    )


def _chair(model: Model, draft: Draft, seat: int, style: str) -> str:
    words = model.words
    chair = draft.chairs[seat]
    kinds = [(HUMAN, kind_name(HUMAN, words)), *level_names(draft.game, chair.kind, words)]
    name = (
        f'<label class="field" for="name-{seat}"><span>{escape(words("app.new.name"))}</span>'
        f'<input name="name-{seat}" id="name-{seat}" type="text" maxlength="{NAME_LENGTH}" '
        f'value="{escape(chair.name)}" '
        f'placeholder="{escape(unnamed(draft.game, chair.kind, seat, words))}"></label>'
    )
    return (
        f'<fieldset class="chair" data-colour="{escape(chair.colour)}" id="chair-{seat}">'
        f"<legend>{escape(seat_name(draft.game, seat, words))}</legend>"
        f"{select(f'kind-{seat}', words('app.new.kind'), kinds, chair.kind)}{name}"
        f"{_colour(model, draft, chair, seat)}{_style(draft.game, chair, seat, style, words)}"
        "</fieldset>"
    )


def _style(game: str, chair: Chair, seat: int, style: str, words: Words) -> str:
    """What a bot plays for, to be chosen."""
    if not has_styles(game, chair.kind):
        return ""
    known = [(each, style_name(game, each, words)) for each in ("", *styles(game))]
    about = paragraph(_about(game, style, words), "aside")
    return select(f"style-{seat}", words("app.new.style"), known, style) + about


def seat_name(game: str, seat: int, words: Words) -> str:
    """The seat's number, and whom it plays where that is settled."""
    role = tables.load(game).role(words, seat)
    if role:
        return words("app.new.seat.role", number=seat + 1, role=role)
    return words("app.new.seat", number=seat + 1)


def _colour(model: Model, draft: Draft, chair: Chair, seat: int) -> str:
    words = model.words
    letters = tables.load(draft.game).colours(words)
    if not letters:
        return ""
    return select(f"colour-{seat}", words("app.new.colour"), letters.items(), chair.colour)


def _first(model: Model, draft: Draft) -> str:
    names = [
        chair.name or own_name(chair.kind, seat, model.words)
        for seat, chair in enumerate(draft.chairs)
    ]
    return first_field(model, draft, names)


def first_field(model: Model, draft: Draft, names: Sequence[str]) -> str:
    """Who begins, by these names of the seats; empty where there is no such choice."""
    words = model.words
    choices = starters(draft.game, len(draft.chairs))
    if not choices:
        return ""
    named = []
    for choice in choices:
        if choice == RANDOM:
            named.append((choice, words("app.new.first.random")))
            continue
        named.append((choice, names[int(choice) - 1]))
    return pills("first", words("app.new.first"), named, draft.first)


def options_fields(model: Model, draft: Draft) -> str:
    """The game's own options; their words stand in the game's own catalogue."""
    words = model.words
    parts = []
    for option in own_options(draft.game, len(draft.chairs)):
        key = f"{draft.game}.option.{option.id}"
        named = [(choice, words(f"{key}.{choice}")) for choice in option.choices]
        chosen = draft.options.get(option.id, option.choices[0])
        about = paragraph(words(f"{key}.about"), "aside")
        parts.append(f"<div>{pills(option.id, words(key), named, chosen)}{about}</div>")
    return "".join(parts)
