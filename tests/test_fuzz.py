"""A short run of damaged texts; a long one by `make fuzz`."""

import pytest

from tests import fuzz

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


def test_another_error_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fuzz.KINDS, "moves", fuzz.Kind(lambda: ["a"], {}.__getitem__))
    fuzz.corpus.cache_clear()
    assert fuzz.tried("moves", 0)[1].startswith("KeyError")
    fuzz.corpus.cache_clear()
