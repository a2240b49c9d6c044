"""Every game a second time, slow and plain, and the engine beside it, step by step.

`tests/<game>/oracle.py` says the rules once more, from the rulebook's sentences: it takes nothing
of the engine but the notation of `docs/notation.md`.
"""
