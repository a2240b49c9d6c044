"""What people do with a match that they give away."""

from dataclasses import replace
from typing import Any

from web.app.effects import Announce, Copy, Download, Effect, Focus, Paint, Result, Share
from web.app.messages import Message, Shared
from web.app.model import Model
from web.app.rooms import knowing, known_here
from web.app.routes import Route
from web.boards.tables import load
from web.rooms.share.gift import Gift, gift_of

NAME = "share"

LINK, TEXT, PICTURE = "link", "text", "picture"
"""The parts of the page in which something is done."""


def known(model: Model) -> Gift | None:
    """The match that is given away on this page; None where there is none."""
    found: Gift | None = known_here(model, NAME)
    return found


def _put(model: Model, gift: Gift | None) -> Model:
    return knowing(model, NAME, gift)


def _changed(model: Model, **changes: Any) -> Model:
    """The model with what is now another."""
    gift = known(model)
    assert gift is not None
    return _put(model, replace(gift, **{"told": ("", ""), **changes}))


def enter(model: Model, route: Route) -> Result:
    """Turn to a match as it stands on the shelf now."""
    return _put(model, gift_of(model, route.name, route.part)), []


def hear(model: Model, message: Message) -> Result | None:
    """What came of what was given to the shell; nothing can be done where there is no match."""
    gift = known(model)
    match message:
        case Shared(how=how) if gift is not None:
            return _said(model, gift.told[0], "" if how == "left" else f"share.{how}")
    return None


def _said(model: Model, where: str, key: str, *effects: Effect) -> Result:
    """Something was done in this part of the page, and is told there."""
    told = [Announce(model.words(key))] if key else []
    return _changed(model, told=(where, key)), [*effects, *told]


def choose(model: Model, values: dict[str, str]) -> Result:
    """Whether the link holds what came after the moment that is shown."""
    if known(model) is None:
        return model, []
    return _changed(model, whole=values.get("much") == "whole"), []


def risk(model: Model, _: str) -> Result:
    """The link of a match that is not over, by somebody who knows what it tells."""
    if known(model) is None:
        return model, []
    return _changed(model, risked=True), [Focus(LINK)]


def show_code(model: Model, _: str) -> Result:
    """The QR code of the link."""
    if known(model) is None:
        return model, []
    return _changed(model, code=True), [Focus("code")]


def send(model: Model, what: str) -> Result:
    """The link, or the text with it where there is one, through the share sheet."""
    gift = known(model)
    if gift is None:
        return model, []
    title = load(gift.match.game.id).title(model.words)
    text, link = gift.text(model.words), gift.link(model)
    return _said(model, what, "", Share(title, text, link))


def copy(model: Model, what: str) -> Result:
    """The link alone, or the text with it, to the clipboard."""
    gift = known(model)
    if gift is None:
        return model, []
    link = gift.link(model)
    text = link if what == LINK else chat(gift, model)
    return _said(model, what, "share.copied", Copy(text)) if text else (model, [])


def chat(gift: Gift, model: Model) -> str:
    """The text, with the link below it where there is one."""
    return "\n".join(filter(None, [gift.text(model.words), gift.link(model)]))


def _picture(gift: Gift, model: Model) -> str:
    return gift.picture(model.words, model.preferences.theme)


def send_picture(model: Model, _: str) -> Result:
    """The picture through the share sheet, with the text."""
    gift = known(model)
    if gift is None:
        return model, []
    title = load(gift.match.game.id).title(model.words)
    picture, name = _picture(gift, model), gift.file_name("png")
    share = Share(title, gift.text(model.words), gift.link(model), picture, name)
    return _said(model, PICTURE, "", share)


def paint(model: Model, _: str) -> Result:
    """The picture as a PNG file."""
    gift = known(model)
    if gift is None:
        return model, []
    return _said(model, PICTURE, "", Paint(gift.file_name("png"), _picture(gift, model)))


def save_picture(model: Model, _: str) -> Result:
    """The picture as an SVG file."""
    gift = known(model)
    if gift is None:
        return model, []
    download = Download(gift.file_name("svg"), _picture(gift, model))
    return _said(model, PICTURE, "share.saved", download)
