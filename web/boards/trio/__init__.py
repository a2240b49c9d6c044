"""The table of Trio."""

from web.boards.table import Table
from web.boards.trio import (
    advice,
    art,
    board,
    firsts,
    gestures,
    meaning,
    poster,
    result,
    scene,
    sentences,
    signs,
    tray,
    twin,
)

TABLE = Table(
    game="trio",
    draw=board.draw,
    drawings=art.drawings,
    twin=twin.twin,
    badge=tray.badge,
    picture=board.picture,
    signs=signs.signs,
    turn_lines=5,
    first=firsts.first,
    prompt=sentences.prompt,
    buttons=tray.buttons,
    tap=gestures.tap,
    advise=advice.advise,
    say=sentences.say,
    result=result.result,
    poster=poster.poster,
    seating=lambda words, seats: words(f"trio.seating.{seats}"),
    follow=scene.follow,
    fits=gestures.fits,
    ready=gestures.ready,
    picking=meaning.picking,
    obvious=gestures.obvious,
)
