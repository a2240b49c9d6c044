"""The built site without a server: every request is answered from dist/, as the host would."""

from functools import cache
from urllib.parse import unquote, urlsplit

from playwright.sync_api import BrowserContext, Route

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


def fulfil(route: Route) -> None:
    """Answer one request."""
    status, fields, body = answer(urlsplit(route.request.url).path)
    route.fulfill(status=status, headers=fields, body=body)


def serve(context: BrowserContext) -> None:
    """Put the site at ORIGIN; nothing else can be reached."""
    context.route("**", lambda route: route.abort())
    context.route(f"{ORIGIN}/**", fulfil)
