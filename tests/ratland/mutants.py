"""Faults in Ratland's rules that its oracle must notice."""

from tests.lockstep.changed import Mutant

MUTANTS = (
    Mutant(
        "attack.py",
        "seat + 1 if pipe == LEFT else seat - 1",
        "seat - 1 if pipe == LEFT else seat + 1",
    ),
    Mutant(
        "attack.py", "(-attack.attackers, order.index(attack.seat))", "order.index(attack.seat)"
    ),
    Mutant(
        "attack.py",
        "rats + extra, clans[victim].places.pantry",
        "rats, clans[victim].places.pantry",
    ),
    Mutant("attack.py", "left + extra, right and right + extra", "left + extra, right"),
    Mutant(
        "attack.py", "return max(0, self.attackers - self.guards)", "return max(0, self.attackers)"
    ),
    Mutant("attack.py", "if supply and got[taker] < most:", "if supply and got[taker] <= most:"),
    Mutant("components.py", "return self.cheese - self.hidden", "return self.cheese"),
    Mutant(
        "components.py", "return sum(self.places) + self.poisoned\n", "return sum(self.places)\n"
    ),
    Mutant("components.py", "return self.rats - self.graveyard", "return self.rats"),
    Mutant(
        "phases.py",
        "order.sort(key=parents.__getitem__)",
        "order.sort(key=lambda seat: -parents[seat])",
    ),
    Mutant("phases.py", "if position.event is WE_MADE_IT:", "if False:"),
    Mutant(
        "phases.py",
        "if position.event is HELMET:",
        "if position.event is HELMET and position.waiting[1:]:",
    ),
    Mutant("phases.py", "position.pile += gone", "pass"),
    Mutant(
        "phases.py",
        "position.active = (position.active + 1)",
        "position.active = (position.active + 2)",
    ),
    Mutant(
        "effects.py",
        "max(order, key=lambda seat: clans[seat].rats)",
        "max(order, key=lambda seat: clans[seat].healthy)",
    ),
    Mutant("effects.py", "EventCard.JUST_IN_TIME: return_home,", ""),
    Mutant(
        "effects.py", "for seat in position.order[: position.pile]:", "for seat in position.order:"
    ),
    Mutant("play.py", "clan.graveyard - 1", "clan.graveyard - 2"),
    Mutant("rules.py", "len(position.clans) > 2 or move.total", "True or move.total"),
    Mutant("rules.py", "max(0, missing - healthy)", "0"),
    Mutant("score.py", "if table.clans[seat].cheese == cheese", ""),
)
