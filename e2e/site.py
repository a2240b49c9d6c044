"""The built site without a server: every request is answered from dist/, as the host would."""

from functools import cache
from urllib.parse import unquote, urlsplit

from playwright.sync_api import BrowserContext, Page, Route

from tools.headers import CONTENT_TYPES, headers
from tools.paths import DIST

ORIGIN = "https://serao.test"


@cache
def answer(path: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of an address of the site; each file is read once."""
    file = DIST / unquote(path).lstrip("/")
    file = file / "index.html" if file.is_dir() else file
    if not file.is_file():
        return 404, {}, b""
    return 200, {**headers(path), "Content-Type": CONTENT_TYPES[file.suffix]}, file.read_bytes()


def serve(context: BrowserContext, address: str = ORIGIN) -> None:
    """Put the site at an address of the context."""
    above = urlsplit(address).path

    def fulfil(route: Route) -> None:
        status, fields, body = answer(urlsplit(route.request.url).path.removeprefix(above))
        route.fulfill(status=status, headers=fields, body=body)

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
