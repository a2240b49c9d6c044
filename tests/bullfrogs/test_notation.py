"""Texts that are no cell, no move and no possible position."""

import pytest

from engine.bullfrogs.game import GAME
from engine.bullfrogs.grid import LOG, cell_name, parse_cell
from engine.core.compass import point_at
from engine.core.game import BadTextError
from tests.bullfrogs.pond import START, after


@pytest.mark.parametrize(
    ("name", "x", "y"),
    [("log", 0, 0), ("n1", 0, -1), ("e12", 12, 0), ("s2e3", 3, 2), ("n44w10", -10, -44)],
)
def test_cells_are_named_by_their_way_from_the_log(name: str, x: int, y: int) -> None:
    assert parse_cell(name) == point_at(x, y)
    assert cell_name(point_at(x, y)) == name
    assert (parse_cell(name) == LOG) == (name == "log")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "n",
        "n0",
        "e1n1",
        "n1s1",
        "n01",
        "n1\u0661",
        "N1",
        "n100",
        "n61",
        "w99",
        "log1",
        " n1",
        "n-1",
    ],
)
def test_other_names_are_no_cells(text: str) -> None:
    with pytest.raises(BadTextError):
        parse_cell(text)


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play 3", "play 5 n1", "play 03 n1", "play 3 n1 n2", "Play 3 n1"),
        *("deploy frog", "deploy toad n1", "deploy frog frog", "sabotage G n1", "sabotage X n1 n2"),
        *("hop G frog", "hop GB frog n1", "stop now", " stop", "stop ", "draw 1", "start GB"),
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadTextError):
        GAME.move(text)


GOOD = f"GB G play; {START}; hands G2 B2"
ACT = f"GB G act n1e1 2; {START} n1e1=G2[] n1w1=B2[]"
HOP = "GB G hop n1 G n2 log; log[] n1=6[GGGGB] n2=G2[] n1e1=B3[GGGB]"

