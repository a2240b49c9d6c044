"""Serve dist/ on this machine as the host does: python -m tools.serve [--open] [--port N]."""

import argparse
import os
import sys
import webbrowser
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from urllib.parse import urlsplit

import brotli

from tools.cached import cached
from tools.headers import CONTENT_TYPES, headers
from tools.paths import DIST

ADDRESS = "127.0.0.1"
PORT = 8000


class Handler(SimpleHTTPRequestHandler):
    """Files of one folder, with the production headers."""

    protocol_version = "HTTP/1.1"
    extensions_map = CONTENT_TYPES
    disable_nagle_algorithm = True  # or each file's body waits until its headers have arrived

    def end_headers(self) -> None:
        """Add the site's own headers to those of the file."""
        for name, value in headers(urlsplit(self.path).path).items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the browser's own tools show each request."""


@cache
def compressed(path: Path) -> bytes:
    """The file as brotli sends it, as small as it gets: that takes long."""
    data = path.read_bytes()
    return cached(lambda: brotli.compress(data, quality=11, lgwin=24), b"brotli", data)


class CompressedHandler(Handler):
    """The same files, all sent with brotli: what a visitor's line carries. Used for measuring."""

    def send_head(self) -> BytesIO | None:
        """Answer with the whole file, or nothing when the browser has it already."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return None
        data = compressed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return BytesIO(data)


class Server(ThreadingHTTPServer):
    """A server to which a browser that goes away in the middle of an answer is no error."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Tell of everything that went wrong but a tab that was closed or reloaded."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(folder: Path, port: int = 0, handler: type[Handler] = Handler) -> Server:
    """A server of `folder`, not yet running; port 0 is any free one.

    Raises OSError when the port is taken.
    """
    return Server((ADDRESS, port), lambda *request: handler(*request, directory=str(folder)))


def desktop() -> bool:
    """Whether a browser would have a screen to open on."""
    return sys.platform != "linux" or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--open", action="store_true", help="open a browser, where there is one")
    options = parser.parse_args()
    try:
        site = server(DIST, options.port)
    except OSError:  # the port is taken
        site = server(DIST)
    address = f"http://{ADDRESS}:{site.server_port}/"
    print(f"{address} (Ctrl+C ends it)", flush=True)
    if options.open and desktop():
        webbrowser.open(address)
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        site.server_close()


if __name__ == "__main__":
    main()
