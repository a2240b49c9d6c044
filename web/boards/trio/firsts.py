"""The rule that somebody should read when something comes up for the first time."""

from engine.trio import events, rulebook
from web.boards.table import Firsts

FIRSTS: Firsts = {
    events.TilePlaced: lambda event: (
        rulebook.POINTS_FIRST_TURN if event.first_turn else rulebook.POINTS
    ),
    events.PointsLost: rulebook.MOVE,
    events.Entered: rulebook.MOVE_ENTER,
    events.Stepped: rulebook.MOVE_STEP,
}
