"""What stands at a table and on the room's pages: how a link is sent, where one is pasted."""

from html import escape

from web.app.model import Model
from web.pages.html import button
from web.rooms.far.afar import afar_of
from web.rooms.far.record import Record

MOST_PASTED = 20_000
"""Characters that the field takes."""


def ways_to_send(model: Model, record: Record, strong: bool, ending: str = "") -> str:
    """The buttons that give the link away: at a table, or with what has to follow their verbs."""
    words, at = model.words, "far-" if ending else "far "
    is_shown = afar_of(model).shown == record.letter.table
    return (
        button(f"{at}send{ending}", words("far.send"), "strong" if strong else "", "far-send")
        + button(f"{at}copy{ending}", words("far.copy"), "", "far-copy")
        + button(
            f"{at}code{ending}", words("far.code.hide" if is_shown else "far.code"), "", "far-code"
        )
    )


def code_of(model: Model, record: Record) -> str:
    """The link as a code, once somebody has asked for it."""
    return ""


def paste_field(model: Model, form: str) -> str:
    """The field for a link that was received."""
    words = model.words
    return (
        f'<form data-form="{form}" class="far-paste" autocomplete="off">'
        f'<label class="field" for="link"><span>{escape(words("far.paste"))}</span>'
        f'<input name="link" id="link" type="text" maxlength="{MOST_PASTED}" spellcheck="false" '
        f'autocapitalize="off" value="{escape(afar_of(model).pasted)}"></label>'
        f'<button type="submit">{escape(words("far.paste.open"))}</button></form>'
    )
