"""What a turn sounds like, kept as text: one for each game and language, to be read aloud.

A stretch of a golden game is played once more, one seat by ear, the other as it went; so only the
rules, the sentences and what is said when can change what is heard. `python -m tests.spoken` writes
them anew (`make golden`); read the difference before you commit it.
"""

import json
from functools import cache
from pathlib import Path

from engine.core.game import CHANCE, Seat
from engine.core.match import HUMAN, Match, Player, read_match
from engine.games import load
from tests import golden
from tests.spoken.ears import Page
from tests.web.person import Person

FOLDER = Path(__file__).parent

STRETCH: dict[str, tuple[int, int]] = {
    "bullfrogs": (88, 1),
    "ratland": (34, 1),
    "trio": (40, 1),
    "violet": (46, 4),
}
"""Of each game how many moves of the golden game are left out, and how often others act."""

SEAT: Seat = 0
"""Who plays by ear."""

SEATS = 2
"""Of the golden games that are played."""

QUESTIONS = ("w", "l", "b")
"""The keys of what can be asked about a table."""


def path(game: str, language: str) -> Path:
    """Where the text is kept."""
    return FOLDER / f"{game}.{language}.txt"


Prompts = tuple[tuple[str, list[str]], ...]
"""Each prompt that a press has led to, and all that was said then."""


class Listener:
    """Somebody who plays by ear; `lines` is what they do and hear."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.seat, (left_out, self.others) = SEAT, STRETCH[game]
        text = golden.path(game, SEATS).read_text(encoding="utf-8")
        whole = golden.replayed(text)
        self.moves = whole.log
        players = [Player("random", "Moth") for _ in whole.players]
        players[self.seat] = Player(HUMAN, "Ana")
        begun = Match(whole.game, players, whole.options, whole.deal)
        while len(begun.log) < left_out or begun.state.to_act != self.seat:
            begun.play(self.moves[len(begun.log)])
        assert str(read_match(str(begun), load)) == str(begun)
        preferences = json.dumps({"explain": False, "guide": "short"})
        kept = {"serao.match.one": str(begun), "serao.preferences": preferences}
        self.lines: list[str] = []
        self.prompts: list[tuple[str, list[str]]] = []
        """The prompt of each decision that a press has led to, and all that was said then."""
        self._known = 0
        self.person = Person(kept, language=language, route="#/games")
        self.person.visit("#/table/one")
        self._hear()

    @property
    def match(self) -> Match:
        """The match as it stands."""
        sitting = self.person.app.model.sitting
        assert sitting is not None
        return sitting.match

    def turn(self) -> None:
        """Play until others have acted so often and it is one's turn again."""
        acted, last = 0, self.seat
        while acted < self.others or self.match.state.to_act != self.seat:
            to_act = self.match.state.to_act
            move = self.moves[len(self.match.log)]
            if self.person.timers and to_act in (CHANCE, self.seat):
                self.person.wait("chance", "obvious")
                self._hear()
            elif to_act == self.seat:
                self._play(move)
            else:
                acted += last == self.seat
                self.person.think(move)
                self._hear()
            last = to_act if to_act != CHANCE else last

    def ask(self, key: str) -> None:
        """Ask about the table."""
        page = Page(self.person.html)
        self._press(page.with_attribute("data-key", key).attributes["data-do"])

    def _play(self, move: object) -> None:
        self.lines.append("")
        for what in self.person.still_to_tap(self.game, move):
            self._press(f"tap {what}")
        if 'id="confirm"' in self.person.html:
            self._press("confirm")

    def _press(self, what: str) -> None:
        page = Page(self.person.html)
        self.lines.append(f"you press: {page.told(page.with_attribute('data-do', what))}")
        self.person.do(what)
        waits = any(effect["op"] == "after" for effect in self.person.latest)
        if self.match.state.to_act == self.seat and not waits:
            self.prompts.append((self.person.text_of_prompt, self.person.said))
        self._hear()

    def _hear(self) -> None:
        """What the reader has been given to say: where the focus goes is said at once."""
        page = Page(self.person.html)
        new, self._known = self.person.effects[self._known :], len(self.person.effects)
        for effect in new:
            if effect["op"] == "focus" and (node := page.by_id(effect["id"])) is not None:
                self.lines.append(f"you focus: {page.told(node)}")
        for effect in new:
            if effect["op"] == "announce":
                self.lines.append(f"you hear: {effect['text']}")


@cache
def listened(game: str, language: str) -> tuple[str, Prompts]:
    """A turn, the others' turns, and the three questions; the prompts before the questions."""
    listener = Listener(game, language)
    listener.turn()
    prompts = (*listener.prompts,)
    listener.lines.append("")
    for key in QUESTIONS:
        listener.ask(key)
    return "\n".join(listener.lines) + "\n", prompts


def heard(game: str, language: str) -> str:
    """A turn, the others' turns, and the three questions."""
    return listened(game, language)[0]
