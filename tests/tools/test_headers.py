"""The site's headers come from netlify.toml alone."""

from tools.headers import headers


def test_assets_are_kept_for_ever_and_pages_are_not() -> None:
    assert "immutable" in headers("/assets/memory-0123.wasm")["Cache-Control"]
    for page in ("/", "/index.html", "/rules/trio.html"):
        assert headers(page)["Cache-Control"] == "no-cache"


def test_every_answer_is_guarded() -> None:
    for path in ("/", "/assets/memory-0123.wasm"):
        assert headers(path)["X-Content-Type-Options"] == "nosniff"
        assert headers(path)["Content-Security-Policy"].startswith("default-src 'none';")


def test_anybody_may_embed_the_site() -> None:
    assert "X-Frame-Options" not in headers("/")
    assert "frame-ancestors" not in headers("/")["Content-Security-Policy"]
