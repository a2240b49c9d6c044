"""All that lies on the table: the turn on top, one's own sewer, and beside it everybody else's."""

from engine.ratland.state import Stage
from web.boards.ratland import cards, clans, forage, ledger
from web.boards.ratland.sewer import Sewer, whose
from web.boards.ratland.things import View


def picture(view: View) -> str:
    """The event, what the phases came to, and one's own sewer."""
    return f"{cards.event(view)}{ledger.now(view)}{Sewer.front(view).draw()}"


def draw(view: View) -> str:
    """The table."""
    own, sewer = whose(view), Sewer.front(view)
    happening = f"{ledger.now(view)}{forage.forage(view)}{forage.starving(view)}"
    is_asked = bool(happening) and not sewer.placing and view.seen.stage is not Stage.OVER
    return (
        f'<div id="ratland" class="parted rl-table{" is-asked" if is_asked else ""}">'
        f'<div class="rl-above">{cards.phases(view)}{cards.event(view) or cards.NO_EVENT}</div>'
        f'<div class="rl-happening">{happening}</div>'
        f'<div id="home" class="rl-home">{cards.supper(view, own)}{sewer.draw()}</div>'
        f'<div class="beside rl-beside">{clans.others(view, own)}{cards.odds(view)}'
        f"{ledger.ledger(view)}{cards.events_left(view)}</div></div>"
    )
