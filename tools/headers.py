"""The headers of the published site, as netlify.toml gives them to the host."""

import re
import tomllib
from functools import cache

from tools.paths import ROOT

# Pyodide's and PyScript's files need the right type: the site forbids browsers to guess.
CONTENT_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}


@cache
def rules() -> tuple[tuple[re.Pattern[str], dict[str, str]], ...]:
    """Each [[headers]] table: the addresses it is for (`*` is anything) and its headers."""
    tables = tomllib.loads((ROOT / "netlify.toml").read_text(encoding="utf-8"))["headers"]
    return tuple(
        (
            re.compile(re.escape(table["for"]).replace(r"\*", ".*")),
            {name: " ".join(value.split()) for name, value in table["values"].items()},
        )
        for table in tables
    )


def headers(path: str) -> dict[str, str]:
    """The headers of the file at `path` ("/index.html"): what all rules say that are for it."""
    found: dict[str, str] = {}
    for pattern, values in rules():
        if pattern.fullmatch(path):
            found |= {
                name: f"{found[name]}, {value}" if name in found else value
                for name, value in values.items()
            }
    return found
