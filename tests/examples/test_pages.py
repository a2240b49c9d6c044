"""What stands in the example pages can be shown, in every language, and leads nowhere else."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from engine.core.game import Game, State
from engine.core.match import read_match
from engine.games import lesson, lessons, load, puzzles
from engine.search.levels import levels
from tools.examples import seen, write_examples
from tools.paths import ROOT
from web.boards.still import still
from web.rooms.embed.address import Asked, read
from web.words import LANGUAGES, Words

FOLDER = ROOT / "examples"
KINDS = ("task", "steps", "position", "lesson", "match", "puzzle", "play")
"""What a board is, by the first of these that it names."""
SHOWN = {
    "de": ["position", "lesson", "match", "puzzle", "play"],
    "en": ["position", "lesson", "match", "task", "puzzle", "play"],
    "pt": ["task", "lesson", "match", "steps", "puzzle", "play"],
}
NO_ICON = "data:,"

every_page = pytest.mark.parametrize("language", LANGUAGES)


@dataclass
class Page(HTMLParser):
    """What the tests look at in a page."""

    text: str
    boards: list[dict[str, str]] = field(default_factory=list)
    pictures: list[dict[str, str]] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    language: str = ""

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self.addresses += [found[name] for name in ("src", "href") if name in found]
        if tag == "html":
            self.language = found["lang"]
        if tag == "serao-board":
            self.boards.append(found)
        if tag == "img":
            self.pictures.append(found)


def page(language: str) -> Page:
    return Page((FOLDER / language / "index.html").read_text(encoding="utf-8"))


@every_page
def test_the_boards_of_a_page_teach_one_game(language: str) -> None:
    found = page(language)
    assert found.language.startswith(language)
    assert len({board["game"] for board in found.boards}) == 1
    assert [next(kind for kind in KINDS if kind in board) for board in found.boards] == SHOWN[
        language
    ]


def test_each_language_teaches_another_game() -> None:
    games = {page(language).boards[0]["game"] for language in LANGUAGES}
    assert len(games) == len(LANGUAGES)


@every_page
def test_every_board_can_be_shown(language: str) -> None:
    """A frame reads what it says, and the rules allow every solution."""
    for board in page(language).boards:
        game = load(board["game"])
        said = {name: text for name, text in board.items() if name != "picture"}
        moves = [move.strip() for move in said.pop("solution", "").split("|") if move]
        assert isinstance(read("?" + urlencode({**said, "solution": moves}, doseq=True)), Asked)
        for position in positions(board):
            assert str(game.position(position)) == position.strip()
        if "match" in board:
            match = read_match(board["match"], load)
            assert match.game is game
            assert 0 < int(board["at"]) < len(match.log)
        if "lesson" in board:
            assert lesson(game.id, board["lesson"])
        if "play" in board:
            assert board["play"] in levels(game.id)
            assert int(board["seats"]) in game.seats


def positions(board: Mapping[str, str]) -> list[str]:
    """Those that a board shows, one after the other."""
    steps = json.loads(board.get("steps", "[]"))
    return [one["position"] for one in [board, *steps] if "position" in one]


def solutions(task: Mapping[str, str]) -> list[list[str]]:
    """Whatever solves a task, each as its moves."""
    ways = [task["solution"], *task["also"].split("||")] if "also" in task else [task["solution"]]
    return sorted([move.strip() for move in way.split("|")] for way in ways)


def turns(state: State[Any], seat: int) -> Iterator[tuple[list[str], State[Any]]]:
    """Every way to go on while it is this seat's turn to place and to move: moves and position."""
    for move in state.moves():
        after = state.copy()
        after.play(move)
        yield [str(move)], after
        if after.outcome() is None and after.to_act == seat and str(move) not in ("stop", "end"):
            yield from (([str(move), *more], end) for more, end in turns(after, seat))


def wins(game: Game, task: Mapping[str, str]) -> list[list[str]]:
    """Every way to win a game of Trio before one's turn ends."""
    state = game.position(task["position"])
    ways = turns(state, state.to_act)
    return sorted(moves for moves, end in ways if end.outcome() is not None)


