"""What bots of one strength play for, term by term of the evaluation, in percent.

Points that are won count in full for everybody: only what is hoped for is a matter of taste.
"""

STYLES = {
    "raider": {"chase": 120, "openings": 150},
    "settler": {"lead": 125},
    "hoarder": {"frogs": 300, "bullfrogs": 200},
}
