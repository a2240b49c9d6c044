"""Bullfrogs, rule by rule: a position in text, a move in text, and what happens."""
