"""Observations: they show what a seat may know, and nothing of the rest."""

from random import Random

from engine.core.game import NOBODY
from tests.conformance.play import Setting, accepted, any_move, every_setting, playthrough
from tests.conformance.twins import viewers


@every_setting
def test_an_observation_does_not_change_with_what_it_cannot_see(setting: Setting) -> None:
    """Whatever is imagined behind the cards, the seat sees the same."""
    played, random = playthrough(setting), Random(11)
    for state in played.sample(2):
        for viewer in viewers(setting):
            observation = setting.observe(state, viewer)
            assert observation.viewer == viewer
            assert observation.to_act == state.to_act
            for _ in range(3):
                imagined = played.game.determinize(observation, random)
                assert setting.observe(imagined, viewer) == observation


@every_setting
def test_what_is_imagined_leaves_the_mover_the_same_moves(setting: Setting) -> None:
    played, random = playthrough(setting), Random(12)
    for state in played.states:
        if state.to_act >= 0:
            imagined = played.game.determinize(setting.observe(state, state.to_act), random)
            assert imagined.to_act == state.to_act
            assert len(imagined.moves()) == len(state.moves())
            assert set(accepted(imagined)) == set(accepted(state))


@every_setting
def test_what_is_imagined_is_a_whole_position(setting: Setting) -> None:
    """It can be written down, read back and played to the end."""
    played, random = playthrough(setting), Random(13)
    for state in played.sample(30):
        for viewer in viewers(setting):
            imagined = played.game.determinize(setting.observe(state, viewer), random)
            assert str(played.game.position(str(imagined))) == str(imagined)
            while imagined.to_act != NOBODY:
                imagined.play(any_move(imagined, random))
            assert imagined.outcome() is not None


@every_setting
def test_the_same_observation_and_seed_imagine_the_same(setting: Setting) -> None:
    played = playthrough(setting)
    for state in played.sample(10):
        for viewer in viewers(setting):
            one = played.game.determinize(setting.observe(state, viewer), Random(4))
            other = played.game.determinize(setting.observe(state, viewer), Random(4))
            assert str(one) == str(other)


@every_setting
def test_an_observation_keeps_still_while_the_game_goes_on(setting: Setting) -> None:
    """It shares nothing that changes with the state it was taken of, or that is imagined."""
    played, random = playthrough(setting), Random(14)
    for state in played.sample(5)[:-1]:
        for viewer in viewers(setting):
            original = state.copy()
            observation, fresh = setting.observe(original, viewer), setting.observe(state, viewer)
            written = repr(observation)
            imagined = played.game.determinize(observation, random)
            for other in (original, imagined):
                for _ in range(3):
                    if other.to_act != NOBODY:
                        other.play(any_move(other, random))
            assert observation == fresh
            assert repr(observation) == written


@every_setting
def test_an_event_is_seen_as_often_as_one_likes(setting: Setting) -> None:
    """What a seat saw of an event is the same when that is looked at again."""
    for happened in playthrough(setting).match.events():
        for event in happened:
            for viewer in viewers(setting):
                seen = event.seen_by(viewer)
                assert seen.name == event.name
                assert seen.seen_by(viewer) == seen


@every_setting
def test_what_is_sealed_is_seen_by_nobody_else_and_changes_nothing_for_them(
    setting: Setting,
) -> None:
    """Two decisions behind a screen are the same to everybody else, and so is what comes next."""
    played, random = playthrough(setting), Random(15)
    for state in played.states:
        if not state.sealed:
            continue
        seat = state.to_act
        assert seat >= 0
        one, other = state.copy(), state.copy()
        for decided in (one, other):
            decided.play(any_move(decided, random))
        while True:
            for viewer in viewers(setting):
                if viewer != seat:
                    assert setting.observe(one, viewer) == setting.observe(other, viewer)
            assert (one.to_act, one.sealed) == (other.to_act, other.sealed)
            if not one.sealed:
                break
            assert len(one.moves()) == len(other.moves())
            assert set(accepted(one)) == set(accepted(other))
            same = any_move(one, random)
            one.play(same)
            other.play(same)
