"""Which rules lack something: code, a refusal, a test, a lesson, a text. `make rules` finds none.

A rule is proven when the engine's code cites it where it is kept, a rule that can refuse stands
among the refusals and a test expects a move to be refused by it, a test carries its mark, and every
rulebook has a heading for it. Its text says what is a house value or ruling exactly if the rule is
marked so. Where a game has lessons, a step of them teaches it.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.games import NAMES, load
from tools.lessons import taught
from tools.paths import ROOT
from tools.rulebook import sections
from web.words import LANGUAGES

HOUSE = {
    "en": ("House value", "House ruling"),
    "pt": ("Regra da casa",),
    "de": ("Hausregel",),
}
"""How the line begins that says what the rulebook leaves open, in each language."""


@dataclass(frozen=True, slots=True)
class Gap:
    """Something that a rule lacks."""

    id: str
    lacks: str

    def __str__(self) -> str:
        return f"{self.id}: {self.lacks}"


def gaps(name: str, root: Path = ROOT) -> list[Gap]:
    """What the rules of one game lack, and ids that are cited but name no rule."""
    rules = load(name).rules
    package = root / "engine" / name
    cited = _ids(name, _prose(package))
    refusing = _refusing(package)
    tested, shown = _said_by(root / "tests")
    books = {language: _book(package, language) for language in LANGUAGES}
    learnt = taught(name)
    found: list[Gap] = []
    for rule in rules:
        if rule.id not in cited:
            found.append(Gap(rule.id, "no code cites it"))
        if rule.kind == "refusal" and rule.id not in refusing:
            found.append(Gap(rule.id, "nothing refuses by it"))
        if rule.kind == "refusal" and rule.id not in shown:
            found.append(Gap(rule.id, "no test shows what it refuses"))
        if learnt and rule.id not in learnt:
            found.append(Gap(rule.id, "no lesson teaches it"))
        if rule.id not in tested:
            found.append(Gap(rule.id, "no test is marked with it"))
        for language, book in books.items():
            if rule.id not in book:
                found.append(Gap(rule.id, f"no text in {language}.md"))
            elif _is_house(book[rule.id], language) and not rule.house:
                found.append(Gap(rule.id, f"house=True, as {language}.md says"))
            elif rule.house and not _is_house(book[rule.id], language):
                found.append(Gap(rule.id, f"no house value or ruling in {language}.md"))
    known = {rule.id for rule in rules}
    headings = set[str]().union(*books.values())
    strangers = {id for id in tested if id.startswith(f"{name}.")} | headings | cited
    for id in sorted(strangers - known):
        if not (id.startswith(f"{name}.about.") and id in headings):
            found.append(Gap(id, "no such rule"))
    return found


def _is_house(text: str, language: str) -> bool:
    """Whether a line of a rule's text begins as house values and rulings do."""
    return any(f"<p><em>{mark}:</em>" in text for mark in HOUSE[language])


def _ids(name: str, texts: Iterable[str]) -> set[str]:
    """Everything in the texts that looks like a rule of the game."""
    pattern = re.compile(rf"(?<![\w./]){name}(?:\.[a-z0-9][a-z0-9-]*)+")
    return {found for text in texts for found in pattern.findall(text)}


def _prose(package: Path) -> Iterator[str]:
    """The docstrings and comments of a package's code."""
    for file in sorted(package.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                yield str(node.value.value)
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.string


def _refusing(package: Path) -> set[str]:
    """The ids of the rules that stand in a `REFUSALS` or in a `refusal` of a game's code."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(package.rglob("*.py"))]
    named: dict[str, str] = {}
    used: set[str] = set()
    for node in (node for tree in trees for node in ast.walk(tree)):
        match node:
            case ast.Assign(
                targets=[ast.Name(id=constant)],
                value=ast.Call(
                    func=ast.Name(id="rule" | "Rule"), args=[ast.Constant(value=str(id)), *_]
                ),
            ):
                named[constant] = (
                    id if id.startswith(f"{package.name}.") else f"{package.name}.{id}"
                )
            case ast.AnnAssign(target=ast.Name(id="REFUSALS")) | ast.FunctionDef(name="refusal"):
                used |= {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    return {id for constant, id in named.items() if constant in used}


@cache
def _said_by(folder: Path) -> tuple[set[str], set[str]]:
    """The ids that tests are marked with, and those that they expect of a refused move.

    `@pytest.mark.rule("...")` and `refused(...) == "..."`.
    """
    marked, shown = set[str](), set[str]()
    for file in sorted(folder.rglob("test_*.py")):
        source = file.read_text(encoding="utf-8")
        if "mark.rule(" not in source and "refused(" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")),
                    args=[ast.Constant(value=str(id))],
                ):
                    marked.add(id)
                case ast.Compare(
                    left=ast.Call(func=ast.Name(id="refused")),
                    ops=[ast.Eq()],
                    comparators=[ast.Constant(value=str(id))],
                ):
                    shown.add(id)
    return marked, shown


def _book(package: Path, language: str) -> dict[str, str]:
    """The text of each rule, as HTML."""
    book = package / "rulebook" / f"{language}.md"
    if not book.exists():
        return {}
    found = sections(book.read_text(encoding="utf-8"))
    return {section["id"]: section["html"] for section in found if section["id"]}


def main() -> int:
    """Print the report. Returns how many gaps there are, for the exit code."""
    count = 0
    for name in NAMES:
        found = gaps(name)
        count += len(found)
        print(f"{name}: {len(load(name).rules)} rules, {len(found)} gaps")
        for gap in found:
            print(f"  {gap}")
    return count


if __name__ == "__main__":
    sys.exit(min(main(), 1))
