"""The table on which a solution is played, as it is drawn."""

from html import escape

from web.app.model import Model, Sitting
from web.app.names import names
from web.app.sitting import deciding, prompt, table_of, view
from web.pages.frame import table_frame
from web.pages.html import button, heading, paragraph
from web.pages.table import stage
from web.rooms.teach import bench, rehearsal
from web.rooms.teach.desk import Desk
from web.words import Words


def draw(model: Model, desk: Desk) -> str:
    """The table as in a game; its taps are the room's (`telling.hear`)."""
    sitting, words = desk.rehearsal, model.words
    assert sitting is not None
    assert desk.made is not None
    table, seen = table_of(sitting), view(sitting, words)
    number = len(sitting.match.log)
    buttons = ""
    if deciding(sitting):
        buttons = "".join(
            button(f"tap {offer.what}", offer.label, "strong" if offer.strong else "", f"offer-{n}")
            for n, offer in enumerate(table.buttons(seen))
        )
    told = desk.told or prompt(sitting, seen)
    asked = paragraph(desk.made.task, "task") if desk.made.task else ""
    said = words.many("teach.moves", number) if number else words("teach.moves.none")
    controls = (
        f'<section id="controls" class="controls over" '
        f'aria-label="{escape(words("app.table.controls"))}" '
        f'style="order:1">'
        f"{asked}{_passed(sitting, words)}"
        f'<p id="prompt" class="prompt" tabindex="-1">{escape(told)}</p>'
        f'<div class="row actions">{buttons}</div>'
        f"{paragraph(said, 'aside')}"
        f'<div class="row">'
        f"{button('teach-back', words('app.table.undo'), '', 'undo', not number)}"
        f"{button('teach-finish', words('teach.finish'), 'strong', 'finish', not number)}"
        f"{button('teach-cancel', words('teach.cancel'), '', 'cancel')}</div>"
        f"{_chances(sitting, words)}</section>"
    )
    return table_frame(
        model,
        f'<main id="main" class="table" tabindex="-1" data-game="{desk.made.game}">'
        f"{heading(words('teach.solution'), hidden=True)}"
        f'<div class="play">{stage(sitting, table, seen)}{controls}</div></main>',
        desk.made.game,
    )


def _passed(sitting: Sitting, words: Words) -> str:
    """That what somebody has decided is kept, where the table has become somebody else's."""
    acted = [seat for seat, _ in sitting.match.decided if seat >= 0]
    if not deciding(sitting) or not acted or acted[-1] == sitting.viewer:
        return ""
    called = names(sitting.match, words)
    now, before = called[sitting.viewer or 0], called[acted[-1]]
    return paragraph(words("teach.passed", before=before, now=now), "copied")


def _chances(sitting: Sitting, words: Words) -> str:
    """What chance may do: small pictures where there are any, and words for whoever hears them."""
    drawn = bench.load(sitting.match.game.id).drawn
    found = "".join(
        _chance(str(move), said, drawn(move)) for move, said in rehearsal.chances(sitting, words)
    )
    if not found:
        return ""
    return f'{paragraph(words("teach.chance"))}<div id="chances" class="row">{found}</div>'


def _chance(move: str, said: str, picture: str) -> str:
    what, label = f"teach-chance {move}", escape(said)
    if not picture:
        return button(what, said)
    return (
        f'<button type="button" class="chance" data-do="{escape(what)}" title="{label}" '
        f'aria-label="{label}">{picture}</button>'
    )
