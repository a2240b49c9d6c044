"""Dataclasses that share fields."""

from dataclasses import dataclass, field

from engine.core.fields import Copied


@dataclass(slots=True)
class Pool(Copied):
    depths: list[int] = field(default_factory=list)


class Lake(Pool):
    __slots__ = ()


def test_a_copy_is_of_its_own_kind_and_shares_nothing_that_changes() -> None:
    for kind in (Pool, Lake, Pool):  # the copies of a base are compiled before those of its heirs
        pool = kind([3])
        copy = pool.copy()
        copy.depths.append(4)
        assert (type(copy), pool.depths, copy.depths) == (kind, [3], [3, 4])


def test_equal_values_have_equal_keys() -> None:
    pool = Lake([3, 4])
    assert pool.key() == pool.copy().key() == Lake([3, 4]).key()
    assert pool.key() != Lake([4, 3]).key()
    assert len({pool.key(), Lake([3]).key()}) == 2
