"""Dataclasses that share fields, and values in them: what lies open is declared once, for all."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Self, TypeVar, dataclass_transform, get_origin, get_type_hints

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """A frozen dataclass for the parts of a state, of which playing makes very many.

    Only mypy sees to it that nobody changes one: at run time that would treble their cost.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


class Copied:
    """A dataclass of values; the copy shares what cannot change, and copies what has a `copy`."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        type.__setattr__(cls, "copy", Copied.copy)  # one compiled for its base makes bases

    def copy(self) -> Self:
        """An independent value."""
        kind = type(self)
        type.__setattr__(kind, "copy", _copier(kind))  # from now on without asking
        return kind.copy(self)

    def key(self) -> tuple[Any, ...]:
        """Equal for equal values; a value among them that can change has a `key` of its own."""
        kind: type = type(self)
        return _keyer(kind)(self)


def less(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The values without one of those that equal this, which is among them."""
    at = values.index(value)
    return values[:at] + values[at + 1 :]


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with this one in the place of another."""
    new = list(values)
    new[at] = value
    return tuple(new)


def changed(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The numbers with one of them changed by so much."""
    new = list(numbers)
    new[at] += by
    return tuple(new)


def of_kind(kind: type, value: object) -> dict[str, Any]:
    """By name, the fields of this dataclass as the value has them, each as `Copied` copies it."""
    return _reader(kind)(value)


def _copier(kind: type) -> Callable[[Any], Any]:
    assigned = "; ".join(f"other.{name} = {value}" for name, value in _copied(kind).items())
    return _compiled(f"def copy(value): other = new(kind); {assigned}; return other", kind)


@cache
def _keyer(kind: type) -> Callable[[object], tuple[Any, ...]]:
    parts = "".join(f"{_hashable(name, hint)}, " for name, hint in _hints(kind).items())
    return _compiled(f"def copy(value): return ({parts})", kind)


def _hashable(name: str, hint: Any) -> str:
    """The expression for what a field has as something that can be hashed; its order counts."""
    held = get_origin(hint) or hint
    if held in (list, dict):
        return f"tuple(value.{name}{'.items()' * (held is dict)})"
    return f"value.{name}{'.key()' * hasattr(held, 'key')}"


@cache
def _reader(kind: type) -> Callable[[object], dict[str, Any]]:
    items = ", ".join(f"{name!r}: {value}" for name, value in _copied(kind).items())
    return _compiled(f"def copy(value): return {{{items}}}", kind)


def _copied(kind: type) -> dict[str, str]:
    """For each field, the expression that copies it from `value`."""
    hints = _hints(kind)
    changeable = {name for name, hint in hints.items() if hasattr(get_origin(hint) or hint, "copy")}
    return {name: f"value.{name}{'.copy()' * (name in changeable)}" for name in hints}


def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _compiled(source: str, kind: type) -> Callable[[Any], Any]:
    """The function `copy` of this source: search copies a state at every node."""
    scope: dict[str, Any] = {"kind": kind, "new": object.__new__}
    exec(source, scope)
    copy: Callable[[Any], Any] = scope["copy"]
    return copy
