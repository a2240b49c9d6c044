"""Who can play Ratland, weakest first."""

from collections.abc import Mapping
from functools import partial

from ..search.bots import Bot, by_seats, greedy_bot
from ..search.hazy import hazy_bot
from ..search.mixed import mixed_bot
from ..search.sealed import answering, climbing_bot, sealed_bot
from ..search.styles import Style, styled
from . import evaluation
from .evaluation import ONE
from .observe import Observation
from .play import State
from .turn import Turn, habits, moods

FORGETFUL = (56, 24, 12)
"""How much of the hunger to come a novice sees with two, three and four clans, in percent."""


def levels(style: Style) -> Mapping[str, Bot]:
    """The levels, in one of `STYLES` or plain."""
    evaluate = styled(evaluation, style)
    forgetful = [styled(evaluation, {"hunger": hunger, **style}) for hunger in FORGETFUL]
    greedy = greedy_bot(evaluate, partial(evaluation.suggest, style=style))

    def turn(observation: Observation, state: State) -> Turn:
        return Turn(state, observation.past, style)

    mixed = mixed_bot(turn, 2000, 18000, greedy)
    long = sealed_bot(turn, 2000, greedy, own=40, others=24)
    answer = climbing_bot(turn, 3000, greedy)
    return {
        "novice": by_seats(*(hazy_bot(each, 1, 3 * ONE * ONE, habits) for each in forgetful)),
        "player": hazy_bot(evaluate, 1, 3 * ONE * ONE, habits),
        "expert": hazy_bot(evaluate, 1, 2 * ONE * ONE, partial(moods, style=style)),
        "master": answering(turn, answer, by_seats(mixed, long, deep=True)),
    }
