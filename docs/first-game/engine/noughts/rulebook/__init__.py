"""The rules of noughts and crosses, in the order of the rulebook."""

from ...core.rule import Rulebook

rule = Rulebook("noughts")

TURN = rule("turn")
SQUARE = rule("square")
WIN_LINE = rule("win.line", "step")
DRAW = rule("draw", "step")
