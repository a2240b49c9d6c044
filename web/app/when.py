"""Days and dates, of epoch times in milliseconds, by UTC: everybody's are the same."""

from time import gmtime

from web.words import Words

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

DAILY = "daily"
"""The name by which the puzzle of the day is asked for, and how that of its deal begins."""


def date(words: Words, time: int) -> str:
    """The day of a time, as people write it."""
    day = gmtime(time / 1000)
    return words("app.when.day", day=day.tm_mday, month=day.tm_mon, year=day.tm_year)
