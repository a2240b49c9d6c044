"""The table of Violet and the Grumpy Nisse."""

from web.boards.table import Table
from web.boards.violet import (
    advice,
    art,
    clearing,
    firsts,
    gestures,
    guide,
    omens,
    poster,
    result,
    sentences,
    signs,
    tray,
    twin,
)

TABLE = Table(
    game="violet",
    draw=clearing.draw,
    drawings=art.drawings,
    twin=twin.twin,
    badge=tray.badge,
    picture=clearing.picture,
    signs=signs.signs,
    turn_lines=5,
    firsts=firsts.FIRSTS,
    prompt=sentences.prompt,
    guide=guide.guide,
    buttons=tray.buttons,
    tap=gestures.tap,
    advise=advice.advise,
    say=sentences.say,
    result=result.result,
    poster=poster.poster,
    seating=lambda words, seats: words("violet.seating"),
    role=lambda words, seat: words("violet.role.torech" if seat else "violet.role.violet"),
    fits=gestures.fits,
    obvious=gestures.obvious,
    watched=omens.watched,
)
