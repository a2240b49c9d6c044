"""A match to be given away: as a link, a QR code, a text or a picture, after so many moves.

`gift` says what of it may leave the device, `giving` gives it, `page` draws.
"""

from web.app.rooms import Room
from web.rooms.share import giving
from web.rooms.share.page import draw

ROOM = Room(
    title="share.title",
    enter=giving.enter,
    draw=draw,
    verbs={
        "share-anyway": giving.risk,
        "share-code": giving.show_code,
        "share-copy": giving.copy,
        "share-paint": giving.paint,
        "share-picture": giving.send_picture,
        "share-save": giving.save_picture,
        "share-send": giving.send,
    },
    forms={"share": giving.choose},
    hear=giving.hear,
)
