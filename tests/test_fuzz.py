"""A short run of damaged texts; a long one by `make fuzz`."""

import pytest

from engine.core.match import Match
from tests import fuzz
from web.app.links import open_packed
from web.app.saves import open_match
from web.rooms.device.luggage import read_luggage
from web.rooms.embed.address import Fault, read
from web.rooms.teach.made import read_file

NUMBER = 150


@pytest.mark.parametrize("kind", fuzz.KINDS)
def test_damaged_texts_are_read_or_refused(kind: str) -> None:
    for number in range(NUMBER):
        _, fault = fuzz.tried(kind, number)
        assert not fault, fuzz.mutant(kind, number)


@pytest.mark.parametrize("kind", fuzz.KINDS)
def test_good_texts_are_read(kind: str) -> None:
    for text in fuzz.corpus(kind)[:20]:
        fuzz.KINDS[kind].read(text)


def test_what_is_damaged_was_good_before() -> None:
    assert all(isinstance(open_match(text), Match) for text in fuzz.corpus("saves"))
    assert [text for text in fuzz.corpus("frames") if isinstance(read(text), Fault)] == []
    assert any(isinstance(open_packed(text), Match) for text in fuzz.corpus("links"))
    assert all(read_luggage(text) for text in fuzz.corpus("files"))
    assert [read_file(text)[1] for text in fuzz.corpus("boards")] == [0]


def test_another_error_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fuzz.KINDS, "moves", fuzz.Kind(lambda: ["a"], {}.__getitem__))
    fuzz.corpus.cache_clear()
    assert fuzz.tried("moves", 0)[1].startswith("KeyError")
    fuzz.corpus.cache_clear()
