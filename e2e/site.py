"""The built site on a server of this machine, which sends what the host would."""

import threading

from playwright.sync_api import Page, Route

from tools.paths import DIST
from tools.serve import server

_site = server(DIST)
threading.Thread(target=_site.serve_forever, daemon=True).start()

ORIGIN = f"http://127.0.0.1:{_site.server_port}"


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
