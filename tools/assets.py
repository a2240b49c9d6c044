"""Files of the site that never change: each carries a hash of its content in its name."""

import hashlib
import shutil
from pathlib import Path, PurePosixPath

FOLDER = "assets"


class Assets:
    """The folder assets/ of a site being built, and what each source became."""

    def __init__(self, site: Path) -> None:
        self.folder = site / FOLDER
        self.folder.mkdir(parents=True)
        self.published: dict[str, str] = {}  # "web/static/serao.css" -> "assets/serao-1f3a….css"

    def add(self, source: str, data: bytes) -> None:
        """Publish one file."""
        path = PurePosixPath(source)
        name = f"{path.stem}-{digest(data)}{path.suffix}"
        (self.folder / name).write_bytes(data)
        self.published[source] = f"{FOLDER}/{name}"

    @property
    def version(self) -> str:
        """A name for all that was published."""
        return digest(*(name.encode() for name in sorted(self.published.values())))

    def add_folder(self, source: str, files: dict[str, bytes]) -> None:
        """Publish files that name one another: the hash is in the name of their folder."""
        parts = [part for name in sorted(files) for part in (name.encode(), files[name])]
        folder = f"{source}-{digest(*parts)}"
        (self.folder / folder).mkdir()
        for name, data in files.items():
            target = self.folder / folder / name
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(data)
            self.published[f"{source}/{name}"] = f"{FOLDER}/{folder}/{name}"


def replace_folder(new: Path, old: Path) -> None:
    """Put a finished folder in the place of an older one."""
    shutil.rmtree(old, ignore_errors=True)
    new.rename(old)


def digest(*parts: bytes) -> str:
    """A short name for these parts in this order."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()[:12]


def plain(path: Path) -> bytes:
    """The file without the comment that sends a developer's browser after a source map."""
    data = path.read_bytes()
    return data.rpartition(b"\n//# sourceMappingURL=")[0] or data
