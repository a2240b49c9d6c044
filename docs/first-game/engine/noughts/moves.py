"""The one move there is: `mark b2`."""

from typing import Annotated

from ..core.verb import Verb, named

SQUARES = tuple(column + row for row in "321" for column in "abc")
"""The names of the squares, from the upper left one, row by row."""


class Mark(Verb, word="mark"):
    """Put one's mark on an empty square (noughts.square)."""

    square: Annotated[int, named("square", SQUARES)]
