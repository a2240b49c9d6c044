"""A page with the site's style sheet and nothing that runs, for pages drawn by CPython.

What axe, the layout and the pictures look at needs no Python in the browser: a page costs a
hundredth of a second there in place of one.
"""

import re

from playwright.sync_api import Page

from e2e.site import NOWHERE, ORIGIN
from tools.paths import DIST

_BARE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Serão</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="stylesheet" href="$sheet"></head>
<body><div id="app"></div><div id="told"></div></body></html>"""


def sheet() -> str:
    """The address of the site's style sheet, from dist/."""
    html = (DIST / "index.html").read_text(encoding="utf-8")
    found = re.search(r'<link rel="stylesheet" href="([^"]*)"', html)
    assert found is not None
    return f"{ORIGIN}/{found[1]}"


def bare(page: Page) -> Page:
    """Make it a page with the site's style sheet and nothing else."""
    page.goto(NOWHERE)
    page.set_content(_BARE.replace("$sheet", sheet()), wait_until="load")
    return page
