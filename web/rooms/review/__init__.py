"""Looking back at a match: how the chances went, which moves cost most, and what was counted.

`looked` is the match, `gauge` what an evaluation promises, `judging` what a decision cost, `desk`
what is known and kept of it, `doing` goes through the decisions; `page`, `moves`, `numbers` draw.
"""

from web.app.rooms import Room
from web.rooms.review import doing, judging, page

ROOM = Room(
    title="review.title",
    enter=doing.enter,
    draw=page.draw,
    verbs=doing.VERBS,
    hear=doing.hear,
    think=judging.think,
)
