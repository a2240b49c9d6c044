"""The built site on a server of this machine, which sends what the host would."""

import threading
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from playwright.sync_api import Page, Route

from tools.paths import DIST
from tools.serve import Handler, server

NOWHERE_PATH = "/nowhere.txt"
HALF = "x-half"
"""A header of a request that only half of the file shall answer."""


class _Site(Handler):
    """The site, a page of it without the app, and half of a file to whom `half` sends."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        if HALF in self.headers:
            return self._half()
        # a page without the app names no icon: browsers ask for this one
        if self.path not in (NOWHERE_PATH, "/favicon.ico"):
            return super().send_head()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", "0")
        self.end_headers()
        return None

    def _half(self) -> BytesIO:
        whole = Path(self.translate_path(self.path)).read_bytes()
        half = whole[: len(whole) // 2]
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.send_header("Content-Length", str(len(half)))
        self.send_header("Cache-Control", "no-store")  # as if it had been cut short on its way
        self.end_headers()
        return BytesIO(half)


_site = server(DIST, handler=_Site)
threading.Thread(target=_site.serve_forever, daemon=True).start()

ORIGIN = f"http://127.0.0.1:{_site.server_port}"
NOWHERE = f"{ORIGIN}{NOWHERE_PATH}"
"""An empty page of the site, without the app."""


def half(route: Route) -> None:
    """Let a request have half of what it asks for, which goes its usual way."""
    route.continue_(headers={**route.request.headers, HALF: "1"})


class Held:
    """Requests kept waiting: `held = Held(page, "**/x.js")`, later `held.release()`."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.page = page
        self.routes: list[Route] = []
        page.context.route(pattern, lambda route: self.routes.append(route))

    def wait(self) -> None:
        """Until at least one has come."""
        while not self.routes:
            self.page.wait_for_timeout(20)

    def release(self) -> None:
        """Let them go on."""
        self.wait()
        for route in self.routes:
            route.fallback()
