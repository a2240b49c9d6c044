"""What is known against the packages of the lock files: python -m tools.advisories.

Every locked version is held against tools/advisories.json, without a network. A line is printed for
each that an advisory affects, or one that says what was held against what; what is affected fails.

    python -m tools.advisories --refresh PATH ...

makes the list anew from checkouts or git directories of github.com/pypa/advisory-database and
github.com/github/advisory-database. What it holds of a database that is not given stays.
"""

import argparse
import json
import re
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tools.paths import ROOT

LIST = ROOT / "tools/advisories.json"
_SEMVER = re.compile(
    r"v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?", re.ASCII
)
_ENDS = ("fixed", "last_affected")

_UNPACKS = (
    "only @puppeteer/browsers loads it, to unpack a browser that it has downloaded; Lighthouse is"
    " given the browser that is installed"
)
_SERVES = (
    "only @sentry/node loads it, when Lighthouse may report its errors; the headers are those of"
    " requests to a server, and Lighthouse is none"
)
# What affects a locked version and cannot be reached from here: package, version and advisory.
EXCEPTIONS = {
    ("extract-zip", "2.0.1", "GHSA-7pqw-9j4j-h8q3"): _UNPACKS,
    ("extract-zip", "2.0.1", "GHSA-jmr9-qjv8-65gv"): _UNPACKS,
    ("@opentelemetry/core", "1.30.1", "GHSA-8988-4f7v-96qf"): _SERVES,
}


@dataclass(frozen=True, slots=True)
class Database:
    """A public database of advisories: where its files lie, and of which registries."""

    folder: str
    suffix: str
    ecosystems: tuple[str, ...]


DATABASES = {
    "pypa/advisory-database": Database("vulns", ".yaml", ("PyPI",)),
    "github/advisory-database": Database("advisories/github-reviewed", ".json", ("PyPI", "npm")),
}


@dataclass(frozen=True, slots=True, order=True)
class Locked:
    """A version that a lock file names, with its package as its registry compares names."""

    ecosystem: str
    package: str
    version: str

    def __str__(self) -> str:
        return f"{self.package} {self.version} ({self.ecosystem})"


@dataclass(frozen=True, slots=True)
class Advisory:
    """What one advisory says of one package.

    A range begins with `introduced`, where "0" comes before all versions, and ends before `fixed`,
    with `last_affected`, or never. `versions` stand where there are no ranges.
    """

    id: str
    ecosystem: str
    package: str
    source: str
    modified: str
    aliases: tuple[str, ...] = ()
    ranges: tuple[Mapping[str, str], ...] = ()
    versions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Source:
    """Where advisories were read: until when, and whether all that it says of our packages."""

    date: str
    whole: bool

    def __str__(self) -> str:
        return f"{'whole' if self.whole else 'in part'}, until {self.date}"


@dataclass(frozen=True, slots=True)
class Known:
    """The list: its sources, the packages that were looked for, and what was found."""

    sources: Mapping[str, Source]
    packages: Mapping[str, Sequence[str]]
    advisories: Sequence[Advisory]


def key(ecosystem: str, version: str) -> tuple[Any, ...]:
    """What the versions of a registry are compared by. Raises ValueError when it cannot be read."""
    if version == "0":
        return (0,)
    return (1, Version(version)) if ecosystem == "PyPI" else (1, *semver(version))


def semver(version: str) -> tuple[tuple[int, ...], bool, tuple[tuple[int, int, str], ...]]:
    """A version of npm in the order of semver.org: what comes before a release is less than it.

    Raises ValueError when it cannot be read.
    """
    found = _SEMVER.fullmatch(version)
    if found is None:
        raise ValueError(f"not a version of npm: {version}")
    *numbers, before = found.groups()
    parts = before.split(".") if before else []
    return (
        tuple(int(number or 0) for number in numbers),
        not parts,
        tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts),
    )


def affects(advisory: Advisory, version: str) -> bool:
    """Whether it affects this version of its package.

    A range that cannot be read counts: somebody has to look at it.
    """
    try:
        at = key(advisory.ecosystem, version)
        return any(_within(at, advisory.ecosystem, span) for span in advisory.ranges) or any(
            at == key(advisory.ecosystem, one) for one in advisory.versions
        )
    except ValueError:
        return True


def _within(at: tuple[Any, ...], ecosystem: str, span: Mapping[str, str]) -> bool:
    if at < key(ecosystem, span["introduced"]):
        return False
    if "fixed" in span:
        return at < key(ecosystem, span["fixed"])
    return "last_affected" not in span or at <= key(ecosystem, span["last_affected"])


