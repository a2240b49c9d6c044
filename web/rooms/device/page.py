"""The page about this device."""

from html import escape

from web.app.model import Model
from web.app.routes import Route
from web.pages.frame import frame
from web.pages.html import button, chooser, heading, link, paragraph
from web.rooms.device.luggage import Luggage, new_matches, whole
from web.rooms.device.tray import tray_of


def draw(model: Model) -> str:
    """What is kept, a way to take it along, and one to bring it in."""
    words, tray = model.words, tray_of(model)
    counted = [words.many(f"device.kept.{name}", count) for name, count in whole(model) if count]
    kept = "".join(f"<li>{escape(line)}</li>" for line in counted or [words("device.kept.none")])
    told = ""
    if tray.told:
        told = f'<p id="device-told" class="copied" tabindex="-1">{escape(tray.told)}</p>'
    brought = _brought(model, tray.brought) if tray.brought else _bring(model)
    main = (
        f'<main id="main" tabindex="-1">{heading(words("device.title"))}'
        f"{paragraph(words('device.where'))}<ul>{kept}</ul>{told}"
        f'<section class="bring" aria-labelledby="take-along"><h2 id="take-along">'
        f"{escape(words('device.take.title'))}</h2>{paragraph(words('device.take.about'))}"
        f'<div class="row">{button("device-take", words("device.take"), "strong")}</div></section>'
        f'<section class="bring" aria-labelledby="bring-in"><h2 id="bring-in">'
        f"{escape(words('device.bring.title'))}</h2>{brought}</section>"
        f'<p class="way">{link(Route("games"), words("app.games.title"))}</p></main>'
    )
    return frame(model, main, "device-page")


def _bring(model: Model) -> str:
    words = model.words
    return (
        f"{paragraph(words('device.bring.about'))}"
        f'<div class="row">{chooser("file", words("device.bring.file"), ".json,application/json")}'
        "</div>"
    )


def _brought(model: Model, luggage: Luggage) -> str:
    """What a file holds, and the question whether it shall come in."""
    words = model.words
    came, all_of_it = len(new_matches(model, luggage)), len(luggage.matches())
    bring = button("device-bring", words("device.bring"), "strong" if came else "")
    return (
        '<div id="device-brought" class="problem" role="group" tabindex="-1" '
        'aria-labelledby="bring-in">'
        f"{paragraph(words.many('device.holds', all_of_it))}"
        f"{paragraph(words.many('device.holds.new', came))}{paragraph(words('device.stays'))}"
        f'<div class="row">{bring}{button("device-leave", words("device.leave"))}</div></div>'
    )
