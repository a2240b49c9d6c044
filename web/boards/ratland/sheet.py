"""All that lies on the table: the turn on top, one's own sewer, and beside it everybody else's."""

from web.boards.ratland import cards, clans, forage, ledger
from web.boards.ratland.sewer import Sewer, whose
from web.boards.ratland.things import View


def picture(view: View) -> str:
    """The event, what the phases came to, and one's own sewer."""
    return f"{cards.event(view)}{ledger.now(view)}{Sewer.front(view).draw()}"


def draw(view: View) -> str:
    """The table."""
    own = whose(view)
    return (
        f'<div id="ratland" class="parted rl-table"><div class="rl-above">'
        f"{cards.phases(view)}{cards.event(view)}</div>"
        f'<div class="rl-happening">{ledger.now(view)}{forage.forage(view)}'
        f"{forage.starving(view)}</div>"
        f'<div class="rl-home">{cards.supper(view, own)}{Sewer.front(view).draw()}</div>'
        f'<div class="beside rl-beside">{clans.others(view, own)}{cards.odds(view)}'
        f"{ledger.ledger(view)}{cards.events_left(view)}</div></div>"
    )
