"""The games for OpenSpiel: word by word, and with OpenSpiel itself where it is installed."""
