"""Legal moves, chance, and applying a move."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.fields import less
from ..core.game import CHANCE, NOBODY, Outcome, Tell
from ..core.rule import Rule
from . import events, moves
from .components import BULLFROG, FROG, HAND, MOST_DEPLOYED, NONE, empty_pad, lily_pad
from .grid import LOG, in_line, neighbours
from .moves import Move
from .rules import closes_a_line, refusal
from .score import next_to_hop, outcome_of, strongest
from .state import Position, Stage
from .text import LAYOUT

_CHANCE_STAGES = frozenset({Stage.START, Stage.DEAL, Stage.DRAW})


class State(Position):
    """A position that can be played."""

    __slots__ = ()

    sealed = False
    """Nobody decides behind a screen while others do."""

    @property
    def to_act(self) -> int:
        """The seat to act, `CHANCE` or `NOBODY`."""
        if self.stage in _CHANCE_STAGES:
            return CHANCE
        return NOBODY if self.stage is Stage.OVER else self.turn

    def __str__(self) -> str:
        """The position in the notation of `docs/notation.md`."""
        return LAYOUT.write(self)

    def moves(self) -> Sequence[Move]:
        """The moves of the seat to act."""
        lister = _LISTERS.get(self.stage)
        return lister(self) if lister else ()

    def chance(self) -> Sequence[tuple[Move, int]]:
        """Who starts, or which card comes off a pile, weighted by its copies."""
        if self.stage is Stage.START:
            return [(moves.Start(colour), 1) for colour in self.colours]
        colour = self.drawing()
        if colour is None:
            return ()
        pile = self.piles[colour]
        return [(moves.draw(actions), pile.count(actions)) for actions in sorted(set(pile))]

    def refusal(self, move: Move) -> Rule | None:
        """The rule that forbids the move, or None."""
        return refusal(self, move)

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """Apply a legal move."""
        APPLY[type(move)](self, move, tell)

    def drawn(self, tell: Tell | None) -> None:
        """A card came into the hand of the active player: is that all (bullfrogs.draw)?"""
        if len(self.hands[self.active]) == HAND or not self.piles[self.active]:
            _pass_turn(self, tell)

    def end_turn(self, tell: Tell | None) -> None:
        """The turn ends with a draw, while the pile lasts (bullfrogs.draw)."""
        if self.piles[self.active] and len(self.hands[self.active]) < HAND:
            self.stage = Stage.DRAW
        else:
            _pass_turn(self, tell)

    def settle(self) -> None:
        """bullfrogs.score.chain: score while any pad is full, only then slide, only then end."""
        if self.full_pads():
            self.stage = Stage.SCORE
        elif self.stage is not Stage.ACT and len(self.log_group()) < len(self.cards):
            self.stage = Stage.SLIDE
        else:
            self.stage = Stage.END

    def sink(self, tell: Tell | None) -> None:
        """All hops are done: frogs go home, bullfrogs go down, the winner takes the card.

        bullfrogs.sink, bullfrogs.claim
        """
        cell, winner = self.sinking, self.winner
        assert cell is not None
        card, (frogs, bullfrogs), _ = self.cards.pop(cell)
        for colour in self.colours:
            self.frogs[colour] += frogs[colour]
            self.sunk[colour] += bullfrogs[colour]
            if tell and frogs[colour]:
                tell(events.Returned(colour, cell, frogs[colour]))
            if tell and bullfrogs[colour]:
                tell(events.Sank(colour, cell, bullfrogs[colour]))
        if winner is not None:
            self.scored[winner] += (card,)
        if tell:
            tell(events.Lost(cell, card) if winner is None else events.Claimed(winner, cell, card))
        self.sinking, self.winner, self.landings = None, None, ()
        self.settle()

    def outcome(self) -> Outcome | None:
        """The end of the game, once the last card has been played out (bullfrogs.end)."""
        return outcome_of(self) if self.stage is Stage.OVER else None


def _plays(state: State) -> list[Move]:
    frontier = sorted(state.around(state.cards))
    kinds = sorted(set(state.hands[state.active]))
    return [moves.play(actions, cell) for actions in kinds for cell in frontier]


def _acts(state: State) -> list[Move]:
    played, active, cards = state.played, state.active, state.cards
    assert played is not None
    in_line_pads = [
        (cell, pad) for cell, pad in cards.items() if in_line(played, cell) and cell != LOG
    ]
    targets = [
        cell
        for cell, pad in in_line_pads
        if pad.free and cell != played and state.deployed.count(cell) < MOST_DEPLOYED
    ]
    found: list[Move] = [moves.STOP]
    if state.frogs[active]:
        found += [moves.deploy(FROG, cell) for cell in targets]
    if state.bullfrogs[active]:
        found += [moves.deploy(BULLFROG, cell) for cell in targets]
    elif not state.frogs[active]:
        sources = [cell for cell, pad in cards.items() if pad.pieces[FROG][active] and cell != LOG]
        found += [
            moves.relocate(source, target)
            for source in sources
            for target in targets
            if source != target
        ]
    rivals = [colour for colour in state.colours if colour != active]
    for source, pad in in_line_pads:
        for victim in rivals:
            if pad.pieces[FROG][victim]:
                found += [
                    moves.sabotage(victim, source, cell)
                    for cell in neighbours(source)
                    if cell in cards and cards[cell].free
                ]
    return found


def _hops(state: State) -> list[Move]:
    return [
        moves.hop(colour, piece, target)
        for colour, piece in next_to_hop(state)
        for target in state.landings
    ]


def _slides(state: State) -> list[Move]:
    group = state.log_group()
    targets = sorted(state.around(group))
    return [
        moves.slide(source, target)
        for source in state.cards
        if source not in group
        for target in targets
        if not closes_a_line(state, source, target)
    ]


_LISTERS: dict[Stage, Callable[[State], Sequence[Move]]] = {
    Stage.PLAY: _plays,
    Stage.ACT: _acts,
    Stage.SCORE: lambda state: list(map(moves.score, state.full_pads())),
    Stage.HOP: _hops,
    Stage.SLIDE: _slides,
    Stage.END: lambda state: (moves.END,),
}


def _start(state: State, move: moves.Start, tell: Tell | None) -> None:
    state.turn = state.colours.index(move.colour)
    state.stage = Stage.DEAL
    if tell:
        tell(events.Started(move.colour))


def _draw(state: State, move: moves.Draw, tell: Tell | None) -> None:
    """bullfrogs.draw: back to three cards; at the start, everybody's opening hand."""
    colour = state.drawing()
    assert colour is not None
    state.piles[colour] = less(state.piles[colour], move.actions)
    state.hands[colour] = tuple(sorted((*state.hands[colour], move.actions)))
    if tell:
        tell(events.Drew(colour, state.colours.index(colour), move.actions))
    if state.stage is Stage.DEAL:
        if state.drawing() is None:
            state.stage = Stage.PLAY
    else:
        state.drawn(tell)


