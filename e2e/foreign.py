"""Somebody else's pages, on a server of their own: another origin than the site's."""

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from e2e.site import ORIGIN

HEARD = """
    <script>
      var heard = [];
      for (const kind of ["ready", "move", "refused", "solved", "height", "error"])
        addEventListener(`serao-${kind}`, ({ target, detail }) =>
          heard.push({ kind, board: target.id, ...detail }));
    </script>
"""
"""Keeps what the boards of a page say."""


def page_with(body: str, language: str = "en", head: str = HEARD) -> str:
    """A page that uses the element."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>A blog</title><link rel="icon" href="data:,">{head}'
        f'<script src="{ORIGIN}/embed.js" async></script></head>'
        f'<body><button id="before">before</button>{body}<button id="after">after</button>'
        "</body></html>"
    )


@contextmanager
def blog(page: str, headers: Mapping[str, str] | None = None) -> Iterator[str]:
    """Where the page now stands, sent with these headers."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            data = page.encode()
            self.send_response(200)
            for name, value in (headers or {}).items():
                self.send_header(name, value)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
