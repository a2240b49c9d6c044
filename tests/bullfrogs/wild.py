"""Positions that seldom come up in play: crowded ponds, empty reserves, cards adrift."""

from random import Random

from engine.bullfrogs.components import BULLFROG, COLOURS, FROG, deck, empty_pad, lily_pad
from engine.bullfrogs.game import GAME
from engine.bullfrogs.grid import LOG, in_line
from engine.bullfrogs.moves import Score
from engine.bullfrogs.play import State
from engine.bullfrogs.state import Stage


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
