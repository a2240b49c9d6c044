"""All that lies on the table: the forest, the lantern's strip, and the cards."""

from engine.violet.state import Stage
from web.boards.violet import aid, cards, lantern, omens, tray
from web.boards.violet.forest import Forest
from web.boards.violet.things import View, laid_out


def draw(view: View) -> str:
    """The table; where the forest is needed, or cards lie over it, the style sheet is told so."""
    names = "parts vt-table"
    if laid_out(view.seen):
        names += " has-spread needs-forest"
    elif view.seen.stage is Stage.OVER or (view.moves and view.seen.stage is Stage.PLACE):
        names += " needs-forest"
    return (
        f'<div id="violet-table" class="{names}">'
        f'<div class="board vt-wood">{Forest(view).draw()}{omens.told(view)}{aid.panel(view)}</div>'
        f'{lantern.strip(view)}<div class="vt-cloth"><div id="cards" class="vt-cards" '
        f'aria-hidden="true">{cards.layer(view)}</div>{tray.verdict(view)}{omens.offer(view)}'
        "</div></div>"
    )
