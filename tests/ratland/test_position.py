"""Texts that are no position."""

import pytest

from engine.core.game import BadTextError
from engine.ratland import GAME
from tests.ratland.sewer import START, placing, table

FORAGING = table("forage", ["dump=2 pantry=5", START], "bag dump yellow=6 white=6", waiting=[1])
STARVING = table("starve", ["pantry=6 poisoned=1", START], waiting=[1, 2])
HELMET = table(
    "helmet",
    ["dump=1 pantry=6", START],
    "bag dump yellow=5 white=6",
    "drawn yellow",
    event="helmet",
    waiting=[1],
)
ALARM = table("alarm", [START, START], event="alarm", waiting=[1, 2])
HOLY = table("holy-rat", ["pantry=7 graveyard=1", START], event="holy-rat", waiting=[1])


@pytest.mark.parametrize("text", [FORAGING, STARVING, HELMET, ALARM, HOLY, placing([START] * 4)])
def test_these_are_positions(text: str) -> None:
    assert str(GAME.position(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        f"event active 1; clan {START}",  # one clan
        f"event active 3; clan {START}; clan {START}",  # no third clan
        f"event active 1 waiting 1; clan {START}; clan {START}",  # chance does not wait
        f"event active 1; clan {START}; clan pantry=74",  # 81 rats
        f"event active 1; clan {START}; clan dump=7",  # not at home
        f"event active 1; events drunk; food 1; clan {START}; clan {START}",  # too early
        f"event active 1; events cousin; clan {START}; clan {START}",  # a turn without food
        f"start active 1; events cousin; food 1; clan {START}; clan {START}",
        f"over active 1; events cousin; food 1; clan {START}; clan {START}",  # no end
        f"event active 1; first-game; events cousin; food 2; clan {START}; clan {START}",
        placing([START] * 3).replace("waiting 1 2 3", "waiting 1 2"),  # the third has no choice
        placing([START] * 3).replace("waiting 1 2 3", "waiting 2 1 3"),  # out of order
        placing(["pantry=0", START, START]),
        placing([START] * 3).replace("place active 1 waiting 1 2 3", "unveil active 1"),
        FORAGING.replace("yellow=6", "yellow=7"),
        FORAGING.replace("waiting 1", "waiting 2"),  # who has nobody there
        FORAGING + "; drawn yellow yellow",  # who is done
        FORAGING.replace("; bag dump yellow=6 white=6", ""),
        FORAGING.replace("bag dump yellow=6 white=6", "bag dump"),
        STARVING.replace("pantry=6 poisoned=1", "pantry=7"),  # no choice
        STARVING.replace("poisoned=1", "poisoned=1 cheese=9"),  # in another order
        HELMET.replace("events helmet", "events cousin"),
        HELMET.replace("; drawn yellow", ""),
        ALARM.replace(f"clan {START}", "clan pantry=7", 1),  # nothing to hide
        HOLY.replace(" graveyard=1", ""),  # nobody to release
        FORAGING + "; clan",
        FORAGING.replace("cheese=2", "cheese=2 hidden=1"),  # no alarm
        FORAGING.replace("cheese=2", "cheese=2 bread=1"),
        FORAGING + "; weather fine",
    ],
)
def test_these_are_not(text: str) -> None:
    with pytest.raises(BadTextError):
        GAME.position(text)
