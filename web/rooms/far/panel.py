"""What stands at a table and on the room's pages: how a link is sent, where one is pasted."""

from html import escape

from web.app.model import Model
from web.pages.html import button, paragraph
from web.rooms.far.afar import afar_of
from web.rooms.far.record import Record, is_due
from web.rooms.far.sending import link_of
from web.sharing import qr

MOST_PASTED = 20_000
"""Characters that the field takes."""


def ways_to_send(model: Model, record: Record, due: bool, ending: str = "") -> str:
    """The buttons that give the link away, and its code once somebody has asked for it.

    `due` says whether somebody waits for the link; `ending` is what follows the buttons' verbs,
    and empty at a table.
    """
    words, at, strong = model.words, "far-" if ending else "far ", "strong" if due else ""
    return (
        button(f"{at}send{ending}", words("far.send"), f"{strong} sends".strip(), "far-send")
        + button(f"{at}copy{ending}", words("far.copy"), strong, "far-copy")
        + code(model, record, at, ending)
    )


def code(model: Model, record: Record, at: str = "far ", ending: str = "") -> str:
    """The button that shows the link as a code, or the code and what hides it.

    What is shown counts as sent once somebody says that it was read. `at` and `ending` are what
    stands before and after the buttons' verbs.
    """
    words, act = model.words, f"{at}code{ending}"
    if afar_of(model).shown != record.letter.table:
        return button(act, words("far.code"), "", "far-qr")
    drawn = qr.draw(link_of(model, record), words("far.code.alt"))
    inside = drawn or paragraph(words("far.code.large"))
    ways = button(act, words("far.code.hide"), "", "far-qr")
    if drawn and is_due(model, record):
        ways = button(f"{at}scanned{ending}", words("far.code.scanned"), "strong") + ways
    return f'{ways}<div id="far-code" class="far-code" tabindex="-1">{inside}</div>'


def problem(id: str, said: str) -> str:
    """What is wrong with what was filled in, below its field."""
    return f'<span id="{id}" class="problem">{escape(said)}</span>'


def told(model: Model) -> str:
    """What was just done, where something was."""
    said = afar_of(model).told
    return f'<p class="note-line">{escape(said)}</p>' if said else ""


def told_here(model: Model) -> str:
    """The same where the line keeps its room, so that nothing moves below what was just tapped."""
    said = escape(afar_of(model).told)
    hidden = "" if said else ' aria-hidden="true"'
    return f'<p id="far-told"{hidden}>{said or "&nbsp;"}</p>'


def paste_field(model: Model, form: str) -> str:
    """The field for a link that was received, and what is wrong with what was pasted there."""
    words, missing, described = model.words, "", ""
    pasted = afar_of(model).pasted
    if pasted is not None:
        missing = problem("no-link", words("far.problem.no-link"))
        described = ' aria-describedby="no-link" aria-invalid="true"'
    return (
        f'<form data-form="{form}" class="far-paste" autocomplete="off">'
        f'<label class="field" for="link"><span>{escape(words("far.paste"))}</span>'
        f'<input name="link" id="link" type="text" maxlength="{MOST_PASTED}" spellcheck="false" '
        f'autocapitalize="off" value="{escape(pasted or "")}"{described}>{missing}</label>'
        f'<button type="submit">{escape(words("far.paste.open"))}</button></form>'
    )
