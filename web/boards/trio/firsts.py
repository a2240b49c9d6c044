"""The rule that somebody should read when something comes up for the first time."""

from engine.trio import events, rulebook
from web.boards.table import Firsts

FIRSTS: Firsts = {
    events.TilePlaced: rulebook.POINTS,  # what the very first turn loses its prompt tells
    events.PointsLost: rulebook.MOVE,
    events.Entered: rulebook.MOVE_ENTER,
    events.Stepped: rulebook.MOVE_STEP,
}
