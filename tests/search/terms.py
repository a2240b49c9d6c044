"""What a game's evaluation is made of."""

from importlib import import_module

from tests.conformance.play import SETTINGS, playthrough


def terms_of(name: str) -> set[str]:
    """The names of the terms, as they come up in games at all its tables."""
    evaluation = import_module(f"engine.{name}.evaluation")
    return {
        term
        for setting in SETTINGS
        if setting.game == name
        for state in playthrough(setting).sample(5)
        for seat in range(setting.seats)
        for term in evaluation.terms(state, seat)
    }
