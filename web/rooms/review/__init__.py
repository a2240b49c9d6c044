"""Looking back at a match: how the chances went, which moves cost most, and what was counted.

`looked` is the match, `gauge` what an evaluation promises, `ahead` how a table is looked at and
`judging` what a decision cost, both in answer to `questions`; `desk` is what is known and kept of
it, `doing` goes through the moments; `page`, `moves`, `numbers` draw.
"""

from web.app.rooms import Room
from web.rooms.review import doing, page, questions

ROOM = Room(
    title="review.title",
    enter=doing.enter,
    draw=page.draw,
    verbs=doing.VERBS,
    hear=doing.hear,
    tell=doing.tell,
    think=questions.think,
)