def test_what_the_tasks_in_portuguese_ask_for_has_these_solutions_and_no_others() -> None:
    tasks = [board for board in page("pt").boards if "task" in board or "steps" in board]
    game, [two, three, turn] = load("trio"), json.loads(tasks[1]["steps"])
    assert wins(game, tasks[0]) == solutions(tasks[0])
    assert wins(game, turn) == solutions(turn)
    for task, points in ((two, "2"), (three, "3")):
        assert f"rende {points} pontos" in task["task"]
        found = []
        for move in game.position(task["position"]).moves():
            state = game.position(task["position"])
            state.play(move)
            found += [[str(move)]] if f" move {points};" in str(state) else []
        assert sorted(found) == solutions(task)


def test_what_the_task_in_english_asks_for_has_two_solutions_and_one_costs_more() -> None:
    [task] = [board for board in page("en").boards if "task" in board]
    game, drowned = load("bullfrogs"), {}
    for move in game.position(task["position"]).moves():
        state = game.position(task["position"])
        state.play(move)
        if state.refusal(game.move("stop")) is None:
            state.play(game.move("stop"))
        while state.to_act == 0 and "; sunk" not in str(state) and " end;" not in str(state):
            state.play(next(iter(state.moves())))
        drowned[str(move)] = re.findall("sunk G(.)", str(state))
    fills = {move: sunk for move, sunk in drowned.items() if sunk}
    assert fills == {"deploy frog n1": ["1"], "deploy bullfrog n1": ["2"]}
    assert sorted([move] for move in fills) == solutions(task)


@every_page
def test_without_scripts_there_are_pictures(language: str) -> None:
    """One for each board, of those that the build draws, and each is told in words."""
    found = page(language)
    assert len(found.pictures) == len(found.boards)
    assert found.tags.count("noscript") == len(found.boards)
    for board, picture in zip(found.boards, found.pictures, strict=True):
        game = board["game"]
        drawn = {"start", *(each.name for each in (*lessons(game), *puzzles(game)))}
        tongue = "" if language == "en" else f".{language}"
        known = {f"../../pictures/{game}/{name}{tongue}.svg" for name in drawn}
        assert picture["src"] in known | {board.get("picture")}
        assert ("picture" in board) == any(kind in board for kind in ("position", "match", "steps"))
        assert len(picture["alt"]) > 20


@every_page
def test_nothing_is_fetched_from_anybody_else(language: str) -> None:
    """All addresses are the site's own, and lead somewhere."""
    found = page(language)
    assert "../../embed.js" in found.addresses
    drawn = {board.get("picture", NO_ICON) for board in found.boards}
    for address in filter(lambda address: address not in {NO_ICON, *drawn}, found.addresses):
        assert re.match(r"\.\./(\.\./)?\w", address)
        if address.startswith("../../rules/"):
            game, rules = re.fullmatch(r"\.\./\.\./rules/(\w+)/(\w+)/", address).groups()  # type: ignore[union-attr]
            assert (game, rules) == (found.boards[0]["game"], language)
        elif not address.startswith("../../"):
            assert (FOLDER / language / address).is_file()
    assert found.tags.count("script") == 1
    assert "url(" not in (FOLDER / "page.css").read_text(encoding="utf-8")


@every_page
def test_author_and_publisher_are_named_as_in_the_rulebook(language: str) -> None:
    found = page(language)
    game = found.boards[0]["game"]
    rulebook = Path(ROOT / f"engine/{game}/rulebook/{language}.md").read_text(encoding="utf-8")
    credit = rulebook.rpartition("{#" + game + ".about.credits}")[2].strip()
    names = re.findall(r"[A-ZÁÉ]\w+(?: [A-ZÁÉ]\w+)+", credit.partition(".")[0])
    assert names
    footer = found.text.partition("<footer>")[2]
    assert names[0] in footer


@every_page
def test_a_board_with_a_position_of_its_own_begins_with_its_picture(
    language: str, tmp_path: Path
) -> None:
    write_examples(tmp_path)
    for board in page(language).boards:
        if "picture" in board:
            drawn = (tmp_path / "examples" / language / board["picture"]).read_text("utf-8")
            assert drawn == still(board["game"], seen(board), Words(language))