IMPOSSIBLE = {
    "a colour plays twice": GOOD.replace("GB G", "GG G"),
    "an unknown colour": GOOD.replace("GB G", "GX G"),
    "somebody else's turn": GOOD.replace("GB G", "GB R"),
    "a longer name for whose turn it is": GOOD.replace("GB G", "GB GB"),
    "an unknown step": GOOD.replace("play", "rest"),
    "details where there are none": GOOD.replace("play", "play n1"),
    "no pond": "GB G play",
    "no Log": GOOD.replace("log[] ", ""),
    "the Log as a pad": GOOD.replace("log[]", "log=6[]"),
    "a pad without a card": GOOD.replace("n1=6[]", "n1[]"),
    "two cards in one cell": GOOD.replace("e1=6[]", "n1=6[]"),
    "an open bracket": GOOD.replace("n1=6[]", "n1=6["),
    "a star without a frog": GOOD.replace("n1=6[]", "n1=6[*G]"),
    "two stars": GOOD.replace("n1=6[]", "n1=6[G**]"),
    "a piece of nobody": GOOD.replace("n1=6[]", "n1=6[R]"),
    "more pieces than spaces": GOOD.replace("n1=6[]", "n1=6[GGGGGGG]"),
    "fifteen frogs": GOOD.replace("log[]", f"log[{'G' * 15}]"),
    "three bullfrogs": GOOD.replace("log[]", "log[G*G*G*]"),
    "a bullfrog here and sunk": GOOD.replace("log[]", "log[G*G*]") + "; sunk G1",
    "a card that is not in the box": GOOD.replace("n1=6", "n1=R2"),
    "a fifth start pad": GOOD.replace("n1=6[]", "n1=6[] n2=6[]"),
    "a card more often than in the box": GOOD + "; piles G222",
    "the same among the scored": GOOD + "; scored G:G2,G2 B:G2",
    "a hand of four": GOOD.replace("hands G2", "hands G2334"),
    "a card with five actions": GOOD.replace("hands G2", "hands G5"),
    "the hand of a stranger": GOOD.replace("B2", "R2"),
    "a hand of nobody": GOOD.replace("hands G2 B2", "hands "),
    "a part twice": GOOD + "; hands G3",
    "an unknown part": GOOD + "; lost G3",
    "a score pile without a colon": GOOD + "; scored G6",
    "no card to play": GOOD.replace("hands G2", "hands G"),
    "a full pad before playing": GOOD.replace("n1=6[]", "n1=6[GGGGGG]"),
    "a pad adrift before playing": GOOD.replace("n1=6[]", "n2=6[]"),
    "a pad at the end of the world": "GB G slide; log[] n60=6[]",
    "acting with no played card": ACT.replace("n1e1 2", "n2 2"),
    "acting with another's card": ACT.replace("n1e1 2", "n1w1 2"),
    "acting with a start pad": ACT.replace("n1e1 2", "n1 2"),
    "acting with the Log": ACT.replace("n1e1 2", "log 2"),
    "more actions than the card shows": ACT.replace("n1e1 2", "n1e1 3"),
    "no action left": ACT.replace("n1e1 2", "n1e1 0"),
    "hopping from the Log": HOP.replace("hop n1 G n2 log", "hop log G n1").replace("[]", "[G]", 1),
    "hopping from no card": HOP.replace("hop n1", "hop s1"),
    "hopping to no neighbour": HOP.replace("n2 log;", "n2 s1;"),
    "hopping to a full pad": HOP.replace("n2 log;", "n1e1 log;"),
    "hopping with nobody left": HOP.replace("[GGGGB]", "[]"),
    "hopping to nowhere": HOP.replace(" n2 log;", ";"),
    "won by a stranger": HOP.replace("n1 G n2", "n1 R n2"),
    "nothing to score": GOOD.replace("play", "score"),
    "nothing to slide": GOOD.replace("play", "slide"),
    "a full pad while sliding": "GB G slide; log[] n1=6[GGGGGG] n3=6[]",
    "a game of four with four cards of 3 actions": GOOD.replace("GB G", "GBRY G") + "; piles G3333",
    "a piece for nobody's turn": GOOD + "; piles G234 B234 R2",
    "two hands of one colour": GOOD.replace("G2 B2", "G2 G3"),
    "a pile without a hand": GOOD.replace("hands G2 B2", "hands G2 B") + "; piles B34",
    "cards left when it is over": GOOD.replace("play", "over"),
    "a fourth card to draw": GOOD.replace("play", "draw").replace("G2", "G234") + "; piles G34",
    "dealing after somebody has played": f"GB G deal; {START} n1e1=G2[]; piles G234 B234",
    "deployed out of line": ACT.replace("n1e1 2", "n1e1 1 w1"),
    "deployed on the Log": ACT.replace("n1e1 2", "n1e1 1 log"),
    "more deployed than actions taken": ACT.replace("n1e1 2", "n1e1 1 n1 e1"),
    "hopping twice to the same card": HOP.replace("n2 log;", "n2 log log;"),
    "won by the weaker": HOP.replace("n1 G n2", "n1 B n2"),
    "a hop that no card has got": HOP.replace("[GGGGB]", "[GGGB]"),
    "Isaac at the table": GOOD.replace("play", "roll"),
    "nothing to draw": GOOD.replace("play", "draw"),
    "nothing to deal": GOOD.replace("play", "deal"),
}


ALONE = "GB G marker B; log[B] n1=G4[B] n1e1=G3[B]; piles G234 B; isaac n1"

IMPOSSIBLE_ALONE = {
    "the Log sinks": "GB G marker; log[] n1=6[] e1=6[]; piles G234 B; isaac log",
    "an empty pad sinks": "GB G marker; log[] n1=6[] e1=6[]; piles G234 B; isaac n1",
    "Isaac walks on your turn": "GB G walk any 2; log[] n1=6[]; piles G2 B; isaac n1",
    "you play on Isaac's turn": "GB B play; log[] n1=6[]; hands G2 B; isaac n1",
    "hands are dealt": "GB G deal; log[] n1=6[]; piles G234 B; isaac n1",
    "a card is held while a pad sinks": ALONE.replace("piles", "hands G2 B; piles"),
    "Isaac holds a card": ALONE.replace("piles G234 B", "piles G234 B2"),
    "Isaac has a bullfrog": ALONE.replace("n1e1=G3[B]", "n1e1=G3[B*]"),
    "won by the weaker": ALONE.replace("marker B", "marker G"),
    "won by a stranger": ALONE.replace("marker B", "marker R"),
    "two winners": ALONE.replace("marker B", "marker B G"),
    "on no card": ALONE.replace("isaac n1", "isaac e1"),
    "on two cards": ALONE.replace("isaac n1", "isaac n1 n1e1"),
    "recruits that do not stand there": "GB B isaac 3 1 2; log[] n1=6[B]; isaac n1",
    "he did not expel first": "GB B isaac 2 1 1; log[] n1=6[GB]; isaac n1",
    "he expelled twice": "GB B isaac 3 1 0; log[] n1=6[]; isaac n1",
    "a pad that is full before he came": "GB B isaac 2 2 0; log[] n1=6[BBBBBB]; isaac n1",
}


