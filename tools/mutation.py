"""How many faults, planted one by one, the tests of the rules notice: make mutation.

    python -m tools.mutation [--again] [GAME ...]

mutmut plants them in the files that pyproject.toml names and runs the tests that go through the
place. Those that nothing noticed stand in tests/<game>/survivors.txt with the reason; what is new
there is added with none, and what is noticed by now is taken out.
`--again` counts what the last run left, without running it.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from engine.games import NAMES
from tools.paths import ROOT

MUTMUT = ROOT / "build/mutation/bin/mutmut"
PLANTED = ROOT / "mutants/engine"
LEAST = 90
"""Per cent that must be noticed."""

SURVIVED, UNTESTED = 0, 33
"""What mutmut keeps of a fault that no test noticed, and of one that no test went through."""


class Survivor(NamedTuple):
    """A fault that no test noticed."""

    place: str
    """The module and the function, such as `play.partner`."""
    before: str
    """The lines as they are, without indentation; likewise those with the fault."""
    after: str
    reason: str = ""

    @property
    def fault(self) -> tuple[str, str, str]:
        """What tells it from any other."""
        return self[:3]

    def __str__(self) -> str:
        lines = [f"- {line}" for line in self.before.splitlines()]
        lines += [f"+ {line}" for line in self.after.splitlines()]
        return "\n".join([self.place, *lines, *([self.reason] if self.reason else [])])


def parse(text: str) -> Iterator[Survivor]:
    """The survivors that a file lists, a paragraph each; paragraphs that begin with # are words."""
    for paragraph in filter(None, text.strip().split("\n\n")):
        place, *lines = paragraph.splitlines()
        if place.startswith("#"):
            continue
        reason = " ".join(line for line in lines if not line.startswith(("-", "+")))
        yield Survivor(place, *_sides(lines), reason)


def listed(name: str) -> Path:
    """The file that lists a game's survivors."""
    return ROOT / f"tests/{name}/survivors.txt"


def merged(known: Iterable[Survivor], found: Iterable[Survivor]) -> list[Survivor]:
    """What was found now, with the reasons that are known."""
    reasons = {each.fault: each.reason for each in known}
    return sorted(each._replace(reason=reasons.get(each.fault, "")) for each in found)


def changed(name: str, diff: str) -> Survivor:
    """The survivor of that name, from what mutmut shows of it."""
    module, _, function = name.rpartition("__mutmut_")[0].rpartition(".")
    place = f"{module.split('.', 2)[2]}.{function.replace('ǁ', '.').removeprefix('x').strip('._')}"
    return Survivor(place, *_sides(diff.partition("@@")[2].splitlines()))


def _sides(lines: Iterable[str]) -> tuple[str, str]:
    """What a difference takes out, and what it puts in."""
    sides: dict[str, list[str]] = {"-": [], "+": []}
    for line in lines:
        if line[:1] in sides:
            sides[line[0]].append(line[1:].strip())
    return "\n".join(sides["-"]), "\n".join(sides["+"])


def _codes(name: str) -> dict[str, int]:
    """What mutmut keeps of each fault of a game that was tried."""
    found: dict[str, int | None] = {}
    for kept in sorted((PLANTED / name).glob("*.meta")):
        found |= json.loads(kept.read_text(encoding="utf-8"))["exit_code_by_key"]
    return {key: code for key, code in found.items() if code is not None}


def _mutmut(*words: str) -> str:
    done = subprocess.run([MUTMUT, *words], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def count(name: str) -> tuple[str, bool]:
    """What came of a game, its list of survivors written; and whether all is well."""
    codes = _codes(name)
    missed = [key for key, code in codes.items() if code in (SURVIVED, UNTESTED)]
    path = listed(name)
    known = path.read_text(encoding="utf-8") if path.exists() else ""
    found = merged(parse(known), (changed(key, _mutmut("show", key)) for key in missed))
    words = f"# Faults in the rules of {name} that no test notices: see tools/mutation.py"
    path.write_text("\n\n".join([words, *map(str, found)]) + "\n", encoding="utf-8")
    noticed, bare = len(codes) - len(missed), sum(not each.reason for each in found)
    score = 100 * noticed / len(codes)
    told = (
        f"{name}: {noticed:,} of {len(codes):,} noticed ({score:.1f} %);"
        f" of the others {bare} without a reason in {path.relative_to(ROOT)}"
    )
    return told, score >= LEAST and not bare


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(NAMES)}")
    parser.add_argument("--again", action="store_true", help="only count what was run before")
    said = parser.parse_args()
    names, fine = said.names or NAMES, True
    if not said.again:
        _mutmut("run", *(f"engine.{name}.*" for name in names))
    for name in names:
        told, good = count(name)
        print(told, flush=True)
        fine &= good
    return not fine


if __name__ == "__main__":
    sys.exit(main())
