"""Clans, places, pieces and sums in words: the parts of which sentences are made."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.ratland.attack import PIPES, neighbour
from engine.ratland.components import BLACK, FEEDING, PIECES, PLACES, Bag, EventCard, Piece
from engine.ratland.observe import Observation
from web.boards import telling
from web.boards.ratland.things import View, are_screened
from web.words import Words


def listed(words: Words, parts: Iterable[str]) -> str:
    """Parts with commas between them."""
    return words("app.list.and").join(parts)


def spot(words: Words, name: str) -> str:
    """A place of the sewer."""
    return words(f"ratland.place.{name}")


def place(view: View, name: str) -> str:
    """A place of the sewer in front; of a pipe also to whom it leads."""
    told = spot(view.words, name)
    if name not in PIPES:
        return told
    to = neighbour(view.seen.viewer or 0, name, len(view.seen.clans))
    return view.words("ratland.twin.pipe", place=told, name=view.names[to])


def cheese(words: Words, count: int) -> str:
    """`3 cheese`, `no cheese`."""
    return words.many("ratland.badge.cheese", count)


def eaters(rats: int) -> str:
    """From how few to how many rats eat as much as so many do; beyond the table, just so many."""
    least = 1
    for most, _ in FEEDING:
        if rats <= most:
            return f"{least}\N{EN DASH}{most}"
        least = most + 1
    return f"{rats}"


def rats(words: Words, healthy: int, poisoned: int) -> str:
    """`1 healthy rat, 2 poisoned rats`: only kinds of which there are any; or `no rat`."""
    kinds = ("healthy", healthy), ("poisoned", poisoned)
    found = [words.many(f"ratland.rats.{kind}", count) for kind, count in kinds if count]
    return telling.listed(words, found) or words("ratland.rats.none")


def amounts(words: Words, numbers: Sequence[int]) -> str:
    """`dump 3, nursery 2`: where rats are and how many, of the places from the first on."""
    parts = (
        words("ratland.amount", place=spot(words, name), count=count)
        for name, count in zip(PLACES, numbers, strict=False)
        if count
    )
    return listed(words, parts)


def pieces(words: Words, found: Iterable[Piece]) -> str:
    """`2 yellow, 1 blue`: pieces by their kinds."""
    counts = Counter(found)
    parts = [words.many(f"ratland.pieces.{p.word}", counts[p]) for p in PIECES if counts[p]]
    return listed(words, parts) or words("ratland.amount.none")


def contents(bag: Bag) -> list[Piece]:
    """Every piece of a bag, one by one."""
    return [piece for piece in PIECES for _ in range(bag[piece])]


def bag(words: Words, of: Bag | None) -> str:
    """What is in a bag."""
    return pieces(words, contents(of)) if of else words("ratland.amount.none")


def standing(words: Words, seen: Observation, seat: int) -> str:
    """Where the rats of another clan are, or whether they are placed behind its screen."""
    if are_screened(seen):
        return words("ratland.placed" if seen.placed[seat] else "ratland.placing")
    return amounts(words, seen.clans[seat].places)


def worth(words: Words, piece: Piece, card: EventCard | None) -> str:
    """What a piece does to the rat that draws it in the turn of that event card."""
    if piece is BLACK and card is EventCard.WE_MADE_IT:
        return words("ratland.worth.we-made-it")
    return words(f"ratland.worth.{piece.word}")
