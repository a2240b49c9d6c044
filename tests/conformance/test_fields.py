"""What happens and what is seen says all it has to: every field holds what it is declared to."""

from collections.abc import Iterator
from types import UnionType
from typing import Any, ClassVar, Union, get_args, get_origin, get_type_hints

from tests.conformance.play import Setting, every_setting, playthrough


def holds(value: Any, declared: Any) -> bool:
    """Whether a value is of a type; what is inside of a collection is not looked at."""
    kind = get_origin(declared) or declared
    if kind in (Union, UnionType):
        return any(holds(value, each) for each in get_args(declared))
    return kind in (Any, ClassVar) or isinstance(value, kind)


def wrong(told: Any) -> Iterator[str]:
    """The fields that hold something else."""
    for name, declared in get_type_hints(type(told)).items():
        if not holds(getattr(told, name), declared):
            yield f"{type(told).__name__}.{name} is {getattr(told, name)!r}"


@every_setting
def test_events_and_observations_hold_what_they_are_declared_to(setting: Setting) -> None:
    played = playthrough(setting)
    told: list[Any] = [event for happened in played.match.events() for event in happened]
    told += [setting.observe(state, None) for state in played.states]
    for state in played.sample(7):
        told += [setting.observe(state, viewer) for viewer in range(setting.seats)]
    assert {fault for each in told for fault in wrong(each)} == set()
