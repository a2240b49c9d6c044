"""What bots of one strength play for, term by term of the evaluation, in percent."""

STYLES = {
    "bold": {"hand": 80},
    "hoarder": {"hand": 130, "helpers": 200},
}
