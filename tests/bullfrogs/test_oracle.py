"""The engine beside the oracle in positions that seldom come up."""

from collections import Counter
from random import Random

from engine.bullfrogs.game import GAME
from tests.bullfrogs.wild import wild_position, wild_text
from tests.lockstep.compare import from_text
from tests.lockstep.positions import read_or_none


def test_crowded_ponds_empty_reserves_and_cards_adrift() -> None:
    steps, verbs = Counter[str](), Counter[str]()
    for seed in range(300):
        table = from_text(GAME, str(wild_position(Random(seed))), Random(seed))
        steps[table.state.stage] += 1
        table.play_on(6)
        verbs.update(move.split(" ")[0] for move in table.played)
    assert min(steps[stage] for stage in ("act", "score", "hop", "slide")) >= 10, steps
    assert min(verbs[verb] for verb in ("deploy", "sabotage", "score", "hop", "slide")) >= 20, verbs


def test_isaac_ties_and_ponds_with_hardly_a_card() -> None:
    endings, verbs = Counter[str](), Counter[str]()
    for seed in range(600):
        random = Random(seed)
        text = read_or_none(GAME.id, wild_text(random))
        if text is not None and " act " not in text:
            table = from_text(GAME, text, random)
            table.play_on(12)
            verbs.update(move.split(" ")[0] for move in table.played)
            outcome = table.state.outcome()
            endings[outcome.rule.id if outcome else ""] += 1
    assert min(endings.values()) >= 5, endings
    assert len(endings) == 4, endings
    assert verbs["walk"] >= 5, verbs
