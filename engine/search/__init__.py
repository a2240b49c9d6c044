"""Bots: they get an observation and a random generator, never a state."""
