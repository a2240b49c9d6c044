"""A match of the shelf to be stepped through: any moment of it, whether it is over or not.

`looking` says which match, at which moment, through whose eyes; `page` draws. The match itself is
not touched. What the room knows is a `Look`.
"""

from web.app.reel import FILM, by_slider, inquire
from web.app.rooms import Room
from web.rooms.replay.looking import choose_eyes, enter, explain, hear, look_of, tell, turn
from web.rooms.replay.page import draw

ROOM = Room(
    title="replay.title",
    enter=enter,
    draw=draw,
    verbs={
        FILM: turn,
        "help": explain,
        "about": lambda model, what: inquire(
            model, what, look.reel if (look := look_of(model)) else None
        ),
    },
    forms={
        FILM: by_slider(turn),
        "eyes": lambda model, values: choose_eyes(model, values.get("eyes", "")),
    },
    hear=hear,
    tell=tell,
)
