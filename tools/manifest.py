"""manifest.webmanifest: how a phone or a laptop installs the site. All addresses are relative."""

import json
import subprocess
from collections.abc import Mapping

from engine.games import NAMES
from tools.paths import BUILD, ROOT
from web.app.routes import HOME, Route
from web.words import LANGUAGES, Words
from web.words.covers import cover

GROUND = "#f5ecdd"  # --ground of web/boards/house.css by day
SCREENS = {"narrow": (390, 844), "wide": (1366, 768)}
SCREENSHOTS = ROOT / "web/static/screenshots"
ICONS = ("icon-192", "icon-512", "maskable-512", "touch-180")


def icons() -> dict[str, bytes]:
    """The icon as PNG files, drawn from web/static/icon.svg; by file name."""
    folder = BUILD / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    script, picture = ROOT / "tools/icons.mjs", ROOT / "web/static/icon.svg"
    subprocess.run(["node", str(script), str(picture), str(folder)], check=True, cwd=ROOT)
    return {f"{name}.png": (folder / f"{name}.png").read_bytes() for name in ICONS}


def screenshots() -> dict[str, bytes]:
    """The pictures of the tables, as e2e/screenshots.py took them; by file name."""
    return {path.name: path.read_bytes() for path in sorted(SCREENSHOTS.glob("*.png"))}


def manifest(published: Mapping[str, str]) -> str:
    """The manifest; `published` says where the pictures now are."""
    words = Words(LANGUAGES[0])
    return json.dumps(
        {
            "id": "./",
            "start_url": f"./{HOME}",
            "scope": "./",
            "name": words("site.title"),
            "short_name": "Serão",
            "description": words("site.description"),
            "lang": LANGUAGES[0],
            "dir": "ltr",
            "display": "standalone",
            "background_color": GROUND,
            "theme_color": GROUND,
            "categories": ["games"],
            "icons": [
                {
                    "src": published[f"icons/{name}.png"],
                    "sizes": "{0}x{0}".format(name.rpartition("-")[2]),
                    "type": "image/png",
                    "purpose": "maskable" if name.startswith("maskable") else "any",
                }
                for name in ICONS
            ],
            "screenshots": [
                {
                    "src": published[f"screenshots/{name}-{form}.png"],
                    "sizes": f"{width}x{height}",
                    "type": "image/png",
                    "form_factor": form,
                    "label": cover(name, LANGUAGES[0]).title,
                }
                for name in NAMES
                for form, (width, height) in SCREENS.items()
                if f"screenshots/{name}-{form}.png" in published
            ],
            "shortcuts": [
                {"name": cover(name, LANGUAGES[0]).title, "url": f"./{Route('new', name)}"}
                for name in NAMES
            ],
        },
        ensure_ascii=False,
        indent=1,
    )
