"""Day by day: the deal and the puzzle of today, what of them is done, and the days before."""

from web.app.rooms import Room
from web.rooms.days.page import draw
from web.rooms.days.telling import copy, enter, hear, send

ROOM = Room(
    title="days.title",
    enter=enter,
    draw=draw,
    verbs={"days-copy": copy, "days-send": send},
    hear=hear,
)
