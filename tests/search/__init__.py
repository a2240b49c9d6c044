"""Tests of the bots of all games together."""
