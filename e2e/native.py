"""The site with the Python of this machine in place of Pyodide: it answers at once.

The shell, the style sheet and the pages are the site's own, taken from the sources and not from
dist/. For what has to be tried in very many positions, and is no matter of how Python comes there.
"""

import asyncio
import threading
from contextlib import suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import PurePosixPath
from queue import SimpleQueue

from tools.build import bundle, style
from tools.headers import CONTENT_TYPES
from tools.lessons import teaching
from web.loop import App

ENTRY = "e2e/native.js"
PAGE = """<!doctype html><html lang="en" data-waiting><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css">
<script>var early = { stand: () => "" }</script><script type="module" src="/native.js"></script>
</head><body><div id="app"></div><div id="announcer" class="visually-hidden"></div>
<div id="errors"></div></body></html>"""


class _Native:
    """The apps of all pages, each on the one loop."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.apps: dict[str, tuple[App, SimpleQueue[str]]] = {}
        threading.Thread(target=self.loop.run_forever, daemon=True).start()

    def of(self, page: str) -> tuple[App, SimpleQueue[str]]:
        """The app of a page, and what it pushes."""
        if page not in self.apps:
            pushed: SimpleQueue[str] = SimpleQueue()

            async def push(text: str) -> None:
                pushed.put(text)

            self.apps[page] = App(push), pushed
        return self.apps[page]

    def send(self, page: str, text: str) -> str:
        """The app's answer to a message."""
        answer = asyncio.run_coroutine_threadsafe(self.of(page)[0].send(text), self.loop)
        return answer.result()


@cache
def _files() -> dict[str, bytes]:
    return {
        "/": PAGE.encode(),
        "/style.css": style(),
        "/native.js": bundle(ENTRY, condition="native"),
    }


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        found = _files().get(self.path)
        suffix = PurePosixPath(self.path).suffix or ".html"
        self._answer(found or b"", CONTENT_TYPES[suffix], 200 if found else 404)

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
