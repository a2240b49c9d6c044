"""What bots of one strength play for, term by term of the evaluation, in percent."""

STYLES = {
    "bold": {"hand": 60},
    "hoarder": {"hand": 130, "helpers": 200},
}
