"""The page of a match that is given away."""

from base64 import b64encode
from html import escape

from web.app.model import Model
from web.app.names import at_home
from web.app.outside import is_private
from web.app.routes import Route
from web.boards.tables import load
from web.boards.telling import listed
from web.pages.frame import frame
from web.pages.games import turn
from web.pages.html import button, heading, link, paragraph, pills, written
from web.pages.table import no_match
from web.rooms.share.gift import Gift
from web.rooms.share.giving import LINK, PICTURE, TEXT, chat, known
from web.sharing import qr
from web.words import Words


def draw(model: Model) -> str:
    """What the link tells, the link, its code, a text, a picture."""
    gift, words = known(model), model.words
    if gift is None:
        return no_match(model, model.route.name)
    match = gift.match
    called = at_home(match, words)
    table = load(match.game.id)
    everybody = listed(words, [*called, *table.opponents(words, len(called))])
    title = words("app.table.name", game=table.title(words), names=everybody)
    stands = [turn(match, words)]
    if gift.at < len(match.log):
        stands.append(words("share.at", at=gift.at, most=len(match.log)))
    if model.route.part:
        back = link(Route("replay", gift.id, str(gift.at)), words("share.back.moment"))
    else:
        back = link(Route("table", gift.id), words("share.back"))
    main = (
        f'<main id="main" class="share" tabindex="-1">{heading(words("share.title"))}'
        f'<p class="aside"><strong>{escape(title)}</strong> · {escape(" · ".join(stands))}</p>'
        f"{_link(model, gift)}{_text(model, gift)}{_picture(model, gift)}"
        f'<p class="way">{back}</p></main>'
    )
    return frame(model, main, "share-page")


def _section(gift: Gift, words: Words, name: str, inside: str) -> str:
    """A part of the page."""
    return (
        f'<section id="{name}" class="gift" tabindex="-1" aria-labelledby="{name}-title">'
        f'<h2 id="{name}-title">{escape(words(f"share.{name}"))}</h2>{inside}</section>'
    )


def _buttons(gift: Gift, words: Words, name: str, inside: str) -> str:
    """The buttons of a part of the page, and below them what has just been done there."""
    where, key = gift.told
    said = words(key) if where == name and key else ""
    told = f'<p class="copied">{escape(said)}</p>' if said else ""
    return f'<div class="row">{inside}</div>{told}'


def _sheet(what: str, words: Words) -> str:
    """The button of the device's own share sheet: only drawn where there is one."""
    return button(what, words("share.send"), "strong sends")


def _link(model: Model, gift: Gift) -> str:
    words = model.words
    if is_private(gift.match):
        return _section(gift, words, LINK, paragraph(words("share.link.far")))
    if not gift.is_free:
        inside = paragraph(words("share.link.warning")) + (
            f'<div class="row">{button("share-anyway", words("share.link.anyway"))}</div>'
        )
        return _section(gift, words, LINK, inside)
    much = ""
    if gift.at < len(gift.match.log):
        ways = [("until", words("share.much.until")), ("whole", words("share.much.whole"))]
        chosen = "whole" if gift.whole else "until"
        chooser = pills("much", words("share.much"), ways, chosen)
        much = f'<form data-form="share" data-live>{chooser}</form>'
    address = gift.link(model)
    if not address:
        return _section(gift, words, LINK, much + paragraph(words("share.link.long")))
    tells = "share.link.tells" if gift.is_over else "share.link.tells.open"
    about = paragraph(words(tells), "aside")
    code = ""
    if model.place.startswith("file:"):
        about += paragraph(words("share.link.file", games=words("app.nav.games")), "aside")
    else:
        code = _code(gift, words, address)
    copy = button(f"share-copy {LINK}", words("share.link.copy"), "strong", "copy-link")
    inside = (
        f"{much}{_buttons(gift, words, LINK, _sheet(f'share-send {LINK}', words) + copy)}"
        f"{written('address', words('share.link'), address, 2)}{about}{code}"
    )
    return _section(gift, words, LINK, inside)


def _code(gift: Gift, words: Words, address: str) -> str:
    if not gift.code:
        return f'<div class="row">{button("share-code", words("share.code.show"))}</div>'
    drawn = qr.draw(address, words("share.code.label"))
    about = "share.code.about" if drawn else "share.code.long"
    return (
        f'<div id="code" class="code" tabindex="-1">{drawn}{paragraph(words(about), "aside")}</div>'
    )


def _text(model: Model, gift: Gift) -> str:
    words = model.words
    about = paragraph(words(f"share.text.about{'.link' if gift.link(model) else ''}"), "aside")
    copy = button(f"share-copy {TEXT}", words("share.text.copy"), "", "copy-text")
    inside = (
        f"{_buttons(gift, words, TEXT, _sheet(f'share-send {TEXT}', words) + copy)}"
        f"{written('chat', words('share.text'), chat(gift, model), 4)}{about}"
    )
    return _section(gift, words, TEXT, inside)


def _picture(model: Model, gift: Gift) -> str:
    words = model.words
    drawn = _address(gift.picture(words, model.preferences.theme))
    if gift.eyes is None:
        about = words("share.picture.onlooker")
    else:
        called = at_home(gift.match, words)[gift.eyes]
        own = called == words("app.lesson.you")
        about = words("share.picture.own" if own else "share.picture.eyes", name=called)
    ways = (
        f"{_sheet('share-picture', words)}"
        f"{button('share-paint', words('share.picture.png'))}"
        f"{button('share-save', words('share.picture.svg'))}"
    )
    inside = (
        f'<img class="shown" src="{drawn}" alt="{escape(gift.text(words))}">'
        f"{paragraph(about, 'aside')}{_buttons(gift, words, PICTURE, ways)}"
    )
    return _section(gift, words, PICTURE, inside)


def _address(document: str) -> str:
    """A picture as the address of an image."""
    return f"data:image/svg+xml;base64,{b64encode(document.encode()).decode()}"
