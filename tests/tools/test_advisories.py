"""What is known against the locked packages is found, and nothing else."""

import json
import os
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from tools.advisories import (
    EXCEPTIONS,
    LIST,
    Advisory,
    Known,
    Locked,
    Source,
    affected,
    affects,
    locked,
    read,
    refreshed,
    report,
    semver,
    write,
)

PYPA, GITHUB = "pypa/advisory-database", "github/advisory-database"

ORDER = """
0.9.9 1.0.0-alpha 1.0.0-alpha.1 1.0.0-alpha.beta 1.0.0-beta 1.0.0-beta.2 1.0.0-beta.11 1.0.0-rc.1
1.0.0 1.0.1-0 1.0.1 1.2 1.10.0 2
"""
PYTHON_ENTRY = """\
id: PYSEC-2024-1
details: |
  introduced: "never"
modified: 2024-02-03T04:05:06.789Z
aliases:
- CVE-2024-1
- GHSA-1111
affected:
- package:
    ecosystem: PyPI
    name: Some_Thing
  ranges:
  - type: GIT
    repo: https://example.org/thing
    events:
    - introduced: "0"
    - fixed: 0123abcd
  - type: ECOSYSTEM
    events:
    - introduced: 2.0.0
    - fixed: 2.0.7
    - introduced: "0"
    - fixed: 1.10
  versions:
  - 1.2
"""


def entry(name: str, *packages: tuple[str, str, list[dict[str, str]]], **more: object) -> str:
    """A file of GitHub's database: package by package, and what happened to it."""
    affected = [
        {
            "package": {"ecosystem": ecosystem, "name": package},
            "ranges": [{"type": "ECOSYSTEM", "events": events}],
        }
        for ecosystem, package, events in packages
    ]
    return json.dumps(
        {"id": name, "modified": "2025-01-02T03:04:05Z", "affected": affected, **more}
    )


