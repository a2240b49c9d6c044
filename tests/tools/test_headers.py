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


def test_only_a_board_may_stand_in_another_page() -> None:
    for page in ("/", "/index.html", "/serao.html", "/rules/trio/en/"):
        assert "frame-ancestors 'none'" in headers(page)["Content-Security-Policy"]
    for page in ("/embed.html", "/pictures/trio/start.svg"):
        assert "frame-ancestors" not in headers(page)["Content-Security-Policy"]
        assert "X-Frame-Options" not in headers(page)


def test_a_frame_without_an_origin_may_read_everything() -> None:
    for path in ("/embed.html", "/embed.js", "/assets/memory-0123.wasm"):
        assert headers(path)["Access-Control-Allow-Origin"] == "*"


def test_what_several_rules_say_is_added_up() -> None:
    policies = headers("/")["Content-Security-Policy"]
    assert policies.startswith("default-src 'none';")
    assert policies.endswith(", frame-ancestors 'none'")
