"""Violet and the Grumpy Nisse: a test for each rule, and what must hold in every game."""
