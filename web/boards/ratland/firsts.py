"""The rule that somebody should read when something comes up for the first time."""

from engine.core.rule import Rule
from engine.ratland import rulebook
from engine.ratland.events import Bred, Event, Fed, Foraged, Returned, Starved, Stole


def first(event: Event) -> Rule | None:
    """The rule behind an event; None where there is nothing to wonder at."""
    match event:
        case Stole(due=due, cheese=cheese):
            return rulebook.ATTACK if cheese == due else rulebook.ATTACK_SHARE
        case Bred():
            return rulebook.BREED
        case Returned():
            return rulebook.RETURN
        case Foraged():
            return rulebook.FORAGE
        case Fed():
            return rulebook.FEED
        case Starved():
            return rulebook.FEED_STARVE
        case _:
            return None
