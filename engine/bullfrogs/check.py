"""Whether a position that was read from a text can be: what its parts say about each other.

`DEMANDS` lists what must hold and which part of the text is wrong when it does not, in the order of
the text, so that the first part at fault is named.
"""

from collections import Counter
from itertools import product

from engine.bullfrogs.components import (
    FROG,
    HAND,
    KINDS,
    NONE,
    RECRUITS,
    START_PAD,
    START_PADS,
    Card,
    Colour,
    Pad,
    Piece,
    deck,
    lily_pad,
)
from engine.bullfrogs.grid import LOG, Cell, in_line, neighbours
from engine.bullfrogs.score import battle_winner
from engine.bullfrogs.state import Position, Step
from engine.core.notation import Demands

_BEFORE_THE_FIRST_TURN = frozenset({Step.START, Step.DEAL})
_ISAACS = frozenset({Step.ROLL, Step.WALK, Step.ISAAC})
_SINKING = frozenset({Step.HOP, Step.MARKER})
_EITHERS = _SINKING | {Step.SCORE, Step.SLIDE, Step.END, Step.OVER}
"""Steps of your turn and of Isaac's."""

LAYOUT = ("turn", "pond")
"""The parts of a position's text that have no name in it; they come first."""


def step_is_of_the_game(position: Position) -> bool:
    """Alone there is no dealing and each has steps of his own; at the table there is no Isaac."""
    step = position.step
    if position.isaac is None:
        return step not in _ISAACS | {Step.MARKER}
    yours = step not in _ISAACS | _BEFORE_THE_FIRST_TURN
    return step in _EITHERS or (step in _ISAACS if position.turn else yours)


def pond_is_from_the_box(position: Position) -> bool:
    """No card lies in the pond more often than in the box."""
    return _pond_cards(position) <= _box(position)


def pond_is_untouched_before_the_first_turn(position: Position) -> bool:
    """While hands are dealt nothing but the start pads lies in the pond, and nobody on them."""
    return position.step not in _BEFORE_THE_FIRST_TURN or all(
        pad.pieces == (NONE, NONE) and pad.card.colour is None for pad in position.cards.values()
    )


def full_pads_are_being_settled(position: Position) -> bool:
    """Pads fill up by actions and by hops, and are settled before anything else happens."""
    full = position.full_pads()
    if position.step is Step.ISAAC:
        assert position.isaac is not None
        return not full or (full == [position.isaac.cell] and position.isaac.recruited > 0)
    return position.step in _SINKING | {Step.ACT, Step.SCORE} or not full


def no_pad_is_adrift_before_the_slides(position: Position) -> bool:
    """Pads drift apart only when one has sunk, until they have slid."""
    may_be_apart = position.step in _SINKING | {Step.SCORE, Step.SLIDE}
    return may_be_apart or len(position.log_group()) == len(position.cards)


def played_card_is_ones_own(position: Position) -> bool:
    """While acting: the card just played, and actions that it shows."""
    if position.step is not Step.ACT:
        return True
    card = _played(position).card
    return card.colour == position.active and 0 < position.actions <= card.actions


def deployed_where_one_may(position: Position) -> bool:
    """While acting: an action for each piece deployed, to pads in line, two to a pad at most."""
    played, deployed = position.played, position.deployed
    return played is None or (
        len(deployed) <= _actions_taken(position)
        and all(
            cell in position.cards and cell not in (LOG, played) and in_line(cell, played)
            for cell in deployed
        )
        and max(Counter(deployed).values(), default=0) <= 2
    )


def sinking_pad_was_won_so(position: Position) -> bool:
    """While a pad sinks: it was full, and who won it is whom the text names."""
    return position.step not in _SINKING or position.winner in winners(position)


def isaac_did_what_he_can(position: Position) -> bool:
    """On Isaac's card: he expelled first of all and once at most; his recruits stand there."""
    isaac = position.isaac
    if position.step is not Step.ISAAC or isaac is None:
        return True
    you, his = position.colours
    frogs = position.cards[isaac.cell].pieces[FROG]
    done = isaac.rolled - isaac.left
    expelled = done - isaac.recruited
    could_expel = done and not expelled and frogs[you]
    return expelled in (0, 1) and not could_expel and isaac.recruited <= min(RECRUITS, frogs[his])


def hands_are_from_the_box(position: Position) -> bool:
    """No card is in a hand or in the pond more often than in the box."""
    return _pond_cards(position) + _held(position, position.hands) <= _box(position)


def no_hand_is_above_three(position: Position) -> bool:
    """A full hand has three cards."""
    return max(map(len, position.hands)) <= HAND


def hands_fit_the_turn(position: Position) -> bool:
    """Whoever has cards to come holds one when it is his turn; none are left when all is over.

    Alone there is no hand: the card drawn is played at once.
    """
    if position.step is Step.OVER:
        return not any(position.hands)
    if position.isaac is not None:
        you, his = position.colours
        return not position.hands[his] and len(position.hands[you]) == (position.step is Step.PLAY)
    if position.step is Step.START:
        return not any(position.hands)
    if position.step is Step.DRAW and len(position.hands[position.active]) == HAND:
        return False
    played = None if position.step in (Step.DEAL, Step.PLAY) else position.active
    return all(
        bool(position.hands[colour]) or not position.piles[colour] or colour == played
        for colour in position.colours
        if position.step is not Step.DEAL
    )


def piles_are_from_the_box(position: Position) -> bool:
    """No card is in a pile, a hand or the pond more often than in the box."""
    held = _held(position, position.hands) + _held(position, position.piles)
    return _pond_cards(position) + held <= _box(position)


