"""The table of figures: rows of commands that were run, and of those that were not."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tools import assurance

LAST = "| fuzz: texts | `command` | said | 2026-01-01 | abc |\n"


def test_every_command_is_there() -> None:
    assert all(find_spec(check.module.split(" ")[0]) for check in assurance.CHECKS.values())


@pytest.mark.parametrize(("module", "fails"), [("calendar", False), ("tests.nowhere", True)])
def test_what_was_run_takes_its_row_and_the_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, fails: bool
) -> None:
    report = tmp_path / "assurance.md"
    report.write_text(f"# Above\n\n<!-- figures -->\n{assurance._HEAD}{LAST}\nBelow\n")
    monkeypatch.setattr(assurance, "REPORT", report)
    monkeypatch.setitem(assurance.CHECKS, "soak", assurance.Check("a | b", module, "", "2026 1"))
    for _ in range(2):
        monkeypatch.setattr("sys.argv", ["assurance", "soak"])
        assert assurance.main() == fails
    text = report.read_text()
    assert text.startswith("# Above\n\n<!-- figures -->\n| what |")
    assert text.endswith(f"{LAST}\nBelow\n")
    assert text.count("| soak: ") == 1
    assert ("**failed**" in text) == fails


def test_what_a_command_says_is_written_to_the_letter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = tmp_path / "assurance.md"
    report.write_text(f"<!-- figures -->\n{assurance._HEAD}{LAST}")
    monkeypatch.setattr(assurance, "REPORT", report)
    said = r"| soak: a \1 | `command` | 'if it:\n    return' | 2026-01-01 | abc |" + "\n"
    monkeypatch.setattr(assurance, "row", lambda name, check, whole: (said, True))
    monkeypatch.setattr("sys.argv", ["assurance", "soak"])
    for _ in range(2):
        assurance.main()
    assert report.read_text() == f"<!-- figures -->\n{assurance._HEAD}{said}{LAST}"


@pytest.mark.parametrize(
    ("given", "run"), [([], ["quick"]), (["--whole"], ["quick", "slow"]), (["slow"], ["slow"])]
)
def test_what_has_no_short_form_is_run_by_its_name_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: list[str], run: list[str]
) -> None:
    report, ran = tmp_path / "assurance.md", list[str]()
    report.write_text(f"<!-- figures -->\n{assurance._HEAD}")

    def row(name: str, check: assurance.Check, whole: bool) -> tuple[str, bool]:
        ran.append(name)
        return f"| {name}: told |\n", True

    checks = {"quick": assurance.Check("", "", ""), "slow": assurance.Check("", "", "", None)}
    monkeypatch.setattr(assurance, "REPORT", report)
    monkeypatch.setattr(assurance, "CHECKS", checks)
    monkeypatch.setattr(assurance, "row", row)
    monkeypatch.setattr("sys.argv", ["assurance", *given])
    assert not assurance.main()
    assert ran == run
