"""Faults in Trio's rules that its oracle must notice."""

from tests.lockstep.changed import Mutant

MUTANTS = (
    Mutant("state.py", 'if self.place == "strict" else', 'if self.place == "lenient" else'),
    Mutant(
        "score.py", "points = CIRCLE_POINTS if kind is opponent", "points = CIRCLE_POINTS if kind"
    ),
    Mutant(
        "score.py", "FREE_HALF_POINTS if half is opponent", "FREE_HALF_POINTS if half is colour"
    ),
    Mutant("score.py", "if first_turn else points", "if first_turn and points > 2 else points"),
    Mutant("components.py", "FEWEST_POINTS = 0", "FEWEST_POINTS = -1"),
    Mutant("score.py", "and all(circles[circle] is colour for circle in pieces)", ""),
    Mutant(
        "geometry.py", "TOUCHING_LINES = (WIDTH - 1, WIDTH + 1)", "TOUCHING_LINES = (WIDTH + 1,)"
    ),
    Mutant("geometry.py", "AXIS_LINES = (2, 2 * WIDTH)", "AXIS_LINES = (2,)"),
    Mutant("score.py", "(len(each.largest), each.total)", "(len(each.largest), 0)"),
    Mutant("score.py", "team_of(position.turn).opponent, LOSE", "team_of(position.turn), LOSE"),
    Mutant(
        "state.py", "and circle not in yellow and circle not in red", "and circle not in yellow"
    ),
    Mutant(
        "state.py", "if len(self.pieces[colour]) == PIECES:", "if len(self.pieces[colour]) > 1:"
    ),
    Mutant("play.py", "(state.turn + 2) % state.seats", "(state.turn + 1) % state.seats"),
    Mutant("play.py", "state.choosing = state.seats == 4", "state.choosing = False"),
    Mutant("rules.py", "return position.choosing", "return True"),
    Mutant("rules.py", "return move.target in touching(move.source)", "return True"),
    Mutant("components.py", '"RYYY": 5', '"RYYY": 4'),
)
