"""Whether a position that was read from a text can be: what its parts say about each other."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

from ..core.notation import Demands
from .components import (
    COLOURS,
    FROG,
    HAND,
    MOST_DEPLOYED,
    NONE,
    RECRUITS,
    START_PAD,
    START_PADS,
    Card,
    Colour,
    Piece,
    deck,
    lily_pad,
)
from .grid import LOG, Cell, in_line, neighbours
from .score import hop_rank, strongest
from .state import Position, Stage

_BEFORE_THE_FIRST_TURN = frozenset({Stage.START, Stage.DEAL})
_ISAACS = frozenset({Stage.ROLL, Stage.WALK, Stage.ISAAC})
_SINKING = frozenset({Stage.HOP, Stage.MARKER})
_EITHERS = _SINKING | {Stage.SCORE, Stage.SLIDE, Stage.END, Stage.OVER}
"""Stages of your turn and of Isaac's."""


def _step_is_of_the_game(position: Position) -> bool:
    """Alone there is no dealing and each has steps of his own; at the table there is no Isaac."""
    stage = position.stage
    if position.isaac is None:
        return stage not in _ISAACS | {Stage.MARKER}
    yours = stage not in _ISAACS | _BEFORE_THE_FIRST_TURN
    return stage in _EITHERS or (stage in _ISAACS if position.turn else yours)


def _from_the_box(*parts: str) -> Callable[[Position], bool]:
    """No card is in these parts together more often than in the box."""

    return lambda position: (
        Counter(card for part in parts for card in _CARDS[part](position)) <= _box(position)
    )


def _lily_pads(of: list[tuple[int, ...]]) -> Iterator[Card]:
    return (lily_pad(colour, kind) for colour in COLOURS for kind in of[colour])


_CARDS: dict[str, Callable[[Position], Iterator[Card]]] = {
    "pond": lambda position: (pad.card for cell, pad in position.cards.items() if cell != LOG),
    "hands": lambda position: _lily_pads(position.hands),
    "piles": lambda position: _lily_pads(position.piles),
    "scored": lambda position: (card for pile in position.scored for card in pile),
}
"""The cards of each part of the text."""


def _box(position: Position) -> Counter[Card]:
    """The cards this game is played with."""
    owners = position.colours if position.isaac is None else position.colours[:1]
    cards = (lily_pad(colour, kind) for colour in owners for kind in deck(len(owners)))
    return Counter([*cards, *[START_PAD] * START_PADS])


def _acts_as_the_card_allows(position: Position) -> bool:
    """While acting: one's own card was played, and pieces were deployed in line with it.

    Each took an action, and a pad got two at most.
    """
    if position.stage is not Stage.ACT:
        return True
    played, deployed = position.played, position.deployed
    if played is None or played not in position.cards:
        return False
    card = position.cards[played].card
    targets = {cell for cell in position.cards if in_line(cell, played)} - {LOG, played}
    return (
        card.colour == position.active
        and 0 < position.actions <= card.actions - len(deployed)
        and targets.issuperset(deployed)
        and max(Counter(deployed).values(), default=0) <= MOST_DEPLOYED
    )


def _sinking_pad_was_won_so(position: Position) -> bool:
    """While a pad sinks: it was full, who won it is whom the text names, and pieces can hop so."""
    if position.stage not in _SINKING:
        return True
    sinking, landings = position.sinking, position.landings
    if sinking is None or sinking == LOG or sinking not in position.cards:
        return False
    return (
        bool(landings) == (position.stage is Stage.HOP)
        and len(set(landings)) == len(landings)
        and all(cell in neighbours(sinking) and position.has_room(cell) for cell in landings)
        and position.winner in _winners(position, sinking)
    )


def _winners(position: Position, sinking: Cell) -> set[Colour | None]:
    """Who may have won the sinking pad, by the pieces on it and by those next door.

    Some of the pieces next door hopped there (bullfrogs.hop): as many as spaces have become free,
    one to each card, and before all that are left (bullfrogs.hop.priority). Empty when no battle
    leaves a pad like this.
    """
    pad = position.cards[sinking]
    found = set[Colour | None]()
    for hopped in _hopped(position, sinking):
        full = pad
        for colour, piece in hopped:
            full = full.with_piece(colour, piece)
        winner = strongest(full.strengths())
        last = position.active if winner is None else winner
        gone = (hop_rank(*piece, last) for piece in hopped)
        left = (hop_rank(*piece, last) for piece in pad.standing())
        if max(gone, default=0) <= min(left, default=3):
            found.add(winner)
    return found


Pieces = tuple[tuple[Colour, Piece], ...]


