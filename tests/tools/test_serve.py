"""The server of this machine: what it tells of in the terminal, and what not."""

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.serve import CompressedHandler, Handler, server

AT_ONCE = struct.pack("ii", 1, 0)
"""Of SO_LINGER: the connection is reset when it is closed, as by a browser whose tab is gone."""


@contextmanager
def serving(folder: Path, handler: type[Handler]) -> Iterator[int]:
    """The port of a server of the folder; when it ends, every answer has ended."""
    site = server(folder, handler=handler)
    site.daemon_threads = False  # so that closing waits for the answers
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield site.server_port
    site.shutdown()
    site.server_close()


def ask(port: int, path: str) -> socket.socket:
    """Ask for a file, and read no more than the beginning of the answer."""
    connection = socket.create_connection(("127.0.0.1", port))
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    connection.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
    assert connection.recv(64).startswith(b"HTTP/1.1 200")
    return connection


@pytest.mark.parametrize("handler", [Handler, CompressedHandler])
def test_a_browser_that_goes_away_is_no_error(
    handler: type[Handler],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tools.serve.compressed", Path.read_bytes)
    (tmp_path / "large.wasm").write_bytes(bytes(50_000_000))
    (tmp_path / "small.css").write_bytes(b"a {}")
    with serving(tmp_path, handler) as port:
        ask(port, "/large.wasm").close()  # in the middle of an answer
        ask(port, "/small.css").close()  # before it asks for the next
    assert capfd.readouterr().err == ""


def test_a_fault_of_the_server_itself_is_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    class Broken(Handler):
        def end_headers(self) -> None:
            super().end_headers()
            raise ZeroDivisionError("a leg of the server")

    (tmp_path / "small.css").write_bytes(b"a {}")
    with serving(tmp_path, Broken) as port:
        ask(port, "/small.css").close()
    assert "a leg of the server" in capfd.readouterr().err
