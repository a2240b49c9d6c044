"""Whole games kept as text: what the rules made of them once, they must make of them again.

`python -m tests.golden` plays and writes them anew (`make golden`); look at the difference before
you commit it. A golden game is replayed from its own moves, so that only a change of the rules or
of the notation can break it, not a better bot.
"""

from pathlib import Path
from random import Random

from engine.core.game import CHANCE, Game
from engine.core.match import Match, Player, read_match
from engine.games import load
from engine.search.levels import levels
from tools.deciders import deciders

FOLDER = Path(__file__).parent

KINDS = ("greedy", "random")
"""The bot levels that take turns round the table."""


def path(name: str, seats: int) -> Path:
    """Where the golden game of so many seats is kept."""
    return FOLDER / name / f"{seats}-seats.txt"


def played(name: str, seats: int) -> Match:
    """A fresh game between greedy and random bots; the same one every time."""
    game, bots, random = load(name), levels(name), Random(f"golden {name} {seats}")
    players = [Player(KINDS[seat % len(KINDS)], f"Seat {seat + 1}") for seat in range(seats)]
    match = Match(game, players, {}, deal=f"golden-{name}-{seats}")
    for seat in deciders(match):
        choose = bots[players[seat].kind]
        match.play(choose(game, match.observe(seat), random))
    return match


def written(match: Match) -> str:
    """The match as lines: each move with all that its events tell, and positions in between.

    A position is written, indented, whenever another seat is to act, and at the end; events are
    indented farther.
    """
    head = str(match).partition(" | ")[0]
    state = match.game.start(len(match.players), match.options)
    lines, last = [head, f"    {state}"], CHANCE
    for move, happened in zip(match.log, match.events(), strict=True):
        state.play(move)
        lines += [str(move), *(f"        {event!r}" for event in happened)]
        if state.to_act not in (CHANCE, last):
            lines.append(f"    {state}")
            last = state.to_act
    outcome = state.outcome()
    assert outcome is not None
    lines.append(f"winners {outcome.winners} scores {outcome.scores} by {outcome.rule}")
    return "\n".join(lines) + "\n"


def replayed(text: str) -> Match:
    """The match of a golden text, played again from its moves alone."""
    head, *lines = text.splitlines()
    moves = [line for line in lines[:-1] if not line.startswith(" ")]
    return read_match(" | ".join([head, *moves]), load)


def rewrite(game: Game) -> None:
    """Play and write every golden game of this game anew."""
    for seats in game.seats:
        file = path(game.id, seats)
        file.parent.mkdir(exist_ok=True)
        file.write_text(written(played(game.id, seats)), encoding="utf-8")
