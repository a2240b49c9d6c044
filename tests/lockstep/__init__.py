"""Every game a second time, slow and plain, and beside it the engine, step by step.

`tests/<game>/oracle.py` says the rules once more, from the rulebook's sentences: it takes nothing of
the engine but the notation of `docs/notation.md`.
"""
