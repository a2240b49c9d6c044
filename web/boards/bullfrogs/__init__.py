"""The table of Bullfrogs."""

from web.boards.bullfrogs import (
    advice,
    art,
    gestures,
    meaning,
    phrases,
    pond,
    poster,
    result,
    scene,
    sentences,
    solo,
    tray,
    twin,
)
from web.boards.table import Table

TABLE = Table(
    game="bullfrogs",
    draw=pond.draw,
    drawings=art.drawings,
    twin=twin.twin,
    badge=tray.badge,
    prompt=sentences.prompt,
    buttons=tray.buttons,
    tap=gestures.tap,
    advise=advice.advise,
    say=sentences.say,
    result=result.result,
    poster=poster.poster,
    colours=phrases.colours,
    seating=lambda words, seats: words("bullfrogs.alone") if seats == 1 else "",
    opponents=lambda words, seats: [words("bullfrogs.isaac")] if seats == 1 else [],
    rank=solo.rank,
    follow=scene.follow,
    fits=gestures.fits,
    ready=gestures.ready,
    picking=meaning.picking,
    obvious=gestures.obvious,
    watched=solo.watched,
)
