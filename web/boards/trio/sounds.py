"""What is heard over the tiles."""

from engine.trio import events
from web.boards.sounds import BAG, HOP, LIGHT, STEP, TILE
from web.boards.table import Sounds

SOUNDS: Sounds = {
    events.Shown: TILE,
    events.Drew: BAG,
    events.TilePlaced: TILE,
    events.Stepped: STEP,
    events.Entered: HOP,
    events.TrioMade: LIGHT,
}
