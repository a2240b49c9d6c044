"""What can happen, declared once: a kind of event is its name, its fields, and who sees them."""

import re
from dataclasses import dataclass
from typing import (
    Annotated,
    Any,
    ClassVar,
    Self,
    TypeVar,
    dataclass_transform,
    get_args,
    get_type_hints,
)

from .game import Seat

T = TypeVar("T")

Secret = Annotated[T | None, "secret"]
"""A field that only one seat sees: it is None for everybody else."""


@dataclass_transform(frozen_default=True)
class Happening:
    """What happened: `class TurnBegan(Happening)` is a frozen dataclass named `turn-began`.

    Its secret fields are seen by `owner`, or else by the seat in its field `seat`.
    """

    name: ClassVar[str]
    _owner: ClassVar[Seat | None]
    _secrets: ClassVar[dict[str, Any]]

    def __init_subclass__(cls, owner: Seat | None = None) -> None:
        dataclass(frozen=True)(cls)
        cls.name = re.sub(r"\B(?=[A-Z])", "-", cls.__name__).lower()
        cls._owner = owner
        hints = get_type_hints(cls, include_extras=True).items()
        cls._secrets = {name: None for name, hint in hints if "secret" in get_args(hint)}

    def seen_by(self, viewer: Seat | None) -> Self:
        """The event as this seat saw it."""
        if not self._secrets:
            return self
        owner = self.__dict__["seat"] if self._owner is None else self._owner
        return self if viewer == owner else type(self)(**self.__dict__ | self._secrets)
