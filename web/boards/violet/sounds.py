"""What is heard on the way, and what a trick brings about, step by step."""

from collections.abc import Mapping

from engine.violet import events
from web.boards.sounds import BAG, CARD, CLASH, DREAD, DUSK, LIGHT, STEP
from web.boards.table import Sounds

SOUNDS: Sounds = {
    events.EventChosen: CARD,
    events.EventsArranged: CARD,
    events.Dealt: CARD,
    events.Picked: CARD,
    events.Led: CARD,
    events.Followed: CARD,
    events.TrickWon: CLASH,
    events.Advanced: STEP,
    events.Held: CLASH,
    events.Rested: LIGHT,
    events.LanternChanged: lambda event: LIGHT if event.after > event.before else DUSK,
    events.BonusGained: LIGHT,
    events.Discarded: CARD,
    events.FearFed: CARD,
    events.FearMoved: DREAD,
    events.EventRevealed: DREAD,
    events.EventHappened: DREAD,
    events.EventPlaced: DREAD,
    events.EventLost: DUSK,
    events.HandShown: CARD,
    events.Consulted: BAG,
    events.Swapped: CARD,
    events.Drew: CARD,
    events.Returned: BAG,
    events.Looked: CARD,
    events.Took: CARD,
    events.MarketRenewed: BAG,
    events.SleeveUsed: CARD,
    events.Reshuffled: BAG,
}

STAGES: Mapping[type, str] = {
    events.Followed: "trick",
    events.Advanced: "step",
    events.Held: "step",
    events.LanternChanged: "fuel",
    events.FearFed: "pairs",
    events.FearWoke: "pairs",
    events.Discarded: "pairs",
    events.FearMoved: "fear",
    events.EventRevealed: "event",
    events.EventHappened: "event",
    events.EventPlaced: "event",
    events.EventLost: "event",
}