def locked(folder: Path = ROOT) -> list[Locked]:
    """Every version that the lock files in a folder name.

    Raises ValueError when one names a package without its version.
    """
    found = set()
    for path in folder.glob("requirements*.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if text := re.split(" --|#", line)[0].strip():  # without its hash and its reasons
                requirement = Requirement(text)
                pins = [one.version for one in requirement.specifier if one.operator == "=="]
                if len(pins) != 1:
                    raise ValueError(f"{path.name} does not pin {requirement.name}")
                found.add(Locked("PyPI", canonicalize_name(requirement.name), pins[0]))
    packages = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for place, entry in packages.items():
        if place and not entry.get("link"):
            # a package in the place of another is held against what is known of both
            for name in {place.rpartition("node_modules/")[2], entry.get("name")} - {None}:
                found.add(Locked("npm", name, entry["version"]))
    return sorted(found)


def affected(known: Known, versions: Iterable[Locked]) -> dict[Locked, list[Advisory]]:
    """The versions that something is known against, and what."""
    of: dict[tuple[str, str], list[Advisory]] = {}
    for advisory in known.advisories:
        of.setdefault((advisory.ecosystem, advisory.package), []).append(advisory)
    found = {
        one: [
            advisory
            for advisory in of.get((one.ecosystem, one.package), [])
            if affects(advisory, one.version)
        ]
        for one in versions
    }
    return {one: against for one, against in found.items() if against}


def report(known: Known, versions: Sequence[Locked]) -> tuple[list[str], bool]:
    """What there is to print, and whether nothing is affected but what is among the exceptions."""
    lines, clean = [], True
    for one, against in affected(known, versions).items():
        reasons = {EXCEPTIONS.get((one.package, one.version, each.id)) for each in against}
        names = ", ".join(each.id for each in against)
        if None in reasons:
            clean = False
            lines.append(f"{one}: {names}")
        else:
            lines.append(f"{one}: {names}, an exception: {'; '.join(sorted(map(str, reasons)))}")
    new = sorted(
        {one.package for one in versions if one.package not in known.packages[one.ecosystem]}
    )
    if new:
        lines.append(f"not looked for when the list was made: {', '.join(new)}")
    if clean:
        packages = len({(one.ecosystem, one.package) for one in versions})
        sources = ", ".join(f"{name} ({source})" for name, source in known.sources.items())
        lines.append(
            f"{len(versions)} versions of {packages} packages held against"
            f" {len(known.advisories)} advisories of {sources}"
        )
    return lines, clean


def read(path: Path = LIST) -> Known:
    """The list as it is kept."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    return Known(
        {name: Source(**source) for name, source in kept["sources"].items()},
        kept["packages"],
        [
            Advisory(**{name: _frozen(value) for name, value in entry.items()})
            for entry in kept["advisories"]
        ],
    )


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def write(known: Known, path: Path = LIST) -> None:
    """Keep the list: sorted, and an advisory a line, so that a difference can be read."""
    advisories = sorted(known.advisories, key=lambda one: (one.ecosystem, one.package, one.id))
    parts = {
        "sources": _lines("{}", _named(known.sources, asdict)),
        "packages": _lines("{}", _named(known.packages, sorted)),
        "advisories": _lines(
            "[]",
            (
                json.dumps({name: value for name, value in asdict(advisory).items() if value})
                for advisory in advisories
            ),
        ),
    }
    text = _lines("{}", (f'"{name}": {part}' for name, part in parts.items()))
    path.write_text(f"{text}\n", encoding="utf-8")


def _named(of: Mapping[str, Any], told: Callable[[Any], Any]) -> Iterator[str]:
    return (f"{json.dumps(name)}: {json.dumps(told(of[name]))}" for name in sorted(of))


def _lines(brackets: str, values: Iterable[str]) -> str:
    return "\n".join([brackets[0], ",\n".join(values), brackets[1]])


def refreshed(known: Known, paths: Iterable[Path], versions: Iterable[Locked]) -> Known:
    """The list with what the databases at these paths say of the packages of these versions.

    What was read elsewhere stays until a database tells the same advisory. Raises ValueError where
    there is neither database, and subprocess.CalledProcessError where git reads nothing.
    """
    wanted = {(one.ecosystem, one.package) for one in versions}
    sources, packages = dict(known.sources), dict(known.packages)
    given: set[str] = set()
    fresh: list[Advisory] = []
    for path in paths:
        name = _which(path)
        given.add(name)
        sources[name] = Source(_git(path, "log", "-1", "--format=%cs").strip(), whole=True)
        for ecosystem in DATABASES[name].ecosystems:
            packages[ecosystem] = sorted(one for of, one in wanted if of == ecosystem)
        for entry in _entries(path, DATABASES[name], wanted):
            fresh += told(entry, name, wanted)
    heard = {name for advisory in fresh for name in (advisory.id, *advisory.aliases)}
    stays = [
        advisory
        for advisory in known.advisories
        if (advisory.ecosystem, advisory.package) in wanted
        and advisory.source not in given
        and (advisory.source in DATABASES or heard.isdisjoint({advisory.id, *advisory.aliases}))
    ]
    every = [*stays, *fresh]
    used = {advisory.source for advisory in every}
    return Known(
        {name: source for name, source in sources.items() if name in {*given, *used}},
        packages,
        every,
    )


def told(entry: Mapping[str, Any], source: str, wanted: Set[tuple[str, str]]) -> Iterator[Advisory]:
    """What an entry of a database says of our packages; its form is ossf.github.io/osv-schema."""
    if entry.get("withdrawn"):
        return
    found: dict[tuple[str, str], tuple[list[dict[str, str]], list[str]]] = {}
    for part in entry.get("affected", ()):
        ecosystem, name = part["package"]["ecosystem"], part["package"]["name"]
        package = (ecosystem, canonicalize_name(name) if ecosystem == "PyPI" else name)
        if package in wanted:
            ranges, versions = found.setdefault(package, ([], []))
            spans = [
                span
                for one in part.get("ranges", ())
                if one["type"] != "GIT"
                for span in _spans(ecosystem, one["events"])
            ]
            ranges += spans
            versions += () if spans else part.get("versions", ())
    for (ecosystem, name), (ranges, versions) in found.items():
        yield Advisory(
            entry["id"],
            ecosystem,
            name,
            source,
            entry["modified"][:10],
            tuple(sorted(entry.get("aliases", ()))),
            tuple(ranges),
            tuple(versions),
        )


def _spans(ecosystem: str, events: Sequence[Mapping[str, str]]) -> Iterator[dict[str, str]]:
    """Events as ranges: each introduction with the first end that comes after it."""
    places = [(kind, at) for event in events for kind, at in event.items()]
    # where it is fixed and introduced at one version, it is affected; and so is the last affected
    order = ("fixed", "introduced", "last_affected", "limit")
    with suppress(ValueError):  # what cannot be read keeps its order, for somebody to look at
        places.sort(key=lambda place: (key(ecosystem, place[1]), order.index(place[0])))
    span: dict[str, str] = {}
    for kind, at in places:
        if kind == "introduced" and not span:
            span = {kind: at}
        elif kind in _ENDS and span:
            yield {**span, kind: at}
            span = {}
    if span:
        yield span


def _which(path: Path) -> str:
    """The database that lies there."""
    for name, database in DATABASES.items():
        if _git(path, "ls-tree", "-d", "--name-only", "HEAD", database.folder):
            return name
    raise ValueError(f"no database of advisories: {path}")


def _entries(
    path: Path, database: Database, wanted: Set[tuple[str, str]]
) -> Iterator[dict[str, Any]]:
    """Every entry of a database that may be about our packages."""
    names = {name for _, name in wanted}
    command = ["git", "-C", str(path), "archive", "HEAD", database.folder]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE) as process,
        tarfile.open(fileobj=process.stdout, mode="r|") as archive,
    ):
        for member in archive:
            place = PurePosixPath(member.name)
            if place.suffix != database.suffix:
                continue
            file = archive.extractfile(member)
            assert file is not None
            if place.suffix == ".json":
                yield json.load(file)
            elif canonicalize_name(place.parent.name) in names:  # reading YAML is slow
                yield _yaml(file.read())


def _yaml(text: bytes) -> dict[str, Any]:
    """YAML whose values are all texts: 3.10 is a version, not a number."""
    import yaml  # only whoever makes the list anew needs it: pip install pyyaml

    entry: dict[str, Any] = yaml.load(text, Loader=yaml.BaseLoader)
    return entry


def _git(path: Path, *arguments: str) -> str:
    command = ["git", "-C", str(path), *arguments]
    return subprocess.run(command, check=True, text=True, capture_output=True).stdout


def main() -> int:
    """Hold the locked versions against the list, which may be made anew before."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--refresh", nargs="+", type=Path, default=[], metavar="PATH")
    paths = parser.parse_args().refresh
    known, versions = read(), locked()
    if paths:
        known = refreshed(known, paths, versions)
        write(known)
    lines, clean = report(known, versions)
    print("\n".join(lines))
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main())
