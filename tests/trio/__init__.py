"""Trio: each rule, the rulebook's example, and the same things counted in a second way."""
