"""The games as OpenSpiel's classes: `pyspiel.load_game("serao_ratland(players=3)")`.

Importing this makes them known to OpenSpiel, as is the custom there.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from engine.core.game import CHANCE, NOBODY
from engine.core.match import chosen
from engine.games import NAMES, load

from .sitting import Sitting, written
from .vocabulary import number_of, vocabulary

LONGEST = {"bullfrogs": 5000, "ratland": 1000, "trio": 1000, "violet": 2000}
"""No game asks its seats for more words than this.

Bullfrogs: at most 36 turns of 21 words, 40 scorings of 13 and 40 slides of 2 words after each.
Ratland: ten turns, in each of which four clans are asked for at most 20 words.
Trio: at most 25 turns of 28 words.
Violet: its rules know no end for a Violet who wins every trick and rests; here it is a draw.
"""

CHANCES = 5
"""So many throws of chance follow a word at most, counted over a whole game."""

LONG_NAMES = {
    "bullfrogs": "Bullfrogs",
    "ratland": "Ratland",
    "trio": "Trio",
    "violet": "Violet and the Grumpy Nisse",
}


def _kind(name: str, seats: int = 0) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game: of any number of seats, or of this one."""
    game = load(name)
    alone = (seats or min(game.seats)) == 1
    return pyspiel.GameType(
        short_name=f"serao_{name}",
        long_name=LONG_NAMES[name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.PERFECT_INFORMATION
            if seats == 1
            else pyspiel.GameType.Information.IMPERFECT_INFORMATION
        ),
        utility=(
            pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM
        ),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(name),
    )


def _parameters(name: str) -> dict[str, Any]:
    """How many play, and the options that change the rules: who sits where is left to chance."""
    options = load(name).options(max(load(name).seats))
    return {"players": 2} | {
        option.id: option.choices[0] for option in options if option.id not in ("colours", "first")
    }


class SeraoGame(pyspiel.Game):
    """A game for a number of seats, with its options chosen; there is a class for each."""

    name: ClassVar[str]
    """The game's id."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        """Raises BadTextError for a number of seats or a choice that the game does not have."""
        name, seats = self.name, parameters["players"]
        choices = {id: choice for id, choice in parameters.items() if id != "players"}
        options = chosen(load(name), seats, choices)
        words = len(vocabulary(name))
        alone = seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=words,
            max_chance_outcomes=words,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0 if alone else seats - 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST[name],
        )
        super().__init__(_kind(name, seats), info, dict(parameters))
        self.seats = seats
        self.options = options

    def new_initial_state(self) -> "SeraoState":
        """Before the first move, which is usually chance's."""
        return SeraoState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A loose bound."""
        return CHANCES * LONGEST[self.name]

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> "Observer":
        """Strings, no tensors. Raises ValueError for parameters: there are none."""
        if params:
            raise ValueError(f"an observer has no parameters: {params}")
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False))


class SeraoState(pyspiel.State):
    """A place in a game; an action is the number of a word."""

    def __init__(self, game: SeraoGame) -> None:
        super().__init__(game)
        self.name = game.name
        self.sitting = Sitting(game.name, game.seats, game.options)
        self.left = LONGEST[game.name]
        """So many words may still be asked for."""

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's number for chance and for nobody."""
        to_act = self.sitting.to_act
        if to_act == NOBODY or not self.left:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_act == CHANCE else to_act

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.sitting.to_act == NOBODY or not self.left

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(number_of(self.name, word) for word in self.sitting.question.words())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The words that chance may say, with their probabilities."""
        words = self.sitting.question.words()
        whole = sum(words.values())
        return sorted((number_of(self.name, word), each / whole) for word, each in words.items())

    def _apply_action(self, action: int) -> None:
        self.left -= self.sitting.to_act != CHANCE
        self.sitting.say(vocabulary(self.name)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        """The move so far in the notation, this word among it; of a last word the whole move."""
        return self.sitting.text_after(vocabulary(self.name)[action])

    def returns(self) -> list[float]:
        """What the outcome is worth for each seat; 0 before the end."""
        return self.sitting.returns()

    def __str__(self) -> str:
        return str(self.sitting)


class Observer:
    """What a seat sees now, or with perfect recall all that it has learnt, as a string.

    Its fields without a value are OpenSpiel's way to say that there is no tensor.
    """

    tensor = None
    dict: ClassVar[Mapping[str, Any]] = {}

    def __init__(self, kind: pyspiel.IIGObservationType) -> None:
        """Raises ValueError for what nobody at a table has: a look behind all screens."""
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no seat sees what all the others hide")
        self.kind = kind

    def set_from(self, state: SeraoState, player: int) -> None:
        """Nothing: there is no tensor."""

    def string_from(self, state: SeraoState, player: int) -> str:
        """The seat's observation as text, one line; with perfect recall a line for each move."""
        sitting = state.sitting
        own = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self.kind.perfect_recall:
            return "\n".join(sitting.told(player if own else sitting.onlooker))
        if not self.kind.public_info:
            return written(sitting.private(player)) if own else ""
        return written(sitting.seen(player if own else sitting.onlooker))


for _name in NAMES:
    pyspiel.register_game(_kind(_name), type(_name.title(), (SeraoGame,), {"name": _name}))
