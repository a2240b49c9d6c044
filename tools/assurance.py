"""What is known, from the commands that find it out: make assurance.

    python -m tools.assurance [--whole] [NAME ...]

Each command is run, and the last lines of what it says are put into docs/assurance.md, with the
date, the version and the commit; the rows of the others stay as they are. Without `--whole` each
takes some minutes at most. A command that fails is told as such, and so does this.
"""

import argparse
import re
import subprocess
import sys
from dataclasses import dataclass
from datetime import UTC, datetime

from engine.games import NAMES, load
from tools.paths import ROOT

REPORT = ROOT / "docs/assurance.md"
_ROWS = re.compile(r"(?<=<!-- figures -->\n)(?:\|.*\n)*")
_HEAD = "| what | command | said | when | of |\n|---|---|---|---|---|\n"


@dataclass(frozen=True, slots=True)
class Check:
    """A command, what it takes to be short, and how many of its last lines tell what came of it."""

    told: str
    module: str
    whole: str
    short: str | None = ""
    """None where there is no short form: then it is only run whole, or when it is named."""
    lines: int = 1

    def given(self, whole: bool) -> str:
        """The command line."""
        short = self.whole if self.short is None else self.short
        return f"python -m {self.module} {self.whole if whole else short}".strip()


CHECKS = {
    "soak": Check(
        "random plies with all invariants, every fourth game beside its oracle",
        *("tests.soak", "--plies 1000000", "--plies 20000"),
        lines=4,
    ),
    "perft": Check(
        "counts of continuations, by engine and by oracle", "tests.lockstep.perft", "", lines=4
    ),
    "mutants": Check(
        "faults planted in the rules that an oracle finds", "tests.lockstep.mutants", "", lines=4
    ),
    **{
        f"mutation-{game}": Check(
            "faults that a tool plants in its rules and tests notice", "tools.mutation", game, None
        )
        for game in NAMES
    },
    "fuzz": Check(
        "damaged texts that are read or refused as documented",
        *("tests.fuzz", "--number 100000", "--number 2000"),
        lines=13,
    ),
    **{
        f"hidden-{game}": Check(
            "games beside others that somebody cannot tell from them, every page to the byte",
            *("tests.secrets", game, f"{game} --games 2 --every 8"),
            lines=len(load(game).seats),
        )
        for game in NAMES
    },
    "kills": Check("a browser killed at any moment of play", "e2e.kills", "200", "5"),
    "secrets": Check(
        "bots that decide alike when something else is hidden",
        *("tools.arena secrets", "", "--number 20"),
        lines=4,
    ),
    "alike": Check(
        "games, decisions, texts and pages under every CPython there is", "tests.alike", "", lines=4
    ),
    "matches": Check(
        "games of bots that were played to compare them", "tools.arena elo", "--dry", "--dry"
    ),
    "refusals": Check(
        "games of bots in which no move is refused",
        *("tools.arena refusals", "", "--number 40"),
        lines=4,
    ),
    "advisories": Check(
        "what is known against the locked versions", "tools.advisories", "", lines=8
    ),
    "bytes": Check("what a visitor's line carries", "bench.bytes", "", lines=8),
}


def row(name: str, check: Check, whole: bool) -> tuple[str, bool]:
    """The row of one command, which is run; and whether all was well."""
    given = check.given(whole)
    done = subprocess.run(
        [sys.executable, *given.split()[1:]], cwd=ROOT, text=True, capture_output=True, check=False
    )
    said = "<br>".join((done.stdout or done.stderr).strip().splitlines()[-check.lines :])
    said = said.replace("|", "¦") + ("" if done.returncode == 0 else " **failed**")
    version = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(version, cwd=ROOT, text=True, capture_output=True, check=True)
    when = f"{datetime.now(UTC):%Y-%m-%d} | {commit.stdout.strip()}"
    return f"| {name}: {check.told} | `{given}` | {said} | {when} |\n", not done.returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(CHECKS)}")
    parser.add_argument("--whole", action="store_true", help="as long as each takes: hours")
    said = parser.parse_args()
    fine = True
    for name in said.names or (
        name for name in CHECKS if said.whole or CHECKS[name].short is not None
    ):
        new, good = row(name, CHECKS[name], said.whole)
        print(new, end="", flush=True)
        fine &= good
        text = REPORT.read_text(encoding="utf-8")
        kept = {line[2 : line.index(":")]: line for line in _rows(text)} | {name: new}
        rows = "".join(kept[each] for each in CHECKS if each in kept)
        REPORT.write_text(_with(_HEAD + rows, text), encoding="utf-8")
    return not fine


def _rows(text: str) -> list[str]:
    found = _ROWS.search(text)
    return found[0].splitlines(keepends=True)[2:] if found else []


def _with(table: str, text: str) -> str:
    """The text with this table: to the letter, a backslash in it escapes nothing."""
    return _ROWS.sub(lambda _: table, text)


if __name__ == "__main__":
    sys.exit(main())
