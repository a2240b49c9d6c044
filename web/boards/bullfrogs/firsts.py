"""The rule that somebody should read when something comes up for the first time."""

from engine.bullfrogs import events, rulebook
from web.boards.table import Firsts

FIRSTS: Firsts = {
    events.Battled: rulebook.SCORE_STRENGTH,
    events.Lost: rulebook.SCORE_STRENGTH,
    events.Hopped: rulebook.HOP,
    events.Returned: rulebook.SINK,
    events.Sank: rulebook.SINK,
    events.Claimed: rulebook.CLAIM,
    events.Slid: rulebook.SLIDE,
    events.Sabotaged: rulebook.SABOTAGE_TARGET,
    events.Relocated: rulebook.DEPLOY_RELOCATE,
    events.Rolled: rulebook.SOLO_DICE,
    events.Walked: lambda event, _: (
        rulebook.SOLO_MARKER_SINKS if event.fled else rulebook.SOLO_MOVE
    ),
    events.Expelled: rulebook.SOLO_ACT,
    events.Recruited: rulebook.SOLO_ACT,
}
