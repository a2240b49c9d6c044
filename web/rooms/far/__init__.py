"""Playing with people far away: by links that are passed on, or live between two pages.

There is no server. Whoever has played sends a link (`letter.py`); whoever gets it has the rules
replay it before it is believed (`judging.py`). The match is one of the shelf like any other, in
which the others are players of a kind of their own (`table.py`).
"""

from web.app.outside import Source
from web.app.rooms import Room
from web.rooms.far import doing, hearing, page, sending, table

ROOM = Room(
    title="far.title",
    enter=doing.enter,
    draw=page.draw,
    verbs=page.VERBS,
    forms=page.FORMS,
    hear=sending.hear,
    tell=page.tell,
)

SOURCE = Source(
    consult=table.consult,
    said=table.said,
    ways=table.ways,
    heard=hearing.heard,
    shared=sending.shared,
    verbs=table.VERBS,
    form=doing.paste,
    seat=table.seat,
)
