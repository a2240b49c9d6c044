"""Faults in the rules of Violet and the Grumpy Nisse that its oracle must notice."""

from tests.lockstep.changed import Mutant

MUTANTS = (
    Mutant("trick.py", "if first == second == 5:", "if False:"),
    Mutant("trick.py", "and not suit_of(lead) == suit_of(follow) == trump", ""),
    Mutant(
        "trick.py",
        "if first == 6 and led != trump and followed == trump",
        "if first == 6 and followed == trump",
    ),
    Mutant("trick.py", "return led == trump, TRUMP", "return True, TRUMP"),
    Mutant(
        "trick.py",
        "return 0 if suit_of(card) == self.trump else value_of(card)",
        "return value_of(card)",
    ),
    Mutant(
        "state.py",
        "0 if target in self.fireflies or target == self.campfire",
        "0 if target in self.fireflies",
    ),
    Mutant(
        "state.py",
        "self.violet >= self.precipice or self.violet == self.ring",
        "self.violet >= self.precipice",
    ),
    Mutant("state.py", "(self.fuel <= self.layout.dim)", "(self.fuel < self.layout.dim)"),
    Mutant("state.py", "return self.fear >= self.violet", "return self.fear > self.violet"),
    Mutant("state.py", "return bool(self.discard)", "return True"),
    Mutant("state.py", "self.turn == self.leader == TORECH", "self.turn == TORECH"),
    Mutant(
        "aftermath.py",
        "if position.air is not None and source < position.air",
        "if position.air is not None and source + 1 < position.air",
    ),
    Mutant("aftermath.py", "if leaves else None", ""),
    Mutant(
        "aftermath.py",
        "position.fear_discards = (pair, first)",
        "position.fear_discards = (pair, pushed_out)",
    ),
    Mutant(
        "aftermath.py",
        "position.fireflies = frozenset(other + (other > space)",
        "position.fireflies = frozenset(other + (other >= space)",
    ),
    Mutant("aftermath.py", "position.precipices += space >= position.precipice", "pass"),
    Mutant("aftermath.py", "position.out_at = 1", "position.out_at = 2"),
    Mutant("aftermath.py", "_give_bonus(position, TORECH, position.trump, tell)", "pass"),
    Mutant("refill.py", "effect(1 - seat) == 7", "effect(seat) == 7"),
    Mutant(
        "refill.py",
        "(*position.deck_top, *position.deck_rest, *back)",
        "(*position.deck_top, *position.deck_rest)",
    ),
    Mutant(
        "refill.py",
        "position.looked == min(LOOKED_AT, position.deck_size)",
        "position.looked == LOOKED_AT",
    ),
    Mutant(
        "refill.py",
        "position.leader = position.turn = position.played.winner",
        "position.leader = position.turn = 1 - position.played.winner",
    ),
    Mutant(
        "piles.py",
        "if position.deck_size:\n        return",
        "if position.deck_size > 1:\n        return",
    ),
    Mutant("rules.py", "position.path[move.space : move.space + 1] != (move.suit,)", "True"),
)
