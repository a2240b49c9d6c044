"""The levels that people choose from, and the searches behind them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.bullfrogs.evaluation import sensible
from engine.bullfrogs.grid import LOG, neighbours
from engine.core.game import CHANCE, NOBODY, Game, Observation, throw
from engine.games import load
from engine.ratland.components import AREAS
from engine.ratland.moves import UNVEIL
from engine.ratland.state import Stage
from engine.ratland.turn import draws
from engine.search.bots import Bot, Plan, Planning, by_seats, identity, random_bot
from engine.search.hazy import hazy_bot
from engine.search.levels import bot, levels, offered, styles
from engine.search.sealed import sealed_bot
from engine.search.shares import WHOLE, Share, Vote, Votes, elected
from engine.search.tree import Tree, tree_bot
from engine.trio.moves import Step
from tests.conformance.play import SETTINGS, Setting, every_game, playthrough
from tests.conformance.twins import alike
from tests.ratland.sewer import START, placing
from tests.search.shared import shared, voted
from tests.search.small import small
from tests.violet.forest import almost_won
from tests.whole import some
from tools.returned import returned

FOUR = ("novice", "player", "expert", "master")
OLDER = ("random", "greedy", "planner")
"""Kinds of players in matches that were kept before there were four levels."""

USUAL = [each for each in SETTINGS if not each.options and each.seats != 3]
usual = pytest.mark.parametrize("setting", USUAL, ids=str)
"""Alone, for two and for four: bots of three are those of four."""
smaller = pytest.mark.parametrize(
    "setting", some(USUAL, *(each for each in USUAL if each.seats < 4)), ids=str
)
"""Alone and for two; with `--whole` for four as well."""


@every_game
def test_four_levels_are_offered_and_older_ones_still_play(name: str) -> None:
    assert offered(name) == FOUR
    assert tuple(levels(name)) == (*OLDER, *FOUR)


@pytest.mark.parametrize(("seats", "decides"), [(1, "a"), (2, "a"), (3, "b"), (4, "b")])
def test_who_decides_depends_on_how_many_play(seats: int, decides: str) -> None:
    def always(move: str) -> Bot:
        def plan(game: Game, observation: Observation, random: Random) -> Planning:
            yield
            return Plan((move,))

        return Bot(plan)

    table = cast(Observation, SimpleNamespace(seats=seats))
    assert by_seats(always("a"), always("b"))(load("bullfrogs"), table, Random(0)) == decides


@usual
def test_every_level_makes_legal_moves_at_every_table(setting: Setting) -> None:
    """In a position of each stage; the stronger ones, which take their time, in one of them."""
    states = [state for state in playthrough(setting).states if state.to_act >= 0]
    of_each_stage = list({getattr(state, "stage", ""): state for state in states}.values())
    known = levels(setting.game)
    styled = [bot(setting.game, f"player-{style}") for style in styles(setting.game)]
    quick = [known["novice"], known["player"], *styled, small(setting.game)]
    asked = [(state, each) for state in of_each_stage for each in quick]
    asked += [(states[-2], known[level]) for level in ("expert", "master")]
    for state, asks in asked:
        seen = setting.observe(state, state.to_act)
        move = asks(load(setting.game), seen, Random(1))
        assert state.refusal(move) is None, (str(state), str(move))


@smaller
def test_who_is_hastened_decides_soon(setting: Setting) -> None:
    """Whenever it is, by a legal move, and long before who is left alone."""
    states = [state for state in playthrough(setting).states if state.to_act >= 0]
    state = max(states[:40], key=lambda state: len(state.moves()))
    game, master = load(setting.game), bot(setting.game, "master")
    assert master.deep

    def decided(patience: int) -> tuple[int, Any]:
        """After how many pauses, and how, when it is hastened after so many."""
        thinking = master.think(game, setting.observe(state, state.to_act), Random(1))
        for pause in count():
            try:
                thinking.send(pause > patience or None)
            except StopIteration as found:
                return pause, found.value
        raise AssertionError

    alone, _ = decided(1 << 62)
    for patience in (1, alone // 2):
        pauses, move = decided(patience)
        assert pauses < patience + alone // 3
        assert state.refusal(move) is None


@smaller
def test_what_is_hidden_changes_no_decision(setting: Setting) -> None:
    """Two games that a seat cannot tell apart, move by move."""
    quick = [levels(setting.game)[level] for level in ("novice", "player")]
    styled = [bot(setting.game, f"player-{style}") for style in styles(setting.game)]
    bots = [*quick, *styled, small(setting.game)]
    compared = 0
    for pair in alike(setting, 4):
        for each in bots:
            moves = {each(load(setting.game), seen, Random(compared)) for seen in pair}
            assert len(moves) == 1, (str(pair[0]), moves)
        compared += 1
    assert compared or setting.seats == 1 or not load(setting.game).secret


@usual
def test_states_are_told_apart_as_by_their_texts(setting: Setting) -> None:
    states = playthrough(setting).sample(5)
    assert len({identity(state) for state in states}) == len({str(state) for state in states})
    assert all(identity(state) == identity(state.copy()) for state in states)


def test_of_many_ways_to_slide_a_pad_a_few_are_tried() -> None:
    """One of them beside the Log, if there is any: all sensible moves are legal, and all others."""
    slid = 0
    for setting in SETTINGS:
        if setting.game != "bullfrogs":
            continue
        for state in playthrough(setting).states:
            if state.to_act < 0:
                continue
            moves, tried = list(state.moves()), list(sensible(state, state.to_act))
            if state.stage != "slide":
                assert tried == moves
                continue
            slid += 1
            assert 0 < len(tried) <= 5
            assert {*tried} <= {*moves}
            if any(
                LOG in neighbours(move.target) and move.source == tried[0].source for move in moves
            ):
                assert any(LOG in neighbours(move.target) for move in tried)
    assert slid


def taken_back(chooses: Bot, games: int, seats: int = 2) -> int:
    """How many steps in some games of Trio only undo the one before, with other luck for each."""
    game, count = load("trio"), 0
    for seed in range(games):
        random, state, before = Random(seed), game.start(seats, {}), None
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state.play(throw(state, random))
                continue
            move = chooses(game, game.observe(state, state.to_act), random)
            if isinstance(move, Step) and isinstance(before, Step):
                count += (before.source, before.target) == (move.target, move.source)
            state.play(move)
            before = move
    return count


def test_no_level_takes_back_its_own_step(whole: bool) -> None:
    bots = levels("trio")
    assert taken_back(bots["greedy"], 2) > 0
    assert taken_back(bots["novice"], 1) == taken_back(bots["player"], 1) == 0
    assert taken_back(bots["expert"], 3 if whole else 1) == 0


def test_no_level_takes_back_its_own_step_in_pairs(whole: bool) -> None:
    bots = levels("trio")
    assert taken_back(bots["greedy"], 2, seats=4) > 0
    assert [taken_back(bots[level], 2, seats=4) for level in ("novice", "player")] == [0, 0]
    assert taken_back(bots["expert"], 3 if whole else 1, seats=4) == 0


def test_a_hazy_player_gives_up_no_more_than_its_haze() -> None:
    """Of the numbers of a turn it takes nearly the largest."""
    game: Any = SimpleNamespace(determinize=lambda seen, random: Numbers())
    chosen = {
        haze: [
            hazy_bot(lambda state, seat: state.taken, 1, haze, ways=99)(game, seen, Random(seen))
            for seen in range(50)
        ]
        for haze in (0, 5)
    }
    assert set(chosen[0]) == {20}
    assert 15 <= min(chosen[5]) < max(chosen[5]) <= 20


@dataclass
class Numbers:
    """A turn in which one number is taken."""

    taken: int = 0
    to_act: int = 0
    seats: int = 2

    def moves(self) -> list[int]:
        return list(range(21))

    def copy(self) -> "Numbers":
        return replace(self)

    def play(self, move: int) -> None:
        self.taken, self.to_act = move, NOBODY


@dataclass
class Bet:
    """Somebody may bet on a hidden coin or keep what there is; or let the other one take it."""

    coin: int
    to_act: int = 0
    worth: int = 0

    def moves(self) -> list[str]:
        return ["heads", "tails", "keep", "leave"] if self.to_act == 0 else ["take", "give"]

    def play(self, move: str) -> None:
        if move == "leave":
            self.to_act, self.worth = 1, 1  # so one would think
            return
        wins = {"heads": self.coin or -1, "tails": -1 if self.coin else 1}
        self.worth = {"keep": 1, "take": -1, "give": 1}.get(move) or wins[move]
        self.to_act = NOBODY


def test_a_tree_neither_bets_on_what_it_cannot_see_nor_on_a_kind_opponent() -> None:
    def evaluate(state: Bet, seat: int) -> int:
        return -state.worth if seat else state.worth

    tree, random = Tree(evaluate, 1, 50), Random(1)
    for _ in range(400):
        tree.iterate(cast(Any, Bet(random.randrange(2))), random)
    assert elected([tree.votes()]) == ("keep",)
    hopes = {move: branch.total // branch.visits for move, branch in tree.root.items()}
    assert hopes["leave"] < hopes["keep"]


@dataclass
class Duel:
    """Somebody gives up or stands; then the other one misses or, with a sharp blade, hits."""

    sharp: bool
    to_act: int = 0
    worth: int = 0

    def moves(self) -> list[str]:
        if self.to_act == 0:
            return ["give up", "stand"]
        return ["miss", "scratch", *["hit"] * self.sharp]

    def copy(self) -> "Duel":
        return replace(self)

    def play(self, move: str) -> None:
        self.worth = {"give up": -4, "stand": 0, "miss": 3, "scratch": 0, "hit": -3}[move]
        self.to_act = 1 if move == "stand" else NOBODY


def test_a_tree_tells_the_reply_that_it_fears() -> None:
    """One that there is as far as it knows: nobody hits with a blunt blade."""
    for blades, feared in (((True, True, True, False), "hit"), ((False,), "scratch")):
        worlds = [Duel(sharp) for sharp in blades]
        game: Any = SimpleNamespace(
            determinize=lambda seen, random, worlds=worlds: random.choice(worlds).copy()
        )
        violet = tree_bot(lambda state, seat: -state.worth if seat else state.worth, 4, 300)
        plan = returned(violet.plan(game, cast(Any, SimpleNamespace(to_act=0)), Random(1)))
        assert (plan.line, plan.expected) == (("stand",), {1: [feared]})


def test_the_tree_sees_that_violet_can_win_now() -> None:
    state = almost_won()
    game = load("violet")
    for text in ("lead lake8", "follow lake2"):
        state.play(game.move(text))
    assert str(small("violet")(game, game.observe(state, 0), Random(1))) == "advance"


def foraging(seats: int, seed: int) -> tuple[Any, list[list[int]]]:
    """Rats in search of food, placed at random, and how often each clan draws in each area."""
    game, random = load("ratland"), Random(seed)
    state: Any = game.position(placing([START] * seats))
    while state.sealed:
        state.play(random.choice(state.moves()))
    state.play(UNVEIL)
    begun, drawn = state.copy(), [[0] * len(AREAS) for _ in range(seats)]
    while state.stage is Stage.FORAGE:
        drawn[state.waiting[0]][state.area] += 1
        state.play(throw(state, random))
    return begun, drawn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_outlook_of_a_turn_counts_the_draws_that_there_will_be(seats: int) -> None:
    for seed in range(20):
        begun, drawn = foraging(seats, seed)
        assert drawn == [[draws(begun, seat, area) for area in AREAS] for seat in range(seats)]


def test_placements_behind_the_other_screens_change_nothing() -> None:
    """Whatever the clans before it have placed, one that decides in secret decides alike."""
    game = load("ratland")
    first = game.position(placing([START] * 3))
    moves = set()
    for index in (0, 300, 900):
        state = first.copy()
        state.play(state.moves()[index])
        moves.add(small("ratland")(game, game.observe(state, state.to_act), Random(5)))
    assert len(moves) == 1


def test_a_sealed_search_answers_what_it_expects() -> None:
    """Everybody else does what pays best by itself; the own plan is the best answer to that."""

    class Matching:
        """Who does as the other one does, wins; the other one likes 3 best."""

        def own(self, seat: int, count: int, random: Random) -> list[int]:
            return [0, 1, 2, 3, 4]

        def near(self, plan: int, seat: int, random: Random) -> int:
            return plan

        def guesses(self, seat: int, count: int, random: Random) -> list[int]:
            return [3, 3, 3, random.randrange(5)]

        def foreseen(self, seat: int) -> bool:
            return False

        def worth(self, choices: Sequence[int], seat: int) -> int:
            return int(choices[0] == choices[1])

    state = SimpleNamespace(sealed=True, moves=lambda: range(5))
    game: Any = SimpleNamespace(determinize=lambda seen, random: state)
    seen: Any = SimpleNamespace(to_act=1, seats=2)
    assert sealed_bot(lambda *seen: Matching(), 90, random_bot)(game, seen, Random(1)) == 3


@usual
def test_a_search_that_is_shared_out_does_each_piece_of_work_once(setting: Setting) -> None:
    """Replies are summed to what one alone finds; trees are tried as often, all together."""
    states = [state for state in playthrough(setting).states if state.to_act >= 0]
    state = max(states[:40], key=lambda state: len(state.moves()))
    game, bot = load(setting.game), small(setting.game)
    observation = setting.observe(state, state.to_act)

    def polled(workers: int) -> list[Votes]:
        shares = (Share(number, workers) for number in range(workers))
        return [voted(bot, game, observation, 1, share) for share in shares]

    def visits(polls: Sequence[Votes]) -> int:
        return sum(vote.visits for votes in polls for vote in votes.values())

    alone = bot(game, observation, Random(1))
    assert shared(bot, game, observation, 1, 1) == alone
    assert bot.search is not None or bot.shares(observation) == 1
    if bot.search is None:
        return
    for workers in range(2, 5):
        assert visits(polled(workers)) == visits(polled(1))
        together = shared(bot, game, observation, 1, workers)
        assert state.refusal(together) is None
        assert together == alone or setting.game == "violet"


def test_who_shares_a_tree_has_luck_of_its_own() -> None:
    """And the first the same as whoever is alone."""
    first, second = (Share(number, 2).luck(Random(1)).random() for number in range(2))
    assert first == WHOLE.luck(Random(1)).random() != second


def test_the_line_that_was_tried_most_is_elected() -> None:
    """Of equals the best, of equals the first; who was left out is missed by nobody."""
    one = {"a": Vote(3, 9), "b": Vote(2, 8), "c": Vote(0, 0)}
    other = {"b": Vote(2, 3), "a": Vote(1, 2), "d": Vote(3, 0)}
    assert elected([one]) == "a"
    assert elected([one, other]) == "a"
    assert elected([{}, {**other, "e": Vote(3, 1)}]) == "e"
    assert elected([{"x": Vote(0, 0), "y": Vote(0, 0)}, {}]) == "x"
