"""A board in somebody's page: the app inside a frame.

`address` reads what is asked for, `stage` puts it on the table, `hosting` speaks with the page
around, `page` draws. All of it is decided by the query in `Model.embed`; what the room knows is a
`Frame`.
"""

from web.app.reel import FILM, by_slider
from web.app.rooms import Room
from web.rooms.embed.hosting import hear, tell
from web.rooms.embed.page import draw
from web.rooms.embed.stage import enter, reset, step, turn

ROOM = Room(
    title="embed.title",
    enter=enter,
    draw=draw,
    verbs={FILM: turn, "reset": lambda model, _: reset(model), "step": step},
    forms={FILM: by_slider(turn)},
    hear=hear,
    tell=tell,
)
