"""What stands in the example pages can be shown, in every language, and leads nowhere else."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine.core.match import read_match
from engine.games import lesson, lessons, load, puzzles
from engine.search.levels import levels
from tools.examples import seen, write_examples
from tools.paths import ROOT
from web.boards.still import still
from web.words import LANGUAGES, Words

FOLDER = ROOT / "examples"
KINDS = ("position", "lesson", "match", "puzzle", "play")
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
def test_five_boards_teach_one_game(language: str) -> None:
    found = page(language)
    assert found.language.startswith(language)
    assert len({board["game"] for board in found.boards}) == 1
    assert [kind for board in found.boards for kind in KINDS if kind in board] in [
        ["position", "lesson", "match", "puzzle", "play"]
    ]


def test_each_language_teaches_another_game() -> None:
    games = {page(language).boards[0]["game"] for language in LANGUAGES}
    assert len(games) == len(LANGUAGES)


@every_page
def test_every_board_can_be_shown(language: str) -> None:
    for board in page(language).boards:
        game = load(board["game"])
        if "position" in board:
            state = game.position(board["position"])
            assert str(state) == board["position"].strip()
            for move in filter(None, board.get("solution", "").split("|")):
                assert state.refusal(game.move(move)) is None
                state.play(game.move(move))
        if "match" in board:
            match = read_match(board["match"], load)
            assert match.game is game
            assert 0 < int(board["at"]) < len(match.log)
        if "lesson" in board:
            assert lesson(game.id, board["lesson"])
        if "play" in board:
            assert board["play"] in levels(game.id)
            assert int(board["seats"]) in game.seats


def test_the_task_in_portuguese_is_a_win_and_the_only_one() -> None:
    [board] = [board for board in page("pt").boards if "task" in board]
    game = load(board["game"])
    wins = []
    for move in game.position(board["position"]).moves():
        state = game.position(board["position"])
        state.play(move)
        if state.outcome() is not None:
            wins.append(str(move))
    assert wins == [board["solution"]]


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
        assert ("picture" in board) == ("position" in board or "match" in board)
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
