"""The built site without a server: every request is answered from dist/, as the host would."""

from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

from playwright.sync_api import BrowserContext, Page, Route

from tools.headers import CONTENT_TYPES, headers
from tools.paths import DIST

ORIGIN = "https://serao.test"


@cache
@cache
def found(path: str) -> tuple[dict[str, str], Path] | None:
    """Headers and file of an address of the site; None when there is none."""
    file = DIST / unquote(path).lstrip("/")
    file = file / "index.html" if file.is_dir() else file
    if not file.is_file():
        return None
    return {**headers(path), "Content-Type": CONTENT_TYPES[file.suffix]}, file


def answer(path: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of an address of the site."""
    known = found(path)
    return (200, known[0], known[1].read_bytes()) if known else (404, {}, b"")


def serve(context: BrowserContext, address: str = ORIGIN) -> None:
    """Put the site at an address of the context."""
    above = urlsplit(address).path

    def fulfil(route: Route) -> None:
        known = found(urlsplit(route.request.url).path.removeprefix(above))
        if known:
            route.fulfill(headers=known[0], path=known[1])  # the driver reads it: it costs less
        else:
            route.fulfill(status=404)

    context.route(f"{address}/**", fulfil)


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
