"""Reading a position back from its one-line text form."""

from collections import Counter

from engine.bullfrogs.components import (
    COLOURS,
    DECK,
    HAND,
    KINDS,
    LOG_CARD,
    START_PAD,
    START_PADS,
    Colour,
    Piece,
    lily_pad,
    parse_card,
    parse_colour,
    parse_pieces,
)
from engine.bullfrogs.grid import LOG, REACH, parse_cell, x_of, y_of
from engine.bullfrogs.state import Isaac, P, Position, Step
from engine.core.game import BadTextError
from engine.core.notation import number

_SECTIONS = {"hands", "piles", "scored", "sunk", "isaac"}


def read_position(text: str, kind: type[P]) -> P:
    """Read a position's text: reserves are whatever is neither in the pond nor sunk.

    Raises BadTextError for anything that is no possible position.
    """
    turn, separator, _ = text.partition("; ")
    if not separator:
        raise BadTextError("position", text)
    pond, *rest = text.split("; ")[1:]
    letters, _, phrase = turn.partition(" ")
    colours = tuple(parse_colour(letter) for letter in letters)
    if not colours or len(set(colours)) != len(colours):
        raise BadTextError("position", turn)
    position = kind(colours)
    _read_pond(position, pond)
    sections = {section.partition(" ")[0]: section.split(" ")[1:] for section in rest}
    if sections.keys() - _SECTIONS or len(sections) != len(rest):
        raise BadTextError("position", text)
    for word, of in (("hands", position.hands), ("piles", position.piles)):
        for entry in sections.get(word, ()):
            colour = position.owner(entry[:1])
            of[colour] = _read_cards(colour, entry[1:])
    for entry in sections.get("scored", ()):
        owner, colon, cards = entry.partition(":")
        if not colon:
            raise BadTextError("position", entry)
        position.scored[position.owner(owner)] = tuple(
            map(parse_card, cards.split(",") if cards else ())
        )
    for entry in sections.get("sunk", ()):
        position.bullfrogs[position.owner(entry[:1])] -= number(entry[1:])
    if "isaac" in sections:
        if position.isaac is None or len(sections["isaac"]) != 1:
            raise BadTextError("position", text)
        position.isaac = Isaac(parse_cell(sections["isaac"][0]))
        if position.isaac.cell not in position.cards:
            raise BadTextError("position", text)
    if min(position.frogs + position.bullfrogs) < 0:
        raise BadTextError("position", text)
    _read_turn(position, phrase)
    if not (_fits_its_step(position) and _fits_the_box(position)):
        raise BadTextError("position", text)
    return position


def _read_cards(colour: Colour, digits: str) -> tuple[int, ...]:
    return tuple(sorted(parse_card(colour.letter + digit).actions for digit in digits))


def _read_pond(position: Position, text: str) -> None:
    position.cards.clear()
    for entry in text.split(" "):
        name, bracket, pieces = entry.removesuffix("]").partition("[")
        where, equals, card = name.partition("=")
        cell = parse_cell(where)
        well_formed = bracket and entry.endswith("]") and bool(equals) != (cell == LOG)
        inside = max(abs(x_of(cell)), abs(y_of(cell))) < REACH
        if not well_formed or not inside or cell in position.cards:
            raise BadTextError("position", entry)
        pad = parse_pieces(LOG_CARD if cell == LOG else parse_card(card), pieces)
        position.cards[cell] = pad
        for colour in COLOURS:
            position.frogs[colour] -= pad.pieces[Piece.FROG][colour]
            position.bullfrogs[colour] -= pad.pieces[Piece.BULLFROG][colour]
    if LOG not in position.cards:
        raise BadTextError("position", text)


def _read_turn(position: Position, phrase: str) -> None:
    active, _, rest = phrase.partition(" ")
    position.turn = position.colours.index(position.owner(active))
    step, *details = rest.split(" ")
    try:
        position.step = Step(step)
    except ValueError:
        raise BadTextError("position", phrase) from None
    if not position.read_step(details):
        raise BadTextError("position", phrase)


def _fits_its_step(position: Position) -> bool:
    """Full pads wait only to be scored, and pads drift apart only until they have slid."""
    step = position.step
    may_be_full = step in (Step.ACT, Step.SCORE, Step.HOP, Step.ISAAC, Step.MARKER)
    may_be_apart = step in (Step.SCORE, Step.HOP, Step.SLIDE, Step.MARKER)
    return (may_be_full or not position.full_pads()) and (
        may_be_apart or len(position.log_group()) == len(position.cards)
    )


def _fits_the_box(position: Position) -> bool:
    """No card is there more often than in the box, and no hand holds too many."""
    box = Counter({START_PAD: START_PADS})
    cards = Counter(pad.card for cell, pad in position.cards.items() if cell != LOG)
    for colour in position.colours:
        box.update({lily_pad(colour, actions): DECK.count(actions) for actions in KINDS})
        cards.update(position.scored[colour])
        held = position.hands[colour] + position.piles[colour]
        cards.update(lily_pad(colour, actions) for actions in held)
    return cards <= box and max(map(len, position.hands)) <= HAND
