"""What is heard in the sewer, and what happens there step by step."""

from collections.abc import Mapping

from engine.ratland import events
from web.boards.sounds import BAG, CARD, CHEESE, CLASH, DREAD, DUSK, SQUEAK, STEP
from web.boards.table import Sounds

SOUNDS: Sounds = {
    events.Revealed: CARD,
    events.Served: CARD,
    events.Gained: CHEESE,
    events.Visited: SQUEAK,
    events.Gave: SQUEAK,
    events.Hid: CHEESE,
    events.Released: SQUEAK,
    events.Placed: STEP,
    events.Unveiled: CARD,
    events.Attacked: lambda event: CHEESE if event.cheese else CLASH,
    events.Bred: lambda event: SQUEAK if event.born else "",
    events.Returned: STEP,
    events.Drew: BAG,
    events.ThrewBack: BAG,
    events.Foraged: lambda event: CHEESE if event.cheese else DUSK,
    events.Fed: lambda event: CHEESE if event.paid else "",
    events.Starved: DREAD,
}

STAGES: Mapping[type, str] = {
    events.Unveiled: "places",
    events.Attacked: "attacks",
    events.Bred: "young",
    events.Returned: "home",
}
