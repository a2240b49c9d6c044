"""Examples in the documents are run, and their links lead somewhere."""

import doctest
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import pytest

from engine.games import NAMES, lessons, load
from tools.paths import ROOT
from web.rooms.embed.address import Asked, Taught, read

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)

ROOTS = (ROOT, ROOT / "docs/first-game")
"""Where paths begin; the second is laid over the first."""

BOARDS = [ROOT / "docs/embedding.md", *sorted(ROOT.glob("examples/*/index.html"))]

WITH_EXAMPLES = [ROOT / "README.md", ROOT / "docs/notation.md"]


def examples(document: Path) -> str:
    """The Python sessions of a document, one after another."""
    text = document.read_text(encoding="utf-8")
    return "\n".join(re.findall(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("document", WITH_EXAMPLES, ids=lambda path: path.name)
def test_the_examples_of_a_document_do_what_it_says(document: Path) -> None:
    session = doctest.DocTestParser().get_doctest(
        examples(document), {}, document.name, str(document), 0
    )
    failed: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(session, out=failed.append)
    assert result.attempted > 5
    assert not failed, "".join(failed)


def test_the_first_games_have_as_many_steps_as_their_trial_says() -> None:
    """Those of today; what was counted at the trial stays as it was."""
    text = (ROOT / "docs/teaching.md").read_text(encoding="utf-8")
    first = {load(game).id: len(lessons(game)[0].steps) for game in NAMES}
    rows = re.findall(r"^\| (\w+) \| (\d+) \|(?: \d+ \|){4}$", text, re.MULTILINE)
    assert {game.lower(): int(steps) for game, steps in rows} == first


@every_document
def test_python_sessions_stand_only_where_they_are_run(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    inside = examples(document) if document in WITH_EXAMPLES else ""
    assert text.count(">>> ") == inside.count(">>> ")


@every_document
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", text):
        if "://" not in target:
            assert (document.parent / target).exists(), target


@every_document
def test_what_is_named_by_its_path_exists(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    named = re.findall(r"(?<![\w/.-])(?:engine|web|tests|e2e|docs|tools)/[\w./*<-]*", text)
    paths = {path.rstrip(".") for path in named if not {"*", "<"} & set(path)}
    assert not [path for path in paths if not any((root / path).exists() for root in ROOTS)]


def asked(text: str) -> Iterator[str]:
    """The address of each board in a page, whether an element or a frame of it stands there."""
    for attributes in re.findall(r"<serao-board\s([^>]*)>", text):
        parts: dict[str, object] = dict(re.findall(r'([\w-]+)="([^"]*)"', attributes))
        if "solution" in parts:
            parts["solution"] = str(parts["solution"]).split("|")
        yield urlencode(parts, doseq=True)
    yield from (unescape(found) for found in re.findall(r"embed\.html\?([^\"')\s]+)", text))


@pytest.mark.parametrize("page", BOARDS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_board_that_is_written_down_can_be_shown(page: Path) -> None:
    addresses = list(asked(page.read_text(encoding="utf-8")))
    assert addresses
    for address in addresses:
        found = read(address)
        assert isinstance(found, Asked), address
        if isinstance(found.content, Taught) and found.content.kind == "lesson":
            assert found.content.name in [one.name for one in lessons(found.game.id)]


def test_the_lessons_of_each_game_are_named() -> None:
    text = (ROOT / "docs/embedding.md").read_text(encoding="utf-8")
    for game in NAMES:
        row = ", ".join(f"`{one.name}`" for one in lessons(game))
        assert f"| {game.capitalize()} | {row} |" in text


def chapter(game: str) -> str:
    """What the notation says of one game."""
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    return text.partition(f"\n## {game.title()}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize(
    ("game", "begins"),
    [
        ("bullfrogs", r"[GBRY]+ [GBRY] \w+.*; log\["),
        ("ratland", r"[a-z-]+ active \d"),
        ("trio", r"(?:YR)+ \d \w+.*; start="),
        ("violet", r"\w+ \w+ \w+; path "),
    ],
)
def test_every_position_in_the_notation_reads_back(game: str, begins: str) -> None:
    """Also those that stand in plain blocks."""
    lines = [line for line in chapter(game).splitlines() if re.match(begins, line)]
    assert lines
    for line in lines:
        assert str(load(game).position(line)) == line


@pytest.mark.parametrize(
    ("game", "kinds"), [("bullfrogs", 16), ("ratland", 11), ("trio", 9), ("violet", 26)]
)
def test_every_move_in_the_notation_is_a_move(game: str, kinds: int) -> None:
    row = r"^\| (`[^|]+`) \|[^|]+\| (?:chance|(?:active )?player) \|$"
    rows = re.findall(row, chapter(game), re.MULTILINE)
    moves = [move for row in rows for move in re.findall(r"`([^`]+)`", row)]
    assert len({move.split(" ")[0] for move in moves}) == kinds
    for move in moves:
        assert str(load(game).move(move)) == move
