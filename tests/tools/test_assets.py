"""Published names follow content."""

from pathlib import Path

from tools.assets import Assets


def test_a_name_changes_with_its_content_only(tmp_path: Path) -> None:
    first, same, other = (Assets(tmp_path / name) for name in ("first", "same", "other"))
    first.add("web/a.css", b"a")
    same.add("web/a.css", b"a")
    other.add("web/a.css", b"b")
    assert first.published == same.published != other.published
    assert (tmp_path / "first" / first.published["web/a.css"]).read_bytes() == b"a"


def test_files_that_name_one_another_stay_together(tmp_path: Path) -> None:
    assets = Assets(tmp_path / "site")
    assets.add_folder("pyodide", {"a.mjs": b"import './b.mjs'", "b.mjs": b""})
    a, b = assets.published["pyodide/a.mjs"], assets.published["pyodide/b.mjs"]
    assert Path(a).parent == Path(b).parent
    assert Path(a).name == "a.mjs"