def piles_fit_the_turn(position: Position) -> bool:
    """There are cards to draw when one is drawn, and none when all is over."""
    step, piles = position.step, position.piles
    if step in _BEFORE_THE_FIRST_TURN:
        return position.to_be_dealt() is not None and all(
            piles[colour] or position.hands[colour] for colour in position.colours
        )
    if position.isaac is not None and piles[position.colours[1]]:
        return False
    if step is Step.DRAW:
        return bool(piles[position.active])
    return step is not Step.OVER or not any(piles)


def scored_are_from_the_box(position: Position) -> bool:
    """No card is there more often than in the box, the scored ones among them."""
    held = _held(position, position.hands) + _held(position, position.piles)
    scored = Counter(card for pile in position.scored for card in pile)
    return _pond_cards(position) + held + scored <= _box(position)


def nothing_is_scored_before_the_first_turn(position: Position) -> bool:
    """While hands are dealt nobody has fought yet."""
    return position.step not in _BEFORE_THE_FIRST_TURN or not any(position.scored)


def nothing_is_sunk_before_the_first_turn(position: Position) -> bool:
    """While hands are dealt no bullfrog is out of the game."""
    return position.step not in _BEFORE_THE_FIRST_TURN or not any(
        map(position.sunk, position.colours)
    )


DEMANDS: Demands[Position] = (
    (step_is_of_the_game, "turn"),
    (pond_is_from_the_box, "pond"),
    (pond_is_untouched_before_the_first_turn, "pond"),
    (played_card_is_ones_own, "turn"),
    (deployed_where_one_may, "turn"),
    (sinking_pad_was_won_so, "turn"),
    (isaac_did_what_he_can, "turn"),
    (full_pads_are_being_settled, "pond"),
    (no_pad_is_adrift_before_the_slides, "pond"),
    (hands_are_from_the_box, "hands"),
    (no_hand_is_above_three, "hands"),
    (hands_fit_the_turn, "hands"),
    (piles_are_from_the_box, "piles"),
    (piles_fit_the_turn, "piles"),
    (scored_are_from_the_box, "scored"),
    (nothing_is_scored_before_the_first_turn, "scored"),
    (nothing_is_sunk_before_the_first_turn, "sunk"),
)


def winners(position: Position) -> set[Colour | None]:
    """Who may have won the sinking pad, by the pieces on it and by those next door.

    Some of the pieces next door hopped there (bullfrogs.hop): as many as spaces have become free,
    one to each card, and before all that are left (bullfrogs.hop.priority). Empty when no battle
    leaves a pad like this.
    """
    assert position.sinking is not None
    pad = position.cards[position.sinking]
    found: set[Colour | None] = set()
    for hopped in _hopped(position, position.sinking):
        full = pad
        for colour, piece in hopped:
            full = full.with_piece(colour, piece)
        winner = battle_winner(full)
        last = position.active if winner is None else winner
        gone = (_rank(colour, piece, last) for colour, piece in hopped)
        left = (
            _rank(colour, piece, last)
            for piece in Piece
            for colour in position.colours
            if pad.pieces[piece][colour]
        )
        if max(gone, default=0) <= min(left, default=3):
            found.add(winner)
    return found


def _rank(colour: Colour, piece: Piece, last: Colour) -> int:
    """When such a piece hops, 0 first and 3 last (bullfrogs.hop.priority)."""
    return 2 * (colour == last) + piece


Pieces = tuple[tuple[Colour, Piece], ...]


def _hopped(position: Position, sinking: Cell) -> set[Pieces]:
    """The pieces that may have left the sinking pad, each lot sorted.

    A card next door got one piece, unless it still waits for it, was full or was never reached.
    """
    pad = position.cards[sinking]
    emptied = position.step is Step.MARKER and pad.pieces == (NONE, NONE)
    arrivals: list[list[Pieces]] = []
    for cell in neighbours(sinking):
        if cell in position.cards and cell not in position.landings:
            there = position.cards[cell]
            missed: list[Pieces] = [()] if emptied or not there.free else []
            arrivals.append(missed + [((colour, piece),) for colour, piece in _standing(there)])
    lots = (sum(lot, ()) for lot in product(*arrivals))
    return {tuple(sorted(lot)) for lot in lots if len(lot) == pad.free}


def _standing(pad: Pad) -> list[tuple[Colour, Piece]]:
    return [(colour, piece) for piece in Piece for colour in Colour if pad.pieces[piece][colour]]


def _actions_taken(position: Position) -> int:
    return _played(position).card.actions - position.actions


def _played(position: Position) -> Pad:
    """The card just played; the Log, which nobody plays, when there is none."""
    cards = position.cards
    return cards[LOG] if position.played is None else cards.get(position.played, cards[LOG])


def _box(position: Position) -> Counter[Card]:
    """The cards this game is played with."""
    owners = position.colours if position.isaac is None else position.colours[:1]
    box = Counter({START_PAD: START_PADS})
    for colour in owners:
        actions = deck(len(owners))
        box.update({lily_pad(colour, kind): actions.count(kind) for kind in KINDS})
    return box


def _pond_cards(position: Position) -> Counter[Card]:
    return Counter(pad.card for cell, pad in position.cards.items() if cell != LOG)


def _held(position: Position, of: list[tuple[int, ...]]) -> Counter[Card]:
    return Counter(lily_pad(colour, kind) for colour in position.colours for kind in of[colour])
