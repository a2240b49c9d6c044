"""What bots of one strength play for, term by term of the evaluation, in percent."""

STYLES = {
    "raider": {"raid": 400},
    "breeder": {"born": 130},
    "forager": {"raid": 20},
}
