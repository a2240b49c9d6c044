"""The site with the Python of this machine in place of Pyodide: it answers at once.

The shell, the style sheet and the pages are the site's own, taken from the sources and not from
dist/. For what has to be tried in very many positions, and is no matter of how Python comes there.
"""

import asyncio
import threading
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import PurePosixPath
from queue import SimpleQueue

from playwright.sync_api import Page

from e2e.site import NOWHERE_PATH
from tools.build import bundle, style
from tools.headers import CONTENT_TYPES
from tools.lessons import teaching
from web.loop import App

ENTRY = "e2e/native.js"
EAR = "/pushed/"
"""Where a page waits for what its app has to say of itself."""
KEEP = "(kept) => Object.assign(localStorage, kept)"
PAGE = """<!doctype html><html lang="en" data-waiting><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css">
<script>var early = { stand: () => "" }</script><script type="module" src="/native.js"></script>
</head><body><div id="app"></div>
<div id="announcer" class="visually-hidden" role="log" aria-live="polite"></div>
<div id="errors"></div><p id="patience" role="status"></p></body></html>"""


class _Native:
    """The apps of all pages, each on the one loop.

    Whatever an app says begins with its number: answers and pushes come to the page by two ways.
    """

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.apps: dict[str, tuple[App, SimpleQueue[str], Iterator[int]]] = {}
        self._making = threading.Lock()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()

    def of(self, page: str) -> tuple[App, SimpleQueue[str], Iterator[int]]:
        """The app of a page, what it pushes, and the number of what it says next."""
        with self._making:  # a page listens and speaks at once: both are to find the same app
            if page not in self.apps:
                self.apps[page] = self._made()
            return self.apps[page]

    def _made(self) -> tuple[App, SimpleQueue[str], Iterator[int]]:
        pushed: SimpleQueue[str] = SimpleQueue()
        numbers = count()

        async def push(text: str) -> None:
            pushed.put(f"{next(numbers)} {text}")

        return App(push), pushed, numbers

    def send(self, page: str, text: str) -> str:
        """The app's answer to a message."""
        app, _, numbers = self.of(page)

        async def answer() -> str:
            told = await app.send(text)
            return f"{next(numbers)} {told}"

        return asyncio.run_coroutine_threadsafe(answer(), self.loop).result()


@cache
def _files() -> dict[str, bytes]:
    return {
        "/": PAGE.encode(),
        "/style.css": style(),
        "/native.js": bundle(ENTRY, condition="native"),
        NOWHERE_PATH: b"",
        "/favicon.ico": b"",
    }


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        found = _files().get(self.path)
        suffix = PurePosixPath(self.path).suffix or ".html"
        kind = CONTENT_TYPES.get(suffix, CONTENT_TYPES[".html"])
        self._answer(found or b"", kind, 404 if found is None else 200)

    def do_POST(self) -> None:
        text = self.rfile.read(int(self.headers["Content-Length"] or 0)).decode()
        *what, page = self.path.strip("/").split("/")
        match what:
            case ["send"]:
                answer = _native.send(page, text)
            case ["pushed"]:
                answer = _native.of(page)[1].get()
            case ["fetched", name]:
                answer = teaching(name)
            case _:
                answer = ""
        self._answer(answer.encode(), "text/plain; charset=utf-8", 200)

    def _answer(self, body: bytes, kind: str, status: int) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def handle_one_request(self) -> None:
        """A page that is gone hears no answer."""
        with suppress(ConnectionError):
            super().handle_one_request()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


_native = _Native()


def app_of(page: str) -> App:
    """The app of a page, by the name that it has in the page."""
    return _native.of(page)[0]


@cache
def origin() -> str:
    """The address of the site, which is served from now on."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def at_the_table(page: Page, kept: Mapping[str, str]) -> None:
    """Open the match that is kept as `one`, on a page that knows only what is `kept`."""
    page.goto(f"{origin()}{NOWHERE_PATH}")  # no app is there yet that could play it
    page.evaluate(KEEP, kept)
    page.goto(f"{origin()}/#/table/one")
