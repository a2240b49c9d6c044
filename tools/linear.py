"""Linear equations, without a library."""

from collections.abc import Sequence


def solved(matrix: Sequence[Sequence[float]], target: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by Gauss."""
    rows = [[*line, value] for line, value in zip(matrix, target, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda line: abs(rows[line][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for line in range(size):
            if line != column and rows[line][column]:
                share = rows[line][column] / rows[column][column]
                rows[line] = [a - share * b for a, b in zip(rows[line], rows[column], strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]
