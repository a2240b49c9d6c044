"""What is heard at the pond, and what changes there step by step."""

from collections.abc import Mapping

from engine.bullfrogs import events
from web.boards.sounds import BAG, CARD, CLASH, DICE, DUSK, HOP, SLIDE, SPLASH, STEP
from web.boards.table import Sounds

SOUNDS: Sounds = {
    events.Drew: CARD,
    events.Played: CARD,
    events.Deployed: HOP,
    events.Relocated: HOP,
    events.Sabotaged: HOP,
    events.Recruited: HOP,
    events.Hopped: HOP,
    events.Battled: CLASH,
    events.Returned: BAG,
    events.Sank: SPLASH,
    events.Claimed: SPLASH,
    events.Lost: SPLASH,
    events.Slid: SLIDE,
    events.Rolled: DICE,
    events.Walked: STEP,
    events.Expelled: SPLASH,
    events.Idled: DUSK,
}

STAGES: Mapping[type, str] = {
    events.Sabotaged: "pieces",
    events.Hopped: "pieces",
    events.Walked: "isaac",
    events.Claimed: "pad",
    events.Lost: "pad",
    events.Slid: "drift",
}
