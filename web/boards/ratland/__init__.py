"""The table of Ratland."""

from web.boards.ratland import (
    advice,
    art,
    firsts,
    gestures,
    ledger,
    poster,
    result,
    sentences,
    sheet,
    signs,
    things,
    tray,
    twin,
)
from web.boards.table import Table

TABLE = Table(
    game="ratland",
    draw=sheet.draw,
    drawings=art.drawings,
    twin=twin.twin,
    badge=tray.badge,
    picture=sheet.picture,
    signs=signs.signs,
    first=firsts.first,
    prompt=sentences.prompt,
    buttons=tray.buttons,
    tap=gestures.tap,
    advise=advice.advise,
    say=sentences.say,
    result=result.result,
    poster=poster.poster,
    company=3,
    seating=lambda words, seats: words("ratland.seating.2") if seats == 2 else "",
    fits=gestures.fits,
    ready=gestures.ready,
    plan=things.planned,
    doubt=sentences.doubt,
    watched=ledger.watched,
    pauses=ledger.pauses,
)
