"""The wheel in a Python that has nothing else, and in a notebook."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from engine.games import NAMES, lessons, load, puzzles
from extras.pictures import draw
from tools.paths import ROOT
from tools.wheel import engine_wheel
from web.words import Words
from web.words.rules import rule_text

AWAY = ROOT / "tests/wheel/away.py"
NOTEBOOK = ROOT / "examples/serao.ipynb"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as a file."""
    [(name, data)] = engine_wheel().items()
    path = tmp_path_factory.mktemp("wheel") / name
    path.write_bytes(data)
    return path


@pytest.fixture(scope="module")
def elsewhere(wheel: Path) -> Path:
    """A Python of its own into which only the wheel was installed, without a network."""
    folder = wheel.parent / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin/python"
    install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet"]
    subprocess.run([*install, "--no-index", "--disable-pip-version-check", wheel], check=True)
    return python


def test_a_python_without_anything_else_has_games_bots_words_and_pictures(
    wheel: Path, elsewhere: Path
) -> None:
    told = json.loads(
        subprocess.run(
            [elsewhere, "-I", AWAY], check=True, capture_output=True, cwd=elsewhere.parent
        ).stdout
    )
    with zipfile.ZipFile(wheel) as inside:
        assert told["modules"] == sum(name.endswith(".py") for name in inside.namelist()) > 200
    assert told["strangers"] == []
    assert told["taught"] == {game: [len(lessons(game)), len(puzzles(game))] for game in NAMES}
    assert told["asked"] == Words("pt").many("trio-puzzles.points", 5)
    assert told["rule"] == rule_text("bullfrogs.deploy.line", "en").title
    for game, position in told["positions"].items():
        assert str(load(game).position(position)) == position
        assert told["pictures"][game] == draw(game, position, 0, language="de").svg


def test_it_says_what_it_is_and_needs_nothing(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as inside:
        names = inside.namelist()
        [metadata] = (inside.read(name).decode() for name in names if name.endswith("/METADATA"))
        [kind] = (inside.read(name).decode() for name in names if name.endswith("/WHEEL"))
        dates = {info.date_time for info in inside.infolist()}
    assert {name.partition("/")[0] for name in names} == {
        "serao_engine",
        wheel.name.removesuffix("-py3-none-any.whl") + ".dist-info",
    }
    assert "\nRequires-Python: >=3.11\n" in metadata
    assert all("extra ==" in line for line in re.findall("Requires-Dist: .*", metadata))
    assert "\nTag: py3-none-any\n" in kind
    assert dates == {(1980, 1, 1, 0, 0, 0)}


def test_it_is_the_same_every_time(wheel: Path, tmp_path: Path) -> None:
    script = "from tools.wheel import engine_wheel; import sys; [w] = engine_wheel().values(); "
    subprocess.run(
        [sys.executable, "-c", script + "open(sys.argv[1], 'wb').write(w)", tmp_path / "again"],
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo"},
    )
    assert (tmp_path / "again").read_bytes() == wheel.read_bytes()


# ipykernel and zmq speak of what is to come in their own house
@pytest.mark.filterwarnings("default")
def test_the_notebook_runs(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as inside:
        inside.extractall(tmp_path)
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    client = NotebookClient(notebook, timeout=60, resources={"metadata": {"path": tmp_path}})
    client.execute(env={**os.environ, "PYTHONPATH": str(tmp_path)})
    shown = [
        output["data"]["image/svg+xml"]
        for cell in notebook.cells
        for output in cell.get("outputs", ())
        if "image/svg+xml" in output.get("data", {})
    ]
    assert len(shown) >= 3
    assert all(picture.startswith("<svg ") for picture in shown)
    assert not [
        out
        for cell in notebook.cells
        for out in cell.get("outputs", ())
        if out.output_type == "error"
    ]


def test_no_module_imports_by_a_name_of_the_house(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as inside:
        for name in inside.namelist():
            if name.endswith(".py"):
                text = inside.read(name).decode()
                assert not re.search(r"(?m)^\s*(from|import) (engine|extras|web)\b", text), name
