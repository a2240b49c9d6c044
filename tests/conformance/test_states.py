"""States: whose turn, which moves, copies, texts, chance and the end."""

from random import Random

from engine.core.game import CHANCE, NOBODY
from engine.core.match import Match
from engine.games import load
from tests.conformance.play import (
    MANY,
    Setting,
    accepted,
    any_move,
    every_game,
    every_setting,
    legal,
    playthrough,
    step,
    universe,
)


@every_setting
def test_only_whoever_is_to_act_has_moves(setting: Setting) -> None:
    for state in playthrough(setting).states:
        if state.to_act == NOBODY:
            assert not state.moves()
            assert not state.chance()
        elif state.to_act == CHANCE:
            assert not state.moves()
            assert state.chance()
        else:
            assert state.to_act in range(setting.seats)
            assert state.moves()
            assert not state.chance()


@every_setting
def test_a_state_and_what_is_seen_of_it_know_how_many_play(setting: Setting) -> None:
    for state in playthrough(setting).states:
        read = load(setting.game).position(str(state))
        assert {state.seats, read.seats, setting.observe(state, 0).seats} == {setting.seats}


@every_setting
def test_moves_differ_from_each_other(setting: Setting) -> None:
    for state in playthrough(setting).states:
        moves = accepted(state)
        offered = legal(state)
        assert all(move in offered for move in moves)
        if len(state.moves()) <= MANY:
            assert len(moves) == len(state.moves()) + len(state.chance())
        assert len(set(moves)) == len(moves)
        assert len(set(map(str, moves))) == len(moves)


@every_setting
def test_every_move_offered_is_accepted(setting: Setting) -> None:
    for state in playthrough(setting).states:
        for move in accepted(state):
            assert state.refusal(move) is None
            state.copy().play(move)


@every_setting
def test_every_other_move_is_refused_by_a_rule_of_the_game(setting: Setting) -> None:
    played, random = playthrough(setting), Random(str(setting))
    rules = {rule for rule in played.game.rules if rule.kind == "refusal"}
    for state in played.sample(2):
        offered = legal(state)
        for move in random.choices(universe(setting.game), k=400):
            if move not in offered:
                assert state.refusal(move) in rules, f"{move} in {state}"


@every_setting
def test_asking_changes_nothing(setting: Setting) -> None:
    played = playthrough(setting)
    for state in played.sample(5):
        before = str(state)
        for move in [*accepted(state), *universe(setting.game)[:200]]:
            state.refusal(move)
        for viewer in (*range(setting.seats), None):
            setting.observe(state, viewer)
        state.outcome()
        assert str(state) == before


@every_setting
def test_a_copy_goes_its_own_way(setting: Setting) -> None:
    """Every past state still reads as it did, though its copies have been played on."""
    played, random = playthrough(setting), Random(7)
    for state in played.states[:-1]:
        copy = state.copy()
        assert str(copy) == str(state)
        for _ in range(2):
            if copy.to_act != NOBODY:
                copy.play(any_move(copy, random))
    assert [str(state) for state in played.states] == list(played.texts)


@every_setting
def test_a_position_reads_back_from_its_line(setting: Setting) -> None:
    played = playthrough(setting)
    for state, text in zip(played.states, played.texts, strict=True):
        again = played.game.position(text)
        assert "\n" not in text
        assert str(again) == text
        assert again.to_act == state.to_act
        assert accepted(again) == accepted(state)
        assert again.chance() == state.chance()
        assert again.outcome() == state.outcome()


@every_game
def test_a_move_reads_back_from_its_text(name: str) -> None:
    game = load(name)
    for move in universe(name):
        again = game.move(str(move))
        assert again == move
        assert hash(again) == hash(move)
        assert str(again) == str(move)
        assert " | " not in str(move)


@every_setting
def test_every_state_read_from_text_is_played_like_the_original(setting: Setting) -> None:
    """With the move of the game, and at every third state with any other move as well."""
    played, random = playthrough(setting), Random(3)
    for number, move in enumerate(played.match.log):
        state = played.game.position(played.texts[number])
        state.play(move)
        assert str(state) == played.texts[number + 1]
        if number % 3 == 0:
            other = any_move(played.states[number], random)
            original, again = (
                played.states[number].copy(),
                played.game.position(played.texts[number]),
            )
            for one in (original, again):
                one.play(other)
            assert str(again) == str(original)


@every_setting
def test_chance_has_positive_weights_and_uses_no_seat(setting: Setting) -> None:
    for state in playthrough(setting).states:
        assert all(isinstance(weight, int) and weight > 0 for _, weight in state.chance())


@every_setting
def test_the_outcome_comes_at_the_end_and_only_there(setting: Setting) -> None:
    played = playthrough(setting)
    *before, last = played.states
    assert all(state.outcome() is None for state in before)
    outcome = last.outcome()
    assert outcome is not None
    assert outcome.winners or setting.seats == 1, "alone one earns points and beats nobody"
    assert set(outcome.winners) <= set(range(setting.seats))
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert len(outcome.scores) == setting.seats
    assert outcome.rule in played.game.rules


@every_setting
def test_telling_what_happens_does_not_change_it(setting: Setting) -> None:
    played = playthrough(setting)
    for state, move, after in zip(played.states, played.match.log, played.texts[1:], strict=False):
        told, events = state.copy(), []
        told.play(move, events.append)
        assert str(told) == after
        assert all(event.name for event in events)


@every_setting
def test_the_same_seed_gives_the_same_game(setting: Setting) -> None:
    def line(seed: int) -> Match:
        match, random = setting.match(), Random(seed)
        while match.state.to_act != NOBODY:
            step(match, random)
        return match

    assert str(line(5)) == str(line(5))
    assert str(line(5)) != str(line(6))


@every_game
def test_rules_carry_the_name_of_their_game_and_stand_once(name: str) -> None:
    ids = [rule.id for rule in load(name).rules]
    assert all(id.startswith(f"{name}.") for id in ids)
    assert len(set(ids)) == len(ids)