@pytest.mark.parametrize("why", IMPOSSIBLE_ALONE)
def test_a_position_alone_that_cannot_be_is_refused_by_its_part(why: str) -> None:
    assert str(GAME.position(ALONE)) == ALONE
    with pytest.raises(BadTextError) as refused:
        GAME.position(IMPOSSIBLE_ALONE[why])
    assert refused.value.text in IMPOSSIBLE_ALONE[why]
    assert "; " not in refused.value.text


@pytest.mark.parametrize("winner", ["G", "B", "-"])
def test_isaacs_sinking_pad_keeps_its_winner_in_text(winner: str) -> None:
    """And what becomes of the card, which the pieces left on it do not tell."""
    full = {"G": "GGGGBB", "B": "BBBBGG", "-": "GGGBBB"}[winner]
    state = after(
        f"GB G score; log[] n1=6[] e1=6[{full}]; piles G234 B; isaac e1",
        "score e1",
        f"hop {'G' if winner == 'B' else 'B'} frog log",
    )
    assert str(state).startswith(f"GB G marker {winner}; ")
    for one in (state, GAME.position(str(state))):
        one.play(GAME.move("walk log"))
        assert [len(one.scored[colour]) for colour in one.colours] == [
            winner == "G",
            winner == "B",
        ]


def test_a_text_of_before_is_read_where_the_pieces_tell_who_won() -> None:
    before = "GB G marker; log[{}] n1=6[] e1=6[{}]; piles G234 B; isaac e1"
    told = GAME.position(before.format("G", "BBBBB"))
    assert str(told).startswith("GB G marker B; ")
    # a green frog hopped before blue ones: blue won with four, or nobody with three
    assert str(GAME.position(before.format("G", "GBBBB"))).startswith("GB G marker B; ")
    # two green frogs hopped after a tie, or one of each colour after blue had won
    both = "GB B marker; log[GB] n1=G3[BB] n1e1=G3[GB]; piles G24 B; isaac n1"
    with pytest.raises(BadTextError) as refused:
        GAME.position(both)
    assert refused.value.text == "GB B marker"
    for winner in "-B":
        assert str(GAME.position(both.replace("marker", f"marker {winner}")))


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (GOOD.replace("hands G2", "hands G2334"), "hands G2334 B2"),
        (GOOD.replace("play", "over"), "hands G2 B2"),
        (GOOD + "; piles G222", "piles G222"),
        (GOOD + "; scored G:G2,G2,G2 B:", "scored G:G2,G2,G2 B:"),
        (GOOD + "; sunk G3", "G3"),
        (GOOD.replace("n1=6[]", "n1=6[GGGGGG]"), f"{START.replace('n1=6[]', 'n1=6[GGGGGG]')}"),
        (HOP.replace("n1 G n2", "n1 B n2"), "GB G hop n1 B n2 log"),
        (GOOD + "; isaac n1", "hands G2 B2"),
        (GOOD + "; lost G3", "lost G3"),
    ],
)
def test_a_refusal_names_the_part_that_is_wrong(text: str, part: str) -> None:
    with pytest.raises(BadTextError) as refused:
        GAME.position(text)
    assert refused.value.text == part


@pytest.mark.parametrize("text", [GOOD, ACT, HOP])
def test_what_is_spoiled_below_is_a_position(text: str) -> None:
    GAME.position(text)


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(why: str) -> None:
    assert IMPOSSIBLE[why] not in (GOOD, ACT, HOP)
    with pytest.raises(BadTextError):
        GAME.position(IMPOSSIBLE[why])


def test_pieces_and_entries_may_come_in_any_order() -> None:
    text = "GB G play; n1=6[B*GBG] log[BG]; piles B3 G4; hands B2 G32"
    assert str(GAME.position(text)) == ("GB G play; n1=6[GGBB*] log[GB]; hands G23 B2; piles G4 B3")
