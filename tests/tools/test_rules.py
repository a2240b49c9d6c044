"""No rule without code, a refusal, a test and a text; and the report would notice."""

from pathlib import Path
from shutil import copytree

import pytest

from engine.games import NAMES, load
from tools.paths import ROOT
from tools.rules import Gap, gaps


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_code_a_refusal_a_test_and_a_text(name: str) -> None:
    assert gaps(name) == []


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The part of the repository that the report on Bullfrogs reads, to be spoiled."""
    for folder in ("engine/bullfrogs", "tests/bullfrogs"):
        copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_the_copy_is_as_good_as_the_original(copied: Path) -> None:
    assert gaps("bullfrogs", copied) == []


def test_a_missing_text_is_noticed_in_each_language(copied: Path) -> None:
    for language in ("en", "pt", "de"):
        book = copied / f"engine/bullfrogs/rulebook/{language}.md"
        spoil(book, "{#bullfrogs.hop}", "{#bullfrogs.about.hop}")
    assert gaps("bullfrogs", copied) == [
        Gap("bullfrogs.hop", f"no text in {language}.md") for language in ("en", "pt", "de")
    ]


def test_a_house_ruling_that_is_not_said_everywhere_is_noticed(copied: Path) -> None:
    books = copied / "engine/bullfrogs/rulebook"
    spoil(books / "de.md", "*Hausregel:* Umgesetzte", "Umgesetzte")
    heading = "{#bullfrogs.deploy.reserve}\n"
    spoil(books / "pt.md", heading, f"{heading}*Regra da casa:* Sempre.\n\n")
    assert gaps("bullfrogs", copied) == [
        Gap("bullfrogs.deploy.reserve", "house=True, as pt.md says"),
        Gap("bullfrogs.deploy.max-two", "no house value or ruling in de.md"),
    ]


def test_a_missing_test_is_noticed(copied: Path) -> None:
    spoil(copied / "tests/bullfrogs/test_deploy.py", 'rule("bullfrogs.deploy.not-log")', "skip")
    assert gaps("bullfrogs", copied) == [
        Gap("bullfrogs.deploy.not-log", "no test is marked with it")
    ]


def test_a_rule_that_never_refuses_is_noticed(copied: Path) -> None:
    spoil(copied / "engine/bullfrogs/rules.py", "(slides_a_pad, SLIDE_NOT_LOG),", "")
    assert gaps("bullfrogs", copied) == [Gap("bullfrogs.slide.not-log", "nothing refuses by it")]


def test_a_rule_that_no_test_shows_refusing_is_noticed(copied: Path) -> None:
    spoil(copied / "tests/bullfrogs/test_slide.py", '== "bullfrogs.slide.not-log"', "is not None")
    assert gaps("bullfrogs", copied) == [
        Gap("bullfrogs.slide.not-log", "no test shows what it refuses")
    ]


def test_a_rule_that_no_code_cites_is_noticed(copied: Path) -> None:
    for file in (copied / "engine/bullfrogs").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("bullfrogs.score.chain:", "chain:"), encoding="utf-8")
    assert gaps("bullfrogs", copied) == [Gap("bullfrogs.score.chain", "no code cites it")]


def test_a_rule_that_does_not_exist_is_noticed(copied: Path) -> None:
    spoil(
        copied / "tests/bullfrogs/test_deploy.py",
        'rule("bullfrogs.deploy.not-log")',
        'rule("bullfrogs.deploy.not-log")\n@pytest.mark.rule("bullfrogs.deploy.diagonal")',
    )
    assert gaps("bullfrogs", copied) == [Gap("bullfrogs.deploy.diagonal", "no such rule")]


def test_a_rule_that_no_lesson_teaches_is_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    ids = {rule.id for rule in load("bullfrogs").rules}
    monkeypatch.setattr("tools.rules.taught", lambda name: ids - {"bullfrogs.hop"})
    assert gaps("bullfrogs") == [Gap("bullfrogs.hop", "no lesson teaches it")]
