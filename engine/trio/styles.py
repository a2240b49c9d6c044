"""What bots of one strength play for, term by term of the evaluation, in percent.

Whoever weighs trios much more than this takes steps back: `tests/search/test_styles.py`.
"""

STYLES = {
    "racer": {"trio": 140},
    "blocker": {"their-trio": 130, "their-room": 300},
    "gatherer": {"cluster": 150, "circles": 150},
}
