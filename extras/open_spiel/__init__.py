"""The four games for OpenSpiel; what stands behind it is told in docs/open-spiel.md.

Importing `games` makes them known there, which needs the package `open_spiel`; all the rest needs
the engine only.
"""
