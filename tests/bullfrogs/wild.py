"""Positions that seldom come up in play: crowded ponds, empty reserves, cards adrift."""

from random import Random

from engine.bullfrogs.components import BULLFROG, COLOURS, FROG, deck, empty_pad, lily_pad
from engine.bullfrogs.game import GAME
from engine.bullfrogs.grid import LOG, in_line
from engine.bullfrogs.moves import Score
from engine.bullfrogs.play import State
from engine.bullfrogs.state import Stage
from tests.lockstep.grid import Cell, name


def wild_position(random: Random) -> State:
    """A pond of random cards and pieces in which somebody acts, scores, hops or slides."""
    seats = random.randint(2, 4)
    state = GAME.start(seats, {"first": str(random.randint(1, seats))})
    for colour in state.colours:
        state.piles[colour] = ()
    _lay_cards(state, random)
    _crowd(state, random)
    if random.random() < 0.5:
        _act(state, random)
        return state
    _sink(state, random)
    state.settle()
    if state.stage is Stage.SCORE and random.random() < 0.7:
        state.play(Score(random.choice(state.full_pads())))
        for _ in range(random.randrange(3)):
            if state.stage is Stage.HOP:
                state.play(random.choice(state.moves()))
    return state


def _lay_cards(state: State, random: Random) -> None:
    for colour in state.colours:
        for actions in random.sample(deck(len(state.colours)), random.randint(1, 6)):
            cell = random.choice(sorted(state.around(state.cards)))
            state.cards[cell] = empty_pad(lily_pad(colour, actions))


def _crowd(state: State, random: Random) -> None:
    """Deploy most pieces, and sometimes all of a colour."""
    for colour in state.colours:
        everything = random.random() < 0.4
        for piece, reserve in ((FROG, state.frogs), (BULLFROG, state.bullfrogs)):
            count = reserve[colour] if everything else random.randint(0, reserve[colour])
            for _ in range(count):
                cells = [cell for cell, pad in state.cards.items() if pad.free]
                cell = random.choice(cells)
                state.cards[cell] = state.cards[cell].with_piece(colour, piece)
                reserve[colour] -= 1


def _act(state: State, random: Random) -> None:
    """The active player has just played one of the cards, and nothing stands on it yet."""
    own = [cell for cell, pad in state.cards.items() if pad.card.colour == state.active]
    played = random.choice(own)
    pad = state.cards[played]
    for colour in COLOURS:
        state.frogs[colour] += pad.pieces[FROG][colour]
        state.bullfrogs[colour] += pad.pieces[BULLFROG][colour]
    state.cards[played] = empty_pad(pad.card)
    state.stage, state.played = Stage.ACT, played
    state.actions = random.randint(1, pad.card.actions)
    near = [cell for cell in state.cards if cell not in (LOG, played) and in_line(cell, played)]
    spent = min(pad.card.actions - state.actions, 2 * len(near))
    state.deployed = tuple(random.sample(2 * near, k=spent))


def _sink(state: State, random: Random) -> None:
    """Take pads away, with whatever stands on them, so that others drift apart."""
    for cell in random.sample([cell for cell in state.cards if cell != LOG], 3):
        pad = state.cards.pop(cell)
        for colour in COLOURS:
            state.frogs[colour] += pad.pieces[FROG][colour]


def wild_text(random: Random) -> str:
    """A crowded pond, or one with hardly a card: against Isaac, or with the last cards played.

    Not all of them can be read: where the cards that chance lays are not in the box.
    """
    if random.random() < 0.5:
        return str(wild_position(random))
    pads: dict[Cell, str] = {}
    for _ in range(random.randint(1, 5)):
        cell = (random.randint(-5, 5), 0) if random.random() < 0.7 else (0, random.randint(-2, 2))
        if cell != (0, 0):
            pads[cell] = _any_pad(random)
    log = "".join(random.choices(["G", "B", "B*", "G*"], k=random.randrange(3)))
    turn, solo = random.choice(["score", "slide", "end"]), random.random() < 0.4
    here = random.choice([(0, 0), *pads])
    if solo and turn == "score" and random.random() < 0.7:
        here = (0, -4)  # far from every other card
        pads[here] = "6[GGGGBB]"
    entries = (f"{name(cell, 'log')}={pad}" for cell, pad in pads.items())
    text = f"GB {random.choice('GB')} {turn}; {' '.join([f'log[{log}]', *entries])}"
    if random.random() < 0.5:
        text += f"; scored G:{random.choice(['6', 'G4', ''])} B:{random.choice(['6', 'B3', ''])}"
    return f"{text.replace('B*', 'B')}; isaac {name(here, 'log')}" if solo else text


def _any_pad(random: Random) -> str:
    """Full, or with a few pieces on it."""
    card = random.choice(["6", "6", *(f"{of}{actions}" for of in "GB" for actions in (2, 3, 4))])
    spaces = 6 if card == "6" else 7 - int(card[1])
    count = spaces if random.random() < 0.3 else random.randrange(spaces)
    return f"{card}[{''.join(random.choices(['G', 'B', 'B', 'G*'], k=count))}]"
