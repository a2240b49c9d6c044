"""Playing with people far away: by links that are passed on, or live between two pages.

There is no server. Whoever has played sends a link (`letter.py`); whoever gets it has the rules
replay it before it is believed (`judging.py`). The match is one of the shelf like any other, in
which the others are players of a kind of their own (`table.py`).
"""

from web.app.outside import Source
from web.app.rooms import Room
from web.rooms.far import doing, hearing, live, page, sending, table

ROOM = Room(
    title="far.title",
    enter=doing.enter,
    draw=page.draw,
    verbs={
        "far-by-hand": sending.by_hand,
        "far-call": doing.connect,
        "far-code": sending.from_page("code"),
        "far-copy": sending.from_page("copy"),
        "far-copy-opened": sending.copy_opened,
        "far-invite": doing.invite,
        "far-scanned": sending.from_page("scanned"),
        "far-send": sending.from_page("send"),
        "far-theirs": doing.take_theirs,
    },
    forms={
        "far-join": doing.join,
        "far-new": doing.fill_in,
        "far-paste": doing.paste,
        "far-server": live.name_server,
    },
    hear=sending.hear,
    tell=live.collect,
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
    notice=table.notice,
)
