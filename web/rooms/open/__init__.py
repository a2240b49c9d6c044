"""What a link holds: a match, looked at, and kept only where the person says so.

`opening` replays it by the rules and says what is done with it, `page` draws. What is on the table
and what is kept stay as they are until `open-keep` or `open-play` is asked for.
"""

from web.app.reel import FILM, by_slider, inquire
from web.app.rooms import Room
from web.rooms.open import opening
from web.rooms.open.page import draw

ROOM = Room(
    title="open.title",
    enter=opening.enter,
    draw=draw,
    verbs={
        FILM: opening.turn,
        "about": lambda model, what: inquire(model, what, opening.found(model).reel),
        "open-keep": opening.keep,
        "open-mine": opening.mine,
        "open-play": opening.play_on,
    },
    forms={
        FILM: by_slider(opening.turn),
        "here": lambda model, values: opening.choose(model, values.get("here", "")),
    },
    hear=opening.hear,
)
