"""The rules of Trio, in the order of the rulebook."""

from ...core.rule import Rulebook

rule = Rulebook("trio")

TURN = rule("turn")
FIRST = rule("first", house=True)
PLACE = rule("place", house=True)
PLACE_REACH = rule("place.reach", house=True)
POINTS = rule("points", "step")
POINTS_FIRST_TURN = rule("points.first-turn", "step", house=True)
MOVE = rule("move", house=True)
MOVE_STEP = rule("move.step")
MOVE_ENTER = rule("move.enter")
DRAW = rule("draw", house=True)
WIN_TRIO = rule("win.trio", "step", house=True)
WIN_CLUSTER = rule("win.cluster", "step", house=True)
LOSE_STUCK = rule("lose.stuck", "step")
