"""Faults in the rules of Bullfrogs that its oracle must notice."""

from tests.lockstep.changed import Mutant

MUTANTS = (
    Mutant("score.py", "2 * (colour == last) + piece", "2 * (colour == last) + 1 - piece"),
    Mutant("score.py", "if strengths.count(most) == 1 else None", ""),
    Mutant(
        "score.py", "position.active if position.winner is None", "None if position.winner is None"
    ),
    Mutant("score.py", "LOG_BONUS if colour == ruler else 0", "0"),
    Mutant("score.py", "bonus = 0 if alone else OWN_COLOUR_BONUS", "bonus = OWN_COLOUR_BONUS"),
    Mutant("score.py", "if cell != LOG]\n    piles", "]\n    piles"),
    Mutant(
        "play.py",
        "and state.deployed.count(cell) < MOST_DEPLOYED",
        "and state.deployed.count(cell) <= MOST_DEPLOYED",
    ),
    Mutant("play.py", "pad.free and cell != played", "pad.free"),
    Mutant("play.py", "elif not state.frogs[active]:", "else:"),
    Mutant("play.py", "if cell in cards and cards[cell].free", "if cell in cards"),
    Mutant("play.py", "if in_line(played, cell) and cell != LOG", "if in_line(played, cell)"),
    Mutant(
        "play.py",
        "self.sunk[colour] += bullfrogs[colour]",
        "self.bullfrogs[colour] += bullfrogs[colour]",
    ),
    Mutant(
        "play.py",
        "tuple(filter(state.has_room, neighbours(move.cell)))",
        "tuple(cell for cell in neighbours(move.cell) if cell in state.cards)",
    ),
    Mutant("play.py", "if not closes_a_line(state, source, target)", ""),
    Mutant(
        "components.py",
        "return (a + 2 * e, b + 2 * f, c + 2 * g, d + 2 * h)",
        "return (a + e, b + f, c + g, d + h)",
    ),
    Mutant("rules.py", "return not position.has_reserve(position.active)", "return True"),
    Mutant(
        "rules.py",
        "return move.source != LOG\n\n\ndef victim_is_an",
        "return True\n\n\ndef victim_is_an",
    ),
    Mutant("isaac.py", "isaac.left == isaac.rolled and", ""),
    Mutant("isaac.py", "isaac.recruited < RECRUITS and", ""),
    Mutant("isaac.py", "free[other] == most", "free[other]"),
    Mutant("isaac.py", "or (isaac.cell != LOG and pond.cards[LOG].pieces[FROG][his])", ""),
    Mutant("solo.py", "state.isaac = isaac._replace(cell=move.target)\n    slide", "slide"),
)
