"""The rule that somebody should read when something comes up for the first time."""

from engine.ratland import events, rulebook
from web.boards.table import Firsts

FIRSTS: Firsts = {
    events.Attacked: lambda event, seen: (
        None
        if not event.cheese
        else rulebook.ATTACK_TWO_PLAYERS
        if seen.seats == 2
        else rulebook.ATTACK
        if event.cheese == event.due
        else rulebook.ATTACK_SHARE
    ),
    events.Bred: rulebook.BREED,
    events.Returned: rulebook.RETURN,
    events.Foraged: rulebook.FORAGE,
    events.Fed: rulebook.FEED,
    events.Starved: lambda event, seen: rulebook.FEED_STARVE if event.seat == seen.viewer else None,
}
