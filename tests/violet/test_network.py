"""What Violet's master has learnt: it points the right way, adds up, and sees all that counts."""

from base64 import b85decode
from collections.abc import Iterator

import pytest

from engine.search.styles import PLAIN, Style, styled
from engine.violet import evaluation
from engine.violet.bots import learnt
from engine.violet.components import TORECH, VIOLET
from engine.violet.evaluation import CERTAIN, END, FULL, likely
from engine.violet.game import GAME
from engine.violet.learnt import BIASES, ROWS, UNIT, WEIGHTS
from engine.violet.network import HIDDEN, SIZE, evaluate, features_of
from engine.violet.play import State
from engine.violet.styles import STYLES
from tests.violet.forest import almost_won, play, scene
from tests.violet.games import game

WIDTH = HIDDEN + 1
NUMBERS = b85decode(ROWS)


def states() -> Iterator[State]:
    """All states of a few games but the last."""
    for seed in range(6):
        yield from (before for before, *_ in game(seed))


def counted(rows: list[int]) -> int:
    """What features come to for Violet, one number after the other."""
    sums = list(BIASES)
    for row in rows:
        for lane, number in enumerate(NUMBERS[row * WIDTH : (row + 1) * WIDTH]):
            sums[lane] += number - 256 * (number > 127)
    *hidden, straight = sums
    odds = straight * WEIGHTS[-1]
    odds += sum(
        max(0, number) * weight for number, weight in zip(hidden, WEIGHTS[:-1], strict=True)
    )
    return 2 * FULL * likely(odds, UNIT) // CERTAIN - FULL


def test_every_feature_has_its_row() -> None:
    assert len(NUMBERS) == SIZE * WIDTH
    assert (len(BIASES), len(WEIGHTS)) == (WIDTH, WIDTH)


def test_the_numbers_of_a_row_do_not_touch_each_other() -> None:
    """They are added as one large integer, and borrow nothing from their neighbours."""
    for number, state in enumerate(states()):
        if number % 7 == 0:
            assert evaluate(state, VIOLET) == counted(features_of(state))


def test_features_are_rows_and_most_of_them_hold_somewhere() -> None:
    found = [features_of(state) for state in states()]
    held = {row for rows in found for row in rows}
    assert held <= set(range(SIZE))
    assert len(held) > SIZE // 2


def test_one_seats_gain_is_the_others_loss_in_whole_numbers() -> None:
    for state in states():
        worth = evaluate(state, VIOLET)
        assert type(worth) is int
        assert evaluate(state, TORECH) == -worth
        assert -FULL <= worth <= FULL


def test_the_end_is_worth_more_than_anything_before_it() -> None:
    state = almost_won()
    play(state, "lead lake8", "follow lake2", "advance")
    assert (evaluate(state, VIOLET), evaluate(state, TORECH)) == (END, -END)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"fuel": "9 0"}, {"fuel": "4 0"}),
        ({"fear": "-12"}, {"fear": "4"}),
        ({"path": "...LLLFFFMMMGGG... 11"}, {"path": "...LLLFFFMMMGGG... 8"}),
        ({"feared": "forest1,forest2 forest3,forest4"}, {"feared": "forest1,mine9 lake9,forest2"}),
        (
            {"hands": "forest7,forest8,forest9,mine9 lake2,lake3,mine2,mine3"},
            {"hands": "lake2,lake3,mine2,mine3 forest7,forest8,forest9,mine9"},
        ),
    ],
)
def test_what_helps_violet_is_worth_more_to_her(
    better: dict[str, str], worse: dict[str, str]
) -> None:
    usual = {
        "path": "...LLLFFFMMMGGG... 8",
        "fuel": "8 0",
        "fear": "-3",
        "market": "lake8 forest6 mountain9 mine8",
        "hands": "lake1,lake2,lake4,lake5 mine1,mine4,mine5,mine6",
    }
    assert evaluate(scene(**usual | better), VIOLET) > evaluate(scene(**usual | worse), VIOLET)


def test_it_tells_who_is_going_to_win() -> None:
    """Of each game as much as of any other; a coin would tell half."""
    told = []
    for seed in range(24):
        moments = game(seed)
        outcome = moments[-1][-1].outcome()
        assert outcome is not None
        worths = [evaluate(before, outcome.winners[0]) for before, *_ in moments[::9]]
        told.append(sum(worth > 0 for worth in worths) / len(worths))
    assert sum(told) / len(told) > 0.65


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_a_style_bends_what_was_learnt_as_it_bends_the_evaluation(style: Style) -> None:
    bent, told = learnt(style), styled(evaluation, style)
    changes = set()
    for state in states():
        change = told(state, TORECH) - evaluation.evaluate(state, TORECH)
        assert bent(state, TORECH) == evaluate(state, TORECH) + change
        changes.add(change)
    assert len(changes) > 10


def test_without_a_style_the_master_plays_for_what_was_learnt() -> None:
    assert learnt(PLAIN) is evaluate


def test_features_keep_their_numbers() -> None:
    """What was learnt belongs to these rows, and others would make nonsense of it."""
    state = GAME.position(
        "place torech violet; path ...LLLFFFMMMGGG... 6; fuel 9 0; fear -7; fireflies 5,9,13; "
        "bonuses t---; market mine1 mountain2 mountain3 mountain9; "
        "hands lake2,lake9,mine2 forest2,mountain7,mine3; "
        "deck - lake6,lake7,lake8,forest3,forest9,mountain4,mountain6,mine6,mine7,mine9; "
        "discard lake1,lake3,forest1,forest4,forest5,forest7,forest8,"
        "mountain1,mountain5,mine4,mine5,mine8; "
        "feared mountain8,lake4 forest6,lake5; trick violet lake mountain8 lake4; "
        "refused howl,storm,fear-in-the-air; ahead -2:ingenuity; "
        "revealed faery-ring,gust; pending faery-ring"
    )
    # fmt: off
    assert features_of(state) == [
        47, 96, 114, 116, 130, 157, 186, 208, 252, 422, 448, 466, 536, 543, 527, 545, 559,
        564, 768, 778, 793, 804, 856, 866, 881, 892, 500, 634, 626, 627, 633, 913, 915, 919,
        923, 929, 976, 1004,
    ]
    # fmt: on