def _hopped(position: Position, sinking: Cell) -> set[Pieces]:
    """The pieces that may have left the sinking pad, each lot sorted.

    A card next door got one piece, unless it still waits for it, was full or was never reached.
    """
    pad = position.cards[sinking]
    emptied = position.stage is Stage.MARKER and pad.pieces == (NONE, NONE)
    reached = position.cards.keys() & set(neighbours(sinking)) - set(position.landings)
    arrivals: list[list[Pieces]] = [
        [()] * (emptied or not there.free) + [(piece,) for piece in there.standing()]
        for there in map(position.cards.__getitem__, reached)
    ]
    lots = (sum(lot, ()) for lot in product(*arrivals))
    return {tuple(sorted(lot)) for lot in lots if len(lot) == pad.free}


def _isaac_did_what_he_can(position: Position) -> bool:
    """On Isaac's card: he expelled first of all and once at most; his recruits stand there."""
    isaac = position.isaac
    if position.stage is not Stage.ISAAC or isaac is None:
        return True
    you, his = position.colours
    frogs = position.cards[isaac.cell].pieces[FROG]
    done = isaac.rolled - isaac.left
    expelled = done - isaac.recruited
    return (
        0 < isaac.left <= isaac.rolled
        and expelled in (0, 1)
        and not (done and not expelled and frogs[you])
        and isaac.recruited <= min(RECRUITS, frogs[his])
    )


def _pond_fits_its_step(position: Position) -> bool:
    """Until the first turn there are bare start pads; pads fill up by actions and by hops.

    They are settled before anything else happens. Only when one has sunk do others drift apart,
    until they have slid.
    """
    stage, isaac, full = position.stage, position.isaac, position.full_pads()
    if stage in _BEFORE_THE_FIRST_TURN and any(
        pad.pieces != (NONE, NONE) or pad.card.colour is not None for pad in position.cards.values()
    ):
        return False
    recruited = stage is Stage.ISAAC and isaac and isaac.recruited and full == [isaac.cell]
    if full and not recruited and stage not in _SINKING | {Stage.ACT, Stage.SCORE}:
        return False
    may_be_apart = stage in _SINKING | {Stage.SCORE, Stage.SLIDE}
    return may_be_apart or len(position.log_group()) == len(position.cards)


def _hands_fit_the_turn(position: Position) -> bool:
    """Whoever has cards to come holds one when it is his turn, and never more than three.

    Alone there is no hand: the card drawn is played at once. None is left when all is over.
    """
    stage, hands, colours = position.stage, position.hands, position.colours
    if stage in (Stage.START, Stage.OVER):
        return not any(hands)
    if position.isaac is not None:
        you, his = colours
        return not hands[his] and len(hands[you]) == (stage is Stage.PLAY)
    if max(map(len, hands)) > HAND or (stage is Stage.DRAW and len(hands[position.active]) == HAND):
        return False
    played = None if stage is Stage.PLAY else position.active
    return stage is Stage.DEAL or all(
        hands[colour] or not position.piles[colour] or colour == played for colour in colours
    )


def _piles_fit_the_turn(position: Position) -> bool:
    """There are cards to draw when one is drawn, and none when all is over."""
    stage, piles, colours = position.stage, position.piles, position.colours
    if stage in _BEFORE_THE_FIRST_TURN:
        in_time = stage is Stage.START or position.drawing() is not None
        return in_time and all(piles[colour] or position.hands[colour] for colour in colours)
    if position.isaac is not None and piles[colours[1]]:
        return False
    if stage is Stage.DRAW:
        return bool(piles[position.active])
    return stage is not Stage.OVER or not any(piles)


def _none_before_the_first_turn(part: str) -> Callable[[Position], bool]:
    """While hands are dealt nobody has fought yet, and no bullfrog is out of the game."""
    return lambda position: (
        position.stage not in _BEFORE_THE_FIRST_TURN or not any(getattr(position, part))
    )


DEMANDS: Demands[Position] = (
    (_step_is_of_the_game, "turn"),
    (_from_the_box("pond"), "pond"),
    (_acts_as_the_card_allows, "turn"),
    (_sinking_pad_was_won_so, "turn"),
    (_isaac_did_what_he_can, "turn"),
    (_pond_fits_its_step, "pond"),
    (_from_the_box("pond", "hands"), "hands"),
    (_hands_fit_the_turn, "hands"),
    (_from_the_box("pond", "hands", "piles"), "piles"),
    (_piles_fit_the_turn, "piles"),
    (_from_the_box("pond", "hands", "piles", "scored"), "scored"),
    (_none_before_the_first_turn("scored"), "scored"),
    (_none_before_the_first_turn("sunk"), "sunk"),
)
"""What must hold, and which part of the text is wrong when it does not; in the text's order."""