def _play(state: State, move: moves.Play, tell: Tell | None) -> None:
    """bullfrogs.play-card, and as many actions as the card shows (bullfrogs.actions)."""
    active = state.active
    card = lily_pad(active, move.actions)
    state.hands[active] = less(state.hands[active], move.actions)
    state.cards[move.cell] = empty_pad(card)
    state.played = move.cell
    state.actions = move.actions
    state.stage = Stage.ACT
    if tell:
        tell(events.Played(active, card, move.cell))


def _deploy(state: State, move: moves.Deploy, tell: Tell | None) -> None:
    active = state.active
    state.reserve(move.piece)[active] -= 1
    state.put(active, move.piece, move.target)
    state.deployed += (move.target,)
    if tell:
        tell(events.Deployed(active, move.piece, move.target))
    _spend_action(state)


def _relocate(state: State, move: moves.Relocate, tell: Tell | None) -> None:
    active = state.active
    state.put(active, FROG, move.source, -1)
    state.put(active, FROG, move.target)
    state.deployed += (move.target,)
    if tell:
        tell(events.Relocated(active, move.source, move.target))
    _spend_action(state)


def _sabotage(state: State, move: moves.Sabotage, tell: Tell | None) -> None:
    state.put(move.victim, FROG, move.source, -1)
    state.put(move.victim, FROG, move.target)
    if tell:
        tell(events.Sabotaged(state.active, move.victim, move.source, move.target))
    _spend_action(state)


def _spend_action(state: State) -> None:
    state.actions -= 1
    if not state.actions:
        _stop(state)


def _stop(state: State, move: moves.Stop | None = None, tell: Tell | None = None) -> None:
    state.played, state.actions, state.deployed = None, 0, ()
    state.settle()


def _score(state: State, move: moves.Score, tell: Tell | None) -> None:
    """bullfrogs.score: settle the battle, and let the pad sink."""
    strengths = state.cards[move.cell].strengths()
    state.sinking, state.winner = move.cell, strongest(strengths)
    state.landings = tuple(filter(state.has_room, neighbours(move.cell)))
    if tell:
        tell(events.Battled(move.cell, strengths, state.winner))
    if state.landings:
        state.stage = Stage.HOP
    else:
        state.sink(tell)


def _hop(state: State, move: moves.Hop, tell: Tell | None) -> None:
    """bullfrogs.hop: one piece to each neighbour with room, while pieces last."""
    source = state.sinking
    assert source is not None
    state.put(move.colour, move.piece, source, -1)
    state.put(move.colour, move.piece, move.target)
    state.landings = tuple(cell for cell in state.landings if cell != move.target)
    if tell:
        tell(events.Hopped(move.colour, move.piece, source, move.target))
    if not state.landings or state.cards[source].pieces == (NONE, NONE):
        state.sink(tell)


def slide(state: State, move: moves.Slide, tell: Tell | None) -> None:
    """bullfrogs.slide: the pieces ride along."""
    state.cards[move.target] = state.cards.pop(move.source)
    if tell:
        tell(events.Slid(move.source, move.target))
    state.settle()


def _pass_turn(state: State, tell: Tell | None) -> None:
    """To the left, or to nobody once every card has been played (bullfrogs.end)."""
    seats = len(state.colours)
    for offset in range(1, seats + 1):
        turn = (state.turn + offset) % seats
        if state.hands[state.colours[turn]]:
            state.turn = turn
            state.stage = Stage.PLAY
            if tell:
                tell(events.Passed(state.active))
            return
    state.stage = Stage.OVER
    if tell:
        tell(events.Ended())


APPLY: dict[type, Callable[[State, Any, Tell | None], None]] = {
    moves.Start: _start,
    moves.Draw: _draw,
    moves.Play: _play,
    moves.Deploy: _deploy,
    moves.Relocate: _relocate,
    moves.Sabotage: _sabotage,
    moves.Stop: _stop,
    moves.Score: _score,
    moves.Hop: _hop,
    moves.Slide: slide,
    moves.End: lambda state, move, tell: state.end_turn(tell),
}
