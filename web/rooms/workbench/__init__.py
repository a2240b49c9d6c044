"""The workbench: people write Python with the games' engine, and play against what they wrote.

Their code never runs here: `Work` has the page run it in a worker of its own (web/workbench), which
gets what a seat may see and nothing else.
"""

from web.app.outside import Source
from web.app.rooms import Room
from web.rooms.workbench import hearing, page, table, working

ROOM = Room(
    title="workbench.title",
    enter=working.enter,
    draw=page.draw,
    verbs=working.VERBS,
    forms=working.FORMS,
    file=working.bring,
)

SOURCE = Source(
    consult=table.consult,
    heard=hearing.heard,
    said=table.said,
    ways=table.ways,
    verbs=table.VERBS,
)