def repository(folder: Path, files: dict[str, str]) -> Path:
    """A checkout with one commit, of the first of May 2025."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    author = ["-c", "user.name=nobody", "-c", "user.email=nobody@example.org"]
    for command in (
        ["init", "--quiet"],
        ["add", "."],
        [*author, "-c", "commit.gpgsign=false", "commit", "--quiet", "--message", "all"],
    ):
        subprocess.run(
            ["git", *command],
            cwd=folder,
            check=True,
            env={"PATH": os.environ["PATH"], "GIT_COMMITTER_DATE": "2025-05-01T12:00Z"},
        )
    return folder


def of(ecosystem: str, ranges: str, *versions: str) -> Advisory:
    """An advisory with ranges such as `1.0 fixed 1.2, 2.0 last_affected 2.3, 3.0`."""
    spans = []
    for text in ranges.split(", ") if ranges else ():
        introduced, *end = text.split(" ", 2)
        spans.append({"introduced": introduced, **dict([end] if end else [])})
    return Advisory("X-1", ecosystem, "thing", PYPA, "2025-01-02", (), tuple(spans), versions)


def test_nothing_is_known_against_what_is_locked() -> None:
    lines, clean = report(read(), locked())
    assert clean, "\n".join(lines)
    assert "held against" in lines[-1]


def test_every_exception_is_needed() -> None:
    found = affected(read(), locked())
    needed = {
        (one.package, one.version, each.id) for one, against in found.items() for each in against
    }
    assert set(EXCEPTIONS) <= needed


def test_what_was_wrong_with_old_versions_is_found() -> None:
    known = read()
    old = [Locked("PyPI", "urllib3", "1.26.0"), Locked("npm", "semver", "7.5.1")]
    found = {
        one.package: {each.id for each in against} for one, against in affected(known, old).items()
    }
    assert {"PYSEC-2021-59", "PYSEC-2021-108", "GHSA-38jv-5279-wg99"} <= found["urllib3"]
    assert "GHSA-c2qf-rxjj-qqgw" in found["semver"]
    lines, clean = report(known, old)
    assert not clean
    assert lines[0].startswith("urllib3 1.26.0 (PyPI): ")
    assert lines[1].startswith("semver 7.5.1 (npm): ")
    assert not affected(known, [Locked("npm", "urllib3", "1.26.0")])


@pytest.mark.parametrize(
    ("advisory", "hit", "missed"),
    [
        (of("PyPI", "0 fixed 2.0.7"), "0 1.0a1 2.0.6 2.0.7rc1", "2.0.7 2.0.7.post1 2.0.10"),
        (of("PyPI", "2.0.0 fixed 2.1"), "2 2.0.0 2.1.dev1", "1.9 2.0.0rc1 2.1.0"),
        (of("PyPI", "2021.05.30 fixed 2024.07.04"), "2021.5.30 2024.7.3", "2024.7.4"),
        (of("PyPI", "", "1.0", "1.2"), "1 1.0.0 1.2", "1.1 1.2.1"),
        (of("npm", "0 fixed 7.5.2"), "0.0.0-alpha 7.5.1 7.5.2-beta.1", "7.5.2 7.10.0"),
        (of("npm", "6.0.0 last_affected 6.2"), "6.0.0 6.2.0 6.2.0+b", "5.9.9 6.0.0-rc.1 6.2.1"),
        (of("npm", "8.0.0-a.0 fixed 8.0.0-a.13"), "8.0.0-a.2", "7.9.9 8.0.0-a.13 8.0.0"),
        (of("npm", "1.0.0"), "1.0.0 99.0.0", "0.9.9"),
        (of("npm", "0 fixed 5.7.2, 6.0.0 fixed 6.3.1"), "5.7.1 6.0.0 6.3.0", "5.7.2 5.9.0 6.3.1"),
        (of("npm", "0 fixed 2.0.2;3.0.1"), "1.0.0 9.0.0", ""),  # cannot be read
        (of("npm", "0 fixed 2.0.2"), "latest", ""),
    ],
)
def test_borders(advisory: Advisory, hit: str, missed: str) -> None:
    assert [version for version in hit.split() if not affects(advisory, version)] == []
    assert [version for version in missed.split() if affects(advisory, version)] == []


def test_versions_of_npm_are_in_order() -> None:
    versions = ORDER.split()
    assert sorted(set(versions), key=semver) == versions
    assert semver("v1.2.3+a") == semver("1.2.3+b")
    for wrong in ("", "1.2.3.4", "1.x", "^1.0.0"):
        with pytest.raises(ValueError, match="not a version"):
            semver(wrong)


def test_every_kind_of_lock_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "requirements-a.txt").write_text(
        "Some_Thing==1.0  # why\n    # via\n"
        "other[more]==2.0 ; python_version > '3' --hash=sha256:0\n"
    )
    packages = {
        "": {"name": "here", "version": "0.1.0"},
        "node_modules/@a/b": {"version": "1.0.0"},
        "node_modules/@a/b/node_modules/c": {"version": "2.0.0"},
        "node_modules/rollup": {"name": "@rollup/wasm-node", "version": "4.0.0"},
        "node_modules/beside": {"link": True},
    }
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": packages}))
    assert locked(tmp_path) == [
        Locked("PyPI", "other", "2.0"),
        Locked("PyPI", "some-thing", "1.0"),
        Locked("npm", "@a/b", "1.0.0"),
        Locked("npm", "@rollup/wasm-node", "4.0.0"),
        Locked("npm", "c", "2.0.0"),
        Locked("npm", "rollup", "4.0.0"),
    ]
    (tmp_path / "requirements.txt").write_text("loose>=1\n")
    with pytest.raises(ValueError, match="does not pin loose"):
        locked(tmp_path)


def test_a_package_that_came_later_is_told() -> None:
    known = Known({PYPA: Source("2025-05-01", True)}, {"PyPI": ["thing"], "npm": []}, [])
    lines, clean = report(known, [Locked("PyPI", "thing", "1"), Locked("npm", "thing", "1.0.0")])
    assert clean
    assert lines[0] == "not looked for when the list was made: thing"


def test_the_list_is_kept_as_it_is_written(tmp_path: Path) -> None:
    write(read(), tmp_path / "list.json")
    assert (tmp_path / "list.json").read_bytes() == LIST.read_bytes()
    packages = {(one.ecosystem, one.package) for one in locked()}
    assert {(one.ecosystem, one.package) for one in read().advisories} <= packages


def test_the_list_is_made_anew(tmp_path: Path) -> None:
    pytest.importorskip("yaml", reason="only whoever makes the list anew needs PyYAML")
    pypa = repository(
        tmp_path / "pypa",
        {
            "vulns/some-thing/PYSEC-2024-1.yaml": PYTHON_ENTRY,
            "vulns/some-thing/PYSEC-2024-2.yaml": PYTHON_ENTRY.replace("2024-1", "2024-2")
            + "withdrawn: 2024-03-04T00:00:00Z\n",
            "vulns/foreign/PYSEC-2024-3.yaml": "not: [read",
            "README.md": "",
        },
    )
    zero = {"introduced": "0"}
    folder = "advisories/github-reviewed/2025/01"
    github = repository(
        tmp_path / "github",
        {
            f"{folder}/GHSA-1/GHSA-1.json": entry(
                "GHSA-1",
                ("npm", "thing", [zero, {"fixed": "1.0.0"}]),
                ("npm", "foreign", [zero]),
                ("npm", "thing", [{"last_affected": "2.1.0"}, {"introduced": "2.0.0"}]),
                aliases=["CVE-2025-1"],
            ),
            f"{folder}/GHSA-2/GHSA-2.json": entry("GHSA-2", ("npm", "Thing", [zero])),
            f"{folder}/GHSA-3/GHSA-3.json": entry("GHSA-3", ("PyPI", "Some.Thing", [zero])),
        },
    )
    heard = Advisory("CVE-2025-1", "npm", "thing", "threads", "2025-01-01")
    before = Known(
        {GITHUB: Source("2020-01-01", False), "threads": Source("2025-01-01", False)},
        {"PyPI": [], "npm": ["gone"]},
        [
            heard,
            replace(heard, id="CVE-2025-2"),
            replace(heard, id="CVE-2025-3", package="gone"),
            replace(heard, id="GHSA-0", source=GITHUB),
        ],
    )
    versions = [Locked("PyPI", "some-thing", "1.9"), Locked("npm", "thing", "2.0.0")]
    python = Advisory(
        "PYSEC-2024-1",
        "PyPI",
        "some-thing",
        PYPA,
        "2024-02-03",
        ("CVE-2024-1", "GHSA-1111"),
        ({"introduced": "0", "fixed": "1.10"}, {"introduced": "2.0.0", "fixed": "2.0.7"}),
    )

    one = refreshed(before, [pypa], versions)
    assert one.packages == {"PyPI": ["some-thing"], "npm": ["gone"]}
    assert one.sources[PYPA] == Source("2025-05-01", True)
    assert [each.id for each in one.advisories] == ["CVE-2025-1", "CVE-2025-2", "GHSA-0", python.id]
    assert one.advisories[-1] == python

    both = refreshed(before, [github / ".git", pypa], versions)
    assert both.packages == {"PyPI": ["some-thing"], "npm": ["thing"]}
    assert set(both.sources) == {PYPA, GITHUB, "threads"}
    spans = (
        {"introduced": "0", "fixed": "1.0.0"},
        {"introduced": "2.0.0", "last_affected": "2.1.0"},
    )
    date = "2025-01-02"
    assert both.advisories == [
        replace(heard, id="CVE-2025-2"),
        Advisory("GHSA-1", "npm", "thing", GITHUB, date, ("CVE-2025-1",), spans),
        Advisory("GHSA-3", "PyPI", "some-thing", GITHUB, date, (), ({"introduced": "0"},)),
        python,
    ]
    again = refreshed(both, [pypa, github], versions)
    for name, known in (("both", both), ("again", again)):
        write(known, tmp_path / name)
    assert (tmp_path / "both").read_bytes() == (tmp_path / "again").read_bytes()
    assert set(map(repr, read(tmp_path / "both").advisories)) == set(map(repr, both.advisories))

    with pytest.raises(ValueError, match="no database"):
        refreshed(before, [repository(tmp_path / "other", {"a/b": ""})], versions)
