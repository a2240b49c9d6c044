"""The arena: bots play each other, and what comes of it is counted.

See `python -m tools.arena --help`; what was found stands in docs/bots.md and docs/balance.md.
"""
