"""All the games that were played to their end on this device, by game and level, and day by day.

`record` says what follows from the record, `page` draws it. Nothing is kept here.
"""

from web.app.rooms import Room
from web.rooms.statistics import page

ROOM = Room(title="app.statistics.title", enter=lambda model, route: (model, []), draw=page.draw)
