"""How every table and page looked when somebody looked at it: python -m e2e.references.

Pictures of pages without the app (see states.py), a third as large, by day and by night, on a
phone and on a laptop. `make references` takes them anew; look at what has changed before you commit
it.
"""

import base64
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Page, sync_playwright

from e2e import states
from e2e.bare import bare
from e2e.conftest import SCREENS
from tools.browsers import launch
from tools.paths import NODE_MODULES

FOLDER = Path(__file__).parent / "references"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
STATES = (
    *states.TABLES,
    "home",
    "games kept",
    "results",
    "settings",
    "about",
    "new bullfrogs",
    "rules trio",
    "learn violet",
    "over violet",
    "sheet ratland",
    "curtain",
    "deleting",
    "lesson",
)
"""What is kept a picture of."""

SMALLER = 3
"""By how much a picture is smaller than the screen."""

FONTS = {
    (family, weight): NODE_MODULES / f"dejavu-fonts-ttf/ttf/DejaVu{family}{end}.ttf"
    for family, (weight, end) in product(("Sans", "Serif"), (("400", ""), ("700", "-Bold")))
}
"""What the pages are set in: lines that end elsewhere would be other pictures."""
SET = """async ([fonts, style]) => {
    for (const [family, weight, font] of fonts) {
        const bytes = Uint8Array.from(atob(font), (sign) => sign.charCodeAt());
        document.fonts.add(await new FontFace(family, bytes, { weight }).load());
    }
    document.documentElement.style = style;
}"""

TAKE = """async ([shot, smaller]) => {
    const picture = new Image();
    picture.src = shot;
    await picture.decode();
    const [width, height] = [picture.width, picture.height].map((n) => Math.round(n / smaller));
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const brush = canvas.getContext("2d");
    brush.imageSmoothingQuality = "high";
    brush.drawImage(picture, 0, 0, width, height);
    return canvas.toDataURL("image/webp", 0.8);
}"""

COMPARE = """async ([shot, kept, block]) => {
    const drawn = async (address, size) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        const [width, height] = size ?? [picture.width, picture.height];
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const brush = canvas.getContext("2d", { willReadFrequently: true });
        brush.imageSmoothingQuality = "high";
        brush.drawImage(picture, 0, 0, width, height);
        return brush.getImageData(0, 0, width, height);
    };
    const one = await drawn(kept);
    const { width, height } = one;
    const other = await drawn(shot, [width, height]);
    const off = [];
    for (let top = 0; top + block <= height; top += block)
        for (let left = 0; left + block <= width; left += block) {
            const sums = [0, 0, 0];
            for (let y = top; y < top + block; y += 1)
                for (let x = left; x < left + block; x += 1)
                    for (const shade of [0, 1, 2]) {
                        const at = 4 * (y * width + x) + shade;
                        sums[shade] += one.data[at] - other.data[at];
                    }
            off.push(Math.max(...sums.map(Math.abs)) / block ** 2);
        }
    return [off.reduce((sum, each) => sum + each, 0) / off.length, Math.max(...off)];
}"""
"""How far two pictures are apart, of 255, in blocks of so many pixels of the one kept: in the mean,
and in the block that differs most."""

BLOCK = 8
"""Pixels of a kept picture, in each direction, whose colours are mixed: letters of another typeface
come to the same shade there, a colour or a thing that is missing does not."""


class View(NamedTuple):
    """What a picture shows."""

    state: str
    screen: str
    scheme: Literal["light", "dark"]

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.state.replace(' ', '-')}-{self.screen}-{self.scheme}.webp"


def views() -> Iterator[View]:
    """All that are kept, those of one screen together."""
    return (View(state, *rest) for *rest, state in product(SCREENS, SCHEMES, STATES))


def prepared(page: Page) -> Page:
    """A page without the app, set in letters of its own."""
    fonts = [
        (f"Kept {family}", weight, base64.b64encode(path.read_bytes()).decode())
        for (family, weight), path in FONTS.items()
    ]
    style = "--sans: 'Kept Sans'; --serif: 'Kept Serif'"
    bare(page).evaluate(SET, [fonts, style])
    return page


def data(kind: str, picture: bytes) -> str:
    """A picture as an address."""
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


def shown(page: Page, view: View) -> str:
    """The picture of a view now, as an address; the page is a prepared one."""
    width, height = SCREENS[view.screen]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=view.scheme, reduced_motion="reduce")
    states.put(page, view.state)
    return data("jpeg", page.screenshot(type="jpeg", quality=90))


def apart(page: Page, shot: str, kept: bytes) -> tuple[float, float]:
    """How far a picture is from the kept one (see `COMPARE`)."""
    mean, most = page.evaluate(COMPARE, [shot, data("webp", kept), BLOCK])
    return mean, most


def main() -> None:
    """Take all anew, or those whose path holds one of the words that are given."""
    FOLDER.mkdir(exist_ok=True)
    words = sys.argv[1:]
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        page = prepared(browser.new_page())
        for view in views():
            if words and not any(word in view.path.name for word in words):
                continue
            taken = page.evaluate(TAKE, [shown(page, view), SMALLER])
            view.path.write_bytes(base64.b64decode(taken.partition(",")[2]))
        browser.close()
    if not words:
        for path in set(FOLDER.glob("*.webp")) - {view.path for view in views()}:
            path.unlink()


if __name__ == "__main__":
    main()
