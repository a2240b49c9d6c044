"""A short run of damaged texts; a long one by `make fuzz`."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

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
        assert not fuzz.tried(kind, number).fault, fuzz.mutant(kind, number)


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
    with planted(monkeypatch, {}.__getitem__):
        assert fuzz.tried("moves", 1).fault.startswith("KeyError")


@pytest.mark.parametrize("kind", [kind for kind in fuzz.KINDS if kind not in ("files", "names")])
def test_what_is_blown_up_takes_no_more_memory_than_its_length_allows(kind: str) -> None:
    numbers = range(0, 8 * fuzz.SWOLLEN, 2 * fuzz.SWOLLEN)
    assert min(len(fuzz.mutant(kind, at)) for at in numbers) > fuzz.KINDS[kind].most * 8 // 10
    assert 0 < max(fuzz.tried(kind, at).memory for at in numbers) < 1


def test_a_reader_that_takes_too_much_memory_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(text: str) -> list[str]:
        return [text[at:] for at in range(0, len(text), len(text) // 1000)]

    with planted(monkeypatch, greedy):
        assert fuzz.tried("moves", 0).memory > 1


@contextmanager
def planted(monkeypatch: pytest.MonkeyPatch, read: Callable[[str], object]) -> Iterator[None]:
    """Moves are read by this."""
    monkeypatch.setitem(fuzz.KINDS, "moves", fuzz.Kind(lambda: ["a"], read, 200_000))
    fuzz.corpus.cache_clear()
    yield
    fuzz.corpus.cache_clear()
