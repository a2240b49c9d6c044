"""QR codes say what they were made of, to readers that are not ours."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.web.test_links import BUDGET
from tools.archive import segno
from tools.paths import ROOT
from web.sharing import qr

SCALE = 3


def read(svg: str) -> str:
    """What somebody else's reader finds in the picture of a code."""
    (size,) = map(int, re.findall(r'viewBox="0 0 (\d+) \1"', svg))
    side = size * SCALE
    pixels = bytearray(b"\xff" * side * side)
    for x, y, length in re.findall(r"M(\d+) (\d+).5h(\d+)", svg):
        for line in range(int(y) * SCALE, (int(y) + 1) * SCALE):
            begin = line * side + int(x) * SCALE
            pixels[begin : begin + int(length) * SCALE] = bytes(int(length) * SCALE)
    found = import_module("zxingcpp").read_barcodes(memoryview(pixels).cast("B", (side, side)))
    (code,) = found
    text: str = code.text
    return text


@pytest.mark.parametrize("length", [1, 100, 1000, BUDGET, qr.LONGEST])
def test_a_code_is_read_by_somebody_elses_reader(length: int) -> None:
    text = ("https://serao.example/#/open/1" + "aB3_-x" * length)[:length]
    assert read(qr.draw(text, "a link")) == text


def test_a_code_names_itself_and_there_is_none_of_too_long_a_text() -> None:
    assert 'aria-label="&lt;a link&gt;"' in qr.draw("text", "<a link>")
    assert qr.draw("x" * (qr.LONGEST + 1), "a link") == ""


def test_the_modules_that_are_published_need_no_others_of_their_library(tmp_path: Path) -> None:
    for name, data in segno().items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    code = "import sys; sys.path[:0] = sys.argv[1:]; from web.sharing.qr import draw; draw('a', '')"
    apart = [sys.executable, "-S", "-c", code, str(tmp_path), str(ROOT)]
    subprocess.run(apart, check=True)
